import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

/// The same fault is a warning where it is sure to be seen and a hint where it may not matter.
@Suite struct SeverityTests {
  private func severities(_ id: String, _ code: String, _ settings: ProjectSettings = .init()) throws -> [Severity] {
    let rule = try #require(allRules.first { $0.rule.id == id }).rule
    return lint(Source(code), with: rule, settings: settings).map { $0.severity ?? rule.severity }
  }

  @Test(arguments: [
    ("label.text = \"Shared with \\(names.joined(separator: \", \"))\"", Severity.warning),
    (
      "label.text = String(format: NSLocalizedString(\"with\", comment: \"\"), names.joined(separator: \", \"))",
      .warning
    ),
    ("func f() { let list = names.joined(separator: \" and \"); label.text = \"Shared with \\(list)\" }", .warning),
    ("label.text = \"Shared with \" + names.joined(separator: \", \")", .warning),
    ("label.text = names.joined(separator: \", \")", .warning),
    ("label.text = \"Tags: \\(names.joined(separator: \", \"))\"", .warning),
    ("label.text = names.joined(separator: \",\")", .info),
    ("import UIKit\nfunc list() -> String { names.joined(separator: \", \") }", .info),
  ])
  func `a list that is seen to be shown is a warning`(_ code: String, _ severity: Severity) throws {
    #expect(try severities("joined_list", code) == [severity])
  }

  @Test(arguments: [
    ("class A { private func f() { label.textAlignment = .left } }", Severity.info),
    ("class A { private func f() { label.textAlignment = .left }; func g() { f() } }", .warning),
    ("class A { func f() { label.textAlignment = .left } }", .warning),
  ])
  func `what no code leads to is a hint`(_ code: String, _ severity: Severity) throws {
    #expect(try severities("absolute_text_alignment", code) == [severity])
  }

  @Test(arguments: [
    ("label.text = \"\\(Int(share * 100))%\"", Severity.warning),
    ("bar.accessibilityValue = \"\\(Int(share * 100))%\"", .info),
    ("bar.accessibilityValue = String(format: \"%.0f%%\", share * 100)", .info),
    ("bar.accessibilityValue = \"\\(Int(share * 100))% done\"", .warning),
  ])
  func `a percentage without words that is only heard is a hint`(_ code: String, _ severity: Severity) throws {
    #expect(try severities("glued_percent", code) == [severity])
  }

  @Test(arguments: [
    ("label.text = \"-\\(formatter.string(from: fee)!)\"", Severity.warning),
    ("label.text = \"-\\(formatter.string(from: fee) ?? zero)\"", .warning),
    ("func f() { let text = formatter.string(from: fee) ?? zero; label.text = \"-\\(text)\" }", .warning),
    ("label.text = (fee < 0 ? \"-\" : \"+\") + formatter.string(from: fee)!", .warning),
    ("label.text = \"+\" + fee.formatted(.number)", .warning),
    ("formatter.positivePrefix = \"+\"", .warning),
    ("label.text = \"-\\(amountText)\"", .info),
    ("func text(_ amount: String) -> String { \"-\\(amount)\" }", .info),
  ])
  func `a sign before what a formatter is seen to write is a warning`(_ code: String, _ severity: Severity) throws {
    #expect(try severities("glued_sign", code) == [severity])
  }

  @Test(arguments: [
    ("label.text = \"Could not reach the server at \\(host)\"", Severity.warning),
    ("label.accessibilityLabel = \"Could not reach the server at \\(host)\"", .warning),
    ("import UIKit\nvar warningTitle: String { \"Could not reach the server at \\(host)\" }", .info),
    ("if language == .ar { use() } else { label.text = \"Could not reach the server at \\(host)\" }", .info),
  ])
  func `a sentence that is seen to be read is a warning`(_ code: String, _ severity: Severity) throws {
    #expect(try severities("unlocalized_sentence", code) == [severity])
  }

  @Test(arguments: [
    (
      "var localizedDescription: String { label.text = SENTENCE; return label.text }",
      Severity.info
    ),
    ("struct SyncError { func tell() { label.text = SENTENCE } }", .info),
    ("throw Failure(localizedDescription: SENTENCE)", .info),
    ("func f() { guard isOpen else { throw Failure.closed }; label.text = SENTENCE }", .warning),
    ("func f() { presentError(SENTENCE); label.text = SENTENCE }", .warning),
  ])
  func `what is said of errors is a hint`(_ code: String, _ severity: Severity) throws {
    let code = code.replacing("SENTENCE", with: "\"Could not reach the server at \\(host)\"")
    #expect(try Set(severities("unlocalized_sentence", code)) == [severity])
  }

