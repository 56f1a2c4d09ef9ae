import RTLSyntax

/// Finds the names that stand directly where users read: `label.text = model.progressText` tells that `progressText`
/// is displayed, `Text(title)` in `struct Row` that the `title` given to a `Row` is.
struct DisplaySurvey {
  let structure: Structure
  /// The project's own sinks and localizers.
  let names: ProjectNames
  /// Whether only those who make the app see what is shown here.
  let isForDevelopers: Bool
  /// Names whose text is displayed: of one type, labels of one function, or of whatever type they belong to.
  var displayed: WideNameSet
  /// What is given to arguments and members that may themselves be displayed.
  var gifts: [TextGift]
  /// Members of what other files tell the type of.
  var unseen: [UnseenDisplay] = []
  /// Whether what is read now is spoken and not seen.
  private var isSpoken = false
  /// The argument or member that what is read now is given to, if it is not displayed at once.
  var receiver: UInt64?
  /// The member that shows what is read now, if it is displayed itself.
  var giver: Giver?
  /// How many locals lie behind what is read now.
  private var localDepth = 0
  private static let reach = 2
  /// Found out when it is first asked for.
  var listsByName: [UInt32: [Declaration]]?

  init(
    _ structure: Structure,
    names: ProjectNames,
    isForDevelopers: Bool,
    displayed: consuming WideNameSet,
    gifts: consuming [TextGift]
  ) {
    self.structure = structure
    self.names = names
    self.isForDevelopers = isForDevelopers
    self.displayed = displayed
    self.gifts = gifts
  }

  mutating func run() {
    structure.forEach(passing: Self.filter) { index in
      visit(index)
      return true
    }
    readMembers()
    guard !names.sinks.isEmpty else { return }
    for index in structure.tokens.indices where structure.tokens[index].kind == .identifier {
      if names.sinks.contains(index, in: structure) { readOwnSink(index) }
    }
  }

  private mutating func visit(_ index: Int) {
    if Self.translations.contains(index, in: structure) { noteTranslation(at: index) }
    switch structure.kind(index + 1) {
    case .equal where structure.isMember(index):
      if !isOnlyStored(index), AudienceReader.displayedProperties.contains(index, in: structure) {
        isSpoken = structure.name(index, beginsWithWord: "accessibility")
        read(structure.value(at: index + 2))
        isSpoken = false
      }
    case .period where isLocalizer(index): readFilling(ofTranslation: index)
    case .colon where structure.token(index, is: "localized"): readKey(labelled: index)
    case .leftParen where structure.isDrawing(index): readDrawn(by: index)
    case .leftParen where NumberParsers.contains(index, in: structure): noteParsed(by: index)
    case .leftParen:
      readCall(index)
      noteLocalizer(around: index)
    case .period where isInit(index + 2): readCall(index)
    case .colon where structure.token(index, is: "activityItems"): readShared(index + 2)
    case .colon where structure.token(index, is: "text") && noteEdited(index + 2): break
    case .colon where structure.token(index, is: "value") && isOfFunction(index): break
    case .colon: readGift(labelled: index)
    case .identifier where Self.titleGivers.contains(index, in: structure): readTitles(givenBy: index)
    case .comma where structure.token(index, is: "text"), .rightParen where structure.token(index, is: "text"):
      noteBound(to: index)
    default: break
    }
  }

  /// `Pill(text: configuration.text)`: displayed if the `text` of a `Pill` is.
  mutating func readGift(labelled label: Int) {
    guard !isPlainLiteral(label + 2), let open = structure.opening(around: label), structure.kind(open) == .leftParen,
      open > 0,
      structure.kind(label - 1) == .comma || label == open + 1, !structure.opensParameters(open),
      let callee = structure.call(at: open)?.callee, structure.kind(callee) == .identifier || isInit(callee),
      !AudienceReader.displayingCalls.contains(callee, in: structure),
      // `logger.logWith(.info, message: text)`, on whatever screen the lines end.
      !structure.name(callee, beginsWithWord: "log"),
      let owner = isInit(callee) ? typeMade(by: callee) : structure.wideName(callee)
    else { return }
    receiver = Self.key(owner, structure.wideName(label))
    read(structure.value(at: label + 2))
    receiver = nil
  }

  /// Whether a `value` is the first thing a function is given, as by what writes for machines: one that is shown has a
  /// title before it, or is given to a type.
  private func isOfFunction(_ label: Int) -> Bool {
    guard structure.kind(label - 1) == .leftParen, structure.kind(label - 2) == .identifier else { return false }
    return !structure.startsUppercase(label - 2) || structure.token(label - 2, is: "NSNumber")
  }

