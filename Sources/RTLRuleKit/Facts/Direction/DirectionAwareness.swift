import RTLSyntax

extension Site {
  /// Whether the code at this place already depends on the direction: a branch of a ternary, an `if`, a `guard` or a
  /// `switch` that asks for it, code behind an early exit that asks for it, or an expression with such a factor.
  package var isDirectionAware: Bool { DirectionAwareness(file).covers(index) }

  /// Whether the function, accessor or closure around this place, up to the member it belongs to, asks for the
  /// direction anywhere. Enough to doubt a guess, not enough to doubt a certainty.
  package var functionAsksForDirection: Bool { DirectionAwareness(file).memberAsks(around: index) }

  /// Whether the type around this place asks for the direction anywhere.
  package var typeAsksForDirection: Bool { DirectionAwareness(file).typeAsks(around: index) }

  /// Whether this word asks for the direction: by its name, by what the project says of it, or because it is a local
  /// that holds the answer.
  package var asksForDirection: Bool { DirectionAwareness(file).asks(at: index) }

  /// Whether any word of an expression asks for the direction.
  package func asksForDirection(_ expression: Expression) -> Bool {
    DirectionAwareness(file).asks(in: expression.first..<expression.last + 1)
  }
}

/// Looks outward from a token for a question about the direction.
struct DirectionAwareness {
  let file: LintedFile
  let structure: Structure

  init(_ file: LintedFile) {
    self.file = file
    structure = file.structure
  }

  /// How many levels of brackets, statements of a block and tokens of a condition are looked at: code beyond that is
  /// made by machines.
  private static let maximalDepth = 64
  private static let maximalSteps = 400
  private static let maximalBody = 4000

  func covers(_ index: Int) -> Bool {
    for level in structure.levels(around: index) {
      if expressionAsks(around: level.inner) { return true }
      guard let open = level.open else { return declarationAsks(around: level.inner) }
      if structure.tokens[open].kind == .leftParen, labelsAsk(around: level.inner, open) { return true }
      if !file.names.layoutHelpers.isEmpty, isLayoutHelper(open) { return true }
      guard structure.tokens[open].kind == .leftBrace else { continue }
      if exitAsks(before: level.inner, open) || declarationAsks(around: level.inner) { return true }
      guard let scope = level.scope else { continue }
      switch structure.scopes[scope].kind {
      case .type: return isTurned(scope)
      case .function, .property:
        let name = structure.scopes[scope].name
        if name != Structure.none, DirectionWords.isDirectionWord(Int(name), in: structure) { return true }
      case .control:
        if controlAsks(scope) { return true }
      case .accessor, .closure: break
      }
    }
    return false
  }

  /// Whether a bracket belongs to a helper of the project's own that sees to both sides itself: what it is given, or
  /// its own body.
  private func isLayoutHelper(_ open: Int) -> Bool {
    let helpers = file.names.layoutHelpers
    if structure.tokens[open].kind == .leftBrace, let scope = structure.scopeIndex(ofBrace: open),
      structure.scopes[scope].kind != .closure
    {
      let name = structure.scopes[scope].name
      return name != Structure.none && helpers.contains(Int(name), in: structure)
    }
    let isClosure = structure.tokens[open].kind == .leftBrace
    let callee = isClosure ? structure.callee(ofClosure: open) : structure.call(at: open)?.callee
    guard let callee else { return false }
    return helpers.contains(callee, in: structure)
  }

  /// `transform = CGAffineTransform(scaleX: isRTL ? -1 : 1, y: 1)` on a type's own view turns all that is laid out in it.
  private func isTurned(_ type: Int) -> Bool {
    file.uses(of: "scaleX", within: structure.words(ofScope: type)).contains { label in
      guard let open = structure.opening(around: label), structure.token(open - 1, is: "CGAffineTransform"),
        structure.kind(label + 1) == .colon, structure.kind(label + 2) != nil,
        case .assigned(let property) = structure.place(of: structure.operand(around: open)),
        structure.token(property, is: "transform"),
        structure.isOwn(property),
        // A local, or a property of the type's own, turns nothing.
        file.declaration(of: property) == nil, structure.enclosingType(of: property) == type
      else { return false }
      let scale = structure.value(at: label + 2)
      let value = file.initialValue(of: scale.last) ?? scale
      return asks(in: value.first..<value.last + 1)
    }
  }

  // MARK: - Expressions

