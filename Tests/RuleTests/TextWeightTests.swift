import RTLRuleKit
import RTLSyntax
import Testing

@Suite struct TextWeightTests {
  /// A site in a marked piece of code, and the expression that is marked.
  private func marked(_ code: String, path: String = "Example.swift") throws -> (site: Site, expression: Expression) {
    let example = MarkedCode(Example(code))
    let structure = Structure(Source(example.bytes))
    let project = ProjectIndex([structure])
    let mark = try #require(example.marks.first)
    let first = try #require(structure.tokens.firstIndex { Int($0.start) >= mark.start })
    let last = try #require(structure.tokens.lastIndex { Int($0.end) <= mark.end })
    let file = LintedFile(path: path, structure: structure, project: project)
    return (Site(file: file, index: first), Expression(first, last))
  }

  @Test(arguments: [
    ("App/Settings/Debug/FlagsView.swift", true), ("App/DebugMenu.swift", true),
    ("Kit/Badge.Storybook.swift", true),
    ("App/QA Tools/Cart.swift", true), ("App/Debugger/Cart.swift", true), ("App/Debugged/Cart.swift", false),
    ("App/Aqua.swift", false), ("App/Cart.swift", false),
  ])
  func `screens for developers weigh less`(_ path: String, _ isForDevelopers: Bool) throws {
    #expect(try site("label.text = ⟦\"a\"⟧", path: path).severityOfText == (isForDevelopers ? .info : nil))
  }

  @Test(arguments: [
    ("class DebugMenu { func f() { label.text = ⟦\"a\"⟧ } }", true),
    ("struct DeveloperSettings: View { var body: some View { Text(verbatim: ⟦\"a\"⟧) } }", true),
    ("final class NetworkInspector { func f() { label.text = ⟦\"a\"⟧ } }", true),
    ("struct DiagnosticsView: View { var body: some View { Text(verbatim: ⟦\"a\"⟧) } }", true),
    ("struct V: View { var body: some View { Section(\"Debug info\") { Text(verbatim: ⟦\"a\"⟧) } } }", true),
    ("struct V: View { var devTools: some View { Text(verbatim: ⟦\"a\"⟧) } }", true),
    ("struct V: View { var tools: some View { Text(verbatim: ⟦\"a\"⟧) } }", false),
    ("class SliderDemoController { func f() { label.text = ⟦\"a\"⟧ } }", true),
    ("class DemocracyController { func f() { label.text = ⟦\"a\"⟧ } }", false),
    ("struct V: View { var body: some View { Section(\"Cart\") { Text(verbatim: ⟦\"a\"⟧) } } }", false),
    ("class Cart { func f() { label.text = ⟦\"a\"⟧ } }", false),
  ])
  func `types for developers weigh less`(_ code: String, _ isForDevelopers: Bool) throws {
    #expect(try marked(code).site.severityOfText == (isForDevelopers ? .info : nil))
  }

