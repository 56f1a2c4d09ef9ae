import RTLRuleKit
import RTLSyntax

/// Scroll views that are moved by a page: so many widths further than they stand, or to the second page by its width.
extension AbsoluteScrollPosition {
  func nextPage(_ site: Site) -> Expression? {
    guard !site.isInSidedDeclaration else { return nil }
    if site.is("contentOffset"), let step = step(of: site.index + 2, site) { return step }
    if let x = horizontalTarget(site) {
      if isStep(site.valueBehind(x), site) { return site.valueBehind(x) }
      if isAnimated(site), isWidthOfView(x, site) { return x }
    }
    return site.is("contentOffset") ? nil : movedBefore(site)
  }

  /// The width in `strip.contentOffset.x += bounds.width`, told from the `x`.
  private func step(of x: Int, _ site: Site) -> Expression? {
    let structure = site.structure
    guard structure.isMember(x), structure.token(x, is: "x"), structure.token(x + 1, isAnyOf: "+=", "-="),
      x + 2 < structure.tokens.count
    else { return nil }
    let value = structure.value(at: x + 2)
    return isStepWidth(value, site) ? value : nil
  }

  /// `CGPoint(x: strip.contentOffset.x + strip.bounds.width, y: 0)`, in `min` and `max` too.
  private func isStep(_ x: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    return x.tokens.prefix(60).contains { name in
      guard structure.token(name, is: "x"), structure.isMember(name),
        let offset = structure.receiverName(ofMember: name), structure.token(offset, is: "contentOffset"),
        structure.token(name + 1, isAnyOf: "+", "-"), name + 2 <= x.last
      else { return false }
      return isStepWidth(structure.operand(around: name + 2), site)
        && !structure.token(structure.operand(around: name + 2).last + 1, isAnyOf: "/", "*")
    }
  }

  /// `var place = strip.contentOffset; place.x += width; strip.scrollRectToVisible(CGRect(origin: place, …))`
  private func movedBefore(_ site: Site) -> Expression? {
    let structure = site.structure
    guard let call = structure.call(of: site.index), let target = structure.firstArgument(of: call),
      target.label == nil, !target.isEmpty
    else { return nil }
    var place = target.start..<target.end
    if let rectangle = structure.call(of: target.start), let origin = structure.argument("origin", of: rectangle) {
      place = origin.start..<origin.end
    }
    guard place.count == 1, structure.kind(place.lowerBound) == .identifier,
      let local = site.file.declaration(of: place.lowerBound), let value = site.file.initialValue(of: place.lowerBound),
      structure.token(value.last, is: "contentOffset")
    else { return nil }
    return site.file.uses(ofLocal: local).prefix { $0 < place.lowerBound }.compactMap { step(of: $0 + 2, site) }.last
  }

  /// `bounds.width`, `size.width`, `pageWidth`, as a whole.
  private func isStepWidth(_ value: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.kind(value.last) == .identifier, structure.chainStart(value.last) == value.first,
      structure.name(value.last, endsWithWord: "width"), isWidth(value, site)
    else { return false }
    return !value.tokens.contains {
      structure.kind($0) == .identifier && structure.text($0).lowercased().holds("contentsize")
    }
  }

  /// `strip.frame.width`, `view.bounds.size.width * 2`: the place of the second or third page.
  private func isWidthOfView(_ x: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    let place = structure.unwrapped(x)
    let written = structure.operand(around: place.first)
    let width = site.valueBehind(written)
    guard structure.token(width.last, is: "width"), width.last - width.first < 12,
      structure.path(endingAt: width.last).contains(where: { structure.token($0, isAnyOf: "bounds", "frame") })
    else { return false }
    return written.last == place.last
      || place.last == written.last + 2 && structure.token(written.last + 1, is: "*")
        && structure.kind(place.last) == .integer
  }

  /// A pager that shows three pages goes back to the second without being seen.
  private func isAnimated(_ site: Site) -> Bool {
    guard site.is("setContentOffset"), let call = site.structure.call(of: site.index),
      let animated = site.structure.argument("animated", of: call), !animated.isEmpty
    else { return false }
    return !site.structure.token(animated.start, is: "false")
  }
}
