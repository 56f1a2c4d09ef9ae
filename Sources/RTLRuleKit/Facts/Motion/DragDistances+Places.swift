import RTLSyntax

/// Where a drag ends up, and what it does there.
extension DragReader {
  /// The local that is given a distance, be it as it is or `as CGFloat`.
  func declaration(ofLocal distance: Expression) -> Int? {
    switch structure.place(of: distance) {
    case .initial(let found): return found
    case .cast(let type):
      var equal = distance.first - 1
      while structure.kind(equal) == .leftParen { equal -= 1 }
      guard structure.token(type, is: "CGFloat"), structure.kind(equal) == .equal,
        structure.kind(equal - 1) == .identifier
      else { return nil }
      return structure.declaration(namedBy: equal - 1)
    default: return nil
    }
  }

  /// `end / width` of `let end = start + value.predictedEndTranslation.width`: where the drag ends, counted in pages.
  /// `place = min(0, max(-80, place))` of `var place = start + pan.translation(in: row).x`: how far it goes.
  func partsOfSum(with distance: Expression) -> [Expression] {
    let whole = structure.infix(around: distance)
    guard whole != distance, whole.last - whole.first < 60, isSum(whole),
      case .initial(let found) = structure.place(of: whole), structure.declarations[found].kind == .variable
    else { return [] }
    return file.uses(ofLocal: found).filter { structure.token($0 + 1, is: "/") || isHeldToOneSide($0) }
      .map { structure.operand(around: $0) }
  }

  /// `swiped(by: value.translation.width)`: how a function of this file judges what it is given.
  func signedUse(ofGiven distance: Expression) -> SignedDrag.Use? {
    guard case .argument(let call, let argument) = structure.place(of: distance),
      let parameter = file.parameter(given: argument, of: call), structure.declarations[parameter].hasType
    else { return nil }
    for name in file.uses(ofLocal: parameter) {
      let operand = structure.operand(around: name)
      guard operand.last == name, let use = signedUse(of: operand) else { continue }
      let site = Site(file: file, index: name)
      return site.isAboutPhysicalThings || site.functionAsksForDirection ? nil : use
    }
    return nil
  }

  private func isSum(_ whole: Expression) -> Bool {
    whole.tokens.allSatisfy {
      structure.kind($0) != .binaryOperator || !structure.token($0, isAnyOf: "<", ">", "<=", ">=", "==", "!=", "??")
    }
  }

  /// `if distance < 0 { rewind() } else { forward() }`: what is played runs to the right in every language.
  func movesMedia(behind condition: Expression) -> Bool {
    var end = nextBlockEnd(behind: condition.last)
    if structure.token(end + 1, is: "else") { end = nextBlockEnd(behind: end + 1) }
    guard end > condition.last else { return false }
    return (condition.last + 1...min(end, condition.last + 80)).contains {
      structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: Self.mediaWords)
    }
  }

  private static let mediaWords: [StaticString] = ["rewind", "seek", "scrub", "fastforward"]
}
