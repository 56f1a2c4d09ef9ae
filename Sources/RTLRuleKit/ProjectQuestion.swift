/// A question to a project of which nothing is known yet. Whoever asks goes on as if it knew nothing; where it turns out
/// to know nothing of that, what was found stands, and the file need not be looked at again.
struct ProjectQuestion: Sendable {
  enum Subject: Sendable {
    case typeOfMember, member, typeOfParameter, parameter, sidedEnum, type, superclass, text, payload, box, description,
      formatter, key, alias, directionHelper, number, displayed, displayedOwned, spoken, spokenOwned, image, screens,
      edited, parsed, parsedOwned, localizer, updates, pins, outlet, displayedPayload, element, translation,
      numberText, textList, translationOfMember, numberOfMember, numericType,
      otherThanNumber, aliasOfNumber, dateFormat, datePattern, spelledText, direction, numericPayload,
      place, textMember, keyMember, eitherSide, handedOn, leadingInsets, keptDirection, ownImage
    /// Two things that must both turn out otherwise: `name` counts the questions about the one, which follow, and `owner`
    /// those about the other, which follow them.
    case both
  }

  let subject: Subject
  let name: UInt64
  /// What has the name, or at which position.
  let owner: UInt64
}

/// What was asked of a project of which nothing is known yet. One thread has it to itself.
final class ProjectQuestions: @unchecked Sendable {
  @exclusivity(unchecked)
  private(set) var all: [ProjectQuestion] = []

  func note(_ subject: ProjectQuestion.Subject, _ name: UInt64, of owner: UInt64 = 0) {
    all.append(ProjectQuestion(subject: subject, name: name, owner: owner))
  }

  func note(_ questions: [ProjectQuestion]) { all += questions }

  /// Whether two things hold. What is known of one of them alone may settle it; where neither holds as far as is known,
  /// the project must have an answer about the one **and** about the other.
  func both(_ one: () -> Bool, _ other: () -> Bool) -> Bool {
    let start = all.count
    let isOne = one()
    let middle = all.count
    if !isOne, middle == start { return false }
    switch (isOne, other()) {
    case (true, true): return true
    case (true, false): all.removeSubrange(start..<middle)
    case (false, true): all.removeSubrange(middle...)
    case (false, false) where all.count == middle: all.removeSubrange(start...)
    case (false, false):
      let count = (UInt64(middle - start), UInt64(all.count - middle))
      all.insert(ProjectQuestion(subject: .both, name: count.0, owner: count.1), at: start)
    }
    return false
  }

  func forget() { all.removeAll(keepingCapacity: true) }
}

extension ArraySlice<ProjectQuestion> {
  /// Whether what was asked may turn out otherwise, by what has an answer now.
  func mayTurnOut(by hasAnswer: (ProjectQuestion) -> Bool) -> Bool {
    var rest = self
    while let question = rest.popFirst() {
      if question.subject == .both {
        let one = rest.prefix(Int(question.name))
        let other = rest.dropFirst(one.count).prefix(Int(question.owner))
        if one.mayTurnOut(by: hasAnswer), other.mayTurnOut(by: hasAnswer) { return true }
        rest.removeFirst(one.count + other.count)
      } else if hasAnswer(question) {
        return true
      }
    }
    return false
  }
}

extension ProjectView {
  /// What is still open of a look now that the project is known; nil where it knows nothing of what it was asked about.
  package func leftOpen(of look: Dispatch.Look) -> Dispatch.Look? {
    look.leftOpen { index.hasAnswer(to: $0) }
  }
}

extension ProjectIndex {
  fileprivate func hasAnswer(to question: ProjectQuestion) -> Bool {
    let (name, owner) = (question.name, question.owner)
    return switch question.subject {
    case .typeOfMember: typeOfMember(named: name) != nil
    case .member: declaresMember(named: name)
    case .textList: isListOfTexts(member: name)
    case .typeOfParameter: typeOfParameter(labelled: name) != nil
    case .parameter: declaresParameter(labelled: name)
    case .eitherSide: takesEitherSide(name)
    case .handedOn: handsOn(name, of: owner)
    case .sidedEnum: isSidedEnum(TypeKey(value: name))
    case .type: declaresType(TypeKey(value: name))
    case .superclass: superclass(of: TypeKey(value: name)) != nil
    case .text: nameOfText(at: Int(owner), of: name).map { isRead($0, of: name) } ?? false
    case .payload: typeOfPayload(at: Int(owner), of: name) != nil
    case .numericPayload: numericPayload(at: Int(owner), of: name) != nil
    case .direction: isDirection(member: name)
    case .place: isPlace(member: name)
    case .textMember: isText(member: name)
    case .keyMember: isKey(member: name)
    case .box: typeInBox(named: name) != nil
    case .description: describes(CallIndex.Description(name: name, nameWithModule: owner))
    case .formatter: isPersonsFormatter(named: name)
    case .key: takesKey(name, of: owner)
    case .alias: resolved(TypeKey(value: name)).value != name
    case .directionHelper: isDirectionHelper(named: name)
    case .number: isNumber(member: name, of: owner)
    case .displayed: displays(member: name)
    case .displayedOwned: displays(member: name, of: owner)
    case .spoken: speaks(member: name)
    case .spokenOwned: speaks(member: name, of: owner)
    case .image: images.hasDirection(key: name) != .unknown
    case .screens: isWithoutScreens
    case .edited: edits(member: name, of: owner)
    case .parsed: parses(member: name)
    case .parsedOwned: parses(member: name, of: owner)
    case .localizer: localizes(member: name)
    case .translation: translates(member: name, of: owner)
    case .translationOfMember: translates(member: name, ofMember: owner)
    case .spelledText: spellsOut(member: name, of: owner)
    case .numberOfMember: isNumber(member: name, ofMember: owner)
    case .numericType: numericType(ofMember: name) != nil
    case .otherThanNumber: isOtherThanNumber(member: name)
    case .aliasOfNumber: isAliasOfNumber(TypeKey(value: name))
    case .updates: updatesElsewhere(name, than: owner)
    case .pins: pinsElsewhere(name, than: owner)
    case .displayedPayload: displays(payloadAt: Int(owner), of: name)
    case .element: element(of: TypeKey(value: name)) != nil
    case .numberText: reach(ofNumberText: name) != nil
    case .dateFormat: dateFormat(name, of: owner) != nil
    case .datePattern: takesPattern(name, of: owner)
    case .keptDirection: keepsLeftToRight(name)
    case .ownImage: declaresImage(named: name)
    case .leadingInsets: takesLeadingInsets(name, of: owner)
    case .outlet: isHugged(outlet: name, of: owner)
    case .both: preconditionFailure("the questions behind it are asked one by one")
    }
  }

  /// Whether a parameter goes to people, which is all that its name is asked for.
  private func isRead(_ parameter: UInt64, of function: UInt64) -> Bool {
    displays(member: parameter, of: function) || speaks(member: parameter, of: function)
      || takesKey(parameter, of: function)
  }
}
