import RTLRuleKit
import RTLSyntax

struct OffCenterConstraint: Rule {
  let id = "off_center_constraint"
  let summary = "Views held beside the centre on the same side in every language"
  let rationale = """
    What is added to a leading constraint runs with the line; what is added to the centre runs to the right, always. \
    A badge twelve points from the centre of its icon, a label at half the centre's distance, stay where they are in \
    English while everything around them changes sides. Constrain to leading or trailing, or turn the sign by direction.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple documentation, NSLayoutConstraint.constant",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "badge.⟦centerXAnchor⟧.constraint(equalTo: icon.centerXAnchor, constant: 12).isActive = true",
    "badge.⟦centerXAnchor⟧.constraint(equalTo: icon.centerXAnchor, constant: -Metrics.shift).isActive = true",
    "NSLayoutConstraint.activate([title.⟦centerXAnchor⟧.constraint(equalTo: view.centerXAnchor, constant: width / 4)])",
    "badge.snp.makeConstraints { make in make.⟦centerX⟧.equalToSuperview().offset(10) }",
    "badge.snp.makeConstraints { $0.⟦centerX⟧.equalTo(icon).multipliedBy(1.5) }",
    """
    NSLayoutConstraint(
      item: badge, attribute: .⟦centerX⟧, relatedBy: .equal, toItem: bar, attribute: .centerX, multiplier: 0.5,
      constant: 0)
    """,
  ]

  let good: [Example] = [
    "badge.centerXAnchor.constraint(equalTo: icon.centerXAnchor).isActive = true",
    "badge.centerXAnchor.constraint(equalTo: icon.centerXAnchor, constant: 0).isActive = true",
    "play.centerXAnchor.constraint(equalTo: circle.centerXAnchor, constant: 2).isActive = true",
    "badge.centerYAnchor.constraint(equalTo: icon.centerYAnchor, constant: 12).isActive = true",
    "badge.centerXAnchor.constraint(equalTo: icon.trailingAnchor, constant: -4).isActive = true",
    "badge.centerXAnchor.constraint(equalTo: icon.centerXAnchor, constant: isRTL ? -12 : 12).isActive = true",
    """
    func pair() {
      dot.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: -40).isActive = true
      other.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: 40).isActive = true
    }
    """,
    """
    func center(_ view: UIView, constant: CGFloat) {
      view.centerXAnchor.constraint(equalTo: centerXAnchor, constant: constant).isActive = true
    }
    """,
    """
    func center(x shift: CGFloat? = nil) {
      if let shift = shift { centerXAnchor.constraint(equalTo: host.centerXAnchor, constant: shift).isActive = true }
    }
    """,
    """
    switch orientation {
    case .landscapeLeft: scale.snp.updateConstraints { $0.centerX.equalToSuperview().offset(shift) }
    default: scale.snp.updateConstraints { $0.centerX.equalToSuperview() }
    }
    """,
    "badge.snp.makeConstraints { $0.centerX.equalToSuperview() }",
    "badge.snp.makeConstraints { $0.centerY.equalToSuperview().offset(10) }",
    "let point = CGPoint(x: centerX + 10, y: 0)",
    "spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: -size.width / 2).isActive = true",
    "badge.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: badge.centerOffset.x).isActive = true",
    "final class ChartView: UIView { func f() { a.centerXAnchor.constraint(equalTo: centerXAnchor, constant: 9).isActive = true } }",
    """
    NSLayoutConstraint(
      item: badge, attribute: .centerX, relatedBy: .equal, toItem: bar, attribute: .centerX, multiplier: 1, constant: 0)
    """,
    """
    func pair() {
      one.snp.makeConstraints { $0.centerX.equalToSuperview().multipliedBy(0.5) }
      two.snp.makeConstraints { $0.centerX.equalToSuperview().multipliedBy(1.5) }
    }
    """,
  ]

  let triggers: [Trigger] = [.word("centerXAnchor"), .word("centerX")]

  /// How far from the centre of another view a constraint holds this one.
  private struct Distance {
    var value: Expression
    var isFactor: Bool
  }

  func check(_ site: Site) -> Finding? {
    guard let distance = distance(from: site.index, site), !isNegligible(distance, site),
      !hasMirrorImage(distance, site), !site.isInSidedCase, !site.isAboutPhysicalThings, !site.isDirectionAware,
      !site.asksForDirection(distance.value),
      !site.isInLeftToRightIsland, !site.functionAsksForDirection
    else { return nil }
    return Finding(
      site.range,
      "held beside the centre on the same side in every language; constrain to leading or trailing, or turn the "
        + "\(distance.isFactor ? "factor" : "sign") by \(site.directionQuestion)"
    )
  }

  private func distance(from name: Int, _ site: Site) -> Distance? {
    let structure = site.structure
    if structure.token(name, is: "centerXAnchor") {
      guard structure.kind(name + 1) == .period, let call = structure.call(of: name + 2),
        let target = structure.arguments(of: call).first, !target.isEmpty,
        structure.token(target.end - 1, is: "centerXAnchor"), let constant = structure.argument("constant", of: call)
      else { return nil }
      return expression(constant).map { Distance(value: $0, isFactor: false) }
    }
    guard structure.isMember(name) else { return nil }
    return libraryDistance(from: name, structure) ?? itemDistance(from: name, structure)
  }

  private func expression(_ argument: Argument) -> Expression? {
    argument.isEmpty ? nil : argument.expression
  }

  /// `make.centerX.equalToSuperview().offset(10)`
  private func libraryDistance(from name: Int, _ structure: Structure) -> Distance? {
    let names = structure.path(startingAt: structure.chainStart(name)).filter { $0 > name }
    guard names.contains(where: { structure.token($0, isAnyOf: "equalToSuperview", "equalTo") }),
      let last = names.last(where: { structure.token($0, isAnyOf: "offset", "multipliedBy") }),
      let call = structure.call(of: last), let argument = structure.arguments(of: call).first
    else { return nil }
    return expression(argument).map { Distance(value: $0, isFactor: structure.token(last, is: "multipliedBy")) }
  }

  /// `NSLayoutConstraint(item: a, attribute: .centerX, …, attribute: .centerX, multiplier: 0.5, constant: 0)`
  private func itemDistance(from name: Int, _ structure: Structure) -> Distance? {
    guard let call = structure.call(around: name), structure.token(call.callee, is: "NSLayoutConstraint") else {
      return nil
    }
    let attributes = structure.arguments(of: call).filter {
      !$0.isEmpty && $0.label.map { structure.token($0, is: "attribute") } ?? false
    }
    guard attributes.count == 2, attributes[0].end - 1 == name, structure.token(attributes[1].end - 1, is: "centerX"),
      let factor = structure.argument("multiplier", of: call).flatMap(expression),
      let constant = structure.argument("constant", of: call).flatMap(expression)
    else { return nil }
    let isWhole = factor.first == factor.last && structure.token(factor.first, isAnyOf: "1", "1.0")
    return isWhole ? Distance(value: constant, isFactor: false) : Distance(value: factor, isFactor: true)
  }

  /// Nothing, a few points to please the eye, or what somebody else hands in.
  private func isNegligible(_ distance: Distance, _ site: Site) -> Bool {
    let structure = site.structure
    let value = distance.value
    let number = structure.kind(value.first) == .prefixOperator ? value.first + 1 : value.first
    guard number == value.last else { return isHalved(value, structure) || structure.token(value.last, is: "x") }
    switch structure.kind(number) {
    case .integer where !distance.isFactor:
      return structure.token(number, isAnyOf: "0", "1", "2", "3", "4")
    case .float where !distance.isFactor:
      return ["0.", "1.", "2.", "3.", "4."].contains { structure.text(number).hasPrefix($0) }
    case .integer, .float:
      return structure.token(number, isAnyOf: "1", "1.0")
    case .identifier:
      if structure.token(number, is: "zero") { return true }
      return site.isGivenToFunction(number)
    default: return false
    }
  }

  /// `-size / 2` centres what has no size of its own.
  private func isHalved(_ value: Expression, _ structure: Structure) -> Bool {
    structure.token(value.last, isAnyOf: "2", "2.0") && structure.token(value.last - 1, is: "/")
      || structure.token(value.last, is: "0.5") || structure.token(value.last, is: "zero")
  }

  /// Whether another view is held as far to the other side of a centre.
  private func hasMirrorImage(_ distance: Distance, _ site: Site) -> Bool {
    let structure = site.structure
    guard let body = structure.outermostBody(of: site.index) else { return false }
    let scope = structure.scopes[body]
    let own = site.file.compactText(distance.value)
    let image = own.hasPrefix("-") ? String(own.dropFirst()) : "-" + own
    let nearby =
      max(Int(scope.open), site.index - 600)..<min(Int(scope.close), site.index + 600, structure.tokens.count)
    return nearby.contains { name in
      guard name != site.index, structure.token(name, isAnyOf: "centerXAnchor", "centerX"),
        let other = self.distance(from: name, site), other.isFactor == distance.isFactor
      else { return false }
      let text = site.file.compactText(other.value)
      return distance.isFactor ? text != own : text == image
    }
  }
}
