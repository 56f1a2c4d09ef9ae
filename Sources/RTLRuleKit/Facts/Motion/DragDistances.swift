import RTLSyntax

/// Something that is judged by the sign of a horizontal drag.
package struct SignedDrag: Sendable {
  package enum Use: Sendable {
    /// `translation.x > 0`
    case compared
    /// `max(0, translation.x)`: only one way counts.
    case clamped
    /// `let progress = translation.x / view.bounds.width`
    case measured
    /// `sidebarWidth + translation.width`
    case widened
  }

  /// The horizontal distance or speed: `translation.x`, `value.translation.width`.
  package var distance: Expression
  package var use: Use
}

extension Site {
  /// What is judged by the sign of the horizontal drag that this word stands for, be it at once or by way of a local:
  /// the first such place. The word is `translation`, `velocity` or `predictedEndTranslation`.
  package var signedDrag: SignedDrag? {
    for distance in DragReader(file).horizontalDistances(from: index) {
      let reader = DragReader(file)
      if let use = reader.signedUse(of: distance) ?? reader.signedUse(ofGiven: distance) {
        return SignedDrag(distance: distance, use: use)
      }
    }
    return nil
  }

  /// Whether a distance, or a place it is measured from, is judged by its sign.
  package func isSigned(_ distance: Expression) -> Bool { DragReader(file).signedUse(of: distance) != nil }

  /// Whether this place is about things that keep their direction in every language: players, maps, drawings, charts,
  /// games. Told by the names of the type and function around it and by what the file imports.
  package var isAboutPhysicalThings: Bool {
    let modules: [StaticString] = ["SpriteKit", "SceneKit", "RealityKit", "ARKit", "PencilKit", "GameController"]
    if modules.contains(where: { imports($0) }) { return true }
    return [enclosingTypeName, enclosingFunctionName].contains {
      // Every view draws itself in `draw(_:)`, whatever it is about.
      guard let name = $0, !structure.token(name, is: "draw") else { return false }
      return structure.name(name, holdsAnyOf: Self.physicalWords) && !structure.name(name, holdsAnyOf: Self.plainWords)
    }
  }

  /// Whether a view is a key of a number pad, which stands alike in every language.
  package func isKeyOfNumberPad(_ view: Int?) -> Bool {
    guard let view, let type = enclosingTypeName else { return false }
    let isPad =
      structure.name(type, holdsAnyOf: ["keypad", "numpad", "dialpad", "pinpad", "numberpad"])
      || structure.name(type, holdsAnyOf: ["pin", "passcode"])
        && structure.name(type, holdsAnyOf: ["input", "entry", "keyboard", "pad"])
    return isPad && structure.name(view, holdsAnyOf: Self.keyWords)
  }

  private static let keyWords: [StaticString] = [
    "key", "keys", "digit", "digits", "button", "buttons", "number", "dot", "dots",
  ]

  /// What stands beside a player and is none: `PlayerSettingsSheet`.
  private static let plainWords: [StaticString] = ["sheet", "menu", "cell", "row", "list", "drawer", "settings", "tab"]

  private static let physicalWords: [StaticString] = [
    "player", "video", "audio", "playback", "playing", "scrub", "scrubber", "scrubbing", "seek", "seeking", "seekbar",
    "crop", "cropper", "cropping", "canvas", "draw", "drawing", "sketch", "paint", "map", "chart", "graph", "plot",
    "game", "joystick", "camera", "zoom", "zoomable", "waveform", "timeline", "brush", "cursor", "trackpad", "tilt",
    "parallax", "signature", "knob", "dial", "wheel", "rotation", "touchpad", "mouse", "gamepad", "floating", "pip",
    "loader", "loading", "spinner",
    "pad", "keypad", "pin", "otp", "passcode", "codeinput",
  ]
}

/// Follows what a finger moved to where it counts.
struct DragReader {
  let file: LintedFile
  let structure: Structure

  init(_ file: LintedFile) {
    self.file = file
    structure = file.structure
  }

  private static let names: WordSet = ["translation", "velocity", "predictedEndTranslation"]

  // MARK: - Distances

