import RTLSyntax

/// Texts on their way to a label that have no name of their own there: what a case carries, what a publisher sends, what
/// a data source answers.
extension DisplaySurvey {
  // MARK: - Cases

  /// The key of what a case of an enumeration carries at a position.
  static func payload(_ enumCase: UInt64, at position: Int) -> UInt64 {
    key(enumCase ^ 0x3D8F_52B1_90E6_C417, UInt64(truncatingIfNeeded: position))
  }

  /// `value` in `case let .detail(title, value): Text(value)` and in `case .detail(_, let value): Text(value)`.
  func payload(boundTo use: Int, declaredBy local: Declaration?) -> UInt64? {
    if let local, local.kind == .variable, !local.hasType, local.value == Structure.none,
      let bound = payload(at: Int(local.name))
    {
      return bound
    }
    guard isBehindPattern(use) else { return nil }
    let word = structure.tokens[use].name
    let start = max(local.map { Int($0.name) + 1 } ?? 0, use - Self.patternReach, 2)
    guard start < use else { return nil }
    return (start..<use).last { index in
      structure.tokens[index].name == word && structure.kind(index) == .identifier
        && structure.list(around: index).map { open in
          structure.kind(open) == .leftParen && open > 2 && structure.isImplicitMember(open - 1)
            && structure.token(open - 3, isAnyOf: "let", "var")
        } ?? false
    }.flatMap { payload(at: $0) }
  }

  private static let patternReach = 120

  /// Whether a name stands in a `switch` or in an `if case`, not in any other `if`.
  private func isBehindPattern(_ use: Int) -> Bool {
    var scope = structure.scope(around: use)
    for _ in 0..<4 {
      guard let current = scope, structure.scopes[current].kind == .control else { return false }
      let word = Int(structure.scopes[current].introducer)
      if structure.token(word, is: "switch") || structure.token(word + 1, is: "case") { return true }
      scope = structure.parent(ofScope: current)
    }
    return false
  }

  private func payload(at name: Int) -> UInt64? {
    guard let open = structure.list(around: name), structure.kind(open) == .leftParen, name - open < 64,
      let enumCase = structure.lastName(endingAt: open - 1), structure.isMember(enumCase),
      !Self.casesOfOthers.contains(enumCase, in: structure)
    else { return nil }
    let position = (open..<name).count { structure.kind($0) == .comma && structure.opening(around: $0) == open }
    return Self.payload(structure.wideName(enumCase), at: position)
  }

  /// Cases that are not the project's alone.
  static let casesOfOthers: WordSet = ["some", "success", "failure", "error", "none", "string"]

  // MARK: - Publishers

  /// `status` of `model.$status.sink { label.text = $0 }`.
  mutating func noteClosureArgument(_ argument: Int) {
    guard structure.token(argument, is: "$0"), let open = structure.closure(around: argument),
      let callee = listener(ofClosure: open)
    else { return }
    notePublisher(listenedToBy: callee)
  }

  /// The same of `{ [weak self] status in self?.label.text = status }`.
  mutating func notePublisher(givenBy parameter: Declaration) {
    guard parameter.kind == .parameter, !parameter.hasType, let scope = structure.scope(of: parameter),
      scope.kind == .closure, let callee = listener(ofClosure: Int(scope.open))
    else { return }
    notePublisher(listenedToBy: callee)
  }

  /// `model.$status.assign(to: \.text, on: label)`, `model.status.bind(to: label.rx.text)`
  mutating func noteBound(to property: Int) {
    let isPath = structure.kind(property + 1) == .comma
    guard isPath || structure.token(property - 2, isAnyOf: "rx", "reactive"),
      let open = structure.opening(around: property),
      structure.kind(open) == .leftParen, property - open < 24, let callee = structure.call(at: open)?.callee,
      structure.isMember(callee),
      isPath ? structure.token(callee, is: "assign") : structure.token(callee, isAnyOf: "bind", "drive", "emit")
    else { return }
    notePublisher(listenedToBy: callee)
  }

  /// `sink` of `.sink { … }`, `subscribe` of `.subscribe(onNext: { … })`.
  private func listener(ofClosure open: Int) -> Int? {
    var callee = structure.calleeOfTrailingClosure(open)
    if structure.kind(open - 1) == .colon, structure.token(open - 2, isAnyOf: "onNext", "receiveValue") {
      callee = structure.opening(around: open).flatMap { structure.call(at: $0)?.callee }
    }
    return callee.flatMap { structure.isMember($0) && Self.listeners.contains($0, in: structure) ? $0 : nil }
  }

