import RTLSyntax

/// Constraints that are kept, and moved later.
extension LintedFile {
  /// `edge = bar.leftAnchor.constraint(equalTo: leftAnchor)` where another line says `edge.constant = tab.frame.minX`: a
  /// place on the screen, which is measured from the left.
  package func isMovedByFrames(_ constraint: AnchorConstraint) -> Bool {
    guard let property = propertyKeeping(constraint) else { return false }
    if isHandedOnWithWidth(constraint, keptBy: property) { return true }
    return usesInType(of: property).contains { use in
      guard let constant = structure.memberBehind(use), structure.token(constant, is: "constant"),
        structure.kind(constant + 1) == .equal, structure.kind(constant + 2) != nil
      else { return false }
      return structure.value(at: constant + 2).tokens.contains(where: isPlace)
    }
  }

  /// `Mover(edge: edge, width: width)`, where `width` is a constant width of the same view: somebody else gives it a frame.
  private func isHandedOnWithWidth(_ constraint: AnchorConstraint, keptBy name: Int) -> Bool {
    guard let found = declaration(of: name), structure.scope(of: structure.declarations[found])?.kind != .type else {
      return false
    }
    return uses(ofLocal: found).contains { use in
      guard let call = structure.call(around: use), structure.startsUppercase(call.callee) else { return false }
      let others = structure.arguments(of: call).filter { $0.end == $0.start + 1 }
      return others.contains { $0.start == use }
        && others.contains { isConstantWidth($0.start, of: constraint.first.view) }
    }
  }

  private func isConstantWidth(_ name: Int, of view: String) -> Bool {
    guard let made = initialValue(of: name), structure.kind(made.last) == .rightParen,
      let call = structure.partner(made.last).flatMap({ structure.call(at: $0) }),
      structure.argument("equalToConstant", of: call) != nil,
      let anchor = structure.receiverName(ofMember: call.callee), structure.token(anchor, is: "widthAnchor"),
      let owner = structure.receiverName(ofMember: anchor)
    else { return false }
    return structure.text(owner) == view
  }

  /// A place, and no width: `tab.frame.minX`, `frame.origin.x`
  private func isPlace(_ name: Int) -> Bool {
    guard structure.isMember(name) else { return false }
    if structure.token(name, isAnyOf: "minX", "midX", "maxX") { return true }
    return structure.token(name, is: "x")
      && structure.receiverName(ofMember: name).map { structure.token($0, isAnyOf: "origin", "center") } ?? false
  }

  private func propertyKeeping(_ constraint: AnchorConstraint) -> Int? {
    switch structure.place(of: structure.operand(around: constraint.first.name)) {
    case .assigned(let name): name
    case .initial(let declaration): Int(structure.declarations[declaration].name)
    default: nil
    }
  }
}
