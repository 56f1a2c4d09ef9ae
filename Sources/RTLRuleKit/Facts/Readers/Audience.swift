import RTLSyntax

/// Who reads a string.
package enum Audience: Sendable {
  /// A person, through the string catalog: a literal that SwiftUI or Foundation takes for a key. Numbers in it are
  /// written in the person's digits.
  case localizedKey
  /// A person, as it stands.
  case plain
  /// A person who hears it, and never sees it. Rules that only ask whether a person is reached are told of `plain`.
  case spoken
  /// A machine or a developer: a log, a key, an address, a query.
  case machine
  case unknown

  package var isUser: Answer {
    switch self {
    case .localizedKey, .plain, .spoken: .yes
    case .machine: .no
    case .unknown: .unknown
    }
  }
}

extension LintedFile {
  /// Who reads the string that this expression, or the literal that begins here, becomes part of.
  package func audience(of expression: Expression) -> Audience {
    let audience = closeAudience(of: expression)
    return audience == .spoken ? .plain : audience
  }

  /// Whether all that is known to become of a text is that it is spoken.
  package func isOnlySpoken(_ expression: Expression) -> Bool {
    let audience = closeAudience(of: expression)
    guard audience == .localizedKey, case .argument(let call, _) = structure.place(of: expression) else {
      return audience == .spoken
    }
    return structure.name(call.callee, beginsWithWord: "accessibility")
  }

  private func closeAudience(of expression: Expression) -> Audience {
    if let lastAudience, lastAudience.expression == expression { return recall(lastAudience.audience) }
    let audience = remember { foundAudience(of: expression) }
    lastAudience = (expression, audience)
    return audience.answer
  }

  private func foundAudience(of expression: Expression) -> Audience {
    let reader = AudienceReader(file: self)
    // Most strings are logged, or are names of things: seen without asking what they are part of.
    if reader.isGivenToMachine(expression) || structure.tellsSourcePlace(expression)
      || structure.isDump(stringAt: expression.first) || structure.isFileName(expression) || isForDevelopers
    {
      return .machine
    }
    let audience = reader.audience(of: expression, depth: AudienceReader.reach)
    let isUnseen = !audience.isUser.isNo && reader.isOfPrompt(expression) || audience.isUser.isYes && isWithoutScreens
    return isUnseen ? .machine : audience
  }

  /// Whether a string is logged, or a name of a thing: seen at the call it stands in, where no more is asked.
  package func isGivenToMachine(_ expression: Expression) -> Bool {
    AudienceReader(file: self).isGivenToMachine(expression)
  }

  /// Whether the project has nothing to show anything on: a tool for the command line, a server. Asked last, since only
  /// the whole project can tell.
  private var isWithoutScreens: Bool {
    !ScreenModules.areImported(by: structure) && names.sinks.isEmpty && project.isWithoutScreens
  }

  package func audience(ofStringAt quote: Int) -> Audience { audience(of: structure.operand(around: quote)) }
}

extension Site {
  package func audience(of expression: Expression) -> Audience { file.audience(of: expression) }
  package func audience(ofStringAt quote: Int) -> Audience { file.audience(ofStringAt: quote) }
}

/// Follows a string outward, from one use to the next, until it meets a reader.
struct AudienceReader {
  let file: LintedFile
  /// How many variables, calls and returns are followed one behind the other.
  static let reach = 12
  let budget = Budget()

  init(file: LintedFile) {
    self.file = file
    structure = file.structure
  }

  let structure: Structure

  /// Whether an expression stands right in the parentheses of a call that no user hears of.
  func isGivenToMachine(_ expression: Expression) -> Bool {
    guard let open = structure.opening(around: expression.first), structure.kind(open) == .leftParen, open > 0,
      structure.tokens[open - 1].kind == .identifier
    else { return false }
    if structure.kind(expression.first - 1) == .colon, isTitle(expression.first - 2, of: open - 1) { return false }
    return Self.machineCallees.contains(open - 1, in: structure) || isLogger(open - 1)
  }

  func audience(of expression: Expression, depth: Int) -> Audience {
    guard depth > 0, budget.spend(), keepsText(expression), !isFallbackOfFormatter(expression) else { return .unknown }
    let each = eachAudience(ofListAround: expression, depth: depth - 1)
    if each != .unknown { return each }
    switch structure.place(of: expression) {
    case .assigned(let name): return assigned(name, depth: depth)
    case .initial(let declaration): return initial(declaration, depth: depth)
    case .argument(let call, let argument):
      return argumentAudience(
        call,
        argument,
        isKey: !argument.isEmpty && isKey(argument.expression),
        depth: depth
      )
    case .returned(let scope): return returned(scope, depth: depth)
    case .interpolated(let start): return interpolated(start, depth: depth)
    case .operand(let op): return operand(op, of: expression, depth: depth)
    case .cast(let type): return cast(expression, type: type, depth: depth)
    case .compared, .pattern, .index, .condition: return .machine
    case .dictionary: return .unknown
    case .other:
      return isDrawn(expression) ? .plain : partAudience(ofTupleAround: expression, depth: depth)
    }
  }