  /// `self.title = title` of an initializer keeps a text; who shows it is told elsewhere.
  private func isOnlyStored(_ property: Int) -> Bool {
    structure.token(property - 2, is: "self")
      && structure.kind(property + 2) == .identifier
      && structure.tokens[property].name == structure.tokens[property + 2].name
  }

  /// A key made of a type's name and a member's, or of a function's name and a label.
  static func key(_ owner: UInt64, _ member: UInt64) -> UInt64 { (owner &* 0x9E37_79B9_7F4A_7C15) ^ member }

  /// What a sink of the project's own is given or assigned.
  private mutating func readOwnSink(_ name: Int) {
    if structure.kind(name + 1) == .equal {
      read(structure.value(at: name + 2))
    } else if let call = structure.call(of: name), !structure.opensParameters(call.open) {
      for argument in structure.elements(ofGroup: call.open, limit: 8) where !argument.isEmpty {
        read(argument.expression)
      }
    }
  }

  private mutating func readCall(_ callee: Int) {
    guard AudienceReader.displayingCalls.contains(callee, in: structure),
      let call = structure.call(of: isInit(callee + 2) ? callee + 2 : callee)
    else { return }
    let isTitled = AudienceReader.titledTypes.contains(callee, in: structure)
    isSpoken = structure.name(callee, beginsWithWord: "accessibility") || structure.isGivenToSpeech(callee)
    defer { isSpoken = false }
    for (position, argument) in structure.arguments(of: call).prefix(3).enumerated() {
      if let label = argument.label {
        let isText = isTitled && AudienceReader.titleLabels.contains(label, in: structure)
        guard
          isText || structure.token(label, isAnyOf: "verbatim", "string", "value", "withTitle")
            || structure.token(label, is: "item") && structure.token(callee, is: "ShareLink")
        else { continue }
      } else if position > 0 {
        continue
      }
      if !argument.isEmpty { read(argument.expression) }
    }
  }

  /// `UIActivityViewController(activityItems: [summary, link], applicationActivities: nil)`
  private mutating func readShared(_ list: Int) {
    guard structure.kind(list) == .leftSquare else { return }
    for item in structure.elements(ofGroup: list, limit: 8) where !item.isEmpty {
      read(item.expression)
    }
  }

  /// Notes each name a displayed expression takes its text from: operands of `+` and `??`, branches, interpolations.
  mutating func read(_ expression: Expression) {
    var index = expression.first
    // What displays that much is no simple flow; keeps the survey linear.
    let last = min(expression.last, expression.first + 64, structure.tokens.count - 1)
    while index <= last {
      switch structure.tokens[index].kind {
      case .identifier: note(index)
      case .dollarIdentifier where structure.kind(index + 1) != .period: noteClosureArgument(index)
      case .leftParen where structure.continuesOperand(index):
        if !passesOn(index - 1) { index = structure.end(ofGroup: index) }
      case .leftBrace where structure.token(index - 1, isAnyOf: "map", "flatMap"): break
      case .leftSquare, .leftBrace: index = structure.end(ofGroup: index)
      // What a member falls back upon is seldom what is seen.
      case .binaryOperator where giver != nil && structure.token(index, is: "??") && index < last:
        index = structure.operand(around: index + 1).last
      default: break
      }
      index += 1
    }
  }

  /// Whether what a call is given comes out again: `String(format: …)`, `L10n.downloads(…)`.
  private func passesOn(_ callee: Int) -> Bool {
    if Self.passers.contains(callee, in: structure) { return true }
    // What is worked out is no key of any table.
    if structure.token(callee, is: "LocalizedStringKey") {
      return structure.kind(structure.end(ofGroup: callee + 1) - 1) == .rightParen
    }
    // What is looked up comes out as something else.
    if Self.lookUps.contains(callee, in: structure) { return false }
    if Self.restyling.contains(where: { structure.name(callee, beginsWithWord: $0) }) { return true }
    let path = structure.path(endingAt: callee)
    if path.contains(where: { names.localizers.contains($0, in: structure) }) { return true }
    return structure.isMember(callee) && path.contains { Localizers.contains($0, in: structure) }
  }

  private static let passers: WordSet = ["String", "Text", "localizedStringWithFormat", "localized"]

