import RTLSyntax

/// Is this expression a number? Read from literals, operators, declarations and well-known API; names alone are no
/// more than a hint, and only where nothing speaks against them.
extension LintedFile {
  package func isNumber(_ expression: Expression) -> Answer {
    NumberReader(file: self).answer(expression, depth: NumberReader.reach)
  }

  /// The same, where it matters whether something is surely no number.
  package func isNumberOrOther(_ expression: Expression) -> Answer {
    NumberReader(file: self).tellingOthers.answer(expression, depth: NumberReader.reach)
  }
}

extension Site {
  package func isNumber(_ expression: Expression) -> Answer { file.isNumber(expression) }

  package func isNumberOrOther(_ expression: Expression) -> Answer { file.isNumberOrOther(expression) }
}

struct NumberReader {
  let file: LintedFile
  /// Whether what the project knows to be no number is told from what nothing is known of. Few need that, and their files
  /// wait for every type of the project.
  private(set) var tellsOthers = false
  /// How many names and parentheses are followed: what lies deeper is unknown.
  static let reach = 8

  let structure: Structure

  init(file: LintedFile) {
    self.file = file
    structure = file.structure
  }

  var tellingOthers: NumberReader {
    var reader = self
    reader.tellsOthers = true
    return reader
  }

  func answer(_ expression: Expression, depth: Int) -> Answer {
    let whole = structure.unwrapped(expression)
    guard depth > 0, whole.first <= whole.last, structure.tokens.indices.contains(whole.last) else { return .unknown }
    // What parentheses hold besides one value is a tuple.
    if whole != expression, structure.elements(ofGroup: whole.first - 1).count > 1 { return .no }
    var question: Int?
    var operators: [Int] = []
    var index = whole.first
    while index <= whole.last {
      if structure.kind(index) == .infixQuestion, question == nil { question = index }
      if index > whole.first, structure.isInfixOperator(index) { operators.append(index) }
      index = structure.next(behind: index)
    }
    if let question { return ternary(question, depth: depth) }
    guard !operators.isEmpty else { return operand(whole, depth: depth) }
    return combined(whole, operators: operators, depth: depth)
  }

  private func ternary(_ question: Int, depth: Int) -> Answer {
    guard let parts = structure.ternary(question: question) else { return .unknown }
    let yes = answer(parts.yes, depth: depth - 1)
    return yes == .unknown ? answer(parts.no, depth: depth - 1) : yes
  }

  // MARK: - Operators

  private func combined(_ whole: Expression, operators: [Int], depth: Int) -> Answer {
    if let cast = operators.last(where: { structure.kind($0) == .keyword }) {
      guard structure.token(cast, is: "as") else { return .no }
      var type = cast + 1
      if structure.kind(type) == .postfixQuestion || structure.kind(type) == .exclamation { type += 1 }
      return typeAnswer(structure.typeKey(from: type, to: whole.last + 1))
    }
    if operators.contains(where: { Self.truths.contains($0, in: structure) }) { return .no }
    // `prices.first ?? 0`: what a literal stands in for is a number, whatever its name says.
    let isFallback = operators.allSatisfy { structure.token($0, is: "??") }
    if isFallback, structure.beginsNumber(at: whole.last), operators.last == whole.last - 1 { return .yes }
    let isArithmetic = operators.allSatisfy { Self.arithmetic.contains($0, in: structure) }
    guard isArithmetic else { return .unknown }
    var result = Answer.unknown
    var start = whole.first
    // Each operand may be the name of another sum: what is longer than people write is told by its beginning.
    for end in (operators.map { $0 - 1 } + [whole.last]).prefix(16) {
      let part = start <= end ? tellingOthers.answer(Expression(start, end), depth: depth - 1) : .unknown
      if part == .no { return .no }
      if part == .yes { result = .yes }
      start = end + 2
    }
    return result
  }

