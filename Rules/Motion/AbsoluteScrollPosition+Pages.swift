import RTLRuleKit
import RTLSyntax

extension AbsoluteScrollPosition {
  private var message: String {
    "pages are counted from the left in every language; count from the other end by "
  }

  /// `Int(scrollView.contentOffset.x / width)`
  func checkOffset(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let offset = horizontalOffset(site) else { return nil }
    let range = structure.range(site.index, through: offset.last)
    if isGivenWithWidth(offset, structure) || isComparedWithWidth(offset, structure) {
      return Finding(range, message + site.directionQuestion)
    }
    if isSideOfMiddle(offset, site) || isFlickedTo(offset, site) {
      return Finding(
        range,
        "what comes out on one side comes out there in every language; choose the side by " + site.directionQuestion
      )
    }
    if isComparedWithStart(offset, structure) {
      return Finding(
        range,
        "whether it scrolls on or back is told from the left in every language; turn the answer by "
          + site.directionQuestion
      )
    }
    if isHandedOn(offset, site) {
      return Finding(
        range,
        "how far a pager has come is handed on as counted from the left; count from the other end by "
          + site.directionQuestion
      )
    }
    guard let pages = pages(from: offset, site) else { return nil }
    let isElsewhere = pages.first > offset.last
    if isElsewhere || site.is("targetContentOffset"), givesPlaceBack(site) { return nil }
    return Finding(
      range,
      message + site.directionQuestion,
      related: isElsewhere ? [structure.range(pages.first, through: pages.last)] : []
    )
  }

  /// `scrollView.contentOffset.x`, `targetContentOffset.pointee.x`
  private func horizontalOffset(_ site: Site) -> Expression? {
    let structure = site.structure
    let isPointer = structure.isMember(site.index + 2) && structure.token(site.index + 2, isAnyOf: "pointee", "memory")
    let x = site.index + (isPointer ? 4 : 2)
    guard structure.isMember(x), structure.token(x, is: "x") else { return nil }
    let offset = structure.operand(around: site.index)
    return offset.last == x ? offset : nil
  }

  /// `pageControl.follow(scrollView.contentOffset.x, width: scrollView.bounds.width)`
  private func isGivenWithWidth(_ offset: Expression, _ structure: Structure) -> Bool {
    guard case .argument(let call, let argument) = structure.place(of: offset), argument.end == offset.last + 1,
      !structure.startsUppercase(call.callee), !structure.token(call.callee, is: "init"),
      structure.argument("height", of: call) == nil
    else { return false }
    return structure.arguments(of: call).contains { other in
      guard let label = other.label, other.start != argument.start, !other.isEmpty else { return false }
      return structure.name(label, endsWithWord: "width")
    }
  }

  /// `parent.offset = scrollView.contentOffset.x` where a pager of UIKit is wrapped for SwiftUI.
  private func isHandedOn(_ offset: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard site.file.showsSwiftUI,
      !site.file.uses(of: "isPagingEnabled", within: structure.tokens.indices).isEmpty
    else { return false }
    switch structure.place(of: offset) {
    case .assigned(let property): return isOfParent(property, structure)
    case .initial(let local):
      return site.file.uses(ofLocal: local).contains {
        guard case .assigned(let property) = structure.place(of: Expression($0, $0)) else { return false }
        return isOfParent(property, structure)
      }
    default: return false
    }
  }

  private func isOfParent(_ property: Int, _ structure: Structure) -> Bool {
    structure.receiverName(ofMember: property).map { structure.token($0, is: "parent") } ?? false
  }

  /// `if scrollView.contentOffset.x > scrollView.frame.width { showNext() }`
  private func isComparedWithWidth(_ offset: Expression, _ structure: Structure) -> Bool {
    guard structure.token(offset.last + 1, isAnyOf: "<", ">", "<=", ">="), offset.last + 2 < structure.tokens.count
    else { return false }
    let other = structure.operand(around: offset.last + 2)
    return structure.kind(other.last) == .identifier && structure.name(other.last, endsWithWord: "width")
      && !(other.tokens.contains { structure.token($0, is: "contentSize") })
      && !structure.isInfixOperator(other.last + 1)
  }

  /// `scrollView.contentOffset.x < lastOffset`: which way it scrolls.
  private func isComparedWithStart(_ offset: Expression, _ structure: Structure) -> Bool {
    [(offset.last + 1, offset.last + 2), (offset.first - 1, offset.first - 2)].contains { sign, other in
      guard structure.tokens.indices.contains(other), structure.kind(sign) == .binaryOperator,
        Self.comparisons.contains(sign, in: structure)
      else { return false }
      return namesOldOffset(structure.operand(around: other), structure)
    }
  }

  /// `lastOffset`, `start.x`, `originalOffset.x`; not `lastPageOffset`, which is where the content ends.
  private func namesOldOffset(_ other: Expression, _ structure: Structure) -> Bool {
    guard other.last - other.first < 8, structure.kind(other.last) == .identifier else { return false }
    let isX = structure.token(other.last, is: "x")
    guard let name = isX ? structure.receiverName(ofMember: other.last) : other.last else { return false }
    return structure.name(name, holdsAnyOf: Self.startWords)
      && (isX || structure.name(name, holdsAnyOf: ["offset", "offsetx", "x", "position"]))
      && !structure.name(name, holdsAnyOf: ["page", "item", "cell"])
  }

  private static let comparisons: WordSet = ["<", ">", "<=", ">="]
  private static let startWords: [StaticString] = [
    "last", "start", "original", "previous", "initial", "begin", "old",
  ]

  /// `CGFloat(page) * width`
  func checkPage(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index - 1) == .leftParen || structure.kind(site.index - 1) == .period,
      let call = structure.call(around: site.index), structure.token(call.callee, isAnyOf: "CGFloat", "Double"),
      let argument = structure.arguments(of: call).first, argument.label == nil, argument.end == site.index + 1
    else { return nil }
    let number = structure.operand(around: call.open)
    let whole = structure.infix(around: number)
    guard isMultipliedByWidth(number, whole, structure), !isSize(whole, structure), !isSwiftUI(site) else {
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

  /// What is as wide as all pages has no side, and frames are laid out elsewhere.
  private func isSize(_ whole: Expression, _ structure: Structure) -> Bool {
    if let name = structure.nameOfValue(whole) {
      return structure.name(name, holdsAnyOf: ["width", "size", "length"])
        || structure.path(endingAt: name).contains { structure.token($0, is: "frame") }
    }
    guard case .argument(let call, let argument) = structure.place(of: whole), let label = argument.label else {
      return false
    }
    return structure.token(label, isAnyOf: "width", "height")
      || structure.token(call.callee, isAnyOf: "CGRect", "NSRect")
  }

  /// SwiftUI mirrors its offsets itself.
  private func isSwiftUI(_ site: Site) -> Bool {
    site.file.showsSwiftUI
      && !site.enclosingType(inheritsFrom: [TypeKey("UIView"), TypeKey("UIViewController")]).isYes
  }
}
