import RTLRuleKit
import RTLSyntax

struct UnlocalizedNumber: Rule {
  let id = "unlocalized_number"
  let summary = "A number is shown to the user in Latin digits, whatever the language"
  let rationale = """
    An interpolation into a plain string, `String(number)` and `description` always write Latin digits and no \
    separators. Readers of Arabic, Persian, Hindi and others see digits that are not theirs among words that are. \
    "The String init function that takes a number, always use Latin digits", says "Get it right (to left)". \
    The literal of a SwiftUI `Text` is a localized key and writes the right digits by itself.
    """
  let references = [
    "https://developer.apple.com/videos/play/wwdc2022/10107/",
    "https://developer.apple.com/documentation/foundation/binaryinteger/formatted()",
  ]

  let bad: [Example] =
    [
      "label.text = \"⟦\\(items.count)⟧\"", "badgeLabel.text = ⟦String(unread.count)⟧",
      "Text(⟦String(store.items.count)⟧)", "Text(verbatim: \"⟦\\(items.count)⟧\")",
      "tabBarItem.badgeValue = \"⟦\\(unreadCount)⟧\"", "button.setTitle(⟦String(page + 1)⟧, for: .normal)",
      "pageLabel.text = \"⟦\\(index + 1)⟧/\\(pages.count)\"", "label.text = ⟦NSNumber(value: score).stringValue⟧",
      "detailLabel.text = ⟦items.count.description⟧",
      "extension Int { var string: String { String(self) } }; badgeLabel.text = ⟦unread.count.string⟧",
      """
      func update(count: Int) {
        let text = "⟦\\(count)⟧ new"
        cell.textLabel?.text = isLoading ? nil : text
      }
      """,
      """
      var days: Int? {
        didSet { if let days = days { daysLabel.text = "⟦\\(days)⟧" } }
      }
      """,
      "LabeledContent(L10n.channels, value: \"⟦\\(stream.channels.count)⟧\")",
      "label.text = L10n.downloads(⟦String(downloads.count)⟧)",
      "label.text = String(format: NSLocalizedString(\"%@ left\", comment: \"\"), ⟦String(left.count)⟧)",
      "enum L10n { static func left(_ p1: Any) -> String { tr(String(describing: p1)) } }; label.text = L10n.left(⟦items.count⟧)",
      "enum CartStrings { static func left(_ p1: Any) -> String { tr(String(describing: p1)) } }; label.text = CartStrings.left(⟦items.count + 1⟧)",
      "if let channels = stream?.channels { channelsLabel.text = \"⟦\\(channels)⟧\" }",
      "extension String { func times(_ o: String) -> String { o } }; sizeLabel.text = ⟦video.width.description⟧.times(\"2\")",
      "text.text = [⟦selected.count.description⟧, ⟦all.count.description⟧].joined(separator: \" / \")",
      "label.attributedText = makeColored(mainText: \"⟦\\(items.count)⟧ new\", color: .red)",
      "Text(\"\\(name) \\(⟦String(items.count)⟧.replacingOccurrences(of: \",\", with: \"\"))\")",
      """
      struct Fact<Value> { let name: String; let value: Value }
      struct FactRow: View { let fact: Fact<String>; var body: some View { Text(fact.value) } }
      func facts(of book: Book) -> [Fact<String>] { [.init(name: "Pages", value: "⟦\\(book.pages.count)⟧")] }
      """,
      "class Box { func show(with text: String) { label.text = text } }; func f() { box.show(with: \"⟦\\(items.count)⟧\") }",
      """
      class Card: UIView { var heading: String? { get { label.text } set { label.text = newValue } } }
      func fill(cardView: Card) { cardView.heading = "⟦\\(items.count)⟧" }
      """,
      """
      enum Part { case line(name: String, value: String) }
      func parts() -> [Part] { [.line(name: name, value: "⟦\\(items.count)⟧")] }
      func show(_ part: Part) { switch part { case let .line(name, value): valueLabel.text = value } }
      """,
      "extension Int { var asString: String { \"\\(self)\" } }; label.text = (⟦order.minutes?.asString⟧ ?? \"–\")",
      "extension Int { func toStr() -> String { return String(self) } }; label.text = ⟦items.count.toStr()⟧",
      "extension Int { var digits: String { ⟦String(self)⟧ } }; label.text = items.count.digits",
      """
      func title(of date: Date) -> String {
        guard let parts = date.parts(), let year = parts.yearForWeekOfYear, let week = parts.weekOfYear else { return "" }
        return "\\(year) week ⟦\\(week)⟧"
      }
      func show() { label.text = title(of: day) }
      """,
      "let rest = calendar.dateComponents([.hour], from: a, to: b); label.text = \"⟦\\(rest.hour ?? 0)⟧ left\"",
      "headingLabel.text = \"⟦\\(bearing)⟧°\"",
    ] + Self.passedOn
  let good: [Example] =
    [
      "Text(\"\\(items.count)\")", "Text(\"\\(items.count) items\")",
      "Text(index + 1 < 10 ? \"0\\(index + 1)\" : \"\\(index + 1)\")", "Text(items.count, format: .number)",
      "label.text = items.count.formatted()", "label.text = \"\\(title)\"", "label.text = \"⌘\\(index + 1)\"",
      "label.text = \"UIColor(red: \\(Int(red)), green: \\(Int(green)))\"",
      "label.text = NumberFormatter.localizedString(from: 3, number: .decimal)", "label.text = item.description",
      "extension Int { var string: String { String(self) } }; request.id = item.number.string",
      "label.text = item.string", "tagLabel.text = \"\\(user.slug)\"", "print(\"\\(items.count)\")",
      "logger.info(\"\\(items.count) loaded\")", "let url = URL(string: \"https://example.com/?page=\\(page + 1)\")",
      "cell.accessibilityIdentifier = \"cell-\\(indexPath.row)\"",
      "label.text = \"\\(version.majorVersion + 0)\"", "portLabel.text = \"\\(server.port + 0)\"",
      "let trainNumber = 4; label.text = \"\\(trainNumber)\"",
      "let height = XMLNode.element(withName: \"ele\") as? XMLElement; height?.stringValue = \"\\(items.count)\"",
      "func f() { let a = \"Sent \\(items.count) items\"; label.text = send(p, debugDescription: a) }",
      "let key = \"item-\\(items.count)\"", "var debugDescription: String { \"\\(items.count) items\" }",
      "label.text = \"\\(count)%\"", "Button(\"\\(items.count) more\") { show() }",
      "label.text = String(localized: \"\\(items.count) items\")", "label.text = String(format: \"%02x\", value)",
      "UserDefaults.standard.set(\"\\(items.count)\", forKey: \"count\")",
      "label.text = String(title.prefix(3))", "yearLabel.text = \"\\(Int(year))\"",
      "label.text = \"USB \\(port.major).\\(port.minor)\"",
      "func f(SSHPort: Int) { label.text = \"\\(SSHPort)\" }",
      "label.text = \"Failed (\\(lastError ?? -1))\"", "stampLabel.text = String(date.timeIntervalSince1970)",
      "label.text = \"#\\(Int(ticket.id))\"", "label.text = \"\\(parts.yearForWeekOfYear ?? 0)\"",
      """
      func send(count: Int) { client.post(body: "\\(count)") }
      """,
      "struct Key: CodingKey { init(intValue: Int) { self.stringValue = \"\\(intValue)\" } }",
      "label.text = formatter.string(from: value) ?? \"\\(Int(value))\"",
      """
      func save() {
        let newFileName = "\\(name) \\(items.count)"
        label.text = newFileName
      }
      """,
      "slider.stringValue = String(items.count)",
      "func f(hours: Int) { let h = String(hours); label.text = \"\\(h):\\(m)\" }",
      "for i in 0..<3 { view.restorationIdentifier = \"row\\(i)\" }", "UIImage(named: \"frame\\(items.count)\")",
      "let tags: [String] = load(); label.text = \"\\(tags)\"", "label.text = \"\\(user.initials)\"",
      "let points: String = load(); label.text = \"\\(points)\"", "label.text = \"\\(bearingText)°\"",
      "label.text = \"iOS \\(Int(major))\"", "label.text = \"Untitled \\(items.count + 1)\"",
      "label.text = \"(UTC+\\(offset / 3600))\"", "label.text = \"\\(count) day\\(count == 1 ? \"\" : \"s\")\"",
      "label.text = count == 1 ? \"1 item\" : \"\\(count) items\"",
      "class Row { let total: Int; func f(time: MediaTime) { label.text = player.total.stringValue } }",
      "enum L10n { static func left(_ p1: Int) -> String { tr(p1) } }; label.text = L10n.left(items.count)",
      """
      enum L10n {
        enum Cart { enum Title { static func left(_ p1: Any) -> String { tr(String(describing: p1)) } } }
        enum Shelf { enum Title { static func left(_ p1: Int) -> String { tr(p1) } } }
      }
      label.text = L10n.Shelf.Title.left(items.count)
      """,
      """
      struct Summary: View {
        let count: Int
        var title: LocalizedStringKey { "\\(count) items" }
        func footer() -> LocalizedStringKey {
          switch count {
          case 0: return "none"
          default: return "\\(count) left"
          }
        }
        var body: some View { VStack { Text(title); Text(footer()) } }
      }
      """,
      """
      struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
      struct List: View { var body: some View { Row(title: "\\(items.count) items") } }
      """,
      """
      class Log { func text(_ file: String, line: Int) -> String { "[\\(file):\\(line)]" }
        func show() { label.text = text("a", line: 1) } }
      """,
      """
      func name(of key: Key) -> String {
        var k = ""
        switch key { case .number(let n): k = "\\(n + 1)" }
        return table[k]
      }
      label.text = name(of: key)
      """,
      "noteEditor.string.append(items.count.description)",
      "enum L10n { static func left(_ p1: Any) -> String { tr(String(describing: p1)) } }; label.text = L10n.left(user.name)",
      "extension Int { func padded() -> String { \"\\(zeros)\\(self)\" } }; let row = Text(number.padded())",
      "let text = speeds.string(from: NSNumber(value: rate)); label.text = \"\\(text ?? String(rate))x\"; let rate: Float = 2",
      "let exitStatus: Int = 0; label.text = \"failed with \\(exitStatus)\"",
      "label.text = \"HW\" + String(Int(number) ?? 0)", "label.text = String(items.count).inOwnDigits()",
      "label.text = String(items.count).replacingOccurrences(of: \"0\", with: \"٠\")",
      "label.text = String(format: NSLocalizedString(\"w\", value: \"this week\", comment: \"\"), String(days.count))",
      """
      struct Header { let name: String; let value: String }
      struct Row: View { let fact: Fact; var body: some View { Text(fact.value) } }
      func headers() -> [Header] { [.init(name: "Length", value: "\\(items.count)")] }
      """,
      "extension Int { var str: String { String(self) } }; let id = user.id; label.text = id.str",
      "extension Int { var str: String { formatter.string(from: self)! } }; label.text = items.count.str",
      "extension Int { var str: String { String(self) } }; url.append(items.count.str); label.text = date.str",
      "extension Int { func str() -> String { \"\\(self)\" } }; extension Day { func str() -> String { \"\" } }; label.text = a.str()",
      """
      struct Sent: Codable { let sum: String; init(_ item: Item) { self.sum = String(item.sum) } }
      struct Item { let sum: Int }; func f() { sumLabel.text = item.sum }
      """,
      "enum Flag: String { case large; func text(for id: String) -> String { \"\\(rawValue)\\(id)\" } }; label.text = flag.text(for: id)",
    ] + Self.names

  let triggers: [Trigger] =
    [.interpolation, .word("String"), .word("description"), .word("count")]
    + (Localizers.usualNames + NumberTexts.words).map { .word($0) }

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    if structure.kind(site.index) == .interpolationStart { return interpolated(site) }
    if site.is("String") { return constructed(site) ?? mapped(site) }
    if site.is("count") { return counted(site) }
    return structure.isMember(site.index) ? described(site) : handedOn(site)
  }

  let message =
    "the number is written in Latin digits in every language; "
    + "use .formatted(), a NumberFormatter or a localized format with the number itself"
}
