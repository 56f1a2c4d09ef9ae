import RTLRuleKit

/// Numbers that reach the screen by one more step, and what is like them but for the reader.
extension UnlocalizedNumber {
  static let passedOn: [Example] = [
    "func f() { trackLabel.text = song.track > 0 ? \"⟦\\(song.track)⟧\" : \"\" }",
    "label.text = \"⟦\\(items.count)⟧ x \\(film.size.height)\"",
    "label.text = ⟦String(items.count)⟧ + \"x\" + ⟦String(pages.count)⟧",
    "label.text = \"\\(film.size.width)x\\(film.size.height), ⟦\\(frames.count)⟧\"",
    """
    class Counter { @Published var count = 0 }
    func f() { model.$count.receive(on: main).sink { [weak self] value in self?.label.text = "⟦\\(value)⟧" } }
    """,
    "label.text = L10n.replies.text([\"count\": ⟦String(replies.count)⟧])",
    "label.text = \"days\".localized(with: [⟦String(days.count)⟧])",
    "label.text = \"Row #⟦\\(index + 1)⟧\"", "label.text = \"⟦\\(cores)⟧ cores\"",
    "rows.append(InfoRow(title: L10n.books, value: \"⟦\\(items.count)⟧\"))",
    "func left() -> String { String(format: L10n.left, ⟦String(items.count)⟧) }",
    "var description: String { String(format: L10n.left, \"⟦\\(items.count)⟧\") }",
    "func left() -> String { L10n.left.replacingOccurrences(of: \"{n}\", with: \"⟦\\(items.count)⟧\") }",
    "func f(count: Int?) { label.text = count.map(⟦String.init⟧) ?? \"–\" }",
    "let prices: [Int] = load(); rangeLabel.text = prices.map(⟦String.init⟧).joined(separator: \" – \")",
    "rangeLabel.text = cheapest.prices.map(⟦String.init⟧).joined(separator: \" – \")",
    "priceLabel.text = \"⟦\\(offers.first ?? 0)⟧\"",
    "let fresh = badges[key]; badgeLabel.text = fresh > 99 ? \"99+\" : ⟦String(fresh)⟧",
    "func pick(_ short: String, _ long: String) -> String { isWide ? long : short }; label.text = pick(\"–\", \"⟦\\(items.count)⟧ new\")",
    "var state: (String, Color) { return (\"⟦\\(items.count)⟧ new\", .green) }; func f() { label.text = state.0 }",
    "func state() -> (text: String, isNew: Bool) { (text: \"⟦\\(items.count)⟧ new\", isNew: true) }; label.text = state().text",
    "func f() { let (text, color) = state(); label.text = text }; func state() -> (String, Color) { (\"⟦\\(items.count)⟧\", .red) }",
    "func left() -> String { String.localizedStringWithFormat(L10n.left, \"⟦\\(items.count)⟧\", names) }",
    "extension Double { var tidy: String { ⟦String(self)⟧ } }; func f() -> String { L10n.score(points.tidy) }",
    "extension Double { var tidy: String { ⟦String(self)⟧ } }; func f() -> String { R.string.localizable.score(points.tidy) }",
    "extension Double { var tidy: String { ⟦String(self)⟧ } }; func f() -> String { String(localized: \"of \\(points.tidy)\") }",
    "Text(\"At most \\(⟦settings.maxWeight.description⟧) g per day\")",
    "label.text = \"\"\"\nPages: ⟦\\(pages.count)⟧\nWords: ⟦\\(words.count)⟧, \\(letters.count)\n\"\"\"",
    """
    struct Page { let name: String; var writtenSum: String? }
    class Pages { var pages: [Page] = [] }
    class PageView: Pages { func show(at row: Int) { label.text = pages[row].writtenSum } }
    func pages() -> [Page] { [Page(name: "All", writtenSum: "⟦\\(items.count)⟧")] }
    """,
    """
    struct Gauge { func label(_ value: Double) -> String { ⟦String(Int(value.rounded()))⟧ } }
    struct Dial: View { let minLabel: String; var body: some View { Text(minLabel) } }
    func dial(of gauge: Gauge) -> Dial { Dial(minLabel: gauge.label(0)) }
    """,
    """
    func counted(title: String, value: Int) -> NSAttributedString {
      let number = ⟦value.string⟧.styled(with: .bold)
      return NSAttributedString.composed(of: [title.styled(with: .plain), number])
    }
    func show() { button.setAttributedTitle(counted(title: text, value: count), for: .normal) }
    """,
    """
    extension View { func speedText(_ speed: Double) -> String { "⟦\\(speed)⟧" + "×" } }
    struct Speed: View { var body: some View { Text(speedText(2)).accessibilityValue(speedText(2)) } }
    """,
    """
    struct Row { let subtitle: String; init(subtitle: String) { self.subtitle = subtitle } }
    extension Row { init(shelf: Shelf) { self.init(subtitle: "⟦\\(shelf.books.count)⟧") } }
    struct RowView: View { let row: Row; var body: some View { Text(row.subtitle) } }
    """,
    "struct Reaction { let number: Int; var description: String { \"⟦\\(number)⟧\" } }; let r: [Reaction] = load(); label.text = r[0].description",
    "class HeadingView { let heading: String; func show() { label.text = heading.uppercased() } }; let view = HeadingView(heading: \"⟦\\(items.count)⟧\")",
    "ListRow(label: title, details: .title(⟦String(members.count)⟧))",
    "chart.xAxis = Axis(valueFormatter: { value in \"⟦\\(Int(value))⟧\" })",
    "chart.leftAxis.valueFormatter = DefaultAxisValueFormatter { value, _ in ⟦value.description⟧ }",
    "bars.valueFormatter = DefaultValueFormatter(block: { value, _, _, _ in \"⟦\\(value)⟧\" })",
    "class Balloon { func refreshContent(entry: ChartDataEntry) { setLabel(⟦String(entry.y)⟧) } }",
    "chart.marker = PriceMarker(chart: chart) { entry, _ in \"⟦\\(items.count)⟧\" }",
    """
    struct SizeRow: View { let format: (Double) -> String; var body: some View { Text(format(size)) } }
    let row = SizeRow(size: size) { "⟦\\(Int($0))⟧" }
    """,
    "members.map { \"⟦\\($0.count)⟧\" }.bind(to: countLabel.rx.text).disposed(by: bag)",
    "enum Basket { static func text(of list: List) -> String { \"⟦\\(list.items.count)⟧\" } }; label.text = Basket.text(of: list)",
    """
    struct Step { let place: Int }
    struct Shop { let place: String }
    let steps: [Step] = load()
    func show() { steps.forEach { step in badge.text = ⟦String(step.place)⟧ } }
    """,
  ]

