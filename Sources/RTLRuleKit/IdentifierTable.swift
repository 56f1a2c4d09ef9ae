import RTLSyntax

/// Finds the identifiers of a file by their names.
///
/// Most files are asked about a function or two, and to read those along costs less than to put all names in their
/// places, which takes as long as to read a file four times. So files are read along until that much has been read; from
/// then on the places are known.
struct IdentifierTable {
  private let structure: Structure
  private var slots: Slots?
  private var readCount = 0

  init(_ structure: Structure) { self.structure = structure }

  /// Where in a range identifiers of a name stand, no more than so many.
  mutating func indexes(of name: UInt32, within range: Range<Int>, limit: Int) -> [Int] {
    if let slots { return slots.indexes(of: name, within: range, limit: limit) }
    readCount += range.count
    if readCount <= Self.readings * structure.tokens.count { return read(range, for: name, limit: limit) }
    let slots = Slots(structure)
    self.slots = slots
    return slots.indexes(of: name, within: range, limit: limit)
  }

  private static let readings = 4

  private func read(_ range: Range<Int>, for name: UInt32, limit: Int) -> [Int] {
    var found: [Int] = []
    structure.tokens.withUnsafeBufferPointer { tokens in
      for index in range.clamped(to: tokens.indices) where tokens[index].name == name {
        guard tokens[index].kind == .identifier else { continue }
        found.append(index)
        if found.count == limit { break }
      }
    }
    return found
  }
}

/// The identifiers of a file put in their places by counting: to sort them takes five times as long.
private struct Slots {
  /// For each value of the low bits of a name, where those that have them begin among `indexes`; one more at the end.
  private let starts: [Int32]
  /// Token indexes: those of one slot side by side, in the order of the file.
  private let indexes: [Int32]
  private let mask: Int
  private let structure: Structure

  init(_ structure: Structure) {
    var size = 16
    while size * 4 < structure.tokens.count { size *= 2 }
    let mask = size - 1
    var starts = [Int32](repeating: 0, count: size + 1)
    var indexes: [Int32] = []
    starts.withUnsafeMutableBufferPointer { starts in
      structure.tokens.withUnsafeBufferPointer { tokens in
        for token in tokens where token.kind == .identifier { starts[Int(token.name) & mask] += 1 }
        var end: Int32 = 0
        for slot in starts.indices {
          end += starts[slot]
          starts[slot] = end
        }
        // From the last to the first, each before those of its slot that are in place already.
        indexes = [Int32](unsafeUninitializedCapacity: Int(end)) { indexes, count in
          for index in tokens.indices.reversed() where tokens[index].kind == .identifier {
            let slot = Int(tokens[index].name) & mask
            starts[slot] -= 1
            indexes[Int(starts[slot])] = Int32(truncatingIfNeeded: index)
          }
          count = Int(end)
        }
      }
    }
    self.starts = starts
    self.indexes = indexes
    self.mask = mask
    self.structure = structure
  }

  /// Where in a range identifiers of a name stand, no more than so many.
  func indexes(of name: UInt32, within range: Range<Int>, limit: Int) -> [Int] {
    let slot = Int(name) & mask
    let same = indexes[Int(starts[slot])..<Int(starts[slot + 1])]
    var found: [Int] = []
    for index in same[same.partitionIndex { $0 < range.lowerBound }...] {
      if index >= range.upperBound || found.count == limit { break }
      if structure.tokens[Int(index)].name == name { found.append(Int(index)) }
    }
    return found
  }
}
