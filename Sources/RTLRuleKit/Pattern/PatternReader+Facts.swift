import RTLSyntax

/// The facts under the names patterns give them.
extension PatternReader {
  func answer(_ fact: PatternFact, _ subject: PatternSubject, in file: LintedFile) -> Answer {
    let structure = file.structure
    let site = Site(file: file, index: subject.name)
    switch fact {
    case .numeric: return file.isNumberOrOther(subject.expression(in: structure))
    case .userVisible: return audience(of: subject, in: file).isUser
    case .localized: return localized(subject, in: file)
    case .literal: return Answer(isLiteral(subject.expression(in: structure), in: structure))
    case .directionAware: return Answer(site.isDirectionAware)
    case .leftToRightIsland: return Answer(site.isInLeftToRightIsland)
    case .symmetric:
      if case .call(let open) = subject.form { return Answer(open.map { structure.isSymmetric(group: $0) } ?? true) }
      return Answer(structure.opening(around: subject.name).map { structure.isSymmetric(group: $0) } ?? false)
    case .flipped: return Answer(site.isFlippedByHand)
    }
  }

  private func audience(of subject: PatternSubject, in file: LintedFile) -> Audience {
    let structure = file.structure
    switch subject.form {
    case .literal: return file.audience(ofStringAt: subject.name)
    case .member, .call:
      // Who reads what is made of it further on is another question.
      let operand = structure.operand(around: subject.name)
      var last = operand.last
      while last > subject.last, structure.kind(last) == .exclamation || structure.kind(last) == .postfixQuestion {
        last -= 1
      }
      return last == subject.last ? file.audience(of: operand) : .unknown
    case .assignment(let value): return file.audience(of: value)
    case .other(let expression): return file.audience(of: expression)
    case .function, .type: return .unknown
    }
  }

  private func localized(_ subject: PatternSubject, in file: LintedFile) -> Answer {
    let expression = subject.expression(in: file.structure)
    if file.isLocalizedText(expression) || audience(of: subject, in: file) == .localizedKey { return .yes }
    return isLiteral(expression, in: file.structure) ? .no : .unknown
  }

  /// `1`, `-1.5`, `true`, `nil`, `"text"`
  private func isLiteral(_ expression: Expression, in structure: Structure) -> Bool {
    var first = expression.first
    if structure.kind(first) == .prefixOperator { first += 1 }
    switch structure.kind(first) {
    case .integer, .float: return expression.last == first
    case .keyword:
      return expression.last == first && structure.token(first, isAnyOf: "true", "false", "nil")
    case .stringStart:
      guard structure.end(ofGroup: first) == expression.last else { return false }
      return expression.last - first <= 2 && structure.kind(first + 1) != .interpolationStart
    default: return false
    }
  }
}
