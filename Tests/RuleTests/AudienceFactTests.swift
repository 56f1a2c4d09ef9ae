import RTLRuleKit
import RTLSyntax
import Testing

@Suite struct AudienceFactTests {
  @Test(arguments: [
    "label.text = ⟦\"a\"⟧", "sumLabels[0].text = ⟦\"a\"⟧", "self.titleLabel?.text = ⟦\"a\"⟧",
    "cell.detailTextLabel!.text = ⟦\"a\"⟧",
    "item.badgeValue = isOn ? ⟦\"a\"⟧ : nil", "field.placeholder = name ?? ⟦\"a\"⟧",
    "button.setTitle(⟦\"a\"⟧, for: .normal)", "alert.messageText = ⟦\"a\"⟧", "content.body = ⟦\"a\"⟧",
    "view.accessibilityLabel = ⟦\"a\"⟧", "view.toolTip = prefix + ⟦\"a\"⟧", "label.text = (⟦\"a\"⟧)",
    "label.text! += ⟦\"a\"⟧", "label.text = prefix + (n == 1 ? ⟦\"a\"⟧ : \"b\")",
    "label.text = (n == 1 ? ⟦\"a\"⟧ : \"b\") + suffix", "label.text = prefix + (⟦n == 1 ? \"a\" : \"b\"⟧)",
    "label.text = String(format: ⟦\"a\"⟧, b)", "label.text = String(format: format, ⟦\"a\"⟧)",
    "label.text = [⟦\"a\"⟧, b].joined(separator: \" \")", "label.text = \"x \\(⟦\"a\"⟧)\"",
    "label.text = items.map { ⟦\"a\"⟧ }.joined()", "label.text = ⟦\"a\"⟧.uppercased()",
    "UIAlertController(title: ⟦\"a\"⟧, message: nil, preferredStyle: .alert)",
    "UIAlertController(title: nil, message: ⟦\"a\"⟧, preferredStyle: .alert)",
    "UIAction(title: ⟦\"a\"⟧) { _ in }", "NSMenuItem(title: ⟦\"a\"⟧, action: nil, keyEquivalent: \"\")",
    "NSAttributedString(string: ⟦\"a\"⟧)", "NSAttributedString.init(string: ⟦\"a\"⟧)",
    "menu.addItem(withTitle: ⟦\"a\"⟧)", "ShareLink(item: ⟦\"a\"⟧)",
    "UIActivityViewController(activityItems: [⟦\"a\"⟧, link], applicationActivities: nil)",
    "func f() { let items: [Any] = [⟦\"a\"⟧]; show(UIActivityViewController(activityItems: items)) }",
    "class C { var sum: String { ⟦\"a\"⟧ }; func f() { show(Sheet(activityItems: [sum])) } }",
    "Text(verbatim: ⟦\"a\"⟧)", "Text(⟦name⟧)", "Text(⟦\"a\" + name⟧)", "Text(⟦\"a\"⟧ + name)",
    "LabeledContent(\"x\", value: ⟦\"a\"⟧)",
    "label.text = (⟦\"by \" + author.name⟧)", "label.text = isOn ? ⟦\"by \" + author.name⟧ : nil",
    "view.navigationTitle(⟦String(3)⟧)", "L10n.downloads(⟦\"a\"⟧)", "\"key\".localized(⟦\"a\"⟧)",
    "func f() { let text = ⟦\"a\"⟧; label.text = text }",
    "if let sum = row[0] as? Int { label.text = ⟦\"a\"⟧ }",
    "func f() { var text = \"\"; text += ⟦\"a\"⟧; label.text = text }",
    "func f() { let text = ⟦\"a\"⟧; log(text); label.text = isOn ? text : nil }",
    "class C { var text: String { ⟦\"a\"⟧ }; func f() { label.text = text } }",
    "class C { func text(at i: Int) -> String { return ⟦\"a\"⟧ }; func f() { label.text = text(at: 3) } }",
    "struct M { var shownText: String { ⟦\"a\"⟧ } }; func f() { label.text = model.shownText }",
    "func f() { var text = ⟦\"a\"⟧; if isOn { text = \"b\" }; label.text = text }",
    "func f() { var text = ⟦\"a\"⟧; text = text + \"b\"; label.text = text }",
    "class P { var sum: String?; func f() { self.sum = ⟦\"a\"⟧; if let sum = sum { label.text = sum } } }",
    "class P { var sum = \"\"; func f() { let sum = \"b\"; show(sum) }; func g() { self.sum = ⟦\"a\"⟧; label.text = sum } }",
    "struct M { var note: String? { ⟦\"a\"⟧ } }; struct V: View { var body: some View { if let n = m.note { Text(n) } } }",
    "struct M { var note: String? { ⟦\"a\"⟧ } }; func f() { if let note = self.model.note { label.text = note } }",
    "struct Tip { let summary: String }; func f(tip: Tip) { label.text = tip.summary }; let tip = Tip(summary: ⟦\"a\"⟧)",
    "let adapter = Adapter(titleForRow: { row in return ⟦\"a\"⟧ })",
    "func draw() { prepare(); (⟦\"a\"⟧ as NSString).draw(at: point); finish() }",
    "func draw() { ⟦\"a\"⟧.draw(at: point, withAttributes: style) }",
    "func draw() { let text = ⟦\"a\"⟧ as NSString; text.draw(in: rect) }", "pin.glyphText = ⟦\"a\"⟧",
    "func kit(_ r: CGRect, text: String) { text.draw(in: r, withAttributes: style) }; func draw() { kit(r, text: ⟦\"a\"⟧) }",
    "func kit(text: String) { NSString(string: text).draw(at: p, withAttributes: s) }; func draw() { kit(text: ⟦\"a\"⟧) }",
    "func stringForValue(_ value: Double, axis: AxisBase?) -> String { ⟦\"a\"⟧ }", "view.makeToast(⟦\"a\"⟧)",
    "label.text = R.string.localizable.left(⟦\"a\"⟧)",
    "label.text = format.replacingOccurrences(of: \"@\", with: ⟦\"a\"⟧)",
    "struct P { func f() { Card(sum: text()) }; func text() -> String { ⟦\"a\"⟧ } }; struct Card: View { let sum: String; var body: some View { Text(sum) } }",
    "struct P { func f() { Card(sum: line) }; var line: String { ⟦\"a\"⟧ } }; struct Card: View { let sum: String; var body: some View { Text(sum) } }",
    "Text(isOn ? ⟦\"a\"⟧ : name.localized)", "Text(isOn ? ⟦\"a\"⟧ : (isOff ? name : \"b\"))",
    "struct Row: View { let value: String; var body: some View { Text(value) } }; let row = Row(value: ⟦\"a\"⟧)",
    "struct Row { let value: String }; struct P: View { let rows: [Row]; var body: some View { List(rows) { row in Text(row.value ?? none) } } }; let row = Row(value: ⟦\"a\"⟧)",
    "struct Row { let value: String }; class P { var rows: [Row] }; extension P { func f() { for row in rows.sorted() { label.text = row.value } } }; let row = Row(value: ⟦\"a\"⟧)",
    "struct Row { let value: String }; func f(rows: [Row]) { for row in rows { label.text = row.value } }; let row = Row(value: ⟦\"a\"⟧)",
    "struct Row { let value: String }; func f(rows: [Row]) { rows.forEach { row in label.text = row.value } }; let row = Row(value: ⟦\"a\"⟧)",
    "func show(message: String) { label.text = message }; func f() { show(message: ⟦\"a\"⟧) }",
    "class V: UIView { override var accessibilityValue: String? { get { ⟦\"a\"⟧ } set {} } }",
    "extension UILabel { func f() { text = ⟦\"a\"⟧ } }", "class Badge: UILabel { func f() { text = ⟦\"a\"⟧ } }",
    "class Base: UIViewController {}; class Page: Base { func f() { title = ⟦\"a\"⟧ } }",
    "class Page: UIViewController { func f() { load { [weak self] in self?.title = ⟦\"a\"⟧ } } }",
    "class Page: UIViewController { func f() { load { let strongSelf = self; strongSelf.title = ⟦\"a\"⟧ } } }",
    "let caption = UILabel(); caption.do { $0.text = ⟦\"a\"⟧ }", "let x = UILabel().then { $0.text = ⟦\"a\"⟧ }",
    "with(titleLabel) { $0.text = ⟦\"a\"⟧ }", "titleLabel.apply { $0.text = ⟦\"a\"⟧ }",
    "lazy var caption = UILabel().then { $0.text = ⟦\"a\"⟧ }",
    "struct Badge: View { let text: String; init(_ text: String) {}; var body: some View { Text(text) } }; Badge(⟦\"a\"⟧)",
    "struct aText: View { let text: String; init(_ text: String) {}; var body: some View { Text(text) } }; aText(⟦\"a\"⟧)",
    "gaugeView.low.text = ⟦\"a\"⟧", "badge.setAmountText(⟦\"a\"⟧)",
    "badge.text = .init(string: ⟦\"a\"⟧, attributes: style)",
    "struct P: View { var body: some View { row(⟦\"a\"⟧) }; func row(_ s: String) -> some View { Text(s) } }",
    "func f() { var parts: [String] = []; parts.append(⟦\"a\"⟧); label.text = parts.joined(separator: \", \") }",
    "func f() { let parts = [⟦\"a\"⟧, b]; label.text = parts.joined() }",
    "func f() { let lines = [⟦\"a\"⟧, b]; label.text = lines[2] }",
    "class C { var s: String { if a { \"\" } else if b { ⟦\"a\"⟧ } else { \"\" } }; func f() { l.text = s } }",
    "func f() { let x = if a { \"\" } else if b { ⟦\"a\"⟧ } else { \"\" }; l.text = x }",
    "class C { var s: String { switch a { case .b: switch d { case .e: ⟦\"a\"⟧ }\ndefault: \"\" } }; func f() { l.text = s } }",
    "extension String { func spaced() -> String { self } }; func f() { label.text = ⟦\"a\".spaced()⟧ }",
    "func f() { let pool: [String]; pool = [b, ⟦\"a\"⟧]; label.text = pool.randomElement() ?? pool[0] }",
    "class C { let names = [⟦\"a\"⟧, b]; func f() { label.text = names[row] } }",
    "func f() { for line in [⟦\"a\"⟧, b] { label.text = line } }",
    "func f() { let lines = [⟦\"a\"⟧, b]; for (index, line) in lines.enumerated() { label.text = line } }",
    "func f() { let lines = [⟦\"a\"⟧, b]; lines.forEach { line in label.text = line } }",
    "func f() { [⟦\"a\"⟧, b].forEach { label.text = $0 } }",
    "func f() { [⟦\"a\"⟧, b].enumerated().forEach { label.text = $1 } }",
    "func f() { for t in [⟦\"a\"⟧, b].reversed() where !t.isEmpty { label.text = isOn ? t : other } }",
    "func f() { for (k, t) in [\"b\": ⟦\"a\"⟧] { label.text = t } }",
    "struct V: View { let days = [⟦\"a\"⟧, b]; var body: some View { ForEach(days, id: \\.self) { Text($0) } } }",
    "struct V: View { var body: some View { ForEach([⟦\"a\"⟧, b], id: \\.self) { day in Text(day) } } }",
    "struct V: View { let d = [⟦\"a\"⟧, b]; var body: some View { ForEach(Array(d.enumerated()), id: \\.offset) { i, x in Text(x) } } }",
    "func f() { var s = b; s.append(⟦\"a\"⟧); label.text = s }",
    "func f() { let s = isOn ? ⟦\"a\"⟧ : b; label.text = s ?? c }",
    "struct P: View { var body: some View { VStack { if isOn { Text(verbatim: ⟦\"a\"⟧) } } } }",
    "struct P: View { var shown: String { ⟦\"a\"⟧ }; var body: some View { List { ForEach(a) { _ in Text(shown) } } } }",
    "struct P<T: View>: View { var shown: String { ⟦\"a\"⟧ }; var body: some View { Text(self.shown) } }",
    "enum Tab { case a(Int); var tabText: String { switch self { case .a(let n): return ⟦\"a\"⟧ } } }; l.text = t.tabText",
    "extension Int { var spelled: String { ⟦\"a\"⟧ } }; label.text = items.count.spelled",
    "func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { ⟦\"a\"⟧ }",
    "func since(_ n: Int) -> String { ⟦\"a\"⟧ }; func f() { let time = since(3); label.text = \"for \\(time)\" }",
    """
    struct Chip: View { let text: String; var body: some View { Text(text) } }
    struct Style { var text: String }
    struct Bar: View {
      func chip(_ style: Style) -> some View { Chip(text: style.text) }
      var body: some View { chip(Style(text: ⟦"a"⟧)) }
    }
    """,
    """
    class Cell: UITableViewCell { func fill(title: String) { label.text = title } }
    class Page: UIViewController { var heading: String { ⟦"a"⟧ }; func f() { cell.fill(title: heading) } }
    """,
    """
    class Board: UIView {
      var summary: String {
        var value = ""
        for screen in screens {
          var row = screen.name
          var details = ""
          details += ⟦"a"⟧
          row += "\\n\\(details)"
          value += "\\(row)\\n"
        }
        return value
      }
      func textView(_ text: String) -> UITextView { let view = UITextView(); view.text = text; return view }
      init() { addSubview(Line(textView(self.summary))) }
    }
    """,
    """
    func show(message: String) { banner.show(caption: message) }
    struct Banner { func show(caption: String) { label.text = caption } }
    func f() { show(message: ⟦"a"⟧) }
    """,
  ])
  func `a user reads it as it stands`(_ code: String) throws {
    let (file, expression) = try marked(code)
    #expect(file.audience(of: expression) == .plain)
  }

