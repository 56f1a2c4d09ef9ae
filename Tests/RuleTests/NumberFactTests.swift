import RTLRuleKit
import RTLSyntax
import Testing

/// A file of its own project, asked about an expression between `⟦` and `⟧`.
func marked(_ code: String, path: String = "Example.swift") throws -> (file: LintedFile, expression: Expression) {
  let example = MarkedCode(Example(code))
  let structure = Structure(Source(example.bytes))
  let project = ProjectIndex([structure])
  let mark = try #require(example.marks.first)
  let first = try #require(structure.tokens.firstIndex { Int($0.start) >= mark.start })
  let last = try #require(structure.tokens.lastIndex { Int($0.end) <= mark.end })
  return (LintedFile(path: path, structure: structure, project: project), Expression(first, last))
}

@Suite struct NumberFactTests {
  @Test func `a part of a text is no number, whatever else is called so`() throws {
    let (file, part) = try marked("struct Mask { let prefix: Int }; func f(name: String) { x = ⟦name.prefix(3)⟧ }")
    #expect(Site(file: file, index: part.first).isNumber(part) == .no)
  }

  @Test(arguments: [
    "x = ⟦3⟧", "x = ⟦0.5⟧", "x = ⟦-1⟧", "x = ⟦(3)⟧",
    "x = ⟦a * 100⟧", "x = ⟦Int(fraction)⟧", "x = ⟦Double(text)!⟧", "x = ⟦CGFloat(a) + b⟧",
    "x = ⟦items.count⟧", "x = ⟦items?.count ?? 0⟧", "x = ⟦value.rounded()⟧", "x = ⟦abs(change)⟧",
    "x = ⟦min(3, limit)⟧", "x = ⟦a as? Int⟧", "x = ⟦isOn ? 3 : 4⟧", "x = ⟦values.reduce(0, +)⟧",
    "x = ⟦try await pages.count⟧",
    "let total = 3; x = ⟦total⟧",
    "var total: Int?; x = ⟦total!⟧",
    "func show(total: Double) { x = ⟦total⟧ }",
    "struct Row { let total: Int; func show() { x = ⟦total⟧ } }",
    "struct Row { let total: Int; func show() { x = ⟦self.total⟧ } }",
    "class Row { var total = 1.5; func show() { x = ⟦total⟧ } }",
    "struct Row { let total: Int? ; func show() { if let total { x = ⟦total⟧ } } }",
    "struct Row { let total: Int? ; func show() { if let total = total { x = ⟦total⟧ } } }",
    "struct Row { let total: Int? ; func show() { guard let total = self.total else { return }; x = ⟦total⟧ } }",
    "func show(total: Int?) { guard let total = total else { return }; x = ⟦total⟧ }",
    "struct Row { let total: Int? ; func show() { total.map { x = ⟦$0⟧ } } }",
    "struct Row { var total: Int { 3 } }; func show(row: Row) { x = ⟦row.total⟧ }",
    "struct A { let sum: Int }; struct B { let sum: String }; func show(a: A) { x = ⟦a.sum⟧ }",
    "func total() -> Int { 3 }; x = ⟦total()⟧",
    "for index in 0..<3 { x = ⟦index⟧ }",
    "for index in items.indices { x = ⟦index⟧ }",
    "for index in (0...3).reversed() { x = ⟦index⟧ }",
    "for (index, item) in items.enumerated() { x = ⟦index⟧ }",
    "items.enumerated().forEach { index, item in x = ⟦index⟧ }",
    "ForEach(0..<5) { index in Text(⟦index⟧) }",
    "let steps: [Int] = []; x = ⟦steps[0]⟧",
    "let steps = [1, 2]; for step in steps { x = ⟦step⟧ }",
    "let a = 1; let b = a; x = ⟦b⟧",
    "x = ⟦indexPath.row⟧", "x = ⟦slider.value⟧", "x = ⟦progress.fractionCompleted⟧", "x = ⟦player.rate⟧",
    "x = ⟦pageControl.currentPage⟧", "x = ⟦view.bounds.width⟧", "x = ⟦components.day⟧",
    "x = ⟦calendar.component(.year, from: date)⟧", "x = ⟦UIDevice.current.batteryLevel⟧",
    "let volume = UISlider(); x = ⟦volume.value⟧",
    "extension Int { func show() { x = ⟦self⟧ } }",
    "let steps = [1, 2]; steps.map { x = ⟦$0⟧ }", "let steps: [Int] = []; steps.forEach { step in x = ⟦step⟧ }",
    "(0..<3).map { x = ⟦$0⟧ }", "ForEach(0..<3) { Text(⟦$0⟧) }", "ForEach(0..<3, id: \\.self) { x = ⟦$0⟧ }",
    "enum E { case a(Int) }; switch e { case .a(let n): x = ⟦n⟧ }",
    "enum E { case a(String, n: Int) }; if case .a(_, let n) = e { x = ⟦n⟧ }",
    "enum E { case a(Int) }; switch e { case let .a(n): x = ⟦n⟧ }",
    "typealias Score = Int; let score: Score = load(); x = ⟦score⟧",
    "let total: Box<Int> = load(); x = ⟦total.value⟧",
    "class A { let frames = Box<Int>(0) }; func show(a: A) { x = ⟦a.frames.value⟧ }",
    "extension Stats { var total: Int { 3 } }; func show() { x = ⟦stats.total⟧ }",
    "struct A { struct B { let total: Int } }; func show(b: A.B) { x = ⟦b.total⟧ }",
    "struct A<T> { let total: Int }; func show(a: A<String>) { x = ⟦a.total⟧ }",
    "protocol Source { var sizes: [Int] { get } }; func show() { x = ⟦source.sizes[row]⟧ }",
    "x = ⟦unreadCount⟧", "x = ⟦numberOfPages⟧", "x = ⟦stream.width⟧",
  ])
  func `is a number`(_ code: String) throws {
    let (file, expression) = try marked(code)
    #expect(file.isNumber(expression) == .yes)
  }