  @Test(arguments: [
    ("label.text = L10n.rateAdvice + L10n.reason", Severity.info),
    ("label.text = \"fault.description\".localized + \" \" + \"fault.recovery\".localized", .info),
    ("label.text = localized(\"fee\") + \" \" + localized(\"fee.optional\")", .info),
    ("label.text = \"a\".localized + \" \" + \"b\".localized", .warning),
    ("label.text = L10n.rateAdvice + \" \" + name", .warning), ("label.text = L10n.optional + \" \" + name", .warning),
    ("label.text = L10n.files + \" (\\(size))\"", .warning), ("label.text = L10n.files + \": \" + name", .info),
    ("label.text = L10n.fee + \" (\" + L10n.optional + \")\"", .info),
    ("label.text = L10n.upload + \" (\\(L10n.draft))\"", .info),
    ("label.text = codec + \" (\\(L10n.draft))\"", .warning),
  ])
  func `whole texts behind one another keep their order`(_ code: String, _ severity: Severity) throws {
    #expect(try severities("glued_localized_text", code) == [severity])
  }

  @Test(arguments: [
    ("import ArgumentParser\n", Severity.info), ("import Foundation\n", .warning),
  ])
  func `a command for the terminal is hardly ever translated`(_ imports: String, _ severity: Severity) throws {
    let code = imports + "let failure = NSLocalizedString(\"No tool at \\(path)\", comment: \"\")"
    #expect(try severities("interpolated_localization_key", code) == [severity])
  }

  private static let map =
    "func side(_ end: End) -> NSTextAlignment { switch end { case .start: return .left; default: return .center } }"

  @Test(arguments: [
    ("class Page { func end() -> End { isRTL ? .end : .start }; \(map) }", Severity.info),
    ("class Page { \(map) }; func end() -> End { isRTL ? .end : .start }", .warning),
    ("class Sizes { var incomingSide = Side(NSTextAlignment.left) }", .info),
    ("class Sizes { var noteSide = Side(NSTextAlignment.left) }", .warning),
  ])
  func `a side that may be turned elsewhere is a hint`(_ code: String, _ severity: Severity) throws {
    #expect(try severities("absolute_text_alignment", code) == [severity])
  }

  @Test func `a sentence that is put together from translations was not`() throws {
    let code = "label.text = \"\\(NSLocalizedString(\"by\", comment: \"\")) Ada Example of the Office\""
    #expect(try severities("unlocalized_sentence", code) == [.info])
  }

  @Test(arguments: [
    ("key.setTitle(String(index + 1), for: .normal)", "let n = Int(sender.currentTitle!)", Severity.info),
    ("key.setTitle(String(index + 1), for: .normal)", "let n = Int(sender.text!)", .warning),
    ("show(Toast(total: String(index + 1)))", "if let n = Int(toast.total) {}", .info),
    ("show(Toast(total: String(index + 1)))", "let n = toast.total", .warning),
  ])
  func `a number that is read again is a hint`(_ shown: String, _ reading: String, _ severity: Severity) throws {
    let code = """
      struct Toast: View { let total: String; var body: some View { Text(total) } }
      class Keys { func f(_ index: Int) { \(shown) }; func g(_ sender: UIButton, _ toast: Toast) { \(reading) } }
      """
    #expect(try severities("unlocalized_number", code) == [severity])
  }

  @Test(arguments: [
    ("Gap.leftRight", "Gap.leftRight", Severity.info), ("gapLeft", "gapRight", .info),
    ("Gap.bright", "Gap.bright", .info), ("gapLeft", "wide", .warning),
  ])
  func `sides at the same distance are a hint, whatever it is called`(
    _ left: String,
    _ right: String,
    _ severity: Severity
  ) throws {
    let code = """
      import SnapKit
      class Card: UIView { func f() { box.snp.makeConstraints { make in
        make.left.equalToSuperview().offset(\(left))
        make.right.equalToSuperview().offset(-\(right))
      } } }
      """
    #expect(try severities("absolute_layout_dsl", code).first == severity)
  }

  @Test(arguments: [("formatSize", Severity.warning), ("sizeText", .warning), ("size", .info)])
  func `a unit nobody is seen to show is a hint, unless its function says it is a text`(
    _ name: String,
    _ severity: Severity
  )
    throws
  {
    let code = "import UIKit; func \(name)(_ size: Int) -> String { \"\\(size) MB\" }"
    #expect(try severities("glued_unit", code) == [severity])
  }

