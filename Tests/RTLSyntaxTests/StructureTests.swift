import RTLSyntax
import Testing

/// A structure as text, so that a case is one line of code and one of what is seen in it.
extension Structure {
  convenience init(_ code: String) { self.init(Source(code)) }

  func text(_ expression: Expression) -> String { source.text(range(expression.first, through: expression.last)) }

  /// Every scope as `kind name`, nested by indentation.
  var scopeOutline: [String] {
    scopes.map { scope in
      var depth = 0
      var parent = scope.parent
      while parent != Structure.none {
        depth += 1
        parent = scopes[Int(parent)].parent
      }
      let name = scope.name == Structure.none ? "" : " " + text(Int(scope.name))
      return String(repeating: "  ", count: depth) + "\(scope.kind)" + name
    }
  }

  /// Every declaration as `kind name: Type = value`.
  var declarationList: [String] {
    declarations.map { declaration in
      var line = "\(declaration.kind) \(text(Int(declaration.name)))"
      if declaration.hasType {
        line += ": " + source.text(range(Int(declaration.typeStart), through: Int(declaration.typeEnd) - 1))
      }
      if declaration.value != Structure.none { line += " = " + text(Int(declaration.value)) }
      return line
    }
  }

  /// The index of the token with this text, the last one if there are several.
  func last(_ word: String) -> Int { tokens.indices.last { text($0) == word } ?? -1 }
}

@Suite struct ScopeTests {
  @Test(arguments: [
    ("func f() { g(", ") }", "f"), ("func a() { if b { } }; let c = (", ")", nil),
    ("func f() { a { }; g(", ") }; func h() { }", "f"), ("struct S { let a = (", ") }", "S"),
  ])
  func `a scope is found among more brackets than anybody writes`(_ start: String, _ end: String, _ name: String?) {
    let depth = 300
    let text = start + String(repeating: "[(", count: depth) + "x" + String(repeating: ")]", count: depth) + end
    let structure = Structure(Source(text))
    let place = structure.tokens.indices.first { structure.token($0, is: "x") } ?? 0
    let scope = structure.scope(around: place)
    #expect(scope.flatMap(structure.name(ofScope:)).map { structure.text($0) } == name)
  }

  @Test(arguments: [
    ("class A: B { func f() { if x { } else { } } }", ["type A", "  function f", "    control", "    control"]),
    ("struct S { var a: Int { 1 } }", ["type S", "  property a"]),
    ("var a: Int { get { 1 } set { b = newValue } }", ["property a", "  accessor", "  accessor"]),
    ("var a: Int = 3 { didSet { f() } }", ["property a", "  accessor"]),
    ("var a = x.map { $0 }", ["closure"]),
    ("let a: [Int] = { [1] }()", ["closure"]),
    ("extension A.B where T: C { init?(x: Int) { } }", ["type B", "  function init"]),
    ("protocol P { func f() -> Int\n var a: Int { get } }", ["type P", "  property a"]),
    ("func f(a: () -> Void = { }) async throws -> [Int] { }", ["closure", "function f"]),
    ("guard let a = b else { return }", ["control"]),
    ("switch a { case .b: f { } }", ["control", "  closure"]),
    ("if let a { f() }", ["control"]),
    ("for (a, b) in c where d { }", ["control"]),
    ("do { } catch let e { }", ["control", "control"]),
    ("class A { class func make() { } class var b: Int { 1 } }", ["type A", "  function make", "  property b"]),
    ("actor A { func f() { } }", ["type A", "  function f"]),
    ("subscript(i: Int) -> T { get { a[i] } }", ["function subscript", "  accessor"]),
    ("f(for: { }, in: { })", ["closure", "closure"]),
    ("class A { func f() { if a(b { ) } } } class C { }", ["type A", "  function f", "    closure", "type C"]),
    ("func f() {", ["function f"]),
  ])
  func `scopes are what their introducing words say`(_ code: String, _ expected: [String]) {
    #expect(Structure(code).scopeOutline == expected)
  }
}

