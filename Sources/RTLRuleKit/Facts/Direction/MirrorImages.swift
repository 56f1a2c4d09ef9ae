import RTLSyntax

extension LintedFile {
  /// The text of an expression without white space, comments and minus signs, as it stands or with all sides swapped:
  /// `max(insets.left, 0)` and, mirrored, `max(insets.right, 0)`.
  ///
  /// Code whose two sides are each other's mirror image in words treats them alike, and looks the same either way.
  ///
  /// - Parameter wholeWords: whether sides within a longer name stay: who reads `leftPadding` for both sides has one value.
  package func sidedText(_ expression: Expression, mirrored: Bool, wholeWords: Bool = false) -> String {
    guard expression.first <= expression.last, expression.last < structure.tokens.count else { return "" }
    var bytes: [UInt8] = []
    for index in expression.tokens {
      let token = structure.tokens[index]
      if token.kind == .prefixOperator, structure.token(index, is: "-") { continue }
      let word = Array(structure.bytes(index))
      if mirrored, isLimit(index) {
        bytes.append(contentsOf: structure.token(index, is: "<=") ? Array(">=".utf8) : Array("<=".utf8))
        continue
      }
      let isTurned = mirrored && token.kind == .identifier && !(wholeWords && !Self.isSide(word))
      bytes.append(contentsOf: isTurned ? Self.mirrored(word) : word)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `a.left >= b.left`, the mirror image of which is `a.right <= b.right`.
  private func isLimit(_ index: Int) -> Bool {
    structure.kind(index) == .binaryOperator && structure.token(index, isAnyOf: "<=", ">=")
      && Self.edges.contains(index - 1, in: structure)
  }

  private static let edges: WordSet = ["left", "right", "Left", "Right", "leftAnchor", "rightAnchor"]

  private static let swaps: [(from: StaticString, to: StaticString)] = [
    ("left", "right"), ("right", "left"), ("Left", "Right"), ("Right", "Left"),
    ("leading", "trailing"), ("trailing", "leading"), ("Leading", "Trailing"), ("Trailing", "Leading"),
    ("lessThan", "greaterThan"), ("greaterThan", "lessThan"),
    ("minX", "maxX"), ("maxX", "minX"),
  ]

  private static func isSide(_ word: [UInt8]) -> Bool {
    swaps.contains { word.count == $0.from.utf8CodeUnitCount && stands($0.from, at: 0, in: word) }
  }

  private static func mirrored(_ word: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < word.count {
      if let swap = swaps.first(where: { stands($0.from, at: index, in: word) }) {
        result.append(contentsOf: UnsafeBufferPointer(start: swap.to.utf8Start, count: swap.to.utf8CodeUnitCount))
        index += swap.from.utf8CodeUnitCount
      } else {
        result.append(word[index])
        index += 1
      }
    }
    return result
  }

  private static func stands(_ text: StaticString, at index: Int, in word: [UInt8]) -> Bool {
    guard index + text.utf8CodeUnitCount <= word.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where word[index + offset] != text.utf8Start[offset] { return false }
    return true
  }
}
