import RTLSyntax

/// What a project's declarations say of what has no name where it is used: parameters without a label, what cases of
/// enumerations carry, what generic types hold, what aliases stand for.
struct CallIndex: Sendable {
  /// The inner names of parameters without a label that take text, by the function or the type that is made.
  private var texts = NameTable()
  /// Types of what cases carry, by case and position.
  private var payloads = NameTable()
  /// `Int` of a member declared as `Box<Int>`, by the member's name.
  private var boxes = NameTable()
  private var aliases = NameTable()
  /// Whose a case that carries something is, by the case.
  private var owners = NameTable()
  /// `Row` for every `[Row]` that is written.
  private var elements = NameTable()
  /// Parameters without a label that take anything and describe it, by type and function: `L10n.left(_ p1: Any)`.
  private var anythings = WideNameSet()
  /// Formatters that are made in sight, by name: those that write for whoever has the device, and all others.
  private var formatters = NameTable()
  /// Members and parameters written as `LocalizedStringKey`, with the type or function they belong to.
  private var keys = WideNameSet()
  private var numberTexts = NumberTexts()

  // MARK: - Questions

  func nameOfText(at position: Int, of owner: UInt64) -> UInt64? {
    known(texts[Self.key(owner, position)])?.value
  }

  func typeOfPayload(at position: Int, of enumCase: UInt64) -> TypeKey? {
    known(payloads[Self.key(enumCase, position)])
  }

  func typeInBox(named name: UInt64) -> TypeKey? { known(boxes[name]) }

  /// Whether a case that carries something is one enumeration's alone.
  func hasOneOwner(_ enumCase: UInt64) -> Bool { known(owners[enumCase]) != nil }

  func reach(ofNumberText name: UInt64) -> NumberTexts.Reach? { numberTexts.reach(ofMember: name) }

  func element(of list: TypeKey) -> TypeKey? { known(elements[list.value]) }

  func describes(_ description: Description) -> Bool {
    anythings.contains(description.name) || anythings.contains(description.nameWithModule)
  }

  /// The names under which a function may be noted that describes what it is given at a position.
  struct Description {
    let name: UInt64
    /// The one it has where the type before its own is none, but a module.
    let nameWithModule: UInt64

    init(name: UInt64, nameWithModule: UInt64) {
      self.name = name
      self.nameWithModule = nameWithModule
    }

    /// - Parameter types: the names before the function's, outermost first.
    init?(at position: Int, of function: UInt64, in types: [UInt64]) {
      guard let type = types.last else { return nil }
      let outer = types.dropLast().last ?? DisplaySurvey.file
      name = key(member(function, of: type, in: outer), position)
      nameWithModule = key(member(function, of: type, in: DisplaySurvey.file), position)
    }
  }

  func takesKey(_ member: UInt64, of owner: UInt64) -> Bool { keys.contains(DisplaySurvey.key(owner, member)) }

  /// What a name stands for, through aliases of aliases; the name itself where it is none.
  func resolved(_ type: TypeKey) -> TypeKey {
    var result = type
    for _ in 0..<4 {
      guard let next = known(aliases[result.value]) else { break }
      result = next
    }
    return result
  }

  private func known(_ type: TypeKey?) -> TypeKey? { type == .conflict ? nil : type }

  private static func member(_ function: UInt64, of type: UInt64, in outer: UInt64) -> UInt64 {
    DisplaySurvey.key(DisplaySurvey.key(outer, type), function)
  }

  private static func key(_ owner: UInt64, _ position: Int) -> UInt64 {
    DisplaySurvey.key(owner, UInt64(truncatingIfNeeded: position))
  }

  func isPersonsFormatter(named name: UInt64) -> Bool { formatters[name] == .bool }

  // MARK: - Survey

  mutating func surveyAlias(_ declaration: Declaration, in structure: Structure) {
    guard let type = structure.writtenType(of: declaration) else { return }
    aliases.record(type, for: structure.wideName(Int(declaration.name)))
  }

  mutating func surveyCase(_ declaration: Declaration, in structure: Structure) {
    let name = Int(declaration.name)
    guard structure.kind(name + 1) == .leftParen else { return }
    let enumCase = structure.wideName(name)
    let owner = structure.scope(of: declaration)?.name ?? Structure.none
    owners.record(owner == Structure.none ? .conflict : TypeKey(value: structure.wideName(Int(owner))), for: enumCase)
    for (position, element) in structure.elements(ofGroup: name + 1).prefix(4).enumerated() {
      let type = structure.typeKey(from: element.start, to: element.end)
      payloads.record(type ?? .conflict, for: Self.key(enumCase, position))
    }
  }

  mutating func surveyList(_ declaration: Declaration, in structure: Structure) {
    let open = Int(declaration.typeStart)
    guard declaration.hasType, let element = structure.elementName(from: open) else { return }
    let list = structure.wideName(open, through: structure.last(ofGroup: open))
    elements.record(TypeKey(value: element), for: list)
  }

