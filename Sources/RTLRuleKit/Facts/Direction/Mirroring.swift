import RTLSyntax

extension Site {
  /// Whether the picture made here is turned around for right-to-left languages by what stands behind it:
  /// `.flipsForRightToLeftLayoutDirection(true)`, `.imageFlippedForRightToLeftLayoutDirection()`,
  /// `.scaleEffect(x: isRTL ? -1 : 1)`, or a helper of the project's own with such a name.
  package var isFlippedByHand: Bool {
    if isFlippedInChain { return true }
    guard let name = nameOfValue else { return false }
    return isFlippedLater(name)
  }

  private static let maximalDepth = 24
  private static let maximalSteps = 400

  /// Modifiers of the picture itself, then those of the views around it, as far as they are about flipping.
  private var isFlippedInChain: Bool {
    var isInner = true
    for level in structure.levels(around: index).prefix(Self.maximalDepth) {
      let last = structure.operand(around: level.inner).last
      if modifiersFlip(from: level.inner, to: last, isInner: isInner) { return true }
      guard let open = level.open else { return false }
      guard structure.tokens[open].kind == .leftBrace else { continue }
      switch level.scope.map({ structure.scopes[$0].kind }) {
      case .closure, .control: isInner = false
      case .type, .function, .property, .accessor, nil: return false
      }
    }
    return false
  }

  private func modifiersFlip(from first: Int, to last: Int, isInner: Bool) -> Bool {
    let awareness = DirectionAwareness(file)
    var current = first
    for _ in 0..<Self.maximalSteps {
      guard current <= last else { break }
      if structure.tokens[current].kind == .leftBrace || structure.tokens[current].kind == .stringStart {
        current = structure.end(ofGroup: current) + 1
        continue
      }
      if isFlip(current) || (isInner && awareness.asks(at: current)) { return true }
      current += 1
    }
    return false
  }

  /// Whether this is a modifier that surely draws what stands before it as in a mirror from right to left, and as it is
  /// from left to right: `.flipsForRightToLeftLayoutDirection(true)`, `.scaleEffect(x: isRTL ? -1 : 1)`.
  package var flipsImage: Bool {
    guard structure.isMember(index), let call = structure.call(of: index), let close = structure.partner(call.open)
    else { return false }
    if self.is("imageFlippedForRightToLeftLayoutDirection") { return close == call.open + 1 }
    guard let argument = structure.arguments(of: call).first, !argument.isEmpty else { return false }
    if self.is("flipsForRightToLeftLayoutDirection") {
      return argument.end == argument.start + 1 && structure.token(argument.start, is: "true")
    }
    if self.is("scaleEffect") {
      guard let label = argument.label, structure.token(label, is: "x") else { return false }
      return turns(argument.start..<argument.end, by: "1")
    }
    guard self.is("rotationEffect", "rotation3DEffect") else { return false }
    return turns(argument.start..<argument.end, by: "180")
  }

  /// A ternary on the direction and nothing else, with this number in it.
  private func turns(_ range: Range<Int>, by amount: StaticString) -> Bool {
    guard range.count < 40, range.filter({ structure.kind($0) == .infixQuestion }).count == 1,
      let question = range.first(where: { structure.kind($0) == .infixQuestion }),
      let ternary = structure.ternary(question: question), file.directionTest(ternary.condition) != nil
    else { return false }
    let isTurned = range.contains { structure.token($0, is: amount) }
    return isTurned && (amount.utf8CodeUnitCount > 1 || range.contains { structure.token($0, is: "-") })
  }

  private func isFlip(_ word: Int) -> Bool {
    guard structure.isMember(word) else { return false }
    if structure.token(
      word,
      isAnyOf: "flipsForRightToLeftLayoutDirection",
      "imageFlippedForRightToLeftLayoutDirection",
      "withHorizontallyFlippedOrientation"
    ) {
      return true
    }
    // `UIImage(named: "arrow")!.flippedToLayoutDirection()` of the project's own.
    if structure.kind(word + 1) == .leftParen, structure.name(word, holdsAnyOf: ["flipped", "mirrored"]),
      structure.name(word, holdsAnyOf: ["layout", "direction", "rtl", "needed"])
    {
      return true
    }
    guard structure.token(word, isAnyOf: "scaleEffect", "rotation3DEffect", "rotationEffect", "transformEffect"),
      let call = structure.call(of: word)
    else { return false }
    return asksForDirection(Expression(call.open, structure.last(ofGroup: call.open)))
  }

  /// The variable or property this is the value of.
  private var nameOfValue: Int? {
    let expression = structure.operand(around: index)
    switch structure.place(of: expression) {
    case .initial(let declaration): return Int(structure.declarations[declaration].name)
    case .assigned(let name): return name
    case .argument(let call, _):
      switch structure.place(of: structure.operand(around: call.callee)) {
      case .initial(let declaration): return Int(structure.declarations[declaration].name)
      case .assigned(let name): return structure.receiverName(ofMember: name) ?? name
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a name is flipped wherever it is used nearby: `image.imageFlippedForRightToLeftLayoutDirection()`.
  private func isFlippedLater(_ name: Int) -> Bool {
    let word = structure.tokens[name].name
    let nearby = max(0, name - 3000)..<min(structure.tokens.count, name + 3000)
    return nearby.contains { use in
      guard structure.tokens[use].name == word, use != name, structure.tokens[use].kind == .identifier else {
        return false
      }
      return structure.path(startingAt: use).contains { isFlip($0) } || moved(to: use).isFlippedAsArgument
    }
  }

  /// `Image(systemName: name).flipsForRightToLeftLayoutDirection(true)`
  private var isFlippedAsArgument: Bool {
    guard let call = structure.call(around: index) else { return false }
    return structure.path(startingAt: call.callee).contains { isFlip($0) }
  }
}

extension Structure {
  /// The names of a postfix expression from this one to its end: `[label, text, count]`.
  package func path(startingAt name: Int) -> [Int] {
    let last = chainEnd(name)
    var names: [Int] = []
    var current = name
    while current <= last, names.count < 64 {
      if tokens[current].kind == .identifier || tokens[current].kind == .keyword { names.append(current) }
      current = next(behind: current)
    }
    return names
  }
}
