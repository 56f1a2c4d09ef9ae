/// What is asked of calls: of functions, formatters and cases that have names of the project's own.
extension ProjectIndex {
  /// The inner name of a text parameter without a label, by the function it belongs to or the type it makes.
  func nameOfText(at position: Int, of owner: UInt64) -> UInt64? { calls.nameOfText(at: position, of: owner) }

  /// The type of what a case of the project's own enumerations carries.
  func typeOfPayload(at position: Int, of enumCase: UInt64) -> TypeKey? {
    calls.typeOfPayload(at: position, of: enumCase)
  }

  /// The same, where that is or may stand for one of numbers.
  func numericPayload(at position: Int, of enumCase: UInt64) -> TypeKey? {
    typeOfPayload(at: position, of: enumCase).flatMap(numeric)
  }

  /// Whether a member is of a type that is a direction.
  func isDirection(member: UInt64) -> Bool {
    typeOfMember(named: member).map { DirectionWords.types.contains(name: $0.value) } ?? false
  }

  /// Whether a member is a text, plain or with attributes.
  func isText(member: UInt64) -> Bool {
    typeOfMember(named: member).map { $0 == .string || Self.attributedTexts.contains(name: $0.value) } ?? false
  }

  private static let attributedTexts: WordSet = ["NSAttributedString", "NSMutableAttributedString", "AttributedString"]

  /// Whether a member of this name is a `[String]`.
  func isListOfTexts(member: UInt64) -> Bool { typeOfMember(named: member) == TypeKey("[String]") }

  /// Whether a member is of a type that is looked up.
  func isKey(member: UInt64) -> Bool { typeOfMember(named: member).map { AudienceReader.isKey($0) } ?? false }

  /// Whether a member is of a type that tells a place, or a number.
  func isPlace(member: UInt64) -> Bool {
    guard let type = typeOfMember(named: member) else { return false }
    return Self.places.contains(name: type.value) || NumberReader.numberTypes.contains(name: type.value)
  }

  private static let places: WordSet = ["CGPoint", "NSPoint", "UnitPoint", "CGRect", "CGVector", "SCNNode", "SKNode"]

  /// Whether a member of a type that is named for translations is a text of one language, written there.
  func spellsOut(member: UInt64, of owner: UInt64) -> Bool {
    displayed.contains(DisplaySurvey.spelled(DisplaySurvey.key(owner, member)))
  }

  /// `Int` for a member that is a `Box<Int>`.
  func typeInBox(named name: UInt64) -> TypeKey? { calls.typeInBox(named: name) }

  /// Whether a function takes anything without a label at a position and makes it a text with `String(describing:)`.
  func describes(_ description: CallIndex.Description) -> Bool { calls.describes(description) }

  /// Whether a member of this name is a formatter of dates or numbers made in sight, and its locale is set by nobody.
  package func isPersonsFormatter(named name: UInt64) -> Bool { calls.isPersonsFormatter(named: name) }

  /// Whether this member of a type, or argument of a function, is a localized key.
  func takesKey(_ member: UInt64, of owner: UInt64) -> Bool { calls.takesKey(member, of: owner) }

  /// What an alias of the project's stands for; any other type is itself.
  package func resolved(_ type: TypeKey) -> TypeKey { calls.resolved(type) }

  /// By what a member is known to write a number as it stands; nil where it is none that does.
  func reach(ofNumberText name: UInt64) -> NumberTexts.Reach? { calls.reach(ofNumberText: name) }

  /// Whether a function sets what it is given under this label as the pattern of a formatter.
  func takesPattern(_ label: UInt64, of function: UInt64) -> Bool {
    displayed.contains(DisplaySurvey.patterned(DisplaySurvey.key(function, label)))
  }

  /// Whether a function puts the left of the insets it is given under this label on the leading side.
  func takesLeadingInsets(_ label: UInt64, of function: UInt64) -> Bool {
    displayed.contains(LeadingInsets.key(label, of: function))
  }

  /// Whether a function gives back the text it is given under this label, or at this place.
  func handsOn(_ parameter: UInt64, of function: UInt64) -> Bool {
    displayed.contains(DisplaySurvey.handedOn(DisplaySurvey.key(function, parameter)))
  }

  /// Whether the text of a member of this name is made a number again somewhere in the project.
  func parses(member: UInt64) -> Bool { displayed.contains(DisplaySurvey.parsed(member)) }

  /// The same of this member of a type.
  func parses(member: UInt64, of owner: UInt64) -> Bool { parses(member: DisplaySurvey.key(owner, member)) }
}
