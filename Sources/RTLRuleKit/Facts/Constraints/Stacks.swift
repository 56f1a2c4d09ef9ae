import RTLSyntax

/// Labels and controls in stacks, and those that go with others.
extension LintedFile {
  /// A label of one line in a column that does not fill its width is as wide as its text: the column's alignment is what
  /// is seen. `column.alignment = .trailing; column.addArrangedSubview(label)`
  package func hugsInStack(_ label: Int) -> Bool {
    guard let words = home(of: label) else { return false }
    switch arrangement(of: label, within: words) {
    case .hugged: return true
    case .wide: return false
    case .own:
      return isOwnColumn(within: words) || hasSpacer(nil, within: words)
        || isSpaced(nil, around: label, within: words)
    case .stacks(let stacks):
      return isTitledButton(label)
        || stacks.allSatisfy {
          isColumn($0, within: words) || hasSpacer($0, within: words)
            || isRow($0, within: words) && (isHeldAtOneEnd($0) || isSpaced($0, around: label, within: words))
        }
    }
  }

  /// Whether a view is put into a row that is the view around, which lays its views out as they want to be unless somebody
  /// makes it wider.
  package func standsInOwnRow(_ view: Int) -> Bool {
    guard let words = home(of: view), case .own = arrangement(of: view, within: words) else { return false }
    return !isVertical(nil, within: words) && !sets("distribution", of: nil, to: "fillEqually", within: words)
  }

  /// `row.distribution = .equalSpacing`: what is left of the width goes between its views.
  /// - Parameter stack: none where it is the view around.
  private func isSpaced(_ stack: Int?, around label: Int, within words: Range<Int>) -> Bool {
    ["equalSpacing", "equalCentering"].contains { sets("distribution", of: stack, to: $0, within: words) }
      && !isVertical(stack, within: words) && !(stack.map { isAlone(label, in: $0, within: words) } ?? false)
  }

  /// Whether a label of one line stands in a row, of which one view is stretched: this one or another.
  package func standsInRow(_ label: Int) -> Bool {
    guard !mayHaveLines(label), let words = home(of: label),
      case .stacks(let stacks) = arrangement(of: label, within: words)
    else { return false }
    return stacks.allSatisfy { isRow($0, within: words) && !isAlone(label, in: $0, within: words) }
  }

  /// Whether nothing else is put into a row, so that a label fills it.
  private func isAlone(_ label: Int, in stack: Int, within words: Range<Int>) -> Bool {
    let added = namings(of: stack, within: words).compactMap { use in
      structure.memberBehind(use).flatMap { structure.token($0, is: "addArrangedSubview") ? $0 : nil }
    }
    return added.count == 1 && structure.kind(added[0] + 1) == .leftParen
      && structure.isSameText(structure.end(ofGroup: added[0] + 1) - 1, label)
  }

  /// A stack made in sight, whose views stand side by side and are not made equally wide.
  private func isRow(_ stack: Int, within words: Range<Int>) -> Bool {
    guard let made = firstValue(of: stack, within: words)?.tokens.prefix(200),
      made.contains(where: { isStackView($0) })
    else { return false }
    return !made.contains { structure.token($0, isAnyOf: "vertical", "fillEqually") }
      && !isVertical(stack, within: words)
      && !sets("distribution", of: stack, to: "fillEqually", within: words)
  }

  private func isStackView(_ name: Int) -> Bool {
    structure.token(name, isAnyOf: "UIStackView", "NSStackView") || structure.name(name, endsWithWord: "stackview")
  }

