import RTLRuleKit
import RTLSyntax

/// Letters of names, and how they come to stand side by side.
extension JoinedInitials {
  /// What joins at a token, from its first to its last one: `joined()`, `reduce("", +)`, `String([one, other])`,
  /// `one + other`, `"\(one)\(other)"`.
  func join(at index: Int, _ structure: Structure) -> Expression? {
    switch structure.kind(index) {
    case .identifier:
      if !structure.isMember(index) { return structure.token(index, is: "String") ? list(index, structure) : nil }
      return structure.token(index, isAnyOf: "joined", "reduce") ? call(index, structure) : nil
    case .binaryOperator where structure.token(index, is: "+"):
      guard structure.endsOperand(index - 1), structure.kind(index + 1) != nil else { return nil }
      let (left, right) = (structure.operand(around: index - 1), structure.operand(around: index + 1))
      return areLetters(left, right, structure) ? Expression(left.first, right.last) : nil
    case .interpolationEnd where structure.kind(index + 1) == .interpolationStart:
      guard let open = structure.partner(index), structure.kind(open - 1) == .stringStart,
        let left = structure.content(ofInterpolation: open), let right = structure.content(ofInterpolation: index + 1),
        areLetters(left, right, structure), case let close = structure.end(ofGroup: index + 1),
        structure.kind(close + 1) == .stringEnd
      else { return nil }
      return Expression(open - 1, close)
    default: return nil
    }
  }

  /// `joined()` with nothing in between, `reduce("", +)`
  private func call(_ name: Int, _ structure: Structure) -> Expression? {
    guard let call = structure.call(of: name), structure.kind(call.open) == .leftParen,
      case let close = structure.end(ofGroup: call.open), close < structure.tokens.count
    else { return nil }
    let arguments = structure.arguments(of: call)
    let isEmpty = arguments.first.flatMap { structure.literal($0) }.map { structure.kind($0 + 1) == .stringEnd }
    if structure.token(name, is: "joined") {
      return arguments.isEmpty || isEmpty ?? false ? Expression(name, close) : nil
    }
    return isEmpty ?? false && arguments.count == 2 && structure.token(arguments[1].start, is: "+")
      ? Expression(name, close) : nil
  }

  /// `String([one, other])`
  private func list(_ name: Int, _ structure: Structure) -> Expression? {
    guard let call = structure.call(of: name), structure.kind(call.open) == .leftParen,
      let only = structure.onlyElement(ofGroup: call.open), only.label == nil, !only.isEmpty,
      case let value = structure.unwrapped(only.expression),
      structure.kind(value.first) == .leftSquare, structure.end(ofGroup: value.first) == value.last,
      structure.elements(ofGroup: value.first, limit: 4).count > 1
    else { return nil }
    return Expression(name, structure.last(ofGroup: call.open))
  }

  /// The first letter of one name and of another.
  private func areLetters(_ left: Expression, _ right: Expression, _ structure: Structure) -> Bool {
    isLetter(left, structure) && isLetter(right, structure) && !structure.areSameText(left.tokens, right.tokens)
  }

  private func isLetter(_ value: Expression, _ structure: Structure) -> Bool {
    let tokens = value.tokens.prefix(24)
    return tokens.contains { takesLetter($0, structure) }
      || tokens.contains { structure.kind($0) == .identifier && structure.name($0, endsWithWord: "initial") }
  }

  /// `prefix(1)`, `.first`
  func takesLetter(_ index: Int, _ structure: Structure) -> Bool {
    guard structure.kind(index) == .identifier, structure.isMember(index) else { return false }
    if structure.token(index, is: "first") { return structure.kind(index + 1) != .leftParen }
    guard structure.token(index, is: "prefix"), let call = structure.call(of: index),
      let length = structure.firstArgument(of: call), length.label == nil, !length.isEmpty
    else { return false }
    let value = structure.unwrapped(length.expression)
    return value.first == value.last && structure.token(value.first, is: "1")
  }

  /// Whoever asks the formatter has thought of it.
  func isFormatter(_ index: Int, _ structure: Structure) -> Bool {
    Self.formatters.contains(index, in: structure)
  }

  private static let formatters: WordSet = [
    "PersonNameComponentsFormatter", "PersonNameComponents", "personNameComponents", "formatted",
  ]
}
