import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

@Suite struct SurroundingsTests {
  @Test(arguments: [
    ("AppTests/CartView.swift", "a.⟦b⟧"), ("App/CartTests.swift", "a.⟦b⟧"), ("Tests/A/B.swift", "a.⟦b⟧"),
    ("Fixtures/B.swift", "a.⟦b⟧"), ("Sources/Kit.docc/Resources/B.swift", "a.⟦b⟧"),
    ("AppUITests/B.swift", "a.⟦b⟧"), ("App/Cart.swift", "import XCTest\na.⟦b⟧"),
    ("App/Cart.swift", "@testable import App\nimport Testing\na.⟦b⟧"),
    ("App/Cart.swift", "import class XCTest.XCTestCase\na.⟦b⟧"),
  ])
  func `tests are known by their folders, names and imports`(_ path: String, _ code: String) throws {
    #expect(try site(code, path: path).file.isTest)
  }

  @Test(arguments: ["App/Contests/B.swift", "App/Latest.swift", "App/SpeedTest.swift", "Greatest/B.swift"])
  func `look-alikes of tests are none`(_ path: String) throws {
    #expect(try !site("import UIKit\na.⟦b⟧", path: path).file.isTest)
  }

  @Test(arguments: [("#!/usr/bin/env swift\na.⟦b⟧", true), ("#if X\na.⟦b⟧\n#endif", false), ("a.⟦b⟧ // #!", false)])
  func `a script begins with what runs it`(_ code: String, _ isScript: Bool) throws {
    #expect(try site(code).file.isScript == isScript)
  }

  @Test(arguments: [
    "#Preview { A().b(.⟦left⟧) }",
    "#Preview(\"Name\", traits: .landscapeLeft) { VStack { if x { A().b(.⟦left⟧) } } }",
    "struct A_Previews: PreviewProvider { static func a() { b(.⟦left⟧) } }",
    "extension A { static var previews: some View { b(.⟦left⟧) } }",
    "extension A { static func makePreview() -> A { b(.⟦left⟧) } }",
    "struct A { static var preview: A = { b(.⟦left⟧) }() }",
    "private struct A { func a() { b(.⟦left⟧) } }\n#Preview { A() }",
  ])
  func `previews are known`(_ code: String) throws {
    #expect(try site(code).isInPreview)
  }

  @Test(arguments: [
    "struct A: View { var body: some View { b(.⟦left⟧) } }",
    "#Preview { A() }\nlet a = b(.⟦left⟧)",
    "func preview() { b(.⟦left⟧) }", "struct A { var preview: A { b(.⟦left⟧) } }",
    "struct A { func a() { b(.⟦left⟧) } }\n#Preview { A() }", "private struct A { func a() { b(.⟦left⟧) } }",
    "private struct A { func a() { b(.⟦left⟧) } }\nlet c = A()\n#Preview { A() }",
  ])
  func `other code is no preview`(_ code: String) throws {
    #expect(try !site(code).isInPreview)
  }

  @Test(arguments: ["App/Preview Content/A.swift", "App/A_Previews.swift"])
  func `files of previews are known`(_ path: String) throws {
    #expect(try site("a.⟦b⟧", path: path).isInPreview)
  }

