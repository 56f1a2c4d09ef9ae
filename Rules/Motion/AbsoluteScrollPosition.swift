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
    "func scrolled(_ list: UIScrollView) { if list.⟦contentOffset.x⟧ > lastOffset { showNext() } }",
    "collectionView.selectItem(at: last, animated: false, scrollPosition: .⟦right⟧)",
    "list.scrollToItemIfThere(at: found, at: .⟦left⟧, animated: true)",
    "pages.currentPage = Int(scrollView.⟦contentOffset.x⟧ + bounds.width / 2) / Int(bounds.width)",
    "let page = round(⟦contentOffset.x⟧ / pageWidth)",
    "if scrollView.⟦contentOffset.x⟧ > scrollView.frame.width { month += 1 }",
    "dots.follow(scrollView.⟦contentOffset.x⟧, pageWidth: scrollView.bounds.width)",
    "scrollView.setContentOffset(CGPoint(x: CGFloat(⟦page⟧) * scrollView.bounds.width, y: 0), animated: true)",
    "var shift: CGFloat { CGFloat(⟦currentPage⟧) * -view.frame.width }",
    "strip.setContentOffset(CGPoint(x: ⟦strip.frame.width * CGFloat(dots.currentPage + 1)⟧, y: 0), animated: true)",
    """
    func show(_ step: Int) {
      var frame = strip.frame
      frame.origin.x = ⟦frame.size.width * CGFloat(step)⟧
      strip.scrollRectToVisible(frame, animated: true)
    }
    """,
    "func show(_ tab: Int) { let w = bounds.width; strip.contentOffset = CGPoint(x: ⟦CGFloat(tab) * w⟧, y: 0) }",
    "func show(_ tab: Int) { strip.contentOffset.x = ⟦(itemWidth + gap) * CGFloat(tab)⟧ }",
    "func show(_ tab: Int) { let x = ⟦tabWidth * CGFloat(tab)⟧; strip.setContentOffset(CGPoint(x: x, y: 0), animated: true) }",
    """
    func show(_ tab: Int) {
      var offset = strip.contentOffset
      offset.x = ⟦CGFloat(tab) * strip.bounds.size.width⟧
      strip.setContentOffset(offset, animated: true)
    }
    """,
    "func show(_ tab: Int) { strip.scrollRectToVisible(CGRect(x: ⟦CGFloat(tab) * width⟧, y: 0, width: width, height: 9), animated: true) }",
    "dots.currentPage = Int(⟦targetContentOffset.pointee.x⟧ / view.frame.width)",
    "func ended() { let x = ⟦targetContentOffset.pointee.x⟧; dots.currentPage = Int(x / view.frame.width) }",
    "func ended() { let w = bounds.width; dots.currentPage = max(0, Int(round(strip.⟦contentOffset.x⟧ / w))) }",
    "func ended() { let place = strip.⟦contentOffset.x⟧ / strip.frame.width; show(Int(place.rounded())) }",
    "func next() { strip.setContentOffset(CGPoint(x: ⟦strip.contentOffset.x + strip.bounds.width⟧, y: 0), animated: true) }",
    "func next() { strip.contentOffset.x += ⟦view.bounds.width⟧ }",
    """
    func next() {
      var place = strip.contentOffset
      place.x += ⟦pageWidth⟧
      strip.scrollRectToVisible(CGRect(origin: place, size: strip.frame.size), animated: true)
    }
    """,
    "func showPlan() { let place = CGPoint(x: ⟦strip.frame.width * 2⟧, y: 0); strip.setContentOffset(place, animated: true) }",
    """
    class Strip: UIView {
      func show(_ tab: Int) { strip.setContentOffset(CGPoint(x: offset(of: tab), y: 0), animated: true) }
      func offset(of index: Int) -> CGFloat { return ⟦CGFloat(index) * bounds.width⟧ }
    }
    """,
    "func showLast() { strip.setContentOffset(CGPoint(x: ⟦Int(size.width) * lastIndex⟧, y: 0), animated: false) }",
    "func showMore() { let w = bounds.width; strip.setContentOffset(CGPoint(x: ⟦w⟧, y: 0), animated: true) }",
    "func show() { let shift = min(1, index); strip.contentOffset.x = ⟦size.width * CGFloat(shift)⟧ }",
    "func moved() { let step = view.frame.width; progress = (strip.⟦contentOffset.x⟧ - step) / step }",
    "func moved() { let fraction = strip.⟦contentOffset.x⟧ / strip.frame.width; blur(fraction) }",
    "func moved() { let side = row.⟦contentOffset.x⟧ - row.bounds.width; if side > 0 { reply() } }",
    "func end() { if velocity.x > 0 { ⟦targetContentOffset.pointee.x⟧ = actionsWidth } }",
    """
    import SwiftUI
    func makeUIView(context: Context) -> UIScrollView { strip.isPagingEnabled = true; return strip }
    func scrollViewDidScroll(_ view: UIScrollView) { let way = view.⟦contentOffset.x⟧; parent.way = way }
    """,
  ]

  let good: [Example] = [
    "if list.contentOffset.x >= lastPageOffset { loadMore() }",
    "collectionView.scrollToItem(at: first, at: .centeredHorizontally, animated: true)",
    "collectionView.scrollToItem(at: first, at: .top, animated: true)",
    "collectionView.scrollToItem(at: IndexPath(item: 0, section: 0), at: .left, animated: true)",
    "collectionView.selectItem(at: IndexPath(row: rows.count - 1, section: 0), animated: true, scrollPosition: .left)",
    "collectionView.scrollToItem(at: first, at: isRTL ? .right : .left, animated: true)",
    "tree.move(key, from: child, at: .left)", "list.scrollToItemIfThere(at: found, at: .top, animated: true)",
    "func scrollToItemOf(_ day: Int, at end: End) {}; enum End { case left }; func f() { scrollToItemOf(3, at: .left) }",
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
    """
    import SwiftUI
    import UIKit
    struct Bar: View { func x() -> CGFloat { start + CGFloat(selectedIndex) * itemWidth } }
    """,
    "let snapped = round(contentOffset.x / pageWidth) * pageWidth",
    "bar.frame.origin.x = bar.frame.width * CGFloat(selectedIndex)",
    "let height = CGFloat(page) * view.bounds.height",
    "let isAtEnd = scrollView.contentOffset.x > limit",
    """
    timeline.semanticContentAttribute = .playback
    timeline.scrollToItem(at: first, at: .left, animated: true)
    """,
    """
    class Preview: UIViewController {
      override func viewDidLoad() { collectionView.semanticContentAttribute = .forceLeftToRight }
    }
    extension Preview {
      func show(_ page: Int) { list.setContentOffset(CGPoint(x: CGFloat(page) * width, y: 0), animated: true) }
    }
    """,
    "strip.setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: true)",
    "strip.setContentOffset(CGPoint(x: CGFloat(0.5) * strip.bounds.width, y: 0), animated: true)",
    "strip.setContentOffset(CGPoint(x: strip.contentSize.width * CGFloat(progress), y: 0), animated: true)",
    "func show(_ row: Int) { var frame = list.frame; frame.origin.y = frame.width * CGFloat(row); list.scrollRectToVisible(frame) }",
    """
    func show(_ tab: Int) {
      let x = isRightToLeft ? 0 : tabWidth * CGFloat(tab)
      strip.setContentOffset(CGPoint(x: x, y: 0), animated: true)
    }
    """,
    "func end() { let page = round(targetContentOffset.pointee.x / width); targetContentOffset.pointee.x = page * width }",
    "func end() { let page = Int(round(targetContentOffset.pointee.x / width)); let near = min(page, last); targetContentOffset.pointee.x = CGFloat(near) * width }",
    "func moved() { let scale = view.frame.width / 375; let place = Int(strip.contentOffset.x / scale) }",
    "func moved() { let part = strip.contentOffset.x / strip.frame.width; logo.alpha = 1 - part }",
    "func setContentOffset(_ offset: CGPoint = CGPoint(x: CGFloat(tab) * width, y: 0)) {}",
    "func rest() { strip.setContentOffset(CGPoint(x: strip.frame.width, y: 0), animated: false) }",
    "func moved() { let rest = row.contentOffset.x - row.bounds.width; row.alpha = rest / 40 }",
    "func end() { if velocity.y > 0 { targetContentOffset.pointee.x = actionsWidth } }",
    "func grow() { strip.contentOffset.x += newContentSize.width; strip.contentOffset.x -= inset }",
    "func centre() { strip.setContentOffset(CGPoint(x: strip.contentOffset.x + strip.bounds.width / 2, y: 0), animated: true) }",
    "func moved() { let progress = strip.contentOffset.x / (strip.contentSize.width - strip.frame.width) }",
    """
    import SwiftUI
    func scrollViewDidScroll(_ view: UIScrollView) { let way = view.contentOffset.x; parent.way = way }
    """,
  ]

  private static let pages = [
    "currentPage", "page", "pageIndex", "currentIndex", "selectedIndex", "pageNumber", "selectedPage",
    "selectedPageIndex", "currentPageIndex",
  ]
  private static let positions = [
    "scrollToItem", "scrollPosition", "contentOffset", "targetContentOffset", "setContentOffset", "scrollRectToVisible",
  ]
  static let pageNames = WordSet(pages)

  var triggers: [Trigger] { (Self.positions + Self.pages + ["left", "right"]).map { .word($0) } }

  func check(_ site: Site) -> Finding? {
    guard let finding = find(site), !site.isAboutPhysicalThings, !site.isDirectionAware, !site.isInLeftToRightIsland,
      !site.functionAsksForDirection, !site.typeAsksForDirection, !site.isInTypeKeptLeftToRight
    else { return nil }
    return finding
  }

  private func find(_ site: Site) -> Finding? {
    if site.is("scrollToItem") { return checkScroll(site) }
    if site.is("scrollPosition") { return checkPosition(site) }
    if site.is("left", "right") { return checkHelper(site) }
    if site.is("contentOffset") { return checkOffset(site) ?? checkTarget(site) }
    if site.is("targetContentOffset") { return checkOffset(site) }
    if site.is("setContentOffset", "scrollRectToVisible") { return checkTarget(site) }
    return checkPage(site)
  }
}
