import RTLRuleKit
import RTLSyntax

/// Views that go on from some x to the end of their row: what stands before them changes sides, they do not.
extension HandComputedFrame {
  private static let neutralViews: [StaticString] = [
    "crop", "cropped", "window", "chart", "graph", "axis", "ruler", "selection", "selected", "highlight", "cursor",
    "caret", "track", "buffer", "mask", "shadow", "gradient", "waveform", "dim", "dimming", "fragment",
  ]

  /// `title.frame = CGRect(x: titleX, y: 4, width: trailing - titleX, height: 20)`,
  /// `title.frame = CGRect(x: offset + 12, y: 4, width: bounds.width - offset, height: 20)`
  func restOfRow(_ site: Site) -> Expression? {
    let structure = site.structure
    guard isRectangle(site), let call = rectangleCall(site), let x = structure.argument("x", of: call),
      let width = structure.argument("width", of: call), !x.isEmpty, !width.isEmpty,
      case let start = x.expression,
      isTakenOnce(start, off: width.expression, site),
      let view = viewPlaced(by: structure.operand(around: site.index), site), !isNeutral(view, site), !isOfMedia(site)
    else { return nil }
    return start
  }

  /// Whether a width is what is left of the row behind an x, and no more.
  private func isTakenOnce(_ x: Expression, off width: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    let start = structure.unwrapped(x)
    let rest = structure.unwrapped(site.valueBehind(structure.unwrapped(withoutLimit(width, site))))
    guard let parts = summands(of: rest, by: "-", structure), parts.count > 1, isEnd(parts[0], structure),
      let first = summands(of: start, by: "+", structure)?.first
    else { return false }
    let taken = parts.dropFirst().map(site.file.compactText)
    let distance = taken.contains(site.file.compactText(start)) ? start : first
    let own = site.file.compactText(distance)
    guard taken.filter({ $0 == own }).count == 1, !beginsNumber(distance, structure), !site.isCentred(distance),
      !isOfSame(distance, parts[0], site), !structure.isZero(site.valueBehind(distance).last)
    else { return false }
    let others = parts.dropFirst().filter { site.file.compactText($0) != own }
    if others.contains(where: { namesSide($0, structure) }) || isWithinMargin(parts[0], site) { return false }
    // `bounds.width - margin - 16` may well leave as much at the end.
    return others.isEmpty || !isGap(distance, structure) && !isAsMuch(others, as: distance, site)
  }

  /// `let end = bounds.maxX - insets.right`: then both sides may be looked after.
  private func isWithinMargin(_ end: Expression, _ site: Site) -> Bool {
    let value = site.valueBehind(end)
    return value != end && value.tokens.contains { site.structure.token($0, is: "-") }
      && !value.tokens.contains { site.structure.isNilCoalescing($0) }
  }

  /// `16` behind a view that begins at `let start = 16.0`
  private func isAsMuch(_ others: [Expression], as distance: Expression, _ site: Site) -> Bool {
    let numbers = (others + [site.valueBehind(distance)]).map { part in
      part.first == part.last ? number(part.first, site.structure) : nil
    }
    guard numbers.allSatisfy({ $0 != nil }) else { return false }
    return numbers.dropLast().compactMap { $0 }.reduce(0, +) == numbers.last
  }

  /// `bounds.width - titleX` of `max(0, bounds.width - titleX)`
  private func withoutLimit(_ width: Expression, _ site: Site) -> Expression {
    let structure = site.structure
    let value = structure.unwrapped(width)
    guard structure.token(value.first, is: "max"), let call = structure.call(of: value.first),
      structure.end(ofGroup: call.open) == value.last
    else { return value }
    let long = structure.arguments(of: call).first { $0.end - $0.start > 1 && $0.label == nil }
    return long.map { structure.unwrapped($0.expression) } ?? value
  }

