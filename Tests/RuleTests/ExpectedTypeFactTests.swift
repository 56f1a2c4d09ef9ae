import RTLRuleKit
import RTLSyntax
import Testing

/// What type has `.left`? Each place that can name it, and each that only looks as if.
@Suite struct ExpectedTypeFactTests {
  private func type(_ code: String) throws -> TypeKey? {
    let (file, expression) = try marked(code)
    return file.type(ofMember: expression.last)
  }

  private static let text = "NSTextAlignment"

  // MARK: - Properties

  @Test(arguments: [
    ("label.textAlignment = ⟦.left⟧", text), ("self.card.title?.textAlignment = ⟦.left⟧", text),
    ("label.do { $0.textAlignment = ⟦.left⟧ }", text), ("let l = UILabel().then { $0.textAlignment = ⟦.left⟧ }", text),
    ("with(label) { $0.textAlignment = ⟦.left⟧ }", text),
    ("extension UILabel { func f() { textAlignment = ⟦.left⟧ } }", text),
    ("button.contentHorizontalAlignment = ⟦.left⟧", "UIControl.ContentHorizontalAlignment"),
    ("layer.alignmentMode = ⟦.left⟧", "CATextLayerAlignmentMode"),
    ("button.imagePosition = ⟦.imageLeft⟧", "NSControl.ImagePosition"),
    ("let pan = UIScreenEdgePanGestureRecognizer(); pan.edges = ⟦.left⟧", "UIRectEdge"),
    ("let pan = UIScreenEdgePanGestureRecognizer().then { $0.edges = ⟦.left⟧ }", "UIRectEdge"),
    (
      "let swipe = UISwipeGestureRecognizer(target: self, action: nil); swipe.direction = ⟦.left⟧",
      "UISwipeGestureRecognizer.Direction"
    ),
    ("let swipe: UISwipeGestureRecognizer? = make(); swipe?.direction = ⟦.left⟧", "UISwipeGestureRecognizer.Direction"),
    ("let style = NSMutableParagraphStyle(); style.alignment = ⟦.left⟧", text),
    ("let style = NSMutableParagraphStyle().with { $0.alignment = ⟦.left⟧ }", text),
    ("let field: NSTextField = make(); field.alignment = ⟦.left⟧", text),
    ("class Amount: NSTextField { func f() { alignment = ⟦.left⟧ } }", text),
    ("class Amount: NSTextField {}; class Total: Amount { func f() { self.alignment = ⟦.left⟧ } }", text),
    ("extension NSTextField { func f() { alignment = ⟦.left⟧ } }", text),
    ("let stack = NSStackView(); stack.alignment = ⟦.left⟧", "NSLayoutConstraint.Attribute"),
  ])
  func `a property names it`(_ code: String, _ expected: String) throws {
    #expect(try type(code) == TypeKey(expected))
  }

  // MARK: - Arguments

  @Test(arguments: [
    ("NSLayoutConstraint(item: a, attribute: ⟦.left⟧, relatedBy: .equal, toItem: b)", "NSLayoutConstraint.Attribute"),
    ("NSLayoutConstraint.init(item: a, attribute: ⟦.left⟧)", "NSLayoutConstraint.Attribute"),
    ("make(textAlignment: ⟦.left⟧)", text), ("NSTextTab(textAlignment: ⟦.left⟧, location: 3)", text),
    ("style(font: f, alignment: ⟦.left⟧)", text), ("view.setAlignment(⟦.left⟧, range: all)", text),
    ("func draw(_ s: String, side: NSTextAlignment) {}; func f() { draw(a, side: ⟦.left⟧) }", text),
    ("func draw(on side: NSTextAlignment) {}; func f() { draw(on: ⟦.left⟧) }", text),
  ])
  func `an argument names it`(_ code: String, _ expected: String) throws {
    #expect(try type(code) == TypeKey(expected))
  }

  @Test(arguments: [
    ("import SwiftUI\nfunc card(alignment: Alignment) {}", true),
    ("func card(alignment: HorizontalAlignment) {}", true),
    ("func card(alignment: UIStackView.Alignment) {}", true),
    ("func card(alignment: TextStyle.Alignment) {}", false),
    ("enum Alignment { case left }; func card(alignment: Alignment) {}", false),
  ])
  func `a label names it where the other files mean no side by it`(_ other: String, _ isNamed: Bool) {
    let files = ["func styled(_ text: String, alignment: NSTextAlignment) {}", other]
    let project = ProjectIndex(files.map { Structure(Source(Array($0.utf8))) })
    #expect(project.typeOfParameter(labelled: NameHash.wide("alignment")) == (isNamed ? TypeKey(Self.text) : nil))
  }