  @Test(arguments: [
    ("menu.loadUploadLine(⟦\"a\"⟧)", Audience.plain),
    ("enum TripPromptBuilder { static let text = ⟦\"a\"⟧ }; label.text = TripPromptBuilder.text", .machine),
    ("Logger.shared.loadUploadLine(⟦\"a\"⟧)", .machine),
    ("menu.fill(⟦\"a\"⟧)", .unknown),
    ("label.text = ⟦\"bond:\\(coin):\\(sum)\"⟧", .machine), ("label.text = ⟦\"::\\(sum)\"⟧", .machine),
    ("label.text = ⟦\"\\(days):\\(hours):\\(minutes):\\(seconds)\"⟧", .plain),
    ("label.text = ⟦\"Score: \\(a):\\(b)\"⟧", .plain),
    ("let sent = Offer.with { $0.text = ⟦\"a\"⟧ }; label.text = offer.text", .machine),
    ("let label = UILabel().with { $0.text = ⟦\"a\"⟧ }", .plain),
    ("FileManager.default.loadUploadLine(⟦\"a\"⟧)", .unknown), ("NSMutableArray().loadUploadLine(⟦\"a\"⟧)", .unknown),
    ("loggerView.menu.loadUploadLine(⟦\"a\"⟧)", .plain),
  ])
  func `what a function of another file is given goes where its name leads`(_ code: String, _ audience: Audience) throws
  {
    let menu = """
      class Menu: NSView {
        func loadUploadLine(_ value: String) { uploadLabel.stringValue = value }
        func fill(_ value: String) { uploadLabel.stringValue = value }
      }
      """
    let example = MarkedCode(Example(code))
    let own = Structure(Source(example.bytes))
    let file = LintedFile(path: "A.swift", structure: own, project: ProjectIndex([own, Structure(Source(menu))]))
    let start = try #require(own.tokens.indices.first { Int(own.tokens[$0].start) == example.marks.first?.start })
    #expect(file.audience(of: own.operand(around: start)) == audience)
  }