@Suite struct DeclarationTests {
  @Test(arguments: [
    ("let a: Int = 3, b: String", ["variable a: Int = 3", "variable b: String"]),
    ("var a = x, b = y", ["variable a = x", "variable b = y"]),
    ("let (a, b) = f()", ["variable a", "variable b"]),
    (
      "func f(_ a: Int, for b: [String: Int]? = nil) -> Set<Int>? { }",
      ["function f: Set<Int>?", "parameter a: Int", "parameter b: [String: Int]? = nil"]
    ),
    (
      "enum E: Int { case left, right = 3, up(Int) }",
      ["type E: Int", "enumCase left", "enumCase right", "enumCase up"]
    ),
    ("enum E { case left; case right, up }", ["type E", "enumCase left", "enumCase right", "enumCase up"]),
    ("switch e { case left, right: f() }", []),
    ("for i in 0..<3 { }", ["loop i = 0"]),
    ("items.map { item in item.count }", ["parameter item"]),
    ("items.map { (item: Item, n: Int) -> Int in n }", ["parameter item: Item", "parameter n: Int"]),
    ("let f: (Int) -> String = g", ["variable f: (Int) -> String = g"]),
    ("let x: some View = Text(a)\nlet y = 1", ["variable x: some View = Text", "variable y = 1"]),
    ("let a: UIControl.State\nlet b = c", ["variable a: UIControl.State", "variable b = c"]),
    ("class A<T: B>: C, D { }", ["type A: C, D"]),
    ("typealias A = B.C", ["type A: B.C"]),
    ("if case .a(let x) = y, let z = x as? Int { }", ["variable x", "variable z = x"]),
    ("@State private var a: CGFloat = 0", ["variable a: CGFloat = 0"]),
    (
      "func f(g: (Int) -> Int = { n in n }, h: Int) { let i = h }",
      ["function f", "parameter g: (Int) -> Int = {", "parameter n", "parameter h: Int", "variable i = h"]
    ),
    ("func `default`() { }", ["function default"]),
    ("func == (a: A, b: A) -> Bool { true }", ["function ==: Bool", "parameter a: A", "parameter b: A"]),
  ])
  func `declarations carry their written types and values`(_ code: String, _ expected: [String]) {
    #expect(Structure(code).declarationList == expected)
  }

  @Test func `parameters are visible in their own body`() {
    let structure = Structure("func f(a: Int) { a } func g(b: Int)")
    let scopes = structure.declarations.filter { $0.kind == .parameter }.map(\.scope)
    #expect(scopes.first == 0)
    #expect(scopes.last != 0 && scopes.last != Structure.none)
  }

  @Test func `imports are known by their module`() {
    let structure = Structure("import UIKit\n@testable import struct Foo.Bar\nlet important = 1")
    #expect(structure.imports("UIKit") && structure.imports("Foo"))
    #expect(!structure.imports("important"))
  }
}

