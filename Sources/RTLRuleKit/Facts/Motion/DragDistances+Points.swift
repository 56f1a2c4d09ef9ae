import RTLSyntax

extension Site {
  /// What is judged by the sign of how far a finger is from where it began: `value.location.x - value.startLocation.x`,
  /// `startPoint.x - point.x` of a local that asked a recognizer for its place. The word is `startLocation` or `location`.
  package var signedDragBetweenPoints: SignedDrag? {
    let reader = DragReader(file)
    for distance in reader.distancesBetweenPoints(from: index) {
      let use =
        reader.signedUse(of: distance) ?? reader.widenedUse(of: distance) ?? reader.signedUse(ofGiven: distance)
      if let use {
        return SignedDrag(distance: distance, use: use)
      }
    }
    return nil
  }
}

/// Distances that are worked out from two points.
extension DragReader {
  func distancesBetweenPoints(from word: Int) -> [Expression] {
    let differences =
      structure.token(word, is: "startLocation")
      ? [differenceOfDrag(startingAt: word)].compactMap { $0 } : differencesFromStart(ofPlaceAsked: word)
    return differences.flatMap { [$0] + usesOfLocal(holding: $0, asPoint: false) + partsOfSum(with: $0) }
  }

  /// `value.location.x - value.startLocation.x`, be it the other way round
  func differenceOfDrag(startingAt word: Int) -> Expression? {
    guard structure.isMember(word), file.showsSwiftUI, let whole = difference(with: word),
      let other = otherPoint(of: whole, than: word), structure.token(other.last - 2, is: "location"),
      structure.isSameText(other.first, structure.operand(around: word).first)
    else { return nil }
    return whole
  }

  /// `point.x - touchStart.x`, where `let point = pan.location(in: view)`
  private func differencesFromStart(ofPlaceAsked word: Int) -> [Expression] {
    guard isQuestion(word), case let chain = structure.operand(around: word) else { return [] }
    let places =
      structure.token(chain.last, is: "x") ? [chain.last - 2] : usesOfPoint(chain).filter { !structure.isMember($0) }
    return places.compactMap { place in
      guard let whole = difference(with: place), let other = otherPoint(of: whole, than: place) ?? keptX(of: whole),
        structure.path(endingAt: other.last).contains(where: { structure.name($0, holdsAnyOf: Self.beginnings) })
      else { return nil }
      return whole
    }
  }

  private static let beginnings: NameWords = ["start", "starting", "begin", "began", "beginning", "initial"]

  /// `startX` in `startX - point.x`: a number that was kept alone.
  private func keptX(of difference: Expression) -> Expression? {
    let first = structure.operand(around: difference.first)
    let last = structure.operand(around: difference.last)
    return [first, last].first {
      structure.name($0.last, endsWithWord: "x") && !structure.token($0.last, isAnyOf: "x", "minX", "midX", "maxX")
    }
  }

  private func usesOfPoint(_ chain: Expression) -> [Int] {
    declaration(ofLocal: chain).map { file.uses(ofLocal: $0) } ?? []
  }

  /// `a.x - b.x`, if one of the two belongs to a word and neither is part of a longer sum.
  private func difference(with word: Int) -> Expression? {
    let operand = structure.operand(around: word)
    guard structure.isMember(operand.last), structure.token(operand.last, is: "x") else { return nil }
    let isSecond = structure.token(operand.first - 1, is: "-")
    guard isSecond || structure.token(operand.last + 1, is: "-"), operand.first > 1,
      operand.last + 2 < structure.tokens.count
    else { return nil }
    let other = structure.operand(around: isSecond ? operand.first - 2 : operand.last + 2)
    let both = Expression(min(operand.first, other.first), max(operand.last, other.last))
    return isPartOfSum(both.first - 1) || isPartOfSum(both.last + 1) ? nil : both
  }

  private func isPartOfSum(_ sign: Int) -> Bool {
    structure.kind(sign) == .binaryOperator && structure.token(sign, isAnyOf: "+", "-", "*", "/")
  }

  private func otherPoint(of difference: Expression, than word: Int) -> Expression? {
    let own = structure.operand(around: word)
    let start = own.first == difference.first ? own.last + 2 : difference.first
    guard start <= difference.last else { return nil }
    let other = structure.operand(around: start)
    return structure.token(other.last, is: "x") && structure.isMember(other.last) ? other : nil
  }

  /// `let size = start + Double(distance); width = max(minWidth, size)`: what is dragged wider.
  func widenedUse(of distance: Expression) -> SignedDrag.Use? {
    var operand = distance
    if case .argument(let call, let argument) = structure.place(of: distance), argument.label == nil,
      structure.token(call.callee, isAnyOf: "Double", "CGFloat", "Float")
    {
      operand = structure.operand(around: call.callee)
    }
    let whole = structure.infix(around: operand)
    guard structure.token(operand.first - 1, is: "+"), case .initial(let found) = structure.place(of: whole) else {
      return nil
    }
    let isWidth = file.uses(ofLocal: found).contains { use in
      guard let limit = structure.call(around: use), structure.token(limit.callee, isAnyOf: "max", "min") else {
        return false
      }
      return structure.arguments(of: limit).contains {
        !$0.isEmpty && structure.name($0.end - 1, endsWithWord: "width")
      }
    }
    return isWidth ? .widened : nil
  }
}
