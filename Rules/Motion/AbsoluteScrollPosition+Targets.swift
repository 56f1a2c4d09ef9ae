import RTLRuleKit
import RTLSyntax

/// Scroll views that are told which page to show: a number times the width of a page, wherever it is written down.
extension AbsoluteScrollPosition {
  /// `setContentOffset(CGPoint(x: width * CGFloat(index), y: 0), animated: true)`, `strip.contentOffset.x = …`,
  /// `scrollRectToVisible(frame, animated: true)`
  func checkTarget(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let x = page(site) ?? nextPage(site),
      !x.tokens.contains(where: { Self.pageNames.contains($0, in: structure) && checkPage(site.moved(to: $0)) != nil }),
      // What is written elsewhere may be turned there.
      !site.moved(to: x.first).isDirectionAware
    else { return nil }
    return Finding(
      structure.range(x.first, through: x.last),
      "pages are counted from the left in every language; count from the other end by \(site.directionQuestion)"
    )
  }

  private func page(_ site: Site) -> Expression? {
    horizontalTarget(site).map { site.valueBehind($0) }.flatMap { isPageTimesWidth($0, site) ? $0 : nil }
  }

  /// The x a scroll view is scrolled to.
  func horizontalTarget(_ site: Site) -> Expression? {
    let structure = site.structure
    guard !site.is("contentOffset") else { return assignedTarget(site) }
    guard !structure.token(site.index - 1, is: "func"), let call = structure.call(of: site.index),
      let target = structure.firstArgument(of: call), target.label == nil, !target.isEmpty
    else { return nil }
    return x(of: target.expression, site)
  }

  private func assignedTarget(_ site: Site) -> Expression? {
    let structure = site.structure
    guard structure.isMember(site.index) || structure.statementStart(site.index) == site.index else { return nil }
    if structure.kind(site.index + 1) == .equal, site.index + 2 < structure.tokens.count {
      return x(of: structure.value(at: site.index + 2), site)
    }
    guard structure.token(site.index + 2, is: "x"), structure.isMember(site.index + 2),
      structure.kind(site.index + 3) == .equal, site.index + 4 < structure.tokens.count
    else { return nil }
    return site.valueBehind(structure.value(at: site.index + 4))
  }

  /// The x of a point or rectangle, as it is written or as a local was given it: `frame.origin.x = …`, `offset.x = …`.
  private func x(of target: Expression, _ site: Site) -> Expression? {
    let structure = site.structure
    let value = site.valueBehind(target)
    if let x = writtenX(structure.lastName(endingAt: value.last), structure) { return x }
    guard target.first == target.last, structure.kind(target.first) == .identifier,
      let found = site.file.declaration(of: target.first)
    else { return nil }
    let given = site.file.uses(ofLocal: found).prefix { $0 < target.first }.compactMap { use -> Expression? in
      var member = use + 2
      if structure.token(member, is: "origin"), structure.isMember(member) { member += 2 }
      guard structure.token(member, is: "x"), structure.isMember(member), structure.kind(member + 1) == .equal,
        member + 2 < structure.tokens.count
      else { return nil }
      return site.valueBehind(structure.value(at: member + 2))
    }
    return given.last
  }

  /// `CGPoint(x: here, y: 0)`, `CGRect(origin: CGPoint(x: here, y: 0), size: size)`
  private func writtenX(_ callee: Int?, _ structure: Structure) -> Expression? {
    guard let callee, let call = structure.call(of: callee) else { return nil }
    if let x = structure.argument("x", of: call) { return x.isEmpty ? nil : x.expression }
    guard let origin = structure.argument("origin", of: call), !origin.isEmpty,
      let point = structure.lastName(endingAt: origin.end - 1), point > callee
    else { return nil }
    return writtenX(point, structure)
  }

  /// `CGFloat(index) * width`, `bounds.width * CGFloat(step + 1)`
  private func isPageTimesWidth(_ x: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    let sum = structure.unwrapped(x)
    guard sum.last - sum.first < 60 else { return false }
    return sum.tokens.contains { star in
      guard structure.token(star, is: "*"), structure.kind(star) == .binaryOperator, star > sum.first, star < sum.last
      else { return false }
      let sides = [structure.operand(around: star - 1), structure.operand(around: star + 1)]
      return sides.contains { isCount($0, site) } && sides.contains { isWidth($0, site) }
    }
  }

  /// `CGFloat(page)`, `CGFloat(index + 1)`; a whole number becomes a distance. `targetPage` in `Int(width) * targetPage`
  private func isCount(_ operand: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    if operand.first == operand.last, structure.kind(operand.first) == .identifier {
      return structure.name(operand.first, endsWithAnyOf: ["page", "index"])
    }
    guard structure.token(operand.first, isAnyOf: "CGFloat", "Double"), structure.kind(operand.first + 1) == .leftParen,
      structure.end(ofGroup: operand.first + 1) == operand.last
    else { return false }
    let inner = Expression(operand.first + 2, operand.last - 1)
    return inner.tokens.contains { structure.kind($0) == .identifier || structure.kind($0) == .dollarIdentifier }
      && !inner.tokens.contains {
        structure.kind($0) == .float || structure.token($0, isAnyOf: "/", "count")
          || structure.name($0, endsWithAnyOf: Self.parts) && !isWhole($0, site)
      }
  }

  private static let parts: [StaticString] = ["width", "offset", "progress", "percent", "percentage", "ratio"]

  /// `let pageOffset = Int(round(…))`, `let offset = min(1, index)`: a number of pages, whatever its name.
  private func isWhole(_ name: Int, _ site: Site) -> Bool {
    let value = site.valueBehind(Expression(name, name))
    guard value.first != name, !site.structure.isMember(name) else { return false }
    return site.structure.token(value.first, is: "Int")
      || value.tokens.prefix(20).contains { site.structure.name($0, endsWithAnyOf: ["index", "page"]) }
  }

  /// `bounds.width`, `w` for it, `(itemWidth + gap)`
  func isWidth(_ operand: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    return site.valueBehind(operand).tokens.contains {
      structure.kind($0) == .identifier && structure.name($0, endsWithWord: "width")
        && !structure.path(endingAt: $0).contains { structure.token($0, is: "contentSize") }
    }
  }
}
