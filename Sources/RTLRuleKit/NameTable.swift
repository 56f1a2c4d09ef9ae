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
  /// What was noted last, by the low bits of the names. Half of all that is declared is called `body`, `id` or `title`
  /// once more: this much fits the nearest cache, and spares the miss. Of a name in conflict nothing new can be said at
  /// all.
  private var recent = [Slot](repeating: Slot(name: free, type: 0), count: recentCount)
  private static let recentCount = 512

  /// What is noted and not yet in the table: it is put there many at a time, so that the processor waits for many of
  /// the misses at once.
  private var waiting: [Slot] = []
  private static let batchCount = 64

  /// Marks a free slot; a name that happens to be zero is counted as one.
  private static let free: UInt64 = 0

  /// What is known of a name, once all is settled.
  subscript(name: UInt64) -> TypeKey? {
    assert(waiting.isEmpty, "a table is settled before it is asked")
    guard !slots.isEmpty else { return nil }
    let name = Self.stored(name)
    let slot = slots.withUnsafeBufferPointer { $0[Self.place(of: name, from: Int(truncatingIfNeeded: name), in: $0)] }
    return slot.name == Self.free ? nil : TypeKey(value: slot.type)
  }

  /// Notes a type for a name; a second, other one makes it a conflict.
  mutating func record(_ type: TypeKey, for name: UInt64) {
    let name = Self.stored(name)
    let nearby = Int(truncatingIfNeeded: name) & (Self.recentCount - 1)
    let known = recent[nearby]
    if known.name == name, known.type == type.value || known.type == TypeKey.conflict.value { return }
    recent[nearby] = Slot(name: name, type: known.name == name ? TypeKey.conflict.value : type.value)
    waiting.append(recent[nearby])
    if waiting.count == Self.batchCount { settle() }
  }

  /// Puts what is waiting into the table.
  mutating func settle() {
    if waiting.isEmpty { return }
    let size = size(for: count + waiting.count)
    if size > slots.count { grow(to: size) }
    var new: [Slot] = []
    swap(&new, &waiting)
    count += slots.withUnsafeMutableBufferPointer { slots in
      // None of these places depends on another. To look for each only when it is wanted costs a run over ninety projects
      // a fortieth of its time.
      let known = UnsafeBufferPointer(slots)
      let places = new.map { Self.place(of: $0.name, from: Int(truncatingIfNeeded: $0.name), in: known) }
      return zip(new, places).count { new, place in
        // One before it may have taken the place.
        let place = Self.place(of: new.name, from: place, in: known)
        let isNew = slots[place].name == Self.free
        if isNew {
          slots[place] = new
        } else if slots[place].type != new.type {
          slots[place].type = TypeKey.conflict.value
        }
        return isNew
      }
    }
    new.removeAll(keepingCapacity: true)
    swap(&new, &waiting)
  }

  /// Makes room for all of it first: names come in the order of their slots, and would pile up at the front of a table
  /// that only grows as they arrive.
  mutating func merge(_ other: NameTable) {
    if count == 0, waiting.isEmpty {
      self = other
      return
    }
    let size = size(for: count + waiting.count + other.count)
    if size > slots.count { grow(to: size) }
    for slot in other.slots where slot.name != Self.free { record(TypeKey(value: slot.type), for: slot.name) }
    for slot in other.waiting { record(TypeKey(value: slot.type), for: slot.name) }
  }

  private static func stored(_ name: UInt64) -> UInt64 { name == free ? 1 : name }

  /// No more than three quarters of the slots are taken: fresh memory costs more than a few steps through what is at hand.
  private func size(for count: Int) -> Int {
    var size = max(4 * Self.batchCount, slots.count)
    while count * 4 > size * 3 { size *= 2 }
    return size
  }

  /// Where a name stands or would stand: nowhere before `start`.
  @inline(__always)
  private static func place(of name: UInt64, from start: Int, in slots: UnsafeBufferPointer<Slot>) -> Int {
    let mask = slots.count - 1
    var place = start & mask
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