  /// The other operands of the expression around a token, and the conditions of the ternaries it is a branch of.
  private func expressionAsks(around index: Int) -> Bool {
    guard !isBlock(index) else { return false }
    var expression = structure.operand(around: index)
    for _ in 0..<Self.maximalDepth {
      let whole = structure.infix(around: expression)
      if asks(in: whole.first..<expression.first) || asks(in: expression.last + 1..<whole.last + 1) { return true }
      guard let question = structure.ternaryQuestion(around: whole),
        let ternary = structure.ternary(question: question)
      else { return false }
      let condition = ternary.condition
      if asks(in: condition.first..<condition.last + 1) { return true }
      expression = Expression(condition.first, ternary.no.last)
    }
    return false
  }

  /// Braces of a statement or declaration, which are no part of an expression.
  private func isBlock(_ index: Int) -> Bool {
    guard structure.tokens[index].kind == .leftBrace, let scope = structure.scopeIndex(ofBrace: index) else {
      return false
    }
    return structure.scopes[scope].kind != .closure
  }

  /// `align(ltr: .left, rtl: .right)`, but not `make(semanticContentAttribute: .forceRightToLeft)`.
  private func labelsAsk(around index: Int, _ open: Int) -> Bool {
    guard structure.end(ofGroup: open) - open < Self.maximalSteps else { return false }
    return structure.elements(ofGroup: open).contains {
      guard let label = $0.label, DirectionWords.isDirectionWord(label, in: structure) else { return false }
      return !(label..<$0.end).contains(index)
        || !structure.token(label, isAnyOf: "semanticContentAttribute", "layoutDirection")
    }
  }

  /// `let rtlAlignment = …`
  private func declarationAsks(around index: Int) -> Bool {
    let start = structure.statementStart(index)
    for word in start..<min(start + 6, index) where structure.token(word, isAnyOf: "let", "var") {
      return structure.kind(word + 1) == .identifier && DirectionWords.isDirectionWord(word + 1, in: structure)
    }
    return false
  }

  // MARK: - Statements

  /// The conditions of the statement whose block this is.
  private func controlAsks(_ scope: Int) -> Bool {
    if structure.conditions(ofControl: scope).contains(where: { asks(in: $0) }) { return true }
    guard structure.token(Int(structure.scopes[scope].introducer), is: "switch") else { return false }
    return labelsAsk(inSwitch: Int(structure.scopes[scope].open))
  }

  /// `case .rightToLeft:` or `case "ar":` anywhere in a switch tells what it is about.
  private func labelsAsk(inSwitch open: Int) -> Bool {
    let close = min(structure.end(ofGroup: open), structure.tokens.count)
    var current = open + 1
    var isLabel = false
    for _ in 0..<Self.maximalBody {
      guard current < close else { break }
      let token = structure.tokens[current]
      if token.kind == .keyword, structure.token(current, is: "case") { isLabel = true }
      if token.kind == .colon { isLabel = false }
      if isLabel, asks(at: current) { return true }
      let isSkipped = token.kind.opensGroup && !(isLabel && token.kind == .stringStart)
      current = isSkipped ? structure.end(ofGroup: current) + 1 : current + 1
    }
    return false
  }

  /// `guard isRTL else { return }` or `if isRTL { …; return }` earlier in the same block.
  private func exitAsks(before index: Int, _ open: Int) -> Bool {
    var current = structure.statementStart(index) - 1
    for _ in 0..<Self.maximalSteps {
      guard current > open else { break }
      guard structure.tokens[current].kind == .rightBrace, let brace = structure.partner(current) else {
        current = (structure.partner(closedBy: current) ?? current) - 1
        continue
      }
      if let scope = structure.scopeIndex(ofBrace: brace), structure.scopes[scope].kind == .control,
        leaves(brace, current)
      {
        let introducer = Int(structure.scopes[scope].introducer)
        if structure.token(introducer, isAnyOf: "if", "else"),
          structure.conditions(ofControl: scope).contains(where: { asks(in: $0) })
        {
          return true
        }
      }
      current = brace - 1
    }
    return false
  }

  /// Whether the last statement of a block leaves it for good.
  private func leaves(_ open: Int, _ close: Int) -> Bool {
    guard close - 1 > open else { return false }
    let last = structure.statementStart(close - 1)
    return structure.token(last, isAnyOf: "return", "break", "continue", "throw", "fatalError")
      || structure.token(close - 1, is: "return")
  }

  // MARK: - Bodies

  func memberAsks(around index: Int) -> Bool {
    structure.outermostBody(of: index).map { bodyAsks($0, around: index) } ?? false
  }