  @Test(arguments: [
    ("#if DEBUG\na.⟦b⟧\n#endif", true), ("#if DEBUG\n#else\na.⟦b⟧\n#endif", false),
    ("#if !DEBUG\n#else\na.⟦b⟧\n#endif", true), ("#if DEBUG && os(iOS)\n#if X\na.⟦b⟧\n#endif\n#endif", true),
    ("#if DEBUG || BETA\na.⟦b⟧\n#endif", false), ("#if DEBUG || !PROD\na.⟦b⟧\n#endif", true),
    ("#if DEBUG || INTERNAL\na.⟦b⟧\n#endif", true), ("#if STAGING\na.⟦b⟧\n#endif", false),
    ("#if !RELEASE\na.⟦b⟧\n#endif", true), ("#if !BETA\na.⟦b⟧\n#endif", false), ("#if DEBUG\n#endif\na.⟦b⟧", false),
    ("#if A\n#elseif DEBUG\na.⟦b⟧\n#endif", true), ("#if DEBUG\na.⟦b⟧", true),
    ("if build().isDebug { a.⟦b⟧ }", true), ("if !isDebug { a.⟦b⟧ }", false), ("if isOn || isDebug { a.⟦b⟧ }", false),
    ("if isDebug { } else { a.⟦b⟧ }", false), ("if let bug = debug { a.⟦b⟧ }", false),
    ("if isDebug { while x { a.⟦b⟧ } }", true), ("if showsLayoutDebug { a.⟦b⟧ }", true),
    ("if settings?.showsLayoutDebug == true { a.⟦b⟧ }", true), ("if developerMode { a.⟦b⟧ }", true),
    ("if developerMode == false { a.⟦b⟧ }", false), ("if developerCount { a.⟦b⟧ }", false),
    ("if hidesDebug { a.⟦b⟧ }", false),
    ("private func f() { a.⟦b⟧ }; func g() { if isDebug { f() } }", true),
    ("private func f() { a.⟦b⟧ }; private func g() { f() }; func h() { if isDebug { g() } }", true),
    ("private func f() { a.⟦b⟧ }; func g() { if isDebug { f() }; f() }", false),
    ("func f() { a.⟦b⟧ }; func g() { if isDebug { f() } }", false), ("private func f() { a.⟦b⟧; f() }", false),
    ("private func f() { a.⟦b⟧ }; func g() { #selector(f) }", false),
  ])
  func `only a debug build has the debug branch`(_ code: String, _ isDebug: Bool) throws {
    #expect(try site(code).isInDebugCode == isDebug)
  }

  @Test(arguments: [
    ("#if false\na.⟦b⟧\n#endif", true), ("#if false\n#else\na.⟦b⟧\n#endif", false),
    ("#if true\n#else\na.⟦b⟧\n#endif", true), ("#if 0\n#if X\na.⟦b⟧\n#endif\n#endif", true),
    ("#if X\n#endif\na.⟦b⟧", false), ("#if os(iOS)\na.⟦b⟧\n#endif", false),
  ])
  func `dead code is known`(_ code: String, _ isDead: Bool) throws {
    #expect(try site(code).isInDeadCode == isDead)
  }

  @Test(arguments: [
    ("class A { private func f() { a.⟦b⟧ } }", true), ("class A { private func f() { a.⟦b⟧; f() } }", true),
    ("class A { private var c: Int { a.⟦b⟧ } }", true), ("class A { static private func f() { a.⟦b⟧ } }", true),
    ("class A { @available(iOS 16, *) @MainActor private func f() { a.⟦b⟧ } }", true),
    ("class A { private func f() { a.⟦b⟧ }; func g() { f() } }", false),
    ("class A { private func f() { a.⟦b⟧ }; let g = #selector(f) }", false),
    ("class A { func f() { a.⟦b⟧ } }", false), ("class A { fileprivate func f() { a.⟦b⟧ } }", false),
    ("class A { @IBAction private func f() { a.⟦b⟧ } }", false),
    ("class A { @objc private func f() { a.⟦b⟧ } }", false),
    ("class A { private(set) var c: Int { a.⟦b⟧ } }", false),
    ("private class A { func f() { a.⟦b⟧ } }", false),
  ])
  func `a private member that nothing names is unused`(_ code: String, _ isUnused: Bool) throws {
    #expect(try site(code).isInUnusedMember == isUnused)
  }

