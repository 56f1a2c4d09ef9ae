import RTLRuleKit
import RTLSyntax

struct MixedEdgePinning: Rule {
  let id = "mixed_edge_pinning"
  let summary = "A view pinned by one absolute and one directional edge"
  let rationale = """
    A view with a leading and a right edge stretches between the two in English. In Arabic leading is the right edge: \
    both constraints hold the same side, and the width is anybody's guess. It is legal, so nothing crashes and \
    nobody notices before a person who reads Arabic does.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "WWDC22 session 10107, Get it right (to left)",
  ]

  let bad: [Example] = [
    """
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      title.⟦rightAnchor⟧.constraint(equalTo: view.rightAnchor),
    ])
    """,
    """
    NSLayoutConstraint.activate([
      cover.⟦leftAnchor⟧.constraint(equalTo: view.leftAnchor, constant: 8),
      cover.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
    ])
    """,
    """
    func layOut() {
      field.leadingAnchor.constraint(equalTo: icon.trailingAnchor).isActive = true
      field.topAnchor.constraint(equalTo: topAnchor).isActive = true
      field.⟦rightAnchor⟧.constraint(lessThanOrEqualTo: button.leftAnchor).isActive = true
    }
    """,
    """
    switch style {
    case .wide:
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      title.⟦rightAnchor⟧.constraint(equalTo: view.rightAnchor).isActive = true
    default: break
    }
    """,
    """
    leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
    ⟦rightAnchor⟧.constraint(equalTo: host.rightAnchor).isActive = true
    """,
  ]

  let good: [Example] = [
    """
    title.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    title.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    """,
    """
    title.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    title.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    """,
    """
    func pin() {
      #if os(iOS)
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      #else
        bar.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      #endif
    }
    """,
    """
    title.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    icon.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    """,
    """
    func first() { title.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true }
    func second() { title.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true }
    """,
    """
    if usesDirection {
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    } else {
      title.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    }
    """,
    """
    func pin(_ edge: Edge) {
      switch edge {
      case .leading: leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
      case .right: rightAnchor.constraint(equalTo: host.rightAnchor).isActive = true
      }
    }
    """,
    """
    func rules(_ corner: Corner) -> [NSLayoutConstraint] {
      switch corner {
      case .first:
        return [badge.leftAnchor.constraint(equalTo: map.leftAnchor), badge.topAnchor.constraint(equalTo: map.topAnchor)]
      case .leading:
        return [badge.leadingAnchor.constraint(equalTo: map.leadingAnchor)]
      default: return []
      }
    }
    """,
    "title.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true",
    "let anchors = [view.leadingAnchor, view.rightAnchor]",
    """
    title.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    title.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    """,
  ]

  let triggers: [Trigger] = [.word("leftAnchor"), .word("rightAnchor")]

  func check(_ site: Site) -> Finding? {
    let file = site.file
    let structure = site.structure
    guard let constraint = file.anchorConstraint(from: site.index), constraint.first.side.isAbsolute
    else { return nil }
    let partner = file.anchorNames(near: site.index).first { name in
      guard let other = file.anchorConstraint(from: name), other.first.view == constraint.first.view else {
        return false
      }
      // Branches are ways to choose, not two constraints on one view.
      return !other.first.side.isAbsolute && structure.scope(around: name) == structure.scope(around: site.index)
        && !structure.areAlternatives(name, site.index) && !isOfOtherBuild(name, site)
    }
    guard let partner, !site.isDirectionAware else { return nil }
    let twin = constraint.first.directionalName
    return Finding(
      site.range,
      "pinned by \(structure.text(partner)) and by \(site.text): in right-to-left languages both hold one side; use \(twin)",
      related: [structure.range(partner)]
    )
  }

  /// In another branch of `#if`: no build has both.
  private func isOfOtherBuild(_ other: Int, _ site: Site) -> Bool {
    var depth = 0
    for index in min(other, site.index)..<max(other, site.index) {
      if site.structure.token(index, is: "#if") { depth += 1 }
      if site.structure.token(index, is: "#endif") { depth -= 1 }
      if depth == 0, site.structure.token(index, isAnyOf: "#else", "#elseif") { return true }
    }
    return false
  }
}