  private mutating func note(_ index: Int) {
    // What a call gives may be asked for something else: `Waits.text(wait).count`, not `Waits.parts(wait).joined()`.
    let isCall = structure.kind(index + 1) == .leftParen
    let end = isCall ? structure.end(ofGroup: index + 1) : index
    switch structure.kind(end + 1) {
    case .period where (isCall ? AudienceReader.textKeepers : Self.restylers).contains(end + 2, in: structure): break
    case .period, .leftSquare, .colon, .infixQuestion: return
    // `if let note = order.note { Text(note) }`: the body, no closure.
    case .leftBrace: if !isCall, structure.continuesOperand(end + 1) { return }
    case .postfixQuestion, .exclamation:
      if structure.kind(end + 2) == .period { return }
    case .binaryOperator:
      if structure.token(end + 1, isAnyOf: "==", "!=", "<", ">", "&&", "||", "<=", ">=") { return }
    default: break
    }
    noteName(index)
  }

  mutating func noteName(_ index: Int) {
    let name = structure.wideName(index)
    if structure.isMember(index), !structure.token(index - 2, is: "self") {
      return noteMember(index, named: name)
    }
    let local = structure.kind(index + 1) == .leftParen ? nil : declaration(before: index)
    if let giver, let local, local.kind == .parameter, leavesOut(local, giver) { return }
    if let carried = payload(boundTo: index, declaredBy: local) { return noteDisplayed(carried) }
    if let local { notePublisher(givenBy: local) }
    if noteSetValue(index) { return }
    // A local with a value of its own hides the property it shares its name with.
    if !isLocalWithValue(local, at: index) { noteDisplayed(Self.key(owner(of: index), name)) }
    noteWritten(by: index)
    if let label = label(ofParameter: index) { noteDisplayed(Self.key(owner(of: index), label)) }
    // A function called by its name alone may be one of no type.
    if structure.kind(index + 1) == .leftParen { noteDisplayed(Self.key(Self.file, name)) }
    if localDepth < Self.reach, let value = value(of: local, at: index) {
      localDepth += 1
      read(value)
      localDepth -= 1
    }
  }

  /// A member that is displayed: whatever type it belongs to, or that of the type it is taken from.
  mutating func noteMember(_ member: Int, named name: UInt64) {
    if isForDevelopers { return }
    if structure.kind(member + 1) == .leftParen { noteFormatter(writingBy: member) }
    if giver == nil || isTelling(member), !Self.tooCommon.contains(name: name) {
      noteDisplayed(Self.key(Self.anyone, name))
    }
    switch holder(ofMember: member) {
    case .type(let type): noteDisplayed(Self.key(type, name))
    case .member(let holder, let isElement):
      unseen.append(
        UnseenDisplay(
          holder: holder,
          isElement: isElement,
          member: name,
          receiver: receiver,
          use: isSpoken ? .spoken : .seen
        )
      )
    case nil: break
    }
  }

  mutating func noteDisplayed(_ key: UInt64) {
    if isForDevelopers { return }
    if let receiver {
      if let giver, giver.key == key, !giver.isText { return }
      gifts.append(TextGift(receiver: receiver, given: key))
    } else if isSpoken {
      displayed.insert(Self.spoken(key))
    } else {
      displayed.insert(key)
    }
  }

  /// `makeTitle(for: item)` of a plain name that `let title = makeTitle(for: item)` stands before, in the same function.
  private func value(of local: Declaration?, at index: Int) -> Expression? {
    guard let local, isLocalWithValue(local, at: index) else { return nil }
    let value = Int(local.value)
    guard value < index, structure.kind(value) == .identifier || structure.token(value, is: "self") else { return nil }
    return structure.value(at: value)
  }

  private func isLocalWithValue(_ declaration: Declaration?, at index: Int) -> Bool {
    guard let declaration, declaration.kind == .variable, declaration.value != Structure.none,
      let scope = structure.scope(of: declaration), scope.kind != .type, index < Int(scope.close)
    else { return false }
    // `if let price = price { … }`: what its value names is not yet this one.
    let value = structure.value(at: Int(declaration.value))
    return value.last < index
      || value.first < index && (value.first..<index).contains { structure.kind($0) == .leftBrace }
  }

  /// The key of a name that is only spoken, or of a member that is.
  static func spoken(_ key: UInt64) -> UInt64 { key ^ 0x5AB0_17E5_0F5A_11ED }

  /// The owner of what is declared outside any type.
  static let file: UInt64 = 0

  /// The function whose parameter a plain name is, or else the type around it.
  private func owner(of index: Int) -> UInt64 {
    if let parameter = parameter(named: index), structure.scopes[parameter.scope].name != Structure.none {
      let function = Int(structure.scopes[parameter.scope].name)
      let isInit = structure.token(function, is: "init")
      let owner = isInit ? structure.typeName(around: index) : function
      return owner.map { structure.wideName($0) } ?? Self.file
    }
    return structure.typeName(around: index).map { structure.wideName($0) } ?? Self.file
  }

