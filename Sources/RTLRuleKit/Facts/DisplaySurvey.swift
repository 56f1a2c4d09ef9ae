import RTLSyntax

/// Finds the names that stand directly where users read: `label.text = model.progressText` tells that `progressText`
/// is displayed, `Text(title)` in `struct Row` that the `title` given to a `Row` is.
struct DisplaySurvey {
  let structure: Structure
  /// The project's own sinks and localizers.
  let names: ProjectNames
  /// Names that are displayed whatever type they belong to.
  var members: WideNameSet
  /// Names of one type, or labels of one function.
  var owned: WideNameSet
  /// Whether what is read now is spoken and not seen.
  private var isSpoken = false

  init(_ structure: Structure, names: ProjectNames, members: consuming WideNameSet, owned: consuming WideNameSet) {
    self.structure = structure
    self.names = names
    self.members = members
    self.owned = owned
  }

  mutating func run() {
    Self.filter.forEach(in: structure.tokens) { index in
      visit(index)
      return true
    }
    guard !names.sinks.isEmpty else { return }
    for index in structure.tokens.indices where structure.tokens[index].kind == .identifier {
      if names.sinks.contains(index, in: structure) { readOwnSink(index) }
    }
  }

  private mutating func visit(_ index: Int) {
    switch structure.kind(index + 1) {
    case .equal where structure.isMember(index):
      if !isOnlyStored(index), AudienceReader.displayedProperties.contains(index, in: structure) {
        isSpoken = structure.name(index, beginsWithWord: "accessibility")
        read(structure.value(at: index + 2))
        isSpoken = false
      }
    case .leftParen: readCall(index)
    default: break
    }
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
        read(Expression(argument.start, argument.end - 1))
      }
    }
  }

  private mutating func readCall(_ callee: Int) {
    guard AudienceReader.displayingCalls.contains(callee, in: structure), let call = structure.call(of: callee) else {
      return
    }
    let isTitled = AudienceReader.titledTypes.contains(callee, in: structure)
    isSpoken = structure.name(callee, beginsWithWord: "accessibility")
    defer { isSpoken = false }
    for (position, argument) in structure.arguments(of: call).prefix(3).enumerated() {
      if let label = argument.label {
        let isText = isTitled && AudienceReader.titleLabels.contains(label, in: structure)
        guard isText || structure.token(label, isAnyOf: "verbatim", "string", "value", "withTitle") else { continue }
      } else if position > 0 {
        continue
      }
      if !argument.isEmpty { read(Expression(argument.start, argument.end - 1)) }
    }
  }

  /// Notes each name a displayed expression takes its text from: operands of `+` and `??`, branches, interpolations.
  private mutating func read(_ expression: Expression) {
    var index = expression.first
    // What displays that much is no simple flow; keeps the survey linear.
    let last = min(expression.last, expression.first + 64, structure.tokens.count - 1)
    while index <= last {
      switch structure.tokens[index].kind {
      case .identifier: note(index)
      case .leftParen where structure.continuesOperand(index):
        if !passesOn(index - 1) { index = structure.end(ofGroup: index) }
      case .leftSquare, .leftBrace: index = structure.end(ofGroup: index)
      default: break
      }
      index += 1
    }
  }

  /// Whether what a call is given comes out again: `String(format: …)`, `L10n.downloads(…)`.
  private func passesOn(_ callee: Int) -> Bool {
    if structure.token(callee, isAnyOf: "String", "Text", "localizedStringWithFormat", "localized") { return true }
    let path = structure.path(endingAt: callee)
    if path.contains(where: { names.localizers.contains($0, in: structure) }) { return true }
    return structure.isMember(callee) && path.contains { AudienceReader.isLocalizerName($0, in: structure) }
  }

  private mutating func note(_ index: Int) {
    switch structure.kind(index + 1) {
    case .period, .leftSquare, .colon, .infixQuestion, .leftBrace: return
    case .postfixQuestion, .exclamation:
      if structure.kind(index + 2) == .period { return }
    case .binaryOperator:
      if structure.token(index + 1, isAnyOf: "==", "!=", "<", ">", "&&", "||", "<=", ">=") { return }
    default: break
    }
    let name = structure.wideName(index)
    if structure.isMember(index), !structure.token(index - 2, is: "self") {
      guard !Self.tooCommon.contains(name: name) else { return }
      if isSpoken { owned.insert(Self.spoken(name)) } else { members.insert(name) }
      return
    }
    let key = Self.key(owner(of: index), name)
    owned.insert(isSpoken ? Self.spoken(key) : key)
  }

  /// The key of a name that is only spoken, or of a member that is.
  static func spoken(_ key: UInt64) -> UInt64 { key ^ 0x5AB0_17E5_0F5A_11ED }

  /// The owner of what is declared outside any type.
  static let file: UInt64 = 0

  /// The function whose parameter a plain name is, or else the type around it.
  private func owner(of index: Int) -> UInt64 {
    var scope = structure.isMember(index) ? nil : structure.scope(around: index)
    while let current = scope {
      let candidate = structure.scopes[current]
      if candidate.kind == .function, candidate.name != Structure.none,
        hasParameter(index, from: Int(candidate.name), to: Int(candidate.open))
      {
        let isInit = structure.token(Int(candidate.name), is: "init")
        let owner = isInit ? structure.typeName(around: index) : Int(candidate.name)
        return owner.map { structure.wideName($0) } ?? Self.file
      }
      if candidate.kind == .type { break }
      scope = candidate.parent == Structure.none ? nil : Int(candidate.parent)
    }
    return structure.typeName(around: index).map { structure.wideName($0) } ?? Self.file
  }

  private func hasParameter(_ name: Int, from start: Int, to end: Int) -> Bool {
    let word = structure.tokens[name].name
    return (start..<max(start, min(end, start + 96))).contains {
      structure.tokens[$0].name == word && structure.kind($0 + 1) == .colon
    }
  }

  // MARK: - Tables

  private static let filter = TokenFilter(
    names: AudienceReader.displayWords.map { NameHash.hash($0) },
    of: [.identifier]
  )

  /// Names so common that one displayed member says nothing of the next of the same name.
  private static let tooCommon: WordSet = [
    "value", "name", "description", "string", "id", "key", "url", "path", "content", "data", "result", "type", "code",
    "body", "version", "rawValue", "localizedDescription", "count", "first", "last", "message", "error", "identifier",
    "host", "status", "state", "item", "model", "number", "index", "self", "element", "current", "selected", "info",
    "output", "absoluteString", "wrappedValue", "text", "label", "stringValue",
  ]
}

extension AudienceReader {
  /// Every word the survey stops at.
  static let displayWords = displayedPropertyWords + displayingCallWords
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
