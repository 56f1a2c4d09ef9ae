import RTLRuleKit
import RTLSyntax

struct PhysicalLeadingDistance: Rule {
  let id = "physical_leading_distance"
  let summary = "A distance from the left edge used as one from the leading edge"
  let rationale = """
    A frame and a touch are measured from the left in every language, a leading constraint counts from where reading \
    begins. The line under the selected tab, moved by `leading.constant = tab.frame.minX`, stands under the tab in \
    English and as far from the other end in Arabic. Tie the line to the tab itself, or measure from the leading edge \
    by direction.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple documentation, NSLayoutConstraint.constant",
  ]

  let bad: [Example] = [
    "lineLeadingConstraint.constant = ⟦tab.frame.origin.x⟧",
    """
    final class TabBar: UIView {
      private lazy var start = line.leadingAnchor.constraint(equalTo: leadingAnchor)
      func select(_ tab: UIView) { start.constant = ⟦tab.frame.minX⟧ + 4 }
    }
    """,
    "bubble.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: ⟦anchorFrame.minX⟧).isActive = true",
    "pillLeading.constant = ⟦convert(tab.bounds, from: tab).origin.x⟧",
    """
    func select(_ tab: UIView) {
      let x = ⟦tab.frame.midX⟧ - 8
      line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: x).isActive = true
    }
    """,
    "import SnapKit\nline.snp.updateConstraints { $0.leading.equalTo(⟦tab.frame.origin.x⟧) }",
    "import SnapKit\nline.snp.updateConstraints { make in make.leading.equalToSuperview().offset(⟦tab.frame.minX⟧) }",
    "knobLeading.constant = ⟦pan.location(in: self).x⟧",
    "lineLeading.constant = ⟦tab.frame.minX⟧ + title.frame.minX",
    """
    func point(at view: UIView) {
      let place = superview.convert(view.bounds, from: view)
      tip.centerXAnchor.constraint(equalTo: superview.leadingAnchor, constant: ⟦place.midX⟧).isActive = true
    }
    """,
    "func select() { let origin = convert(tab.bounds, from: tab).origin; pillLeading!.constant = ⟦origin.x⟧ }",
    "func point() { let spot = mark.convert(CGPoint.zero, to: view); tipLeading.constant = ⟦spot.x⟧ - 12 }",
    """
    func show(at touch: UITouch) {
      let middle = ⟦touch.location(in: view).x⟧
      let first = middle - (menu.width / 2)
      var place = first
      if first < 0 { place = 8 }
      menu.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: place).isActive = true
    }
    """,
    """
    final class TabBar: UIView {
      func layOut() { line.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }
      func select(_ tab: UIView) { line.transform = CGAffineTransform(translationX: ⟦tab.frame.minX⟧, y: 0) }
    }
    """,
    """
    import SnapKit
    final class Tabs: UIView {
      func layOut() { line.snp.makeConstraints { $0.leading.equalToSuperview(); $0.width.equalTo(tab.snp.width) } }
      func select(_ tab: UIView) {
        let place = CGAffineTransform.identity.translatedBy(x: ⟦tab.frame.minX⟧, y: 0)
        UIView.animate(withDuration: 0.2) { self.line.transform = place }
      }
    }
    """,
  ]
  let good: [Example] = [
    "line.leadingAnchor.constraint(equalTo: tab.leadingAnchor).isActive = true",
    "lineLeadingConstraint.constant = tab.frame.width * CGFloat(index)",
    "lineTopConstraint.constant = tab.frame.origin.y",
    "lineLeftConstraint.constant = tab.frame.origin.x",
    "line.leftAnchor.constraint(equalTo: view.leftAnchor, constant: tab.frame.minX).isActive = true",
    "lineLeading.constant = isRTL ? bounds.width - tab.frame.maxX : tab.frame.minX",
    """
    func select(_ tab: UIView) {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      lineLeading.constant = isRightToLeft ? bounds.maxX - tab.frame.maxX : tab.frame.minX
    }
    """,
    "line.frame.origin.x = tab.frame.minX",
    "import SnapKit\nline.snp.updateConstraints { $0.left.equalTo(tab.frame.origin.x) }",
    "import SnapKit\nline.snp.updateConstraints { $0.leading.equalTo(scroll.contentOffset.x) }",
    "cropLeading.constant = model.x",
    "boxLeading.constant = cropFrame.minX",
    "func fit() { cardLeading.constant = frame.origin.x; cardTrailing.constant = -frame.origin.x }",
    "titleLeading.constant = table.readableContentGuide.layoutFrame.minX",
    "if lineLeading.constant == tab.frame.minX { return }",
    """
    final class TabBar: UIView {
      func layOut() { line.leftAnchor.constraint(equalTo: leftAnchor).isActive = true }
      func select(_ tab: UIView) { line.transform = CGAffineTransform(translationX: tab.frame.minX, y: 0) }
    }
    """,
    """
    final class TabBar: UIView {
      func layOut() { line.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }
      func select(_ tab: UIView) { line.transform = CGAffineTransform(translationX: 0, y: tab.frame.minY) }
      func follow(_ pan: UIPanGestureRecognizer) {
        line.transform = CGAffineTransform(translationX: pan.translation(in: self).x, y: 0)
      }
    }
    """,
    """
    final class Covers: UIView {
      func layOut() {
        cover.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        cover.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      }
      func grow(from rect: CGRect) { cover.transform = CGAffineTransform(translationX: rect.midX - center.x, y: 0) }
    }
    """,
  ]

  let triggers: [Trigger] = ["minX", "midX", "maxX", "x"].map { .word($0) }

  func check(_ site: Site) -> Finding? {
    guard site.structure.isMember(site.index), let distance = distance(site),
      countsFromLeading(distance, site), !site.isAboutPhysicalThings, !site.isDirectionAware,
      !site.isInLeftToRightIsland, !site.functionAsksForDirection, !site.typeAsksForDirection
    else { return nil }
    return Finding(
      site.structure.range(distance.first, through: distance.last),
      "measured from the left, used as a distance from the leading edge; tie the views to each other, or measure by "
        + site.directionQuestion
    )
  }

  /// - Parameter hops: How many locals it may still go through.
  private func countsFromLeading(_ distance: Expression, _ site: Site, hops: Int = Self.mostHops) -> Bool {
    let structure = site.structure
    let sum = structure.infix(around: distance)
    // Of `button.frame.minX + title.frame.minX` the first is told.
    if (sum.first..<max(sum.first, distance.first)).contains(where: { isDistance($0, structure) }) { return false }
    switch structure.place(of: sum) {
    case .assigned(let property):
      return structure.token(property, is: "constant") && !isTakenOffOtherSide(sum, site)
        && structure.receiverName(ofMember: property).map { isLeading(constraint: $0, site) } ?? false
    case .argument(let call, let argument):
      if argument.label.map({ structure.token($0, is: "constant") }) ?? false {
        return structure.token(call.callee, is: "constraint")
          && (structure.chainStart(call.callee)..<structure.end(ofGroup: call.open)).contains {
            isLeadingAnchor($0, structure)
          }
      }
      if movesLeadingView(argument, of: call, site) { return true }
      return argument.label == nil && site.imports("SnapKit")
        && structure.token(call.callee, isAnyOf: "equalTo", "offset", "inset")
        && structure.path(endingAt: call.callee).contains { structure.token($0, isAnyOf: "leading", "trailing") }
    case .initial(let local) where hops > 0:
      return site.file.uses(ofLocal: local, limit: hops == Self.mostHops ? 24 : 8).contains {
        let use = structure.operand(around: $0)
        return use.first == $0 && use.last == $0 && (hops == Self.mostHops || !isScaled(use, structure))
          && countsFromLeading(use, site, hops: hops - 1)
      }
    default: return false
    }
  }

  private static let mostHops = 3

  private func isScaled(_ distance: Expression, _ structure: Structure) -> Bool {
    [distance.first - 1, distance.last + 1].contains { structure.token($0, isAnyOf: "*", "/") }
  }

  /// `leading.constant = frame.minX; trailing.constant = -frame.minX`: as far from both sides.
  private func isTakenOffOtherSide(_ distance: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    let own = site.file.compactText(distance)
    let text = own.hasPrefix("-") ? String(own.dropFirst()) : "-" + own
    let nearby = max(0, distance.first - 60)..<min(distance.last + 60, structure.tokens.count)
    return site.file.uses(of: "constant", within: nearby).contains {
      structure.kind($0 + 1) == .equal && structure.kind($0 + 2) != nil
        && site.file.compactText(structure.value(at: $0 + 2)) == text
    }
  }

  /// `lineLeading`, or one that this file takes from a leading anchor.
  private func isLeading(constraint name: Int, _ site: Site) -> Bool {
    let structure = site.structure
    if structure.name(name, holdsAnyOf: ["leading", "trailing"]) { return true }
    return site.file.uses(of: structure.tokens[name].name, within: structure.tokens.indices).contains {
      structure.kind($0 + 1) == .equal && structure.kind($0 + 2) != nil
        && structure.value(at: $0 + 2).tokens.prefix(24).contains { isLeadingAnchor($0, structure) }
    }
  }

  private func isDistance(_ name: Int, _ structure: Structure) -> Bool {
    structure.isMember(name) && structure.token(name, isAnyOf: "minX", "midX", "maxX", "x")
  }

  private func isLeadingAnchor(_ name: Int, _ structure: Structure) -> Bool {
    structure.token(name, isAnyOf: "leadingAnchor", "trailingAnchor")
  }
}
