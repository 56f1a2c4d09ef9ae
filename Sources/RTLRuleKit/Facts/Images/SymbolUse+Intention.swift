import RTLSyntax

/// What a symbol is meant to say at its place, told by what stands around it.
extension SymbolUse {
  /// Whether nothing at the place turns the picture around, asks for the direction or means a side.
  package var pointsTheSameWay: Bool {
    !site.file.settings.isWrittenRightToLeft && !site.isDirectionAware && !isFlipped && !isInLeftToRightIsland
      && !meansSide && !isInCatalogueOfSymbols && !isInvisible && !isForOlderSystems && !isBetweenLatinLetters
      && !site.isTurnedUpright(expression) && !site.standsAmongRightToLeftText
  }

  var isFlipped: Bool { site.moved(to: expression.first).isFlippedByHand }

  var isInLeftToRightIsland: Bool { site.moved(to: expression.first).isInLeftToRightIsland }

  /// `if #available(iOS 14, *) { "chevron.backward" } else { "chevron.left" }`
  private var isForOlderSystems: Bool {
    isNear(symbol.counterpart) && site.moved(to: expression.first).conditionOnSystem != nil
  }

  /// Whether the picture is turned by an angle, as disclosure arrows are.
  package var isRotated: Bool {
    guard let call = structure.call(around: expression.first) else { return false }
    return structure.path(startingAt: call.callee).contains {
      structure.token($0, isAnyOf: "rotationEffect", "rotation3DEffect", "transformEffect")
        || structure.token($0, is: "scaleEffect") && mayFlip($0)
    }
  }

  /// `.scaleEffect(x: -1)`; a picture that only grows stays as it is.
  private func mayFlip(_ scale: Int) -> Bool {
    guard let call = structure.call(of: scale) else { return true }
    return (call.open..<structure.end(ofGroup: call.open)).contains { structure.token($0, is: "-") }
  }

  /// Whether nobody sees the picture: `Image(systemName: "chevron.right").opacity(0)` only keeps room, and so does one
  /// whose colour is clear.
  var isInvisible: Bool {
    guard let call = structure.call(around: expression.first) else { return false }
    return structure.path(startingAt: call.callee).contains { name in
      guard structure.isMember(name), let modifier = structure.call(of: name) else { return false }
      if structure.token(name, is: "hidden") { return structure.end(ofGroup: modifier.open) == modifier.open + 1 }
      guard let argument = structure.firstArgument(of: modifier), !argument.isEmpty else { return false }
      let value = structure.unwrapped(argument.expression)
      if structure.token(name, isAnyOf: "foregroundColor", "foregroundStyle", "tint") {
        return structure.token(value.last, is: "clear") && structure.chainStart(value.last) == value.first
      }
      return structure.token(name, is: "opacity") && value.first == value.last
        && structure.isZero(value.first)
    }
  }

  /// Whether the arrow stands for a side itself: a direction pad, a picker of sides, a trend.
  var meansSide: Bool {
    isInSidedChoice || hasSidedTitle || isOneOfFourDirections || isTrend || isPlayButton || isNamedForSides || isOnKey
  }

  /// In a branch or case that is chosen by a side, or for a name that has one.
  private var isInSidedChoice: Bool {
    if structure.kind(expression.first - 1) == .equal, structure.kind(expression.first - 2) == .identifier,
      structure.token(expression.first - 3, is: "case") || structure.kind(expression.first - 3) == .comma,
      namesSide(expression.first - 2)
    {
      return true
    }
    // `static let right: String = "arrow.right"`
    if case .initial(let declaration) = structure.place(of: expression),
      structure.token(Int(structure.declarations[declaration].name), isAnyOf: "left", "right")
    {
      return true
    }
    return site.moved(to: expression.first).conditions.contains {
      $0.prefix(100).contains { namesSide($0) && !isLabelOfNothing($0) && !structure.asksForPresence($0) }
        || asksForOrderOfPages($0.prefix(100))
    }
  }