  static let names: [Example] = [
    """
    func update() { widthField.stringValue = "\\(items.count)" }
    func read() { width = Double(widthField.stringValue) ?? 0 }
    """,
    "content.text = \"\\(item.file):\\(item.line) \\(item.function)\"",
    "func f() { let rest = s < 10 ? \"0\\(s)\" : \"\\(s)\"; timeLabel.text = \"\\(m):\\(rest)\" }",
    "func f() { label.text = song.track > other ? \"\\(song.track)\" : \"\" }",
    "label.text = \"\\(image.size.width) × \\(image.size.height)\"",
    "label.text = \"\\(box.w.description)x\\(box.h.description)\"",
    "label.text = String(Int(film.size.width)) + \"x\" + String(Int(film.size.height))",
    "class Counter { @Published var name = \"\" }; func f() { model.$name.sink { label.text = String($0) } }",
    "extension Double { var tidy: String { String(self) } }; func f() { send(points.tidy); label.text = L10n.score(points) }",
    "func left() -> String { String.localizedStringWithFormat(\"%@\", \"\\(items.count)\") }",
    "struct Limits { let maxKind: String }; let limits: Limits = load(); Text(\"At most \\(limits.maxKind.description)\")",
    "send(Field(name: \"books\", value: \"\\(items.count)\"))",
    "func row() { add(name: L10n.books, value: \"\\(items.count)\") }",
    "func line() -> String { \"{n} left\".replacingOccurrences(of: \"{n}\", with: \"\\(items.count)\") }",
    "extension Int { var string: String { formatter.string(for: self)! } }; label.text = \"\\(items.count.string)x\"",
    "let fresh = badges[key]; badgeLabel.text = fresh > other ? \"more\" : String(fresh)",
    "func load(_ a: String, _ b: String) -> String { cache(a) ?? b }; label.text = load(\"\\(items.count)\", name)",
    "var state: (String, Color) { (\"\\(items.count)\", .green) }; func f() { label.textColor = state.1; send(state.0) }",
    "label.text = (0..<8).compactMap { _ in letters.randomElement() }.map(String.init).joined()",
    "let parts: [Int] = load(); label.text = parts.map { String($0) }.joined(separator: \".\")",
    "let parts: [Int] = load(); label.text = parts.map(String.init).joined(separator: \".\")",
    "let field = UITextField(); func fill() { field.text = String(items.count) }",
    "label.text = \"ERR\\(Int(status))\"",
    "label.text = line.split(separator: \" \").map(String.init).joined(separator: \"-\")",
    "let names: [Substring] = load(); label.text = names.map(String.init).joined()",
    "func press(_ sender: UIButton) { append(digit: String(sender.tag)) }; func append(digit: String) { label.text = digit }",
    "func free() -> String { let candidateName = \"\\(base) (\\(items.count))\"; return candidateName }; titleLabel.text = free()",
    "struct PortRange { var text: String { \"\\(ports.first ?? 0)\" } }; portsLabel.text = range.text",
    "struct Item { let number: Int; var description: String { \"\\(number)\" } }; print(item.description)",
    "api.send(Part(content: .title(String(items.count))))", "store.save(.title(String(items.count)))",
    "let row = ImageRow(image: image) { \"\\(items.count)\" }",
    "members.map { \"\\($0.count)\" }.bind(to: model.countKey)",
    "let lines = LogValueFormatter { value in \"\\(Int(value))\" }",
    """
    struct Step { let place: Int }
    struct Shop { let place: String }
    let shops: [Shop] = load()
    func show() { shops.forEach { shop in badge.text = String(shop.place) } }
    """,
    "enum Log { static func text(of list: List) -> String { \"\\(list.items.count)\" } }; label.text = Basket.text(of: list)",
    "label.text = String(format: \"%.\" + String(items.count) + \"f\", price)",
    "let logFormatter = Log(lineFormatter: items); Log(logFormatter: { value in \"\\(Int(value))\" })",
  ]
}
