import RTLRuleKit
import RTLSyntax

extension AbsoluteScrollPosition {
  private var message: String {
    "pages are counted from the left in every language; count from the other end by "
  }

  /// `Int(scrollView.contentOffset.x / width)`
  func checkOffset(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.token(site.index + 2, is: "x"), structure.isMember(site.index + 2) else { return nil }
    var operand = structure.operand(around: site.index)
    guard operand.last == site.index + 2 else { return nil }
    if isGivenWithWidth(operand, structure) || isComparedWithWidth(operand, structure) {
      return Finding(structure.range(site.index, through: site.index + 2), message + site.directionQuestion)
    }
    if isComparedWithStart(operand, structure) {
      return Finding(
        structure.range(site.index, through: site.index + 2),
        "whether it scrolls on or back is told from the left in every language; turn the answer by "
          + site.directionQuestion
      )
    }
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

  private func isDividedByWidth(_ whole: Expression, from last: Int, _ structure: Structure) -> Bool {
    guard structure.token(last + 1, isAnyOf: "/"), last + 2 <= whole.last else { return false }
    return Expression(last + 2, min(whole.last, last + 16)).tokens.contains {
      structure.kind($0) == .identifier && structure.name($0, endsWithWord: "width")
    }
  }

  /// Rounded, made an `Int`, or named for what it is.
  private func countsPages(_ whole: Expression, _ structure: Structure) -> Bool {
    if case .argument(let call, _) = structure.place(of: whole) {
      // Rounded and multiplied again it is the place of the page it was nearest to.
      if structure.token(structure.end(ofGroup: call.open) + 1, is: "*") { return false }
      return structure.token(call.callee, isAnyOf: "Int", "round", "floor", "ceil", "lroundf", "lround")
    }
    if structure.kind(whole.last + 1) == .rightParen, structure.token(whole.last + 3, is: "rounded") { return true }
    guard let name = structure.nameOfValue(whole) else { return false }
    return structure.name(name, holdsAnyOf: ["page", "index"])
  }

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
    site.imports("SwiftUI")
      && !site.enclosingType(inheritsFrom: [TypeKey("UIView"), TypeKey("UIViewController")]).isYes
  }
}
