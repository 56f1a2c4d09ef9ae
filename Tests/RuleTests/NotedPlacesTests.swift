import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

/// Sides that are hardly seen at their place, or that somebody else may move.
@Suite struct NotedPlacesTests {
  private func severities(_ id: String, _ code: String) throws -> [Severity] {
    let rule = try #require(allRules.first { $0.rule.id == id }).rule
    return lint(Source(code), with: rule).map { $0.severity ?? rule.severity }
  }

  @Test(arguments: [
    ("mover = Mover(edge: edge)", Severity.info), ("keep(edge)", .warning), ("edge.isActive = true", .warning),
    ("mover = Mover(edges: [edge])", .info), ("mover = Mover(room: edge.constant)", .warning),
  ])
  func `an edge that is handed on is a hint`(_ use: String, _ severity: Severity) throws {
    let code = """
      class Track: UIView {
        func place(_ bar: UIView) {
          let edge = bar.leftAnchor.constraint(equalTo: leftAnchor)
          \(use)
        }
      }
      """
    #expect(try severities("absolute_anchor", code) == [severity])
  }

  @Test(arguments: [
    ("note.padLeft(from: leftAnchor, by: 12); note.padRight(from: rightAnchor, by: 20)", [Severity.info]),
    ("note.padRight(from: rightAnchor, by: 8); note.padLeft(from: leftAnchor, by: 8)", [.info]),
    ("note.padLeft(from: leftAnchor, by: 12); note.padRight(from: rightAnchor, by: 40)", [.warning, .warning]),
    ("note.padLeft(from: leftAnchor, by: 8); title.padRight(from: rightAnchor, by: 8)", [.warning, .warning]),
    ("note.pad(from: leftAnchor, by: 8); note.pad(from: leftAnchor, by: 8)", [.warning, .warning]),
  ])
  func `a view that helpers hold at both sides is a hint`(_ calls: String, _ severities: [Severity]) throws {
    #expect(try self.severities("absolute_anchor", "class A: UIView { func f() { \(calls) } }") == severities)
  }

  @Test(arguments: [
    ("card.insertSubview(background, belowSubview: title)", Severity.info),
    ("card.insertSubview(background, at: 0)", .info), ("card.sendSubviewToBack(background)", .info),
    ("card.insertSubview(background, at: 1)", .warning), ("card.addSubview(background)", .warning),
    ("card.insertSubview(background, aboveSubview: title)", .warning),
  ])
  func `a picture behind all else is a hint`(_ adding: String, _ severity: Severity) throws {
    func card(_ made: String, _ pin: String) -> String {
      "class Card { let background = \(made); func f() { \(adding); \(pin) } }"
    }
    let snap = "background.snp.makeConstraints { $0.left.equalToSuperview().inset(8) }"
    let anchor = "background.leftAnchor.constraint(equalTo: card.leftAnchor)"
    #expect(try severities("absolute_layout_dsl", card("UIImageView(image: leaves)", snap)) == [severity])
    #expect(try severities("absolute_anchor", card("UIImageView()", anchor)) == [severity])
    #expect(try severities("absolute_anchor", card("UIView()", anchor)) == [.warning])
  }

  @Test(arguments: [
    ("contentView.layoutMargins", "", Severity.info),
    ("contentView.layoutMargins", "title.pin(layoutMarginsGuide)", .warning),
    ("card.layoutMargins", "", .warning), ("button.titleEdgeInsets", "button.setImage(icon, for: .normal)", .info),
    ("button.titleEdgeInsets", "button.titleLabel?.font = body; button.setImage(icon, for: .normal)", .info),
    ("button.titleEdgeInsets", "button.titleLabel?.text = name; button.setImage(icon, for: .normal)", .warning),
    ("button.titleEdgeInsets", "button.setImage(icon, for: .normal); button.setTitle(name, for: .normal)", .warning),
    ("button.imageEdgeInsets", "button.setImage(icon, for: .normal)", .warning),
    ("outlet.titleEdgeInsets", "outlet.setImage(icon, for: .normal)", .warning),
  ])
  func `insets in which nothing stands are a hint`(_ place: String, _ other: String, _ severity: Severity) throws {
    let code = """
      class Cell: UITableViewCell {
        @IBOutlet weak var outlet: UIButton!
        func f() {
          let button = UIButton(type: .system)
          \(place) = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
          \(other)
        }
      }
      """
    #expect(try severities("asymmetric_edge_insets", code) == [severity])
  }

  @Test(arguments: [
    ("imageView?.frame = CGRect(x: 10, y: 0, width: 80, height: 80)", Severity.info),
    ("imageView?.frame.size.width = 80", .warning),
    ("other.imageView?.frame = CGRect(x: 10, y: 0, width: 80, height: 80)", .warning),
  ])
  func `a text that keeps clear of a picture is a hint`(_ frame: String, _ severity: Severity) throws {
    let code = "class Cell: UITableViewCell { func f() { textLabel?.textAlignment = .right; \(frame) } }"
    #expect(try severities("absolute_text_alignment", code) == [severity])
  }

  @Test(arguments: [("value1", Severity.info), ("value2", .info), ("subtitle", .warning)])
  func `the title of a row with a value is a hint`(_ style: String, _ severity: Severity) throws {
    let code = "Row { $0.cellStyle = .\(style) }.onUpdate { cell, _ in cell.textLabel?.textAlignment = .left }"
    #expect(try severities("absolute_text_alignment", code) == [severity])
  }

  @Test(arguments: [
    (#""Music": "music.note", "Rent": "house""#, Severity.info), (#""Music": "arrow.right""#, .warning), ("", .warning),
  ])
  func `a pictogram among many is a hint`(_ more: String, _ severity: Severity) throws {
    let code = """
      let icons = [
        "Books": "book", "Food": "fork.knife", "Gifts": "gift", "Health": "heart", "Phone": "phone", "Travel": "airplane",
        "Refunds": "arrow.uturn.left"\(more.isEmpty ? "" : ", " + more)
      ]
      """
    #expect(try Set(severities("absolute_symbol", code)) == [severity])
  }

  @Test func `a key to delete of a pad of numbers is a hint`() throws {
    let key = #"struct Key: View { var body: some View { Image(systemName: "delete.left") } }"#
    #expect(try severities("absolute_symbol", "struct NumericPad: View {}\n" + key) == [.info])
    #expect(try severities("absolute_symbol", "struct LetterPad: View {}\n" + key) == [.warning])
  }
}
