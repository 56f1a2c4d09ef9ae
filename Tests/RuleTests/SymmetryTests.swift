import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

@Suite struct SymmetryTests {
  @Test(arguments: [
    ("f(left: 4, right: 4)", true), ("f(left: 4, right: 8)", false),
    ("f(top: 1, leading: a, bottom: 2, trailing: a)", true),
    ("f(leading: a, trailing: b)", false), ("f(left: 4)", false), ("f(4, 8)", true), ("f()", true),
    ("f([.left, .right])", true), ("f(.left)", false), ("f(.topLeft, .topRight)", true),
    ("f(a.leftAnchor, b.rightAnchor)", false), ("f(a.leftAnchor, a.rightAnchor)", true), ("f(left: 4, right: 4", true),
    ("f(x: left, y: right)", false), ("f(\"left\")", true),
  ])
  func whatIsItsOwnMirrorImage(_ code: String, _ expected: Bool) throws {
    let structure = Structure(Source(code))
    let open = try #require(structure.tokens.indices.first { structure.tokens[$0].kind == .leftParen })
    #expect(structure.isSymmetric(group: open) == expected)
  }

  @Test(arguments: [
    ("list.leftAnchor ~= view.leftAnchor; list.rightAnchor ~= view.rightAnchor", Severity.info),
    ("list.leftAnchor |== view.leftAnchor + gap; list.rightAnchor |== view.rightAnchor - gap", .info),
    ("list.leftAnchor ~= view.leftAnchor; list.rightAnchor ~= card.rightAnchor", .warning),
    ("list.leftAnchor ~= view.leftAnchor + inset.left; list.rightAnchor ~= view.rightAnchor - inset.right", .info),
    (
      "a.leftAnchor.constraint(greaterThanOrEqualTo: b.leftAnchor, constant: 8); b.rightAnchor.constraint(greaterThanOrEqualTo: a.rightAnchor, constant: 8)",
      .info
    ),
    ("a.leftAnchor.constraint(equalTo: leftAnchor); a.widthAnchor.constraint(equalTo: widthAnchor)", .info),
    (
      "a.leftAnchor.constraint(equalTo: leftAnchor); a.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)",
      .warning
    ),
    ("a.leftAnchor.constraint(equalTo: leftAnchor); a.widthAnchor.constraint(equalTo: b.widthAnchor)", .warning),
    (
      "a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 20); a.centerXAnchor.constraint(equalTo: b.centerXAnchor)",
      .info
    ),
    (
      "a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 20); a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: 8)",
      .warning
    ),
    ("a.leftAnchor ~= b.leftAnchor + 16; a.widthAnchor ~= b.widthAnchor - 32", .info),
    (
      "a.leftAnchor.constraint(equalTo: b?.leftAnchor ?? leftAnchor); a.widthAnchor.constraint(equalTo: b?.widthAnchor ?? widthAnchor)",
      .info
    ),
    (
      "a.leftAnchor.constraint(equalTo: b?.leftAnchor ?? leftAnchor); a.widthAnchor.constraint(equalTo: b?.widthAnchor ?? c.widthAnchor)",
      .warning
    ),
  ])
  func whatFillsItsNeighbourIsANote(_ code: String, _ expected: Severity) throws {
    #expect(try severity("absolute_anchor", "func f() { \(code) }") == expected)
  }

  @Test(arguments: [
    ("import Cartography\nconstrain(a, b) { a, b in a.left == b.left; a.width == b.width }", Severity.info),
    ("import Cartography\nconstrain(a, b) { a, b in a.left == b.left + 8; a.width == b.width - 16 }", .info),
    ("import Cartography\nconstrain(a, b) { a, b in a.left == b.left + 8; a.width == b.width }", .warning),
    ("import Cartography\nconstrain(a, b) { a, b in a.left == b.left + 8; a.centerX == b.centerX }", .info),
    ("import Cartography\nconstrain(a, b) { a, b in a.left == b.right; a.width == b.width }", .warning),
    ("import Cartography\nconstrain(a, b) { a, b in a.left >= b.left + 8; a.right <= b.right - 8 }", .info),
    ("a.snp.makeConstraints { $0.left.equalTo(b); $0.width.equalTo(b) }", .info),
    ("a.snp.makeConstraints { $0.left.equalTo(b).offset(8); $0.width.equalTo(b).offset(-16) }", .info),
    ("a.snp.makeConstraints { $0.left.equalTo(b).offset(8); $0.centerX.equalTo(b.snp.centerX) }", .info),
    ("a.snp.makeConstraints { $0.left.equalTo(b.snp.right); $0.width.equalTo(b) }", .warning),
    ("a.snp.makeConstraints { $0.left.equalTo(b); $0.center.equalTo(b).priority(10) }", .warning),
    ("a.snp.makeConstraints { $0.left.equalToSuperview(); $0.width.equalToSuperview().multipliedBy(0.5) }", .warning),
  ])
  func whatFillsItsNeighbourByALibraryIsANote(_ code: String, _ expected: Severity) throws {
    #expect(try severity("absolute_layout_dsl", code) == expected)
  }

  @Test(arguments: [
    (".width", "0", Severity.info), (".width", "-8", .warning), (".centerX", "0", .info), (".height", "0", .warning),
  ])
  func whatFillsItsNeighbourByAttributesIsANote(_ attribute: String, _ constant: String, _ expected: Severity) throws {
    let code = [(".left", "0"), (attribute, constant)].map { attribute, constant in
      "NSLayoutConstraint(item: a, attribute: \(attribute), relatedBy: .equal, toItem: b, attribute: \(attribute), "
        + "multiplier: 1, constant: \(constant))"
    }
    #expect(try severity("absolute_constraint_attribute", "func f() { \(code.joined(separator: "; ")) }") == expected)
  }

  private func severity(_ id: String, _ code: String) throws -> Severity {
    let rule = try #require(allRules.map(\.rule).first { $0.id == id })
    let found = try #require(lint(Source(code), with: rule).first)
    return found.severity ?? rule.severity
  }
}
