import RTLSyntax

/// How much weight a fault in a text has: less where developers read it, where it is only heard, where it is edited.
extension Site {
  /// The severity of what is found in a text, where it is not the rule's own: a screen for developers is hardly ever
  /// translated, nor is what only demonstrates what a view can do.
  package var severityOfText: Severity? {
    if file.isForDebugging { return .info }
    let type = structure.typeName(around: index)
    if let type, structure.name(type, holdsWord: "demo") { return .info }
    let names = [type, enclosingFunctionName, file.nameOfBody(around: index)]
    let isNamed = structure.names(names, holdAnyOf: Self.developerWords)
    return isNamed || standsInDeveloperSection || isInDeveloperTools ? .info : nil
  }

  /// `Section("Debug") { … }`, `Section(header: Text("Debug info")) { … }`
  private var standsInDeveloperSection: Bool {
    var open = structure.opening(around: index)
    while let brace = open {
      if structure.kind(brace) == .leftBrace, let callee = structure.callee(ofClosure: brace),
        structure.token(callee, is: "Section"), let call = structure.call(of: callee)
      {
        return (call.open..<min(structure.end(ofGroup: call.open), call.open + 24)).contains {
          structure.kind($0) == .stringText && structure.name($0, holdsAnyOf: Self.developerWords)
        }
      }
      open = structure.opening(around: brace)
    }
    return false
  }

  /// `var devTools: some View { … }`
  private var isInDeveloperTools: Bool {
    enclosingPropertyName.map { structure.name($0, holdsAnyOf: ["devtools", "developer", "debug"]) } ?? false
  }

  private static let developerWords: NameWords = [
    "debug", "debugging", "developer", "diagnostics", "diagnostic", "inspector", "qa", "featureflag", "featureflags",
    "stub", "mock", "skeleton",
  ]

  /// The severity of what is found in a text that may be a phrase of English: no more than a hint where it is written for
  /// readers of Latin digits only, `if language == .ar { … } else { label.text = "\(count) rooms" }`, or where it is only
  /// there in case a formatter should give nothing.
  package func severity(ofPhrase text: Expression) -> Severity? {
    if let severity = severityOfText { return severity }
    if isForWantOfFormatter(text) { return .info }
    return isDirectionAware && !structure.isInRightToLeftScript(text) ? .info : nil
  }

  /// The severity of a number found in this text: no more than a hint where the text is only heard and has no words, since
  /// digits are spoken in the person's language, or where a person edits it, since code that reads it back may know Latin
  /// digits alone.
  package func severity(ofNumberIn text: Expression) -> Severity? {
    if let severity = severity(ofPhrase: text) { return severity }
    return isEdited(text) || isParsed(text) || isCopyright(text) || isOnlyHeard(text) || isMarkerOfMarkup(text)
      || isOnKeypad(text) || isHiddenAtOnce(text) || isRatio(text)
      ? .info : nil
  }

  /// `"\(Int(size.width)):\(Int(size.height))"`: the ratio of a picture, `16:9`, is a mark rather than two numbers.
  private func isRatio(_ text: Expression) -> Bool {
    guard structure.kind(text.first) == .stringStart, structure.kind(text.first + 1) == .interpolationStart else {
      return false
    }
    let values = structure.interpolations(ofStringAt: text.first).prefix(3).compactMap {
      structure.content(ofInterpolation: $0)
    }
    guard values.count == 2, structure.token(structure.end(ofGroup: text.first + 1) + 1, is: ":") else { return false }
    return zip(values, ["width", "height"]).allSatisfy { value, word in
      value.tokens.contains { structure.kind($0) == .identifier && structure.name($0, endsWithWord: word) }
    }
  }

  /// `badge.title = "\(count)"; badge.isHidden = true`: kept for later at most.
  private func isHiddenAtOnce(_ text: Expression) -> Bool {
    guard case .assigned(let property) = structure.place(of: structure.outermostText(around: text)) else {
      return false
    }
    return file.isHiddenAtOnce(property: property)
  }

  /// `NumberPadKey(value: "\(digit)")`: what a key shows is what it types.
  private func isOnKeypad(_ text: Expression) -> Bool {
    structure.call(around: text.first).map {
      structure.startsUppercase($0.callee) && structure.name($0.callee, holdsAnyOf: Self.keypads)
    } ?? false
  }

  package static let keypads: [StaticString] = [
    "keypad", "numpad", "numberpad", "numeric", "pinpad", "pinview", "pincode", "passcode", "dialer",
  ]

  /// `"\(ordinal). "` where Markdown or HTML becomes a text: its lists are numbered by whoever wrote it.
  private func isMarkerOfMarkup(_ text: Expression) -> Bool {
    let start = text.first + 1
    guard structure.kind(text.first) == .stringStart, structure.kind(start) == .interpolationStart,
      case let sign = structure.end(ofGroup: start) + 1, sign + 1 == text.last, structure.kind(sign) == .stringText
    else { return false }
    return structure.token(sign, isAnyOf: ".", ". ", ".  ", ".\\t") && FilePath.isOfMarkup(file.path)
  }

  private func isOnlyHeard(_ text: Expression) -> Bool {
    (isNamedForSpeech(text) || file.isOnlySpoken(text)) && !isWritten(text)
  }

  /// `"\(score) points"`: words of no translation are as foreign to the ear as to the eye.
  private func isWritten(_ text: Expression) -> Bool {
    structure.kind(text.first) == .stringStart && structure.wordCount(ofStringAt: text.first) > 0
      && file.audience(of: text) != .localizedKey
  }

  /// `String(format: "Accessibility.Count".localized, count)`, `var accessibilitySummary: String { … }`,
  /// `struct RowAccessibilityLabel { … }`: a text that by its key, or by the name of what it is for, is only spoken.
  private func isNamedForSpeech(_ text: Expression) -> Bool {
    guard text.first <= text.last, text.last < structure.tokens.count else { return false }
    var names = Array(text.tokens)
    // What is given to a view in there is for the view.
    if !isGivenToMember(text), let constant = file.nameOfBody(around: text.first) { names.append(constant) }
    let isOfSpeech = structure.typeName(around: text.first).map {
      structure.name($0, endsWithAnyOf: ["accessibilitylabel", "accessibilityvalue", "accessibilityhint"])
    }
    if isOfSpeech ?? false, !isGivenToMember(text) { return true }
    return names.contains {
      let kind = structure.tokens[$0].kind
      return (kind == .identifier || kind == .stringText)
        && structure.name($0, holdsAnyOf: ["accessibility", "voiceover", "a11y"])
    }
  }

  private func isGivenToMember(_ text: Expression) -> Bool {
    guard case .assigned(let property) = structure.place(of: structure.outermostText(around: text)) else {
      return false
    }
    return structure.isMember(property)
  }

  /// `"© \(first)–\(last)"`: years, and a line that is seldom translated.
  private func isCopyright(_ text: Expression) -> Bool {
    text.tokens.contains {
      structure.tokens.indices.contains($0) && structure.kind($0) == .stringText
        && structure.holds("©", in: structure.range($0))
    }
  }
}

extension Structure {
  /// The whole value that a text is a part of: the ternary or the `??` around it.
  func outermostText(around text: Expression) -> Expression {
    var whole = text
    for _ in 0..<4 {
      let outer: Expression
      switch place(of: whole) {
      case .operand(let op): outer = infix(around: operand(around: op - 1))
      // `"\(String(format: "%d", count))"`: the text it is put into.
      case .interpolated(let start): outer = operand(around: opening(around: start) ?? start)
      default: return whole
      }
      if outer == whole { break }
      whole = outer
    }
    return whole
  }
}
