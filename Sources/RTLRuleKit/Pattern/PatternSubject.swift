import RTLSyntax

/// What a pattern is asked about.
struct PatternSubject {
  enum Form {
    case member
    /// With its opening parenthesis; without one, where only a closure follows.
    case call(open: Int?)
    case assignment(value: Expression)
    case literal
    case function
    /// With its scope.
    case type(Int)
    /// Any other expression.
    case other(Expression)
  }

  let form: Form
  /// The member, callee, property or type; the opening quote of a literal; otherwise the first token.
  let name: Int
  /// The names in front that a pattern gave too.
  var start: Int
  let last: Int
  /// Whether a pattern gave more of the name than is written, as `NSTextAlignment.left` for `.left`.
  var isShortened = false

  init(_ form: Form, name: Int, last: Int) {
    self.form = form
    self.name = name
    start = name
    self.last = last
  }

  /// Where a pattern's names stand: the member `init` is the type before it.
  func expression(in structure: Structure) -> Expression {
    switch form {
    case .member, .call: Expression(structure.chainStart(name), last)
    case .assignment(let value): value
    case .other(let expression): expression
    case .literal, .function, .type: Expression(name, last)
    }
  }
}

extension PatternSubject {
  /// What a token that woke a rule may be the name of.
  static func subjects(at site: Site) -> [PatternSubject] {
    let structure = site.structure
    let index = site.index
    if structure.kind(index) == .stringText {
      return literal(at: index - 1, in: structure).map { [$0] } ?? []
    }
    var subjects: [PatternSubject] = []
    if let call = call(labelledAt: index, in: structure) { subjects.append(call) }
    if let call = call(named: index, in: structure) { subjects.append(call) }
    if let assignment = assignment(to: index, in: structure) { subjects.append(assignment) }
    if structure.isMember(index) { subjects.append(PatternSubject(.member, name: index, last: index)) }
    return subjects
  }

  /// What an expression is: an argument, or the value of an assignment.
  static func subject(of expression: Expression, in structure: Structure) -> PatternSubject {
    let whole = structure.unwrapped(expression)
    let other = PatternSubject(.other(whole), name: whole.first, last: whole.last)
    guard whole.first <= whole.last, structure.tokens.indices.contains(whole.last) else { return other }
    var last = whole.last
    while last > whole.first, structure.kind(last) == .exclamation || structure.kind(last) == .postfixQuestion {
      last -= 1
    }
    guard structure.chainStart(last) == whole.first else { return other }
    if let literal = literal(at: whole.first, in: structure), literal.last == last { return literal }
    switch structure.kind(last) {
    case .rightParen, .rightBrace:
      guard let open = structure.partner(last), let callee = structure.lastName(endingAt: last), callee >= whole.first,
        open > callee
      else { return other }
      return call(callee, open: structure.call(of: callee)?.open, in: structure)
    case .identifier where structure.isMember(last): return PatternSubject(.member, name: last, last: last)
    default: return other
    }
  }

  private static func literal(at quote: Int, in structure: Structure) -> PatternSubject? {
    guard structure.kind(quote) == .stringStart else { return nil }
    let end = structure.last(ofGroup: quote)
    return PatternSubject(.literal, name: quote, last: end)
  }

  /// The call a label stands in. Of a label given many times the first speaks for the call.
  private static func call(labelledAt label: Int, in structure: Structure) -> PatternSubject? {
    guard structure.kind(label + 1) == .colon,
      structure.kind(label - 1) == .leftParen || structure.kind(label - 1) == .comma,
      let open = structure.opening(around: label), let call = structure.call(at: open)
    else { return nil }
    let word = structure.tokens[label].name
    let first = structure.elements(ofGroup: open, limit: PatternReader.maximalArguments)
      .lazy.compactMap(\.label).first { structure.tokens[$0].name == word }
    return first == label ? self.call(call.callee, open: call.open, in: structure) : nil
  }

  /// `name(…)`, `name { … }` and `Name.init(…)`, but not `func name(…)` or `@Name(…)`.
  private static func call(named name: Int, in structure: Structure) -> PatternSubject? {
    if structure.token(name - 1, isAnyOf: "func", "macro", "init", "case") || structure.kind(name - 1) == .at {
      return nil
    }
    var callee = name
    if structure.kind(name + 1) == .period, structure.token(name + 2, is: "init") { callee = name + 2 }
    if let call = structure.call(of: callee), !structure.opensParameters(call.open) {
      return self.call(name, open: call.open, in: structure)
    }
    guard structure.kind(name + 1) == .leftBrace, structure.continuesOperand(name + 1) else { return nil }
    return self.call(name, open: nil, in: structure)
  }

  static func call(_ callee: Int, open: Int?, in structure: Structure) -> PatternSubject {
    var name = callee
    if structure.token(callee, is: "init"), let type = structure.receiverName(ofMember: callee) { name = type }
    let last = open.map { structure.last(ofGroup: $0) } ?? callee
    return PatternSubject(.call(open: open), name: name, last: last)
  }

  private static func assignment(to name: Int, in structure: Structure) -> PatternSubject? {
    if structure.kind(name + 1) == .equal { return assignment(to: name, valueAt: name + 2, in: structure) }
    guard structure.kind(name + 1) == .colon, structure.token(name - 1, isAnyOf: "let", "var"),
      let found = structure.declaration(namedBy: name)
    else { return nil }
    return assignment(to: name, valueAt: Int(structure.declarations[found].value), in: structure)
  }

  /// Nil where the value is still to be typed.
  static func assignment(to name: Int, valueAt start: Int, in structure: Structure) -> PatternSubject? {
    guard structure.tokens.indices.contains(start) else { return nil }
    let value = structure.value(at: start)
    guard value.first <= value.last, value.last < structure.tokens.count else { return nil }
    return PatternSubject(.assignment(value: value), name: name, last: value.last)
  }
}
