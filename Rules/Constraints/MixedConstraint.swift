import RTLRuleKit
import RTLSyntax

struct MixedConstraint: Rule {
  let id = "mixed_constraint"
  let summary = "A constraint between an absolute and a directional edge, which throws at run time"
  let rationale = """
    Auto Layout refuses a constraint between left or right and leading or trailing: it throws \
    NSInvalidArgumentException, "A constraint cannot be made between a leading/trailing attribute and a right/left \
    attribute". The compiler cannot see it, since all four have the same type.
    """
  let references = [
    "Apple documentation, NSLayoutConstraint.Attribute",
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
  ]
  let severity = Severity.error

  let bad: [Example] = [
    "icon.⟦leftAnchor⟧.constraint(equalTo: card.leadingAnchor).isActive = true",
    "icon.leadingAnchor.constraint(equalTo: card.⟦leftAnchor⟧, constant: 4).isActive = true",
    """
    label.trailingAnchor.constraint(
      lessThanOrEqualTo: view.safeAreaLayoutGuide.⟦rightAnchor⟧,
      constant: -8
    ).isActive = true
    """,
    """
    NSLayoutConstraint(
      item: a, attribute: .⟦left⟧, relatedBy: .equal, toItem: b, attribute: .leading, multiplier: 1, constant: 0)
    """,
    """
    NSLayoutConstraint(
      item: a, attribute: .trailing, relatedBy: .equal, toItem: b, attribute: .⟦right⟧, multiplier: 1, constant: 0)
    """,
    "icon.snp.makeConstraints { make in make.⟦left⟧.equalTo(card.snp.leading).offset(8) }",
    "icon.snp.makeConstraints { $0.top.trailing.equalTo(card.snp.⟦right⟧) }",
    "import PureLayout\nicon.autoPinEdge(.⟦left⟧, to: .trailing, of: card)",
  ]

  let good: [Example] = [
    "icon.leftAnchor.constraint(equalTo: card.leftAnchor)",
    "icon.leadingAnchor.constraint(equalTo: card.trailingAnchor)",
    "icon.leadingAnchor.constraint(equalTo: card.centerXAnchor)",
    "icon.leftAnchor.constraint(equalTo: card.centerXAnchor)",
    "icon.leadingAnchor.constraint(equalTo: isRTL ? card.rightAnchor : card.leftAnchor)",
    "NSLayoutConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1, constant: 0)",
    "NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .centerX, multiplier: 1, constant: 0)",
    "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8)",
    "let pair = (a.leftAnchor, b.leadingAnchor)",
    "icon.snp.makeConstraints { $0.left.equalTo(card.snp.right) }",
    "icon.snp.makeConstraints { $0.leading.equalTo(card.snp.centerX) }",
  ]

  let triggers: [Trigger] = [.word("leftAnchor"), .word("rightAnchor"), .word("left"), .word("right")]

  func check(_ site: Site) -> Finding? {
    let file = site.file
    if let constraint = file.anchorConstraint(around: site.index) {
      guard let second = constraint.second, constraint.first.side.isAbsolute != second.side.isAbsolute,
        let absolute = constraint.uses.first(where: { $0.side.isAbsolute }), absolute.name == site.index
      else { return nil }
      return finding(site, absolute.side, directional: absolute.directionalName)
    }
    if let constraint = file.libraryConstraint(at: site.index) {
      guard constraint.isMixed, let edge = constraint.edges.first(where: { $0.side.isAbsolute }),
        edge.name == site.index
      else { return nil }
      return finding(site, edge.side, directional: edge.twin)
    }
    guard let constraint = file.attributeConstraint(around: site.index), let second = constraint.second,
      constraint.first.side.isAbsolute != second.side.isAbsolute,
      let absolute = constraint.uses.first(where: { $0.side.isAbsolute }), absolute.name == site.index
    else { return nil }
    return finding(site, absolute.side, directional: "." + absolute.directionalName)
  }

  private func finding(_ site: Site, _ side: HorizontalSide, directional: String) -> Finding {
    Finding(
      site.range,
      "a constraint between \(side.name) and a leading or trailing edge throws at run time; use \(directional) here",
      fix: Fix(
        .unsafe,
        directional,
        [Edit(site.range, directional.hasPrefix(".") ? String(directional.dropFirst()) : directional)]
      )
    )
  }
}