  @Test(arguments: [
    "func f() { let text = ⟦\"\\(n)\"⟧; show(TextFieldCell.Model(title: name, text: text)) }",
    "amountField.text = ⟦\"\\(n)\"⟧", "rateField.text = \"\\(⟦String(format: \"%d\", n)⟧)\"",
    "let box = UITextField(); box.text = ⟦\"\\(n)\"⟧", "model.input = ⟦String(n)⟧",
    "func f(sender: NSTextField) { if Int(sender.stringValue) == nil { widthBox.stringValue = ⟦String(n)⟧ } }",
    "widthBox.delegate = self; widthBox.stringValue = ⟦String(n)⟧",
    "widthBox.stringValue = ⟦String(n)⟧; widthBox.isEditable = true",
    "struct V: View { @State var port = \"\"; var body: some View { TextField(\"a\", text: $port) }; func f() { port = ⟦String(n)⟧ } }",
    "rateBox.formatter = formatter; rateBox.stringValue = isOn ? ⟦String(n)⟧ : \"\"",
    "struct V: View { @StateObject var m = M(); var body: some View { Field(text: $m.sum) } }; class M { func f() { sum = ⟦String(n)⟧ } }",
    "box.text = ⟦String(n)⟧; let sum = (box.text as! NSString).doubleValue",
    "box.text = ⟦String(n)⟧; let sum = NSString(string: box.text!).integerValue",
    "class P { func f() { dueField.text = line() }; func line() -> String { return ⟦\"\\(n)\"⟧ } }",
    "let sum = Double(invoice.amount)!; struct Invoice { init() { amount = ⟦\"\\(n)\"⟧ } }",
    "func accessibilityLabel(of row: Row) -> Text { Text(verbatim: ⟦\"\\(n)\"⟧) + Text(verbatim: row.name) }",
    "Text(title).accessibilityLabel(\"Change: \\(n > 0 ? ⟦\"+\\(n)\"⟧ : \"0\")\")",
    "struct M { var sum: String; init() { self.sum = ⟦\"\\(n)\"⟧ }; var number: Int { Int(sum)! } }",
    "struct Pair { let value: String }; func f(_ p: Pair) { if let n = Double(p.value) { g(n) } }; let a = Pair(value: ⟦\"\\(n)\"⟧)",
    """
    struct Pair { let value: String }; struct Box { let pairs: [Pair] }
    func f(_ box: Box) { for p in box.pairs { if let n = Double(p.value) { g(n) } } }
    let box = Box(pairs: [Pair(value: ⟦"\\(n)"⟧)])
    """,
    "class M { func f() { let text: String; if a { text = ⟦\"\\(n)\"⟧ } else { text = b }; id.input = text } }",
    "Text(title).accessibilityLabel(String(localized: \"total \\(⟦String(format: \"%.0f\", n)⟧)\"))",
    "view.accessibilityValue = ⟦String(n)⟧", "parts.append(⟦String(format: \"Accessibility.Count\".localized, n)⟧)",
    "class M { var sum = \"\"; var n: Int? { Int(sum) ?? 0 } }; func f(m: M) { m.sum = ⟦\"\\(n)\"⟧ }",
    "class M { var sum = \"\"; func g() -> Double { Double(sum.replacingOccurrences(of: \",\", with: \".\"))! } }; func f(m: M) { m.sum = ⟦\"\\(n)\"⟧ }",
    "class M { var sum: String = \"\"; func g() { n = Int(sum) } }; extension M { var placeholder: String { ⟦String(last)⟧ } }",
    "struct Keys { @Binding var sum: String; func f() { sum = ⟦\"\\(n)\"⟧ } }; struct Page { @State var sum = \"\"; func g() { if let n = Int(sum) {} } }",
    "class P { var sum = \"\"; func f() { sum = ⟦\"\\(n)\"⟧; print(sum); self.dueField.text = self.sum } }",
    "class P { func f() { dueField.text = line(); dueField.text = line() }; func line() -> String { return ⟦\"\\(n)\"⟧ } }",
    "badge.title = ⟦String(0)⟧\nbadge.isHidden = true", "label.text = ⟦\"\\(Int(size.width)):\\(Int(size.height))\"⟧",
  ])
  func `a number that is edited or only heard is a hint`(_ code: String) throws {
    let (site, expression) = try marked(code)
    #expect(site.severity(ofNumberIn: expression) == .info)
  }

