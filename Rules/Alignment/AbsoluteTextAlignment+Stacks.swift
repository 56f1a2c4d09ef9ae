import RTLRuleKit
import RTLSyntax

/// Labels in stacks, and labels that go with others.
extension AbsoluteTextAlignment {
  /// A label of one line in a column that does not fill its width is as wide as its text: the column's alignment is what
  /// is seen. `column.alignment = .trailing; column.addArrangedSubview(label)`
  func hugsItsText(_ label: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard !structure.isMember(label) || structure.token(label - 2, is: "self"),
      let type = structure.enclosingType(of: label) ?? structure.enclosingBody(of: label)
    else { return false }
    let words = structure.words(ofScope: type)
    var columns: [UInt32: Int] = [:]
    var isInOwn = false
    for index in file.uses(of: structure.tokens[label].name, within: words) {
      if structure.kind(index + 1) == .period {
        if structure.token(index + 2, is: "widthAnchor") || file.setsLines(index + 2) { return false }
        if file.isHuggedTightly(by: index + 2) { return true }
      }
      // `field.rightView = label`
      if structure.kind(index - 1) == .equal,
        structure.token(index - 2, isAnyOf: "rightView", "leftView", "titleView")
      {
        return true
      }
      guard let stack = stack(of: index, structure) else { continue }
      if stack.isColumn { return true }
      if let name = stack.name, !structure.token(name, is: "self") {
        columns[structure.tokens[name].name] = name
      } else {
        isInOwn = true
      }
    }
    if isInOwn, columns.isEmpty { return isOwnColumn(within: words, file) || hasSpacer(nil, within: words, file) }
    return !columns.isEmpty
      && (isTitledButton(label, file)
        || columns.values.allSatisfy { isColumn($0, within: words, file) || hasSpacer($0, within: words, file) })
  }

  /// `row.addArrangedSubview(UIView())`: what is left of the width goes to a view that shows nothing. In a column it
  /// is what is left of the height.
  /// - Parameter stack: none where it is the view around.
  private func hasSpacer(_ stack: Int?, within words: Range<Int>, _ file: LintedFile) -> Bool {
    let structure = file.structure
    let isVertical = ["axis", "orientation"].contains { axis in
      file.uses(of: axis, within: words).contains {
        structure.belongs($0, to: stack) && structure.kind($0 + 1) == .equal
          && structure.token(structure.value(at: $0 + 2).last, is: "vertical")
      }
    }
    return !isVertical
      && file.uses(of: "addArrangedSubview", within: words).contains { adding in
        structure.belongs(adding, to: stack)
          && structure.kind(adding + 1) == .leftParen && structure.token(adding + 2, isAnyOf: "UIView", "NSView")
          && structure.kind(adding + 3) == .leftParen && structure.end(ofGroup: adding + 3) == adding + 4
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

  /// `NSButton(title: …)` in a stack is as wide as its title.
  private func isTitledButton(_ label: Int, _ file: LintedFile) -> Bool {
    guard let value = file.initialValue(of: label), file.structure.token(value.first, is: "NSButton"),
      let call = file.structure.call(of: value.first)
    else { return false }
    return file.structure.argument("title", of: call) != nil
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

  /// `field.alignment = .right` beside `field.baseWritingDirection = .leftToRight`: keys, numbers, code.
  func writesFromLeft(_ receiver: Int?, beside property: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard let body = structure.enclosingBody(of: property) else { return false }
    return file.uses(of: "baseWritingDirection", within: structure.words(ofScope: body)).contains { index in
      structure.kind(index + 1) == .equal && structure.belongs(index, to: receiver)
        && structure.token(structure.value(at: index + 2).last, is: "leftToRight")
    }
  }

  /// Whether another label near by in the same type holds addresses or codes by its name, and so keeps the left: the two
  /// would part.
  func hasLatinNeighbour(_ property: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.token(property, is: "textAlignment"), let type = structure.enclosingType(of: property) else {
      return false
    }
    let nearby = (property - 2000..<property + 2000).clamped(to: structure.words(ofScope: type))
    return site.file.uses(of: "textAlignment", within: nearby).contains { index in
      guard index != property, structure.kind(index + 1) == .equal, structure.kind(index + 2) == .period,
        structure.token(index + 3, is: "left"), let receiver = structure.receiverName(ofMember: index)
      else { return false }
      return [receiver, site.file.constant(around: index)].compactMap { $0 }.contains { namesLatinText($0, structure) }
    }
  }
}