  private static let arithmetic: WordSet = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&", "|", "^", "??",
  ]
  /// What gives a truth, a range or nothing at all.
  private static let truths: WordSet = [
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "~=", "...", "..<",
  ]

  // MARK: - Operands

  private func operand(_ expression: Expression, depth: Int) -> Answer {
    var first = expression.first
    var last = expression.last
    while first < last {
      if structure.kind(first) == .prefixOperator {
        if structure.token(first, is: "!") { return .no }
        if structure.token(first, is: "-") { return minus(Expression(first + 1, last), depth: depth) }
        guard structure.token(first, isAnyOf: "+", "~") else { return .unknown }
      } else if !structure.token(first, isAnyOf: "try", "await", "?", "!") {
        break
      }
      first += 1
    }
    while last > first, structure.kind(last) == .postfixQuestion || structure.kind(last) == .exclamation { last -= 1 }
    let rest = Expression(first, last)
    switch structure.tokens[last].kind {
    case .integer, .float: return first == last ? .yes : .unknown
    case .stringEnd, .regex: return .no
    case .rightParen: return parenthesis(rest, depth: depth)
    case .rightSquare: return subscripted(rest, depth: depth)
    case .rightBrace: return trailingClosure(rest, depth: depth)
    case .identifier:
      let answer = name(last, depth: depth)
      return answer == .unknown && isMeasured(rest) ? .yes : answer
    case .dollarIdentifier: return closureArgument(last, depth: depth)
    case .keyword: return keyword(last)
    default: return .unknown
    }
  }

  private func minus(_ rest: Expression, depth: Int) -> Answer {
    tellingOthers.answer(rest, depth: depth - 1) == .no ? .no : .yes
  }

  private func keyword(_ index: Int) -> Answer {
    if structure.token(index, isAnyOf: "true", "false") { return .no }
    guard structure.token(index, is: "self"), !structure.isMember(index) else { return .unknown }
    // `extension Int { … self … }`
    var scope = structure.scope(around: index)
    while let current = scope {
      if structure.scopes[current].kind == .type, structure.scopes[current].name != Structure.none {
        return typeAnswer(TypeKey(value: structure.wideName(Int(structure.scopes[current].name))))
      }
      scope = structure.parent(ofScope: current)
    }
    return .unknown
  }

  private func parenthesis(_ expression: Expression, depth: Int) -> Answer {
    guard let open = structure.partner(expression.last) else { return .unknown }
    guard let call = structure.call(at: open) else {
      return structure.elements(ofGroup: open).count > 1
        ? .no : answer(Expression(open + 1, expression.last - 1), depth: depth - 1)
    }
    return called(call, depth: depth)
  }

  /// `reduce(0) { … }`, `count { … }`
  private func trailingClosure(_ expression: Expression, depth: Int) -> Answer {
    guard let open = structure.partner(expression.last), structure.kind(open) == .leftBrace, open > expression.first
    else { return .unknown }
    if structure.kind(open - 1) == .rightParen, let paren = structure.partner(open - 1),
      let call = structure.call(at: paren)
    {
      return called(call, depth: depth)
    }
    return structure.token(open - 1, is: "count") ? .yes : .unknown
  }

  private func called(_ call: Call, depth: Int) -> Answer {
    let callee = call.callee
    if structure.token(callee, is: "init"), let type = structure.receiverName(ofMember: callee) {
      return typeAnswer(TypeKey(value: structure.wideName(type)))
    }
    if Self.numberTypes.contains(callee, in: structure) { return .yes }
    if Self.stringTypes.contains(callee, in: structure) { return .no }
    if !structure.isMember(callee), file.declarations(named: callee).isEmpty {
      let known = freeFunction(call, depth: depth)
      if known != .unknown { return known }
    }
    // Before any member of that name: a project may well have a number that is called `prefix`.
    if structure.isMember(callee), Self.stringMethods.contains(callee, in: structure) { return .no }
    if let known = ownFunction(callee) { return known }
    if structure.isMember(callee) {
      if structure.token(callee, is: "reduce"), let first = structure.arguments(of: call).first, !first.isEmpty {
        return answer(first.expression, depth: depth - 1)
      }
      if Self.numberMethods.contains(callee, in: structure) { return .yes }
      return .unknown
    }
    return .unknown
  }

  private func freeFunction(_ call: Call, depth: Int) -> Answer {
    if Self.numberFunctions.contains(call.callee, in: structure) { return .yes }
    guard structure.token(call.callee, isAnyOf: "min", "max") else { return .unknown }
    for argument in structure.arguments(of: call) where !argument.isEmpty {
      let part = answer(argument.expression, depth: depth - 1)
      if part != .unknown { return part }
    }
    return .unknown
  }

  /// What the file or the project says a function gives.
  private func ownFunction(_ callee: Int) -> Answer? {
    let functions = file.declarations(named: callee).filter { structure.declarations[$0].kind == .function }
    let types = Set(functions.map { structure.writtenType(of: structure.declarations[$0]) })
    if types.count == 1, let type = types.first { return type.map { typeAnswer($0) } }
    guard functions.isEmpty else { return nil }
    let name = structure.wideName(callee)
    // That it gives no number matters where one is expected of its name.
    let isExpected = structure.token(callee, is: "reduce") || Self.numberMethods.contains(callee, in: structure)
    let type =
      tellsOthers || isExpected
      ? file.project.typeOfMember(named: name) : file.project.numericType(ofMember: name)
    return type.map { typeAnswer($0) }
  }

  // MARK: - Subscripts

  /// `[1, 2]` is none; `values[0]` is what the type written for `values` holds.
  private func subscripted(_ expression: Expression, depth: Int) -> Answer {
    guard let open = structure.partner(expression.last) else { return .unknown }
    guard structure.continuesOperand(open) else { return .no }
    guard structure.kind(open - 1) == .identifier else { return .unknown }
    if let declaration = file.declaration(of: open - 1) {
      return elementAnswer(structure.declarations[declaration], depth: depth)
    }
    // `calendar.years[row]`, where all that the project calls `years` are lists of numbers.
    guard structure.isMember(open - 1), !holdsRange(Expression(open + 1, expression.last - 1)) else { return .unknown }
    return file.type(ofName: open - 1).flatMap { file.project.element(of: $0) }.map { typeAnswer($0) } ?? .unknown
  }

  private func holdsRange(_ index: Expression) -> Bool {
    index.tokens.contains { structure.token($0, isAnyOf: "...", "..<") }
  }

  /// What the collection a declaration names holds.
  func elementAnswer(_ declaration: Declaration, depth: Int) -> Answer {
    if declaration.hasType {
      let start = Int(declaration.typeStart)
      guard structure.kind(start) == .leftSquare else { return .unknown }
      let element = structure.elements(ofGroup: start).last
      var first = start + 1
      // `[String: Int]`
      if let element, structure.kind(element.start - 1) == .colon { first = element.start }
      return typeAnswer(structure.typeKey(from: first, to: structure.end(ofGroup: start)))
    }
    guard declaration.value != Structure.none, structure.kind(Int(declaration.value)) == .leftSquare,
      let element = structure.elements(ofGroup: Int(declaration.value)).first, !element.isEmpty
    else { return .unknown }
    return answer(element.expression, depth: depth - 1)
  }

  // MARK: - Types

  func typeAnswer(_ type: TypeKey?) -> Answer {
    guard let type else { return .unknown }
    if Self.numberTypes.contains(name: type.value) { return .yes }
    if file.names.numberTypes.contains(type) { return .yes }
    if Self.stringTypes.contains(name: type.value) { return .no }
    guard tellsOthers else { return file.project.isAliasOfNumber(type) ? .yes : .unknown }
    if file.project.declaresType(type) { return .no }
    let original = file.project.resolved(type)
    return original == type ? .unknown : typeAnswer(original)
  }
}
