import RTLRuleKit
import RTLSyntax
import Testing

/// Texts that one type makes, another keeps or passes on, and a view shows.
@Suite struct GivenTextTests {
  private static let maker = "enum Waits { static func text(_ wait: Int) -> String { \"a\" } }"
  private static let view = "struct Page: View { var model = Model(); var body: some View { Text(model.shown) } }"

  @Test(arguments: [
    "class Model { var shown: String { Waits.text(3) } }",
    "class Model { var shown: String { if isOff { return \"\" }; return Waits.text(3) } }",
    "class Model { var shown: String { get { Waits.text(3) } set {} } }",
    "class Model { var shown: String { switch kind { case .a: Waits.text(3); case .b: \"\" } } }",
    "class Model { var shown: String { if isOff { \"\" } else { Waits.text(3) } } }",
    "class Model { let shown = Waits.text(3) }",
    "class Model { var shown = \"\"; func update() { shown = Waits.text(3) } }",
    "class Model { var shown: String?; func update() { self.shown = isOff ? nil : Waits.text(3) } }",
    "class Model { var shown: String { \"\\(name), \\(Waits.text(3))\" } }",
    "class Model { var shown: String { let text = Waits.text(3); return text } }",
    "class Model { var shown: String { Keeper.shared.line(3) } }\nclass Keeper { func line(_ n: Int) -> String { Waits.text(n) } }",
    "class Model { var shown: String { line }; var line: String { \"b\" + Waits.text(3) } }",
  ])
  func `a text is shown where the member is that it is given to`(_ model: String) throws {
    #expect(try audience(model: model) == .plain)
  }

  @Test(arguments: [
    "class Model { var shown = \"\"; var other: String { Waits.text(3) } }",
    "class Model { var shown: String { log(Waits.text(3)); return \"\" } }",
    "class Model { var shown: String { Waits.text(3).count > 2 ? \"b\" : \"c\" } }",
    "class Model { var shown: Int { Waits.text(3).count } }",
    "class Model { var shown = \"\"; func update() { let shown = Waits.text(3); send(shown) } }",
    "class Other { var shown: String { name } }",
    "class Model { var shown: String { name ?? Waits.text(3) } }",
  ])
  func `a text is not shown where no member gives it`(_ model: String) throws {
    #expect(try audience(model: model) == .unknown)
  }

  @Test(arguments: [("timeSinceVisit", Audience.plain), ("address", .unknown), ("emailAddress", .unknown)])
  func `a member that is shown by its name alone shows what it gives if that tells it is a text`(
    _ name: String,
    _ audience: Audience
  ) throws {
    let maker = Structure(Source(Self.maker))
    let files = ["class Model { var \(name): String { Waits.text(3) } }", "func f() { label.text = page.\(name) }"]
    let project = ProjectIndex([maker] + files.map { Structure(Source($0)) })
    let file = LintedFile(path: "Waits.swift", structure: maker, project: project)
    #expect(file.audience(ofStringAt: try #require(maker.tokens.lastIndex { $0.kind == .stringStart })) == audience)
  }

  /// `init(fee: String) { self.fee = fee }`: that somebody shows a `fee` does not tell of this one.
  @Test func `what is known by its name alone is not passed to who keeps it under that name`() throws {
    let fee = Structure(Source("struct Fee { let shown: String; init(shown: String) { self.shown = shown } }"))
    let use = Structure(Source("func f() { send(Fee(shown: \"a\")) }"))
    let project = ProjectIndex([Structure(Source(Self.view)), fee, use])
    let file = LintedFile(path: "Use.swift", structure: use, project: project)
    #expect(file.audience(ofStringAt: try #require(use.tokens.lastIndex { $0.kind == .stringStart })) == .unknown)
  }

  @Test(arguments: [("title: String", "title: ", Audience.plain), ("_ title: String", "", .unknown)])
  func `what is kept as a title is one where the label says so`(
    _ parameter: String,
    _ label: String,
    _ audience: Audience
  ) throws {
    let step = Structure(Source("struct Step { let title: String; init(\(parameter)) { self.title = title + mark } }"))
    let use = Structure(Source("func f() { send(Step(\(label)\"a\")) }"))
    let project = ProjectIndex([step, use, Structure(Source("func f() { label.text = page.title }"))])
    let file = LintedFile(path: "Use.swift", structure: use, project: project)
    #expect(file.audience(ofStringAt: try #require(use.tokens.lastIndex { $0.kind == .stringStart })) == audience)
  }

  @Test func `a chain of any length is followed, whatever the order of the files`() throws {
    let steps = (0..<40).map { "struct S\($0) { static func text\($0)() -> String { S\($0 + 1).text\($0 + 1)() } }" }
    let last = Structure(Source("struct S40 { static func text40() -> String { \"a\" } }"))
    let shown = Structure(Source("Text(S0.text0())"))
    let files = steps.map { Structure(Source($0)) } + [last, shown]
    for files in [files, files.reversed()] {
      let file = LintedFile(path: "S40.swift", structure: last, project: ProjectIndex(files))
      #expect(file.audience(ofStringAt: try #require(last.tokens.lastIndex { $0.kind == .stringStart })) == .plain)
    }
  }

  @Test func `what is read back by its own style is written for that`() throws {
    let style = Structure(
      Source("struct Style: ParseableFormatStyle { func format(_ value: Range<Int>) -> String { \"a\" } }")
    )
    let project = ProjectIndex([style, Structure(Source("Text(style.format(range))"))])
    let file = LintedFile(path: "Style.swift", structure: style, project: project)
    #expect(file.audience(ofStringAt: try #require(style.tokens.lastIndex { $0.kind == .stringStart })) == .machine)
  }

  private func audience(model: String) throws -> Audience {
    let maker = Structure(Source(Self.maker))
    let project = ProjectIndex([Structure(Source(model)), maker, Structure(Source(Self.view))])
    let file = LintedFile(path: "Waits.swift", structure: maker, project: project)
    return file.audience(ofStringAt: try #require(maker.tokens.lastIndex { $0.kind == .stringStart }))
  }
}
