/// The project as files see it: what is known of it, or, where nothing is known yet, what it was asked.
///
/// A class, since every file asks for it: one reference is counted rather than all that the project holds. What is unknown
/// belongs to one thread, which shows it to one file after the other.
package final class ProjectView: Sendable {
  package let index: ProjectIndex
  let questions: ProjectQuestions?

  package init(_ index: ProjectIndex) {
    self.index = index
    questions = nil
  }

  private init(noting questions: ProjectQuestions) {
    index = ProjectIndex()
    self.questions = questions
  }

  package static func unknown() -> ProjectView { ProjectView(noting: ProjectQuestions()) }
}

// MARK: - Questions

/// Those of `ProjectIndex`.
extension ProjectView {
  package func typeOfMember(named name: UInt64) -> TypeKey? {
    questions?.note(.typeOfMember, name)
    return index.typeOfMember(named: name)
  }

  func isListOfTexts(member: UInt64) -> Bool {
    questions?.note(.textList, member)
    return index.isListOfTexts(member: member)
  }

  package func declaresMember(named name: UInt64) -> Bool {
    questions?.note(.member, name)
    return index.declaresMember(named: name)
  }

  package func typeOfParameter(labelled label: UInt64) -> TypeKey? {
    questions?.note(.typeOfParameter, label)
    return index.typeOfParameter(labelled: label)
  }

  package func declaresParameter(labelled label: UInt64) -> Bool {
    questions?.note(.parameter, label)
    return index.declaresParameter(labelled: label)
  }

  package func isSidedEnum(_ type: TypeKey) -> Bool {
    questions?.note(.sidedEnum, type.value)
    return index.isSidedEnum(type)
  }

  func takesEitherSide(_ taker: UInt64) -> Bool {
    questions?.note(.eitherSide, taker)
    return index.takesEitherSide(taker)
  }

  package func declaresType(_ type: TypeKey) -> Bool {
    questions?.note(.type, type.value)
    return index.declaresType(type)
  }

  package func superclass(of type: TypeKey) -> TypeKey? {
    questions?.note(.superclass, type.value)
    return index.superclass(of: type)
  }

  func nameOfText(at position: Int, of owner: UInt64) -> UInt64? {
    questions?.note(.text, owner, of: UInt64(position))
    return index.nameOfText(at: position, of: owner)
  }

  package func typeOfPayload(at position: Int, of enumCase: UInt64) -> TypeKey? {
    questions?.note(.payload, enumCase, of: UInt64(position))
    return index.typeOfPayload(at: position, of: enumCase)
  }

  func typeInBox(named name: UInt64) -> TypeKey? {
    questions?.note(.box, name)
    return index.typeInBox(named: name)
  }

  package func describes(at position: Int, of function: UInt64, in types: [UInt64]) -> Bool {
    guard let description = CallIndex.Description(at: position, of: function, in: types) else { return false }
    questions?.note(.description, description.name, of: description.nameWithModule)
    return index.describes(description)
  }

  package func isPersonsFormatter(named name: UInt64) -> Bool {
    questions?.note(.formatter, name)
    return index.isPersonsFormatter(named: name)
  }

  func takesKey(_ member: UInt64, of owner: UInt64) -> Bool {
    questions?.note(.key, member, of: owner)
    return index.takesKey(member, of: owner)
  }

  package func resolved(_ type: TypeKey) -> TypeKey {
    questions?.note(.alias, type.value)
    return index.resolved(type)
  }

  package func reach(ofNumberText name: UInt64) -> NumberTexts.Reach? {
    questions?.note(.numberText, name)
    return index.reach(ofNumberText: name)
  }

  /// Whether a member of a type is the pattern of a date for people.
  package func dateFormat(_ member: UInt64, of owner: UInt64) -> DateFormatConstants.Format? {
    questions?.note(.dateFormat, member, of: owner)
    return index.dateFormat(member, of: owner)
  }

  /// Whether a function makes what it is given the pattern of a formatter.
  package func takesPattern(_ label: UInt64, of function: UInt64) -> Bool {
    questions?.note(.datePattern, label, of: function)
    return index.takesPattern(label, of: function)
  }

  /// The same of one that makes the formatter itself, and gives it no locale.
  package func takesUnpinnedPattern(_ label: UInt64, of function: UInt64) -> Bool {
    takesPattern(DateFormatConstants.unpinned(label), of: function)
  }

  /// Whether a function gives back a formatter of that pattern, or a type is made so.
  func makesFormatter(_ label: UInt64, by maker: UInt64) -> Bool {
    takesPattern(DateFormatConstants.formatter(label), of: maker)
  }

  func handsOn(_ parameter: UInt64, of function: UInt64) -> Bool {
    questions?.note(.handedOn, parameter, of: function)
    return index.handsOn(parameter, of: function)
  }