  /// `with` of `func show(with title: String)`, under which whoever calls it gives the text.
  private func label(ofParameter index: Int) -> UInt64? {
    guard let label = parameter(named: index).map({ $0.name - 1 }),
      structure.kind(label) == .identifier || structure.kind(label) == .keyword, !structure.token(label, is: "_")
    else { return nil }
    return structure.wideName(label)
  }

  /// The parameter that a plain name is, and the scope of its function.
  private func parameter(named index: Int) -> (name: Int, scope: Int)? {
    var scope = structure.isMember(index) ? nil : structure.scope(around: index)
    while let current = scope {
      let candidate = structure.scopes[current]
      if candidate.kind == .function, candidate.name != Structure.none,
        let name = parameter(index, from: Int(candidate.name), to: Int(candidate.open))
      {
        return (name, current)
      }
      if candidate.kind == .type { break }
      scope = structure.parent(ofScope: current)
    }
    return nil
  }

  private func parameter(_ name: Int, from start: Int, to end: Int) -> Int? {
    let word = structure.tokens[name].name
    return (start..<max(start, min(end, start + 96))).first {
      structure.tokens[$0].name == word && structure.kind($0 + 1) == .colon
    }
  }

  /// `var title: String? { get { label.text } set { label.text = newValue } }`: the property is what is displayed.
  private mutating func noteSetValue(_ index: Int) -> Bool {
    guard structure.token(index, is: "newValue") else { return false }
    var scope = structure.scope(around: index)
    while let current = scope, structure.scopes[current].kind != .type {
      let candidate = structure.scopes[current]
      if candidate.kind == .property, candidate.name != Structure.none, let type = structure.typeName(around: index) {
        noteDisplayed(Self.key(structure.wideName(type), structure.wideName(Int(candidate.name))))
        return true
      }
      scope = structure.parent(ofScope: current)
    }
    return false
  }

  // MARK: - Tables

  static let filter = TokenFilter(
    names: AudienceReader.displayWords.map { NameHash.hash($0) },
    of: [.identifier]
  )

  /// Names so common that one displayed member says nothing of the next of the same name.
  static let tooCommon: WordSet = [
    "value", "name", "description", "string", "id", "key", "url", "path", "content", "data", "result", "type", "code",
    "body", "version", "rawValue", "localizedDescription", "count", "first", "last", "message", "error", "identifier",
    "host", "status", "state", "item", "model", "number", "index", "self", "element", "current", "selected", "info",
    "output", "absoluteString", "wrappedValue", "text", "label", "stringValue", "errorMessage", "month",
  ]
}

extension AudienceReader {
  /// Every word the survey stops at.
  static let displayWords =
    displayedPropertyWords + displayingCallWords + givenTextWords + ["draw"]
    + NumberParsers.names + DisplaySurvey.titleGiverWords + DisplaySurvey.lookUpWords
    + Localizers.usualNames + ["localizable"]

  /// Labels of arguments that look like texts.
  private static let givenTextWords = [
    "detail", "detailText", "caption", "headline", "label", "message", "header", "footer", "hint", "titleText",
    "subtitleText", "buttonTitle", "description", "value", "activityItems", "minLabel", "maxLabel", "valueLabel",
    "titleLabel", "valueText", "displayText", "labelText", "displayValue", "formattedValue", "headerTitle",
    "footerTitle", "footerText", "headerText", "trailingText", "leadingText", "topText", "bottomText",
  ]
  static let displayedProperties = WordSet(displayedPropertyWords)
  static let displayingCalls = WordSet(displayingCallWords)

  private static let displayedPropertyWords = [
    "text", "attributedText", "title", "subtitle", "placeholder", "stringValue", "toolTip", "badgeValue", "messageText",
    "informativeText", "accessibilityLabel", "accessibilityValue", "accessibilityHint", "secondaryText",
    "attributedTitle", "body",
  ]

  private static let displayingCallWords = [
    "Text", "Label", "Button", "Toggle", "Section", "LabeledContent", "navigationTitle", "navigationBarTitle",
    "setTitle", "setText", "accessibilityLabel", "accessibilityValue", "accessibilityHint", "help", "badge",
    "UIAlertController", "UIAlertAction", "UIAction", "addItem", "NSMenuItem", "UIBarButtonItem", "UITabBarItem",
    "NSAttributedString", "NSMutableAttributedString", "AttributedString",
  ]
}