  /// `"…".draw(at: point, withAttributes: style)`
  private func isDrawn(_ expression: Expression) -> Bool {
    // `("…" as NSString).draw(at: point)`
    var first = expression.first
    while structure.kind(first - 1) == .leftParen, structure.call(at: first - 1) == nil { first -= 1 }
    let drawn = structure.operand(around: first)
    guard drawn.first == first, structure.kind(drawn.last) == .rightParen,
      let open = structure.partner(drawn.last)
    else { return false }
    return structure.isDrawing(open - 1)
  }

  /// Whether what is made of the text in its own chain is still the text: `"…".uppercased()`, not `"…".data(using:)`.
  private func keepsText(_ expression: Expression) -> Bool {
    // What an operator of the project's own makes of a text nobody knows: `^"…"`.
    if structure.kind(expression.first) == .prefixOperator {
      return structure.kind(expression.first + 1) != .stringStart
    }
    guard let last = structure.lastName(endingAt: expression.last), structure.isMember(last) else { return true }
    if convertsDigits(last) { return false }
    var start = expression.first
    if structure.tokens[start].kind.opensGroup { start = structure.end(ofGroup: start) }
    // Only a literal's chain is asked: a name's chain ends with the member that gives the text.
    guard start > expression.first, start < expression.last else { return true }
    // A sum is no chain: `"by " + author.name`.
    if structure.operand(around: expression.first).last < expression.last { return true }
    return Self.textKeepers.contains(last, in: structure) || isKeptByHelper(last)
  }

  /// `formatter.string(from: number) ?? "\(number)"`: written for the compiler, read by nobody.
  private func isFallbackOfFormatter(_ expression: Expression) -> Bool {
    let op = expression.first - 1
    guard op > 0, structure.kind(op) == .binaryOperator, structure.token(op, is: "??") else { return false }
    var end = op - 1
    // `formatter.string(from: number)?.trimmed ?? "\(number)"`
    while !structure.isFormatted(endingAt: end), let name = structure.lastName(endingAt: end), structure.isMember(name),
      Self.textKeepers.contains(name, in: structure), let receiver = structure.receiverEnd(ofMember: name)
    {
      end = receiver
    }
    return structure.isFormatted(endingAt: end)
      || structure.lastName(endingAt: end).map { structure.name($0, beginsWithWord: "format") } ?? false
  }

  // MARK: - Places

  /// Whether an expression is nothing but a literal, or a choice between literals: what SwiftUI takes for a key.
  private func isKey(_ expression: Expression, depth: Int = 4) -> Bool {
    let inner = structure.unwrapped(expression)
    if structure.kind(inner.first) == .stringStart, structure.end(ofGroup: inner.first) == inner.last { return true }
    var index = inner.first
    while index < inner.last, structure.kind(index) != .infixQuestion {
      index = structure.next(behind: index)
    }
    guard depth > 0, let branches = structure.ternary(question: index) else { return false }
    return [branches.yes, branches.no].allSatisfy {
      $0.first == $0.last && structure.token($0.first, is: "nil") || isKey($0, depth: depth - 1)
    }
  }

  private func interpolated(_ start: Int, depth: Int) -> Audience {
    guard let quote = structure.opening(around: start) else { return .unknown }
    if structure.isDump(stringAt: quote) || structure.isFileName(structure.operand(around: quote)) { return .machine }
    let outer = audience(of: structure.operand(around: quote), depth: depth - 1)
    // A string inside a key is inserted as it is.
    guard outer == .localizedKey else { return outer }
    return isSpokenKey(structure.operand(around: quote), depth: depth - 1) ? .spoken : .plain
  }

