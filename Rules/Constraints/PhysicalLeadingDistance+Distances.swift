import RTLRuleKit
import RTLSyntax

/// What is measured from the left: where a view, a point or a touch is.
extension PhysicalLeadingDistance {
  /// `tab.frame.minX`, `convert(tab.bounds, from: tab).origin.x`, `tap.location(in: view).x`
  func distance(_ site: Site) -> Expression? {
    let structure = site.structure
    let whole = structure.operand(around: site.index)
    guard whole.last == site.index, let owner = structure.receiverName(ofMember: site.index),
      site.is("x") ? isPoint(owner, site) : isRectangle(owner, site), !isCropped(whole, structure)
    else { return nil }
    return whole
  }

  /// `tab.frame.origin`, `tap.location(in: view)`, a point that was converted, or a local that holds one.
  private func isPoint(_ name: Int, _ site: Site, followsLocal: Bool = true) -> Bool {
    let structure = site.structure
    if structure.token(name, isAnyOf: "location", "convert") { return true }
    if structure.token(name, is: "origin"), let owner = structure.receiverName(ofMember: name) {
      return isRectangle(owner, site)
    }
    return followsLocal && valueOfLocal(name, site).map { isPoint($0, site, followsLocal: false) } ?? false
  }

  /// A frame, bounds, what `convert` makes of them, or a local that holds one; not the part of a view that its margins
  /// leave, which is as far from either side.
  private func isRectangle(_ name: Int, _ site: Site, followsLocal: Bool = true) -> Bool {
    let structure = site.structure
    if structure.token(name, is: "layoutFrame") { return false }
    if structure.token(name, is: "convert") || structure.name(name, endsWithAnyOf: ["frame", "bounds", "rect"]) {
      return true
    }
    return followsLocal && valueOfLocal(name, site).map { isRectangle($0, site, followsLocal: false) } ?? false
  }

  /// The last name of what a local is made of.
  private func valueOfLocal(_ name: Int, _ site: Site) -> Int? {
    let structure = site.structure
    guard !structure.isMember(name), let found = site.file.declaration(of: name),
      case let value = structure.declarations[found].value, value != Structure.none
    else { return nil }
    return structure.lastName(endingAt: structure.value(at: Int(value)).last)
  }

  /// A part of a picture keeps its place in it.
  private func isCropped(_ distance: Expression, _ structure: Structure) -> Bool {
    distance.tokens.contains { structure.kind($0) == .identifier && structure.name($0, holdsWord: "crop") }
  }
}