  @Test(arguments: [
    ("Gen/L10n.swift", "a.⟦b⟧"), ("R.generated.swift", "a.⟦b⟧"), ("A/Strings+Generated.swift", "a.⟦b⟧"),
    ("a/message.pb.swift", "a.⟦b⟧"), ("A.swift", "// swiftlint:disable all\n// Generated using SwiftGen\na.⟦b⟧"),
    ("A.swift", "// Code generated by protoc. DO NOT EDIT.\na.⟦b⟧"),
    ("A.swift", "/*\n This file is AUTO-GENERATED\n*/\na.⟦b⟧"),
  ])
  func `generated files are known`(_ path: String, _ code: String) throws {
    #expect(try site(code, path: path).file.isGenerated)
  }

  @Test(arguments: ["// Shows the images we generated\na.⟦b⟧", "//  Created by A on 1/1/20.\na.⟦b⟧"])
  func `other headers say nothing`(_ code: String) throws {
    #expect(try !site(code).file.isGenerated)
  }

  @Test(arguments: [
    ("class A: UIView { let a = ⟦b⟧ }", Answer.yes), ("class A: UILabel { let a = ⟦b⟧ }", .yes),
    ("class B: UILabel {}\nclass A: B { let a = ⟦b⟧ }", .yes), ("class A: B { let a = ⟦b⟧ }", .unknown),
    ("class B: UIView {}\nextension B { func f() { a = ⟦b⟧ } }", .yes), ("struct A: View { let a = ⟦b⟧ }", .no),
    ("extension UIButton { func f() { a = ⟦b⟧ } }", .yes), ("class A: UIViewController { let a = ⟦b⟧ }", .unknown),
    ("let a = ⟦b⟧", .no), ("class A { let a = ⟦b⟧ }", .no),
  ])
  func `inheritance is followed`(_ code: String, _ answer: Answer) throws {
    #expect(try site(code).enclosingType(inheritsFrom: [TypeKey("UIView")]) == answer)
  }

  @Test(arguments: [
    ("class B: UIView {}\nextension B { func f() { a = ⟦b⟧ } }", Answer.yes),
    ("extension B { func f() { a = ⟦b⟧ } }", .unknown),
    ("class B: UIView {}\nenum E { class B: Model {} }\nextension B { func f() { a = ⟦b⟧ } }", .unknown),
  ])
  func `a file knows its own types, whatever else has their names`(_ code: String, _ answer: Answer) throws {
    let others = ["class B: Model {}", "class B: UIView {}"]
    #expect(try site(code, beside: others).enclosingType(inheritsFrom: [TypeKey("UIView")]) == answer)
  }

  @Test func `availability goes by the deployment target`() throws {
    typealias Version = ProjectSettings.Version
    let unknown = try site("⟦a⟧")
    #expect(unknown.isAvailable(iOS: Version(15), macOS: Version(12)))
    #expect(!unknown.isAvailable(iOS: Version(16), macOS: Version(12)))
    let old = try site("⟦a⟧", settings: ProjectSettings(iOS: Version(13)))
    #expect(!old.isAvailable(iOS: Version(14), macOS: Version(11)))
    let both = try site("⟦a⟧", settings: ProjectSettings(iOS: Version(16), macOS: Version(11)))
    #expect(!both.isAvailable(iOS: Version(15), macOS: Version(12)))
  }
}

@Suite struct SilenceTests {
  private struct Word: Rule {
    var id = "word"
    var summary = "A word"
    var rationale = ""
    var speaksEverywhere = false
    var bad: [Example] { [] }
    var good: [Example] { [] }
    var triggers: [Trigger] { [.word("wrong")] }
    func check(_ site: Site) -> Finding? { Finding(site.range, "wrong") }
  }

  @Test(arguments: [
    ("A.swift", "wrong()", 1, 1), ("ATests/A.swift", "wrong()", 0, 1), ("L10n.swift", "wrong()", 0, 1),
    ("A.swift", "#if false\nwrong()\n#endif", 0, 0), ("A.swift", "#if DEBUG\nwrong()\n#else\nwrong()\n#endif", 1, 2),
    ("A.swift", "#Preview { wrong() }\nwrong()", 1, 2),
  ])
  func `nothing is said where nobody reads`(_ path: String, _ code: String, _ count: Int, _ everywhere: Int) {
    #expect(lint(code, with: Word(), path: path).count == count)
    #expect(lint(code, with: Word(speaksEverywhere: true), path: path).count == everywhere)
  }
}

