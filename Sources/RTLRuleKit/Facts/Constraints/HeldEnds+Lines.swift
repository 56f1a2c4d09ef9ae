import RTLSyntax

/// How many lines a label may have, and how much room they leave.
extension LintedFile {
  /// Whether a label may have more than one line: `label.numberOfLines = 0`,
  /// `let label = UILabel().then { $0.numberOfLines = 0 }`.
  package func mayHaveLines(_ label: Int) -> Bool {
    if ties(of: label)?.hasLines ?? false { return true }
    return initialValue(of: label)?.tokens.prefix(200).contains { setsLines($0) } ?? false
  }

  /// `label.numberOfLines = 0`, on AppKit `maximumNumberOfLines`; one is what a label has anyway.
  package func setsLines(_ property: Int) -> Bool {
    guard structure.token(property, isAnyOf: "numberOfLines", "maximumNumberOfLines") else { return false }
    if structure.kind(property + 1) == .equal { return !isOne(property + 2) }
    guard let call = structure.call(of: property), let count = structure.firstArgument(of: call) else { return true }
    return !isOne(count.start)
  }

  /// `1`, and `Style.lines` where this file says that it is one.
  private func isOne(_ count: Int) -> Bool {
    if structure.token(count, is: "1") { return true }
    guard structure.kind(count) == .identifier, case let name = structure.value(at: count).last,
      structure.kind(name) == .identifier
    else { return false }
    let owner = structure.receiverName(ofMember: name).flatMap { structure.token($0, is: "Self") ? nil : $0 }
    let constants = declarations(named: name).filter { found in
      guard let owner else { return true }
      return structure.scope(of: structure.declarations[found]).map {
        $0.name != Structure.none && structure.isSameText(Int($0.name), owner)
      } ?? false
    }
    return !constants.isEmpty
      && constants.allSatisfy { found in
        let declaration = structure.declarations[found]
        guard declaration.value != Structure.none, structure.token(Int(declaration.name) - 1, is: "let") else {
          return false
        }
        let value = structure.value(at: Int(declaration.value))
        return value.first == value.last && structure.token(value.first, is: "1")
      }
  }

  /// `label.widthAnchor.constraint(equalToConstant: 35)`, `label.snp.makeConstraints { $0.width.equalTo(35) }`: a label of one
  /// line with no room beside its text.
  package func isNarrow(_ label: Int) -> Bool {
    guard !mayHaveLines(label) else { return false }
    return usesInType(of: label).contains { use in
      guard let member = structure.memberBehind(use) else { return false }
      if structure.token(member, is: "widthAnchor"), let call = structure.call(of: member + 2) {
        return structure.argument("equalToConstant", of: call).map { isNarrow($0) } ?? false
      }
      guard structure.token(member, is: "snp"),
        let open = (member..<member + 5).first(where: { structure.kind($0) == .leftBrace })
      else { return false }
      return (open..<min(structure.end(ofGroup: open), open + 200)).contains { width in
        guard structure.token(width, is: "width"), structure.isMember(width), structure.token(width + 2, is: "equalTo"),
          let call = structure.call(of: width + 2), let side = structure.firstArgument(of: call)
        else { return false }
        return isNarrow(side)
      }
    }
  }

  private func isNarrow(_ width: Argument) -> Bool {
    width.end == width.start + 1 && Double(structure.text(width.start)).map { $0 <= Self.narrow } ?? false
  }

  /// Four or five digits fit in.
  private static let narrow = 40.0
}