  private func operand(_ op: Int, of expression: Expression, depth: Int) -> Audience {
    // Around the operator and not the expression, which may stand in parentheses: `a + (isOn ? "b" : "c")`.
    let whole = structure.infix(around: structure.operand(around: op - 1))
    var index = whole.first
    var start = whole.first
    while index <= whole.last {
      if structure.kind(index) == .binaryOperator {
        if structure.token(index, is: "+="), index < expression.first, index > 0 {
          return structure.lastName(endingAt: index - 1).map { assigned($0, depth: depth) } ?? .unknown
        }
        if structure.token(index, isAnyOf: "<", ">", "&&", "||", "..<", "...", "%", "*", "/", "-") { return .unknown }
        if structure.token(index, isAnyOf: "==", "!=") { return .machine }
        guard structure.token(index, isAnyOf: "+", "??") else { return .unknown }
      }
      if structure.kind(index) == .keyword, structure.token(index, is: "return") { start = index + 1 }
      index = structure.next(behind: index)
    }
    let sum = Expression(start, whole.last)
    guard start <= whole.last, sum != expression else { return .unknown }
    let found = audience(of: sum, depth: depth - 1)
    return found == .localizedKey ? .plain : found
  }

  private func cast(_ expression: Expression, type: Int, depth: Int) -> Audience {
    if structure.token(type, isAnyOf: "LocalizedStringKey", "LocalizedStringResource") { return .localizedKey }
    guard structure.token(type, isAnyOf: "String", "NSString", "Any", "Substring") else { return .unknown }
    return audience(of: Expression(expression.first, type), depth: depth - 1)
  }

  private func returned(_ index: Int, depth: Int) -> Audience {
    let scope = structure.scopes[index]
    if scope.kind == .closure { return closure(scope, depth: depth) }
    guard scope.name != Structure.none else { return .unknown }
    let name = Int(scope.name)
    let declared = structure.declaration(namedBy: name)
    if scope.kind == .property, let declared { return initial(declared, depth: depth) }
    if let declared, isKey(declared) { return .localizedKey }
    if Self.titleGivers.contains(name, in: structure), titleParameter(of: name) { return .plain }
    // What an axis of a chart shows of a value.
    if structure.token(name, is: "stringForValue") { return .plain }
    // An object identifier, as certificates have it, is a code.
    if isDeveloperText(name) || isForDebugging(name) || isOfCodingKey(name)
      || structure.name(name, endsWithWord: "oid")
    {
      return .machine
    }
    if isReadBack(byStyleOf: name) { return .machine }
    return structure.isNamedForSpeech(name) || isOfTypeForSpeech(name) ? .spoken : displayed(name, depth: depth)
  }

  /// The result of `{ … }()` is the closure's own; that of `map { … }` is the map's.
  private func closure(_ scope: Scope, depth: Int) -> Audience {
    let open = Int(scope.open)
    let close = structure.end(ofGroup: open)
    let start = structure.chainStart(open)
    if start == open {
      // `Adapter(titleForRow: { row in "…" })`
      if structure.kind(open - 1) == .colon, Self.titleGivingLabels.contains(open - 2, in: structure) { return .plain }
      if isGivenByModel(open) || isFormatter(open) { return .plain }
      guard structure.kind(close + 1) == .leftParen else { return .unknown }
      return audience(of: structure.operand(around: open), depth: depth - 1)
    }
    guard let callee = structure.lastName(endingAt: open - 1) else { return .unknown }
    if isWriter(callee) { return .plain }
    guard structure.token(callee, isAnyOf: "map", "compactMap", "flatMap") else { return .unknown }
    if isBoundToView(behind: close) { return .plain }
    return audience(of: structure.operand(around: open), depth: depth - 1)
  }

  // MARK: - Names

  func assigned(_ name: Int, depth: Int) -> Audience {
    let isOwn = !structure.isMember(name)
    if isOfMachine(name) || isEncoded(name) { return .machine }
    if let declaration = file.declaration(meantBy: name) {
      if isKey(declaration) { return .localizedKey }
      if isOwn, isLocal(declaration) { return localOrNamed(declaration, depth: depth) }
    }
    if structure.isNamedForSpeech(name) { return .spoken }
    if isSink(property: name) { return file.isNeverSeen(property: name) ? .unknown : .plain }
    let audience = displayed(name, depth: depth)
    guard audience != .unknown else { return held(by: name, depth: depth) }
    return isKey(member: name) ? .localizedKey : audience
  }

  private func initial(_ index: Int, depth: Int) -> Audience {
    let name = Int(structure.declarations[index].name)
    if isOfMachine(name) { return .machine }
    if isKey(index) { return .localizedKey }
    // What a local is called says less than where it goes.
    if isLocal(index) { return file.isOverwritten(local: index) ? .unknown : localOrNamed(index, depth: depth) }
    if Self.developerTexts.contains(name, in: structure) { return isShownAsMember(name) ? .plain : .machine }
    return structure.isNamedForSpeech(name) ? .spoken : displayed(name, depth: depth)
  }

