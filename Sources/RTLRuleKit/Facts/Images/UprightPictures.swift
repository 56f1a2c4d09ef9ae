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
      guard let argument = structure.firstArgument(of: turn), !argument.isEmpty else { return false }
      let angle = argument.expression
      guard let question = angle.tokens.first(where: { structure.kind($0) == .infixQuestion }) else {
        return isRightAngle(angle)
      }
      if let turns = structure.ternary(question: question), isRightAngle(turns.no), turns.yes.first > angle.first,
        isRightAngle(turns.yes)
      {
        return true
      }
      return self.angle(of: name, turnedBy: question).map(isRightAngle) ?? false
    }
  }

  /// `-90` of `isOpen ? 0 : -90` for what stands behind the colon of another choice by `isOpen`.
  private func angle(of name: Expression, turnedBy question: Int) -> Expression? {
    guard let turns = structure.ternary(question: question),
      let chosen = structure.ternaryQuestion(around: name), let pictures = structure.ternary(question: chosen),
      file.compactText(turns.condition) == file.compactText(pictures.condition)
    else { return nil }
    return pictures.yes.tokens.contains(name.first) ? turns.yes : turns.no
  }

  private func isRightAngle(_ angle: Expression) -> Bool {
    ["90", "-90", "270", "-270"].contains(degrees(of: angle))
  }

  /// The number of `.degrees(-90)`, `Angle(degrees: 90.0)`, or the number alone; of anything that may come to another angle
  /// what is written.
  package func degrees(of angle: Expression) -> String {
    var text = file.compactText(angle).filter { $0 != "(" && $0 != ")" }
    for name in [".degrees", "Angle.degrees", "Angledegrees:"] where text.hasPrefix(name) {
      text = String(text.dropFirst(name.count))
    }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
