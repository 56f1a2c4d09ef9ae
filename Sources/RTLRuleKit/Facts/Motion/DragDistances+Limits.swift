import RTLSyntax

/// Drags that go so far to one side, and not at all to the other.
extension DragReader {
  func isLimit(_ call: Call) -> Bool {
    structure.token(call.callee, isAnyOf: "max", "min") && !structure.isMember(call.callee)
  }

  /// `min(0, max(-80, here))`, `max(0, min(80, here))`: nothing is the nearer end, and the farther one is the end of a way
  /// and no place in a view.
  func isHeldToOneSide(by inner: Call) -> Bool {
    guard case .argument(let outer, let held) = structure.place(of: structure.operand(around: inner.callee)),
      isLimit(outer), held.label == nil, !structure.isSameText(outer.callee, inner.callee),
      let end = otherArgument(of: outer, than: inner.callee), Self.zeros.contains(file.compactText(end.expression))
    else { return false }
    let isBelow = structure.token(outer.callee, is: "min")
    return structure.arguments(of: inner).contains { isReach($0, isBelow: isBelow) }
  }

  /// The use of a local that is held to one side and moves something by that.
  func isHeldToOneSide(_ use: Int) -> Bool {
    let operand = structure.operand(around: use)
    guard operand.last == use, case .argument(let call, _) = structure.place(of: operand), isLimit(call) else {
      return false
    }
    return isHeldToOneSide(by: call)
  }

  private func otherArgument(of call: Call, than inner: Int) -> Argument? {
    let arguments = structure.arguments(of: call)
    guard arguments.count == 2 else { return nil }
    return arguments.first { !$0.isEmpty && !($0.start..<$0.end).contains(inner) }
  }

  /// `-80`, `-replyDistance` below nothing, `80`, `replyDistance` above: a number, or one by its name, and no width.
  private func isReach(_ argument: Argument, isBelow: Bool) -> Bool {
    guard !argument.isEmpty else { return false }
    let first = argument.start + (isBelow ? 1 : 0)
    guard isBelow == (structure.kind(argument.start) == .prefixOperator), first < argument.end else { return false }
    if first + 1 == argument.end, structure.kind(first) == .integer || structure.kind(first) == .float { return true }
    let last = argument.end - 1
    return structure.kind(last) == .identifier && structure.chainStart(last) == first
      && structure.name(last, holdsAnyOf: Self.reaches)
  }

  private static let reaches: NameWords = [
    "distance", "threshold", "reach", "limit", "max", "maximum", "swipe", "offset",
  ]
}