@Suite struct GeneratedTests {
  @Test(arguments: [
    ("// Generated by a tool.", true), ("// This file was generated by a tool.", true),
    ("/// @Generated by a tool", true), ("/** Autogenerated by a tool */", true),
    ("/// A view of what was generated by the service.", false),
    ("/// Shows a code generated by the server; do not edit it by hand.", false), ("// A view.", false),
  ])
  func `a tool says so first, a type's documentation may speak of anything`(_ header: String, _ isGenerated: Bool) {
    let structure = Structure(Source(header + "\nlet view = 1"))
    let file = LintedFile(path: "App/View.swift", structure: structure, project: ProjectIndex([structure]))
    #expect(file.isGenerated == isGenerated)
  }
}

@Suite struct WeightTests {
  private let fault = "label.textAlignment = .left"

  @Test(arguments: [
    ("Sources/Cart.swift", Severity.warning), ("Example/Cart.swift", .info), ("Examples/iOS/Cart.swift", .info),
    ("ChartsDemo-iOS/Cart.swift", .info), ("TestApp/Cart.swift", .info), ("ios/examples/Cart.swift", .info),
    ("Core/Scenarios/Cart.swift", .info), ("Benchmarks/Cart.swift", .info), ("Core/Scenario/Cart.swift", .warning),
    ("Test Runner/Cart.swift", .info), ("Runner/Cart.swift", .warning),
    ("Sources/DebugMenu/Cart.swift", .info), ("Sources/MapDebugger/Cart.swift", .info),
    ("Sources/Debugged/Cart.swift", .warning), ("Sources/Democracy/Cart.swift", .warning),
    ("Packages/Demos/Cart.swift", .warning),
    ("Examples/Packages/Shop/Cart.swift", .info), ("Packages/Kit/Examples/Cart.swift", .info),
  ])
  func `samples and screens for developers are worth a hint`(_ path: String, _ severity: Severity) throws {
    let rule = try #require(allRules.first { $0.rule.id == "absolute_text_alignment" }).rule
    let found = lint(Source(fault), with: rule, path: path)
    #expect(found.map { $0.severity ?? rule.severity } == [severity])
  }

  @Test(arguments: [
    ("Sources/Cart.swift", 1), ("Example/Cart.swift", 0), ("ChartsDemo-iOS/Cart.swift", 0),
    ("Packages/Demos/Cart.swift", 1),
  ])
  func `the texts of a sample are made up`(_ path: String, _ count: Int) throws {
    let rule = try #require(allRules.first { $0.rule.id == "glued_percent" })
    let structure = Structure(Source("label.text = \"\\(count)%\""))
    let file = LintedFile(path: path, structure: structure, project: ProjectIndex([structure]))
    #expect(Dispatch([rule]).findings(in: file).count == count)
  }

  @Test(arguments: [(10, 1), (120, 0)])
  func `a catalogue of all symbols is no use of one`(_ count: Int, _ findings: Int) throws {
    let rule = try #require(allRules.first { $0.rule.id == "absolute_symbol" }).rule
    let others = (0..<count).map { "  case circle\($0) = \"\($0).circle\"\n" }
    let own = "  case chevronRight = \"chevron.right\"\n"
    let code = "enum Symbol: String {\n" + others.joined() + own + others.joined() + "}\n"
    #expect(lint(Source(code), with: rule).count == findings)
  }

