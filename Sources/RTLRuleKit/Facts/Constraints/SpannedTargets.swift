import RTLSyntax

/// Views that are held at one side, and as wide as what they are held to, or in its middle: their other side follows from
/// that, and is where the mirror image of the one would be.
extension LintedFile {
  /// `list.widthAnchor.constraint(equalTo: card.widthAnchor, constant: -32)`, `list.centerX == card.centerX`
  private struct ExtentTie {
    var view: String
    var target: String
    var constant: String
    var isOfWidth: Bool
  }

  func spansTarget(_ constraint: AnchorConstraint) -> Bool {
    guard let second = constraint.second else { return spansChosenTarget(constraint) }
    guard second.side == constraint.first.side,
      let body = structure.outermostBody(of: constraint.first.name)
    else { return false }
    let name = constraint.first.name
    let nearby = (name - 600..<name + 600).clamped(to: structure.words(ofScope: body))
    let isEqual = !["lessThan", "greaterThan", "<=", ">="].contains { constraint.relation.hasPrefix($0) }
    return ["widthAnchor", "centerXAnchor"].contains { word in
      uses(of: word, within: nearby).contains { use in
        guard let tie = extentTie(at: use, by: constraint.relation), tie.view == constraint.first.view,
          tie.target == second.view
        else { return false }
        return spans(tie, constraint.distance, isEqual: isEqual)
      }
    }
  }

  /// `list.leftAnchor.constraint(equalTo: card?.leftAnchor ?? leftAnchor)` beside the same of `widthAnchor`, without distance.
  private func spansChosenTarget(_ constraint: AnchorConstraint) -> Bool {
    let name = constraint.first.name
    guard constraint.relation == "equalTo", constraint.distance.isEmpty, let edge = textOfTarget(of: name),
      let body = structure.outermostBody(of: name)
    else { return false }
    let anchor = structure.text(name)
    let nearby = (name - 600..<name + 600).clamped(to: structure.words(ofScope: body))
    return uses(of: "widthAnchor", within: nearby).contains { width in
      structure.receiverName(ofMember: width) != nil && nameOfOwner(of: width) == constraint.first.view
        && textOfTarget(of: width) == edge.replacing(anchor, with: "widthAnchor")
    }
  }

  /// What an anchor is held to by `constraint(equalTo: …)` and nothing else.
  private func textOfTarget(of anchor: Int) -> String? {
    guard let call = structure.call(of: anchor + 2), case let arguments = structure.arguments(of: call),
      arguments.count == 1, let target = structure.argument("equalTo", of: call), !target.isEmpty
    else { return nil }
    return compactText(target.expression)
  }

  /// Whether the one side of a view is as far away as the other: what is in the middle of something may be held to it at
  /// any distance, what is as wide only at half of what it lacks.
  private func spans(_ tie: ExtentTie, _ distance: String, isEqual: Bool) -> Bool {
    tie.isOfWidth ? isEqual && isTwice(tie.constant, distance) : tie.constant == "0"
  }

  private func extentTie(at name: Int, by relation: String) -> ExtentTie? {
    let isOfWidth = structure.token(name, isAnyOf: "widthAnchor", "width", "Width")
    if structure.kind(name + 1) == .period, let call = structure.call(of: name + 2) {
      guard let other = structure.argument("equalTo", of: call), !other.isEmpty,
        structure.isSameText(other.end - 1, name),
        structure.argument("multiplier", of: call).map({
          $0.end == $0.start + 1 && structure.token($0.start, isAnyOf: "1", "1.0")
        }) ?? true
      else { return nil }
      let constant = structure.argument("constant", of: call).map { compactText($0.expression) }
      return ExtentTie(
        view: nameOfOwner(of: name),
        target: nameOfOwner(of: other.end - 1),
        constant: constant ?? "0",
        isOfWidth: isOfWidth
      )
    }
    guard structure.kind(name + 1) == .binaryOperator, structure.text(name + 1) == relation, relation != "<=",
      relation != ">=", name + 2 < structure.tokens.count, case let end = structure.operand(around: name + 2),
      structure.isSameText(end.last, name)
    else { return nil }
    let constant = compactText(Expression(end.last + 1, structure.infix(around: end).last))
    return ExtentTie(
      view: nameOfOwner(of: name),
      target: nameOfOwner(of: end.last),
      constant: constant.isEmpty ? "0" : constant,
      isOfWidth: isOfWidth
    )
  }

  /// `-32` for `16`, `-2 * margin` for `margin`.
  private func isTwice(_ constant: String, _ distance: String) -> Bool {
    if distance.isEmpty { return constant == "0" }
    if let number = Double(distance) { return Double(constant) == -2 * number }
    return [
      "-2*\(distance)", "-\(distance)*2", "-(\(distance)*2)", "-(2*\(distance))", "-\(distance)-\(distance)",
    ].contains(constant)
  }

  // MARK: - Items and attributes

  /// `NSLayoutConstraint(item: list, attribute: .width, relatedBy: .equal, toItem: card, attribute: .width, …)`
  package func spansTarget(_ constraint: AttributeConstraint) -> Bool {
    guard constraint.second?.side == constraint.first.side, !constraint.isFraction, let edge = parts(of: constraint),
      let body = structure.outermostBody(of: constraint.first.name)
    else { return false }
    let nearby = (constraint.first.name - 600..<constraint.first.name + 600).clamped(to: structure.words(ofScope: body))
    let distance = edge.constant.hasPrefix("-") ? String(edge.constant.dropFirst()) : edge.constant
    return ["width", "centerX"].contains { word in
      uses(of: word, within: nearby).contains { use in
        guard structure.isMember(use), let call = structure.call(around: use), let tie = parts(of: call), tie.isEqual,
          tie.items == edge.items, tie.attributes.allSatisfy({ structure.isSameText($0, use) })
        else { return false }
        let extent = ExtentTie(view: "", target: "", constant: tie.constant, isOfWidth: word == "width")
        return spans(extent, distance == "0" ? "" : distance, isEqual: edge.isEqual)
      }
    }
  }

