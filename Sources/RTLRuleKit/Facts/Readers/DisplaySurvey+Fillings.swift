import RTLSyntax

/// What a translation is filled with: nobody translates what nobody reads.
extension DisplaySurvey {
  /// `L10n`, and the `localizable` of `R.string.localizable`
  func isLocalizer(_ name: Int) -> Bool {
    if structure.token(name, is: "localizable") {
      return structure.token(name - 2, is: "string") && structure.token(name - 4, is: "R")
    }
    return Localizers.contains(name, in: structure)
  }

  /// `L10n.score(points.short)`: the `short` text is shown, wherever it is made.
  mutating func readFilling(ofTranslation type: Int) {
    var name = type
    while structure.kind(name + 1) == .period, structure.kind(name + 2) == .identifier { name += 2 }
    guard structure.kind(name + 1) == .leftParen, !isHeardOrLogged(name), let call = structure.call(of: name) else {
      return
    }
    for argument in structure.elements(ofGroup: call.open, limit: 8) where !argument.isEmpty {
      read(argument.expression)
    }
  }

  /// `String(localized: "Score: \(points.short)")`
  mutating func readKey(labelled label: Int) {
    guard structure.kind(label - 1) == .leftParen, structure.token(label - 2, is: "String"),
      !isHeardOrLogged(label - 2),
      structure.kind(label + 2) != nil, case let key = structure.value(at: label + 2),
      structure.kind(key.first) == .stringStart
    else { return }
    read(key)
  }

  /// `view.accessibilityLabel = L10n.score(points.short)`, `logger.error(L10n.score(points.short))`
  private func isHeardOrLogged(_ name: Int) -> Bool {
    let text = structure.operand(around: name)
    switch structure.place(of: text) {
    case .assigned(let property): return structure.name(property, beginsWithWord: "accessibility")
    case .argument(let call, _):
      return structure.name(call.callee, beginsWithWord: "accessibility")
        || structure.receiverName(ofMember: call.callee).map { structure.name($0, endsWithAnyOf: ["logger", "log"]) }
          ?? false
    case .returned(let scope):
      guard let member = structure.nameOfMember(givenBy: scope) else { return false }
      return structure.name(member, holdsAnyOf: ["accessibility", "voiceover"])
    default: return false
    }
  }
}