  /// `readingMode.isInverted`: the order of a book's pages, whatever the language around it.
  private func asksForOrderOfPages(_ condition: Range<Int>) -> Bool {
    func holds(_ words: [StaticString]) -> Bool {
      condition.contains { structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: words) }
    }
    return holds(["readingdirection"])
      || holds(["inverted", "reversed"]) && holds(["mode", "reading", "page", "pages"])
  }

  /// `arrow.right.to.line` beside `"⇥"` or `"\t"`: what is printed on the tab key.
  private var isOnKey: Bool { symbol.name.hasSuffix(".to.line") && ["⇥", "⇤", "\\t"].contains(where: isNear) }

  /// `leftIcon: _` in a pattern: nobody asks what it holds.
  private func isLabelOfNothing(_ index: Int) -> Bool {
    structure.kind(index + 1) == .colon && structure.token(index + 2, is: "_")
  }

  /// A word with a side in it, but not one that only repeats the symbol's name.
  private func namesSide(_ index: Int) -> Bool {
    structure.kind(index) == .identifier && hasSide(index)
      && structure.text(index) != DirectionalSymbol.caseName(of: symbol.name) && !namesPicture(index)
  }

  /// `case .rightChevron:`, `if showsRightArrow`: the picture is asked for and no side, unless the other one is at hand.
  private func namesPicture(_ index: Int) -> Bool {
    structure.name(index, holdsAnyOf: Self.pictures) && !isNear(otherSide) && !isCaseNear(otherSide)
  }

  private static let pictures: [StaticString] = ["chevron", "arrow"]

  private var side: String { symbol.name.holds("left") ? "left" : "right" }
  private var otherSide: String { symbol.name.replacing(side, with: side == "left" ? "right" : "left") }

  /// A title or label with a side: "Move left", but not "Left arrow".
  private var hasSidedTitle: Bool {
    var current = expression.first
    for _ in 0..<4 {
      let chain = structure.operand(around: current)
      let texts = chain.tokens.prefix(201)
      if texts.contains(where: isSidedText) { return true }
      guard let open = structure.opening(around: current), structure.kind(open) == .leftParen else { return false }
      if (open..<min(structure.end(ofGroup: open), open + 200)).contains(where: isSidedText) { return true }
      current = open
    }
    return false
  }

  private func isSidedText(_ index: Int) -> Bool {
    guard structure.kind(index) == .stringText, index != site.index, hasSide(index) else { return false }
    let text = structure.text(index)
    guard text.contains(" ") || !text.contains(".") else { return false }
    return !["arrow", "chevron", "caret"].contains { text.lowercased().contains($0) }
  }

  /// `arrow.up`, `arrow.down` and the other side close by.
  private var isOneOfFourDirections: Bool {
    !isCase && isNear(otherSide) && ["up", "down"].allSatisfy { isNear(symbol.name.replacing(side, with: $0)) }
  }

  /// `arrow.right` between `arrow.up.right` and `arrow.down.right` is a level trend.
  private var isTrend: Bool {
    isNear("arrow.up.right") && isNear("arrow.down.right") && symbol.name.hasPrefix("arrow.")
  }

  /// A rising arrow beside a falling one shows how something changes, for incoming and outgoing, or gain and loss.
  package var isChange: Bool {
    let other =
      symbol.name.holds(".up.")
      ? symbol.name.replacing(".up.", with: ".down.") : symbol.name.replacing(".down.", with: ".up.")
    let sides = [other, other.replacing("left", with: "right"), other.replacing("right", with: "left")]
    return other != symbol.name && sides.contains { isNear($0) || isCaseNear($0) }
  }

  private func isCaseNear(_ name: String) -> Bool {
    guard isCase else { return false }
    let wanted = NameHash.hash(DirectionalSymbol.caseName(of: name))
    let nearby = max(0, site.index - 300)..<min(structure.tokens.count, site.index + 300)
    return nearby.contains { structure.tokens[$0].name == wanted && structure.kind($0) == .identifier }
  }

  /// A triangle beside `stop.fill` or `pause` plays something.
  private var isPlayButton: Bool {
    guard symbol.name.hasPrefix("arrowtriangle.right") else { return false }
    return (max(0, site.index - 40)..<min(structure.tokens.count, site.index + 40)).contains { index in
      guard structure.kind(index) == .stringText else { return false }
      return ["stop", "pause", "record"].contains { structure.text(index).hasPrefix($0) }
    }
  }

  /// Where directions of the world, of fingers or of values are shown, straight arrows are meant as they are.
  private var isNamedForSides: Bool {
    guard symbol.certainty != .certain else { return false }
    let names = [site.enclosingTypeName, site.enclosingFunctionName].compactMap { $0.map(structure.text) }
    return names.map { $0.lowercased() }.contains { name in
      ["trend", "glucose", "wind", "joystick", "remote", "dpad", "keyboard", "compass", "resize", "crop", "align"]
        .contains { name.holds($0) }
    }
  }

  /// Whether a name or text has left or right as a word: `moveLeft`, "To the right", but not `bright` or `leftover`.
  private func hasSide(_ index: Int) -> Bool {
    let text = structure.range(index)
    return (text.start..<text.end).contains { start in
      guard let side = Self.sides.first(where: { structure.matches($0, at: start, before: text.end) }) else {
        return false
      }
      let end = start + side.utf8CodeUnitCount
      let isWordStart = side.utf8Start[0] < UInt8(ascii: "a") || start == text.start || !isLetter(at: start - 1)
      return isWordStart && !(end < text.end && isLowercase(at: end))
    }
  }

  private static let sides: [StaticString] = ["left", "right", "Left", "Right"]

  private func isLowercase(at offset: Int) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= structure.source[offset] }

  private func isLetter(at offset: Int) -> Bool {
    isLowercase(at: offset) || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= structure.source[offset]
      || structure.source[offset] >= 0x80
  }
}
