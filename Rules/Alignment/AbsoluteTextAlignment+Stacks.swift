import RTLRuleKit
import RTLSyntax

/// Labels in stacks, and labels that go with others.
extension AbsoluteTextAlignment {
  /// A label of one line in a column that does not fill its width is as wide as its text: the column's alignment is what
  /// is seen. `column.alignment = .trailing; column.addArrangedSubview(label)`
  func hugsItsText(_ label: Int, _ file: LintedFile) -> Bool {
    guard let words = home(of: label, file) else { return false }
    switch arrangement(of: label, within: words, file) {
    case .hugged: return true
    case .wide: return false
    case .own: return isOwnColumn(within: words, file) || hasSpacer(nil, within: words, file)
    case .stacks(let stacks):
      return isTitledButton(label, file)
        || stacks.allSatisfy { isColumn($0, within: words, file) || hasSpacer($0, within: words, file) }
    }
  }

  /// Whether a label of one line stands in a row, of which one view is stretched: this one or another.
  func standsInRow(_ label: Int, _ file: LintedFile) -> Bool {
    guard !file.mayHaveLines(label), let words = home(of: label, file),
      case .stacks(let stacks) = arrangement(of: label, within: words, file)
    else { return false }
    return stacks.allSatisfy { isRow($0, within: words, file) }
  }

  /// A stack made in sight, whose views stand side by side and are not made equally wide.
  private func isRow(_ stack: Int, within words: Range<Int>, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard let made = file.initialValue(of: stack)?.tokens.prefix(200),
      made.contains(where: { structure.token($0, isAnyOf: "UIStackView", "NSStackView") })
    else { return false }
    return !made.contains { structure.token($0, isAnyOf: "vertical", "fillEqually") }
      && !isVertical(stack, within: words, file)
      && !sets("distribution", of: stack, to: "fillEqually", within: words, file)
  }

  /// The words of what a label belongs to.
  private func home(of label: Int, _ file: LintedFile) -> Range<Int>? {
    let structure = file.structure
    guard !structure.isMember(label) || structure.token(label - 2, is: "self"),
      let type = structure.enclosingType(of: label) ?? structure.enclosingBody(of: label)
    else { return nil }
    return structure.words(ofScope: type)
  }

  /// What a label is put into.
  private enum Arrangement {
    case hugged
    case wide
    /// The view around, which is a stack.
    case own
    case stacks([Int])
  }

  private func arrangement(of label: Int, within words: Range<Int>, _ file: LintedFile) -> Arrangement {
    let structure = file.structure
    var stacks: [UInt32: Int] = [:]
    var isInOwn = false
    for index in file.uses(of: structure.tokens[label].name, within: words) {
      if structure.kind(index + 1) == .period {
        if structure.token(index + 2, is: "widthAnchor") || file.setsLines(index + 2) { return .wide }
        if file.isHuggedTightly(by: index + 2) { return .hugged }
      }
      // `field.rightView = label`
      if structure.kind(index - 1) == .equal,
        structure.token(index - 2, isAnyOf: "rightView", "leftView", "titleView")
      {
        return .hugged
      }
      guard let stack = stack(of: index, structure) else { continue }
      if stack.isColumn { return .hugged }
      if let name = stack.name, !structure.token(name, is: "self") {
        stacks[structure.tokens[name].name] = name
      } else {
        isInOwn = true
      }
    }
    if stacks.isEmpty { return isInOwn ? .own : .wide }
    return .stacks(Array(stacks.values))
  }

  /// `row.addArrangedSubview(UIView())`: what is left of the width goes to a view that shows nothing. In a column it
  /// is what is left of the height.
  /// - Parameter stack: none where it is the view around.
  private func hasSpacer(_ stack: Int?, within words: Range<Int>, _ file: LintedFile) -> Bool {
    let structure = file.structure
    return !isVertical(stack, within: words, file)
      && file.uses(of: "addArrangedSubview", within: words).contains { adding in
        structure.belongs(adding, to: stack)
          && structure.kind(adding + 1) == .leftParen && structure.token(adding + 2, isAnyOf: "UIView", "NSView")
          && structure.kind(adding + 3) == .leftParen && structure.end(ofGroup: adding + 3) == adding + 4
      }
  }

  private func isVertical(_ stack: Int?, within words: Range<Int>, _ file: LintedFile) -> Bool {
    ["axis", "orientation"].contains { sets($0, of: stack, to: "vertical", within: words, file) }
  }