  @Test(arguments: [
    "return .result(dialog: ⟦\"a\"⟧)", "let d = IntentDialog(⟦\"a\"⟧)",
    "Text(⟦\"a\"⟧)", "Button(⟦\"a\"⟧) { }", "Text(isOn ? ⟦\"a\"⟧ : \"b\")",
    "Text(isOn ? \"b\" : (isOff ? ⟦\"a\"⟧ : \"c\"))",
    "Text((isOn && n + 1 < 4 ? (⟦\"a\"⟧) : isOff ? \"b\" : \"c\"))",
    "view.navigationTitle(⟦\"a\"⟧)",
    "extension String { init(ours: LocalizationValue) {} }; func f() { label.text = String(ours: ⟦\"a\"⟧) }",
    "view.accessibilityLabel(⟦\"a\"⟧)", "String(localized: ⟦\"a\"⟧)", "LocalizedStringKey(⟦\"a\"⟧)",
  ])
  func `a user reads its translation`(_ code: String) throws {
    let (file, expression) = try marked(code)
    #expect(file.audience(of: expression) == .localizedKey)
  }

  @Test(arguments: [
    "showDebugNotice(⟦\"a\"⟧)", "print(⟦\"a\"⟧)", "logger.info(⟦\"a\"⟧)", "os_log(⟦\"a\"⟧)", "NSLog(⟦\"a\"⟧)",
    "fatalError(⟦\"a\"⟧)",
    "URL(string: ⟦\"a\"⟧)", "NSPredicate(format: ⟦\"a\"⟧)", "UIImage(named: ⟦\"a\"⟧)", "DispatchQueue(label: ⟦\"a\"⟧)",
    "struct S { var yaml: String { ⟦\"a: b\"⟧ }; var body: some View { Text(yaml) } }",
    "GDLogPreviewInfo(⟦\"a\"⟧)", "NSLog(⟦\"a\"⟧)", "view.accessibilityIdentifier = ⟦\"a\"⟧",
    "defaults.set(1, forKey: ⟦\"a\"⟧)", "if name == ⟦\"a\"⟧ { }",
    "struct S { var description: String { ⟦\"a\"⟧ } }",
    "struct S { var debugState: String { ⟦\"a\"⟧ } }; func f() { label.text = s.debugState }", "table[⟦\"a\"⟧] = 1",
    "func f() { let key = ⟦\"a\"⟧; print(key) }",
    "log.append(⟦\" rate=\\(rate)\"⟧)", "label.text = \" rate=\\(⟦\"a\"⟧)\"", "remoteLogger.logError(reason: ⟦\"a\"⟧)",
    "class C { var s: String { let key = if a { if b { ⟦\"a\"⟧ } else { \"\" } } else { \"\" }; return g(key) }; func f() { l.text = s } }",
    "Logger.shared.updateError(⟦\"a\"⟧)",
    "func f(row: Row) { let orderRequest = Order(); orderRequest.sum = ⟦\"a\"⟧; label.text = row.sum }",
    "struct OrderParameters { var sum: String { ⟦\"a\"⟧ } }; func f(row: Row) { label.text = row.sum }",
    "names.contains(⟦\"a\"⟧)", "request.setValue(⟦\"a\"⟧, forHTTPHeaderField: name)",
    "label.text = ⟦\"rgb(\\(red), \\(green))\"⟧",
    "struct Key: CodingKey { init(i: Int) { self.stringValue = ⟦\"a\"⟧ } }",
    "struct Key: CodingKey { var stringValue: String { ⟦\"a\"⟧ } }; func f() { label.text = key.stringValue }",
    "import ArgumentParser; func f() { label.text = ⟦\"a\"⟧ }",
    "TabView { }.accessibilityIdentifier(⟦\"a\"⟧)",
  ])
  func `a machine reads it`(_ code: String) throws {
    let (file, expression) = try marked(code)
    #expect(file.audience(of: expression) == .machine)
  }

