import RTLSyntax

/// Places that are added up from more than one word.
extension HandLayoutReader {
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
}