  /// The words of what a label belongs to.
  private func home(of label: Int) -> Range<Int>? {
    guard structure.isOwn(label),
      let type = structure.enclosingType(of: label) ?? structure.outermostBody(of: label)
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

  private func arrangement(of label: Int, within words: Range<Int>) -> Arrangement {
    var stacks: [UInt32: Int] = [:]
    var isInOwn = false
    for index in namings(of: label, within: words) {
      if structure.kind(index + 1) == .period {
        if structure.token(index + 2, is: "widthAnchor") || setsLines(index + 2) { return .wide }
        if isHuggedTightly(by: index + 2) { return .hugged }
      }
      // `field.rightView = label`
      if structure.kind(index - 1) == .equal,
        structure.token(index - 2, isAnyOf: "rightView", "leftView", "titleView")
      {
        return .hugged
      }
      guard let stack = stack(of: index) else { continue }
      if stack.isColumn { return .hugged }
      if stack.hasSpacer, let name = stack.name, !isVertical(name, within: words) { return .hugged }
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
  private func hasSpacer(_ stack: Int?, within words: Range<Int>) -> Bool {
    func addsSpacer(_ adding: Int) -> Bool {
      structure.token(adding, is: "addArrangedSubview") && structure.kind(adding + 1) == .leftParen
        && isSpacer(adding + 2, through: structure.end(ofGroup: adding + 1) - 1)
    }
    if isVertical(stack, within: words) { return false }
    if let stack {
      return namings(of: stack, within: words).contains { structure.memberBehind($0).map(addsSpacer) ?? false }
    }
    return uses(of: "addArrangedSubview", within: words).contains { structure.belongs($0, to: nil) && addsSpacer($0) }
  }

  /// The words in which a stack's name means it: of a local those of its block.
  private func reach(of stack: Int?, within words: Range<Int>) -> Range<Int> {
    guard let stack, !structure.isMember(stack), let found = declaration(of: stack),
      let scope = structure.scope(of: structure.declarations[found]), scope.kind != .type
    else { return words }
    return (Int(scope.open)..<max(Int(scope.open), Int(scope.close))).clamped(to: words)
  }

  /// Where a view is named: of a member in the extensions of its type, too.
  private func namings(of view: Int, within words: Range<Int>) -> [Int] {
    let reach = reach(of: view, within: words)
    return reach == words && structure.typeName(around: view) != nil
      ? usesInType(of: view) : uses(of: structure.tokens[view].name, within: reach)
  }

  /// What a stack is made of; one that an extension speaks of is declared where its type is.
  private func firstValue(of stack: Int, within words: Range<Int>) -> Expression? {
    initialValue(of: stack) ?? namings(of: stack, within: words).first.flatMap { initialValue(of: $0) }
  }

  /// `UIView()`, and nothing more.
  private func isSpacer(_ start: Int, through end: Int) -> Bool {
    structure.token(start, isAnyOf: "UIView", "NSView") && structure.kind(start + 1) == .leftParen && end == start + 2
  }

  private func isVertical(_ stack: Int?, within words: Range<Int>) -> Bool {
    ["axis", "orientation"].contains { sets($0, of: stack, to: "vertical", within: words) }
  }

  private func sets(_ property: StaticString, of stack: Int?, to value: StaticString, within words: Range<Int>) -> Bool
  {
    settings(of: stack, property, within: words).contains {
      structure.token(structure.value(at: $0 + 2).last, is: value)
    }
  }

  /// Where a property of a stack is set: `stack.axis = …`, `stack.do { $0.axis = … }`, in what it is made of.
  /// - Parameter stack: none where it is the view around.
  private func settings(of stack: Int?, _ property: StaticString, within words: Range<Int>) -> [Int] {
    guard let stack else {
      return uses(of: "\(property)", within: words).filter {
        structure.belongs($0, to: nil) && structure.kind($0 + 1) == .equal
      }
    }
    func isSetting(_ index: Int) -> Bool {
      structure.isMember(index) && structure.kind(index + 1) == .equal && structure.token(index, is: property)
    }
    var found = (firstValue(of: stack, within: words)?.tokens.prefix(200) ?? 0..<0).filter(isSetting)
    for use in namings(of: stack, within: words).prefix(60) {
      guard let member = structure.memberBehind(use) else { continue }
      if isSetting(member) { found.append(member) }
      guard structure.kind(member + 1) == .leftBrace, structure.subject(ofClosure: member + 1) != nil else { continue }
      let end = min(structure.end(ofGroup: member + 1), member + 80)
      found += (member + 1..<max(member + 1, end)).filter {
        structure.kind($0 - 2) == .dollarIdentifier && isSetting($0)
      }
    }
    return found
  }

  private struct Stack {
    /// None where it is the view around.
    var name: Int?
    /// Whether it is made as a column that does not fill its width.
    var isColumn = false
    /// Whether a view that shows nothing is put into it in the same list.
    var hasSpacer = false
  }

  /// The stack a view is put into: `stack.addArrangedSubview(label)`,
  /// `let stack = UIStackView(arrangedSubviews: [icon, label])`, `[icon, label].forEach(stack.addArrangedSubview)`.
  private func stack(of label: Int) -> Stack? {
    guard var open = structure.opening(around: label) else { return nil }
    var hasSpacer = false
    if structure.kind(open) == .leftSquare {
      hasSpacer = structure.elements(ofGroup: open, limit: 16).contains { isSpacer($0.start, through: $0.end - 1) }
      let behind = structure.end(ofGroup: open) + 2
      if structure.token(behind, is: "forEach") {
        let adding = (behind + 1..<behind + 8).first { structure.token($0, is: "addArrangedSubview") }
        return adding.map { Stack(name: structure.receiverName(ofMember: $0), hasSpacer: hasSpacer) }
      }
      // `[icon, label].stacked(axis: .vertical, alignment: .leading)`
      if let call = structure.call(of: behind), isColumn(call) { return Stack(isColumn: true) }
      guard let list = structure.opening(around: open) else { return nil }
      open = list
    }
    guard structure.kind(open) == .leftParen, let call = structure.call(at: open) else { return nil }
    if isColumn(call) { return Stack(isColumn: true) }
    if structure.token(call.callee, isAnyOf: "addArrangedSubview", "addArrangedSubviews") {
      return Stack(name: structure.ownerName(ofMember: call.callee), hasSpacer: hasSpacer)
    }
    return stackMade(by: call, hasSpacer: hasSpacer)
  }

  /// `row` of `let row = UIStackView(arrangedSubviews: [icon, label])`
  private func stackMade(by call: Call, hasSpacer: Bool) -> Stack? {
    guard structure.token(call.callee, is: "UIStackView"), structure.argument("arrangedSubviews", of: call) != nil
    else { return nil }
    let isVertical = structure.argument("axis", of: call).map { structure.token($0.end - 1, is: "vertical") } ?? false
    switch structure.place(of: structure.operand(around: call.open)) {
    case .initial(let declaration):
      return Stack(name: Int(structure.declarations[declaration].name), hasSpacer: hasSpacer && !isVertical)
    case .assigned(let name): return Stack(name: name, hasSpacer: hasSpacer && !isVertical)
    default: return nil
    }
  }

  private func isColumn(_ call: Call) -> Bool {
    guard let axis = structure.argument("axis", of: call), let alignment = structure.argument("alignment", of: call),
      !axis.isEmpty, !alignment.isEmpty
    else { return false }
    return structure.token(axis.end - 1, is: "vertical")
      && isEnd(alignment.end - 1)
  }

  /// `class Card: UIStackView { init() { axis = .vertical; alignment = .leading; addArrangedSubview(label) } }`
  private func isOwnColumn(within words: Range<Int>) -> Bool {
    func sets(_ property: String, _ isMeant: (Int) -> Bool) -> Bool {
      uses(of: property, within: words).contains { index in
        let isOwn = structure.isOwn(index)
        return isOwn && structure.kind(index + 1) == .equal && isMeant(structure.value(at: index + 2).last)
      }
    }
    return sets("axis") { structure.token($0, is: "vertical") }
      && sets("alignment") { isEnd($0) }
  }

  /// Where the views of a column that does not fill its width stand.
  private func isEnd(_ name: Int) -> Bool {
    structure.token(name, isAnyOf: "leading", "trailing", "center", "left", "right", "centerX")
  }

  private func isColumn(_ stack: Int, within words: Range<Int>) -> Bool {
    guard let alignment = settings(of: stack, "alignment", within: words).last else { return false }
    let side = structure.value(at: alignment + 2).last
    // A name is a choice between sides: whoever wants to fill the width says so.
    return isVertical(stack, within: words) && (isEnd(side) || structure.token(side, is: "alignment"))
  }

  /// `NSButton(title: …)` in a stack is as wide as its title.
  private func isTitledButton(_ label: Int) -> Bool {
    guard let value = initialValue(of: label), structure.token(value.first, is: "NSButton"),
      let call = structure.call(of: value.first)
    else { return false }
    return structure.argument("title", of: call) != nil
  }
}