  @Test(arguments: [("chapterNumber", Severity.warning), ("chapter", .info)])
  func `a number by its name is written in digits, another value is not isolated`(_ value: String, _ severity: Severity)
    throws
  {
    let code = "import UIKit; label.text = String(format: NSLocalizedString(\"CHAPTER_X\", comment: \"\"), \(value))"
    #expect(try severities("format_without_locale", code) == [severity])
  }

  @Test(arguments: [("numberPad", Severity.warning), ("asciiCapableNumberPad", .info)])
  func `a keyboard with no other digits makes what is typed a hint`(_ keyboard: String, _ severity: Severity) throws {
    let code = "field.keyboardType = .\(keyboard); let count = Int(field.text ?? \"\")"
    #expect(try severities("latin_digit_parsing", code) == [severity])
  }

  @Test(arguments: [
    ("dd/MM/yyyy", Severity.warning), ("EEE d MMM", .warning), ("HH:mm", .warning), ("HH:mm:ss", .info),
    ("MMMM yyyy", .info), ("MM/yy", .info),
  ])
  func `a day or a clock on the screen is a warning, a month a hint`(_ pattern: String, _ severity: Severity) throws {
    let code = "let f = DateFormatter(); f.dateFormat = \"\(pattern)\"; label.text = f.string(from: date)"
    #expect(try severities("fixed_date_format", code) == [severity])
  }

  @Test(arguments: [
    ("label.text = f.string(from: day)", Severity.warning), ("dueField.text = f.string(from: day)", .info),
    ("let due = f.string(from: day); dueTF.text = due", .info),
    ("box.text = f.string(from: day); box.delegate = self", .info),
  ])
  func `a date in a field may be read back by its pattern`(_ use: String, _ severity: Severity) throws {
    let code = "func f() { let f = DateFormatter(); f.dateFormat = \"dd/MM/yyyy\"; \(use) }"
    #expect(try severities("fixed_date_format", code) == [severity])
  }

  @Test(arguments: [
    ("if language == .ar { label.text = \"ع\" } else { label.text = \"\\(rooms.count)\" }", Severity.info),
    ("if isOpen { label.text = \"none\" } else { label.text = \"\\(rooms.count)\" }", .warning),
  ])
  func `a text for one language is a hint`(_ code: String, _ severity: Severity) throws {
    #expect(try severities("unlocalized_number", code).last == severity)
  }

  @Test(arguments: [("gap", "-1 * gap", Severity.info), ("gap * -1", "gap", .info), ("gap", "2 * gap", .warning)])
  func `a factor of minus one is a minus`(_ left: String, _ right: String, _ severity: Severity) throws {
    let code = """
      class Card: UIView { func f() {
        box.leftAnchor.constraint(equalTo: leftAnchor, constant: \(left)).isActive = true
        box.rightAnchor.constraint(equalTo: rightAnchor, constant: \(right)).isActive = true
      } }
      """
    #expect(try severities("absolute_anchor", code).first == severity)
  }

  @Test(arguments: [
    ("gap", "gap", Severity.info), ("insets.left", "insets.right", .info), ("8", "4", .info), ("8", "24", .warning),
  ])
  func `items that change places hold both sides alike`(_ left: String, _ right: String, _ severity: Severity) throws {
    let code = """
      class Card: UIView { func fill(_ box: UIView) {
        let a = NSLayoutConstraint(item: self, attribute: .left, relatedBy: .equal, toItem: box, attribute: .left, multiplier: 1, constant: \(left))
        let b = NSLayoutConstraint(item: box, attribute: .right, relatedBy: .equal, toItem: self, attribute: .right, multiplier: 1, constant: \(right))
      } }
      """
    #expect(try severities("absolute_constraint_attribute", code).first == severity)
  }

  @Test(arguments: [
    ("let opens = pan.velocity(in: view).x < -300", Severity.warning),
    ("row.center.x = start + max(0, pan.translation(in: row).x)", .info),
  ])
  func `a drag that decides one way only is a warning`(_ code: String, _ severity: Severity) throws {
    #expect(try severities("signed_horizontal_gesture", code) == [severity])
  }

  @Test(arguments: [("debugSection", Severity?.none), ("shareSection", .warning)])
  func `what belongs to developers by the name of its property is let alone`(_ name: String, _ severity: Severity?)
    throws
  {
    let code = "class A { lazy var \(name): Row = { label.text = \"The row is at \\(index) now\"; return Row() }() }"
    #expect(try severities("unlocalized_sentence", code) == [severity].compactMap { $0 })
  }