  mutating func surveyMember(_ declaration: Declaration, in structure: Structure) {
    numberTexts.survey(declaration, in: structure)
    guard declaration.kind == .variable, let type = structure.boxedType(of: declaration) else { return }
    boxes.record(type, for: structure.wideName(Int(declaration.name)))
  }

  /// `let title: LocalizedStringKey`, which the type is made with, and the same of a parameter.
  mutating func surveyKey(_ declaration: Declaration, in structure: Structure) {
    guard let scope = structure.scope(of: declaration), scope.name != Structure.none else { return }
    let isInit = structure.token(Int(scope.name), is: "init")
    guard let owner = isInit ? structure.typeName(around: Int(scope.name)) : Int(scope.name) else { return }
    let name = Int(declaration.name)
    keys.insert(DisplaySurvey.key(structure.wideName(owner), structure.wideName(name)))
    if declaration.kind == .parameter, structure.kind(name - 1) == .identifier, !structure.token(name - 1, is: "_") {
      keys.insert(DisplaySurvey.key(structure.wideName(owner), structure.wideName(name - 1)))
    }
  }

  /// `static let month: DateFormatter = { … }()`: one that is made plain, and whose locale nobody sets.
  mutating func surveyFormatter(_ declaration: Declaration, in structure: Structure) {
    let start = Int(declaration.body == Structure.none ? declaration.value : declaration.body)
    guard declaration.kind == .variable, start < structure.tokens.count else { return }
    let isBody = declaration.body != Structure.none
    let code = isBody ? start..<structure.end(ofGroup: start) : structure.value(at: start).tokens
    let isMade = code.contains {
      structure.token($0, isAnyOf: "DateFormatter", "NumberFormatter") && structure.kind($0 + 1) == .leftParen
        && structure.kind($0 + 2) == .rightParen
    }
    let isPersons = isMade && !code.contains { structure.token($0, isAnyOf: "locale", "numberingSystem") }
    formatters.record(isPersons ? .bool : .conflict, for: structure.wideName(Int(declaration.name)))
  }

  static let formatterTypes = [TypeKey("DateFormatter"), TypeKey("NumberFormatter")]

  private static let anything = TypeKey("Any")

  /// `_ text: String` and `_ p1: Any`.
  mutating func surveyParameter(_ declaration: Declaration, type: TypeKey, in structure: Structure) {
    guard type == .string || type == Self.anything, let function = structure.scope(of: declaration)?.name else {
      return
    }
    guard function != Structure.none, let position = structure.position(ofParameter: Int(declaration.name) - 1) else {
      return
    }
    let isInit = structure.token(Int(function), is: "init")
    guard let owner = isInit ? structure.typeName(around: Int(function)) : Int(function) else { return }
    let key = Self.key(structure.wideName(owner), position)
    if type == .string {
      texts.record(TypeKey(value: structure.wideName(Int(declaration.name))), for: key)
    } else if let type = structure.enclosingType(of: Int(function)), describes(declaration, in: structure) {
      surveyDescription(at: position, of: Int(function), inScope: type, structure)
    }
  }

  private mutating func surveyDescription(
    at position: Int,
    of function: Int,
    inScope type: Int,
    _ structure: Structure
  ) {
    let (name, parent) = (structure.scopes[type].name, structure.scopes[type].parent)
    guard name != Structure.none else { return }
    var outer = DisplaySurvey.file
    if parent != Structure.none, structure.scopes[Int(parent)].name != Structure.none {
      outer = structure.wideName(Int(structure.scopes[Int(parent)].name))
    }
    let member = Self.member(structure.wideName(function), of: structure.wideName(Int(name)), in: outer)
    anythings.insert(Self.key(member, position))
  }

  /// Whether the body of a small function makes a parameter a text with `String(describing: p1)`.
  private func describes(_ parameter: Declaration, in structure: Structure) -> Bool {
    guard let scope = structure.scope(of: parameter) else { return false }
    let word = structure.tokens[Int(parameter.name)].name
    let end = min(Int(scope.close), Int(scope.open) + 96, structure.tokens.count)
    return (Int(scope.open)..<max(Int(scope.open), end)).contains {
      guard structure.tokens[$0].name == word, structure.kind($0 + 1) != .period else { return false }
      let isWrapped = structure.kind($0 - 1) == .leftParen
      return structure.token($0 - (isWrapped ? 3 : 2), is: "describing")
    }
  }

  mutating func settle() {
    texts.settle()
    payloads.settle()
    boxes.settle()
    aliases.settle()
    owners.settle()
    elements.settle()
    formatters.settle()
    numberTexts.settle()
  }

  mutating func merge(_ other: CallIndex) {
    texts.merge(other.texts)
    payloads.merge(other.payloads)
    boxes.merge(other.boxes)
    aliases.merge(other.aliases)
    owners.merge(other.owners)
    elements.merge(other.elements)
    anythings.formUnion(other.anythings)
    keys.formUnion(other.keys)
    formatters.merge(other.formatters)
    numberTexts.merge(other.numberTexts)
  }
}