  /// The horizontal distances that come from a word: its own `.x`, or those of the local that holds it.
  func horizontalDistances(from word: Int) -> [Expression] {
    let chain = structure.operand(around: word)
    if isQuestion(word) {
      if isHorizontal(chain) { return [chain] + usesOfLocal(holding: chain, asPoint: false) + partsOfSum(with: chain) }
      guard chain.last == structure.end(ofGroup: word + 1) else { return [] }
      return usesOfLocal(holding: chain, asPoint: true)
    }
    guard structure.kind(word + 1) == .period, isHorizontal(chain), chain.last == word + 2, isDrag(word) else {
      return []
    }
    return [chain] + usesOfLocal(holding: chain, asPoint: false) + partsOfSum(with: chain)
  }

  /// `pan.translation(in: view)`
  func isQuestion(_ word: Int) -> Bool {
    guard structure.isMember(word), structure.kind(word + 1) == .leftParen else { return false }
    return structure.token(word + 2, is: "in") && structure.kind(word + 3) == .colon
  }

  private func isHorizontal(_ chain: Expression) -> Bool {
    structure.isMember(chain.last) && structure.token(chain.last, isAnyOf: "x", "width")
  }

  /// Whether `translation` in `translation.x` is what a finger moved: a drag of SwiftUI, a local that asked a
  /// recognizer, a point that is handed in.
  private func isDrag(_ word: Int) -> Bool {
    let isWidth = structure.token(word + 2, is: "width")
    if isWidth, structure.isMember(word) { return file.showsSwiftUI }
    guard !structure.isMember(word), let found = file.declaration(of: word) else { return false }
    let declaration = structure.declarations[found]
    if declaration.kind == .parameter {
      // What a scroll view hands in is in its own coordinates.
      return structure.writtenType(of: declaration) == TypeKey(isWidth ? "CGSize" : "CGPoint")
        && !structure.token(
          Int(declaration.name) - 1,
          isAnyOf: "withVelocity",
          "withScrollingVelocity",
          "scrollingVelocity"
        )
    }
    return !isWidth && asksRecognizer(declaration)
  }

  private func asksRecognizer(_ declaration: Declaration) -> Bool {
    let value = Int(declaration.value)
    guard declaration.value != Structure.none, structure.kind(value) != .leftBrace else { return false }
    let last = min(structure.value(at: value).last, value + 16)
    return (value..<max(value, last)).contains {
      Self.names.contains($0, in: structure) && isQuestion($0)
    }
  }

  /// The uses of `let point = pan.translation(in: view)` as `point.x`, or of `let distance = value.translation.width`.
  /// Locals that are named like a drag wake by themselves.
  func usesOfLocal(holding chain: Expression, asPoint: Bool) -> [Expression] {
    guard let found = declaration(ofLocal: chain) else { return [] }
    let declaration = structure.declarations[found]
    let name = Int(declaration.name)
    guard declaration.kind == .variable, !(asPoint && Self.names.contains(name, in: structure)) else { return [] }
    return file.uses(ofLocal: found).compactMap { use in
      let operand = structure.operand(around: use)
      return (asPoint ? operand.last == use + 2 && isHorizontal(operand) : operand.last == use) ? operand : nil
    }
  }

  // MARK: - Signs

  func signedUse(of distance: Expression) -> SignedDrag.Use? {
    var operand = distance
    for _ in 0..<6 {
      let whole = structure.infix(around: operand)
      if addsToDrag(operand, whole) { return nil }
      if let other = comparedSide(beside: operand, in: whole) {
        let isNeutral =
          isAxisTest(other) || isTwoSided(operand, whole) || isSign(whole)
          || namesSides(around: operand) && !goesBySide(whole)
          || isSameEitherWay(whole) || movesMedia(behind: whole)
        return isNeutral ? nil : .compared
      }
      if let use = clampedOrMeasured(operand, whole) { return use }
      if isAddedToWidth(operand, whole) { return .widened }
      guard let open = structure.opening(around: whole.first), structure.kind(open) == .leftParen,
        whole.first == open + 1, whole.last + 1 == structure.end(ofGroup: open), structure.call(at: open) == nil,
        !structure.opensParameters(open)
      else { return nil }
      operand = structure.operand(around: open)
    }
    return nil
  }

  /// `translation.x + velocity.x` is found at its first part.
  private func addsToDrag(_ operand: Expression, _ whole: Expression) -> Bool {
    guard structure.token(operand.first - 1, is: "+") else { return false }
    return (max(whole.first, operand.first - 24)..<operand.first).contains {
      guard structure.kind($0) == .identifier, !isLogical($0) else { return false }
      if Self.names.contains($0, in: structure) { return true }
      guard !structure.isMember($0), let found = file.declaration(of: $0) else { return false }
      return asksRecognizer(structure.declarations[found])
    }
  }