  @Test(arguments: [
    ("// Debug only, doesn't need to be localized.\nlabel.text = \"\\(count)%\"", 0),
    ("label.text = \"\\(count)%\" // intentionally not localized", 0),
    ("/// Developer-only.\nfunc show() {\n  label.text = \"\\(count)%\"\n}", 0),
    ("/* Unlocalized on purpose */ final class Tracer { func show() { label.text = \"\\(count)%\" } }", 0),
    ("label.text = \"\\(count)%\" // We intentionally do not use view.value as it formats the number.", 0),
    ("// No grouping here, on purpose: people copy it.\nlabel.text = \"\\(count)%\"", 0),
    ("// Intentionally left un-localized.\nfinal class A { func f() { label.text = \"\\(count)%\" } }", 0),
    ("// Deliberately without digits of other scripts.\nlabel.text = \"\\(count)%\"", 0),
    ("// Deliberately not cached. Formats a number.\nlabel.text = \"\\(count)%\"", 1),
    ("// Deliberately the first format.\nlabel.text = \"\\(count)%\"", 1),
    ("// We do not format this.\nlabel.text = \"\\(count)%\"", 1),
    ("// Does not format on purpose.\nfinal class A { func f() { label.text = \"\\(count)%\" } }", 1),
    ("// We need to localize this.\nlabel.text = \"\\(count)%\"", 1),
    ("label.text = \"\\(count)%\"\n// Debug only.\nprint(count)", 1),
    ("print(count) // debug only\nlabel.text = \"\\(count)%\"", 1),
    ("print(count)\n// debug only\nlabel.text = \"\\(count)%\"", 0),
    ("let kind = \"debug only\"\nlabel.text = \"\\(count)%\"", 1),
  ])
  func `what is said not to be translated is left alone`(_ code: String, _ count: Int) throws {
    let rule = try #require(allRules.first { $0.rule.id == "glued_percent" })
    let structure = Structure(Source(code))
    let file = LintedFile(path: "Cart.swift", structure: structure, project: ProjectIndex([structure]))
    #expect(Dispatch([rule]).findings(in: file).count == count)
  }

  @Test(arguments: [
    ("let label = UILabel(frame: CGRect(x: 15, y: 0, width: 200, height: 20))", Severity.info),
    ("let label = UILabel.init(frame: CGRect(x: 15, y: 0, width: 200, height: 20))", .info),
    ("let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))", .info),
    ("let label = UILabel(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 20))", .warning),
    ("let label = UILabel()\nlabel.frame = CGRect(x: 15, y: 0, width: 200, height: 20)", .info),
    ("label = UILabel(frame: CGRect(x: middle, y: 0, width: 200, height: 20))", .info),
    ("label = UILabel(frame: bounds)", .warning),
    (
      "let label = UILabel(); func g() { let label = UILabel(frame: CGRect(x: 9, y: 0, width: 9, height: 9)) }",
      .warning
    ),
  ])
  func `a label that stays where it is may keep its text there`(_ made: String, _ severity: Severity) throws {
    let rule = try #require(allRules.first { $0.rule.id == "absolute_text_alignment" }).rule
    let found = lint(Source("class Card: UIView {\nfunc f() {\n\(made)\n\(fault)\n}\n}"), with: rule)
    #expect(found.map { $0.severity ?? rule.severity } == [severity])
  }

  @Test(arguments: [
    ("let item = UIBarButtonItem(customView: button)", Severity.info),
    ("button.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true", .info),
    ("button.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true", .warning),
    ("addSubview(button)", .warning),
  ])
  func `the content of a control that is as wide as it has nowhere to go`(_ use: String, _ severity: Severity) throws {
    let rule = try #require(allRules.first { $0.rule.id == "absolute_content_alignment" }).rule
    let found = lint(
      Source("class Card: UIView {\nfunc f() {\nbutton.contentHorizontalAlignment = .left\n\(use)\n}\n}"),
      with: rule
    )
    #expect(found.map { $0.severity ?? rule.severity } == [severity])
  }

