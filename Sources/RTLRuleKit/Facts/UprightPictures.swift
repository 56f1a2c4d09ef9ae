import RTLSyntax

extension Site {
  /// Whether a picture is turned up or down wherever it is seen: `Image("chevron").rotationEffect(.degrees(90))`, and
  /// `Image(systemName: isOpen ? "chevron.down" : "chevron.right").rotationEffect(.degrees(isOpen ? 0 : -90))`.
  ///
  /// - Parameter name: the expression of its name.
  package func isTurnedUpright(_ name: Expression) -> Bool {
    guard let call = structure.call(around: name.first) else { return false }
    return structure.path(startingAt: call.callee).contains { modifier in
      guard structure.token(modifier, is: "rotationEffect"), let turn = structure.call(of: modifier) else {
        return false
      }
      let angle = turn.open..<structure.end(ofGroup: turn.open)
      guard let question = angle.first(where: { structure.kind($0) == .infixQuestion }) else {
        return isRightAngle(angle)
      }
      return self.angle(of: name, turnedBy: question).map(isRightAngle) ?? false
    }
  }

  /// `-90` of `isOpen ? 0 : -90` for what stands behind the colon of another choice by `isOpen`.
  private func angle(of name: Expression, turnedBy question: Int) -> Range<Int>? {
    guard let turns = structure.ternary(question: question),
      let chosen = structure.ternaryQuestion(around: name), let pictures = structure.ternary(question: chosen),
      file.compactText(turns.condition) == file.compactText(pictures.condition)
    else { return nil }
    return pictures.yes.tokens.contains(name.first) ? turns.yes.tokens : turns.no.tokens
  }

  private func isRightAngle(_ angle: Range<Int>) -> Bool {
    angle.contains { structure.token($0, isAnyOf: "90", "270") }
      && !angle.contains { structure.kind($0) == .infixQuestion }
  }
}