  /// `accessibilityIdentifier`, `cacheKey`, `newFileName`: by its name no text for people.
  func isOfMachine(_ name: Int) -> Bool {
    Self.machineNames.contains(name, in: structure) || structure.name(name, endsWithAnyOf: Self.machineWords)
      || isForDebugging(name) || isOfRequest(name) || isOfCodingKey(name)
  }

  private func isForDebugging(_ name: Int) -> Bool { structure.name(name, beginsWithWord: "debug") }

  private func isLocal(_ index: Int) -> Bool {
    let declaration = structure.declarations[index]
    guard declaration.kind == .variable else { return false }
    guard let scope = structure.scope(of: declaration) else {
      return declaration.scope == Structure.none && declaration.body == Structure.none
    }
    return scope.kind != .type
  }

  /// A local goes where its uses go: to a user if one of them does.
  func local(_ index: Int, depth: Int) -> Audience {
    let declaration = structure.declarations[index]
    let name = Int(declaration.name)
    let close = structure.scope(of: declaration).map { Int($0.close) } ?? structure.tokens.count
    let word = structure.tokens[name].name
    var result = Audience.unknown
    var hasOpenUse = false
    var uses = 0
    for use in file.uses(of: word, within: name + 1..<max(name + 1, min(close, structure.tokens.count))) {
      guard !structure.isMember(use), !isLabel(use), file.declaration(of: use) == index else { continue }
      uses += 1
      if uses > 16 { break }
      let found = self.use(use, depth: depth)
      if found == .plain || found == .localizedKey { return .plain }
      if found == .spoken || found == .machine && result == .unknown { result = found }
      if found == .unknown, isPassedOn(use), !isOwnValue(use) { hasOpenUse = true }
    }
    return result == .spoken && hasOpenUse ? .plain : result
  }

  /// Whether a text is given away here, not asked whether it is empty or written anew.
  private func isPassedOn(_ use: Int) -> Bool {
    switch structure.kind(use + 1) {
    case .equal: false
    case .period: Self.textKeepers.contains(use + 2, in: structure)
    default: true
    }
  }

  /// `text = "\(count) \(text)"`: what a local is made of anew goes where the local goes.
  private func isOwnValue(_ use: Int) -> Bool {
    let start = structure.outerStatementStart(use)
    return start < use && structure.tokens[start].name == structure.tokens[use].name
      && structure.kind(start + 1) == .equal
  }

  private func use(_ use: Int, depth: Int) -> Audience {
    let operand = structure.operand(around: use)
    let isUnwrapped = structure.kind(use + 1) == .postfixQuestion || structure.kind(use + 1) == .exclamation
    guard
      operand.last == use || isUnwrapped || isElement(operand, of: use)
        || Self.textKeepers.contains(use + 2, in: structure) || isDressedByHelper(use)
    else { return eachAudience(of: Expression(operand.first, use), depth: depth - 1) }
    let found = audience(of: operand, depth: depth - 1)
    return found == .unknown && operand.last == use ? eachAudience(of: operand, depth: depth - 1) : found
  }

  /// A property or function of the project whose text is seen to be displayed somewhere in it.
  private func displayed(_ name: Int, depth: Int) -> Audience {
    if isUnusedHere(name) { return .unknown }
    let owner = structure.typeName(around: name).map { structure.wideName($0) } ?? DisplaySurvey.file
    let word = structure.wideName(name)
    if file.project.displays(member: word, of: owner) || file.project.displays(member: word) { return .plain }
    if file.project.speaks(member: word, of: owner) || file.project.speaks(member: word)
      || mayBeCalledAlone(name) && file.project.speaks(member: word, of: DisplaySurvey.file)
    {
      // By its name alone it may as well be seen.
      return file.project.displays(member: word, of: DisplaySurvey.file) ? .plain : .spoken
    }
    return isDisplayedByReceiver(name) || isCalledElsewhere(name) || isOfLocalizer(name)
      ? .plain : usedHere(name, depth: depth)
  }

  /// `func tableView(_:titleForHeaderInSection:)`, `func pickerView(_:titleForRow:forComponent:)`
  private func titleParameter(of function: Int) -> Bool {
    guard structure.kind(function + 1) == .leftParen else { return false }
    let close = min(structure.end(ofGroup: function + 1), function + 32)
    return (function + 1..<max(close, function + 1)).contains { Self.titleLabels.contains($0, in: structure) }
  }
}

extension Structure {
  /// `draw` of `title.draw(in: rect, withAttributes: style)`, but not that of a view or a layer.
  func isDrawing(_ name: Int) -> Bool {
    guard token(name, is: "draw"), isMember(name), let call = call(of: name),
      let place = firstArgument(of: call)?.label
    else { return false }
    return token(place, isAnyOf: "at", "in", "with")
  }
}
