import RTLRuleKit
import RTLSyntax

struct AbsoluteTextAlignment: Rule {
  let id = "absolute_text_alignment"
  let summary = "Text aligned to the left or right in every language"
  let rationale = """
    Natural alignment, the default, begins text where the language begins it. Text aligned to the left stands at the \
    end of the line for readers of Arabic, Hebrew, Persian and Urdu, away from the icon or the field it belongs to. \
    There is no built-in alignment to the trailing edge: what should stand there has to ask for the direction.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "WWDC22 session 10107, Get it right (to left)",
  ]

  let types: Set<TypeKey> = Set(
    ["NSTextAlignment", "UITextAlignment", "CATextLayerAlignmentMode", "CTTextAlignment"].map { TypeKey($0) }
  )

  let bad: [Example] =
    [
      Example("label.textAlignment = .⟦left⟧", fixed: "label.textAlignment = .natural"),
      "price.textAlignment = .⟦right⟧",
      Example(
        """
        let style = NSMutableParagraphStyle()
        style.alignment = .⟦left⟧
        """,
        fixed: """
          let style = NSMutableParagraphStyle()
          style.alignment = .natural
          """
      ),
      Example("a.textAlignment = isLarge ? .⟦left⟧ : .center", fixed: "a.textAlignment = isLarge ? .natural : .center"),
      Example(
        "func styled(alignment: NSTextAlignment = .⟦left⟧) {}",
        fixed: "func styled(alignment: NSTextAlignment = .natural) {}"
      ),
      Example("var alignment: NSTextAlignment { .⟦left⟧ }", fixed: "var alignment: NSTextAlignment { .natural }"),
      "func alignment(of column: Int) -> NSTextAlignment { return column == 0 ? .natural : .⟦right⟧ }",
      "text.styled { style in style.headIndent = 8; style.alignment = .⟦right⟧ }",
      "let label = UILabel().then { $0.textAlignment = NSTextAlignment.⟦right⟧ }",
      Example("layer.alignmentMode = .⟦left⟧", fixed: "layer.alignmentMode = .natural"),
      "let tab = NSTextTab(textAlignment: .⟦right⟧, location: 200, options: [:])",
      """
      func line(alignment: Side) {}; func make(text: String, alignment: NSTextAlignment) -> UILabel { UILabel() }
      let total = make(text: title, alignment: .⟦right⟧)
      """,
      "let title = text.attributed(withColor: tint, fontSize: 14, alignment: .⟦right⟧)",
      "let emailField = UITextField(); emailField.textAlignment = .⟦left⟧", "say(Quote(iconAlignment: .⟦left⟧))",
      "let style = StringStyle(.color(.black), .alignment(.⟦left⟧))",
      Example("body.byAdding { $0.alignment = .⟦left⟧ }", fixed: "body.byAdding { $0.alignment = .natural }"),
      "func f() { var side: NSTextAlignment = .⟦left⟧; if let own = style { side = own }; label.textAlignment = side }",
      "Caption(title).font(.body, 18).multiline().alignment(.⟦left⟧)", "totalLabel.align(.⟦right⟧)",
      "func f() { if let s = attributes[.style] as? NSMutableParagraphStyle { s.alignment = .⟦left⟧ } }",
      "func f() { let s = BrandTextStyle(size: 12); s.alignment = .⟦right⟧; show(text, s) }",
      "func setTextAlignment(_ a: NSTextAlignment) { label.textAlignment = a }; func f() { setTextAlignment(.⟦left⟧) }",
      "class Sum: NSTextField {}; func f() { let sum = Sum(frame: .zero); sum.alignment = .⟦right⟧; show(sum) }",
    ] + Self.listed + Self.keyed + Self.unturned

  let good: [Example] = [
    "label.textAlignment = .natural", "label.textAlignment = isRTL ? .right : .left", "label.textAlignment = .center",
    """
    var alignment: NSTextAlignment {
      if let chosen = choices.first(where: { $0.key == key }) { return chosen.alignment }; return .left
    }
    """,
    "label.textAlignment = app.userInterfaceLayoutDirection == .leftToRight ? .left : .right",
    """
    switch traitCollection.layoutDirection {
    case .rightToLeft: detail.textAlignment = .left
    default: detail.textAlignment = .right
    }
    """,
    """
    enum TextAlignment { case left, right }; struct Header { var textAlignment: TextAlignment }
    func left() -> Header { Header(textAlignment: .left) }
    """,
    """
    enum Side { case left, right }
    extension Side {
      var textAlignment: NSTextAlignment {
        switch self {
        case .left: return .left
        case .right: return .right
        }
      }
    }
    """,
    "if label.textAlignment == .left { count += 1 }", "let side = membership == .left",
    "func f() { keys.alignment = .right; keys.baseWritingDirection = .leftToRight }",
    "node.horizontalAlignmentMode = .left", "stack.alignment = .leading", "mouse.button = .left",
    #"let choice = Choice(key: "right", title: "Right alignment", value: NSTextAlignment.right)"#,
    "button.titleLabel?.lineBreakMode = .byTruncatingTail; button.titleLabel?.textAlignment = .right",
    "class A { func f() { name.setContentHuggingPriority(.required, for: .horizontal); name.alignment = NSTextAlignment.left } }",
    "Text(title).multilineTextAlignment(.leading)", "a.byAdding { $0.edge = .left }", "Picture(photo).alignment(.left)",
    """
    var alignment: NSTextAlignment {
      if let chosen = choices.first(where: { $0.key == key }) { return chosen.value as? NSTextAlignment ?? .left }
      return .left
    }
    """,
    "func f() { var alignment: NSTextAlignment = .left; queue.sync { alignment = self.alignment }; draw(alignment) }",
    "text.append(\"  \".styled(font: .body, alignment: .left))", "shelf.sort(.size(4), .alignment(by: .left))",
    "class Tips: UIView { var side: NSTextAlignment = .left { didSet { label.textAlignment = side } } }",
    """
    private enum Style { enum Title { static let side: NSTextAlignment = .left }; enum Note { static let side = 1 } }
    func f() { label.width = Style.Note.side }
    """,
    """
    class A {
      let name: UILabel = {
        let label = UILabel()
        label.textAlignment = Style.side
        return label
      }()
      func f() { name.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true }
    }
    private enum Style { static let side = NSTextAlignment.left }
    """,
    "class A { let note = UITextView(); func f() { note.textAlignment = .left; note.attributedText = text } }",
    "func f() { title.text = \"اللغة\"; title.textAlignment = .right }", "card.flex.text(title).align(.left)",
    "Knob(title).textColor(ink).size(4).alignment(to: .left)", "ButtonView(title).font(.body).alignment(.left)",
    "row.fit { $0.alignment = .left }", "func f() { let s = BarStyle(size: 12); s.alignment = .left }",
    "func setTextAlignment(_ a: Side) { edge = a }; func f() { setTextAlignment(.left) }",
    "func f() { let gap = UILabel(); gap.text = \"  \"; gap.textAlignment = .right; row.addSubview(gap) }",
    "class A { let formula = MathLabel(); func f() { formula.textAlignment = .left } }",
    "if #available(macOS 10.11, *) { a.alignment = .natural } else { a.textAlignment = .left }",
    "let box: Style = [.size(large), .textAlignment(.left)]", "let edges = [.font(large), .alignment(.left)]",
    "enum Style { case font(Font), textAlign(Edge) }; let title: [Style] = [.font(large), .textAlign(.left)]",
    "let title: Style = [.font(large), .textAlignment(isRTL ? .right : .left)]",
    "class A { let b = UILabel(); init() { b.textAlignment = .left }; func g() { b.textAlignment = isRTL ? .right : .left } }",
    "class A { let b = { let l = UILabel(); l.textAlignment = .left; return l }(); func g() { if isRTL { b.textAlignment = .right } } }",
    "func f() { switch s { case .left: row.addArrangedSubview(b); b.textAlignment = .left; default: b.textAlignment = .natural } }",
    "class A { let b = UILabel(); func f() { b.textAlignment = .left }; func showArabic() { b.textAlignment = .right } }",
  ]

  let triggers: [Trigger] = [.word("left"), .word("right")]

  func check(_ site: Site) -> Finding? {
    guard site.structure.isMember(site.index) else { return nil }
    guard let type = site.file.type(ofMember: site.index) else { return foreign(site) }
    guard types.contains(type) else { return ofUnseenStyle(site) }
    if isDecided(site) { return nil }
    if let found = setByKey(site) { return found }
    switch site.place {
    case .compared, .pattern, .condition: return nil
    case .assigned(let property):
      let receiver = site.structure.receiverName(ofMember: property)
      let labels = labels(meantBy: receiver, property, site)
      let isHugged = !labels.isEmpty && labels.allSatisfy { isAsWideAsItsText($0, site.file) }
      // The lines of a text are not equally long.
      let hasLines = labels.contains { site.file.mayHaveLines($0) }
      if writesFromLeft(receiver, beside: property, site.file) || isHugged && !hasLines { return nil }
      if let receiver, isMeantOrUnseen(property, receiver, site) { return nil }
      var found = finding(site, holdsLatinText: receiver.map { holdsLatinText($0, site) } ?? false)
      if isHugged || isBehindNil(site.index, site.structure) || isHardlySeen(labels, receiver, property, site) {
        found.severity = .info
      }
      return found
    case .returned(let scope) where handsOnChoice(scope, site.structure): return nil
    case .initial where isFallback(site.index, site.structure):
      // Whoever chose nothing: it may be nobody.
      var found = finding(site, holdsLatinText: false)
      found.severity = .info
      return found
    case .initial(let declaration) where isOverwritten(declaration, site.file) || isUnseen(declaration, site.file):
      return nil
    case .argument(let call, _) where isOfBlanks(call, site.structure): return nil
    default:
      let label = labelOfText(site)
      if let label, isAsWideAsItsText(label, site.file) { return nil }
      var found = finding(site, holdsLatinText: false)
      if label.map({ isHuggedInInterface([$0], site.file) }) ?? isOpen(site) { found.severity = .info }
      return found
    }
  }

  private func finding(_ site: Site, holdsLatinText: Bool) -> Finding {
    if holdsLatinText {
      return Finding(
        site.range,
        "aligned to the \(site.text) in every language; right if it only ever holds codes or addresses, else use .natural",
        severity: .info
      )
    }
    guard site.is("left") else {
      return Finding(
        site.range,
        "aligned to the right in every language; use .natural, or choose by \(site.directionQuestion)"
      )
    }
    return Finding(
      site.range,
      "aligned to the left in every language; use .natural",
      fix: Fix(movesAlone(site) ? .safe : .unsafe, ".natural", [Edit(site.range, "natural")])
    )
  }
}