  @Test(arguments: [
    "func f() { draft.note = ⟦\"a\"⟧ }; func g(note: String) { label.text = note }",
    "class A { var line: String { ⟦\"a\"⟧ } }; class B { var line = 3; func f() { label.text = line } }",
    "send(⟦\"a\"⟧)", "button.set(title: ⟦\"a\"⟧)", "text = ⟦\"a\"⟧", "class Node { func f() { text = ⟦\"a\"⟧ } }",
    "node.do { $0.text = ⟦\"a\"⟧ }",
    "struct Node { init(_ text: String) {} }; Node(⟦\"a\"⟧)", "Badge(⟦\"a\"⟧)",
    "aText(⟦\"a\"⟧)", "gauge.low.text = ⟦\"a\"⟧",
    "items.forEach { $0.text = ⟦\"a\"⟧ }", "let value = ⟦\"a\"⟧", "node.text = ⟦\"a\"⟧", "document.title = ⟦\"a\"⟧",
    "client.post(body: ⟦\"a\"⟧)",
    "class C { var s: String { let x = if a { \"\" } else if b { ⟦\"a\"⟧ } else { \"\" }; return g(x) }; func f() { l.text = s } }",
    "extension String { func inRialFormat() -> String { self } }; func f() { label.text = ⟦\"a\".inRialFormat()⟧ }",
    "extension String { func toFarsiDigits() -> String { self } }; func f() { label.text = ⟦(\"a\" + b).toFarsiDigits()⟧ }",
    "func f() { for (k, t) in [⟦\"a\"⟧: \"b\"] { label.text = t } }",
    "func f() { [⟦\"a\"⟧, b].enumerated().forEach { label.text = names[$0] } }",
    "func f() { [⟦\"a\"⟧, b].forEach { for c in $0 { label.text = c } } }",
    "func f() { for t in [⟦\"a\"⟧, b] { if let t = lookUp(t) { label.text = t } } }",
    "label.text = inLocalNumbers(⟦\"a\"⟧)", "func f() { let lines = [⟦\"a\"⟧]; label.text = lines[0].digest }",
    "struct A { let value: String; let rows: [A] }; class B { let rows: [Bar]; func f() { for row in rows { label.text = row.value } } }; A(value: ⟦\"a\"⟧, rows: [])",
    "struct A { let value: String }; func f(rows: [A]) { for row in rows.map(\\.name) { label.text = row.value } }; A(value: ⟦\"a\"⟧)",
    "struct A { let value: String }; func f(rows: [String: A]) { for row in rows { label.text = row.value } }; A(value: ⟦\"a\"⟧)",
    "struct Fix { let title: String; init(_ title: String) { self.title = title } }; let fix = Fix(⟦\"a\"⟧)",
    "struct Fix { let title: String; init(_ t: String) { title = t } }; func f() { let title = ⟦\"a\"⟧; use(title) }",
    "class P { var sum = \"\"; func f() { self.sum = ⟦\"a\"⟧; let sum = formatted(n); label.text = sum } }",
    "func f() { var text = ⟦\"a\"⟧; text = place(stop); label.text = text }",
    "throw Failure(⟦\"a\"⟧)", "let table = [\"x\": ⟦\"a\"⟧]", "x = ⟦\"a\"⟧.data(using: .utf8)",
    "func f() { label.text = ⟦\"a\"⟧; label.sizeToFit(); label.text = name }",
    "func f() { if a { label.text = ⟦\"a\"⟧ } else { label.text = b }; label.text = name }",
    "func f() { do { let a = ⟦\"a\"⟧; self.label.text = a }; self.label.text = name }",
  ])
  func `nobody can tell`(_ code: String) throws {
    let (file, expression) = try marked(code)
    #expect(file.audience(of: expression) == .unknown)
  }

