import RTLSyntax

/// Texts that are heard and not seen: what VoiceOver says of a view. It reads digits of any script aloud in the person's
/// language, and no direction is mixed where nothing is drawn.
extension AudienceReader {
  /// `enum CourseAccessibility { static func label(for course: Course) -> String { … } }`
  func isOfTypeForSpeech(_ member: Int) -> Bool {
    structure.typeName(around: member).map { structure.name($0, endsWithAnyOf: Structure.speechWords) } ?? false
  }

  /// A local goes where its uses go; where none of them is understood, what it is called tells.
  func localOrNamed(_ index: Int, depth: Int) -> Audience {
    let found = local(index, depth: depth)
    return found == .unknown && structure.isNamedForSpeech(Int(structure.declarations[index].name)) ? .spoken : found
  }

  /// `view.accessibilityLabel("…")`, `show(rows, voiceOverText: "…")`, `UIAccessibility.post(…, argument: "…")`
  func isSpoken(_ call: Call, _ argument: Argument) -> Bool {
    if argument.label.map(structure.isNamedForSpeech) ?? false { return true }
    if structure.isGivenToSpeech(call.callee) { return true }
    return structure.name(call.callee, beginsWithWord: "accessibility")
      || structure.name(call.callee, beginsWithWord: "setaccessibility")
      || structure.token(call.callee, is: "post")
  }

  /// `.accessibilityLabel("…")`, `.accessibilityLabel(String(localized: "…"))`
  func isSpokenKey(_ key: Expression, depth: Int) -> Bool {
    guard depth > 0, case .argument(let call, let argument) = structure.place(of: key) else { return false }
    if isSpoken(call, argument) { return true }
    return structure.token(call.callee, is: "String")
      && audience(of: structure.operand(around: call.callee), depth: depth) == .spoken
  }

  /// Who reads what completes a translation: people, unless it is only spoken, `L10n.Accessibility.pages("\(count)")`, or
  /// only written down, `logger.error(Strings.failed("\(count)"))`.
  func audience(ofTranslationBy callee: Int, depth: Int) -> Audience {
    let path = structure.path(endingAt: callee)
    if path.contains(where: { structure.name($0, holdsWord: "accessibility") || structure.isNamedForSpeech($0) }) {
      return .spoken
    }
    let translation = structure.operand(around: callee)
    if isGivenToMachine(structure.parenthesized(translation)) { return .machine }
    return audience(of: translation, depth: depth - 1) == .spoken ? .spoken : .plain
  }

  /// `Text("…").hidden()`, `Text("…").opacity(0)`: it only keeps a place free.
  func isInvisible(_ constructor: Int) -> Bool {
    var view = structure.operand(around: constructor)
    for _ in 0..<4 {
      if hidesItself(view) { return true }
      guard let open = structure.opening(around: view.first), structure.kind(open) == .leftParen,
        !structure.continuesOperand(open), structure.partner(open) == view.last + 1
      else { return false }
      view = structure.operand(around: open)
    }
    return false
  }

  private func hidesItself(_ view: Expression) -> Bool {
    let outer = structure.opening(around: view.first)
    return (view.first..<view.last).contains { index in
      guard structure.isMember(index), structure.kind(index + 1) == .leftParen,
        structure.opening(around: index) == outer
      else { return false }
      if structure.token(index, is: "hidden") { return structure.kind(index + 2) == .rightParen }
      var value = index + 2
      while structure.kind(value) == .leftParen { value += 1 }
      return structure.token(index, is: "opacity") && structure.isZero(value)
        && structure.kind(value + 1) == .rightParen
    }
  }
}

extension Structure {
  /// `accessibilityValue`, `accessibilityLabelText`, `voiceOverTitle`: by its name what is said of a view.
  func isNamedForSpeech(_ word: Int) -> Bool {
    name(word, beginsWithWord: "accessibility") || name(word, holdsAnyOf: Self.speechWords)
  }

  /// `.accessibilityLabel(Text("…"))`, `func accessibilityLabel(for row: Row) -> Text { Text("…") }`
  func isGivenToSpeech(_ view: Int) -> Bool {
    guard token(view, is: "Text") else { return false }
    let body = outermostBody(of: view).map { scopes[$0].name } ?? Structure.none
    if body != Structure.none, isNamedForSpeech(Int(body)) { return true }
    guard case .argument(let call, _) = place(of: operand(around: view)) else { return false }
    return name(call.callee, beginsWithWord: "accessibility")
  }

  fileprivate static let speechWords: [StaticString] = ["accessibility", "voiceover", "a11y"]
}
