import RTLRuleKit
import RTLSyntax

/// Where an offset becomes the number of a page: at once, or by way of a local.
extension AbsoluteScrollPosition {
  /// The division by the width of a page.
  func pages(from offset: Expression, _ site: Site, hops: Int = 1) -> Expression? {
    let structure = site.structure
    var operand = offset
    for _ in 0..<4 {
      let whole = structure.infix(around: operand)
      if isDividedByWidth(whole, from: operand.last, site) {
        return countsPages(whole, site) || isProgress(whole, site) ? whole : nil
      }
      guard let open = structure.opening(around: whole.first), structure.tokens[open].kind == .leftParen,
        structure.partner(open) == whole.last + 1, !structure.opensParameters(open)
      else { break }
      operand = structure.operand(around: open)
    }
    guard hops > 0, let local = local(holding: structure.infix(around: operand), site) else { return nil }
    for use in site.file.uses(ofLocal: local, limit: Self.usesOfLocal) {
      if let pages = pages(from: structure.operand(around: use), site, hops: hops - 1) { return pages }
    }
    return nil
  }

  /// `/ scrollView.frame.width`, and `/ w` for it.
  private func isDividedByWidth(_ whole: Expression, from last: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.token(last + 1, is: "/"), last + 2 <= whole.last else { return false }
    if Expression(last + 2, min(whole.last, last + 16)).tokens.contains(where: { isWidth($0, structure) }) {
      return true
    }
    let divisor = structure.operand(around: last + 2)
    guard divisor.first == divisor.last else { return false }
    let value = site.valueBehind(divisor)
    return isWidth(value.last, structure) && !value.tokens.prefix(40).contains { structure.token($0, is: "/") }
  }

  private func isWidth(_ index: Int, _ structure: Structure) -> Bool {
    structure.kind(index) == .identifier && structure.name(index, endsWithWord: "width")
  }

  /// Rounded, made an `Int`, or named for what it is, and not the place of the page again.
  private func countsPages(_ quotient: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    let (number, isRounded) = rounded(quotient, structure)
    // Rounded and multiplied again it is the place of the page it was nearest to.
    guard !isMultiplied(number, structure) else { return false }
    guard let local = local(holding: number, site) else {
      return isRounded || isNamedForPages(number, structure)
    }
    let uses = site.file.uses(ofLocal: local, limit: Self.usesOfLocal).map { structure.operand(around: $0) }
    if !uses.isEmpty, uses.allSatisfy({ isMultiplied(rounded($0, structure).number, structure) }) { return false }
    return isRounded || isNamedForPages(number, structure)
      || uses.contains { rounded(structure.infix(around: $0), structure).isRounded }
  }

  /// `progress = scrollView.contentOffset.x / view.frame.width`: which page comes next is told by its sign.
  private func isProgress(_ quotient: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard let name = structure.nameOfValue(quotient),
      structure.name(name, holdsAnyOf: ["progress", "percent", "percentage", "percents", "fraction"])
    else { return false }
    return !quotient.tokens.contains { structure.token($0, isAnyOf: "contentSize", "abs", "fabs") }
  }

  /// `Int(round(x / width))` around `x / width`, `max(0, Int(x / width))`.
  private func rounded(_ quotient: Expression, _ structure: Structure) -> (number: Expression, isRounded: Bool) {
    var number = quotient
    var isRounded = false
    for _ in 0..<4 {
      guard case .argument(let call, _) = structure.place(of: number) else { break }
      if structure.token(call.callee, isAnyOf: "Int", "round", "floor", "ceil", "lroundf", "lround") {
        isRounded = true
      } else if !structure.token(call.callee, isAnyOf: "CGFloat", "Double", "Float", "abs", "max", "min") {
        break
      }
      number = structure.operand(around: call.callee)
    }
    if structure.kind(number.last + 1) == .rightParen, structure.token(number.last + 3, is: "rounded") {
      isRounded = true
    }
    return (number, isRounded || structure.token(number.last - 2, is: "rounded"))
  }

  private static let usesOfLocal = 12

  /// `targetContentOffset.pointee.x = page * width`: the page is told to the scroll view again, which counts as it does.
  func givesPlaceBack(_ site: Site) -> Bool {
    let structure = site.structure
    guard let body = site.enclosingBody else { return false }
    return site.file.uses(of: "targetContentOffset", within: body).contains { use in
      guard let pointee = structure.memberBehind(use), structure.token(pointee, isAnyOf: "pointee", "memory") else {
        return false
      }
      return structure.kind((structure.memberBehind(pointee) ?? pointee) + 1) == .equal
    }
  }

  private func isMultiplied(_ number: Expression, _ structure: Structure) -> Bool {
    structure.token(number.last + 1, is: "*") || structure.token(number.first - 1, is: "*")
  }

  private func isNamedForPages(_ number: Expression, _ structure: Structure) -> Bool {
    structure.nameOfValue(number).map { structure.name($0, holdsAnyOf: ["page", "index"]) } ?? false
  }

  private func local(holding value: Expression, _ site: Site) -> Int? {
    let structure = site.structure
    guard case .initial(let found) = structure.place(of: value) else { return nil }
    let declaration = structure.declarations[found]
    return declaration.kind == .variable && structure.scope(of: declaration)?.kind != .type ? found : nil
  }
}