@Suite struct ExpressionTests {
  @Test(arguments: [
    ("x = a.b(c)?.d[0].★e", "a.b(c)?.d[0].e"),
    ("f(.★left)", ".left"),
    ("return a\n  .b()\n  .★c", "a\n  .b()\n  .c"),
    ("x = y\n(a).★b", "(a).b"),
    ("let s = Set<Int>(★a)", "a"),
    ("x = Set<Int>().★count", "Set<Int>().count"),
    ("x = items.map { $0 }.★first", "items.map { $0 }.first"),
    (#"x = "a\(b)".★count"#, #""a\(b)".count"#),
    ("x = -★a.b", "-a.b"),
    ("x = try? ★f(a)", "try? f(a)"),
    ("return (a, ★b)", "b"),
    ("x = [1, 2].★count", "[1, 2].count"),
    ("if x { ★y }", "y"),
    ("x = self.★a!", "self.a!"),
  ])
  func `an operand is a postfix chain with its prefixes`(_ marked: String, _ expected: String) {
    let (structure, index) = mark(marked)
    #expect(structure.text(structure.operand(around: index)) == expected)
  }

  @Test(arguments: [
    ("x = a + ★b * c.d()", "a + b * c.d()"),
    ("f(1, ★a - 2, b)", "a - 2"),
    ("x = a ? ★b + 1 : c", "b + 1"),
    ("x = ★a as? Int ?? 0", "a as? Int ?? 0"),
    ("x = a\ny = ★b", "b"),
  ])
  func `an infix expression ends where operators end`(_ marked: String, _ expected: String) {
    let (structure, index) = mark(marked)
    #expect(structure.text(structure.infix(around: structure.operand(around: index))) == expected)
  }

  @Test(arguments: [
    ("label.alignment = .★left", "assigned alignment"),
    ("let a: T = .★left", "initial a"),
    ("func f(a: T = .★left) { }", "initial a"),
    ("f(a, alignment: .★left)", "argument f alignment"),
    ("f(.★left)", "argument f"),
    ("make(x: (.★left))", "argument make x"),
    ("return .★left", "other"),
    ("func f() -> T { return .★left }", "returned f"),
    ("var a: T { .★left }", "returned a"),
    ("var a: T { get { .★left } }", "returned a"),
    ("x = a ? .★left : .right", "assigned x"),
    ("x = a ? .right : .★left", "assigned x"),
    ("x = a ? .up : b ? .right : .★left", "assigned x"),
    ("x = y ?? .★left", "assigned x"),
    ("x = [.up, .★left]", "assigned x"),
    ("x = [.up, .★left] as [T]", "cast T"),
    ("if a.b == .★left { }", "compared a.b"),
    ("switch a.b { case .up, .★left: f() }", "pattern a.b"),
    ("if case .★left = a.b { }", "pattern a.b"),
    ("x = [1: .★left]", "dictionary"),
    ("x = .★left as T", "cast T"),
    (#"s = "\(★a)""#, "interpolated"),
    ("x = a + ★b", "operand +"),
    ("x[★a] = 1", "index"),
    ("x = ★a ? b : c", "condition"),
    ("func f() -> T { switch x { case .a: .★left } }", "returned f"),
    ("{ x in .★left }", "returned"),
    ("a.b = c { .★left }", "returned"),
  ])
  func `a place is what an expression is used for`(_ marked: String, _ expected: String) {
    let (structure, index) = mark(marked)
    #expect(describe(structure.place(of: structure.operand(around: index)), structure) == expected)
  }

  private func describe(_ place: Place, _ structure: Structure) -> String {
    switch place {
    case .assigned(let name): "assigned " + structure.text(name)
    case .initial(let declaration): "initial " + structure.text(Int(structure.declarations[declaration].name))
    case .argument(let call, let argument):
      (["argument", structure.text(call.callee)] + [argument.label.map { structure.text($0) }].compactMap { $0 })
        .joined(separator: " ")
    case .returned(let scope):
      structure.scopes[scope].name == Structure.none
        ? "returned" : "returned " + structure.text(Int(structure.scopes[scope].name))
    case .compared(let other): "compared " + structure.text(other)
    case .pattern(let subject): "pattern " + structure.text(subject)
    case .cast(let type): "cast " + structure.text(type == structure.last("[") ? type + 1 : type)
    case .interpolated: "interpolated"
    case .operand(let op): "operand " + structure.text(op)
    case .dictionary: "dictionary"
    case .index: "index"
    case .condition: "condition"
    case .other: "other"
    }
  }

  /// The structure of code without its `★`, and the index of the token behind it.
  private func mark(_ marked: String) -> (Structure, Int) {
    let parts = marked.split(separator: "★", omittingEmptySubsequences: false)
    let structure = Structure(parts.joined())
    let offset = parts[0].utf8.count
    return (structure, structure.tokens.indices.first { Int(structure.tokens[$0].start) >= offset } ?? 0)
  }
}

@Suite struct CallTests {
  @Test func `arguments carry labels over several lines`() throws {
    let structure = Structure("f(\n  a,\n  label: g(b, c),\n  d: [1, 2]\n) { x }")
    let call = try #require(structure.call(of: 0))
    let arguments = structure.arguments(of: call)
    #expect(arguments.map { $0.label.map { structure.text($0) } ?? "_" } == ["_", "label", "d"])
    #expect(arguments.map { structure.text(Expression($0.start, $0.end - 1)) } == ["a", "g(b, c)", "[1, 2]"])
    #expect(structure.trailingClosures(of: call).count == 1)
  }

  @Test(arguments: ["f(", "f(a", "f(a,", "f(a: ", "a.b(.c", "[1, (2", "{ a in"])
  func `half-typed code yields what it can`(_ code: String) {
    let structure = Structure(code)
    for index in structure.tokens.indices {
      let operand = structure.operand(around: index)
      #expect(operand.first <= index && operand.last < structure.tokens.count)
      _ = structure.place(of: operand)
      _ = structure.element(around: index)
      if structure.tokens[index].kind == .leftParen { _ = structure.elements(ofGroup: index) }
      #expect(structure.statementStart(index) <= index)
    }
  }
}

@Suite struct LevelTests {
  @Test func `the levels around a token go outward to the top of the file`() {
    let structure = Structure("class A { func f() { g([b]) } }")
    let levels = Array(structure.levels(around: structure.last("b")))
    #expect(levels.map { $0.open.map { structure.text($0) } } == ["[", "(", "{", "{", nil])
    #expect(levels.map { structure.text($0.inner) } == ["b", "[", "(", "{", "{"])
    #expect(levels.compactMap(\.scope).map { structure.scopes[$0].kind } == [.function, .type])
    #expect(structure.enclosingType(of: structure.last("b")) == levels.last { $0.scope != nil }?.scope)
    #expect(structure.enclosingType(of: 0) == nil)
  }

  @Test func `no look outward is without end`() {
    let structure = Structure(String(repeating: "(", count: 5000) + "a")
    #expect(Array(structure.levels(around: structure.tokens.count - 1)).count < 100)
  }

  @Test func `what is nested deeper than any person writes is known`() {
    let structure = Structure(
      "f(near) " + String(repeating: "{ if a ", count: 40) + "mid " + String(repeating: "{ ", count: 200) + "far "
        + String(repeating: "} ", count: 240) + "behind"
    )
    #expect(structure.isTooDeep(structure.last("far")))
    for word in ["near", "mid", "behind"] { #expect(!structure.isTooDeep(structure.last(word))) }
    #expect(!Structure(String(repeating: "(", count: 5000) + "a").isTooDeep(5000))
  }
}