  func typeAsks(around index: Int) -> Bool {
    structure.enclosingType(of: index).map { bodyAsks($0, around: index) } ?? false
  }

  /// Looks at the nearer part of a very long body only.
  private func bodyAsks(_ scope: Int, around index: Int) -> Bool {
    let first = max(Int(structure.scopes[scope].open), index - Self.maximalBody)
    let last = min(Int(structure.scopes[scope].close), index + Self.maximalBody, structure.tokens.count)
    guard first < last else { return false }
    // All that is found in a type asks this of the same body.
    if let known = file.lastBody, known.range == first..<last { return file.recall(known.asks) }
    let asks = file.remember { wordsAsk(in: first..<last) }
    file.lastBody = (first..<last, asks)
    return asks.answer
  }

  private func wordsAsk(in range: Range<Int>) -> Bool {
    // What a word says itself the project need not be asked.
    if range.contains(where: { DirectionWords.isDirectionWord($0, in: structure) }) { return true }
    let (project, names) = (file.project, file.names)
    return range.contains { isHelper($0, project, names) }
  }

  // MARK: - Words

  func asks(in range: Range<Int>) -> Bool {
    range.prefix(Self.maximalSteps).contains { asks(at: $0) }
  }

  /// Follows a local to its initial value, and the names in there once more.
  func asks(at index: Int, hops: Int = 2) -> Bool {
    guard structure.tokens.indices.contains(index) else { return false }
    switch structure.tokens[index].kind {
    case .identifier:
      if DirectionWords.isDirectionWord(index, in: structure) || isHelper(index)
        || DirectionWords.asksForLanguage(index, in: structure) || isComparedLanguage(index)
      {
        return true
      }
      return holdsDirection(index, hops: hops)
    case .stringText:
      return DirectionWords.isRightToLeftLanguage(index, in: structure)
        || DirectionWords.isDirectionKey(index, in: structure) || isComparedLanguage(index)
    default:
      return false
    }
  }

  /// `language == "en"`, `choice == AppLanguage.english`: whoever tells one language from the others tells their
  /// directions.
  private func isComparedLanguage(_ name: Int) -> Bool {
    guard structure.token(name, isAnyOf: "en", "english", "English"), name > 0,
      case let own = structure.operand(around: structure.kind(name) == .stringText ? name - 1 : name),
      let other = structure.comparedOperand(beside: own)
    else { return false }
    return [own, other].contains { operand in
      operand.tokens.prefix(20).contains { structure.name($0, holdsAnyOf: ["lang", "language", "locale"]) }
    }
  }

  private func isHelper(_ index: Int) -> Bool { isHelper(index, file.project, file.names) }

  private func isHelper(_ index: Int, _ project: ProjectView, _ names: ProjectNames) -> Bool {
    guard structure.tokens[index].kind == .identifier else { return false }
    if project.isDirectionHelper(named: structure.wideName(index)) { return true }
    return names.directionChecks.contains(index, in: structure)
  }

  /// A local, parameter or property whose type is a direction or whose value is the answer to the question.
  private func holdsDirection(_ index: Int, hops: Int) -> Bool {
    if file.isDirection(index) { return true }
    let isOwn = structure.isOwn(index)
    guard hops > 0, isOwn, let found = file.declaration(of: index) else { return false }
    let declaration = structure.declarations[found]
    guard declaration.kind == .variable, declaration.value != Structure.none, Int(declaration.name) != index else {
      return false
    }
    if let type = structure.writtenType(of: declaration), !DirectionWords.answers.contains(name: type.value) {
      return false
    }
    let value = Int(declaration.value)
    guard structure.kind(value) != .leftBrace else { return false }
    let expression = structure.infix(around: structure.operand(around: firstOperandToken(value)))
    // `let cell = Cell(isRTL: true)` is a cell.
    if structure.startsUppercase(value), let type = structure.literalType(at: value),
      !DirectionWords.answers.contains(name: type.value)
    {
      return false
    }
    var word = expression.first
    for _ in 0..<Self.maximalSteps {
      guard word <= expression.last else { break }
      if structure.tokens[word].kind == .leftBrace {
        word = structure.end(ofGroup: word) + 1
        continue
      }
      if asks(at: word, hops: hops - 1) { return true }
      word += 1
    }
    return false
  }

  private func firstOperandToken(_ index: Int) -> Int {
    var first = index
    while first + 1 < structure.tokens.count, structure.tokens[first].kind == .prefixOperator { first += 1 }
    return first
  }
}
