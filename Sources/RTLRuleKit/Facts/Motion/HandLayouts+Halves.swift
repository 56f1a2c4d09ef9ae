import RTLSyntax

extension Site {
  /// How an x depends on the left edge that has a half of something in it and is no middle all the same; nil for all
  /// else. `view` is what is placed, by its left edge if its width is known, else by its middle.
  package func offCentrePlacement(of x: Expression, width: Expression?, view: Int?) -> HandPlacement? {
    HandLayoutReader(file).offCentrePlacement(of: x, width: width, view: view)
  }
}

/// Places by the middle of something: what is moved by half of its own width stands at an edge, what begins behind the
/// middle of another stands at one side of it.
extension HandLayoutReader {
  func offCentrePlacement(of x: Expression, width: Expression?, view: Int?) -> HandPlacement? {
    let inner = structure.unwrapped(x)
    guard inner.last - inner.first < 60, let terms = terms(of: inner) else { return nil }
    if isBesideMiddle(terms, width: width, view: view) { return .behind }
    let own = terms.filter { isOwnHalf($0.value, width: width, view: view) }
    guard own.count == 1, case let rest = terms.filter({ $0 != own[0] }), let start = rest.first, start.isAdded,
      rest.allSatisfy({ !isCentred($0.value) && !isOwn($0.value, width: width, view: view) })
    else { return nil }
    // By its left edge a view is centred at a place less its own half; its middle may be either way.
    if width != nil, own[0].isAdded { return nil }
    let end = structure.unwrapped(start.value)
    if structure.chainStart(end.last) == end.first, isContainerWidth(end.last),
      rest.dropFirst().allSatisfy({ !$0.isAdded || isFixedDistance($0.value) })
    {
      return .fromRight
    }
    let moving = rest.filter { $0.isAdded && $0.value.first == $0.value.last && isRunning($0.value.first) }
    if moving.count == 1 { return .running }
    return width == nil && own[0].isAdded && rest.count == 1 && isFixedDistance(end) ? .fixed : nil
  }

  private struct Term: Equatable {
    let value: Expression
    let isAdded: Bool
  }

  /// `a`, `+ b / 2`, `- 8` of `a + b / 2 - 8`; nil where there is more than arithmetic.
  private func terms(of sum: Expression) -> [Term]? {
    let operators = operators(in: sum)
    guard operators.allSatisfy({ structure.token($0, isAnyOf: "+", "-", "*", "/") }) else { return nil }
    var result: [Term] = []
    var start = sum.first
    var isAdded = true
    for sign in operators where structure.token(sign, isAnyOf: "+", "-") {
      guard start < sign else { return nil }
      result.append(Term(value: Expression(start, sign - 1), isAdded: isAdded))
      isAdded = structure.token(sign, is: "+")
      start = sign + 1
    }
    guard start <= sum.last, !result.isEmpty else { return nil }
    return result + [Term(value: Expression(start, sum.last), isAdded: isAdded)]
  }

  // MARK: - Halves

  /// `badgeWidth / 2` for what is `badgeWidth` wide, `badge.bounds.midX` for the badge itself.
  private func isOwnHalf(_ term: Expression, width: Expression?, view: Int?) -> Bool {
    let term = structure.unwrapped(term)
    if structure.token(term.last, is: "midX"), structure.isMember(term.last),
      let bounds = structure.receiverName(ofMember: term.last), structure.token(bounds, is: "bounds")
    {
      return isOf(view, bounds)
    }
    return half(term).map { isOwn($0, width: width, view: view) } ?? false
  }

  /// What is halved: `w` of `w / 2`, `w * 0.5` and `0.5 * w`.
  private func half(_ term: Expression) -> Expression? {
    let operators = operators(in: term)
    guard operators.count == 1, let sign = operators.first, sign > term.first, sign < term.last else { return nil }
    let (before, behind) = (Expression(term.first, sign - 1), Expression(sign + 1, term.last))
    if structure.token(sign, is: "/") {
      return behind.first == behind.last && structure.token(behind.last, isAnyOf: "2", "2.0") ? before : nil
    }
    guard structure.token(sign, is: "*") else { return nil }
    if behind.first == behind.last, structure.token(behind.last, is: "0.5") { return before }
    return before.first == before.last && structure.token(before.first, is: "0.5") ? behind : nil
  }

  /// Whether it is how wide the placed view is: what its frame is given, or asked of the view.
  private func isOwn(_ part: Expression, width: Expression?, view: Int?) -> Bool {
    let part = structure.unwrapped(part)
    if let width {
      let text = file.compactText(part)
      let given = structure.unwrapped(width)
      let behind = structure.unwrapped(Site(file: file, index: given.first).valueBehind(given))
      if text == file.compactText(given) || text == file.compactText(behind) { return true }
    }
    guard structure.token(part.last, isAnyOf: "width", "maxX"), structure.chainStart(part.last) == part.first else {
      return false
    }
    var owner = structure.receiverName(ofMember: part.last)
    while let name = owner, structure.token(name, isAnyOf: "size", "bounds", "frame") {
      if isOf(view, name) { return true }
      owner = structure.receiverName(ofMember: name)
    }
    return owner.map { name in isSame(name, view) } ?? false
  }

  /// `badge.bounds` of the badge
  private func isOf(_ view: Int?, _ rectangle: Int) -> Bool {
    structure.receiverName(ofMember: rectangle).map { isSame($0, view) } ?? false
  }

  private func isSame(_ name: Int, _ view: Int?) -> Bool { view.map { structure.isSameText($0, name) } ?? false }

  // MARK: - Middles

  /// `icon.center.x + 4`: begins behind the middle, `bounds.midX - 60` for what is forty wide: ends before it.
  private func isBesideMiddle(_ terms: [Term], width: Expression?, view: Int?) -> Bool {
    guard let width, terms.count == 2, let middle = terms.first, isMiddle(middle.value, view: view),
      let distance = number(structure.unwrapped(terms[1].value)), distance >= 2
    else { return false }
    return terms[1].isAdded || number(structure.unwrapped(width)).map { $0 <= distance } ?? false
  }

  private func number(_ value: Expression) -> Double? {
    value.first == value.last && structure.isNumeral(value.first) ? Double(structure.text(value.first)) : nil
  }

  /// `icon.center.x`, `bounds.midX`, `bounds.width / 2`, but of the placed view itself.
  private func isMiddle(_ value: Expression, view: Int?) -> Bool {
    let value = structure.unwrapped(value)
    if let whole = half(value) {
      let whole = structure.unwrapped(whole)
      return structure.chainStart(whole.last) == whole.first && isContainerWidth(whole.last)
        && !isOwn(whole, width: nil, view: view)
    }
    guard structure.chainStart(value.last) == value.first, structure.isMember(value.last),
      let owner = structure.receiverName(ofMember: value.last)
    else { return false }
    let isMiddle =
      structure.token(value.last, is: "midX") && structure.token(owner, isAnyOf: "frame", "bounds")
      || structure.token(value.last, is: "x") && structure.token(owner, is: "center")
    return isMiddle && !isOf(view, owner)
  }
}
