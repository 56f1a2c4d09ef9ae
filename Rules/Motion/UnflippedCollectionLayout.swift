import RTLRuleKit
import RTLSyntax

struct UnflippedCollectionLayout: Rule {
  let id = "unflipped_collection_layout"
  let summary = "Collection view layouts of one's own that do not flip"
  let rationale = """
    A layout of one's own that computes where cells stand counts from the left. UIKit mirrors what it computes if the \
    layout says so: flipsHorizontallyInOppositeLayoutDirection is false unless it is overridden. Without it the first \
    cell stays at the left, and paging runs backwards.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple documentation, UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection",
  ]

  let bad: [Example] = [
    """
    final class ⟦MosaicLayout⟧: UICollectionViewLayout {
      override func prepare() {
        attributes.frame = CGRect(x: CGFloat(column) * width, y: top, width: width, height: height)
      }
    }
    """,
    """
    class ⟦LeftAlignedLayout⟧: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        for attributes in super.layoutAttributesForElements(in: rect) ?? [] { attributes.frame.origin.x = margin }
        return nil
      }
    }
    """,
    """
    class ⟦PagingLayout⟧: UICollectionViewFlowLayout {
      override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
        CGPoint(x: collectionView!.contentOffset.x + pageWidth, y: 0)
      }
    }
    """,
    """
    class ⟦Carousel⟧: UICollectionViewFlowLayout {
      override init() {
        super.init()
        scrollDirection = .horizontal
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { $0.center.x < middle ? $0 : shrunk($0) }
      }
    }
    """,
    """
    class ⟦PageLayout⟧: UICollectionViewFlowLayout { var gap: CGFloat = 8 }
    extension PageLayout {
      override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
        CGPoint(x: collectionView!.contentOffset.x + itemSize.width + gap, y: 0)
      }
    }
    """,
  ]

  let good: [Example] = [
    """
    final class MosaicLayout: UICollectionViewLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      override func prepare() { attributes.frame.origin.x = CGFloat(column) * width }
    }
    """,
    """
    final class ListLayout: UICollectionViewLayout {
      override func prepare() { attributes.frame = CGRect(x: 0, y: top, width: width, height: height) }
    }
    """,
    "class PlainLayout: UICollectionViewFlowLayout { override func prepare() { itemSize = size } }",
    """
    class Layout: UICollectionViewLayout {
      override func prepare() { attributes.frame.origin.x = isRightToLeft ? width - x : x }
    }
    """,
    """
    class StickyHeaderLayout: UICollectionViewFlowLayout {
      override func prepare() { header.frame.origin.y = max(0, collectionView!.contentOffset.y) }
    }
    """,
    """
    class Pages: UICollectionViewLayout { var gap: CGFloat = 8 }
    extension Pages {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      override func prepare() { attributes.frame.origin.x = CGFloat(column) * width }
    }
    """,
    "let layout = UICollectionViewFlowLayout()",
    "class Board: UIView { func place() { frame.origin.x = 4 } }",
    "extension UICollectionViewLayout { func place() { attributes.frame.origin.x = 4 } }",
    """
    class Layout: UICollectionViewFlowLayout {
      func inset() -> CGRect { CGRect(x: rect.origin.x, y: top, width: rect.width, height: 4) }
    }
    """,
  ]

  let triggers: [Trigger] = [.word("UICollectionViewLayout"), .word("UICollectionViewFlowLayout")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index - 1) == .colon, structure.kind(site.index - 2) == .identifier,
      let type = structure.declaration(namedBy: site.index - 2), structure.declarations[type].kind == .type,
      structure.declarations[type].body != Structure.none, structure.token(site.index - 3, is: "class")
    else { return nil }
    let bodies = bodies(ofTypeNamed: site.index - 2, structure)
    guard let use = bodies.lazy.compactMap({ horizontalUse(in: $0, structure) }).first,
      !bodies.contains(where: { flips($0, structure) || site.moved(to: $0.lowerBound + 1).typeAsksForDirection })
    else { return nil }
    return Finding(
      structure.range(site.index - 2),
      "cells are placed from the left in every language; override flipsHorizontallyInOppositeLayoutDirection to be true",
      severity: site.is("UICollectionViewFlowLayout") ? .info : nil,
      related: [structure.range(use)]
    )
  }

  /// The body of a class and of its extensions in this file, but for empty ones.
  private func bodies(ofTypeNamed name: Int, _ structure: Structure) -> [Range<Int>] {
    let word = structure.tokens[name].name
    return structure.scopes.indices.compactMap { index in
      let scope = structure.scopes[index]
      guard scope.kind == .type, scope.name != Structure.none, structure.tokens[Int(scope.name)].name == word,
        structure.isSameText(Int(scope.name), name)
      else { return nil }
      let words = structure.words(ofScope: index)
      return words.count > 1 ? words : nil
    }
  }

  private func flips(_ body: Range<Int>, _ structure: Structure) -> Bool {
    body.contains { structure.token($0, is: "flipsHorizontallyInOppositeLayoutDirection") }
  }

  /// A place where the layout decides on an x.
  private func horizontalUse(in body: Range<Int>, _ structure: Structure) -> Int? {
    body.prefix(8000).first { index in
      guard structure.kind(index) == .identifier else { return false }
      if structure.token(index, is: "x") {
        if structure.isMember(index) { return isDecided(index, structure) }
        return structure.kind(index + 1) == .colon && isComputed(index, structure)
      }
      return structure.token(index, is: "scrollDirection") && structure.kind(index + 1) == .equal
        && structure.token(structure.value(at: index + 2).last, is: "horizontal")
    }
  }

  /// `frame.origin.x = …`, `center.x < …`
  private func isDecided(_ index: Int, _ structure: Structure) -> Bool {
    guard let owner = structure.receiverName(ofMember: index),
      structure.token(owner, isAnyOf: "origin", "center")
    else { return false }
    return structure.kind(index + 1) == .equal
      || structure.token(index + 1, isAnyOf: "+=", "-=")
  }

  /// `CGRect(x: offset + width, …)`: neither a plain number nor what was there before.
  private func isComputed(_ label: Int, _ structure: Structure) -> Bool {
    guard let call = structure.call(around: label), structure.token(call.callee, isAnyOf: "CGRect", "CGPoint"),
      let argument = structure.argument("x", of: call), argument.label == label, !argument.isEmpty
    else { return false }
    let words = argument.start..<argument.end
    guard words.contains(where: { structure.kind($0) == .identifier }) else { return false }
    let last = structure.token(argument.end - 1, isAnyOf: "x", "minX", "zero")
    let isSingle = structure.operand(around: argument.start).last == argument.end - 1
    return !(last && isSingle)
  }
}