  @Test func `a control's helper that is named for its side is a hint without a fix`() throws {
    let rule = try #require(allRules.first { $0.rule.id == "absolute_content_alignment" }).rule
    let found = lint(
      Source("func alignLeft(_ button: UIButton) { button.contentHorizontalAlignment = .left }"),
      with: rule
    )
    #expect(found.map(\.severity) == [.info] && found.allSatisfy { $0.fix == nil })
  }

  @Test(arguments: [("popViewController(animated: true)", 1), ("show(right)", 0)])
  func `a swipe is judged by what its action does`(_ action: String, _ count: Int) throws {
    let rule = try #require(allRules.first { $0.rule.id == "absolute_swipe" }).rule
    let code = """
      let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swipeRight))
      swipe.direction = .right
      @objc func swipeRight() { \(action) }
      """
    #expect(lint(Source(code), with: rule).count == count)
  }

  @Test(arguments: [
    ("switch side {\ncase .right: INSETS\n}", Severity.info), ("INSETS", .warning),
  ])
  func `insets for a side that somebody chose may be meant`(_ code: String, _ severity: Severity) throws {
    let rule = try #require(allRules.first { $0.rule.id == "asymmetric_edge_insets" }).rule
    let insets = "button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 20)"
    let found = lint(Source("func f() {\n\(code.replacing("INSETS", with: insets))\n}"), with: rule)
    #expect(found.map { $0.severity ?? rule.severity } == [severity])
  }

  @Test(arguments: [
    ("Text(pages(1))", true), ("Text(number.map { pages($0) } ?? \"\")", true), ("row.pages(1)", false),
    ("numbers.sorted { pages($0) < pages($1) }", false),
  ])
  func `what a function of another file gives is shown where it is called`(_ use: String, _ isFound: Bool) throws {
    let rule = try #require(allRules.first { $0.rule.id == "unlocalized_number" }).rule
    let giving = Structure(Source("import UIKit\nfunc pages(_ count: Int) -> String { \"Page \\(count)\" }"))
    let showing = Structure(Source("import SwiftUI\nstruct Row: View { var body: some View { \(use) } }"))
    let file = LintedFile(path: "A.swift", structure: giving, project: ProjectIndex([giving, showing]))
    #expect(Dispatch([CatalogedRule(category: "Test", rule)]).findings(in: file).isEmpty != isFound)
  }

  @Test(arguments: [("MMMM yyyy", Severity.info), ("d MMMM yyyy", .warning), ("MMM yy", .info), ("yyyy MMM", .warning)])
  func `a month and a year stand in this order in languages written from the right`(
    _ pattern: String,
    _ severity: Severity
  ) throws {
    let rule = try #require(allRules.first { $0.rule.id == "fixed_date_format" }).rule
    let code = "let f = DateFormatter(); f.dateFormat = \"\(pattern)\"; label.text = f.string(from: date)"
    #expect(lint(Source(code), with: rule).map { $0.severity ?? rule.severity } == [severity])
  }

  @Test(arguments: ["Text(\"\\(day, formatter: f)\")", "Text(day, formatter: f)"])
  func `a date written by a text of SwiftUI is one for people`(_ text: String) throws {
    let code = """
      struct Row: View {
        let f: DateFormatter = { let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; return f }()
        var body: some View { \(text) }
      }
      """
    let rule = try #require(allRules.first { $0.rule.id == "unpinned_machine_date" }).rule
    #expect(lint(Source(code), with: rule).isEmpty)
  }

  @Test func `a format that is read back wants one formatter for both`() throws {
    let rule = try #require(allRules.first { $0.rule.id == "format_without_locale" }).rule
    let code = "field.text = String(format: \"%.1f\", width); let back = Double(field.text!)"
    #expect(lint(Source(code), with: rule).map { $0.message.contains("read back") } == [true])
  }