  @Test(arguments: [
    "func f() { label.text = ⟦\"a\"⟧; label.text = label.text! + name }",
    "func f() { label.text = ⟦\"a\"⟧; label.text += b }",
    "func f() { label.text = ⟦\"a\"⟧; if b { label.text = name } }",
    "func f() { if b { label.text = ⟦\"a\"⟧; return }; label.text = name }",
    "func f() { if b { label.text = ⟦\"a\"⟧ } else { label.text = name } }",
    "func f() { switch b { case .c: label.text = ⟦\"a\"⟧; default: label.text = name } }",
    "func f() { label.text = ⟦\"a\"⟧; show { label.text = name } }",
    "func f() { label.text = ⟦\"a\"⟧; note(label.text); label.text = name }",
    "func f() async { label.text = ⟦\"a\"⟧; await load(); label.text = name }",
    "func f() { label.text = ⟦\"a\"⟧; other.label.text = name }",
    "func f() { labels[0].text = ⟦\"a\"⟧; labels[1].text = name }",
    "func f() { label.text = ⟦\"a\"⟧; stack.add(label); label = UILabel(); label.text = name }",
    "func f() { label.text = ⟦\"a\"⟧; let same = label; show(same.text); label.text = name }",
    "func f() { label.text = ⟦\"a\"⟧; marker.image = render(label); label.text = name }",
    "func f() { label.text = ⟦\"a\"⟧; queue.wait(); label.text = name }",
    "func f() { for n in list { label.text = ⟦\"a\"⟧ }; label.text = name }",
    "func f() {\n#if os(iOS)\nlabel.text = ⟦\"a\"⟧\n#else\nlabel.text = name\n#endif\n}",
  ])
  func `a text that may still be read is not overwritten`(_ code: String) throws {
    let (file, expression) = try marked(code)
    #expect(file.audience(of: expression) == .plain)
  }

