import RTLSyntax

/// Members of the project's own that ask for the direction.
extension Structure {
  /// Small helpers such as `var isMirrored: Bool { view.effective… == .rightToLeft }`, `var sign: CGFloat { … }` and
  /// `static let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft`.
  ///
  /// - Parameter isAnswer: whether it is written with a type that can answer; nil without a type.
  func asksForDirection(_ declaration: Declaration, isAnswer: Bool?) -> Bool {
    if declaration.body != Structure.none {
      guard isAnswer == true else { return false }
      let open = Int(declaration.body)
      let close = end(ofGroup: open)
      guard close - open < Self.longestHelper else { return false }
      return namesDirection(open..<close)
    }
    let start = Int(declaration.value)
    guard declaration.kind == .variable, declaration.value != Structure.none,
      kind(start) != .leftBrace, isAnswer ?? !constructs(start)
    else { return false }
    // Cheap words first: of a million values few name a direction.
    let nearby = start..<min(start + 12, tokens.count)
    guard namesDirection(nearby) else { return false }
    let value = value(at: start)
    let isQuestion = value.tokens.contains {
      kind($0) == .infixQuestion || token($0, isAnyOf: "==", "!=")
    }
    return isQuestion && value.last - value.first < Self.longestHelper
      && namesDirection(value.first..<value.last + 1)
  }

  private static let longestHelper = 120

  /// `Cell(isRTL: a == b)` is a cell.
  private func constructs(_ start: Int) -> Bool {
    kind(start) == .identifier && startsUppercase(start) && kind(start + 1) == .leftParen
  }

  private func namesDirection(_ range: Range<Int>) -> Bool {
    range.clamped(to: tokens.indices).contains { DirectionWords.isDirectionWord($0, in: self) }
  }
}
