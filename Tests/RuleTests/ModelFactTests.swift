import RTLRuleKit
import RTLSyntax
import Testing

/// Texts that are made in one file, kept by a model, and shown in another.
@Suite struct ModelFactTests {
  private func audience(_ code: String, shownBy view: String) throws -> Audience {
    let example = MarkedCode(Example(code))
    let own = Structure(Source(example.bytes))
    let file = LintedFile(path: "A.swift", structure: own, project: ProjectIndex([own, Structure(Source(view))]))
    let start = try #require(own.tokens.indices.first { Int(own.tokens[$0].start) == example.marks.first?.start })
    return file.audience(of: own.operand(around: start))
  }

  private static let fact = """
    struct Fact<V> { let key: String; let value: V }
    struct Line { let value: String }
    struct FactRow: View { let fact: Fact<String>; var body: some View { Text(fact.value) } }
    func facts() -> [Fact<String>] { [] }
    func show(facts: [Fact<String>]) {}
    func add(fact: Fact<String>) {}
    """

  @Test(arguments: [
    "func f() { var all = [Fact<String>](); all.append(.init(key: k, value: ⟦\"a\"⟧)) }",
    "func f() { var all: [Fact<String>] = []; all.insert(.init(key: k, value: ⟦\"a\"⟧), at: 0) }",
    "func f() { var all: [Fact<String>]? = []; all? += [.init(key: k, value: ⟦\"a\"⟧)] }",
    "func f() { var all = facts(); all.append(.init(key: k, value: ⟦\"a\"⟧)) }",
    "func f() -> Fact<String> { .init(key: k, value: ⟦\"a\"⟧) }",
    "func f() -> [Fact<String>] { [b, isOn ? .init(key: k, value: ⟦\"a\"⟧) : b] }",
    "func f() -> [Fact<String>] { return all.map { .init(key: $0.name, value: ⟦\"a\"⟧) } }",
    "var all: [Fact<String>] { [.init(key: k, value: ⟦\"a\"⟧)] }",
    "let fact: Fact<String> = .init(key: k, value: ⟦\"a\"⟧)",
    "func f() { show(facts: [.init(key: k, value: ⟦\"a\"⟧)]); add(fact: b) }",
    "add(fact: .init(key: k, value: ⟦\"a\"⟧))",
    "func f(_ all: [Film]) { use(all.map { Fact(key: $0.name, value: ⟦\"a\"⟧) }) }",
    "func make(_ k: String, detail: String) -> Fact<String> { Fact(key: k, value: detail) }; make(k, detail: ⟦\"a\"⟧)",
    "func make(detail: String) -> Fact<String> { .init(key: k, value: detail) }; make(detail: ⟦\"a\"⟧)",
    "func make(detail: String) -> [Fact<String>] { [Fact<String>(key: k, value: detail)] }; make(detail: ⟦\"a\"⟧)",
    "func f(_ fact: inout Fact<String>) { fact.value = ⟦\"a\"⟧ }",
  ])
  func `a model's text is read by those who read the model`(_ code: String) throws {
    #expect(try audience(code, shownBy: Self.fact) == .plain)
  }

  @Test(arguments: [
    "func f() { var all = [Line](); all.append(.init(value: ⟦\"a\"⟧)) }", "func f() -> Line { .init(value: ⟦\"a\"⟧) }",
    "func f() -> [Line] { [.init(value: ⟦\"a\"⟧)] }", "send(.init(key: k, value: ⟦\"a\"⟧))",
    "func f() -> [String: Fact<String>] { [k: .init(key: k, value: ⟦\"a\"⟧)] }",
    "func make(detail: String) -> Line { Line(value: detail) }; make(detail: ⟦\"a\"⟧)",
    "func f(_ line: inout Line) { line.value = ⟦\"a\"⟧ }",
    "func f() -> Fact<String> { .init(key: k, value: formatFull(n) ?? ⟦\"a\"⟧) }",
  ])
  func `what another type calls by the same name is nobody's`(_ code: String) throws {
    #expect(try audience(code, shownBy: Self.fact) == .unknown)
  }

  private static let chart = """
    class Chart: UIView {
      private var heading = "", note = "", unit = ""
      func show(title: String? = nil) { self.heading = title ?? ""; setNeedsDisplay() }
      func fill(with text: String) { note = text }
      func mark(_ text: String) { let unit = text; log(unit) }
      func weigh(text: String) { layer.unit = text }
      override func draw(_ rect: CGRect) {
        NSAttributedString(string: heading + unit).draw(in: rect)
        label.text = note
      }
    }
    """

