import RTLRuleKit
import RTLSyntax

struct AbsoluteScrollPosition: Rule {
  let id = "absolute_scroll_position"
  let summary = "Scroll positions and pages counted from the left"
  let rationale = """
    The first item of a mirrored list stands at the right. Scrolled to the left of the view, it leaves the others out \
    of sight; a page counted as so many widths from the left is the last one for people who read from the right. \
    AppKit has scroll positions for the leading and trailing edge; elsewhere count from the other end by direction.
    """
  let references = [
    "Apple documentation, NSCollectionView.ScrollPosition",
    "Apple documentation, UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "collectionView.scrollToItem(at: first, at: .⟦left⟧, animated: true)",
    "collectionView.selectItem(at: last, animated: false, scrollPosition: .⟦right⟧)",
    Example(
      """
      import AppKit
      collectionView.scrollToItems(at: items, scrollPosition: .⟦left⟧)
      """,
      fixed: """
        import AppKit
        collectionView.scrollToItems(at: items, scrollPosition: .leadingEdge)
        """
    ),
    "let page = Int(scrollView.⟦contentOffset.x⟧ / scrollView.frame.width)",
    "pages.currentPage = Int(scrollView.⟦contentOffset.x⟧ + bounds.width / 2) / Int(bounds.width)",
    "let page = round(⟦contentOffset.x⟧ / pageWidth)",
    "scrollView.setContentOffset(CGPoint(x: CGFloat(⟦page⟧) * scrollView.bounds.width, y: 0), animated: true)",
    "var shift: CGFloat { CGFloat(⟦currentPage⟧) * -view.frame.width }",
  ]

  let good: [Example] = [
    "collectionView.scrollToItem(at: first, at: .centeredHorizontally, animated: true)",
    "collectionView.scrollToItem(at: first, at: .top, animated: true)",
    "collectionView.scrollToItem(at: first, at: isRTL ? .right : .left, animated: true)",
    "tree.move(key, from: child, at: .left)",
    "let page = Int(scrollView.contentOffset.y / scrollView.frame.height)",
    "let offset = CGPoint(x: scrollView.contentOffset.x, y: 0)",
    """
    func page() -> Int {
      let page = Int(scrollView.contentOffset.x / scrollView.frame.width)
      return effectiveUserInterfaceLayoutDirection == .rightToLeft ? count - 1 - page : page
    }
    """,
    "scrollView.contentSize.width = CGFloat(pageCount) * scrollView.bounds.width",
    """
    import SwiftUI
    struct Pages: View { var body: some View { strip.offset(x: -CGFloat(page) * width) } }
    """,
    "let height = CGFloat(page) * view.bounds.height",
    "let isAtEnd = scrollView.contentOffset.x > limit",
    """
    timeline.semanticContentAttribute = .playback
    timeline.scrollToItem(at: first, at: .left, animated: true)
    """,
  ]

  private let pages = [
    "currentPage", "page", "pageIndex", "currentIndex", "selectedIndex", "pageNumber", "selectedPage",
  ]

  var triggers: [Trigger] {
    (["scrollToItem", "scrollPosition", "contentOffset"] + pages).map { .word($0) }
  }

  func check(_ site: Site) -> Finding? {
    guard let finding = find(site), !site.isAboutPhysicalThings, !site.isDirectionAware, !site.isInLeftToRightIsland,
      !site.functionAsksForDirection, !site.typeAsksForDirection
    else { return nil }
    return finding
  }

  private func find(_ site: Site) -> Finding? {
    if site.is("scrollToItem") { return checkScroll(site) }
    if site.is("scrollPosition") { return checkPosition(site) }
    if site.is("contentOffset") { return checkOffset(site) }
    return checkPage(site)
  }

  // MARK: - Positions

  /// `scrollToItem(at: item, at: .left, animated: true)`: the second `at:`.
  private func checkScroll(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let call = structure.call(of: site.index) else { return nil }
    let arguments = structure.arguments(of: call)
    guard arguments.count >= 2, let label = arguments[1].label, structure.token(label, is: "at") else { return nil }
    return checkSide(arguments[1], site)
  }