  @Test(arguments: [
    ("class RowModel", Severity.info), ("class ListPresenter", .info), ("class Row", .warning),
  ])
  func `a text that is styled where nobody sees its view is a hint`(_ owner: String, _ severity: Severity) throws {
    let rule = try #require(allRules.first { $0.rule.id == "absolute_text_alignment" }).rule
    let code =
      "extension String { func styled(alignment: NSTextAlignment) {} }; \(owner) { func f() { a = b.styled(alignment: .left) } }"
    #expect(lint(Source(code), with: rule).map { $0.severity ?? rule.severity } == [severity])
  }

  @Test(arguments: [
    ("greaterThanOrEqualTo: box.leftAnchor", Severity.info),
    ("greaterThanOrEqualTo: box.leftAnchor, constant: 0", .info),
    ("greaterThanOrEqualTo: box.leftAnchor, constant: 8", .warning),
    ("greaterThanOrEqualTo: icon.rightAnchor", .warning), ("equalTo: box.leftAnchor", .warning),
  ])
  func `what only keeps a view from leaving another is a hint`(_ end: String, _ severity: Severity) throws {
    let rule = try #require(allRules.first { $0.rule.id == "absolute_anchor" }).rule
    let found = lint(Source("card.leftAnchor.constraint(\(end)).isActive = true"), with: rule)
    #expect(found.map { $0.severity ?? rule.severity } == [severity])
  }

  @Test(arguments: [
    ("var accessibilitySummary: String", Severity.info), ("func voiceOverText() -> String", .info),
    ("var summary: String", .warning),
  ])
  func `a number in a text that by its name is spoken is a hint`(_ head: String, _ severity: Severity) throws {
    let rule = try #require(allRules.first { $0.rule.id == "unlocalized_number" }).rule
    let name = head.contains("func") ? "voiceOverText()" : head.contains("access") ? "accessibilitySummary" : "summary"
    let code = "class A { let count = 2; \(head) { \"\\(count)\" }; func f() { label.text = \(name) } }"
    #expect(lint(Source(code), with: rule).map { $0.severity ?? rule.severity } == [severity])
  }

  @Test(arguments: [("count = Int(newValue) ?? 0", Severity.info), ("other = newValue", .warning)])
  func `a text that its own setter reads as a number is a hint`(_ setter: String, _ severity: Severity) throws {
    let rule = try #require(allRules.first { $0.rule.id == "unlocalized_number" }).rule
    let code =
      "struct A { var count = 2; var shown: String { get { String(count) } set { \(setter) } } }; label.text = a.shown"
    #expect(lint(Source(code), with: rule).map { $0.severity ?? rule.severity } == [severity])
  }

  @Test(arguments: [
    ("label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])", Severity.info),
    ("label.attributedText = text", .warning),
    ("label.attributedText = styled; label.text = plain; style(.paragraphStyle)", .warning),
  ])
  func `a text with a style of its own is not aligned by its label`(_ use: String, _ severity: Severity) throws {
    let rule = try #require(allRules.first { $0.rule.id == "absolute_text_alignment" }).rule
    let code = "class Card { let label = UILabel(); func f() { label.textAlignment = .right; \(use) } }"
    #expect(lint(Source(code), with: rule).map { $0.severity ?? rule.severity } == [severity])
  }

  @Test func `a label that keeps the end of its text may hold an address`() throws {
    let rule = try #require(allRules.first { $0.rule.id == "absolute_text_alignment" }).rule
    let code = "let label = UILabel().then { $0.textAlignment = .right; $0.lineBreakMode = .byTruncatingHead }"
    #expect(lint(Source(code), with: rule).map(\.severity) == [.info])
  }

  @Test(arguments: [
    ("", true), ("import UIKit", true), ("import Foundation\nimport SwiftUI", true), ("import Foundation", false),
    ("import ArgumentParser", false),
  ])
  func `a tool without a screen shows nobody a number`(_ imports: String, _ isFound: Bool) throws {
    let rule = try #require(allRules.first { $0.rule.id == "unlocalized_number" }).rule
    let found = lint(Source(imports + "\nlabel.text = \"\\(items.count)\""), with: rule)
    #expect(found.isEmpty != isFound)
  }
}