  /// What one sign stands between; nil where another does, too.
  private func summands(of sum: Expression, by sign: StaticString, _ structure: Structure) -> [Expression]? {
    guard sum.last - sum.first < 60 else { return nil }
    var parts: [Expression] = []
    var start = sum.first
    var current = sum.first
    while current <= sum.last {
      if structure.isInfixOperator(current) || structure.kind(current) == .infixQuestion {
        guard structure.token(current, is: sign), start < current else { return nil }
        parts.append(structure.unwrapped(Expression(start, current - 1)))
        start = current + 1
      }
      current = structure.next(behind: current)
    }
    return start <= sum.last ? parts + [structure.unwrapped(Expression(start, sum.last))] : nil
  }

  /// `bounds.width`, `bounds.maxX`, `button.frame.minX`, `trailing`
  private func isEnd(_ end: Expression, _ structure: Structure) -> Bool {
    guard structure.kind(end.last) == .identifier, structure.chainStart(end.last) == end.first,
      !structure.path(endingAt: end.last).contains(where: {
        structure.name($0, holdsAnyOf: ["image", "crop", "chart"])
      })
    else { return false }
    return structure.name(end.last, endsWithAnyOf: ["width", "trailing", "end"])
      || structure.token(end.last, isAnyOf: "maxX", "minX") && structure.isMember(end.last)
  }

  private func beginsNumber(_ distance: Expression, _ structure: Structure) -> Bool {
    structure.beginsNumber(at: distance.first)
  }

  /// `rect.maxX - rect.minX` is how wide it is.
  private func isOfSame(_ distance: Expression, _ end: Expression, _ site: Site) -> Bool {
    guard site.structure.isMember(distance.last), distance.last - 2 >= distance.first, end.last - 2 >= end.first else {
      return false
    }
    return site.file.compactText(Expression(distance.first, distance.last - 2))
      == site.file.compactText(Expression(end.first, end.last - 2))
  }

  private func namesSide(_ part: Expression, _ structure: Structure) -> Bool {
    part.tokens.contains {
      structure.kind($0) == .identifier
        && structure.name($0, holdsAnyOf: ["left", "right", "leading", "trailing"])
    }
  }

  private func isGap(_ distance: Expression, _ structure: Structure) -> Bool {
    structure.name(
      distance.last,
      endsWithAnyOf: ["margin", "margins", "padding", "inset", "indent", "gap", "spacing", "pad", "left", "leading"]
    )
  }

  /// The view a rectangle becomes the frame of, at once or by way of a local, or what a layout is asked for one by.
  private func viewPlaced(by rectangle: Expression, _ site: Site) -> Int? {
    let structure = site.structure
    switch structure.place(of: rectangle) {
    case .assigned(let property):
      guard structure.token(property, is: "frame"), structure.isMember(property) else { return nil }
      return structure.receiverName(ofMember: property)
    case .argument(let maker, let argument):
      guard argument.label.map({ structure.token($0, is: "frame") }) ?? false,
        isFrameOfView(site.moved(to: rectangle.first))
      else { return nil }
      return structure.nameOfValue(structure.operand(around: maker.callee)) ?? maker.callee
    case .initial(let declaration):
      for use in site.file.uses(ofLocal: declaration) {
        if case .assigned(let property) = structure.place(of: Expression(use, use)),
          structure.token(property, is: "frame"), structure.isMember(property)
        {
          return structure.receiverName(ofMember: property)
        }
      }
      return nil
    case .returned: return isInLayout(site) ? site.enclosingFunctionName : nil
    default: return nil
    }
  }

  private func isNeutral(_ view: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let names = structure.path(endingAt: view) + [site.enclosingTypeName].compactMap { $0 }
    return names.contains { structure.name($0, holdsAnyOf: Self.neutralViews) } || isConstrained(view, site)
  }

  /// `title.translatesAutoresizingMaskIntoConstraints = false`: the frame is soon forgotten.
  private func isConstrained(_ view: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let body = structure.outermostBody(of: view) else { return false }
    return site.file.uses(of: structure.tokens[view].name, within: structure.words(ofScope: body)).contains {
      structure.memberBehind($0)
        .map { structure.token($0, isAnyOf: "translatesAutoresizingMaskIntoConstraints", "snp") } ?? false
    }
  }
}
