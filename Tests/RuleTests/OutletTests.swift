import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

/// Interface files say of outlets what constraints say of views made in code.
@Suite struct OutletTests {
  /// How many warnings there are; one finding there is in any case.
  private func warnings(_ code: String) throws -> Int {
    let rule = try #require(allRules.first { $0.rule.id == "absolute_text_alignment" })
    let structure = Structure(Source(code))
    var project = ProjectIndex([structure])
    project.take([
      Outlets.Outlet(of: "Card", named: "name", isHugged: true),
      Outlets.Outlet(of: "Card", named: "note", isHugged: false),
    ])
    let file = LintedFile(path: "Example.swift", structure: structure, project: project)
    let found = Dispatch([rule]).findings(in: file).map(\.finding)
    #expect(found.count == 1)
    return found.count { $0.severity != .info }
  }

  private func card(_ code: String, outlet: String = "@IBOutlet private weak var name: UILabel!") -> String {
    """
    extension NSAttributedString { static func styled(_ text: String, alignment: NSTextAlignment) {} }
    class Card: UIView {
      \(outlet)
      @IBOutlet var note: UILabel!
      func style() { \(code) }
    }
    """
  }

  @Test(arguments: [
    "name.textAlignment = .right", "self.name.textAlignment = .left", "name?.textAlignment = .right",
    "name.attributedText = .styled(text, alignment: .left)",
    "name.attributedStringValue = .styled(text, alignment: .left)",
    "name.textAlignment = .right; name.numberOfLines = 1; show(Row(name: text))",
    "name.textAlignment = .right; name.topAnchor.constraint(equalTo: topAnchor).isActive = true",
    "name.textAlignment = .right; theme.style(name)",
    "name.textAlignment = .right } override func awakeFromNib() { name.text = nil",
  ])
  func `what an interface file holds at one end is worth a hint`(code: String) throws {
    #expect(try warnings(card(code)) == 0)
    #expect(try warnings(card(code, outlet: "")) == 0)
  }

  @Test(arguments: [
    "note.textAlignment = .right", "other.name.textAlignment = .right",
    "let name = UILabel(); name.textAlignment = .right",
    "name.textAlignment = .right; name.numberOfLines = 0", "name.textAlignment = .right; name?.numberOfLines = 2",
    "name.textAlignment = .right; f(name.leadingAnchor, name.trailingAnchor)",
    "name.textAlignment = .right; name.widthAnchor.constraint(equalToConstant: 90)",
    "name.textAlignment = .right; name.frame = bounds", "name.textAlignment = .right; row.addArrangedSubview(name)",
    "name.textAlignment = .right; addSubview(name)", "name.textAlignment = .right; let views = [\"name\": name]",
    "name.textAlignment = .right; [name, note].forEach { $0.numberOfLines = 0 }",
    "name.textAlignment = .right; name.translatesAutoresizingMaskIntoConstraints = true",
    "name.textAlignment = .right; name.snp.makeConstraints { $0.width.equalTo(80) }",
    "name.textAlignment = .right; name.lineBreakMode = .byWordWrapping", "name.textAlignment = .right; lay(out: name)",
    "name.attributedText = .styled(text, alignment: .left); name.numberOfLines = 0",
  ])
  func `what is held elsewhere, or otherwise in code, is not`(code: String) throws {
    #expect(try warnings(card(code)) == 1)
  }

  @Test func `what is no outlet is not looked up`() throws {
    #expect(try warnings(card("name.textAlignment = .right", outlet: "let name = UILabel()")) == 1)
    #expect(try warnings("class Other: UIView { func f() { name.textAlignment = .right } }") == 1)
    #expect(try warnings("extension Card { func f() { name.textAlignment = .right } }") == 0)
  }
}