  @Test(arguments: [
    "label.text = ⟦\"\\(n)\"⟧", "levelField.stringValue = ⟦\"\\(n)\"⟧",
    "box.stringValue = ⟦\"\\(n)\"⟧; box.isEditable = false",
    "func f() { let text = ⟦\"\\(n)\"⟧; show(Cell.Model(title: name, text: text)) }",
    "cell.title = ⟦\"\\(n) items\"⟧", "box.text = ⟦String(n)⟧; let sum = (box.text + other).doubleValue",
    "class P { func f() { dueField.text = line(); dueLabel.text = line() }; func line() -> String { return ⟦\"\\(n)\"⟧ } }",
    "struct Pair { let value: String }; func f(_ p: Other) { let n = Double(p.value) ?? 0 }; let a = Pair(value: ⟦\"\\(n)\"⟧)",
    "struct M { var sum: String; init() { self.sum = ⟦\"\\(n)\"⟧ }; func f(sum: String) -> Int { Int(sum)! } }",
    "func f() { let a: String; let b: String; a = b; b = a; a = ⟦\"\\(n)\"⟧ }",
    "let sum = Int(invoice.amount) + 1; struct Invoice { init() { amount = ⟦\"\\(n)\"⟧ } }",
    "class M { var sum = \"\"; var n: Int? { Int(sum) ?? 0 } }; func f(m: Other) { m.sum = ⟦\"\\(n)\"⟧ }",
    "class M { var sum = \"\"; func g() { n = Int(sum) } }; extension M { var title: String { ⟦String(last)⟧ } }",
    "struct Card { var sum: String; func f() { sum = ⟦\"\\(n)\"⟧ } }; struct Page { @State var sum = \"\"; func g() { if let n = Int(sum) {} } }",
    "class P { var sum = \"\"; func f() { sum = ⟦\"\\(n)\"⟧; dueField.text = sum; dueLabel.text = sum } }",
    "func f(box: NSButton) { box.title = ⟦\"\\(n)\"⟧ }; extension NSButton { var title: String; var n: Int { Int(title)! } }",
    "class P { var sum = \"\"; func f() { sum = ⟦\"\\(n)\"⟧; dueField.text = sum; label.setText(sum) } }",
    "struct Keys { @Binding var value: String; func f() { value = ⟦\"\\(n)\"⟧ } }; struct Page { let value: String; func g() -> Int { Int(value)! } }",
    "class P { func f() { dueField.text = line(); put(line()) }; func put(_ a: String) {}; func line() -> String { return ⟦\"\\(n)\"⟧ } }",
    "class P { func f() { dueField.text = line(); other.put(line()) }; func line() -> String { return ⟦\"\\(n)\"⟧ } }",
    "label.text = ⟦\"\\(size.width) × \\(size.height)\"⟧", "label.text = ⟦\"\\(size.height):\\(size.width)\"⟧",
    "badge.title = ⟦String(0)⟧\nbutton.isHidden = true", "badge.title = ⟦String(0)⟧\nbadge.isHidden = isEmpty",
  ])
  func `a number that is seen weighs in full`(_ code: String) throws {
    let (site, expression) = try marked(code)
    #expect(site.severity(ofNumberIn: expression) == nil)
  }

  @Test(arguments: [
    ("label.text = ⟦\"\\(n)\"⟧", false), ("view.accessibilityValue = ⟦\"\\(n)\"⟧", true),
    ("class S: UISlider { override var accessibilityValue: String? { get { ⟦\"\\(n)\"⟧ } set {} } }", true),
    ("struct RowAccessibilityLabel { func text() -> Text { Text(⟦\"\\(n)\"⟧) } }", true),
    ("struct AccessibilitySettings { func text() -> Text { Text(⟦\"\\(n)\"⟧) } }", false),
    ("func f() { let value = ⟦\"\\(n)\"⟧; Bar().accessibilityValue(Text(value)) }", true),
    ("func f() { let value = ⟦\"\\(n)\"⟧; bar.accessibilityValue = value; label.text = value }", false),
  ])
  func `a number is a hint where it is heard and not where it is drawn`(_ code: String, _ isHint: Bool) throws {
    let (site, expression) = try marked(code)
    #expect(site.severity(ofNumberIn: expression) == (isHint ? .info : nil))
  }