  @Test(arguments: [("private ", Audience.unknown), ("fileprivate ", .unknown), ("", .plain)])
  func `what is private and unused is not what others show`(_ access: String, _ audience: Audience) throws {
    for code in [
      "\(access)extension Double { var short: String { \"a\" } }",
      "extension Double { \(access)var short: String { \"a\" } }",
    ] {
      let own = Structure(Source(code))
      let other = Structure(Source("func f() { label.text = share.short }"))
      let file = LintedFile(path: "A.swift", structure: own, project: ProjectIndex([own, other]))
      let quote = try #require(own.tokens.lastIndex { $0.kind == .stringStart })
      #expect(file.audience(ofStringAt: quote) == audience)
    }
  }

  @Test(arguments: [true, false])
  func `what only a screen for developers shows is shown to nobody`(_ isForDevelopers: Bool) throws {
    let model = Structure(Source("struct Entry { var took = \"\"; init() { took = \"a\" } }"))
    var project = ProjectIndex([model])
    project.survey(Structure(Source("Text(entry.took)")), isForDevelopers: isForDevelopers)
    project.settle()
    let quote = try #require(model.tokens.lastIndex { $0.kind == .stringStart })
    let file = LintedFile(path: "Entry.swift", structure: model, project: project)
    #expect(file.audience(ofStringAt: quote) == (isForDevelopers ? .unknown : .plain))
  }