  package func isDirectionHelper(named name: UInt64) -> Bool {
    questions?.note(.directionHelper, name)
    return index.isDirectionHelper(named: name)
  }

  package func isNumber(member: UInt64, of type: UInt64) -> Bool {
    questions?.note(.number, member, of: type)
    return index.isNumber(member: member, of: type)
  }

  package func displays(member: UInt64) -> Bool {
    questions?.note(.displayed, member)
    return index.displays(member: member)
  }

  package func displays(member: UInt64, of owner: UInt64) -> Bool {
    questions?.note(.displayedOwned, member, of: owner)
    return index.displays(member: member, of: owner)
  }

  func displays(payloadAt position: Int, of enumCase: UInt64) -> Bool {
    questions?.note(.displayedPayload, enumCase, of: UInt64(position))
    return index.displays(payloadAt: position, of: enumCase)
  }

  func element(of list: TypeKey) -> TypeKey? {
    questions?.note(.element, list.value)
    return index.element(of: list)
  }

  func speaks(member: UInt64) -> Bool {
    questions?.note(.spoken, member)
    return index.speaks(member: member)
  }

  func speaks(member: UInt64, of owner: UInt64) -> Bool {
    questions?.note(.spokenOwned, member, of: owner)
    return index.speaks(member: member, of: owner)
  }

  package func edits(member: UInt64, of owner: UInt64) -> Bool {
    questions?.note(.edited, member, of: owner)
    return index.edits(member: member, of: owner)
  }

  func parses(member: UInt64) -> Bool {
    questions?.note(.parsed, member)
    return index.parses(member: member)
  }

  func parses(member: UInt64, of owner: UInt64) -> Bool {
    questions?.note(.parsedOwned, member, of: owner)
    return index.parses(member: member, of: owner)
  }

  func localizes(member: UInt64) -> Bool {
    questions?.note(.localizer, member)
    return index.localizes(member: member)
  }

  func translates(member: UInt64, of owner: UInt64) -> Bool {
    questions?.note(.translation, member, of: owner)
    return index.translates(member: member, of: owner)
  }

  func spellsOut(member: UInt64, of owner: UInt64) -> Bool {
    questions?.note(.spelledText, member, of: owner)
    return index.spellsOut(member: member, of: owner)
  }

  func translates(member: UInt64, ofMember holder: UInt64) -> Bool {
    questions?.note(.translationOfMember, member, of: holder)
    return index.translates(member: member, ofMember: holder)
  }

  func isNumber(member: UInt64, ofMember holder: UInt64) -> Bool {
    questions?.note(.numberOfMember, member, of: holder)
    return index.isNumber(member: member, ofMember: holder)
  }

  func numericType(ofMember name: UInt64) -> TypeKey? {
    questions?.note(.numericType, name)
    return index.numericType(ofMember: name)
  }

  package func isText(member: UInt64) -> Bool {
    questions?.note(.textMember, member)
    return index.isText(member: member)
  }

  func isKey(member: UInt64) -> Bool {
    questions?.note(.keyMember, member)
    return index.isKey(member: member)
  }

  func isPlace(member: UInt64) -> Bool {
    questions?.note(.place, member)
    return index.isPlace(member: member)
  }

  func isDirection(member: UInt64) -> Bool {
    questions?.note(.direction, member)
    return index.isDirection(member: member)
  }

  func numericPayload(at position: Int, of enumCase: UInt64) -> TypeKey? {
    questions?.note(.numericPayload, enumCase, of: UInt64(position))
    return index.numericPayload(at: position, of: enumCase)
  }

  func isOtherThanNumber(member: UInt64) -> Bool {
    questions?.note(.otherThanNumber, member)
    return index.isOtherThanNumber(member: member)
  }

  func isAliasOfNumber(_ type: TypeKey) -> Bool {
    questions?.note(.aliasOfNumber, type.value)
    return index.isAliasOfNumber(type)
  }

  func updatesElsewhere(_ view: UInt64, than file: UInt64) -> Bool {
    questions?.note(.updates, view, of: file)
    return index.updatesElsewhere(view, than: file)
  }

  func pinsElsewhere(_ view: UInt64, than file: UInt64) -> Bool {
    questions?.note(.pins, view, of: file)
    return index.pinsElsewhere(view, than: file)
  }

  /// Whether an image of the project's catalogs declares the direction it is drawn for.
  package func imageDirection(named name: some Sequence<UInt8>) -> Answer {
    let key = ImageSets.key(Array(name))
    questions?.note(.image, key)
    return index.images.hasDirection(key: key)
  }

  func isHugged(outlet: UInt64, of owner: UInt64) -> Bool {
    questions?.note(.outlet, outlet, of: owner)
    return index.isHugged(outlet: outlet, of: owner)
  }

  package var isWithoutScreens: Bool {
    questions?.note(.screens, 0)
    return index.isWithoutScreens
  }
}
