import RTLSyntax

extension LintedFile {
  /// Whether what a collection or a range holds is a number.
  package func isNumber(elementOf sequence: Expression) -> Answer {
    NumberReader(file: self).tellingOthers.elementAnswer(of: sequence, depth: NumberReader.reach)
  }
}

/// Names that closures and patterns give: `$0`, `{ step in … }`, `case .count(let total)`.
extension NumberReader {
  /// `$0` of `steps.map { … }`: what the collection it is called on holds.
  func closureArgument(_ index: Int, depth: Int) -> Answer {
    guard depth > 0, let brace = structure.closure(around: index) else { return .unknown }
    if structure.token(index, is: "$0") { return elementAnswer(ofClosure: brace, depth: depth) }
    return .unknown
  }

  /// What a closure that is called for each element is given.
  func elementAnswer(ofClosure brace: Int, depth: Int) -> Answer {
    if isOfValueFormatter(brace) { return .yes }
    guard let callee = structure.calleeOfTrailingClosure(brace) else { return .unknown }
    if structure.token(callee, is: "sink") { return published(listenedToBy: callee) }
    guard Self.walkers.contains(callee, in: structure) else { return .unknown }
    if let end = structure.receiverEnd(ofMember: callee) {
      let receiver = Expression(structure.chainStart(end), end)
      let element = elementAnswer(of: receiver, depth: depth)
      if element != .unknown || !structure.token(callee, isAnyOf: "map", "flatMap") { return element }
      // `daysLeft.map { … }` of a number that may be missing.
      return answer(receiver, depth: depth - 1) == .yes ? .yes : .unknown
    }
    guard let call = structure.call(of: callee), let first = structure.arguments(of: call).first, first.label == nil,
      !first.isEmpty
    else { return .unknown }
    return elementAnswer(of: first.expression, depth: depth)
  }

  /// `model.$count.removeDuplicates().sink { … }`: what a property publishes.
  private func published(listenedToBy callee: Int) -> Answer {
    var name = structure.receiverName(ofMember: callee)
    while let passer = name, Self.passers.contains(passer, in: structure) {
      name = structure.receiverName(ofMember: passer)
    }
    guard let name, structure.bytes(name).first == UInt8(ascii: "$") else { return .unknown }
    let range = structure.range(name)
    let property = NameHash.wide(structure.source, ByteRange(range.start + 1, range.end))
    return typeAnswer(
      tellsOthers ? file.project.typeOfMember(named: property) : file.project.numericType(ofMember: property)
    )
  }

  /// What hands on what is published as it is.
  private static let passers: WordSet = [
    "receive", "removeDuplicates", "dropFirst", "debounce", "throttle", "share", "eraseToAnyPublisher", "subscribe",
    "delay", "first", "prefix",
  ]

  /// `DefaultAxisValueFormatter { value, axis in … }`, `DefaultValueFormatter(block: { … })`: what a chart writes.
  func isOfValueFormatter(_ brace: Int) -> Bool {
    let callee =
      structure.kind(brace - 1) == .colon
      ? structure.call(around: brace)?.callee : structure.callee(ofClosure: brace)
    return callee.map { structure.token($0, isAnyOf: "DefaultAxisValueFormatter", "DefaultValueFormatter") } ?? false
  }

  fileprivate func elementAnswer(of sequence: Expression, depth: Int) -> Answer {
    if isRange(sequence) { return .yes }
    let inner = structure.unwrapped(sequence)
    guard let name = structure.lastName(endingAt: inner.last), name == inner.last, structure.kind(name) == .identifier,
      structure.isOwn(name), let declaration = file.declaration(of: name)
    else { return .unknown }
    return elementAnswer(structure.declarations[declaration], depth: depth - 1)
  }

  /// `Step` of the `step` in `steps.forEach { step in … }`, `ForEach(steps) { step in … }`, `for step in steps { … }` and of
  /// the `$0` in `steps.map { … }`, where `steps` is a `[Step]`.
  func typeName(ofElement element: Int) -> UInt64? {
    guard let list = list(walkedBy: element), let name = structure.lastName(endingAt: list.last), name == list.last,
      structure.kind(name) == .identifier
    else { return nil }
    if let own = file.ownDeclaration(ofName: name) {
      let declaration = structure.declarations[own]
      return declaration.hasType ? structure.elementName(from: Int(declaration.typeStart)) : nil
    }
    return file.project.typeOfMember(named: structure.wideName(name)).flatMap { file.project.element(of: $0)?.value }
  }

