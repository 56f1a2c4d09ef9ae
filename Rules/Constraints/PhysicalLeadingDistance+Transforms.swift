import RTLRuleKit
import RTLSyntax

/// Views held at the side where reading begins or ends, which a transform moves on.
extension PhysicalLeadingDistance {
  /// `line.transform = CGAffineTransform(translationX: tab.frame.minX, y: 0)`: the line begins where reading does, the
  /// transform goes to the right in every language.
  func movesLeadingView(_ argument: Argument, of call: Call, _ site: Site) -> Bool {
    guard isSideways(argument, of: call, site.structure) else { return false }
    return views(movedBy: site.structure.operand(around: call.callee), site).contains {
      site.file.isHeldByReadingSideAlone($0)
    }
  }

  /// `CGAffineTransform(translationX: …, y: 0)`, `translatedBy(x: …, y: 0)`, `CGAffineTransformMakeTranslation(…, 0)`
  private func isSideways(_ x: Argument, of call: Call, _ structure: Structure) -> Bool {
    let arguments = structure.arguments(of: call)
    guard arguments.count == 2, arguments[0].start == x.start, arguments[1].end == arguments[1].start + 1,
      structure.isZero(arguments[1].start)
    else { return false }
    if structure.token(call.callee, is: "CGAffineTransformMakeTranslation") { return true }
    guard let label = x.label else { return false }
    return structure.token(label, is: "translationX")
      || structure.token(label, is: "x") && structure.token(call.callee, is: "translatedBy")
  }

  /// `line` of `line.transform = …`, be it by way of a local.
  private func views(movedBy transform: Expression, _ site: Site) -> [Int] {
    let structure = site.structure
    switch structure.place(of: transform) {
    case .assigned(let property): return [view(ofTransform: property, structure)].compactMap { $0 }
    case .initial(let local):
      return site.file.uses(ofLocal: local, limit: 24).compactMap { use in
        guard case .assigned(let property) = structure.place(of: structure.operand(around: use)) else { return nil }
        return view(ofTransform: property, structure)
      }
    default: return []
    }
  }

  private func view(ofTransform property: Int, _ structure: Structure) -> Int? {
    structure.token(property, is: "transform") ? structure.receiverName(ofMember: property) : nil
  }
}
