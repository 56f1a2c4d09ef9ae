import RTLSyntax

/// A literal of `UIEdgeInsets` or `NSEdgeInsets`.
package struct EdgeInsets: Sendable {
  /// Index of the name that is called.
  package var callee: Int
  package var left: Argument
  package var right: Argument
  /// Whether both sides are written alike, or one swallows the line as separators do.
  package var isSymmetric: Bool
  /// Whether the sides differ by less than what stands out between two languages.
  package var isSlight = false
}

extension LintedFile {
  /// The insets whose `left:` label a name is, or whose function of old it is.
  package func edgeInsets(at name: Int) -> EdgeInsets? {
    if structure.token(name, isAnyOf: "UIEdgeInsetsMake", "NSEdgeInsetsMake") {
      guard let call = structure.call(of: name) else { return nil }
      let arguments = structure.arguments(of: call)
      guard arguments.count == 4 else { return nil }
      return edgeInsets(name, left: arguments[1], right: arguments[3])
    }
    guard structure.token(name, is: "left"), structure.kind(name + 1) == .colon,
      let call = structure.call(around: name), makesInsets(call),
      let left = structure.argument("left", of: call), left.label == name,
      let right = structure.argument("right", of: call)
    else { return nil }
    return edgeInsets(call.callee, left: left, right: right)
  }

  private func edgeInsets(_ callee: Int, left: Argument, right: Argument) -> EdgeInsets? {
    guard !left.isEmpty, !right.isEmpty else { return nil }
    // Most insets are, and written so.
    if structure.areSameText(left.start..<left.end, right.start..<right.end) {
      return EdgeInsets(callee: callee, left: left, right: right, isSymmetric: true)
    }
    let leftAmount = left.expression
    let rightAmount = right.expression
    let leftText = amountText(leftAmount)
    let rightText = amountText(rightAmount)
    let isCopied = sidedText(leftAmount, mirrored: true) == sidedText(rightAmount, mirrored: false)
    let isCopiedOver = isCopied && leftText != rightText && leftText.holds("right")
    return EdgeInsets(
      callee: callee,
      left: left,
      right: right,
      isSymmetric: normalized(leftText) == normalized(rightText) || isHardlySeen(leftText, rightText)
        || !isOfButton(callee) && (swallows(leftText) || swallows(rightText))
        || isCopiedOver || areSwapped(leftAmount, rightAmount)
        || (isCopied && namesSides(leftText)),
      isSlight: difference(leftText, rightText).map { $0 < Self.slight } ?? false
    )
  }

  /// `0` for the `gap` of `let gap: CGFloat = 0`, or for `Metrics.gap` where this file says it.
  private func amountText(_ amount: Expression) -> String {
    guard structure.kind(amount.last) == .identifier, structure.path(endingAt: amount.last).first == amount.first,
      amount.first == amount.last || structure.startsUppercase(amount.first)
        || structure.token(amount.first, is: "self"),
      let value = initialValue(of: amount.last, isConstant: true), value.first == value.last,
      [.integer, .float].contains(structure.kind(value.first))
    else { return compactText(amount) }
    return compactText(value)
  }

  /// `left: isEnglish ? 8 : 0, right: isEnglish ? 0 : 8`: swapped already.
  private func areSwapped(_ left: Expression, _ right: Expression) -> Bool {
    guard let left = choice(left), let right = choice(right),
      DirectionAwareness(self).asks(in: left.condition.first..<left.condition.last + 1)
    else { return false }
    return [(left.condition, right.condition), (left.yes, right.no), (left.no, right.yes)].allSatisfy {
      normalized(compactText($0)) == normalized(compactText($1))
    }
  }

  private func choice(_ amount: Expression) -> (condition: Expression, yes: Expression, no: Expression)? {
    amount.tokens.first { structure.kind($0) == .infixQuestion }.flatMap { structure.ternary(question: $0) }
  }

  /// An inset of all there is, which hides a separator: `right: bounds.width`. What is taken back or a part of a picture
  /// is none: `left: -imageSize.width`, `right: image.size.width / 2`.
  private func swallows(_ amount: String) -> Bool {
    !amount.hasPrefix("-")
      && (amount.hasSuffix("width")
        || ["greatestFiniteMagnitude", "infinity", "bounds", "frame"].contains { amount.holds($0) })
  }