  private func list(walkedBy element: Int) -> Expression? {
    var brace: Int?
    if structure.kind(element) == .dollarIdentifier {
      if structure.token(element, is: "$0") { brace = structure.closure(around: element) }
    } else if let found = file.declaration(of: element) {
      let declaration = structure.declarations[found]
      if declaration.kind == .loop, declaration.value != Structure.none {
        return structure.value(at: Int(declaration.value))
      }
      let name = Int(declaration.name)
      if declaration.kind == .parameter, structure.kind(name - 1) == .leftBrace, structure.token(name + 1, is: "in") {
        brace = name - 1
      }
    }
    guard let brace else { return nil }
    let isInParentheses = structure.kind(brace - 1) == .leftParen
    guard let callee = isInParentheses ? brace - 2 : structure.calleeOfTrailingClosure(brace), callee > 0,
      Self.walkers.contains(callee, in: structure)
    else { return nil }
    if let end = structure.receiverEnd(ofMember: callee) { return Expression(structure.chainStart(end), end) }
    guard let call = structure.call(of: callee), let first = structure.firstArgument(of: call), first.label == nil,
      !first.isEmpty
    else { return nil }
    return first.expression
  }

  private static let walkers: WordSet = ["map", "compactMap", "flatMap", "forEach", "filter", "ForEach", "List"]

  /// `case .progress(let done)`: what the project's enumeration holds there.
  func payload(_ declaration: Declaration) -> Answer {
    let name = Int(declaration.name)
    let isFirst = structure.token(name - 1, isAnyOf: "let", "var")
    guard isFirst || structure.kind(name - 1) == .comma || structure.kind(name - 1) == .leftParen else {
      return .unknown
    }
    return payload(at: name)
  }

  /// `case let .progress(done)`, whose names no declaration tells of.
  func boundPayload(_ use: Int) -> Answer {
    guard !structure.isMember(use), let scope = structure.scope(around: use), structure.scopes[scope].kind == .control
    else { return .unknown }
    let word = structure.tokens[use].name
    var index = use - 1
    for _ in 0..<Self.patternReach where index > 1 {
      if structure.tokens[index].name == word, structure.kind(index) == .identifier,
        let open = structure.opening(around: index), structure.kind(open) == .leftParen, open > 1,
        structure.isImplicitMember(open - 1), structure.token(open - 3, isAnyOf: "let", "var")
      {
        return payload(at: index)
      }
      index -= 1
    }
    return .unknown
  }

  private static let patternReach = 120

  private func payload(at name: Int) -> Answer {
    guard let open = structure.opening(around: name), structure.kind(open) == .leftParen, name - open < 64,
      let enumCase = structure.lastName(endingAt: open - 1), structure.isMember(enumCase)
    else { return .unknown }
    let position = (open..<name).count { structure.kind($0) == .comma && structure.opening(around: $0) == open }
    let key = structure.wideName(enumCase)
    let isWhole = tellsOthers || suggestsNumber(name)
    return typeAnswer(
      isWhole ? file.project.typeOfPayload(at: position, of: key) : file.project.numericPayload(at: position, of: key)
    )
  }

  /// `frames.value` where `frames` is a `Published<Int>`, a `Box<Int>`, a `CurrentValueSubject<Int, Never>`.
  func boxed(_ member: Int) -> Answer {
    guard Self.boxMembers.contains(member, in: structure), let receiver = structure.receiverName(ofMember: member)
    else { return .unknown }
    let isOwn = structure.isOwn(receiver)
    if isOwn, let found = file.declaration(of: receiver) {
      return typeAnswer(structure.boxedType(of: structure.declarations[found]))
    }
    return typeAnswer(file.project.typeInBox(named: structure.wideName(receiver)))
  }

  private static let boxMembers: WordSet = ["value", "wrappedValue", "currentValue"]
}

extension Structure {
  /// `Int` of a declaration written or made as `Box<Int>`: the first of what stands in angle brackets.
  func boxedType(of declaration: Declaration) -> TypeKey? {
    var index = Int(declaration.hasType ? declaration.typeStart : declaration.value)
    // A name, then what may be an angle: nearly all types and values end here.
    guard index + 3 < tokens.count, tokens[index].kind == .identifier, isAngleOrPeriod(index + 1) else { return nil }
    for _ in 0..<6 where kind(index) == .identifier || kind(index) == .period || kind(index) == .keyword { index += 1 }
    guard token(index, is: "<") else { return nil }
    var end = index + 1
    while kind(end) == .identifier || kind(end) == .period { end += 1 }
    guard end > index + 1, end < tokens.count else { return nil }
    return typeKey(from: index + 1, to: end)
  }

  private func isAngleOrPeriod(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .period, .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}