  private func parts(of constraint: AttributeConstraint) -> AttributeParts? {
    structure.call(at: constraint.extent.first).flatMap { parts(of: $0) }
  }

  private struct AttributeParts {
    var items: [String]
    var attributes: [Int]
    var constant: String
    var isEqual: Bool
  }

  private func parts(of call: Call) -> AttributeParts? {
    let arguments = structure.arguments(of: call).filter { !$0.isEmpty }
    func labelled(_ words: StaticString...) -> [Argument] {
      arguments.filter { argument in
        argument.label.map { label in words.contains { structure.token(label, is: $0) } } ?? false
      }
    }
    let (items, attributes) = (labelled("item", "toItem"), labelled("attribute"))
    guard items.count == 2, attributes.count == 2, !isFraction(call), let relation = labelled("relatedBy").first
    else { return nil }
    let constant = labelled("constant").first.map { compactText($0.expression) } ?? "0"
    return AttributeParts(
      items: items.map { compactText($0.expression) },
      attributes: attributes.map { $0.end - 1 },
      constant: constant == "0.0" ? "0" : constant,
      isEqual: structure.token(relation.end - 1, is: "equal")
    )
  }

  // MARK: - Libraries

  func spansTarget(_ constraint: LibraryConstraint) -> Bool {
    switch constraint.library {
    case .pinLayout:
      let chain = compactText(Expression(constraint.field.lowerBound, constraint.field.upperBound - 1))
      return chain.contains("(100%)") || (chain.contains(".edge.") && chain.contains(".anchor."))
    case .snapKit: return spansInMaker(constraint)
    case .cartography, .stevia: return spansByComparison(constraint)
    default: return false
    }
  }

  /// `list.left == card.left + 16` beside `list.width == card.width - 32`
  private func spansByComparison(_ constraint: LibraryConstraint) -> Bool {
    guard let own = constraint.own.first, let other = constraint.other, own.side == other.side,
      constraint.extent.last >= other.name
    else { return false }
    var distance = compactText(Expression(other.name + 1, constraint.extent.last))
    if distance.hasPrefix("+") || distance.hasPrefix("-") { distance.removeFirst() }
    let view = nameOfOwner(of: own.name)
    let target = nameOfOwner(of: other.name)
    let isEqual = structure.token(own.name + 1, is: "==")
    return ["width", "centerX", "Width", "CenterX"].contains { word in
      uses(of: word, within: nearby(constraint)).contains { use in
        guard let tie = extentTie(at: use, by: "=="), tie.view == view, tie.target == target else { return false }
        return spans(tie, distance, isEqual: isEqual)
      }
    }
  }

  /// `make.left.equalTo(card).offset(16)` beside `make.width.equalTo(card).offset(-32)`
  private func spansInMaker(_ constraint: LibraryConstraint) -> Bool {
    guard let own = constraint.own.first, constraint.other.map({ $0.side == own.side }) ?? true,
      let edge = partedTarget(constraint, without: [own.side.name])
    else { return false }
    return nearby(constraint).contains { index in
      guard structure.token(index, isAnyOf: "width", "size", "centerX", "center"), structure.isMember(index),
        let tie = makerChain(around: index), tie.extent.first > index, !isOfPriority(tie),
        let (relation, target, rest) = partedTarget(tie, without: ["width", "size", "centerX", "center"]),
        relation == "equalTo", target == edge.target
      else { return false }
      if structure.token(index, isAnyOf: "centerX", "center") { return rest.isEmpty }
      if edge.relation != "equalTo" { return false }
      // An inset is taken from a width on both sides.
      if rest.isEmpty || rest.hasPrefix(".inset(") { return rest == edge.rest }
      return isTwice(constant(of: rest), constant(of: edge.rest, isSigned: false))
    }
  }

  /// What has a priority may give way.
  private func isOfPriority(_ constraint: LibraryConstraint) -> Bool {
    structure.isMember(constraint.extent.last + 2) && structure.token(constraint.extent.last + 2, is: "priority")
  }

  /// `equalTo`, `(card)` and `.offset(16)` of `equalTo(card.snp.left).offset(16)`
  private func partedTarget(_ constraint: LibraryConstraint, without attributes: [String])
    -> (relation: String, target: String, rest: String)?
  {
    let open = constraint.extent.first + 1
    guard structure.kind(open) == .leftParen, case let close = structure.end(ofGroup: open),
      close <= constraint.extent.last
    else { return nil }
    var target = compactText(Expression(open, close))
    for word in attributes { target = target.replacing(".snp.\(word))", with: ")") }
    var relation = structure.text(open - 1)
    if relation.hasSuffix("Superview") {
      relation.removeLast("Superview".count)
      target = "superview"
    }
    return (relation, target, compactText(Expression(close + 1, constraint.extent.last)))
  }

  /// `16` of `.offset(16)`
  private func constant(of rest: String, isSigned: Bool = true) -> String {
    guard rest.hasPrefix(".offset(") || rest.hasPrefix(".inset("), rest.hasSuffix(")") else { return rest }
    let constant = String(rest.drop { $0 != "(" }.dropFirst().dropLast())
    return !isSigned && constant.hasPrefix("-") ? String(constant.dropFirst()) : constant
  }
}
