import RTLSyntax

/// Texts that are written and gone before anybody could read them.
extension LintedFile {
  /// Whether what is written into a view is read by nobody.
  func isNeverSeen(property: Int) -> Bool { isOverwritten(property: property) || isOfMeasuredView(property: property) }

  /// `label.text = "\(height)"` before another `label.text = …` in the same block or one around it, with nothing between
  /// the two that leaves, waits or asks what is written there.
  private func isOverwritten(property: Int) -> Bool {
    let start = structure.chainStart(property)
    guard structure.kind(property + 1) == .equal, structure.kind(property + 2) != nil,
      let scope = structure.scope(around: property), isPlainPath(start, property)
    else { return false }
    let end = structure.value(at: property + 2).last + 1
    let reach = min(Int(structure.scopes[outermostBlock(around: scope)].close), end + Self.overwrittenWithin)
    for use in uses(of: structure.tokens[property].name, within: end..<max(end, reach))
    where structure.areSameText(structure.chainStart(use)...use, start...property) {
      guard structure.kind(use + 1) == .equal, structure.kind(use + 2) != nil else { return false }
      guard let target = structure.scope(around: use), isBlock(target, around: scope) else { continue }
      let passed = end..<structure.value(at: use + 2).last + 1
      return !passed.contains(where: mayInterrupt) && !isGivenAway(start...property, within: passed)
        && !uses(of: structure.tokens[use].name, within: use + 1..<max(use + 1, passed.upperBound)).contains {
          structure.isMember($0)
        }
    }
    return false
  }

  private static let overwrittenWithin = 80

  /// Whether what holds a text is named for its own sake: `stack.add(label)`, `label = UILabel()`, `let same = label`.
  private func isGivenAway(_ path: ClosedRange<Int>, within passed: Range<Int>) -> Bool {
    let holder = path.first { structure.kind($0) == .identifier }
    return passed.contains { index in
      if structure.token(index, is: "self") { return structure.memberBehind(index) == nil }
      guard let holder, holder < path.upperBound, structure.kind(index) == .identifier else { return false }
      return structure.isSameText(index, holder) && structure.memberBehind(index) == nil
    }
  }

  /// Names, dots and the signs behind optionals: of `cells[0].text` and `cell(at: 1).text` nobody knows what they are.
  private func isPlainPath(_ start: Int, _ property: Int) -> Bool {
    start < property && (start..<property).allSatisfy { !structure.tokens[$0].kind.closesGroup }
  }

  /// What leaves a block, waits, or parts one branch from the next.
  private func mayInterrupt(_ index: Int) -> Bool {
    if structure.kind(index) == .poundKeyword { return true }
    return structure.token(index, isAnyOf: "return", "break", "continue", "throw", "try", "await", "case", "default")
      || structure.token(index, isAnyOf: "fallthrough", "sleep", "usleep", "wait", "run")
  }

  /// Whether a block is the one around or one around that, with nothing between the two but `if`, `else` and `do`.
  private func isBlock(_ target: Int, around scope: Int) -> Bool {
    var current = scope
    while current != target {
      guard isRunThrough(current), structure.scopes[current].parent != Structure.none else { return false }
      current = Int(structure.scopes[current].parent)
    }
    return true
  }

  private func outermostBlock(around scope: Int) -> Int {
    var current = scope
    while isRunThrough(current), structure.scopes[current].parent != Structure.none {
      current = Int(structure.scopes[current].parent)
    }
    return current
  }

  private func isRunThrough(_ scope: Int) -> Bool {
    structure.scopes[scope].kind == .control
      && structure.token(Int(structure.scopes[scope].introducer), isAnyOf: "if", "else", "do")
  }

  /// `badge.title = "0"` right before `badge.isHidden = true`.
  func isHiddenAtOnce(property: Int) -> Bool {
    let start = structure.chainStart(property)
    guard structure.kind(property + 1) == .equal, structure.kind(property + 2) != nil, isPlainPath(start, property)
    else { return false }
    let next = structure.value(at: property + 2).last + 1
    let hidden = next + property - start
    return structure.token(hidden, is: "isHidden") && structure.kind(hidden + 1) == .equal
      && structure.token(hidden + 2, is: "true")
      && (start..<property).allSatisfy { structure.isSameText($0, next + $0 - start) }
  }

  /// `let probe = UILabel(); probe.text = "\(name) away"; return probe.intrinsicContentSize.width`: a view of which the
  /// code asks no more than how large it would be.
  private func isOfMeasuredView(property: Int) -> Bool {
    let receiver = structure.chainStart(property)
    guard receiver == property - 2, let found = declaration(meantBy: receiver),
      structure.token(Int(structure.declarations[found].name) - 1, is: "let"),
      structure.scope(of: structure.declarations[found]).map({ $0.kind != .type }) ?? false,
      structure.declarations[found].value != Structure.none,
      case let value = structure.value(at: Int(structure.declarations[found].value)),
      structure.startsUppercase(structure.unwrapped(value).first)
    else { return false }
    var isMeasured = false
    for use in uses(ofLocal: found) {
      guard let member = structure.memberBehind(use) else { return false }
      if Self.measures.contains(member, in: structure) {
        isMeasured = true
      } else if structure.kind(structure.operand(around: use).last + 1) != .equal {
        return false
      }
    }
    return isMeasured
  }

  private static let measures: WordSet = [
    "sizeToFit", "sizeThatFits", "intrinsicContentSize", "fittingSize", "systemLayoutSizeFitting", "frame", "bounds",
    "layoutIfNeeded", "textRect",
  ]
}