  private func checkPosition(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index + 1) == .colon, let call = structure.call(around: site.index),
      structure.token(call.callee, isAnyOf: "selectItem", "selectItems", "scrollToItems"),
      let argument = structure.argument("scrollPosition", of: call)
    else { return nil }
    return checkSide(argument, site)
  }

  private func checkSide(_ argument: Argument, _ site: Site) -> Finding? {
    let structure = site.structure
    let name = argument.end - 1
    guard argument.end - argument.start <= 5, structure.isMember(name), structure.token(name, isAnyOf: "left", "right"),
      !site.moved(to: name).isDirectionAware
    else { return nil }
    let range = structure.range(name)
    if site.imports("AppKit") || site.imports("Cocoa") {
      let twin = structure.token(name, is: "left") ? "leadingEdge" : "trailingEdge"
      return Finding(
        range,
        "scrolled to the \(structure.text(name)) in every language; use .\(twin)",
        severity: .warning,
        fix: Fix(.safe, twin, [Edit(range, twin)])
      )
    }
    return Finding(
      range,
      "scrolled to the \(structure.text(name)) in every language; choose the side by \(site.directionQuestion), or .centeredHorizontally"
    )
  }

  // MARK: - Pages

  private let message = "pages are counted from the left in every language; count from the other end by "

  /// `Int(scrollView.contentOffset.x / width)`
  private func checkOffset(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.token(site.index + 2, is: "x"), structure.isMember(site.index + 2) else { return nil }
    var operand = structure.operand(around: site.index)
    guard operand.last == site.index + 2 else { return nil }
    for _ in 0..<4 {
      let whole = structure.infix(around: operand)
      if isDividedByWidth(whole, from: operand.last, structure) {
        guard countsPages(whole, structure) else { return nil }
        return Finding(structure.range(site.index, through: site.index + 2), message + site.directionQuestion)
      }
      guard let open = structure.opening(around: whole.first), structure.tokens[open].kind == .leftParen,
        structure.end(ofGroup: open) == whole.last + 1, !structure.opensParameters(open)
      else { return nil }
      operand = structure.operand(around: open)
    }
    return nil
  }

  private func isDividedByWidth(_ whole: Expression, from last: Int, _ structure: Structure) -> Bool {
    guard structure.token(last + 1, isAnyOf: "/"), last + 2 <= whole.last else { return false }
    return (last + 2...min(whole.last, last + 16)).contains {
      structure.kind($0) == .identifier && structure.name($0, endsWithWord: "width")
    }
  }

  /// Rounded, made an `Int`, or named for what it is.
  private func countsPages(_ whole: Expression, _ structure: Structure) -> Bool {
    if case .argument(let call, _) = structure.place(of: whole) {
      return structure.token(call.callee, isAnyOf: "Int", "round", "floor", "ceil", "lroundf", "lround")
    }
    if structure.kind(whole.last + 1) == .rightParen, structure.token(whole.last + 3, is: "rounded") { return true }
    guard let name = structure.nameOfValue(whole) else { return false }
    return structure.name(name, holdsAnyOf: ["page", "index"])
  }

  /// `CGFloat(page) * width`
  private func checkPage(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index - 1) == .leftParen || structure.kind(site.index - 1) == .period,
      let call = structure.call(around: site.index), structure.token(call.callee, isAnyOf: "CGFloat", "Double"),
      structure.end(ofGroup: call.open) == site.index + 1
    else { return nil }
    let number = structure.operand(around: call.open)
    let whole = structure.infix(around: number)
    guard isMultipliedByWidth(number, whole, structure), !isSize(whole, structure), !isSwiftUI(whole, site) else {
      return nil
    }
    return Finding(site.range, message + site.directionQuestion)
  }

  private func isMultipliedByWidth(_ number: Expression, _ whole: Expression, _ structure: Structure) -> Bool {
    var other: Expression?
    if structure.token(number.last + 1, is: "*"), number.last + 2 < structure.tokens.count {
      var start = number.last + 2
      if structure.kind(start) == .prefixOperator { start += 1 }
      other = structure.operand(around: start)
    } else if structure.token(number.first - 1, is: "*"), number.first > 1 {
      other = structure.operand(around: number.first - 2)
    }
    guard let other, other.last <= whole.last, structure.kind(other.last) == .identifier else { return false }
    return structure.name(other.last, endsWithWord: "width")
  }

  /// What is as wide as all pages has no side.
  private func isSize(_ whole: Expression, _ structure: Structure) -> Bool {
    if let name = structure.nameOfValue(whole) { return structure.name(name, holdsAnyOf: ["width", "size", "length"]) }
    guard case .argument(_, let argument) = structure.place(of: whole), let label = argument.label else { return false }
    return structure.token(label, isAnyOf: "width", "height")
  }

  /// SwiftUI mirrors its offsets itself.
  private func isSwiftUI(_ whole: Expression, _ site: Site) -> Bool {
    site.imports("SwiftUI") && !site.imports("UIKit")
  }
}
