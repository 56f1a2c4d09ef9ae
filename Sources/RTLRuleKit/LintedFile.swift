import RTLSyntax

/// One file under check, with all that is known around it. It belongs to one thread; what costs a look over the whole
/// file is found out when it is first asked for.
public final class LintedFile {
  public let structure: Structure
  package let settings: ProjectSettings
  package let project: ProjectView
  /// What was asked of a project of which nothing is known yet; nil where it is known.
  private let questions: ProjectQuestions?

  /// Seen from the project's folder.
  package private(set) lazy var path = makePath()
  private let makePath: () -> String

  package private(set) lazy var landmarks = Landmarks(structure)
  var names: ProjectNames { settings.names }
  private(set) lazy var silence = Silence(self)
  package private(set) lazy var isUTF8 = structure.source.isUTF8
  /// Whether views of SwiftUI are written here, whichever module hands it on.
  package private(set) lazy var showsSwiftUI =
    structure.imports("SwiftUI")
    || uses(of: "View", within: structure.tokens.indices).contains { structure.token($0 - 1, is: "some") }
  package private(set) lazy var hasKeypad = structure.scopes.contains {
    $0.kind == .type && $0.name != Structure.none && structure.name(Int($0.name), holdsAnyOf: Site.keypads)
  }
  /// Whether the file belongs to a sample, a screen for developers or a command for the terminal: asked only where
  /// something is found.
  private(set) lazy var isForShow = isSample || isForDebugging || isForDevelopers
  private(set) lazy var isSample = FilePath.isSample(path)
  private(set) lazy var isForDebugging = FilePath.isDebug(path)

  /// Every anchor of a horizontal edge, and every constraint from one: each finding among them wants to know them all.
  var edgeUses: [AnchorUse] { recall(foundEdgeUses) }
  private lazy var foundEdgeUses = remember { landmarks.edgeAnchors.compactMap { anchorUse(at: $0) } }
  var edgeConstraints: [AnchorConstraint] { recall(foundEdgeConstraints) }
  private lazy var foundEdgeConstraints = remember { landmarks.edgeAnchors.compactMap { anchorConstraint(from: $0) } }
  var anchorGroups: [Int: AnchorGroup] { recall(foundAnchorGroups) }
  private lazy var foundAnchorGroups = remember { findAnchorGroups() }
  var knownAnchorConstraints: [Int: Remembered<AnchorConstraint?>] = [:]
  private(set) lazy var framedViews = findFramedViews()
  private(set) lazy var spacers = findSpacers()
  private(set) lazy var makerBlocks = findMakerBlocks()
  private(set) lazy var fingerprint = structure.fingerprint
  private(set) lazy var ownTypes = findOwnTypes()
  private(set) lazy var bodiesByType = findBodiesByType()
  var knownTies: [UInt64: ViewTies?] = [:]
  var knownAsDrawn: [UInt64: Bool] = [:]
  package private(set) lazy var attributeSets = findAttributeSets()
  /// Whether constraints by side are spoken of in more ways than one fix can follow.
  package var keepsConstraintsBySide: Bool { recall(foundKeepingBySide) }
  private lazy var foundKeepingBySide = remember { findLookUpsBySide() || findMixedPinning() }

  /// Whether a view of this file keeps to a side of the screen in every language: what moves beside it parts from it.
  package var holdsViewsBySide: Bool { recall(viewsBySide) }
  private lazy var viewsBySide = remember { hasLoneEdges || hasFrames }
  var textsOnLeft: Set<Int?> { recall(foundOnLeft) }
  private lazy var foundOnLeft = remember { findTexts(alignedTo: "left") }
  var textsOnRight: Set<Int?> { recall(foundOnRight) }
  private lazy var foundOnRight = remember { findTexts(alignedTo: "right") }

  /// Each text of a field that is read as a number: asked wherever a text is written into one.
  private(set) lazy var numberReadings = findNumberReadings()

  /// Whether the keys of this file's translations are the texts themselves, with the places for values.
  private(set) lazy var keysAreTexts = findKeysWithPlaces()

