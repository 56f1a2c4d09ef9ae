import RTLRuleKit
import RTLSyntax

/// Places that are made ready before a frame is made of them.
extension HandComputedFrame {
  /// `var origin = CGPoint.zero; origin.x = here; avatar.frame = CGRect(origin: origin, size: size)`
  func placedLocal(_ site: Site) -> Expression? {
    let structure = site.structure
    guard structure.token(site.index + 2, is: "x"), structure.isMember(site.index + 2),
      structure.kind(site.index + 3) == .equal, site.index + 4 < structure.tokens.count,
      let local = site.file.declaration(of: site.index),
      site.file.uses(ofLocal: local).contains(where: { startsFrame($0, site) })
    else { return nil }
    let value = structure.value(at: site.index + 4)
    if isInCaseOfEdge(site), !site.isCentred(value) { return value }
    return placement(value, width: nil, site)
  }

  private func startsFrame(_ origin: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard case .argument(let call, let argument) = structure.place(of: Expression(origin, origin)),
      structure.token(call.callee, isAnyOf: "CGRect", "NSRect"),
      argument.label.map({ structure.token($0, is: "origin") }) ?? false
    else { return false }
    return isFrame(structure.operand(around: call.callee), site.moved(to: call.callee))
  }

  /// `case .leading: origin.x = 8`: the edge that is meant changes sides.
  private func isInCaseOfEdge(_ site: Site) -> Bool {
    let structure = site.structure
    let outer = structure.opening(around: site.index) ?? 0
    var isLabel = false
    for index in stride(from: site.index - 1, to: max(outer, site.index - 60), by: -1) {
      if structure.kind(index) == .colon { isLabel = true }
      if structure.token(index, is: "case") { return false }
      if isLabel, structure.kind(index) == .identifier, structure.isMember(index),
        structure.name(index, holdsAnyOf: ["leading", "trailing"])
      {
        return true
      }
    }
    return false
  }
}