  @Test(arguments: [
    ("label.setFrame(CGRect(x: icon.maxX, y: 0, width: 80, height: 20))", Severity.info),
    ("label.setFrame(CGRect(x: 0, y: 0, width: bounds.width, height: 20))", .warning),
    ("var frame = bounds; frame.origin.x = typed.width; label.frame = frame", .info),
    ("var frame = bounds; frame.size.height = 20; label.frame = frame", .warning),
    ("label.frame = CGRect(origin: CGPoint(x: 16, y: 0), size: size)", .info),
    ("label.frame = CGRect(origin: .zero, size: size)", .warning),
  ])
  func `a text stays beside what is placed from the left`(_ layout: String, _ severity: Severity) throws {
    let code = "class A: UIView { let label = UILabel(); func f() { label.textAlignment = .left; \(layout) } }"
    #expect(try severities("absolute_text_alignment", code) == [severity])
  }

  @Test(arguments: [
    ("label.textAlignment = own ?? .left", Severity.info),
    ("if own { label.textAlignment = .natural } else { label.textAlignment = .left }", .warning),
  ])
  func `a side given to whoever chose none is a hint`(_ code: String, _ severity: Severity) throws {
    #expect(try severities("absolute_text_alignment", "func f() { \(code) }") == [severity])
  }

  @Test(arguments: [
    ("var side: NSTextAlignment = .left { didSet { label.textAlignment = side } }", 0),
    ("var side: NSTextAlignment = .left { didSet { label.textAlignment = side } }; func f() { show(side) }", 1),
    ("var side: NSTextAlignment = .left { didSet { setNeedsLayout() } }", 1),
    ("private static let side = NSTextAlignment.left", 0), ("static let side = NSTextAlignment.left", 1),
    ("private static let side = NSTextAlignment.left; func f() { show(Self.side) }", 1),
    ("private static let side = NSTextAlignment.left; func f() { show(Row.side) }", 1),
    ("private enum Look { static let side = NSTextAlignment.left }; func f() { show(Row.Look.side) }", 1),
    ("private enum Look { static let side = NSTextAlignment.left }; typealias L = Look; func f() { show(L.side) }", 1),
    ("private enum Look { static let side = NSTextAlignment.left; static let all = [side] }", 1),
  ])
  func `a side that nobody reads is none`(_ members: String, _ count: Int) throws {
    #expect(try severities("absolute_text_alignment", "class Row: UIView { \(members) }").count == count)
  }

  @Test(arguments: [
    ("row.addArrangedSubview(icon); row.addArrangedSubview(label)", Severity.info),
    ("row.addArrangedSubview(label)", .warning), ("[icon, label].forEach(row.addArrangedSubview)", .info),
    ("row.do { $0.addArrangedSubview(icon); $0.addArrangedSubview(label) }", .info),
    ("row.do { $0.axis = .vertical; $0.addArrangedSubview(icon); $0.addArrangedSubview(label) }", .warning),
  ])
  func `of the views in a row one is stretched`(_ layout: String, _ severity: Severity) throws {
    let code = """
      class A: UIView { let label = UILabel(); let row = UIStackView(); func f() { label.textAlignment = .left } }
      extension A { func g() { \(layout) } }
      """
    #expect(try severities("absolute_text_alignment", code) == [severity])
  }

  @Test(arguments: [
    ("button.setImage(icon, for: .normal); button.frame = CGRect(x: 8, y: 8, width: 24, height: 24)", Severity.info),
    ("button.setImage(icon, for: .normal); button.frame = CGRect(x: 8, y: 8, width: 240, height: 24)", .warning),
    ("button.setTitle(text, for: .normal); button.frame = CGRect(x: 8, y: 8, width: 24, height: 24)", .warning),
    ("let row = UIStackView(arrangedSubviews: [button, UIView(), other])", .info),
    ("let row = UIStackView(arrangedSubviews: [button, other])", .warning),
    ("let row = UIStackView(arrangedSubviews: [button, other]); row.distribution = .equalSpacing", .info),
    ("let row = UIStackView(arrangedSubviews: [button, other]); row.distribution = .fillEqually", .warning),
    (
      "let row = UIStackView(arrangedSubviews: [button, other]); row.distribution = .equalSpacing; row.axis = .vertical",
      .warning
    ),
    ("let row = UIStackView(); row.distribution = .equalSpacing; row.addArrangedSubview(button)", .warning),
    ("button.setImage(icon, for: .normal); addArrangedSubview(button)", .info),
    ("button.setImage(icon, for: .normal); axis = .vertical; addArrangedSubview(button)", .warning),
    ("button.setImage(icon, for: .normal); button.setTitle(text, for: .normal); addArrangedSubview(button)", .warning),
    ("button.setImage(icon, for: .normal); row.addArrangedSubview(button)", .warning),
  ])
  func `a content without room stands where it must`(_ layout: String, _ severity: Severity) throws {
    let code = """
      class A: UIView { let button = UIButton(); func f() { button.contentHorizontalAlignment = .left; \(layout) } }
      """
    #expect(try severities("absolute_content_alignment", code) == [severity])
  }