  // MARK: - Declarations

  @Test(arguments: [
    "let side: NSTextAlignment = ⟦.left⟧", "var side: NSTextAlignment? = ⟦.left⟧",
    "static let side: NSTextAlignment! = ⟦.left⟧",
    "struct S { var side: NSTextAlignment = ⟦.left⟧ }", "@State private var side: NSTextAlignment = ⟦.left⟧",
    "func make(side: NSTextAlignment = ⟦.left⟧) {}", "init(_ side: NSTextAlignment = ⟦.left⟧) {}",
    "func f() { var side: NSTextAlignment; side = ⟦.left⟧ }",
    "struct S { var side: NSTextAlignment; init() { self.side = ⟦.left⟧ } }",
    "struct S { var side: NSTextAlignment }; func f(s: S) { s.side = ⟦.left⟧ }",
    "let side: NSTextAlignment = if isOn { ⟦.left⟧ } else { .right }",
    "func f() -> Side { let side: NSTextAlignment = if isOn { .center } else if b { .right } else { ⟦.left⟧ }; return s }",
    "let side: NSTextAlignment = switch kind { case 1: ⟦.left⟧; default: .right }",
    "func f() -> Side { let side: NSTextAlignment = switch kind { case 1: ⟦.left⟧; default: .right }; return a }",
    "let side = ⟦.left⟧ as NSTextAlignment",
  ])
  func `a declaration names it`(_ code: String) throws {
    #expect(try type(code) == TypeKey(Self.text))
  }

  // MARK: - Results

  @Test(arguments: [
    "func side() -> NSTextAlignment { return ⟦.left⟧ }", "func side() -> NSTextAlignment { ⟦.left⟧ }",
    "func side() -> NSTextAlignment { if isOn { return ⟦.left⟧ }; return .right }",
    "var side: NSTextAlignment { ⟦.left⟧ }", "var side: NSTextAlignment { get { return ⟦.left⟧ } set {} }",
    "override var side: NSTextAlignment { get { ⟦.left⟧ } set {} }",
    "subscript(i: Int) -> NSTextAlignment { ⟦.left⟧ }",
    "func side() -> NSTextAlignment { switch kind { case 1: return ⟦.left⟧; default: return .right } }",
    "var side: NSTextAlignment { switch kind { case 1: ⟦.left⟧; default: .right } }",
    "var side: NSTextAlignment { if isOn { ⟦.left⟧ } else { .right } }",
    "let side: NSTextAlignment = { ⟦.left⟧ }()", "let side: NSTextAlignment = { load(); return ⟦.left⟧ }()",
    "let make: () -> NSTextAlignment = { ⟦.left⟧ }", "let sides = kinds.map { kind -> NSTextAlignment in ⟦.left⟧ }",
    "let make: (Int) -> NSTextAlignment = { kind in return ⟦.left⟧ }",
  ])
  func `what a body gives names it`(_ code: String) throws {
    #expect(try type(code) == TypeKey(Self.text))
  }

  // MARK: - The other side

  @Test(arguments: [
    "if label.textAlignment == ⟦.left⟧ { }", "if ⟦.left⟧ == label.textAlignment { }",
    "let a = label.textAlignment != ⟦.left⟧",
    "func f(side: NSTextAlignment) { if side == ⟦.left⟧ { } }",
    "switch label.textAlignment { case ⟦.left⟧: break; default: break }",
    "switch label.textAlignment { case .right, ⟦.left⟧: break; default: break }",
    "if case ⟦.left⟧ = label.textAlignment { }", "guard case ⟦.left⟧ = label.textAlignment else { return }",
    "extension NSTextAlignment { var a: Int { switch self { case ⟦.left⟧: 1; default: 2 } } }",
    "extension NSTextAlignment { var a: Bool { self == ⟦.left⟧ } }",
    "label.textAlignment = isOn ? ⟦.left⟧ : .right", "label.textAlignment = isOn ? .center : ⟦.left⟧",
    "label.textAlignment = a ? .center : b ? ⟦.left⟧ : .right", "label.textAlignment = style ?? ⟦.left⟧",
    "label.textAlignment = (⟦.left⟧)",
    "let side = isOn ? NSTextAlignment.center : ⟦.left⟧", "let side = isOn ? ⟦.left⟧ : NSTextAlignment.center",
  ])
  func `what stands beside it names it`(_ code: String) throws {
    #expect(try type(code) == TypeKey(Self.text))
  }