  @Test(arguments: [
    ("if let text = formatter.string(from: n) { return text }\nreturn ⟦\"\\(n) EUR\"⟧", true),
    ("if let text = formatter.string(from: n) { return text }\nreturn ⟦String(n)⟧ + code", true),
    ("guard let text = formatter.string(from: n) else { return ⟦\"\\(n) EUR\"⟧ }; return text", true),
    ("if let day = calendar.date(from: parts) { return day.formatted() }\nreturn ⟦\"\\(n)/\\(m)\"⟧", true),
    ("if let day = calendar.date(from: parts) { return title }\nreturn ⟦\"\\(n)/\\(m)\"⟧", false),
    ("if let end = endDate { return formatter.string(from: end) }\nreturn ⟦\"\\(n) days\"⟧", false),
    ("if let text = formatter.string(from: n), n > 9 { return text }\nreturn ⟦\"\\(n) EUR\"⟧", false),
    ("if let text = formatter.string(from: n) { log(text) }\nreturn ⟦\"\\(n) EUR\"⟧", false),
    ("guard let text = formatter.string(from: n), n > 9 else { return ⟦\"\\(n) EUR\"⟧ }; return text", false),
    ("if n > 9 { return formatter.string(from: n) }\nreturn ⟦\"\\(n) days\"⟧", false),
    ("guard let name = user.name else { return ⟦\"\\(n) EUR\"⟧ }; return name", false),
    ("if let text = formatter.string(from: n) { return text }; show(); return ⟦\"\\(n) EUR\"⟧", false),
  ])
  func `what is there in case a formatter should fail is a hint`(_ body: String, _ isHint: Bool) throws {
    let (site, expression) = try marked("func text(_ n: Int) -> String { \(body) }")
    #expect(site.severity(ofPhrase: expression) == (isHint ? .info : nil))
  }

  @Test(arguments: [
    ("⟦\"\\(n). \"⟧", "App/MarkdownParser.swift", true), ("⟦\"\\(n).\"⟧", "App/AttributedStringBuilder.swift", true),
    ("⟦\"\\(n). \"⟧", "App/StepView.swift", false), ("⟦\"\\(n) of 3. \"⟧", "App/MarkdownParser.swift", false),
  ])
  func `lists of Markdown are numbered by who wrote them`(_ text: String, _ path: String, _ isHint: Bool) throws {
    let (site, expression) = try marked("label.text = \(text)", path: path)
    #expect(site.severity(ofNumberIn: expression) == (isHint ? .info : nil))
  }

  @Test(arguments: [
    ("row.accessibilityLabel = ⟦\"\\(n) points\"⟧", false), ("row.accessibilityLabel = ⟦\"\\(n)\"⟧", true),
    ("row.accessibilityLabel = ⟦String(n)⟧", true), ("label.text = ⟦\"\\(n)\"⟧", false),
  ])
  func `digits are heard in any language and words are not`(_ code: String, _ isHint: Bool) throws {
    let (site, expression) = try marked(code)
    #expect(site.severity(ofNumberIn: expression) == (isHint ? .info : nil))
  }

  @Test(arguments: [
    ("label.text = ⟦\"\\(n)\"⟧", false), ("label.text = n == 1 ? \"1 item\" : ⟦\"\\(n) items\"⟧", true),
    ("label.text = ⟦\"\\(n) day\\(n == 1 ? \"\" : \"s\")\"⟧", true),
    ("label.text = ⟦\"\\(n) \"⟧ + (n == 1 ? \"day\" : \"days\")", true),
    ("label.text = count == 1 ? L10n.item : ⟦L10n.items(count)⟧", true),
    ("label.text = section == 1 ? L10n.item : ⟦L10n.items(count)⟧", false),
    ("label.text = n == 1 ? first.name : ⟦\"\\(n) people\"⟧", false),
  ])
  func `a number in a plural is the plural's matter`(_ code: String, _ isInPlural: Bool) throws {
    let (site, expression) = try marked(code)
    #expect(site.isInPluralChoice(expression) == isInPlural)
  }

  @Test(arguments: [
    ("iOS ", true), ("Version ", true), ("(UTC+", true), ("Untitled ", true), ("#", true), ("Error Code: ", true),
    ("Items: ", false), ("Report ", false), ("Kudos ", false), ("", false),
  ])
  func `a number is a name behind some words`(_ text: String, _ isCode: Bool) throws {
    let structure = Structure(Source("let a = \"\(text)x\""))
    let index = try #require(structure.tokens.firstIndex { $0.kind == .stringText })
    let range = structure.range(index)
    #expect(structure.introducesCode(ByteRange(range.start, range.end - 1)) == isCode)
  }
}