  @Test(arguments: [
    (
      #"switch way { case .north: "arrow.up.circle"; case .south: "arrow.down.circle"; default: "arrow.right.circle" }"#,
      true
    ),
    (#"if a { return "arrow.up" } else if b { return "arrow.down" } else { return "arrow.right" }"#, true),
    (#"return a ? "arrow.up" : b ? "arrow.down" : "arrow.right""#, true),
    (#"return ["arrow.up", "arrow.down.circle.fill", "arrow.left"][kind]"#, true),
    (#"switch step { case .up: return "arrow.up"; default: return "arrow.right" }"#, false),
    (#"if a { return "arrow.up" }; if b { return "arrow.down" }; return "arrow.right""#, true),
    (
      #"switch step { case .up: return "arrow.up"; case .down: return "arrow.down"; default: return "chevron.right" }"#,
      false
    ),
  ])
  func `an arrow beside one up and one down is a hint`(_ body: String, _ isHint: Bool) throws {
    #expect(try severities("absolute_symbol", "func icon() -> String { \(body) }") == [isHint ? .info : .warning])
  }

  @Test(arguments: [("PinPad", Severity.info), ("MessageField", .warning)])
  func `numbers are taken back from the right`(_ type: String, _ severity: Severity) throws {
    let code = "struct \(type): View { var body: some View { Image(systemName: \"delete.left\") } }"
    #expect(try severities("absolute_symbol", code) == [severity])
  }

  @Test(arguments: [
    ("class DebugMenu { func f() { go.contentHorizontalAlignment = .left } }", [Severity.info]),
    ("class Menu { func addDebugItems() { go.contentHorizontalAlignment = .left } }", [.info]),
    ("class Menu { func f() { debugButton.contentHorizontalAlignment = .left } }", [.info]),
    ("class Menu { func f() { self.debugButton.contentHorizontalAlignment = .left } }", [.info]),
    ("class Menu { func f() { debugButton.set(View(go.contentHorizontalAlignment = .left)) } }", [.info]),
    ("class Menu { func f() { debug { go.contentHorizontalAlignment = .left } } }", [.warning]),
    ("class Menu { func f() { go.contentHorizontalAlignment = .left } }", [.warning]),
  ])
  func `what is named for debugging is for developers`(_ code: String, _ severities: [Severity]) throws {
    #expect(try self.severities("absolute_content_alignment", code) == severities)
  }

  @Test(arguments: [
    (#""\(from) \(Image(systemName: "arrow.right")) \(to)""#, Severity.info),
    (#""\(from) (\(Image(systemName: "arrow.right").resizable())) shop.example""#, .info),
    (#""\(from) \(Image(systemName: "arrow.right"))""#, .warning),
    (#""\(from) \(Image(systemName: "arrow.right")) there""#, .warning),
    (#""shop.example \(Image(systemName: "arrow.right")) etc.""#, .warning),
    (#""\(from) \(Image(systemName: "arrow.right")) \(Text("there"))""#, .warning),
  ])
  func `an arrow between values is a hint`(_ text: String, _ severity: Severity) throws {
    #expect(try severities("absolute_symbol", "Text(\(text))") == [severity])
  }

  @Test(arguments: [
    ("left: 0, bottom: 0, right: 3", Severity.info), ("left: 8.5, bottom: 0, right: 5", .info),
    ("left: 0, bottom: 0, right: 4", .warning), ("left: -2, bottom: 0, right: 2", .warning),
  ])
  func `insets that hardly differ are a hint`(_ sides: String, _ severity: Severity) throws {
    let code = "card.layoutMargins = UIEdgeInsets(top: 0, \(sides))"
    #expect(try severities("asymmetric_edge_insets", code) == [severity])
  }

  @Test(arguments: [
    ("edge.constant = tab.frame.minX", Severity.info), ("self.edge?.constant = frame.origin.x + 8", .info),
    ("edge.constant = tab.frame.width", .warning), ("other.constant = tab.frame.minX", .warning),
  ])
  func `a constraint that is moved to a place is a hint`(_ move: String, _ severity: Severity) throws {
    let code = """
      class A: UIView {
        var edge: NSLayoutConstraint!
        func f() { edge = bar.leftAnchor.constraint(equalTo: leftAnchor) }
        func g() { \(move) }
      }
      """
    #expect(try severities("absolute_anchor", code) == [severity])
  }
}
