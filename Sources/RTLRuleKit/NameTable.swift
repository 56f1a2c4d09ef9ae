import RTLSyntax

/// A map from wide names to types: open addressing, no hashing, since a wide name is a good hash by itself.
///
/// A survey writes a million names; with a dictionary's own hashing that is a tenth of a whole run.
struct NameTable: Sendable {
  private var names: [UInt64] = []
  private var types: [UInt64] = []
  private var count = 0

  /// Marks a free slot; a name that happens to be zero is counted as one.
  private static let free: UInt64 = 0

  subscript(name: UInt64) -> TypeKey? {
    guard !names.isEmpty else { return nil }
    let slot = slot(of: name)
    return names[slot] == Self.free ? nil : TypeKey(value: types[slot])
  }

  /// Notes a type for a name; a second, other one makes it a conflict.
  mutating func record(_ type: TypeKey, for name: UInt64) {
    if count * 2 >= names.count { grow(to: max(64, names.count * 2)) }
    let slot = slot(of: name)
    if names[slot] == Self.free {
      names[slot] = Self.stored(name)
      types[slot] = type.value
      count += 1
    } else if types[slot] != type.value {
      types[slot] = TypeKey.conflict.value
    }
  }

  /// Makes room for all of it first: names come in the order of their slots, and would pile up at the front of a table
  /// that only grows as they arrive.
  mutating func merge(_ other: NameTable) {
    var size = max(64, names.count)
    while (count + other.count) * 2 >= size { size *= 2 }
    if size > names.count { grow(to: size) }
    for slot in other.names.indices where other.names[slot] != Self.free {
      record(TypeKey(value: other.types[slot]), for: other.names[slot])
    }
  }

  private static func stored(_ name: UInt64) -> UInt64 { name == free ? 1 : name }

  /// Where a name stands or would stand.
  private func slot(of name: UInt64) -> Int {
    let name = Self.stored(name)
    let mask = names.count - 1
    var slot = Int(truncatingIfNeeded: name) & mask
    while names[slot] != Self.free, names[slot] != name { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow(to size: Int) {
    let old = self
    names = [UInt64](repeating: Self.free, count: size)
    types = [UInt64](repeating: 0, count: size)
    for index in old.names.indices where old.names[index] != Self.free {
      let slot = slot(of: old.names[index])
      names[slot] = old.names[index]
      types[slot] = old.types[index]
    }
  }
}
