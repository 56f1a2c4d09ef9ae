import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

/// The alignment of a label that is as wide as its text is seen by nobody.
@Suite struct HuggingLabelTests {
  @Test(arguments: [
    ("label.leadingAnchor.constraint(equalTo: box.leadingAnchor)", true),
    (
      "label.trailingAnchor.constraint(equalTo: box.trailingAnchor)\nlabel.topAnchor.constraint(equalTo: topAnchor)",
      true
    ),
    (
      "label.leadingAnchor.constraint(equalTo: a); label.trailingAnchor.constraint(lessThanOrEqualTo: b)", true
    ),
    ("label.snp.makeConstraints { $0.leading.equalToSuperview().offset(8); $0.top.equalToSuperview() }", true),
    (
      "label.snp.makeConstraints { make in\nmake.trailing.equalTo(box)\nmake.leading.greaterThanOrEqualTo(box)\n}", true
    ),
    ("label.leadingAnchor.constraint(equalTo: a); label.trailingAnchor.constraint(equalTo: b)", false),
    ("label.leadingAnchor.constraint(equalTo: a); icon.leadingAnchor.constraint(equalTo: label.trailingAnchor)", false),
    ("label.leadingAnchor.constraint(equalTo: a); label.widthAnchor.constraint(equalToConstant: 90)", false),
    ("label.leadingAnchor.constraint(equalTo: a); label.numberOfLines = 0", false),
    ("label.anchor(top: nil, leading: a, trailing: nil, size: .init(width: 0, height: 9))", true),
    ("label.anchor(top: nil, leading: nil, trailing: a, size: CGSize.zero)", true),
    ("label.anchor(top: nil, leading: a, trailing: nil, size: .init(width: 90, height: 9))", false),
    ("label.anchor(top: nil, leading: a, trailing: nil, size: size)", false),
    (
      "label.leadingAnchor.constraint(equalTo: a); label.trailingAnchor.constraint(lessThanOrEqualTo: b); label.numberOfLines = 0",
      false
    ),
    (
      "label.snp.makeConstraints { $0.leading.equalToSuperview(); $0.right.lessThanOrEqualTo(b) }; label.numberOfLines = 0",
      false
    ),
    ("label.leadingAnchor.constraint(equalTo: a); label.numberOfLines = 0; label.preferredMaxLayoutWidth = 90", false),
    ("column.axis = .vertical; column.alignment = alignment; column.addArrangedSubview(label)", true),
    ("label.leadingAnchor.constraint(equalTo: a); row.addArrangedSubview(label)", false),
    ("label.leadingAnchor.constraint(equalTo: a) }; func show(_ label: String) { self.label.text = label", true),
    (
      "label.leadingAnchor.constraint(equalTo: a) }; func lay() { [label].forEach { label in label.rightAnchor.x() }",
      false
    ),
    (
      "label.leadingAnchor.constraint(equalTo: a) }; func lay() { let label = UILabel(); self.label = label; label.widthAnchor.x()",
      false
    ),
    ("label.leadingAnchor.constraint(equalTo: a); theme.setUp([label])", true),
    ("label.leadingAnchor.constraint(equalTo: a); box.topAnchor.constraint(equalTo: b).dropped(with: label)", true),
    ("label.leadingAnchor.constraint(equalTo: a); layout.setUp([label])", false),
    ("label.leadingAnchor.constraint(equalTo: a); let row = UIStackView(arrangedSubviews: [label])", false),
    ("label.snp.makeConstraints { $0.leading.trailing.equalToSuperview() }", false),
    ("label.snp.makeConstraints { $0.edges.equalToSuperview() }", false),
    ("label.snp.makeConstraints { $0.leading.equalToSuperview(); $0.width.equalTo(80) }", false),
    (
      "label.snp.makeConstraints { $0.leading.equalToSuperview() }; icon.snp.makeConstraints { $0.leading.equalTo(label.snp.trailing) }",
      false
    ),
    (
      "label.leadingAnchor.constraint(equalTo: a); let line = UIView(); addSubview(line); line.leadingAnchor.constraint(equalTo: label.leadingAnchor); line.trailingAnchor.constraint(equalTo: label.trailingAnchor)",
      true
    ),
    (
      "label.leadingAnchor.constraint(equalTo: a); let line = UIView(); addSubview(line); line.leadingAnchor.constraint(equalTo: label.leadingAnchor); line.trailingAnchor.constraint(equalTo: label.trailingAnchor); line.widthAnchor.constraint(equalToConstant: 90)",
      false
    ),
    ("label.anchor(top: box.topAnchor, leading: nil, trailing: box.trailingAnchor)", true),
    ("label.anchor(top: box.topAnchor, leading: box.leadingAnchor, trailing: box.trailingAnchor)", false),
    ("label.anchor(leading: box.leadingAnchor, width: 80)", false),
    ("box.addSubview(label); label.pin.below(of: title).horizontally(15).sizeToFit(.widthFlexible)", true),
    ("box.addSubview(label); label.pin.below(of: title).horizontally(15).height(20)", false),
    ("box.addSubview(label); label.pin.left().sizeToFit(); date.pin.below(of: label).left()", true),
    (
      "box.addSubview(label); label.numberOfLines = 0; label.pin.left().sizeToFit(); date.pin.below(of: label).left()",
      false
    ),
    ("label.anchor(leading: box.leadingAnchor, trailing: nil, widthConstant: 0)", true),
    ("addSubview(label)", false),
    (
      "label.leadingAnchor.constraint(equalTo: a); addSubview(icon); icon.leadingAnchor.constraint(equalTo: label.trailingAnchor)",
      true
    ),
    (
      "label.leadingAnchor.constraint(equalTo: a); addSubview(icon); icon.trailingAnchor.constraint(equalTo: a); icon.leadingAnchor.constraint(equalTo: label.trailingAnchor)",
      false
    ),
    (
      "label.snp.makeConstraints { $0.leading.equalToSuperview() }; addSubview(icon); icon.snp.makeConstraints { $0.leading.equalTo(label.snp.trailing); $0.width.equalTo(16) }",
      true
    ),
    (
      "label.snp.makeConstraints { $0.leading.equalToSuperview() }; addSubview(note); note.snp.makeConstraints { $0.leading.equalTo(label) }",
      true
    ),
    (
      "label.snp.makeConstraints { $0.leading.equalToSuperview() }; addSubview(note); note.snp.makeConstraints { $0.leading.trailing.equalTo(label) }",
      false
    ),
    ("addSubviews(title, label); label.anchor(leading: box.leadingAnchor)", true),
    (
      "label.rightAnchor.constraint(equalTo: a); bar.anchor(left: leftAnchor, right: label.leftAnchor) }; let bar: UIProgressView = { UIProgressView() }(); func g() {",
      true
    ),
    ("stack([label]); label.anchor(leading: box.leadingAnchor)", false),
    ("column.orientation = .vertical; column.alignment = .leading; column.addArrangedSubview(label)", true),
    ("column.axis = .vertical; column.alignment = .trailing; column.addArrangedSubview(label)", true),
    ("column.axis = .vertical; column.alignment = .fill; column.addArrangedSubview(label)", false),
    (
      "let column = UIStackView(arrangedSubviews: [icon, label]); column.axis = .vertical; column.alignment = .leading",
      true
    ),
    ("let column = UIStackView(arrangedSubviews: [icon, label]); column.axis = .vertical", false),
    (
      "[icon, label].forEach { column.addArrangedSubview($0) }; column.axis = .vertical; column.alignment = .center",
      true
    ),
    ("[icon, label].forEach(column.addArrangedSubview); column.axis = .horizontal; column.alignment = .center", false),
    ("let column = [icon, label].stacked(axis: .vertical, alignment: .leading)", true),
    ("let column = [icon, label].stacked(axis: .vertical, alignment: .fill)", false),
    ("let column = makeStack([icon, label], axis: .vertical, alignment: .trailing)", true),
    (
      "let column = UIStackView().then { $0.axis = .vertical; $0.alignment = .leading }; column.addArrangedSubview(label)",
      true
    ),
    ("label.leadingAnchor.constraint(equalTo: a); let top = label.frame.minY", true),
    ("label.leadingAnchor.constraint(equalTo: a); label.frame = bounds", false),
    ("column.addArrangedSubviews([icon, label]); column.axis = .vertical; column.alignment = .trailing", true),
    ("axis = .vertical; alignment = .leading; addArrangedSubview(label)", true),
    ("axis = .vertical; alignment = .fill; addArrangedSubview(label)", false),
    ("row.axis = .horizontal; row.alignment = .center; row.addArrangedSubview(label)", false),
    ("row.addArrangedSubview(icon); row.addArrangedSubview(UIView()); row.addArrangedSubview(label)", true),
    ("row.addArrangedSubview(UIView(frame: bounds)); row.addArrangedSubview(label)", false),
    ("addArrangedSubview(label); self.addArrangedSubview(UIView())", true),
    ("axis = .vertical; addArrangedSubview(label); addArrangedSubview(UIView())", false),
    ("column.axis = .vertical; column.addArrangedSubview(label); column.addArrangedSubview(UIView())", false),
    ("column.orientation = .vertical; column.alignment = .right; column.addArrangedSubview(label)", true),
    ("column.do { $0.axis = .vertical; $0.alignment = .leading; $0.addArrangedSubview(label) }", true),
    ("column.do { $0.axis = .vertical; $0.alignment = .fill; $0.addArrangedSubview(label) }", false),
    ("let row = UIStackView(arrangedSubviews: [icon, UIView(), label])", true),
    ("let row = UIStackView(arrangedSubviews: [icon, UIView(frame: bounds), label])", false),
    ("let column = UIStackView(arrangedSubviews: [icon, UIView(), label]); column.axis = .vertical", false),
    ("let row = UIStackView(); row.addArrangedSubview(label); row.centerXAnchor.constraint(equalTo: a)", true),
    (
      "let row = UIStackView(); row.addArrangedSubview(label); row.leftAnchor.constraint(equalTo: a); row.rightAnchor.constraint(equalTo: b)",
      false
    ),
    (
      "let row = UIStackView(); row.distribution = .fillEqually; row.addArrangedSubview(label); row.centerXAnchor.constraint(equalTo: a)",
      false
    ),
    ("label.do { addSubview($0); $0.leftAnchor.constraint(equalTo: a) }", true),
    ("label.do { $0.numberOfLines = 0 }; label.leftAnchor.constraint(equalTo: a)", false),
    ("label.do { $0.snp.makeConstraints { $0.leading.trailing.equalToSuperview() } }", false),
    ("addSubViews([icon, label]); label.snp.makeConstraints { $0.right.equalTo(box) }", true),
    (
      "label.snp.makeConstraints { $0.left.equalTo(a) }; icon.snp.makeConstraints { $0.left.greaterThanOrEqualTo(label.snp.right) }",
      true
    ),
    ("label.addConstraints(top: box.topAnchor, right: box.rightAnchor, rightConstant: 8)", true),
    ("label.addConstraints(left: box.leftAnchor, right: box.rightAnchor)", false),
    ("label.addConstraints(right: box.rightAnchor, width: 80)", false),
    ("label.addConstraints(right: box.rightAnchor, edges: all)", false),
    (
      "NSLayoutConstraint(item: label, attribute: .right, relatedBy: .equal, toItem: a, attribute: .right, multiplier: 1, constant: 0)",
      true
    ),
    (
      "NSLayoutConstraint(item: label, attribute: .width, relatedBy: .equal, toItem: a, attribute: .width, multiplier: 1, constant: 0); label.rightAnchor.constraint(equalTo: b)",
      false
    ),
    (
      "NSLayoutConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: label, attribute: .right, multiplier: 1, constant: 0); label.leftAnchor.constraint(equalTo: b)",
      false
    ),
    (
      "NSLayoutConstraint(item: label, attribute: .right, relatedBy: .lessThanOrEqual, toItem: a, attribute: .left, multiplier: 1, constant: 0); label.leftAnchor.constraint(equalTo: b)",
      true
    ),
    ("addSubview(label); label.sizeToFit(); label.frame.origin.x = 8", true),
    ("addSubview(label); label.frame.size = label.sizeThatFits(bounds.size); label.center = center", true),
    ("addSubview(label); label.frame.size = bounds.size; label.center = center", false),
    ("label.sizeToFit(); table.tableHeaderView = label", false),
    ("addSubview(label); label.sizeToFit(); label.autoresizingMask = .flexibleWidth", false),
    (
      "label.leftAnchor.constraint(equalTo: a); label.widthAnchor.constraint(equalToConstant: label.intrinsicContentSize.width)",
      true
    ),
    ("pin(withVisualFormat: \"H:|-(>=8)-[name]-[icon]-|\", views: [\"name\": label, \"icon\": icon])", true),
    ("pin(withVisualFormat: \"H:|-[name]-[icon]-|\", views: [\"name\": label, \"icon\": icon])", false),
    ("pin(withVisualFormat: \"H:|-[name(80)]\", views: [\"name\": label])", false),
    ("pin(withVisualFormat: \"V:|[name]|\", views: [\"name\": label]); label.leftAnchor.constraint(equalTo: a)", true),
    (
      "}}; extension Card { func stack() { row.addArrangedSubview(UIView()); row.addArrangedSubview(label) }; func g() {",
      true
    ),
    (
      "}}; extension Card { func stack() { let row = [label].stacked(axis: .vertical, alignment: .leading) }; func g() {",
      true
    ),
    (
      """
      addSubview(label); addSubview(price); label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      label.trailingAnchor.constraint(equalTo: trailingAnchor); label.leadingAnchor.constraint(equalTo: price.trailingAnchor)
      """,
      true
    ),
    (
      """
      addSubview(label); label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      label.trailingAnchor.constraint(equalTo: trailingAnchor); label.leadingAnchor.constraint(equalTo: self.leadingAnchor)
      """,
      false
    ),
    ("pin(withVisualFormat: format, views: [\"name\": label]); label.leftAnchor.constraint(equalTo: a)", false),
    (
      """
      label.leftAnchor.constraint(equalTo: a); addSubview(icon); icon.leftAnchor.constraint(equalTo: label.rightAnchor)
      addSubview(dot); dot.leftAnchor.constraint(equalTo: icon.rightAnchor); dot.widthAnchor.constraint(equalToConstant: 4)
      """,
      true
    ),
    (
      """
      label.leftAnchor.constraint(equalTo: a); addSubview(icon); icon.leftAnchor.constraint(equalTo: label.rightAnchor)
      addSubview(dot); dot.leftAnchor.constraint(equalTo: icon.rightAnchor); dot.rightAnchor.constraint(equalTo: b)
      """,
      false
    ),
    (
      """
      label.leftAnchor.constraint(equalTo: a); addSubview(icon); icon.leftAnchor.constraint(equalTo: label.rightAnchor)
      addSubview(dot); dot.anchor(top: a.topAnchor, left: icon.leftAnchor, right: b.rightAnchor)
      """,
      false
    ),
    (
      "label.leftAnchor.constraint(equalTo: a); label.numberOfLines = Style.lines } enum Style { static let lines = 1",
      true
    ),
    (
      "label.leftAnchor.constraint(equalTo: a); label.rightAnchor.constraint(lessThanOrEqualTo: b); label.numberOfLines = Style.lines } enum Style { static let lines = 2",
      false
    ),
  ])
  func `what hugs its text is let alone`(layout: String, hugs: Bool) throws {
    try expectAlignment(importing: "", layout, isSpared: hugs)
  }

