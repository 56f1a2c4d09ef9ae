import RTLSyntax

/// Constraints that are kept, and moved later.
extension LintedFile {
  /// `edge = bar.leftAnchor.constraint(equalTo: leftAnchor)` where another line says `edge.constant = tab.frame.minX`: a
  /// place on the screen, which is measured from the left.
  package func isMovedByFrames(_ constraint: AnchorConstraint) -> Bool {
    guard let property = propertyKeeping(constraint.first.name) else { return false }
    return isHandedOn(property) || isGivenPlace(property)
  }

  /// `edge = make.left.equalToSuperview().constraint` and `edge.update(offset: tab.frame.minX)`
  package func isMovedByFrames(_ constraint: LibraryConstraint) -> Bool {
    propertyKeeping(constraint.extent.first).map(isGivenPlace) ?? false
  }

  package func isMovedByFrames(_ constraint: AttributeConstraint) -> Bool {
    propertyKeeping(constraint.extent.first - 1).map(isGivenPlace) ?? false
  }

  /// Whether the constant of a constraint is set to where something is.
  private func isGivenPlace(_ property: Int) -> Bool {
    usesInType(of: property).contains { use in
      guard let member = structure.memberBehind(use) else { return false }
      var constant: Expression?
      if structure.token(member, is: "constant"), structure.kind(member + 1) == .equal,
        structure.kind(member + 2) != nil
      {
        constant = structure.value(at: member + 2)
      } else if structure.token(member, is: "update"), let call = structure.call(of: member),
        let argument = structure.firstArgument(of: call), !argument.isEmpty
      {
        constant = argument.expression
      }
      return constant.map(namesPlace) ?? false
    }
  }

  /// `tab.frame.minX + 8`, and `x` for it.
  private func namesPlace(_ constant: Expression) -> Bool {
    constant.tokens.prefix(40).contains { index in
      if isPlace(index) { return true }
      guard structure.kind(index) == .identifier, !structure.isMember(index), let value = initialValue(of: index) else {
        return false
      }
      return value.tokens.prefix(40).contains(where: isPlace)
    }
  }

  /// `left * bounds.width`, `CGFloat(index) * pageWidth` in a file that scrolls or drags by hand: a place that is reckoned
  /// again and again, and turned there or nowhere.
  package func isReckonedByHand(_ distance: String) -> Bool {
    distance.contains("*") && ["width", "Width"].contains { distance.holds($0) }
      && ["contentSize", "contentOffset", "translation"].contains {
        !uses(of: $0, within: structure.tokens.indices).isEmpty
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

  private func propertyKeeping(_ name: Int) -> Int? {
    switch structure.place(of: structure.operand(around: name)) {
    case .assigned(let name): name
    case .initial(let declaration): Int(structure.declarations[declaration].name)
    default: nil
    }
  }
}