  /// `titleEdgeInsets = UIEdgeInsets(…)`: what moves the title or the picture of a button hides no separator.
  private func isOfButton(_ callee: Int) -> Bool {
    guard case .assigned(let property) = structure.place(of: structure.operand(around: callee)) else { return false }
    return structure.token(property, isAnyOf: "titleEdgeInsets", "imageEdgeInsets", "contentEdgeInsets")
  }

  /// One point or two more on one side: nobody sees them change sides.
  private func isHardlySeen(_ left: String, _ right: String) -> Bool {
    difference(left, right).map { $0 <= 2 } ?? false
  }

  private func difference(_ left: String, _ right: String) -> Double? {
    guard let left = Double(left), let right = Double(right) else { return nil }
    return (left - right).magnitude
  }

  private static let slight = 4.0

  /// `8.0` is `8`.
  private func normalized(_ amount: String) -> String {
    amount.hasSuffix(".0") ? String(amount.dropLast(2)) : amount
  }

  /// `insets.left` and `insets.right`, handed on side by side.
  private func namesSides(_ amount: String) -> Bool {
    ["left", "Left", "leading", "Leading"].contains { amount.holds($0) }
  }

  /// `UIEdgeInsets(…)`, `.init(…)` where insets are asked for.
  private func makesInsets(_ call: Call) -> Bool {
    if structure.token(call.callee, isAnyOf: "UIEdgeInsets", "NSEdgeInsets") { return true }
    guard structure.token(call.callee, is: "init") else { return false }
    if let type = structure.receiverName(ofMember: call.callee) {
      return structure.token(type, isAnyOf: "UIEdgeInsets", "NSEdgeInsets")
    }
    // Only these types take these four labels in this order.
    let labels = structure.arguments(of: call).map { $0.label.map { structure.text($0) } ?? "" }
    return labels == ["top", "left", "bottom", "right"]
  }

  /// The property that is given insets kept under this name: `layoutMargins` in `stack.layoutMargins = Self.margins`.
  package func marginProperty(given name: Int) -> Int? {
    let word = structure.tokens[name].name
    for use in uses(of: word, within: structure.tokens.indices) where use != name {
      guard structure.bytes(use).elementsEqual(structure.bytes(name)) else { continue }
      let value = structure.operand(around: use)
      guard value.last == use, case .assigned(let property) = structure.place(of: value) else { continue }
      if structure.token(
        property,
        isAnyOf: "layoutMargins",
        "titleEdgeInsets",
        "imageEdgeInsets",
        "contentEdgeInsets"
      ) {
        return property
      }
    }
    return nil
  }

  /// Whether the other side of the same insets is set near `insets.left = …`.
  package func assignsMirrorSide(of name: Int) -> Bool {
    let mirrored = structure.token(name, is: "left") ? "right" : "left"
    guard let end = structure.receiverEnd(ofMember: name) else { return false }
    let receiver = compactText(Expression(structure.chainStart(end), end))
    let type = structure.enclosingType(of: name).map { structure.words(ofScope: $0) } ?? structure.tokens.indices
    let others = uses(of: mirrored, within: type).filter { other in
      guard isSet(other), let end = structure.receiverEnd(ofMember: other) else { return false }
      return compactText(Expression(structure.chainStart(end), end)) == receiver
    }
    let near = others.filter { abs($0 - name) < 120 }
    // Each branch may set both.
    let scope = structure.scope(around: name)
    let other = near.first { structure.scope(around: $0) == scope } ?? near.first
    if let other { return isAlike(name, other) }
    let amount = compactText(structure.value(at: name + 2))
    return others.contains { compactText(structure.value(at: $0 + 2)) == amount }
  }

  /// Whether two sides are set to what may be the same: two numbers that differ are not.
  private func isAlike(_ name: Int, _ other: Int) -> Bool {
    let amounts = [name, other].map { compactText(structure.value(at: $0 + 2)) }
    guard let one = Double(amounts[0]), let two = Double(amounts[1]) else { return true }
    return one == two
  }

  private func isSet(_ name: Int) -> Bool {
    structure.kind(name + 1) == .equal || structure.token(name + 1, isAnyOf: "+=", "-=")
  }
}