  /// The other side of a comparison by size; logical operators end it.
  private func comparedSide(beside operand: Expression, in whole: Expression) -> Expression? {
    var current = operand.first - 1
    while current > whole.first {
      if isLogical(current) { break }
      if isSizeComparison(current) { return Expression(whole.first, current - 1) }
      current = (structure.partner(closedBy: current) ?? current) - 1
    }
    current = operand.last + 1
    while current < whole.last {
      if isLogical(current) { return nil }
      if isSizeComparison(current) {
        var end = current + 1
        while end <= whole.last, !isLogical(end) {
          end = structure.next(behind: end)
        }
        return Expression(current + 1, min(end - 1, whole.last))
      }
      current = structure.next(behind: current)
    }
    return nil
  }

  private func isLogical(_ index: Int) -> Bool {
    structure.kind(index) == .binaryOperator && structure.token(index, isAnyOf: "&&", "||", "??")
  }

  private func isSizeComparison(_ index: Int) -> Bool {
    structure.kind(index) == .binaryOperator && structure.token(index, isAnyOf: "<", ">", "<=", ">=")
  }

  /// `velocity.x > velocity.y` asks which way is longer; `velocity.x > abs(velocity.y)` asks for one way only.
  private func isAxisTest(_ other: Expression) -> Bool {
    let words = other.tokens.prefix(41)
    return words.contains { structure.token($0, isAnyOf: "y", "height") }
      && !words.contains { structure.token($0, isAnyOf: "abs", "fabs", "magnitude") }
  }

  /// `velocity.x < 0 ? -width : width` goes on where the finger went.
  private func isSign(_ whole: Expression) -> Bool {
    guard structure.kind(whole.last + 1) == .infixQuestion, let ternary = structure.ternary(question: whole.last + 1)
    else { return false }
    let isDescending = whole.tokens.contains { structure.token($0, isAnyOf: "<", "<=") }
    let up = file.compactText(isDescending ? ternary.no : ternary.yes)
    let down = file.compactText(isDescending ? ternary.yes : ternary.no)
    return down == "-" + up
  }

  /// `if velocity.x > 0 { stop() } else { stop() }`
  private func isSameEitherWay(_ whole: Expression) -> Bool {
    let open = whole.last + 1
    guard structure.kind(open) == .leftBrace, case let close = structure.end(ofGroup: open),
      structure.token(close + 1, is: "else"), structure.kind(close + 2) == .leftBrace,
      case let length = close - open, structure.end(ofGroup: close + 2) - (close + 2) == length, length < 200
    else { return false }
    return (1..<max(1, length)).allSatisfy { structure.isSameText(open + $0, close + 2 + $0) }
  }

  /// `x > 50 || x < -50`, `(x > 0 && y > 0) || (x < 0 && y < 0)`
  private func isTwoSided(_ operand: Expression, _ inner: Expression) -> Bool {
    var whole = inner
    if let open = structure.opening(around: inner.first), inner.first == open + 1, structure.kind(open) == .leftParen,
      inner.last + 1 == structure.end(ofGroup: open)
    {
      whole = structure.infix(around: structure.operand(around: open))
    }
    guard whole.last - whole.first < 80,
      whole.tokens.contains(where: { structure.token($0, is: "||") })
    else { return false }
    let last = structure.bytes(operand.last)
    var count = 0
    for index in whole.tokens
    where structure.isMember(index) == structure.isMember(operand.last) && structure.bytes(index).elementsEqual(last) {
      count += 1
    }
    return count > 1
  }

