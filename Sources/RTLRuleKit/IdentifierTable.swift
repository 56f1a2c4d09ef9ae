import RTLSyntax

/// The identifiers of a file by their names, put in their places by counting: to sort them takes five times as long.
struct IdentifierTable {
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