  private static let table = """
    class Row { var value = ""; var note = "" }
    class Table {
      var rows: [Row] = []
      func update(_ index: Int, value: String) { rows[index].value = value }
      func mark(note: String) { rows[0].note = note }
    }
    struct TableView: View {
      let table: Table
      var body: some View { List(table.rows) { row in Text(row.value) } }
    }
    """

  @Test(arguments: [
    ("table.update(3, value: ⟦\"a\"⟧)", Audience.plain), ("table.mark(note: ⟦\"a\"⟧)", .unknown),
    ("class A { let rows: [Row] = []; func f() { rows[3].value = ⟦\"a\"⟧ } }", .plain),
    ("class A { let rows: [Row] = []; func f() { rows[3].note = ⟦\"a\"⟧ } }", .unknown),
    ("class A { let rows: [Note] = []; func f() { rows[3].value = ⟦\"a\"⟧ } }", .unknown),
  ])
  func `what an element of a list keeps is read where the element is shown`(_ code: String, _ expected: Audience) throws
  {
    #expect(try audience(code, shownBy: Self.table) == expected)
  }

  @Test(arguments: [
    ("chart.show(title: ⟦\"a\"⟧)", Audience.plain), ("chart.fill(with: ⟦\"a\"⟧)", .plain),
    ("chart.mark(⟦\"a\"⟧)", .unknown), ("chart.weigh(text: ⟦\"a\"⟧)", .unknown),
    ("chart.show(name: ⟦\"a\"⟧)", .unknown),
  ])
  func `what a function is given goes where the member shows it that keeps it`(_ code: String, _ expected: Audience)
    throws
  {
    #expect(try audience(code, shownBy: Self.chart) == expected)
  }

  private static let payload = """
    func show(_ part: Part) {
      switch part {
      case let .detail(title, value): cell.fill(titleText: title); valueLabel.text = value
      case .plain(let text): textLabel.text = text
      case .both(let text), .other(let text): textLabel.text = text
      case .code(let key, _): send(key)
      }
    }
    class Cell { func fill(titleText: String) { nameLabel.text = titleText } }
    func show(_ result: Result<String, Failure>) { if case .success(let text) = result { textLabel.text = text } }
    """
  private static let cases = """
    enum Part { case detail(title: String, value: String), plain(String), code(String, String), both(String) }
    enum First { case other(String) }; enum Second { case other(Int) };
    """

  @Test(arguments: [
    (".detail(title: t, value: ⟦\"a\"⟧)", Audience.plain), ("Part.detail(title: ⟦\"a\"⟧, value: v)", .plain),
    (".plain(⟦\"a\"⟧)", .plain), (".code(⟦\"a\"⟧, b)", .unknown), ("part.plain(⟦\"a\"⟧)", .unknown),
    (".other(⟦\"a\"⟧)", .unknown), (".success(⟦\"a\"⟧)", .unknown), (".absent(⟦\"a\"⟧)", .unknown),
  ])
  func `what a case carries is read where it is matched`(_ code: String, _ expected: Audience) throws {
    #expect(try audience(Self.cases + "let part = \(code)", shownBy: Self.payload) == expected)
  }

  private static let row =
    "struct Row { var value: String { ⟦\"a\"⟧ } }; struct Page { let rows: [Row]; let topRow: Row }"

  @Test(arguments: [
    "class P { var rows: [Row] = []; func f() { label.text = rows[indexPath.row].value } }",
    "class P { var rows: [Row] = []; func f() { let row = rows[indexPath.row]; label.text = row.value } }",
    "class P { var rows: [Row] = []; func f() { guard let row = rows.first else { return }; label.text = row.value } }",
    "class P { var row: Row?; func f() { label.text = row?.value ?? none } }",
    "class P { var row: Row?; func f() { if let row { label.text = row.value } } }",
    "class P { let row = Row(); func f() { label.text = self.row.value } }",
    "func f() { label.text = page.rows[3].value }", "func f() { label.text = page?.topRow.value }",
    "func f() { for row in page.rows { label.text = row.value } }",
    "func f() { label.text = page.rows.first(where: { $0.isOn })?.value }",
    "func f(row: App.Row) { label.text = row.value }", "func f(row: some Row) { label.text = row.value }",
    "class P { var rows: [Row] = []; func t(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { rows[s].value } }",
    "class P { var rows: [Row] = []; func p(_ p: UIPickerView, titleForRow r: Int, c: Int) -> String? { if r == 0 { return nil }; return rows[r].value } }",
  ])
  func `a common name is known by whose it is`(_ view: String) throws {
    #expect(try audience(Self.row, shownBy: view) == .plain)
  }

