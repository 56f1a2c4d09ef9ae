import RTLSyntax

/// Is this its own mirror image? `(left: 4, right: 4)`, `[.left, .right]`, `(x, y)` without any side.
extension Structure {
  private static let maximalElements = 32
  private static let maximalTokens = 64

  /// Whether what stands in a pair of brackets is the same, the order aside, when left and right change places.
  package func isSymmetric(group open: Int) -> Bool { isSymmetric(group: open, depth: 4) }

  private func isSymmetric(group open: Int, depth: Int) -> Bool {
    let elements = elements(ofGroup: open, limit: Self.maximalElements)
    guard elements.count < Self.maximalElements else { return false }
    var own: [[UInt8]] = []
    var mirrored: [[UInt8]] = []
    for element in elements {
      let first = element.label ?? element.start
      guard element.end - first <= Self.maximalTokens else { return false }
      var text: [UInt8] = []
      var image: [UInt8] = []
      for index in first..<element.end {
        text += bytes(index)
        image += tokens[index].kind == .identifier ? Self.mirrored(bytes(index)) : Array(bytes(index))
        text.append(0)
        image.append(0)
      }
      own.append(text)
      // In a list of its own the order does not matter either.
      let isList = depth > 0 && kind(element.start) == .leftSquare && partner(element.start) == element.end - 1
      let isOwnImage = element.label == nil && isList && isSymmetric(group: element.start, depth: depth - 1)
      mirrored.append(isOwnImage ? text : image)
    }
    let sort: ([UInt8], [UInt8]) -> Bool = { $0.lexicographicallyPrecedes($1) }
    return own.sorted(by: sort) == mirrored.sorted(by: sort)
  }

  private static let sides: [(StaticString, StaticString)] = [
    ("left", "right"), ("Left", "Right"), ("leading", "trailing"), ("Leading", "Trailing"),
  ]

  /// `topLeft` for `topRight`; a name without a side is its own image.
  private static func mirrored(_ name: ArraySlice<UInt8>) -> [UInt8] {
    for (one, other) in sides {
      for (word, image) in [(one, other), (other, one)] {
        if let place = place(of: word, in: name) {
          return Array(name[..<place.lowerBound]) + bytes(of: image) + Array(name[place.upperBound...])
        }
      }
    }
    return Array(name)
  }

  private static func place(of word: StaticString, in name: ArraySlice<UInt8>) -> Range<Int>? {
    let count = word.utf8CodeUnitCount
    guard name.count >= count, name.count <= 80 else { return nil }
    let letters = bytes(of: word)
    return (name.startIndex...(name.endIndex - count)).first { name[$0..<$0 + count].elementsEqual(letters) }
      .map { $0..<$0 + count }
  }

  private static func bytes(of word: StaticString) -> [UInt8] { word.withUTF8Buffer { Array($0) } }
}