  @Test(arguments: [
    "protocol Source { var sizes: [String] { get } }; func show() { x = ⟦source.sizes[row]⟧ }",
    "x = ⟦\"3\"⟧", "x = ⟦true⟧", "x = ⟦[1, 2]⟧", "x = ⟦(1, 2)⟧", "x = ⟦a < 3⟧", "x = ⟦0..<3⟧", "x = ⟦!isOn⟧",
    "x = ⟦String(3)⟧", "x = ⟦\"a\" + b⟧", "x = ⟦count.description⟧", "x = ⟦names.joined(separator: \"/\")⟧",
    "let total = \"3\"; x = ⟦total⟧",
    "let count: String = load(); x = ⟦count⟧",
    "func show(count: String) { x = ⟦count⟧ }",
    "struct A { let sum: Date; func show() { x = ⟦sum⟧ } }",
    "x = ⟦value.formatted()⟧", "x = ⟦date as Date⟧", "x = ⟦label.text⟧",
  ])
  func `is none`(_ code: String) throws {
    let (file, expression) = try marked(code)
    #expect(file.isNumber(expression) == .no)
  }

  @Test(arguments: [
    "x = ⟦title⟧", "x = ⟦model.value⟧", "x = ⟦load()⟧", "x = ⟦discount⟧", "x = ⟦account⟧", "x = ⟦$0⟧",
    "x = ⟦item.year⟧",
    "struct A { let sum: Int }; struct B { let sum: String }; func show() { x = ⟦other.sum⟧ }",
    "items.map { x = ⟦$0⟧ }", "enum E { case a(String) ; case b(Int) }; if case .c(let n) = e { x = ⟦n⟧ }",
    "let total: Box<Name> = load(); x = ⟦total.value⟧", "let n: Score = load(); x = ⟦n⟧",
    "items.map { item in x = ⟦item⟧ }",
    "struct A { let size: Int }; let files: [(name: String, size: String)] = []; for file in files { x = ⟦file.size⟧ }",
  ])
  func `is left open`(_ code: String) throws {
    let (file, expression) = try marked(code)
    #expect(file.isNumber(expression) == .unknown)
  }

  @Test func `the project's own number types count`() throws {
    let structure = Structure(Source("func show(price: Money) { x = price }"))
    let settings = ProjectSettings(vocabulary: Vocabulary(numberTypes: ["Money"]))
    let file = LintedFile(path: "A.swift", structure: structure, project: ProjectIndex(), settings: settings)
    let price = try #require(structure.tokens.indices.last { structure.token($0, is: "price") })
    #expect(file.isNumber(Expression(price, price)) == .yes)
  }
}