  @Test(arguments: [
    "class P { var rows: [Line] = []; func f() { label.text = rows[indexPath.row].value } }",
    "class P { var row: Line?; func f() { label.text = row?.value ?? none } }",
    "class P { var rows: [String: Row] = [:]; func f() { label.text = rows[0].value } }",
    "class P { func f() { label.text = page.lines[3].value } }",
    "class P { func g() { let row = Row() }; func f() { label.text = row.value } }; struct O { let row: Int }",
    "class P { var rows: [[Row]] = []; func f() { label.text = rows[0].value } }",
  ])
  func `a common name of another is not`(_ view: String) throws {
    #expect(try audience(Self.row, shownBy: view) == .unknown)
  }

  @Test(arguments: [
    ("struct Walk: Shown { var value: String { ⟦\"a\"⟧ } }", Audience.plain),
    ("struct Walk: Other { var value: String { ⟦\"a\"⟧ } }", .unknown),
    ("let model = Model(heading: { n in ⟦\"a\"⟧ })", .plain), ("let model = Model(note: { n in ⟦\"a\"⟧ })", .unknown),
  ])
  func `a protocol shows what conforms to it, and a closure what it gives`(_ code: String, _ expected: Audience) throws
  {
    let view = """
      protocol Shown { var value: String { get } }
      struct Model { let heading: (Int) -> String; let note: (Int) -> String }
      struct V: View { let item: Shown; let model: Model; var body: some View { Text(item.value); Text(model.heading(3)) } }
      """
    #expect(try audience(code, shownBy: view) == expected)
  }

  @Test(arguments: [
    "page.$status.sink { self.label.text = $0 }",
    "page.$status.map { $0 }.sink { [weak self] in self?.label.text = $0 }",
    "page.$status.receive(on: main).sink { [weak self] text in self?.label.text = text }",
    "page.$status.removeDuplicates().assign(to: \\.text, on: label)", "page?.status.bind(to: label.rx.text)",
    "page.status.asDriver().drive(label.rx.text)", "page.status.subscribe(onNext: { text in self.label.text = text })",
    "page.status.bind { [weak self] text in self?.label.text = text }", "Text(page.status)",
  ])
  func `what a publisher sends is read by those who listen`(_ use: String) throws {
    let view = "class V: UIViewController { let page: Page; func f() { \(use) } }"
    let published = "class Page { @Published var status = \"\"; func f() { status = ⟦\"a\"⟧ } }"
    #expect(try audience(published, shownBy: view) == .plain)
    let relay = "class Page { let status = Box(\"\"); func f() { status.value = ⟦\"a\"⟧ } }"
    #expect(try audience(relay, shownBy: view) == .plain)
    let sender = "class Page { let status = Relay(\"\"); func f() { status.accept(⟦\"a\"⟧) } }"
    #expect(try audience(sender, shownBy: view) == .plain)
    let other = "class Other { @Published var status = \"\"; func f() { status = ⟦\"a\"⟧ } }"
    #expect(try audience(other, shownBy: view) == .unknown)
  }

  @Test(arguments: [
    "page.$status.map { digest($0) }.sink { self.label.text = $0 }", "page.$status.sink { self.store.text = $0.path }",
    "page.status.map { $0.count }.bind(to: label.rx.text)", "page.$status.assign(to: \\.key, on: store)",
    "use { self.label.text = $0 }",
  ])
  func `what is made of what it sends is another text`(_ use: String) throws {
    let view = "class V: UIViewController { let page: Page; func f() { \(use) } }"
    let published = "class Page { @Published var status = \"\"; func f() { status = ⟦\"a\"⟧ } }"
    #expect(try audience(published, shownBy: view) == .unknown)
  }

  @Test func `what people edit is written as it is read back`() throws {
    let view = "struct V: View { @ObservedObject var form: Entry; var body: some View { Field(t, text: $form.due) } }"
    #expect(try audience("struct Entry {}; func f(_ form: Entry) { form.due = ⟦\"a\"⟧ }", shownBy: view) == .unknown)
  }
}
