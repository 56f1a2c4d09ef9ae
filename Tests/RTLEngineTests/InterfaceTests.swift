import RTLRuleKit
import RTLSyntax
import Testing

@testable import RTLEngine

/// What is read of the tags of any file.
@Suite struct TagReaderTests {
  /// `+a{id=x}` for a start, `-a` for an end, `a` for a tag that is both.
  private func tags(_ text: String) -> [String] {
    let source = Source(text)
    var reader = TagReader(source)
    var found: [String] = []
    while let tag = reader.next() {
      let sign = tag.kind == .start ? "+" : tag.kind == .end ? "-" : ""
      let attributes = tag.attributes.map { "{\(source.text($0.name))=\(source.text($0.value))}" }
      found.append(sign + source.text(tag.name) + attributes.joined())
    }
    return found
  }

  @Test(arguments: [
    ("<a></a>", ["+a", "-a"]), ("<a/>", ["a"]), ("< a>", []), ("x < y <a/> 3", ["a"]), ("", []), ("<", []),
    ("<a b=\"1\" c='2'/>", ["a{b=1}{c=2}"]), ("<a b = \"1\"\n\tc=\"\"></a >", ["+a{b=1}{c=}", "-a"]),
    ("<a b=\"x>y/\"><c/></a>", ["+a{b=x>y/}", "c", "-a"]), ("<a b=\"&lt;&#10;\"/>", ["a{b=&lt;&#10;}"]),
    ("<?xml version=\"1.0\"?><!DOCTYPE a><a/>", ["a"]), ("<!-- <a> -- > --><b/>", ["b"]), ("<!--<a/>", []),
    ("<![CDATA[<a>]]]><b/>]]><c/>", ["b", "c"]), ("<![CDATA[<a/>", []), ("<a", []), ("<a b", []), ("<a b=", []),
    ("<a b=\"", []), ("<a b=\"c", []), ("<a/", []), ("</a", []), ("<a b c=\"1\">", ["+a{c=1}"]), ("<a b=1>", ["+a"]),
    ("<a <b/>", ["+a", "b"]), ("</>", ["-"]), ("<a / >", ["+a"]), ("<<<<<<< x\n<a/>", ["a"]),
    ("<é b=\"ü\"/>", ["é{b=ü}"]),
  ])
  func `tags come one after the other`(text: String, expected: [String]) {
    #expect(tags(text) == expected)
  }

  @Test func `the first of two attributes counts`() {
    let source = Source("<a b=\"1\" bb=\"2\" b=\"3\"/>")
    var reader = TagReader(source)
    let tag = reader.next()
    #expect(tag.flatMap { reader.value(of: "b", in: $0) }.map { source.text($0) } == "1")
    #expect(tag.flatMap { reader.value(of: "c", in: $0) } == nil)
  }

  @Test(
    .within(.seconds(60)),
    // A tag that the next one cuts short is one, too; the last of them has no end.
    arguments: [
      ("<", 0), ("<a ", 99_999), ("<a b=\"", 49_999), ("</", 0), ("<!--", 0), ("<![CDATA[", 0), ("<?", 0),
      ("<a>", 100_000), ("\0", 0), ("<a b='x' ", 99_999),
    ]
  )
  func `whatever comes many times, it ends`(part: String, count: Int) {
    let text = String(repeating: part, count: 100_000)
    #expect(tags(text).count == count)
    #expect(InterfaceFile(Source(text)).outlets().isEmpty)
  }
}