  @Test(arguments: [
    "view.accessibilityLabel(Text(⟦String(3)⟧))", "class C { var titleAccessibilityLabel: String { ⟦\"a\"⟧ } }",
    "view.accessibilityLabel = ⟦\"a\"⟧", "view.accessibilityValue(⟦String(3)⟧)", "Cell(accessibilityLabel: ⟦\"a\"⟧)",
    "UIAccessibility.post(notification: .announcement, argument: ⟦\"a\"⟧)",
    "accessibilityAnnouncer.announce(⟦\"a\"⟧)",
    "func f() { show(rows, voiceOverText: ⟦\"a\"⟧) }",
    "func f() { let said = localized(\"found\", ⟦\"a\"⟧); show(rows, voiceOverText: said) }",
    "func f() { var text = ⟦\"a\"⟧; text = \"\\(n) \\(text)\"; view.accessibilityLabel = text }",
    "L10n.Accessibility.pages(⟦\"a\"⟧)", "view.accessibilityLabel(L10n.pages(⟦\"a\"⟧))",
    "func f() { let text = ⟦\"a\"⟧; view.accessibilityLabel = text }",
    "func f() { for t in [⟦\"a\"⟧, b] { view.accessibilityLabel = t } }",
    "class V: UIView { override var accessibilityValue: String? { get { ⟦\"a\"⟧ } set {} } }",
    "enum RowAccessibility { static func label() -> String { ⟦\"a\"⟧ } }",
    "func f() { let accessibilityText = ⟦\"a\"⟧; row.update(accessibilityText) }",
    "class C { var spoken: String { ⟦\"a\"⟧ }; func f() { view.accessibilityLabel = spoken } }",
    """
    struct Row: View {
      var body: some View { Circle().accessibility(label: Text("Value \\(worded(value))")) }
      func worded(_ value: Int) -> String { ⟦"a"⟧ }
    }
    """,
    "struct M { var spokenTotal: String { ⟦\"a\"⟧ } }; func f() { view.accessibilityValue = model.spokenTotal }",
  ])
  func `a user only hears it`(_ code: String) throws {
    let (file, expression) = try marked(code)
    #expect(file.isOnlySpoken(expression))
    #expect(file.audience(of: expression) == .plain)
  }

  @Test func `a key may be only heard`() throws {
    let (file, expression) = try marked("view.accessibilityLabel(⟦\"\\(a) \\(b)\"⟧)")
    #expect(file.isOnlySpoken(expression))
  }

  @Test(arguments: [
    "label.text = ⟦\"a\"⟧", "send(⟦\"a\"⟧)", "view.accessibilityIdentifier = ⟦\"a\"⟧",
    "func f() { let text = ⟦\"a\"⟧; view.accessibilityLabel = text; label.text = text }",
    "func f() { let text = ⟦\"a\"⟧; view.accessibilityLabel = text; cell.fill(text) }",
    "class C { var shown: String { ⟦\"a\"⟧ }; func f() { view.accessibilityLabel = shown; label.text = shown } }",
  ])
  func `it is not only heard`(_ code: String) throws {
    let (file, expression) = try marked(code)
    #expect(!file.isOnlySpoken(expression))
  }

  @Test(arguments: ["Text(⟦name⟧).opacity(0)", "Text(verbatim: ⟦\"a\"⟧).font(.body).hidden()"])
  func `what is invisible is read by nobody`(_ code: String) throws {
    let (file, expression) = try marked(code)
    #expect(file.audience(of: expression) == .machine)
  }
}