  /// The names this file gives to tables of texts: `typealias Texts = L10n.Settings`.
  private(set) lazy var aliasesOfTextTables = findAliasesOfTextTables()

  /// The last answers to what rules that wake at one word ask one after the other: eight wake at `left`.
  var lastMemberType: (index: Int, type: Remembered<TypeKey?>)?
  var lastAudience: (expression: Expression, audience: Remembered<Audience>)?
  var lastBody: (range: Range<Int>, asks: Remembered<Bool>)?
  var lastFormatter: (word: UInt32, region: Range<Int>, constant: Int?, uses: FormatterUses)?
  private var lastPlace: (index: Int, place: Place)?

  private lazy var declarationsByName = DeclarationChains(byNameIn: structure)
  private lazy var declarationsByScope = DeclarationChains(byScopeIn: structure)

  private lazy var identifiers = IdentifierTable(structure)

  /// A file of which the project around it is known, or not yet.
  package init(
    path: @autoclosure @escaping () -> String,
    structure: Structure,
    project: ProjectView,
    settings: ProjectSettings = ProjectSettings()
  ) {
    makePath = path
    self.structure = structure
    self.project = project
    questions = project.questions
    self.settings = settings
  }

  package convenience init(
    path: @autoclosure @escaping () -> String,
    structure: Structure,
    project: ProjectIndex,
    settings: ProjectSettings = ProjectSettings()
  ) {
    self.init(path: path(), structure: structure, project: ProjectView(project), settings: settings)
  }

  /// Whether two things hold; the other is asked for only where the one may hold. See `ProjectQuestions`.
  package func both(_ one: () -> Bool, _ other: () -> Bool) -> Bool {
    questions?.both(one, other) ?? (one() && other())
  }

  /// Whether the project was asked before anything is known of it.
  ///
  /// One thread has the file to itself, and wants to know this behind every token that wakes a rule.
  @inline(__always)
  var hasOpenQuestions: Bool { questions.map { !$0.all.isEmpty } ?? false }

  /// What was asked since all of it was last forgotten.
  var openQuestions: [ProjectQuestion] { questions?.all ?? [] }

  func forgetQuestions() { questions?.forget() }

  /// An answer and what was asked for it: whoever is told the answer later has asked that, too.
  struct Remembered<Answer> {
    let answer: Answer
    fileprivate let questions: [ProjectQuestion]
    /// Whether the project was asked.
    var wasAsked: Bool { !questions.isEmpty }
  }

  func remember<Answer>(_ find: () -> Answer) -> Remembered<Answer> {
    let start = questions?.all.count ?? 0
    let answer = find()
    return Remembered(answer: answer, questions: questions.map { Array($0.all[start...]) } ?? [])
  }

  func recall<Answer>(_ remembered: Remembered<Answer>) -> Answer {
    if !remembered.questions.isEmpty { questions?.note(remembered.questions) }
    return remembered.answer
  }

  /// Where in a range words of this name stand: found at once, so that no finding reads the whole type it stands in. Of
  /// very many only the first.
  package func uses(of name: UInt32, within range: Range<Int>) -> [Int] {
    identifiers.indexes(of: name, within: range, limit: Self.usesLimit)
  }

  package func uses(of word: String, within range: Range<Int>) -> [Int] {
    uses(of: NameHash.hash(word), within: range)
  }

  package static let usesLimit = 200

  /// Where a local is named again behind its declaration, among the first places of its name.
  package func uses(ofLocal found: Int, limit: Int = usesLimit) -> [Int] {
    let declaration = structure.declarations[found]
    guard let scope = structure.scope(of: declaration) else { return [] }
    let name = Int(declaration.name)
    let words = uses(of: structure.tokens[name].name, within: name + 1..<max(name + 1, Int(scope.close)))
    return words.prefix(limit).filter { !structure.isMember($0) && self.declaration(of: $0) == found }
  }

