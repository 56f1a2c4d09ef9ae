import RTLSyntax

/// Constraints that are kept, and moved later.
extension LintedFile {
  /// `edge = bar.leftAnchor.constraint(equalTo: leftAnchor)` where another line says `edge.constant = tab.frame.minX`: a
  /// place on the screen, which is measured from the left.
  package func isMovedByFrames(_ constraint: AnchorConstraint) -> Bool {
    guard let property = propertyKeeping(constraint) else { return false }
    return isHandedOn(property)
      || usesInType(of: property).contains { use in
        guard let constant = structure.memberBehind(use), structure.token(constant, is: "constant"),
          structure.kind(constant + 1) == .equal, structure.kind(constant + 2) != nil
        else { return false }
        return structure.value(at: constant + 2).tokens.contains(where: isPlace)
      }
  }

  /// `Mover(edge: edge)` of a local: somebody else moves it.
  private func isHandedOn(_ name: Int) -> Bool {
    guard let found = declaration(of: name), let scope = structure.scope(of: structure.declarations[found]),
      scope.kind != .type
    else { return false }
    return uses(ofLocal: found).contains { use in
      guard case .argument(let call, _) = structure.place(of: structure.operand(around: use)) else { return false }
      return structure.operand(around: use).last == use && structure.startsUppercase(call.callee)
    }
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
