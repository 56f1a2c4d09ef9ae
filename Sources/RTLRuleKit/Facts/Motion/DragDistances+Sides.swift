import RTLSyntax

/// Drags whose side is kept under a name, and asked for later.
extension DragReader {
  /// `side = speed.x > 0 ? .right : .left; if side == .right { navigation.popViewController(animated: true) }`: a side that
  /// means back or forward.
  func goesBySide(_ condition: Expression) -> Bool {
    let whole = structure.parenthesized(condition)
    guard structure.kind(whole.last + 1) == .infixQuestion,
      let ternary = structure.ternary(question: whole.last + 1), isSide(ternary.yes), isSide(ternary.no),
      let name = structure.nameOfValue(Expression(ternary.condition.first, ternary.no.last)),
      let body = structure.outermostBody(of: condition.first)
    else { return false }
    return file.uses(of: structure.tokens[name].name, within: structure.words(ofScope: body)).prefix(24).contains {
      guard structure.token($0 + 1, is: "=="), $0 + 3 < structure.tokens.count,
        isSide(structure.operand(around: $0 + 3)), structure.kind($0 + 4) == .leftBrace
      else { return false }
      return ($0 + 4..<min(structure.end(ofGroup: $0 + 4), $0 + 200)).contains {
        structure.kind($0 + 1) == .leftParen && Self.ways.contains($0, in: structure)
      }
    }
  }

  /// `.left`, `.right`
  private func isSide(_ value: Expression) -> Bool {
    value.last == value.first + 1 && structure.isImplicitMember(value.last)
      && structure.token(value.last, isAnyOf: "left", "right")
  }

  private static let ways: WordSet = [
    "popViewController", "popToRootViewController", "pushViewController", "dismiss", "goBack", "goForward", "showNext",
    "showPrevious", "reply",
  ]
}
