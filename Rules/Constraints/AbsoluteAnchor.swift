import RTLRuleKit

struct AbsoluteAnchor: Rule {
  let id = "absolute_anchor"
  let summary = "Layout anchors on the left or right"
  let rationale = ""
  let bad: [Example] = []
  let good: [Example] = []
  let triggers: [Trigger] = [.word("leftAnchor"), .word("rightAnchor")]

  func check(_ site: Site) -> Finding? { nil }
}
