import RTLSyntax

extension Site {
  /// `let x = (bounds.width - iconWidth) / 2; CGRect(x: x, y: 0, width: iconWidth, …)`: as much room at either side.
  package func leavesRestEvenly(_ x: Expression, width: Expression) -> Bool {
    HandLayoutReader(file).leavesRestEvenly(x, width: width)
  }
}

/// Places that are added up from more than one word.
extension HandLayoutReader {
  /// `5 + 8`, `margin + 8`, `2 * margin + 4`
  func isFixedSum(_ x: Expression) -> Bool {
    let signs = operators(in: x)
    guard !signs.isEmpty, x.last - x.first < 24 else { return false }
    var start = x.first
    for sign in signs + [x.last + 1] {
      guard start < sign, case let part = Expression(start, sign - 1),
        sign > x.last || structure.token(sign, isAnyOf: "+", "*"),
        part.first == part.last && structure.isNumeral(part.first)
          && !structure.token(part.first, isAnyOf: "0", "0.0", "0.5")
          || isMargin(part)
      else { return false }
      start = sign + 1
    }
    return true
  }

  /// `icon.frame.origin.x + icon.frame.width + 8`, which is `icon.frame.maxX + 8`
  func isBehindSum(_ x: Expression, _ operators: [Int]) -> Bool {
    guard let plus = operators.first, structure.token(plus, is: "+"), plus - 1 > x.first,
      !operators.contains(where: { !structure.token($0, is: "+") }), plus + 1 <= x.last,
      structure.token(plus - 1, isAnyOf: "x", "minX"), isOfFrame(plus - 1)
    else { return false }
    let width = structure.operand(around: plus + 1)
    return structure.token(width.last, is: "width") && isOfFrame(width.last)
      && owner(ofFrameAt: plus - 1) == owner(ofFrameAt: width.last) && owner(ofFrameAt: width.last) != nil
  }

  private func isOfFrame(_ name: Int) -> Bool {
    structure.path(endingAt: name).contains { structure.token($0, is: "frame") }
  }

  /// `icon` of `icon.frame.origin.x`
  private func owner(ofFrameAt name: Int) -> String? {
    let path = structure.path(endingAt: name)
    guard let frame = path.firstIndex(where: { structure.token($0, is: "frame") }), frame > 0,
      !structure.token(path[0], isAnyOf: "self", "super") || frame > 1
    else { return nil }
    return path[..<frame].map { structure.text($0) }.joined(separator: ".")
  }

  /// `let innerWidth = bounds.width - 32`: what is left of a container.
  func isRestOfContainer(_ name: Int, hops: Int = 2) -> Bool {
    guard structure.kind(name) == .identifier, !structure.isMember(name), structure.name(name, endsWithWord: "width"),
      case let value = Site(file: file, index: name).valueBehind(Expression(name, name)), value.last != name,
      case let operators = operators(in: value), let first = operators.first,
      operators.allSatisfy({ structure.token($0, is: "-") }), first > value.first
    else { return false }
    return isContainerWidth(first - 1) || hops > 0 && isRestOfContainer(first - 1, hops: hops - 1)
  }

  /// `backButtonSize.width`, `iconSize.width + 20`: as wide as it needs to be.
  func isOwnSize(_ width: Expression) -> Bool {
    let operators = operators(in: width)
    let end = operators.first.map { $0 - 1 } ?? width.last
    guard operators.allSatisfy({ structure.token($0, is: "+") }), end > width.first,
      structure.token(end, is: "width"), let size = structure.receiverName(ofMember: end), size == width.first
    else { return false }
    return structure.name(size, endsWithWord: "size") && structure.name(size, holdsAnyOf: Self.smallViews)
  }

  private static let smallViews: NameWords = ["button", "icon", "label", "badge", "avatar", "title", "image", "logo"]

  /// Half of what a width leaves, as written or by way of locals.
  func leavesRestEvenly(_ x: Expression, width: Expression) -> Bool {
    let half = behind(x)
    let sign = half.last - 1
    let isHalf =
      structure.token(half.last, isAnyOf: "2", "2.0") && structure.token(sign, is: "/")
      || structure.token(half.last, is: "0.5") && structure.token(sign, is: "*")
    guard isHalf, sign > half.first, operators(in: half) == [sign] else { return false }
    let rest = behind(Expression(half.first, sign - 1))
    let operators = operators(in: rest)
    guard operators.count == 1, let minus = operators.first, structure.token(minus, is: "-"), minus > rest.first,
      minus < rest.last
    else { return false }
    let own = structure.unwrapped(Expression(minus + 1, rest.last))
    let width = structure.unwrapped(width)
    return [own, behind(own)].contains { own in
      [width, behind(width)].contains { file.compactText(own) == file.compactText($0) }
    }
  }

  private func behind(_ expression: Expression) -> Expression {
    let inner = structure.unwrapped(expression)
    return structure.unwrapped(Site(file: file, index: inner.first).valueBehind(inner))
  }
}