  private func expectAlignment(importing library: String, _ layout: String, isSpared: Bool) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_text_alignment" })
    let code = """
      \(library)
      class Card: UIView {
        let label = UILabel()
        func style() { label.textAlignment = .right }
        func place() {
          \(layout)
        }
      }
      """
    #expect(lint(Source(code), with: rule).isEmpty == isSpared)
  }

  @Test(arguments: [
    ("EasyPeasy", "label.easy.layout(Right(16).to(icon), CenterY())", true),
    ("EasyPeasy", "label.easy.layout(Left(16), Right(16))", false), ("EasyPeasy", "label.easy.layout(Edges())", false),
    ("EasyPeasy", "label.easy.layout(Left(8), Right(>=8), Top(2))", true),
    ("EasyPeasy", "label.easy.layout(Left(8), Width(90))", false),
    ("EasyPeasy", "label.easy.layout(Left(8)); icon.easy.layout(Left(8).to(label), Right(8))", false),
    ("EasyPeasy", "label.easy.layout(Left(8)); addSubview(icon); icon.easy.layout(Left(8).to(label), Width(9))", true),
    ("EasyPeasy", "label.easy.layout(Left(8)); icon.easy.layout(Top(8).to(label), Right(8))", true),
    ("TinyConstraints", "label.rightToSuperview(offset: -8); label.centerYToSuperview()", true),
    ("TinyConstraints", "label.left(to: box); label.right(to: box)", false),
    ("TinyConstraints", "label.left(to: box); label.right(to: box, relation: .equalOrLess)", true),
    ("TinyConstraints", "label.leftToSuperview(); label.width(90)", false),
    ("TinyConstraints", "label.edgesToSuperview(excluding: .bottom)", false),
    ("Stevia", "box.sv(label); label.right(8).top(4)", true), ("Stevia", "label.left(8).right(8)", false),
    ("Stevia", "label.left(8).width(80)", false), ("Stevia", "label.Left == icon.Right + 8", true),
    ("Stevia", "label.Left == icon.Right + 8; label.Right == box.Right", false),
    ("Stevia", "label.left(8); |-label-icon-|", false),
    ("Cartography", "constrain(label, box) { label, box in label.right == box.right - 8; label.top == box.top }", true),
    ("Cartography", "constrain(label, box) { l, b in l.right == b.right - 8; l.left == b.left }", false),
    ("Cartography", "constrain(label, box) { (l, b) in l.right == b.right; l.left >= b.left }", true),
    ("Cartography", "constrain(label, box) { l, b in l.right == b.right; l.width == 90 }", false),
    ("Cartography", "constrain(label, box) { l, b in align(left: l, b) }", false),
    ("PinLayout", "addSubview(label); label.pin.left(8).sizeToFit()", true),
    ("PinLayout", "addSubview(label); label.pin.left(8).right(8).sizeToFit(.width)", false),
  ])
  func `what hugs its text by a library is let alone`(library: String, layout: String, hugs: Bool) throws {
    try expectAlignment(importing: "import \(library)", layout, isSpared: hugs)
  }

  @Test(arguments: [
    ("label.widthAnchor.constraint(equalToConstant: 35)", Severity.info),
    ("label.widthAnchor.constraint(equalToConstant: 90)", .warning),
    ("label.snp.makeConstraints { $0.leading.equalToSuperview(); $0.width.equalTo(20) }", .info),
    ("label.text = isShown ? account.privateKey : hint; label.textAlignment = isShown ? .left : .center", .info),
    ("label.text = isShown ? account.name : hint; label.textAlignment = isShown ? .left : .center", .warning),
    ("label.text = isShown ? hint : account.privateKey; label.textAlignment = isShown ? .left : .center", .warning),
  ])
  func `what hardly shows is a hint`(code: String, severity: Severity) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_text_alignment" })
    let style = code.contains("textAlignment") ? "" : "label.textAlignment = .right"
    let found = try #require(
      lint(Source("class A { let label = UILabel(); func f() { \(code); \(style) } }"), with: rule).first
    )
    #expect((found.severity ?? rule.severity) == severity)
  }

  @Test(arguments: [
    ("private let gap = UILabel(); func f() { gap.text = \"\"; gap.textAlignment = .right }", true),
    ("let gap = UILabel(); func f() { gap.text = \"\"; gap.textAlignment = .right }", false),
    ("private let gap = UILabel(); func f() { gap.text = \"\"; gap.textAlignment = .right; gap.text = name }", false),
    ("private let gap = UILabel(); func f() { gap.text = \"\"; gap.textAlignment = .right; fill(gap) }", false),
    (
      "private let gap: UILabel = { let a = UILabel(); a.text = \"\"; a.textAlignment = .right; return a }()", true
    ),
    (
      "private let gap: UILabel = { let a = UILabel(); a.text = \"\"; a.textAlignment = .right; return a }(); func f() { gap.text = name }",
      false
    ),
  ])
  func `a label that shows nothing is let alone`(code: String, isSilent: Bool) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_text_alignment" })
    #expect(lint(Source("class A: UIView { \(code) }"), with: rule).isEmpty == isSilent)
  }

  @Test(arguments: [
    ("label.leadingAnchor.constraint(equalTo: a)", Severity.info),
    ("label.leadingAnchor.constraint(equalTo: a); label.trailingAnchor.constraint(lessThanOrEqualTo: b)", .warning),
    ("column.axis = .vertical; column.alignment = .leading; column.addArrangedSubview(label)", .warning),
  ])
  func `lines that nothing breaks are a hint`(layout: String, severity: Severity) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_text_alignment" })
    let code = """
      class Card: UIView {
        let label = UILabel().then { $0.numberOfLines = 0; $0.textAlignment = .right }
        func place() { \(layout) }
      }
      """
    let found = try #require(lint(Source(code), with: rule).first)
    #expect((found.severity ?? rule.severity) == severity)
  }

  @Test(arguments: [
    ("if let own { own.side } else { .left }", Severity.info), ("own?.side ?? .left", .info),
    ("if let own { .center } else { .left }", .warning),
    ("if wide { NSTextAlignment.center } else { .left }", .warning),
  ])
  func `a side for whoever chose none is a hint`(choice: String, severity: Severity) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_text_alignment" })
    let found = try #require(lint("func f() { let side: NSTextAlignment = \(choice) }", with: rule).first)
    #expect((found.severity ?? rule.severity) == severity)
  }

  @Test(arguments: [
    ("button.setContentHuggingPriority(.required, for: .horizontal)", Severity.info),
    ("button.setContentHuggingPriority(.required, for: .vertical)", .warning),
    ("button.setContentHuggingPriority(.defaultLow, for: .horizontal)", .warning),
  ])
  func `a control hugged tightly shows nothing of its alignment`(layout: String, severity: Severity) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_content_alignment" })
    let code = """
      class Card: UIView {
        let button = UIButton()
        func style() { button.contentHorizontalAlignment = .left; \(layout) }
      }
      """
    let found = try #require(lint(Source(code), with: rule).first)
    #expect((found.severity ?? rule.severity) == severity)
  }

  @Test func `constraints in extensions and styled texts are of the same label`() throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_text_alignment" })
    let style = "label.attributedText = .styled(text, alignment: .left)"
    let styled = "extension NSAttributedString { static func styled(_ text: String, alignment: NSTextAlignment) {} }\n"
    let place = "extension Card { func place() { label.leadingAnchor.constraint(equalTo: leadingAnchor) } }"
    let card = "class Card: UIView { let label = UILabel(); func style() { \(style) } }"
    #expect(lint(Source(styled + card + "\n" + place), with: rule).isEmpty)
    #expect(lint(Source(styled + card), with: rule).count == 1)
  }

  @Test(arguments: [
    ("button.titleLabel?.textAlignment = .left", true),
    ("button.titleLabel?.textAlignment = .left; button.titleLabel?.numberOfLines = 0", false),
    ("button.titleLabel?.textAlignment = .left; button.titleLabel?.lineBreakMode = .byWordWrapping", false),
    ("button.titleLabel?.textAlignment = .left; button.titleLabel?.lineBreakMode = .byTruncatingTail", true),
    ("cell.titleLabel.textAlignment = .left", false),
    ("class A { let name = UILabel().then { $0.textAlignment = .left }; let a = name.leadingAnchor }", true),
    (
      "class A { let name = UILabel().then { $0.textAlignment = .left; $0.numberOfLines = 0 }; func f() { name.leadingAnchor.constraint(equalTo: a); name.trailingAnchor.constraint(lessThanOrEqualTo: b) } }",
      false
    ),
    ("class A { func f() { [name].forEach { $0.textAlignment = .left }; name.leadingAnchor.isActive = true } }", true),
    (
      "class A { func f() { let b = NSButton(title: t, action: nil); b.alignment = NSTextAlignment.left; s.addArrangedSubview(b) } }",
      true
    ),
  ])
  func `the title of a button is as wide as its text`(code: String, hugs: Bool) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_text_alignment" })
    #expect(lint(Source(code), with: rule).isEmpty == hugs)
  }

  @Test(arguments: [
    (".required", ".defaultHigh", true), (".defaultHigh", ".required", false), (".defaultLow + 1", ".defaultLow", true),
    ("UILayoutPriority(rawValue: 751)", ".defaultHigh", true), (".defaultHigh", "UILayoutPriority(751)", false),
    ("UILayoutPriorityDefaultHigh", ".defaultLow", true), (".defaultHigh + 1", ".custom", false),
    (".custom", ".defaultLow", false), (".defaultLow", ".defaultLow - 1", false),
  ])
  func `of two neighbours the one that hugs more is as wide as its text`(own: String, other: String, hugs: Bool) throws
  {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_text_alignment" })
    let code = """
      class Card: UIView {
        let title = UILabel().then { $0.setContentHuggingPriority(\(other), for: .horizontal) }
        let label = UILabel()
        func place() {
          label.textAlignment = .right
          label.setContentHuggingPriority(\(own), for: .horizontal)
          title.leadingAnchor.constraint(equalTo: leadingAnchor)
          title.trailingAnchor.constraint(equalTo: label.leadingAnchor)
          label.trailingAnchor.constraint(equalTo: trailingAnchor)
        }
      }
      """
    #expect(lint(Source(code), with: rule).isEmpty == hugs)
  }

  @Test(arguments: [
    ("", true), ("; text.add(style)", false), ("; style.apply()", false), ("; style.lineSpacing = 4", true),
  ])
  func `a style that is given to nobody aligns nothing`(use: String, isLetAlone: Bool) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_text_alignment" })
    let code = "func f() { let style = NSMutableParagraphStyle(); style.alignment = .left\(use) }"
    #expect(lint(Source(code), with: rule).isEmpty == isLetAlone)
  }
}
