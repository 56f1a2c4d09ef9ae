/// A set of wide names: open addressing, no hashing, as in `NameTable`.
struct WideNameSet: Sendable {
  private var names: [UInt64] = []
  private(set) var count = 0

  /// Marks a free slot; a name that happens to be zero is counted as one.
  private static let free: UInt64 = 0

  func contains(_ name: UInt64) -> Bool {
    guard count > 0 else { return false }
    return names[slot(of: name)] != Self.free
  }

  /// Returns whether it is new.
  @discardableResult
  mutating func insert(_ name: UInt64) -> Bool {
    let size = size(for: count + 1)
    if size > names.count { grow(to: size) }
    let slot = slot(of: name)
    guard names[slot] == Self.free else { return false }
    names[slot] = Self.stored(name)
    count += 1
    return true
  }

  /// Makes room for all of it first, for the reason `NameTable` has.
  mutating func formUnion(_ other: WideNameSet) {
    guard other.count > 0 else { return }
    if count == 0 {
      self = other
      return
    }
    let size = size(for: count + other.count)
    if size > names.count { grow(to: size) }
    for name in other.names where name != Self.free { insert(name) }
  }

  private static func stored(_ name: UInt64) -> UInt64 { name == free ? 1 : name }

  /// As full as a `NameTable`.
  private func size(for count: Int) -> Int {
    var size = max(64, names.count)
    while count * 4 > size * 3 { size *= 2 }
    return size
  }

  /// Where a name stands or would stand.
  private func slot(of name: UInt64) -> Int {
    let name = Self.stored(name)
    let mask = names.count - 1
    var slot = Int(truncatingIfNeeded: name) & mask
    while names[slot] != Self.free, names[slot] != name { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow(to size: Int) {
    var larger = [UInt64](repeating: Self.free, count: size)
    larger.withUnsafeMutableBufferPointer { larger in
      for name in names where name != Self.free {
        var slot = Int(truncatingIfNeeded: name) & (size - 1)
        while larger[slot] != Self.free { slot = (slot + 1) & (size - 1) }
        larger[slot] = name
      }
    }
    names = larger
  }
}