  /// `var text = "Stop"; text = place(stop)`: what a local begins with nobody ever sees.
  package func isOverwritten(local found: Int) -> Bool {
    let name = Int(structure.declarations[found].name)
    guard structure.token(name - 1, is: "var"), let next = uses(ofLocal: found).first,
      structure.kind(next + 1) == .equal, structure.statementStart(next) == next,
      structure.scope(around: next) == structure.scope(around: name), structure.kind(next + 2) != nil
    else { return false }
    return !structure.value(at: next + 2).tokens.contains { structure.tokens[$0].name == structure.tokens[name].name }
  }

  /// Indexes of all declarations of the same name as a token.
  package func declarations(named name: Int) -> [Int] {
    declarations(called: structure.tokens[name].name) {
      structure.isSameText(Int(structure.declarations[$0].name), name)
    }
  }

  /// Indexes of all declarations with this name.
  package func declarations(named name: String) -> [Int] {
    declarations(called: NameHash.hash(name)) { structure.text(Int(structure.declarations[$0].name)) == name }
  }

  /// Those of a name that really have it: two words may share one hash.
  private func declarations(called name: UInt32, _ isReally: (Int) -> Bool) -> [Int] {
    var found: [Int] = []
    for index in declarationsByName.all(named: name).lazy.map(Int.init) {
      let isSame = structure.tokens[Int(structure.declarations[index].name)].name == name
      guard isSame, isReally(index) else { continue }
      // Five of a name are usual, and room for eight spares the second helping.
      if found.isEmpty { found.reserveCapacity(8) }
      found.append(index)
    }
    return found
  }

  /// The declaration a plain name refers to: the nearest one in the scopes around it.
  package func declaration(of name: Int) -> Int? {
    var level = structure.scope(around: name).map { UInt32(truncatingIfNeeded: $0) } ?? Structure.none
    let chains = declarationsByScope
    while true {
      if let found = declaration(of: name, in: level, chains) { return found }
      guard level != Structure.none else { return nil }
      level = structure.scopes[Int(level)].parent
    }
  }

  /// Of shadowing locals the last one before the use counts, which is not yet there in its own value; of members the first.
  private func declaration(of name: Int, in scope: UInt32, _ chains: DeclarationChains) -> Int? {
    let isLocal = scope != Structure.none && structure.scopes[Int(scope)].kind != .type
    let same = chains.all(named: structure.tokens[name].name, in: scope)
    guard isLocal else { return same.first { isDeclared(name, by: Int($0), in: scope) }.map(Int.init) }
    // From the use to the front, since generated code declares one name thousands of times over in one function.
    let seen = same[..<same.partitionIndex { structure.declarations[Int($0)].name <= name }]
    return seen.last {
      isDeclared(name, by: Int($0), in: scope) && !isInValue(name, of: structure.declarations[Int($0)])
    }.map(Int.init)
  }

  private func isDeclared(_ name: Int, by index: Int, in scope: UInt32) -> Bool {
    let declaration = structure.declarations[index]
    return declaration.scope == scope && structure.tokens[Int(declaration.name)].name == structure.tokens[name].name
      && structure.isSameText(Int(declaration.name), name)
  }

  /// The second `count` of `if let count = count`, which is another than the first. What stands further behind than such
  /// values are long is not asked, since this is asked of every local.
  private func isInValue(_ name: Int, of declaration: Declaration) -> Bool {
    let start = Int(declaration.value)
    guard declaration.value != Structure.none, start <= name, name - start < Self.longestShadowingValue else {
      return false
    }
    return structure.kind(start) != .leftBrace && name <= structure.value(at: start).last
  }

  private static let longestShadowingValue = 60

  /// What the expression that a token belongs to is there for.
  func place(around index: Int) -> Place {
    if let lastPlace, lastPlace.index == index { return lastPlace.place }
    let place = structure.place(of: structure.operand(around: index))
    lastPlace = (index, place)
    return place
  }

  // MARK: - Types

