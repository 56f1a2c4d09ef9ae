import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

/// Conditions that ask for the direction and for nothing else.
@Suite struct DirectionTestTests {
  private func test(_ condition: String, before declarations: String = "") throws -> DirectionTest? {
    let site = try site("\(declarations)\nf(⟦\(condition.prefix(1))⟧\(condition.dropFirst()))")
    let close = site.structure.tokens.count - 2
    return site.file.directionTest(Expression(site.index, close))
  }

  @Test(arguments: [
    ("isRTL", true), ("!isRTL", false), ("isLTR()", false), ("(isRightToLeft)", true), ("view.isRTL", true),
    ("isRTL == false", false), ("a.layoutDirection == .rightToLeft", true), ("a.direction != .rightToLeft", false),
    (".leftToRight == direction", false), ("direction == LayoutDirection.leftToRight", false), ("!(isLTR)", true),
  ])
  func `the direction it holds for is known`(_ condition: String, _ holdsRightToLeft: Bool) throws {
    #expect(try test(condition)?.holdsRightToLeft == holdsRightToLeft)
  }

  @Test(arguments: [
    "isLarge", "isRTL && isLarge", "isRTL || a", "direction == .up", "rows.count > 2", "language == .ar",
  ])
  func `any other condition is none`(_ condition: String) throws {
    #expect(try test(condition) == nil)
  }

  @Test(arguments: [
    ("@Environment(\\.layoutDirection) var direction", "direction == .rightToLeft"),
    ("@Environment(\\.layoutDirection) private var direction: LayoutDirection", "direction == .rightToLeft"),
    ("let isRTL = view.effectiveUserInterfaceLayoutDirection == .rightToLeft", "isRTL"),
    ("var isRTL: Bool { traitCollection.layoutDirection == .rightToLeft }", "isRTL"),
    ("", "a.userInterfaceLayoutDirection == .rightToLeft"),
    ("let way = effectiveUserInterfaceLayoutDirection", "way == .rightToLeft"),
  ])
  func `the direction of the interface is told`(_ declarations: String, _ condition: String) throws {
    #expect(try test(condition, before: declarations)?.isOfInterface == true)
  }

  @Test(arguments: [
    ("", "isRTL"), ("", "post.text.isRTL"), ("let direction: LayoutDirection", "direction == .rightToLeft"),
    ("var isRTL: Bool { language == .ar }", "isRTL"), ("", "status.layoutDirection == .rightToLeft"),
    ("@Environment(\\.locale) var direction", "direction == .rightToLeft"),
  ])
  func `that of a text or a language is not`(_ declarations: String, _ condition: String) throws {
    #expect(try test(condition, before: declarations)?.isOfInterface == false)
  }
}

/// Values that depend on the direction alone.
@Suite struct DirectionChoiceTests {
  private func choice(_ code: String) throws -> (leftToRight: String, rightToLeft: String)? {
    let site = try site(code)
    let choice = site.file.directionChoice(from: site.structure.operand(around: site.index))
    return choice.map { (site.file.compactText($0.leftToRight), site.file.compactText($0.rightToLeft)) }
  }

  @Test(arguments: [
    "a = isRTL ? ⟦b⟧ : c", "if isRTL { a = ⟦b⟧ } else { a = c }",
    "switch direction { case .rightToLeft: a = ⟦b⟧; case .leftToRight: a = c }",
    "func f() { switch direction { case .rightToLeft: return ⟦b⟧\ncase .leftToRight: return c\n@unknown default: x() } }",
  ])
  func `the values for both directions are told`(_ code: String) throws {
    let found = try #require(try choice(code))
    #expect(found.leftToRight == "c" && found.rightToLeft == "b")
  }

  @Test(arguments: [
    "switch direction { case .rightToLeft: a = ⟦b⟧; case .leftToRight: d = c }",
    "switch direction { case .rightToLeft: a = ⟦b⟧; default: a = c }",
    "switch direction { case .rightToLeft: a = ⟦b⟧; x(); case .leftToRight: a = c }",
    "switch direction { case .rightToLeft where x: a = ⟦b⟧; case .leftToRight: a = c }",
    "switch side { case .left: a = ⟦b⟧; case .right: a = c }",
  ])
  func `what depends on more is no such choice`(_ code: String) throws {
    #expect(try choice(code) == nil)
  }
}

@Suite struct WrittenLanguageTests {
  @Test(arguments: ["absolute_symbol", "ambiguous_symbol"])
  func `in an app written from right to left arrows to the left point on`(_ id: String) throws {
    let rule = try #require(allRules.first { $0.rule.id == id }).rule
    var settings = ProjectSettings()
    settings.isWrittenRightToLeft = true
    for example in rule.bad {
      #expect(!lint(example.code, with: rule).isEmpty)
      #expect(lint(example.code, with: rule, settings: settings).isEmpty)
    }
  }
}

/// What other files say of the direction.
@Suite struct DirectionHelperTests {
  private func isAware(_ code: String, knowing other: String) throws -> Bool {
    let code = MarkedCode(Example(code))
    let structure = Structure(Source(code.bytes))
    let project = ProjectIndex([structure, Structure(Source(other))])
    let file = LintedFile(path: "A.swift", structure: structure, project: project)
    let mark = try #require(code.marks.first)
    let index = try #require(structure.tokens.firstIndex { Int($0.start) == mark.start })
    return Site(file: file, index: index).isDirectionAware
  }

  @Test(arguments: [
    "extension UIView { var mirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft } }",
    "enum Layout { static let mirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }",
    "class A { lazy var mirrored: Bool = view.effectiveUserInterfaceLayoutDirection == .rightToLeft }",
    "func mirrored() -> Bool { return traitCollection.layoutDirection == .rightToLeft }",
    "struct A { var mirrored: CGFloat { direction == .rightToLeft ? -1 : 1 } }",
    "enum L { static let mirrored: CGFloat = isRTL ? -1 : 1 }",
  ])
  func `a helper of another file is known to ask`(_ other: String) throws {
    #expect(try isAware("a.alignment = mirrored ? .⟦right⟧ : .left", knowing: other))
  }

  @Test(arguments: [
    "enum Layout { static let mirrored = true }", "struct A { var mirrored: Bool { isLarge } }",
    "struct A { let mirrored = Cell(isRTL: a == b) }",
    "struct A { let mirrored: String = view.isRTL ? \"a\" : \"b\" }",
    "struct A { let mirrored: String = isRTL ? \"a\" : \"b\" }",
    "func f() { let mirrored = isRTL == true }",
  ])
  func `what only stands near the word does not`(_ other: String) throws {
    #expect(try !isAware("a.alignment = mirrored ? .⟦right⟧ : .left", knowing: other))
  }

  /// `offset` is what every view has: who calls it has not asked.
  @Test func `a helper under everybody's name tells nothing of others`() throws {
    let helper = { (name: String) in "func \(name)(_ a: CGFloat) -> CGFloat { direction == .rightToLeft ? -a : a }" }
    let use = { (name: String) in "a.alignment = \(name)(8) < 0 ? .⟦right⟧ : .left" }
    #expect(try isAware(use("mirrored"), knowing: helper("mirrored")))
    #expect(try !isAware(use("offset"), knowing: helper("offset")))
  }
}
