import RTLRuleKit
import RTLSyntax

struct SignedHorizontalGesture: Rule {
  let id = "signed_horizontal_gesture"
  let summary = "Drags that count only one way across the screen"
  let rationale = """
    How far a finger moved is measured from left to right in every language. Code that goes on when the distance is \
    positive expects the finger to move to the right: forward in English, backward in Arabic, where drawers, swipes \
    to reply and pages come from the other side. Compare the distance without its sign, or turn the sign by direction.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple documentation, UIPanGestureRecognizer.translation(in:)",
  ]
  let severity = Severity.info

  let bad: [Example] = Self.oneWay + Self.oneWayByDetour

  let good: [Example] = Self.alikeBothWays

  let triggers: [Trigger] = [
    "translation", "velocity", "predictedEndTranslation", "startLocation", "location", "minX", "midX", "maxX", "origin",
    "center",
  ].map { .word($0) }

  func check(_ site: Site) -> Finding? {
    if Self.rests.contains(site.index, in: site.structure) { return checkRest(site) }
    if site.is("startLocation") { return checkStart(site) ?? checkPoints(site) }
    if site.is("location") { return checkPoints(site) }
    return site.signedDrag.flatMap { finding($0, site) } ?? (site.is("velocity") ? checkFlick(site) : nil)
  }

  /// `velocity.x / velocity.y < 5`
  private func isSteepness(_ distance: Expression, _ structure: Structure) -> Bool {
    guard structure.token(distance.last + 1, is: "/"), structure.kind(distance.last + 2) != nil else { return false }
    return structure.token(structure.operand(around: distance.last + 2).last, isAnyOf: "y", "height")
  }

  func finding(_ drag: SignedDrag, _ site: Site) -> Finding? {
    guard !site.isAboutPhysicalThings, !isAboutOneSide(site), !site.moved(to: drag.distance.first).isInSidedCase,
      !site.isMeasuredInLeftToRightIsland, !goesToBothSides(drag.distance, site.structure),
      !isSteepness(drag.distance, site.structure), !site.typeAsksForDirection, !site.functionAsksForDirection
    else { return nil }
    let start = site.structure.firstOperandToken(drag.distance.first)
    let range = site.structure.range(start, through: drag.distance.last)
    let question = site.directionQuestion
    switch drag.use {
    case .compared:
      return Finding(
        range,
        "a drag counts one way only, which is back to front from right to left; turn its sign by \(question)",
        severity: .warning
      )
    case .clamped:
      return Finding(
        range,
        "a drag is held to one side, the wrong one from right to left; turn its sign by \(question)"
      )
    case .measured:
      return Finding(
        range,
        "progress is measured to the right in every language; turn its sign by \(question)",
        severity: .warning
      )
    case .widened:
      return Finding(
        range,
        "a drag to the right means the same width in every language, but the edge changes sides; turn its sign by \(question)"
      )
    }
  }
}
