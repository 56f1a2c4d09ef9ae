import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

/// A fix is safe where nothing that belongs to it stays behind.
@Suite struct FixSafetyTests {
  @Test(arguments: [
    ("class ProfileView: UIView", Fix.Safety.safe), ("class WelcomeIllustrationView: UIView", .unsafe),
    ("final class LoadingAnimation: UIView", .unsafe),
  ])
  func `what is part of a picture is left to a person`(type: String, safety: Fix.Safety) throws {
    let code =
      "\(type) { func f() { hill.leftAnchor.constraint(equalTo: sky.leftAnchor, constant: 8).isActive = true } }"
    #expect(try safetyOfFirstAnchorFix(in: code) == safety)
  }

  @Test(arguments: [("HillIllustrationView", Severity.info), ("HillView", nil)])
  func `what is part of a picture is a hint`(type: String, severity: Severity?) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_anchor" })
    let pin = "hill.leftAnchor.constraint(equalTo: sky.leftAnchor, constant: 8).isActive = true"
    #expect(lint(Source("class \(type): UIView { func f() { \(pin) } }"), with: rule).map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("SnapKit", "a.snp.makeConstraints { $0.left.equalTo(safeArea.left) }"),
    ("SnapKit", "a.snp.makeConstraints { $0.left.equalTo(isWide ? b.snp.left : b.snp.right) }"),
    ("SnapKit", "a.snp.makeConstraints { $0.left.equalTo(theme.edge!) }"),
    ("SnapKit", "a.snp.makeConstraints { $0.left.equalTo(sides[0]) }"),
    ("SnapKit", "a.snp.makeConstraints { $0.left.equalTo(safeLeft()) }"),
    ("SnapKit", "a.snp.makeConstraints { $0.left.equalTo(isWide ? b : c) }"),
    ("SnapKit", "let side = b.snp.left; a.snp.makeConstraints { $0.right.equalTo(side) }"),
    ("SnapKit", "var side: ConstraintItem { b.snp.left }; a.snp.makeConstraints { $0.right.equalTo(side) }"),
    ("Masonry", "a.mas_makeConstraints { make in make.left.equalTo(theme.leadingEdge) }"),
    ("PureLayout", "a.autoPinEdge(.left, to: edge, of: b)"),
    ("PureLayout", "a.autoPinEdge(.left, to: Theme.edge, of: b)"),
    ("PureLayout", "a.autoPinEdge(isWide ? .left : .right, to: .left, of: b)"),
    ("TinyConstraints", "a.left(to: b, b.rightAnchor)"),
    ("Cartography", "constrain(a, b) { a, b in a.left == edge }"),
    ("Cartography", "constrain(a, b) { a, b in edge == b.left }"),
    ("EasyPeasy", "a.easy.layout(Left(8).to(b, edge))"),
    ("Stevia", "a.Left == isWide ? b.Left : b.Right"),
  ])
  func `an end that cannot be read holds the other one`(library: String, code: String) throws {
    let found = try findings("import \(library)\nfunc f() { \(code) }", of: "absolute_layout_dsl")
    #expect(!found.isEmpty && found.allSatisfy { $0.fix == nil })
  }

  @Test(arguments: [
    ("SnapKit", "a.snp.makeConstraints { $0.left.equalTo(b.snp.right).offset(insets.left) }"),
    ("SnapKit", "a.snp.makeConstraints { $0.left.equalToSuperview() }"),
    ("SnapKit", "a.snp.makeConstraints { $0.left.equalTo(header.icon) }"),
    ("PureLayout", "a.autoPinEdge(.left, to: .right, of: b)"),
    ("PureLayout", "a.autoPinEdge(toSuperviewEdge: ALEdge.left)"),
    ("TinyConstraints", "a.left(to: b)"), ("Cartography", "constrain(a, b) { a, b in a.left == b.left + 8 }"),
    ("EasyPeasy", "a.easy.layout(Left(8).to(b, .right))"), ("Stevia", "a.Left == 8"), ("Stevia", "a.Left == -8"),
    ("PureLayout", "a.autoConstrainAttribute(.left, to: .vertical, of: b)"),
    ("SnapKit", "a.snp.makeConstraints { $0.left.equalTo(menuItem!) }"),
    ("SnapKit", "a.snp.makeConstraints { $0.left.equalTo(-8) }"),
  ])
  func `ends that are read move together`(library: String, code: String) throws {
    let found = try findings("import \(library)\nfunc f() { \(code) }", of: "absolute_layout_dsl")
    #expect(!found.isEmpty && found.allSatisfy { $0.fix != nil })
  }

  @Test(arguments: [
    (".right", true), ("NSLayoutConstraint.Attribute.right", true), (".centerX", true), ("edge", false),
    ("b.edge", false), ("isWide ? .left : .right", false), ("NSLayoutConstraint.Attribute(rawValue: 1)!", false),
    ("isWide ? .left : NSLayoutConstraint.Attribute.right", false),
  ])
  func `an attribute that cannot be read holds the other one`(second: String, isFixed: Bool) throws {
    let code = """
      NSLayoutConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: \(second), \
      multiplier: 1, constant: 8).isActive = true
      """
    let found = try findings("func f() { \(code) }", of: "absolute_constraint_attribute")
    #expect(!found.isEmpty && found.allSatisfy { ($0.fix != nil) == isFixed })
  }

  private func findings(_ code: String, of id: String) throws -> [Finding] {
    lint(Source(code), with: try #require(allRules.map(\.rule).first { $0.id == id }))
  }

  @Test(arguments: [("chart.leftMargin", Fix.Safety.unsafe), ("chart.margin", .safe)])
  func `what fills a side of the screen is left to a person`(width: String, safety: Fix.Safety) throws {
    let code = """
      class AxisView: UIView {
        func f() {
          hill.leftAnchor.constraint(equalTo: sky.leftAnchor, constant: 8).isActive = true
          hill.widthAnchor.constraint(equalToConstant: \(width)).isActive = true
        }
      }
      """
    #expect(try safetyOfFirstAnchorFix(in: code) == safety)
  }

  @Test(arguments: [("hill", Fix.Safety.unsafe), ("tree", .safe)])
  func `what is placed by its frame too is left to a person`(view: String, safety: Fix.Safety) throws {
    let code = """
      class ProfileView: UIView {
        func f() { hill.leftAnchor.constraint(equalTo: sky.leftAnchor, constant: 8).isActive = true }
        func layoutByHand() { \(view).frame = CGRect(x: bounds.width - 8, y: 0, width: 8, height: 8) }
      }
      """
    #expect(try safetyOfFirstAnchorFix(in: code) == safety)
  }

  @Test(arguments: [
    ("let left = CONSTRAINT; left.constant = bar.frame.minX", Fix.Safety.unsafe),
    ("let left = CONSTRAINT; mover = Mover(edge: left)", .unsafe),
    ("let left = CONSTRAINT; left.isActive = true", .safe), ("let all = [CONSTRAINT]; activate(all)", .safe),
  ])
  func `an edge that others move is left to a person`(code: String, safety: Fix.Safety) throws {
    let constraint = "marker.leftAnchor.constraint(equalTo: ruler.leftAnchor, constant: 8)"
    #expect(try safetyOfFirstAnchorFix(in: code.replacing("CONSTRAINT", with: constraint)) == safety)
    let helper = constraint.replacing("8", with: "leftMargin")
    #expect(try safetyOfFirstAnchorFix(in: "func add(leftMargin: CGFloat) { \(helper) }") == .unsafe)
  }

  @Test(arguments: [
    ("icon.centerXAnchor.constraint(equalTo: self.leftAnchor, constant: 28).isActive = true", Fix.Safety.unsafe),
    ("icon.centerXAnchor.constraint(equalTo: self.centerXAnchor).isActive = true", .safe),
    ("other.centerXAnchor.constraint(equalTo: self.leftAnchor, constant: 28).isActive = true", .unsafe),
    ("other.centerXAnchor.constraint(equalTo: box.leftAnchor, constant: 28).isActive = true", .safe),
    ("ownLayoutGuide.rightAnchor.constraint(equalTo: icon.leftAnchor).isActive = true", .unsafe),
    ("scrollView.addSubview(name)", .unsafe), ("addSubview(name)", .safe),
  ])
  func `views held by their middles, guides and pages that scroll are asked`(code: String, safety: Fix.Safety) throws {
    let row = "name.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 16).isActive = true"
    #expect(try safetyOfFirstAnchorFix(in: "class Cell: UIView { func f() { \(row); \(code) } }") == safety)
    let lists = "recentTableView.leftAnchor.constraint(equalTo: allTableView.rightAnchor).isActive = true"
    #expect(try safetyOfFirstAnchorFix(in: "class Cell: UIView { func f() { \(lists) } }") == .unsafe)
  }

  @Test func `a badge whose notch is drawn with the same constant is left to a person`() throws {
    let badge = "badge.rightAnchor.constraint(equalTo: box.rightAnchor, constant: Style.margin).isActive = true"
    let notch = "let notch = CGRect(x: bounds.maxX - Style.margin, y: 0, width: 9, height: 9)"
    #expect(try safetyOfFirstAnchorFix(in: "func f() { \(badge) }") == .safe)
    #expect(try safetyOfFirstAnchorFix(in: "func f() { \(badge); \(notch) }") == .unsafe)
    let other = notch.replacing("margin", with: "width")
    #expect(try safetyOfFirstAnchorFix(in: "func f() { \(badge); \(other) }") == .safe)
  }

  @Test func `what a helper pins by its side keeps what goes with it`() throws {
    let row = "name.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 16).isActive = true"
    let type = { (helper: String) in "class Row: UIView { func f() { \(row); \(helper) } }" }
    #expect(try safetyOfFirstAnchorFix(in: type("icon.setConstraints(top: box, left: box)")) == .unsafe)
    #expect(try safetyOfFirstAnchorFix(in: type("icon.setConstraints(top: box, leading: box)")) == .safe)
    #expect(try safetyOfFirstAnchorFix(in: type("icon.inset(top: 4, left: 8)")) == .unsafe)
    #expect(try safetyOfFirstAnchorFix(in: type("icon.inset(top: 4, leading: 8)")) == .safe)
  }

  @Test func `what scrolls is left to a person, in a row or by one edge`() throws {
    let row = "name.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 16).isActive = true"
    #expect(try safetyOfFirstAnchorFix(in: "class Pages: UIScrollView { func f() { \(row) } }") == .unsafe)
    #expect(try safetyOfFirstAnchorFix(in: "class Pages: UIView { func f() { \(row) } }") == .safe)
    let left = "card.leftAnchor.constraint(equalTo: scrollView.leftAnchor).isActive = true"
    #expect(try safetyOfFirstAnchorFix(in: left) == .unsafe)
    let right = left.replacing("left", with: "right")
    #expect(try safetyOfFirstAnchorFix(in: "func f() { \(left); \(right) }") == .safe)
  }

  @Test(arguments: [
    ("button.contentHorizontalAlignment = .left", Fix.Safety.safe),
    ("button.contentHorizontalAlignment = .left; button.imageEdgeInsets.right = 8", .unsafe),
    ("button.contentHorizontalAlignment = .left; other.imageEdgeInsets.right = 8", .safe),
    ("button.imagePosition = .imageLeft", .safe),
    ("button.imagePosition = .imageLeft; button.alignment = .left", .unsafe),
    ("button.contentHorizontalAlignment = .right; row.semanticContentAttribute = .forceLeftToRight", .unsafe),
    ("label.textAlignment = .left", .safe),
    (
      "class A: UIView { func f() { label.textAlignment = .left; badge.centerXAnchor.constraint(equalTo: centerXAnchor, constant: 60) } }",
      .unsafe
    ),
    (
      "class A: UIView { func f() { label.textAlignment = .left; badge.centerXAnchor.constraint(equalTo: centerXAnchor) } }",
      .safe
    ),
    ("class A: UIButton { func f() { contentHorizontalAlignment = .left } }", .unsafe),
    ("label.textAlignment = .left; row.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)", .unsafe),
    ("label.textAlignment = .left; row.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)", .safe),
    ("left.textAlignment = .left; right.textAlignment = .right", .unsafe),
    ("let unit = UILabel(frame: CGRect(x: 40, y: 0, width: 9, height: 9)); unit.textAlignment = .left", .unsafe),
    ("func f() { action.setValue(CATextLayerAlignmentMode.left, forKey: \"titleTextAlignment\") }", .unsafe),
    (
      "class Toast: UIView { var lines: NSTextAlignment = .left; func f() { icon.frame = CGRect(x: 8, y: 0) } }",
      .unsafe
    ),
    ("class Card: UIView { func f() { title.textAlignment = .left; urlLabel.textAlignment = .left } }", .unsafe),
    ("class A { func f() { l.textAlignment = .left }; func g() { l.textAlignment = .right } }", .unsafe),
    ("class A { func f() { b.titleLabel!.textAlignment = .left; b.contentHorizontalAlignment = .center } }", .unsafe),
    ("title.textAlignment = chosen?.alignment ?? .left", .unsafe),
    ("class A { func f() { caption.alignmentMode = .left } }", .unsafe),
    ("class A { func f() { b.contentHorizontalAlignment = .left; s = base.byAdding(.alignment(.left)) } }", .unsafe),
    (
      "class A { func f() { b.imagePosition = .imageLeft }; func g() { b.imagePosition = x ? .imageLeft : .noImage } }",
      .unsafe
    ),
    ("class A { func f() { b.imagePosition = .imageLeft }; func g() { b.imagePosition = .noImage } }", .safe),
    ("class A { func f() { b.imagePosition = .imageLeft; b.image = NSImage(named: \"arrow_right\") } }", .unsafe),
    ("func f() { paragraphStyle.alignment = .left; text.draw(in: CGRect(x: 8, y: 0, width: 40, height: 9)) }", .unsafe),
    ("let tab = NSTextTab(textAlignment: .left, location: 8)", .unsafe),
    ("let s = text.styled { s in s.headIndent = 8; s.alignment = .left }", .unsafe),
    ("let s = text.styled { s in s.paragraphSpacing = 8; s.alignment = .left }", .safe),
    (
      "func f() { label.textAlignment = .left }; func g() { label.leftAnchor.constraint(equalTo: a.rightAnchor) }",
      .unsafe
    ),
    (
      "func f() { label.textAlignment = .left }; func g() { label.leadingAnchor.constraint(equalTo: a.leadingAnchor) }",
      .safe
    ),
    ("func f() { label.textAlignment = .left }; func g() { label.autoPinEdge(.left, to: .right, of: icon) }", .unsafe),
    (
      "func f() { label.textAlignment = .left }; func g() { label.frame = CGRect(x: 45, y: 0, width: 9, height: 9) }",
      .unsafe
    ),
    (
      "func f() { bar.contentHorizontalAlignment = .left }; func g() { bar.leftAnchor.constraint(equalTo: safeLeft) }",
      .unsafe
    ),
    (
      "class Card: UIView { func f() { title.textAlignment = .left; icon.snp.makeConstraints { $0.left.equalTo(self) } } }",
      .unsafe
    ),
    (
      "class Card: UIView { func f() { title.textAlignment = .left; icon.snp.makeConstraints { $0.left.right.equalTo(self) } } }",
      .safe
    ),
    (
      "title.textAlignment = .left; icon.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 8); "
        + "private let icon = UIView(), card = UIView()",
      .safe
    ),
    ("title.textAlignment = .left; icon.leftAnchor.constraint(equalTo: edge, constant: 8)", .unsafe),
    ("class Toast: UIView { func f() { title.textAlignment = .left; icon.frame = iconRect } }", .unsafe),
    ("class Toast: UIView { func f() { title.textAlignment = .left; icon.frame = bounds } }", .safe),
    (
      "class A: UIView { let title: UILabel = { let label = UILabel(); label.textAlignment = .left; return label }()\nfunc f() { title.pin(.left, to: .left, of: self) } }",
      .unsafe
    ),
    (
      "class A: UIView { let hashLabel: UILabel = { let label = UILabel(); label.textAlignment = .left; return label }() }",
      .unsafe
    ),
    (
      "class A: UIView { let url: UILabel = { let l = UILabel(); l.textAlignment = .left; return l }()\nfunc f() { title.textAlignment = .left } }",
      .unsafe
    ),
    (
      "class A: UIView { let start = NSTextAlignment.left\nlet end = NSTextAlignment.right }",
      .unsafe
    ),
    ("class PriceModel { func f() { price.attributed(color: tint, fontSize: 14, alignment: .left) } }", .unsafe),
    ("class PriceView { func f() { price.attributed(color: tint, fontSize: 14, alignment: .left) } }", .safe),
    ("class PriceView { func f() { show(NoticeText(price, textAlignment: .left)) } }", .unsafe),
    ("class CodeSampleView: UIView { func f() { label.textAlignment = .left } }", .unsafe),
    ("class Field: UITextField { func f() { self.textAlignment = .left } }", .unsafe),
    ("class SettingsModel { func f() { paragraphStyle.alignment = .left } }", .unsafe),
    ("class SettingsView { func f() { paragraphStyle.alignment = .left } }", .safe),
    ("class A: UIView { @IBOutlet weak var b: UIButton!; func f() { b.contentHorizontalAlignment = .left } }", .unsafe),
    (
      "class A: UIView { var c: UIControl.ContentHorizontalAlignment { .left }; var t: NSTextAlignment { .right } }",
      .unsafe
    ),
    ("var preferred: NSTextAlignment { if isPlain { return .left }; return stored ?? .left }", .unsafe),
  ])
  func `what goes with an alignment and stays makes its fix unsafe`(code: String, safety: Fix.Safety) throws {
    let rules = allRules.map(\.rule).filter { $0.id.hasSuffix("_alignment") }
    let fixes = rules.flatMap { lint(Source(code), with: $0) }.compactMap(\.fix)
    #expect(try #require(fixes.first).safety == safety)
  }

  @Test(arguments: [
    ("back.trailingAnchor.constraint(equalTo: bar.trailingAnchor)", Fix.Safety.safe),
    ("back.leftAnchor.constraint(equalTo: bar.leftAnchor)", .unsafe),
    ("back.pin(.left, to: .left, of: bar)", .unsafe), ("next.pin(.left, to: .left, of: bar)", .safe),
    ("back.snp.makeConstraints { $0.left.equalToSuperview() }", .unsafe),
    ("back.snp.makeConstraints { $0.leading.equalToSuperview() }", .safe), ("back.frame.origin.x = 8", .unsafe),
  ])
  func `an arrow at an edge that stays is left to a person`(placing: String, safety: Fix.Safety) throws {
    let symbol = "UIImage(systemName: \"chevron.left\")"
    let shown = [
      "back.setImage(\(symbol), for: .normal)", "back.image = \(symbol)", "let back = UIImageView(image: \(symbol))",
      "let arrow = \(symbol)\nback.setImage(arrow, for: .normal)",
      "let back: UIImageView = { let view = UIImageView(image: \(symbol)); return view }()",
    ]
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_symbol" })
    for code in shown {
      let found = try #require(lint(Source("\(code)\nfunc f() { \(placing) }"), with: rule).first)
      #expect(found.fix?.safety == safety, "\(code)")
    }
  }

  @Test(arguments: [("TitleBar", Fix.Safety.safe), ("TerminalBar", .unsafe), ("KeyboardRow", .unsafe)])
  func `a key may mean its side`(type: String, safety: Fix.Safety) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_symbol" })
    let symbol = "UIImage(systemName: \"chevron.left\")"
    let code = "class \(type): UIView { func f() { back.setImage(\(symbol), for: .normal) } }"
    #expect(try #require(lint(Source(code), with: rule).first).fix?.safety == safety)
  }

  @Test(arguments: [
    ("scroll.setContentOffset(CGPoint(x: scroll.contentOffset.x + 8, y: 0), animated: true)", Fix.Safety.unsafe),
    ("pages.showNext()", .safe),
  ])
  func `an arrow that scrolls by points is left to a person`(action: String, safety: Fix.Safety) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_symbol" })
    for code in [
      """
      lazy var next: UIButton = {
        let button = UIButton()
        button.setImage(UIImage(systemName: "chevron.right"), for: .normal)
        button.addTarget(self, action: #selector(showNext), for: .touchUpInside)
        return button
      }()
      @objc func showNext() { \(action) }
      """,
      "Button { \(action) } label: { Image(systemName: \"chevron.right\") }",
      "Button(action: showNext) { HStack { Image(systemName: \"chevron.right\") } }\nfunc showNext() { \(action) }",
    ] {
      let found = try #require(lint(Source(code), with: rule).first)
      #expect(found.fix?.safety == safety, "\(code)")
    }
  }

  @Test(arguments: [
    ("", Fix.Safety.safe), (".gesture(DragGesture().onEnded { if $0.translation.width > 8 { page += 1 } })", .unsafe),
    (".onKeyPress(.rightArrow) { page += 1 }", .unsafe), (".onKeyPress(.upArrow) { page += 1 }", .safe),
  ])
  func `an arrow beside a drag or a key that keeps its side is left to a person`(
    _ modifier: String,
    _ safety: Fix.Safety
  ) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_symbol" })
    let code = """
      import SwiftUI
      struct Pages: View {
        var body: some View { HStack { Image(systemName: "chevron.right") }\(modifier) }
      }
      """
    #expect(try #require(lint(Source(code), with: rule).first).fix?.safety == safety)
  }

  @Test(arguments: [
    ("constraints.first { $0.firstItem === box && $0.firstAttribute == .left }?.isActive = false", false),
    ("let old = constraints.filter { .right == $0.secondAttribute }", false),
    ("for c in constraints { switch c.firstAttribute { case .left: c.constant = 8\ndefault: break } }", false),
    ("constraints.first { $0.firstAnchor == box.leftAnchor }?.constant = 8", false),
    ("constraints.first { $0.firstAttribute == .top }?.isActive = false", true),
  ])
  func `what is looked up by its side stays`(_ lookUp: String, _ moves: Bool) throws {
    let ways = [
      ("absolute_anchor", "box.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 8).isActive = true"),
      (
        "absolute_constraint_attribute",
        "let c = NSLayoutConstraint(item: box, attribute: .left, relatedBy: .equal, toItem: card, attribute: .left, "
          + "multiplier: 1, constant: 8)"
      ),
      ("absolute_layout_dsl", "box.snp.makeConstraints { $0.left.equalTo(card).offset(8) }"),
    ]
    for (id, constraint) in ways {
      let rule = try #require(allRules.map(\.rule).first { $0.id == id })
      let findings = lint(Source("func make() { \(constraint) }\nfunc find() { \(lookUp) }"), with: rule)
      #expect(findings.contains { $0.fix != nil } == moves, "\(id)")
    }
  }

  @Test(arguments: [
    ("box.snp.makeConstraints { $0.left.right.equalToSuperview() }", 3),
    ("self.box.snp.remakeConstraints { make in make.left.equalToSuperview() }", 2),
    ("other.snp.makeConstraints { $0.left.equalToSuperview() }", nil),
    ("", nil),
  ])
  func `blocks that make and update move together`(_ making: String, _ edits: Int?) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_layout_dsl" })
    let code = """
      class Card: UIView {
        func update() { box.snp.updateConstraints { $0.left.equalToSuperview().offset(16) } }
        func make() { \(making) }
      }
      class Other: UIView { func make() { box.snp.makeConstraints { $0.left.right.equalToSuperview() } } }
      """
    let update = try #require(lint(Source(code), with: rule).first)
    #expect(update.fix?.edits.count == edits)
  }

  @Test(arguments: [
    "box.snp.makeConstraints { $0.left.equalToSuperview().offset(9) }",
    "NSLayoutConstraint(item: box, attribute: .left, relatedBy: .equal, toItem: card, attribute: .left, multiplier: 1, constant: 8)",
    "import PureLayout\nbox.autoPinEdge(toSuperviewEdge: .left)",
    "NSLayoutConstraint.constraints(withVisualFormat: \"H:|-[box]\", options: .directionLeftToRight, metrics: nil, views: views)",
  ])
  func `what is pinned in two ways stays`(other: String) throws {
    let anchor = "box.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -3).isActive = true"
    let ids = ["absolute_anchor", "absolute_layout_dsl", "absolute_visual_format", "absolute_constraint_attribute"]
    let rules = allRules.map(\.rule).filter { ids.contains($0.id) }
    let both = rules.flatMap { lint(Source("\(other)\n\(anchor)"), with: $0) }
    #expect(both.count == 2 && both.allSatisfy { $0.fix == nil })
    let alone = rules.flatMap { lint(Source(other), with: $0) }
    #expect(alone.count == 1 && alone.allSatisfy { $0.fix != nil })
  }

  @Test(
    arguments: ["Card", "Other"],
    [
      "box.rightAnchor.constraint(equalTo: self.rightAnchor, constant: 9)",
      "self.box.snp.makeConstraints { $0.right.equalToSuperview() }",
      "NSLayoutConstraint(item: box!, attribute: .right, relatedBy: .equal, toItem: nil, attribute: .right)",
      "box.autoPinEdge(toSuperviewEdge: .right)", "box.rightToSuperview(offset: 8)",
      "box.autoConstrainAttribute(.right, to: .right, of: self)",
      "let c: NSLayoutConstraint = .init(item: box, attribute: .right, relatedBy: .equal, toItem: nil, attribute: .right)",
    ]
  )
  func `what another file pins stays, however each of them does`(_ type: String, _ pin: String) throws {
    let other = Structure(Source("import SnapKit\nextension \(type) { func g() { \(pin) } }"))
    for own in [
      "box.leftAnchor.constraint(equalTo: self.leftAnchor, constant: 8)",
      "box.snp.makeConstraints { $0.left.equalToSuperview().offset(8) }",
      "NSLayoutConstraint(item: box, attribute: .left, relatedBy: .equal, toItem: self, attribute: .left, constant: 8)",
      "box.autoPinEdge(toSuperviewEdge: .left, withInset: 8)",
    ] {
      let made = Structure(Source("import SnapKit\nclass Card: UIView { func f() { \(own) } }"))
      let file = LintedFile(path: "A.swift", structure: made, project: ProjectIndex([made, other]))
      let ids = ["absolute_anchor", "absolute_layout_dsl", "absolute_constraint_attribute"]
      let findings = Dispatch(allRules.filter { ids.contains($0.rule.id) }).findings(in: file)
      #expect(findings.count == 1)
      #expect((findings.first?.finding.fix != nil) == (type == "Other"), "\(own)")
    }
  }

  @Test(arguments: [
    ("class Sheet { let card = Card(); func g() { card.box.rightAnchor.constraint(equalTo: end) } }", false),
    ("final class Wide: Card { func g() { box.snp.makeConstraints { $0.right.equalToSuperview() } } }", false),
    ("class Sheet { func g() { let other = card.box\nother.rightAnchor.constraint(equalTo: end) } }", false),
    ("func g() { for view in [card.box, card.icon] { view.rightAnchor.constraint(equalTo: end) } }", false),
    ("func g() { [card.box, card.icon].forEach { $0.rightAnchor.constraint(equalTo: end) } }", false),
    ("func h(_ v: UIView) { v.rightAnchor.constraint(equalTo: end) }\nfunc g() { h(card.box) }", false),
    ("import Cartography\nfunc g() { constrain(card.box) { $0.right == $0.superview!.right } }", false),
    ("func g() { for view in [card.box, card.icon] { view.topAnchor.constraint(equalTo: end) } }", true),
    ("func g() { let label = UILabel()\nlabel.rightAnchor.constraint(equalTo: end); add(card.box) }", true),
    ("class Sheet { let box = UIView(); func g() { box.rightAnchor.constraint(equalTo: end) } }", true),
    ("class Sheet { func g() { card.box.topAnchor.constraint(equalTo: end) } }", true),
  ])
  func `what another type pins stays`(_ other: String, _ moves: Bool) throws {
    let made = Structure(
      Source(
        "class Card: UIView { let box = UIView(); func f() { box.leftAnchor.constraint(equalTo: self.leftAnchor) } }"
      )
    )
    let project = ProjectIndex([made, Structure(Source("import SnapKit\n\(other)"))])
    let file = LintedFile(path: "A.swift", structure: made, project: project)
    let anchor = try #require(file.landmarks.edgeAnchors.first)
    #expect((file.anchorFix(for: try #require(file.anchorConstraint(from: anchor))) != nil) == moves)
  }

  @Test(arguments: [
    ("addSubview(box); box.backgroundColor = .red; box.topAnchor.constraint(equalTo: topAnchor)", true),
    ("[box, icon].forEach(addSubview); [box].forEach { addSubview($0) }; theme.style(box)", true),
    ("navigationItem.titleView = box; if box == icon { bringSubviewToFront(box) }", true),
    ("show { box.isHidden = true }; box?.alpha = 0; addSubview(box); insertSubview(box, at: 0)", true),
    ("addSubview(box, right: 8)", false), ("addSubview(box) { $0.pin() }", false), ("box.layout { pin($0) }", false),
    ("box.set(right: 8)", false), ("box.set(.right, 8)", false),
    ("self.box!.rightAnchor.constraint(equalTo: e)", false),
    ("strongSelf.box.rightAnchor.constraint(equalTo: e)", false), ("func h() -> UIView { return box }", false),
    ("box.contentHorizontalAlignment = .left", false), ("box.contentHorizontalAlignment = .leading", true),
    ("[box].forEach { $0.isHidden = true; addSubview($0) }; if let view = icon as? Card { addSubview(view) }", true),
    ("for view in [box, icon] { view.alpha = 0; addSubview(view) }", true),
    ("for view in [box, icon] { addSubview(view); view.rightAnchor.constraint(equalTo: e) }", false),
    ("for view in [box, icon] { view.pin() }", false), ("for (view, gap) in [(box, 8)] { pin(view, gap) }", false),
    ("[box].forEach { addSubview($0); $0.rightAnchor.constraint(equalTo: e) }", false),
    ("[box].forEach { addSubview($0); pin($0) }", false), ("[box].forEach { view in addSubview(view) }", false),
    ("pin(box as UIView)", false), ("(isOn ? box : icon).pin()", false), ("switch box { case let v: pin(v) }", false),
    ("box.rounded(by: 8).pinRight(to: self)", false), ("box.add(to: self).set(right: 8)", false),
    ("box.trailing(8)", false), ("box.layoutEnd(8)", false), ("box.layoutIfNeeded()", true),
    ("addSubview(box, to: .right)", false), ("box.style(title).then { $0.pin() }", false),
    ("pinRight(box, self)", false), ("box.pinToRight(of: self)", false), ("box[keyPath: \\.rightAnchor].pin()", false),
    ("let other = box\nother.pin()", false), ("[box, icon].forEach { layOut($0) }", false),
    ("NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: [\"b\": box])", false),
  ])
  func `one edge does not move alone where other code may hold the other`(_ use: String, _ isSafe: Bool) throws {
    #expect(try (safetyOfPin(beside: use) == .safe) == isSafe)
  }

  /// The fix of the only edge of a view, with other code in the same type.
  private func safetyOfPin(beside use: String, kept: String = "private let box", and other: String = "") throws
    -> Fix.Safety?
  {
    let code = """
      class Card: UIView {
        \(kept) = UIView(), icon = UIView()
        func f() { box.leftAnchor.constraint(equalTo: self.leftAnchor).isActive = true }
        func g() { \(use) }
      }
      """
    let rule = try #require(allRules.first { $0.rule.id == "absolute_anchor" }).rule
    return lint(Source(code + other), with: rule).first?.fix?.safety
  }

  @Test(arguments: [
    "let box", "var box", "@IBOutlet private weak var box", "internal let box", "private(set) var box",
  ])
  func `one edge does not move alone where another file can name its view`(_ kept: String) throws {
    #expect(try safetyOfPin(beside: "addSubview(box)") == .safe)
    #expect(try safetyOfPin(beside: "addSubview(box)", kept: kept) == .unsafe)
  }

  @Test func `one edge does not move alone where another type of the file pins the view`() throws {
    let sheet = "class Sheet { func f() { card.box.END.constraint(equalTo: end) } }"
    for (anchor, isSafe) in [("rightAnchor", false), ("topAnchor", true)] {
      let other = sheet.replacing("END", with: anchor)
      #expect(try (safetyOfPin(beside: "addSubview(box)", and: other) == .safe) == isSafe)
    }
  }

  @Test func `both edges move together whatever else is done with the view`() throws {
    let right = "box.rightAnchor.constraint(equalTo: self.rightAnchor, constant: 9).isActive = true"
    for use in ["pinRight(box, self)", "show(box)", "let other = box"] {
      #expect(try safetyOfPin(beside: use) == .unsafe)
      #expect(try safetyOfPin(beside: "\(right); \(use)", kept: "let box") == .safe)
    }
  }

  @Test func `what its own type pins stays where another pins it too`() throws {
    let own = Structure(
      Source("class Card: UIView { let box = UIView(); func f() { box.leftAnchor.constraint(equalTo: end) } }")
    )
    let code =
      "import PureLayout\nclass Sheet { let card = Card(); func g() { card.box.autoPinEdge(toSuperviewEdge: .right) } }"
    let other = Structure(Source(code))
    let rules = allRules.filter { $0.rule.id == "absolute_layout_dsl" }
    for (project, moves) in [(ProjectIndex([own, other]), false), (ProjectIndex([other]), true)] {
      let findings = Dispatch(rules).findings(in: LintedFile(path: "B.swift", structure: other, project: project))
      #expect(findings.map { $0.finding.fix != nil } == [moves])
    }
  }

  @Test(arguments: [
    ("card.box.snp.updateConstraints { $0.left.equalToSuperview() }", false),
    ("card.box.snp.updateConstraints { $0.top.equalToSuperview() }", true),
    ("extension Card { func g() { box.snp.updateConstraints { $0.left.equalToSuperview() } } }", false),
    ("extension Other { func g() { box.snp.updateConstraints { $0.left.equalToSuperview() } } }", true),
  ])
  func `what another file updates stays`(_ update: String, _ moves: Bool) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_layout_dsl" })
    let making = "class Card { func f() { box.snp.makeConstraints { $0.left.equalToSuperview().offset(8) } } }"
    let made = Structure(Source("import SnapKit\n\(making)"))
    let other = Structure(Source("import SnapKit\n\(update)"))
    let project = ProjectIndex([made, other])
    let file = LintedFile(path: "A.swift", structure: made, project: project)
    let finding = try #require(Dispatch([CatalogedRule(category: "", rule)]).findings(in: file).first?.finding)
    #expect((finding.fix != nil) == moves)
  }

  @Test(arguments: [
    ("1.0 as CGFloat", true), ("CGFloat(1)", true), ("1.00", true), ("0.5", false), ("share", false),
  ])
  func `what stands at a part of the width stays`(factor: String, moves: Bool) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_constraint_attribute" })
    let code = """
      NSLayoutConstraint.init(item: box as Any, attribute: .left, relatedBy: .equal, toItem: self, attribute: .left,
        multiplier: \(factor), constant: 8).isActive = true
      """
    #expect((lint(Source(code), with: rule).first?.fix != nil) == moves)
  }

  @Test func `both edges of an item move together`() throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_constraint_attribute" })
    func edge(_ side: String, of item: String) -> String {
      "NSLayoutConstraint(item: \(item), attribute: .\(side), relatedBy: .equal, toItem: self, attribute: .\(side), "
        + "multiplier: 1, constant: \(side == "left" ? 8 : 20)).isActive = true"
    }
    let code = [edge("left", of: "box"), edge("right", of: "self.box!"), edge("left", of: "card")].joined(
      separator: "\n"
    )
    #expect(lint(Source(code), with: rule).map { $0.fix?.edits.count } == [4, 4, 2])
  }

  /// With the views that nobody else can reach.
  private func safetyOfFirstAnchorFix(in code: String) throws -> Fix.Safety? {
    let views = ["hill", "sky", "marker", "ruler", "name", "icon", "badge", "box", "card"].map { "\($0) = UIView()" }
    let code = code + "\nprivate let " + views.joined(separator: ", ")
    let file = LintedFile(path: "A.swift", structure: Structure(Source(code)), project: ProjectIndex())
    let anchor = try #require(file.landmarks.edgeAnchors.first)
    return file.anchorFix(for: try #require(file.anchorConstraint(from: anchor)))?.safety
  }
}