  /// Follows the chain back over what sends on what it is sent.
  private mutating func notePublisher(listenedToBy listener: Int) {
    var current = listener
    for _ in 0..<8 {
      guard let name = structure.receiverName(ofMember: current) else { return }
      guard Self.senders.contains(name, in: structure), structure.isMember(name) else {
        guard structure.kind(name) == .identifier, structure.receiverEnd(ofMember: current) == name else { return }
        return noteSent(name)
      }
      if structure.token(name, isAnyOf: "map", "compactMap"), !keepsWhatIsSent(name) { return }
      current = name
    }
  }

  private mutating func noteSent(_ name: Int) {
    let isProjected = structure.bytes(name).first == UInt8(ascii: "$")
    let range = structure.tokens[name].range
    let word =
      isProjected ? NameHash.wide(structure.source, ByteRange(range.start + 1, range.end)) : structure.wideName(name)
    if structure.isMember(name), !structure.token(name - 2, is: "self") {
      noteMember(name, named: word)
    } else if let type = structure.typeName(around: name) {
      noteDisplayed(Self.key(structure.wideName(type), word))
    }
  }

  /// `map { $0 }`, `map(Optional.init)`
  private func keepsWhatIsSent(_ map: Int) -> Bool {
    let open = map + 1
    guard structure.kind(open) == .leftBrace || structure.kind(open) == .leftParen,
      let close = structure.partner(open)
    else { return false }
    return structure.kind(open) == .leftBrace
      ? close == open + 2 && structure.token(open + 1, is: "$0") : structure.token(open + 1, is: "Optional")
  }

  private static let listeners: WordSet = [
    "sink", "bind", "subscribe", "observe", "drive", "onReceive", "bindAndFire", "addObserver", "onNext",
  ]
  private static let senders: WordSet = [
    "receive", "removeDuplicates", "dropFirst", "debounce", "throttle", "eraseToAnyPublisher", "map", "compactMap",
    "asDriver", "asObservable", "asSignal", "observe", "observeOn", "distinctUntilChanged", "skip", "share", "first",
    "prefix", "filter", "take", "until", "startWith",
  ]

  // MARK: - Data sources

  static let titleGiverWords = ["titleForHeaderInSection", "titleForFooterInSection", "titleForRow"]
  static let titleGivers = WordSet(titleGiverWords)

  /// `func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].name }`
  mutating func readTitles(givenBy label: Int) {
    guard let list = structure.opening(around: label), structure.opensParameters(list) else { return }
    let close = structure.end(ofGroup: list)
    guard let open = (close..<min(close + 8, structure.tokens.count)).first(where: { structure.kind($0) == .leftBrace })
    else { return }
    let end = min(structure.end(ofGroup: open), open + Self.longestTitleGiver, structure.tokens.count)
    guard open + 1 < end else { return }
    read(structure.value(at: open + 1), ifWhole: open)
    for index in open + 1..<end where structure.kind(index) == .keyword && structure.token(index, is: "return") {
      guard index + 1 < end else { break }
      read(structure.value(at: index + 1))
    }
  }

  /// The only expression of a body.
  private mutating func read(_ value: Expression, ifWhole open: Int) {
    if value.last + 1 == structure.end(ofGroup: open) { read(value) }
  }

  private static let longestTitleGiver = 160

  // MARK: - Initializers

  func isInit(_ callee: Int) -> Bool { structure.token(callee, is: "init") }

  /// `Row` of `Row.init(…)`, and of `.init(…)` where what is written close by says it: `-> Row`, `let row: Row =`.
  func typeMade(by callee: Int) -> UInt64? {
    if let type = structure.receiverName(ofMember: callee) { return structure.wideName(type) }
    guard structure.isImplicitMember(callee) else { return nil }
    let made = structure.operand(around: callee)
    let isElement = structure.isElementOfList(made)
    switch structure.place(of: made) {
    case .initial(let declaration): return name(ofTypeOf: structure.declarations[declaration], isElement: isElement)
    case .returned(let scope):
      let body = structure.scopes[scope]
      guard body.kind != .closure, body.name != Structure.none else { return nil }
      let declared = declarations(before: Int(body.name) + 1, count: 1).last
      guard let declared, declared.name == body.name else { return nil }
      return name(ofTypeOf: declared, isElement: isElement)
    default: return nil
    }
  }

  private func name(ofTypeOf declared: Declaration, isElement: Bool) -> UInt64? {
    guard declared.hasType else { return nil }
    let (start, end) = (Int(declared.typeStart), Int(declared.typeEnd))
    return isElement ? structure.elementName(from: start) : structure.typeName(from: start, to: end)
  }
}
