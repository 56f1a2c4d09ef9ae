import RTLSyntax

/// What other files must know of a project's declarations, found by a look at every file before any is checked.
///
/// Names are keys by themselves: a member is known by its own name alone, whatever type it belongs to. Where two
/// types give one name different types, the name tells nothing.
package struct ProjectIndex: Sendable {
  /// Types of properties, and of what functions return, by name.
  private var memberTypes = NameTable()
  /// Types of parameters, by their label.
  private var parameterTypes = NameTable()
  /// The first type in the inheritance clause of a type: its superclass, if it is a class.
  private var superclasses = NameTable()
  private var sides = SideTakers()
  /// The project's own types.
  private var types = WideNameSet()
  /// Properties and functions that ask for the direction.
  private var directionHelpers = WideNameSet()
  /// Members declared as numbers, with the type they belong to: what tells `item.total` where another `total` is text.
  private var numberMembers = WideNameSet()
  /// The types that the configuration calls numbers.
  private var namedNumberTypes: Set<TypeKey> = []
  /// Names whose text is displayed somewhere, alone and with the type or function they belong to.
  private(set) var displayed = WideNameSet()
  /// Texts that are displayed if those they are given to are.
  private var gifts: [TextGift] = []
  /// Members that are displayed if what holds them is of their type.
  private var unseen: [UnseenDisplay] = []

  private(set) var calls = CallIndex()
  private var dateFormats = DateFormatConstants()

  /// Views whose constraints by side are updated, by name, with the file that does it.
  private var updatedViews = NameTable()
  /// Views pinned by a side, by type and name or by name alone, with the file that does it.
  private var pinnedViews = NameTable()

  private var importsModules = false
  private var importsScreens = false

  /// What asset catalogs say of the project's images.
  package var images = ImageSets()
  /// What interface files say of the project's outlets.
  var outlets = Outlets()

  package init() {}

  /// A project of a few files, all of them known.
  package init(_ files: [Structure], names: ProjectNames = .none) {
    for file in files { survey(file, names: names) }
    settle()
  }

  // MARK: - Questions

  package func typeOfMember(named name: UInt64) -> TypeKey? {
    guard let type = memberTypes[name], type != .conflict else { return nil }
    return type
  }

  /// Whether files import modules, and none of them one that draws on a screen.
  package var isWithoutScreens: Bool { importsModules && !importsScreens }

  /// The type of a member, where that is or may stand for one of numbers.
  func numericType(ofMember name: UInt64) -> TypeKey? {
    typeOfMember(named: name).flatMap(numeric)
  }

  /// A type that is or stands for one of numbers.
  func numeric(_ type: TypeKey) -> TypeKey? { isNumeric(type) || isAliasOfNumber(type) ? type : nil }

  func isAliasOfNumber(_ type: TypeKey) -> Bool {
    let original = resolved(type)
    return original != type && isNumeric(original)
  }

  /// Whether a member is a text or of a type of the project's own that is no number.
  func isOtherThanNumber(member: UInt64) -> Bool {
    guard let written = typeOfMember(named: member), !isNumeric(written) else { return false }
    let type = resolved(written)
    return !isNumeric(type) && (NumberReader.stringTypes.contains(name: type.value) || declaresType(type))
  }

  private func isNumeric(_ type: TypeKey) -> Bool {
    NumberReader.numberTypes.contains(name: type.value) || namedNumberTypes.contains(type)
  }

  /// Whether any property or function of the project has this name.
  package func declaresMember(named name: UInt64) -> Bool { memberTypes[name] != nil }

  package func typeOfParameter(labelled label: UInt64) -> TypeKey? {
    guard let type = parameterTypes[label], type != .conflict else { return nil }
    return type
  }

  /// Whether any function of the project has a parameter with this label.
  package func declaresParameter(labelled label: UInt64) -> Bool { parameterTypes[label] != nil }

  /// Whether a type is an enumeration of the project's own with a case `left` or `right`.
  package func isSidedEnum(_ type: TypeKey) -> Bool { sides.isSided(type) }

  func takesEitherSide(_ taker: UInt64) -> Bool { sides.takesEitherSide(taker) }

  package func declaresType(_ type: TypeKey) -> Bool { types.contains(type.value) }

  package func superclass(of type: TypeKey) -> TypeKey? {
    guard let parent = superclasses[type.value], parent != .conflict else { return nil }
    return parent
  }

  package func isDirectionHelper(named name: UInt64) -> Bool { directionHelpers.contains(name) }

  func dateFormat(_ member: UInt64, of owner: UInt64) -> DateFormatConstants.Format? {
    dateFormats.format(of: member, in: owner)
  }

  /// Whether a type declares a member of this name as a number.
  package func isNumber(member: UInt64, of type: UInt64) -> Bool {
    numberMembers.contains(DisplaySurvey.key(type, member))
  }

  /// The same of the type of a member that is known by its name alone.
  func isNumber(member: UInt64, ofMember holder: UInt64) -> Bool {
    typeOfMember(named: holder).map { isNumber(member: member, of: $0.value) } ?? false
  }

  /// Whether a member of this name, of whatever type, is displayed somewhere in the project.
  package func displays(member: UInt64) -> Bool {
    displayed.contains(DisplaySurvey.key(DisplaySurvey.anyone, member))
  }

  /// Whether this member of a type, or argument of a function, is displayed by it.
  package func displays(member: UInt64, of owner: UInt64) -> Bool {
    isOfTypeOrAbove(owner) { displayed.contains(DisplaySurvey.key($0, member)) }
  }

  /// Whether what a case of the project's own carries at a position is displayed somewhere.
  func displays(payloadAt position: Int, of enumCase: UInt64) -> Bool {
    calls.hasOneOwner(enumCase) && displayed.contains(DisplaySurvey.payload(enumCase, at: position))
  }

  /// What a list of the project's holds: `Row` for `[Row]`.
  func element(of list: TypeKey) -> TypeKey? { calls.element(of: list) }

  /// Whether something is true of a type, or of what it inherits first: what is shown of a protocol is shown of all that
  /// conform to it.
  func isOfTypeOrAbove(_ type: UInt64, reach: Int = 4, _ isTrue: (UInt64) -> Bool) -> Bool {
    var type = type
    for _ in 0..<reach {
      if isTrue(type) { return true }
      guard let parent = superclass(of: TypeKey(value: type)) else { return false }
      type = parent.value
    }
    return false
  }

  /// Whether a member of this name, or this member of a type, is what is said of a view somewhere in the project.
  func speaks(member: UInt64) -> Bool {
    displayed.contains(DisplaySurvey.spoken(DisplaySurvey.key(DisplaySurvey.anyone, member)))
  }

  func speaks(member: UInt64, of owner: UInt64) -> Bool {
    displayed.contains(DisplaySurvey.spoken(DisplaySurvey.key(owner, member)))
  }

  /// Whether this member of a type is bound to a field somewhere in the project.
  func edits(member: UInt64, of owner: UInt64) -> Bool {
    displayed.contains(DisplaySurvey.edited(DisplaySurvey.key(owner, member)))
  }

  /// Whether a function or property of this name looks up a translation.
  func localizes(member: UInt64) -> Bool { displayed.contains(DisplaySurvey.localizing(member)) }

  /// Whether this member of a type is a translation.
  func translates(member: UInt64, of owner: UInt64) -> Bool {
    displayed.contains(DisplaySurvey.translated(DisplaySurvey.key(owner, member)))
  }

  /// The same of the type of a member that is known by its name alone.
  func translates(member: UInt64, ofMember holder: UInt64) -> Bool {
    typeOfMember(named: holder).map { translates(member: member, of: $0.value) } ?? false
  }

  /// Whether another file updates constraints by side of a view of this name.
  func updatesElsewhere(_ view: UInt64, than file: UInt64) -> Bool {
    updatedViews[view].map { $0.value != file } ?? false
  }

  /// Whether another file pins this view of a type, or a view of this name, by a side.
  func pinsElsewhere(_ view: UInt64, than file: UInt64) -> Bool {
    pinnedViews[view].map { $0.value != file } ?? false
  }

  // MARK: - Survey

  /// Whether a path says that a file is a test or a preview, which tell nothing of the app.
  package static func leavesOut(_ path: ArraySlice<UInt8>) -> Bool { FilePath.isTestOrPreview(path) }

  /// Whether a path says that a file shows developers something.
  package static func isForDevelopers(_ path: ArraySlice<UInt8>) -> Bool { FilePath.isDebug(path) }

  /// What a survey asks of a structure.
  package static let watched = TokenFilter(anyOf: [DisplaySurvey.filter, Landmarks.filter])

  /// Adds what one file declares.
  ///
  /// - Parameters:
  ///   - names: what the project says of its own names.
  ///   - isForDevelopers: what such a file shows reaches nobody else.
  package mutating func survey(_ structure: Structure, names: ProjectNames = .none, isForDevelopers: Bool = false) {
    namedNumberTypes.formUnion(names.numberTypes)
    importsModules = importsModules || !structure.imports.isEmpty
    importsScreens = importsScreens || ScreenModules.areImported(by: structure)
    for declaration in structure.declarations {
      switch declaration.kind {
      case .type: surveyType(declaration, in: structure)
      case .enumCase: surveyCase(declaration, in: structure)
      case .variable, .function: surveyMember(declaration, in: structure, names)
      case .parameter: surveyParameter(declaration, in: structure)
      case .loop: break
      }
    }
    let (updated, pinned) = structure.viewsHeldBySide()
    if !updated.isEmpty || !pinned.isEmpty {
      let file = TypeKey(value: structure.fingerprint)
      for view in updated { updatedViews.record(file, for: view) }
      for view in pinned { pinnedViews.record(file, for: view) }
    }
    for type in KeptDirections.keys(in: structure) { displayed.insert(type) }
    var displays = DisplaySurvey(
      structure,
      names: names,
      isForDevelopers: isForDevelopers,
      displayed: displayed,
      gifts: gifts
    )
    // Handed over, so that nothing is copied while it grows.
    displayed = WideNameSet()
    gifts = []
    displays.run()
    displayed = displays.displayed
    gifts = displays.gifts
    unseen += displays.unseen
  }

  private mutating func surveyType(_ declaration: Declaration, in structure: Structure) {
    let name = structure.wideName(Int(declaration.name))
    guard declaration.body != Structure.none, let scope = structure.scopeIndex(ofBrace: Int(declaration.body)) else {
      return calls.surveyAlias(declaration, in: structure)
    }
    guard !structure.token(Int(structure.scopes[scope].introducer), is: "extension") else { return }
    types.insert(name)
    if let parent = structure.writtenType(of: declaration) { superclasses.record(parent, for: name) }
  }

  private mutating func surveyCase(_ declaration: Declaration, in structure: Structure) {
    calls.surveyCase(declaration, in: structure)
    sides.surveyCase(declaration, in: structure)
    dateFormats.surveyCase(declaration, in: structure)
  }

  private mutating func surveyMember(_ declaration: Declaration, in structure: Structure, _ names: ProjectNames) {
    guard isMember(declaration, in: structure) else { return }
    let name = structure.wideName(Int(declaration.name))
    let written = structure.writtenType(of: declaration)
    let type = written ?? structure.literalType(at: Int(declaration.value))
    memberTypes.record(type ?? .conflict, for: name)
    calls.surveyMember(declaration, in: structure)
    calls.surveyList(declaration, in: structure)
    dateFormats.survey(declaration, in: structure)
    if let image = OwnImages.key(declaration, in: structure) { displayed.insert(image) }
    if let text = DisplaySurvey.spelledText(declaration, type, in: structure) { displayed.insert(text) }
    if let type, declaration.kind == .variable {
      if AudienceReader.isKey(type) { calls.surveyKey(declaration, in: structure) }
      if CallIndex.formatterTypes.contains(type) { calls.surveyFormatter(declaration, in: structure) }
    }
    if declaration.hasType, structure.tokens[Int(declaration.typeStart)].kind.opensGroup {
      surveyTuple(declaration, in: structure)
    }
    let isNumber = type.map { NumberReader.numberTypes.contains(name: $0.value) || names.numberTypes.contains($0) }
    if isNumber == true, let owner = structure.scope(of: declaration)?.name, owner != Structure.none {
      numberMembers.insert(DisplaySurvey.key(structure.wideName(Int(owner)), name))
    }
    let isAnswer = written.map { DirectionWords.answers.contains(name: $0.value) }
    if !DirectionWords.commonNames.contains(name: name), structure.asksForDirection(declaration, isAnswer: isAnswer) {
      directionHelpers.insert(name)
    }
  }

  /// `size` in `let files: [(name: String, size: String)]`: a member like any other.
  private mutating func surveyTuple(_ declaration: Declaration, in structure: Structure) {
    var open = Int(declaration.typeStart)
    if structure.kind(open) == .leftSquare { open += 1 }
    guard structure.kind(open) == .leftParen else { return }
    for element in structure.elements(ofGroup: open, limit: 8) where structure.kind(element.start - 1) == .colon {
      let type = structure.typeKey(from: element.start, to: element.end)
      memberTypes.record(type ?? .conflict, for: structure.wideName(element.start - 2))
    }
  }

  /// What is told of a parameter, by its label.
  private mutating func surveyParameter(_ declaration: Declaration, in structure: Structure) {
    guard let type = structure.writtenType(of: declaration) else { return }
    sides.surveyParameter(declaration, in: structure)
    calls.surveyList(declaration, in: structure)
    if AudienceReader.isKey(type) { calls.surveyKey(declaration, in: structure) }
    let taken =
      type == .string
      ? DateFormatConstants.patternsTaken(by: declaration, in: structure)
      : LeadingInsets.taken(by: declaration, of: type, in: structure).map { [$0] } ?? []
    for key in taken { displayed.insert(key) }
    if type == .string {
      gifts += DisplaySurvey.gifts(keptFrom: declaration, in: structure)
      if let handed = DisplaySurvey.handedOn(by: declaration, in: structure) { displayed.insert(handed) }
    }
    let label = structure.label(ofParameter: Int(declaration.name))
    guard !structure.token(label, is: "_") else {
      return calls.surveyParameter(declaration, type: type, in: structure)
    }
    if !structure.isAlignmentWithoutSides(type) { parameterTypes.record(type, for: structure.wideName(label)) }
  }

  /// Properties and functions of types and of the file: what other files can see.
  private func isMember(_ declaration: Declaration, in structure: Structure) -> Bool {
    declaration.scope == Structure.none || structure.scope(of: declaration)?.kind == .type
  }

  // MARK: - Merging

  /// Follows what is given from hand to hand, once all files are surveyed.
  package mutating func settle() {
    memberTypes.settle()
    parameterTypes.settle()
    superclasses.settle()
    updatedViews.settle()
    pinnedViews.settle()
    calls.settle()
    sides.settle()
    settleUnseen()
    TextGifts(gifts).give(to: &displayed)
  }

  /// Finds the types of what holds a displayed member, where the project gives one type alone to its name.
  private mutating func settleUnseen() {
    var open: [UnseenDisplay] = []
    for shown in unseen {
      guard let type = typeOfMember(named: shown.holder), let holder = shown.isElement ? element(of: type) : type else {
        open.append(shown)
        continue
      }
      if let receiver = shown.receiver {
        gifts.append(TextGift(receiver: receiver, given: DisplaySurvey.key(holder.value, shown.member)))
      } else {
        displayed.insert(shown.key(of: holder))
      }
    }
    unseen = open
  }

  /// Adds what another part of the project declares; the order of merging does not matter.
  package mutating func merge(_ other: ProjectIndex) {
    memberTypes.merge(other.memberTypes)
    superclasses.merge(other.superclasses)
    parameterTypes.merge(other.parameterTypes)
    updatedViews.merge(other.updatedViews)
    pinnedViews.merge(other.pinnedViews)
    sides.merge(other.sides)
    types.formUnion(other.types)
    directionHelpers.formUnion(other.directionHelpers)
    numberMembers.formUnion(other.numberMembers)
    namedNumberTypes.formUnion(other.namedNumberTypes)
    displayed.formUnion(other.displayed)
    gifts += other.gifts
    unseen += other.unseen
    importsModules = importsModules || other.importsModules
    importsScreens = importsScreens || other.importsScreens
    images.merge(other.images)
    calls.merge(other.calls)
    dateFormats.merge(other.dateFormats)
  }
}