  private func sets(
    _ property: String,
    of stack: Int?,
    to value: StaticString,
    within words: Range<Int>,
    _ file: LintedFile
  ) -> Bool {
    let structure = file.structure
    return file.uses(of: property, within: words).contains {
      structure.belongs($0, to: stack) && structure.kind($0 + 1) == .equal
        && structure.token(structure.value(at: $0 + 2).last, is: value)
    }
  }

  private struct Stack {
    /// None where it is the view around.
    var name: Int?
    /// Whether it is made as a column that does not fill its width.
    var isColumn = false
  }

  /// The stack a view is put into: `stack.addArrangedSubview(label)`,
  /// `let stack = UIStackView(arrangedSubviews: [icon, label])`, `[icon, label].forEach(stack.addArrangedSubview)`.
  private func stack(of label: Int, _ structure: Structure) -> Stack? {
    guard var open = structure.opening(around: label) else { return nil }
    if structure.kind(open) == .leftSquare {
      let behind = structure.end(ofGroup: open) + 2
      if structure.token(behind, is: "forEach") {
        let adding = (behind + 1..<behind + 8).first { structure.token($0, is: "addArrangedSubview") }
        return adding.map { Stack(name: structure.receiverName(ofMember: $0)) }
      }
      // `[icon, label].stacked(axis: .vertical, alignment: .leading)`
      if let call = structure.call(of: behind), isColumn(call, structure) { return Stack(isColumn: true) }
      guard let list = structure.opening(around: open) else { return nil }
      open = list
    }
    guard structure.kind(open) == .leftParen, let call = structure.call(at: open) else { return nil }
    if isColumn(call, structure) { return Stack(isColumn: true) }
    if structure.token(call.callee, isAnyOf: "addArrangedSubview", "addArrangedSubviews") {
      return Stack(name: structure.receiverName(ofMember: call.callee))
    }
    guard structure.token(call.callee, is: "UIStackView"), structure.argument("arrangedSubviews", of: call) != nil
    else {
      return nil
    }
    switch structure.place(of: structure.operand(around: open)) {
    case .initial(let declaration): return Stack(name: Int(structure.declarations[declaration].name))
    case .assigned(let name): return Stack(name: name)
    default: return nil
    }
  }

  private func isColumn(_ call: Call, _ structure: Structure) -> Bool {
    guard let axis = structure.argument("axis", of: call), let alignment = structure.argument("alignment", of: call),
      !axis.isEmpty, !alignment.isEmpty
    else { return false }
    return structure.token(axis.end - 1, is: "vertical")
      && isEnd(alignment.end - 1, structure)
  }

  /// `class Card: UIStackView { init() { axis = .vertical; alignment = .leading; addArrangedSubview(label) } }`
  private func isOwnColumn(within words: Range<Int>, _ file: LintedFile) -> Bool {
    let structure = file.structure
    func sets(_ property: String, _ isMeant: (Int) -> Bool) -> Bool {
      file.uses(of: property, within: words).contains { index in
        let isOwn = !structure.isMember(index) || structure.token(index - 2, is: "self")
        return isOwn && structure.kind(index + 1) == .equal && isMeant(structure.value(at: index + 2).last)
      }
    }
    return sets("axis") { structure.token($0, is: "vertical") }
      && sets("alignment") { isEnd($0, structure) }
  }

  /// Where the views of a column that does not fill its width stand.
  private func isEnd(_ name: Int, _ structure: Structure) -> Bool {
    structure.token(name, isAnyOf: "leading", "trailing", "center", "left", "right", "centerX")
  }

  private func isColumn(_ stack: Int, within words: Range<Int>, _ file: LintedFile) -> Bool {
    let structure = file.structure
    var isVertical = false
    var isAligned = false
    func take(_ property: Int) {
      guard structure.isMember(property), structure.kind(property + 1) == .equal else { return }
      let value = structure.value(at: property + 2).last
      if structure.token(property, isAnyOf: "axis", "orientation") {
        isVertical = structure.token(value, is: "vertical")
      } else if structure.token(property, is: "alignment") {
        // A name is a choice between sides: whoever wants to fill the width says so.
        isAligned = isEnd(value, structure) || structure.token(value, is: "alignment")
      }
    }
    // `let stack = UIStackView().then { $0.axis = .vertical }`
    for word in file.initialValue(of: stack)?.tokens.prefix(200) ?? 0..<0 { take(word) }
    for index in file.uses(of: structure.tokens[stack].name, within: words) { take(index + 2) }
    return isVertical && isAligned
  }
}