  /// The type of a declaration, written or told by its value.
  package func type(ofDeclaration index: Int) -> TypeKey? {
    let declaration = structure.declarations[index]
    if let written = structure.writtenType(of: declaration) { return written }
    guard declaration.value != Structure.none, declaration.kind != .loop else { return nil }
    if let literal = structure.literalType(at: Int(declaration.value)) { return literal }
    // `let label: UILabel = { let label = UILabel(); … }()` has its type written; this one has not.
    return closureResult(at: Int(declaration.value))
  }

  /// `{ let style = NSMutableParagraphStyle(); …; return style }()`
  private func closureResult(at value: Int) -> TypeKey? {
    guard structure.kind(value) == .leftBrace else { return nil }
    let close = structure.end(ofGroup: value)
    guard structure.kind(close + 1) == .leftParen, close - 2 > value, structure.token(close - 2, is: "return"),
      let inner = declaration(of: close - 1)
    else { return nil }
    let written = structure.declarations[inner]
    return structure.writtenType(of: written) ?? structure.literalType(at: Int(written.value))
  }

  /// The type of a name: of a local or member for a plain name, of a member of the project for one behind a dot.
  package func type(ofName name: Int) -> TypeKey? {
    if structure.kind(name) == .dollarIdentifier { return type(ofClosureArgument: name) }
    if let own = ownDeclaration(ofName: name) { return type(ofDeclaration: own) }
    return project.typeOfMember(named: structure.wideName(name))
  }

  /// Whether nothing in this file tells what a name is of, so that the project alone may know.
  func isKnownByNameAlone(_ name: Int) -> Bool {
    structure.kind(name) != .dollarIdentifier && ownDeclaration(ofName: name) == nil
  }

  /// What this file declares a plain name, or one behind `self`, to be.
  func ownDeclaration(ofName name: Int) -> Int? {
    guard structure.isMember(name) else { return declaration(of: name) }
    guard structure.token(name - 2, is: "self") else { return nil }
    return declaration(of: name) ?? memberDeclaration(of: name)
  }

  /// Whether nothing is known of the type of a member, or of a name that is bound to one.
  package func isWithoutType(_ name: Int) -> Bool {
    if structure.isMember(name) { return project.typeOfMember(named: structure.wideName(name)) == nil }
    guard let found = declaration(of: name) else { return false }
    let declaration = structure.declarations[found]
    guard declaration.kind == .variable, !declaration.hasType, declaration.value != Structure.none else { return false }
    let value = structure.value(at: Int(declaration.value))
    guard structure.kind(value.last) == .identifier, structure.isMember(value.last) else { return false }
    return project.typeOfMember(named: structure.wideName(value.last)) == nil
  }

  /// What a name refers to: a plain one to the nearest declaration around it, one behind a dot to a member of that name,
  /// and never to a local.
  package func declaration(meantBy name: Int) -> Int? {
    structure.isMember(name) ? memberDeclaration(of: name) : declaration(of: name)
  }

  /// The member of an enclosing type that `self.name` refers to.
  private func memberDeclaration(of name: Int) -> Int? {
    declarations(named: name).first { structure.scope(of: structure.declarations[$0])?.kind == .type }
  }
}

/// What a project says of itself that rules need to know.
package struct ProjectSettings: Sendable {
  /// The oldest system the app runs on, where known.
  package var iOS: Version?
  package var macOS: Version?
  package var vocabulary: Vocabulary {
    didSet { names = ProjectNames(vocabulary) }
  }
  /// The vocabulary made ready to be asked.
  package private(set) var names: ProjectNames
  /// Whether the app is written in a language that is read from right to left, and translated from there: then left is
  /// where its arrows point on.
  package var isWrittenRightToLeft = false

  package struct Version: Comparable, Hashable, Sendable {
    package var major: Int
    package var minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    package static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }

  package init(iOS: Version? = nil, macOS: Version? = nil, vocabulary: Vocabulary = Vocabulary()) {
    self.iOS = iOS
    self.macOS = macOS
    self.vocabulary = vocabulary
    names = ProjectNames(vocabulary)
  }
}