/// What interface files say of outlets.
@Suite struct InterfaceFileTests {
  /// A view with a label `a` and an icon `b` in it.
  private func file(
    _ constraints: [String],
    label: String = "",
    element: String = "label",
    inside: String = "",
    around: String = "",
    more: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document>
      <objects>
        <placeholder id="-1" customClass="Card"><connections>
          <outlet property="name" destination="a" id="o1"/>
          \(more)
        </connections></placeholder>
        <view id="root">
          <\(around.isEmpty ? "view" : around) id="box" translatesAutoresizingMaskIntoConstraints="NO">
            <subviews>
              <\(element) id="a" \(label.isEmpty ? #"translatesAutoresizingMaskIntoConstraints="NO""# : label)>
                \(inside)
              </\(element)>
              <imageView id="b" translatesAutoresizingMaskIntoConstraints="NO">
                <constraints><constraint firstAttribute="width" constant="16" id="w"/></constraints>
              </imageView>
            </subviews>
            <constraints>\(constraints.joined())</constraints>
          </\(around.isEmpty ? "view" : String(around.prefix { $0 != " " }))>
        </view>
      </objects>
    </document>
    """
  }

  private func isHugged(_ texts: String...) -> Bool {
    var index = ProjectIndex()
    index.take(texts.flatMap { InterfaceFile(Source($0)).outlets() })
    return index.isHugged(outlet: "name", of: "Card")
  }

  private func constraint(_ first: String, _ second: String? = nil, _ relation: String? = nil, more: String = "")
    -> String
  {
    func item(_ text: String, _ order: String) -> String {
      let parts = text.split(separator: ".")
      let item = parts.count > 1 ? "\(order)Item=\"\(parts[0])\" " : ""
      return item + "\(order)Attribute=\"\(parts[parts.count - 1])\" "
    }
    let relation = relation.map { "relation=\"\($0)\" " } ?? ""
    return "<constraint \(item(first, "first"))\(relation)\(second.map { item($0, "second") } ?? "")\(more) id=\"c\"/>"
  }

  private var leading: String { constraint("a.leading", "box.leading") }

  @Test func `a label held at one end is as wide as its text`() {
    #expect(isHugged(file([leading])))
    #expect(isHugged(file([leading, constraint("a.top", "box.top"), constraint("bottom", "a.bottom")])))
    #expect(isHugged(file([constraint("trailingMargin", "a.trailing")])))
    #expect(isHugged(file([constraint("a.centerX", "box.centerX")])))
    #expect(isHugged(file([leading], label: #"translatesAutoresizingMaskIntoConstraints="NO" numberOfLines="1""#)))
  }

  @Test func `what leaves room holds nothing`() {
    #expect(isHugged(file([leading, constraint("trailing", "a.trailing", "greaterThanOrEqual")])))
    #expect(isHugged(file([leading, constraint("a.trailing", "box.trailing", "lessThanOrEqual")])))
    #expect(
      isHugged(file([constraint("a.right", "box.right"), constraint("a.left", "b.right", "greaterThanOrEqual")]))
    )
    #expect(isHugged(file([leading, constraint("a.width", nil, "lessThanOrEqual", more: #"constant="90""#)])))
    // These pull at it.
    #expect(!isHugged(file([leading, constraint("a.trailing", "b.trailing", "greaterThanOrEqual")])))
    #expect(!isHugged(file([leading, constraint("a.width", nil, "greaterThanOrEqual", more: #"constant="90""#)])))
    #expect(!isHugged(file([leading, constraint("b.width", "a.width", "lessThanOrEqual")])))
    #expect(!isHugged(file([leading, constraint("a.trailing", "box.trailing", "about")])))
  }

  @Test func `a label held from side to side is not`() {
    #expect(!isHugged(file([leading, constraint("trailing", "a.trailing")])))
    #expect(!isHugged(file([leading, constraint("a.centerX", "box.centerX")])))
    #expect(!isHugged(file([leading, constraint("a.width", more: #"constant="90""#)])))
    #expect(!isHugged(file([leading, constraint("a.width", "box.width", more: #"multiplier="0.5""#)])))
    #expect(!isHugged(file([leading, constraint("b.width", "a.width")])))
    #expect(!isHugged(file([leading, constraint("a.depth", "box.depth")])))
    #expect(!isHugged(file([constraint("a.leading", "box.leading", more: #"placeholder="YES""#)])))
    #expect(!isHugged(file([])))
    let own = #"<constraints><constraint firstAttribute="width" constant="80" id="x"/></constraints>"#
    #expect(!isHugged(file([leading], inside: own)))
  }

  @Test func `an icon that hangs on a label leaves it alone`() {
    let icon = constraint("b.leading", "a.trailing")
    #expect(isHugged(file([leading, icon])))
    #expect(isHugged(file([leading, icon, constraint("trailing", "b.trailing", "greaterThanOrEqual")])))
    #expect(!isHugged(file([leading, icon, constraint("trailing", "b.trailing")])))
    #expect(!isHugged(file([leading, constraint("b.leading", "a.leading"), constraint("b.trailing", "a.trailing")])))
    #expect(!isHugged(file([leading, icon, constraint("b.width", "box.width")])))
    // What holds only an icon that hangs on it holds it nowhere.
    #expect(!isHugged(file([icon])))
  }

  @Test func `lines, frames and what differs by size are not known`() {
    let constraints = #"translatesAutoresizingMaskIntoConstraints="NO""#
    #expect(!isHugged(file([leading], label: constraints + #" numberOfLines="0""#)))
    #expect(!isHugged(file([leading], label: constraints + #" fixedFrame="YES""#)))
    #expect(!isHugged(file([leading], label: #"text="A""#)))
    #expect(!isHugged(file([leading], inside: #"<variation key="widthClass=compact" numberOfLines="0"/>"#)))
    let attributes = #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="numberOfLines"/>"#
    #expect(!isHugged(file([leading], inside: attributes + "</userDefinedRuntimeAttributes>")))
    #expect(!isHugged(file([leading], element: "textView")))
  }

  @Test(arguments: [
    (#"stackView axis="vertical" alignment="leading""#, true),
    (#"stackView axis="vertical" alignment="center""#, true),
    (#"stackView orientation="vertical" alignment="trailing""#, true),
    (#"stackView axis="vertical""#, false), (#"stackView axis="vertical" alignment="fill""#, false),
    (#"stackView alignment="leading""#, false), (#"stackView axis="horizontal" distribution="fill""#, false),
  ])
  func `a column makes its labels as wide as their text where it does not fill its width`(stack: String, isHugged: Bool)
  {
    #expect(self.isHugged(file([], around: stack)) == isHugged)
    #expect(!self.isHugged(file([constraint("a.width", "box.width")], around: stack)))
  }

  @Test(arguments: [
    (#"lineBreakMode="clipping""#, true), (#"lineBreakMode="truncatingTail""#, true), ("", true),
    (#"usesSingleLineMode="YES""#, true), (#"lineBreakMode="charWrapping""#, false),
    (#"lineBreakMode="clipping" editable="YES""#, false),
  ])
  func `a text field of AppKit has the lines its cell has`(cell: String, isHugged: Bool) {
    let inside = "<textFieldCell key=\"cell\" \(cell) title=\"A\" id=\"t\"/>"
    #expect(self.isHugged(file([leading], element: "textField", inside: inside)) == isHugged)
    // What keeps a field from growing breaks its line.
    let limit = constraint("trailing", "a.trailing", "greaterThanOrEqual")
    let isLine = !cell.isEmpty && isHugged
    #expect(self.isHugged(file([leading, limit], element: "textField", inside: inside)) == isLine)
    let width = #"translatesAutoresizingMaskIntoConstraints="NO" preferredMaxLayoutWidth="80""#
    #expect(self.isHugged(file([leading], label: width, element: "textField", inside: inside)) == isLine)
    // One without a cell is of iOS, and typed into.
    #expect(!self.isHugged(file([leading], element: "textField")))
  }

  @Test func `files have to agree, and be whole`() {
    let hugged = file([leading])
    let filled = file([leading, constraint("trailing", "a.trailing")])
    #expect(isHugged(hugged, hugged))
    #expect(!isHugged(hugged, filled))
    #expect(!isHugged(filled, hugged))
    #expect(!isHugged(String(hugged.dropLast(20))))
    #expect(!isHugged(hugged.replacing("</view>\n  </objects>", with: "</objects>")))
    #expect(!isHugged(file([leading], more: #"<outletCollection property="all" destination="a" id="o2"/>"#)))
    #expect(!isHugged(file([leading], more: #"<outlet property="name" destination="b" id="o2"/>"#)))
    let deep = String(repeating: "<view>", count: 500) + String(repeating: "</view>", count: 500)
    #expect(!isHugged(file([leading], inside: deep)))
  }

  @Test func `a class knows what is laid out for those that descend from it`() {
    let code =
      "class Base: UIView { @IBOutlet var name: UILabel! }\nclass Card: Base {}\nclass Wide: Base {}\nclass A: A {}"
    var index = ProjectIndex([Structure(Source(code))])
    index.take(InterfaceFile(Source(file([leading]))).outlets())
    #expect(index.isHugged(outlet: "name", of: "Card"))
    #expect(index.isHugged(outlet: "name", of: "Base"))
    #expect(!index.isHugged(outlet: "name", of: "Wide"))
    index.take([Outlets.Outlet(of: "Wide", named: "name", isHugged: false)])
    index.take([Outlets.Outlet(of: "A", named: "name", isHugged: true)])
    #expect(index.isHugged(outlet: "name", of: "Card"))
    #expect(!index.isHugged(outlet: "name", of: "Base"))
    #expect(index.isHugged(outlet: "name", of: "A"))
  }
}
