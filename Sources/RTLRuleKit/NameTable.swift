import RTLSyntax

/// A map from wide names to types: open addressing, no hashing, since a wide name is a good hash by itself.
///
/// A survey writes a million names; with a dictionary's own hashing that is a tenth of a whole run.
struct NameTable: Sendable {
  /// Name and type side by side: the tables are larger than the caches, and each look into one costs a miss.
  private struct Slot {
    var name: UInt64
    var type: UInt64
  }

  private var slots: [Slot] = []
  private var count = 0
  /// What the table holds for the names noted last, by their low bits. Half of all that is declared is called `body`,
  /// `id` or `title` once more: this much fits the nearest cache, and spares the miss. Of a name in conflict nothing
  /// new can be said at all.
  private var recent = [Slot](repeating: Slot(name: free, type: 0), count: recentCount)
  private static let recentCount = 512

  /// Marks a free slot; a name that happens to be zero is counted as one.
  private static let free: UInt64 = 0

  subscript(name: UInt64) -> TypeKey? {
    guard !slots.isEmpty else { return nil }
    let slot = slots[place(of: name)]
    return slot.name == Self.free ? nil : TypeKey(value: slot.type)
  }

  /// Notes a type for a name; a second, other one makes it a conflict.
  mutating func record(_ type: TypeKey, for name: UInt64) {
    let name = Self.stored(name)
    let nearby = Int(truncatingIfNeeded: name) & (Self.recentCount - 1)
    let known = recent[nearby]
    if known.name == name, known.type == type.value || known.type == TypeKey.conflict.value { return }
    if count * 2 >= slots.count { grow(to: max(64, slots.count * 2)) }
    let place = place(of: name)
    if slots[place].name == Self.free {
      slots[place] = Slot(name: name, type: type.value)
      count += 1
    } else if slots[place].type != type.value {
      slots[place].type = TypeKey.conflict.value
    }
    recent[nearby] = slots[place]
  }

  /// Makes room for all of it first: names come in the order of their slots, and would pile up at the front of a table
  /// that only grows as they arrive.
  mutating func merge(_ other: NameTable) {
    if count == 0 {
      self = other
      return
    }
    var size = max(64, slots.count)
    while (count + other.count) * 2 >= size { size *= 2 }
    if size > slots.count { grow(to: size) }
    for slot in other.slots where slot.name != Self.free { record(TypeKey(value: slot.type), for: slot.name) }
  }

  private static func stored(_ name: UInt64) -> UInt64 { name == free ? 1 : name }

  /// Where a name stands or would stand.
  private func place(of name: UInt64) -> Int {
    let name = Self.stored(name)
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: name) & mask
    while slots[place].name != Self.free, slots[place].name != name { place = (place + 1) & mask }
    return place
  }

  private mutating func grow(to size: Int) {
    var larger = [Slot](repeating: Slot(name: Self.free, type: 0), count: size)
    larger.withUnsafeMutableBufferPointer { larger in
      for slot in slots where slot.name != Self.free {
        var place = Int(truncatingIfNeeded: slot.name) & (size - 1)
        while larger[place].name != Self.free { place = (place + 1) & (size - 1) }
        larger[place] = slot
      }
    }
    slots = larger
  }
}