  // MARK: - Lists

  @Test(arguments: [
    "let all: [NSTextAlignment] = [⟦.left⟧, .right]", "let all: Set<NSTextAlignment> = [.center, ⟦.left⟧]",
    "let all: Array<NSTextAlignment> = [⟦.left⟧]", "let all = [⟦.left⟧] as [NSTextAlignment]",
    "let all = [NSTextAlignment.center, ⟦.left⟧]", "func f(all: [NSTextAlignment] = [⟦.left⟧]) {}",
  ])
  func `a list names it`(_ code: String) throws {
    #expect(try type(code) == TypeKey(Self.text))
  }

  // MARK: - Written out

  @Test func `a type that is written is taken as it stands`() throws {
    #expect(try type("let side = NSTextAlignment.⟦left⟧") == TypeKey(Self.text))
    #expect(
      try type("let side = UIControl.ContentHorizontalAlignment.⟦left⟧")
        == TypeKey("UIControl.ContentHorizontalAlignment")
    )
    #expect(try type("let node = root.⟦left⟧") == nil)
  }

  // MARK: - Look-alikes

  /// The project's own types win over what a name is with Apple.
  @Test(arguments: [
    ("enum Side { case left, right }; let side: Side = ⟦.left⟧", "Side"),
    (
      "enum Side { case left, right; var other: Side { switch self { case ⟦.left⟧: .right; case .right: .left } } }",
      "Side"
    ),
    (
      "enum Tip { case left }; class Bubble { var textAlignment: Tip = .up; func f() { textAlignment = ⟦.left⟧ } }",
      "Tip"
    ),
    (
      "struct Sign { enum Position { case left } ; var position: Position; mutating func f() { position = ⟦.left⟧ } }",
      "Position"
    ),
    ("enum Membership { case left, joined }; func f(m: Membership) { if m == ⟦.left⟧ { } }", "Membership"),
    ("func parse() -> Associativity { return ⟦.left⟧ }", "Associativity"),
    ("func fold() -> Either<Error, Int> { ⟦.left⟧ }", "Either"),
    ("func snap(to side: WindowSide) {}; func f() { snap(to: ⟦.left⟧) }", "WindowSide"),
    ("let button: MouseButton = ⟦.left⟧", "MouseButton"),
    ("let image: UIImage.Orientation = ⟦.left⟧", "UIImage.Orientation"),
    ("let edges: UIRectEdge = [⟦.left⟧, .right]", "UIRectEdge"),
    ("var axis: AxisDependency { ⟦.left⟧ }", "AxisDependency"),
    ("let channel: AudioChannel? = isOn ? ⟦.left⟧ : nil", "AudioChannel"),
    (
      "func f(d: UIAccessibilityScrollDirection) { switch d { case ⟦.left⟧: break; default: break } }",
      "UIAccessibilityScrollDirection"
    ),
    ("let heading: UIFocusHeading = ⟦.left⟧", "UIFocusHeading"),
  ])
  func `a look-alike has a type of its own`(_ code: String, _ expected: String) throws {
    #expect(try type(code) == TypeKey(expected))
  }

  @Test(arguments: [
    "send(⟦.left⟧)", "side = ⟦.left⟧", "if membership == ⟦.left⟧ { }", "popover.arrow = ⟦.left⟧",
    "view.alignment = ⟦.left⟧",
    "map(const(⟦.left⟧))", "let x = [⟦.left⟧, .right]", "let side = isOn ? ⟦.left⟧ : .right",
    "chart.dependency = ⟦.left⟧",
    "place(side: ⟦.left⟧)", "switch event.button { case ⟦.left⟧: break; default: break }", "swipe.direction = ⟦.left⟧",
    "let table = [\"a\": ⟦.left⟧]", "let all: [String: NSTextAlignment] = [\"a\": ⟦.left⟧]", "items.map { ⟦.left⟧ }",
    "snap(.top, ⟦.left⟧)",
    "struct A { var side: Tip }; struct B { var side: NSTextAlignment }; func f() { other.side = ⟦.left⟧ }",
  ])
  func `nothing names it`(_ code: String) throws {
    #expect(try type(code) == nil)
  }
}