  /// What only tells left from right leaves it to others what to make of it.
  private func namesSides(around operand: Expression) -> Bool {
    let whole = structure.infix(around: operand)
    var end = whole.last
    if structure.kind(end + 1) == .infixQuestion, let ternary = structure.ternary(question: end + 1) {
      end = ternary.no.last
    } else {
      end = nextBlockEnd(behind: end)
    }
    var first = whole.first
    for _ in 0..<4 where first > 0 && structure.kind(first - 1) == .leftParen && !structure.continuesOperand(first - 1)
    {
      first -= 1
    }
    let start = max(structure.statementStart(first), first - 24)
    return Expression(start, min(end, whole.last + 60)).tokens.contains {
      structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: ["left", "right", "leftward", "rightward"])
        // `canGoRight` only asks whether there is more.
        && !structure.name($0, beginsWithWord: "can")
    }
  }

  func nextBlockEnd(behind index: Int) -> Int {
    for brace in index + 1..<min(index + 30, structure.tokens.count) where structure.kind(brace) == .leftBrace {
      return structure.last(ofGroup: brace)
    }
    return index
  }

  // MARK: - One way only

  private func clampedOrMeasured(_ operand: Expression, _ whole: Expression) -> SignedDrag.Use? {
    if case .argument(let call, let argument) = structure.place(of: whole), isLimit(call), argument.label == nil {
      let others = structure.arguments(of: call).filter { $0.start != argument.start && !$0.isEmpty }
      if others.contains(where: { isRest($0, operand, whole) }) { return .clamped }
      return operand == whole && isHeldToOneSide(by: call) ? .clamped : nil
    }
    guard isPartOfWidth(operand, whole) else { return nil }
    if isRounded(whole) { return .measured }
    guard let name = structure.nameOfValue(converted(whole)),
      structure.name(name, holdsAnyOf: ["progress", "percent", "percentage", "percents", "fraction", "ratio"])
    else { return nil }
    return .measured
  }

  /// `Double(translation.x / width)`, `Value(translation.x / width)`
  private func converted(_ value: Expression) -> Expression {
    guard case .argument(let call, let argument) = structure.place(of: value), argument.label == nil,
      structure.startsUppercase(call.callee), structure.arguments(of: call).count == 1
    else { return value }
    return structure.operand(around: call.callee)
  }

  /// `(translation.x / width).rounded()` counts pages.
  private func isRounded(_ whole: Expression) -> Bool {
    if case .argument(let call, _) = structure.place(of: whole) {
      return structure.token(call.callee, isAnyOf: "Int", "round", "floor", "ceil")
    }
    return structure.kind(whole.last + 1) == .rightParen && structure.token(whole.last + 3, is: "rounded")
  }

  /// `0` in `max(0, translation.x)`, `origin` in `max(origin, origin + translation.x)`.
  private func isRest(_ other: Argument, _ operand: Expression, _ whole: Expression) -> Bool {
    let text = file.compactText(other.expression)
    if Self.zeros.contains(text) || isLocalZero(other) { return true }
    guard operand.first > whole.first + 1, structure.token(operand.first - 1, is: "+") else { return false }
    return file.compactText(Expression(whole.first, operand.first - 2)) == text
  }

  static let zeros: Set<String> = ["0", "0.0", ".zero", "CGFloat.zero"]

  /// `let farthest: CGFloat = 0`
  private func isLocalZero(_ other: Argument) -> Bool {
    guard other.end == other.start + 1, let found = file.declaration(of: other.start),
      case let declaration = structure.declarations[found], declaration.value != Structure.none,
      structure.token(Int(declaration.name) - 1, is: "let"), structure.scope(of: declaration)?.kind != .type
    else { return false }
    return Self.zeros.contains(file.compactText(structure.value(at: Int(declaration.value))))
  }

  /// `startWidth + translation.x`; `lastOffset.width + translation.width` only moves something.
  private func isAddedToWidth(_ operand: Expression, _ whole: Expression) -> Bool {
    let sign = operand.first - 1
    guard sign > whole.first, structure.token(sign, isAnyOf: "+", "-"),
      let name = structure.lastName(endingAt: sign - 1)
    else { return false }
    return structure.name(name, endsWithWord: "width") && !structure.token(name, is: "width")
  }

  private func isPartOfWidth(_ operand: Expression, _ whole: Expression) -> Bool {
    guard structure.token(operand.last + 1, is: "/"), operand.last + 2 <= whole.last else { return false }
    return Expression(operand.last + 2, min(whole.last, operand.last + 24)).tokens.contains {
      structure.kind($0) == .identifier && structure.name($0, endsWithWord: "width")
    }
  }
}

extension Structure {
  /// The name of the variable or property an expression is the value of.
  package func nameOfValue(_ expression: Expression) -> Int? {
    switch place(of: expression) {
    case .initial(let declaration): return Int(declarations[declaration].name)
    case .assigned(let name): return name
    default: return nil
    }
  }
}
