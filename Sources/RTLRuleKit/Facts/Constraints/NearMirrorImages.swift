import RTLSyntax

/// Pins that are each other's mirror image but for a few points: `left` at 25, `right` at 20. Nobody sees the shift.
extension LintedFile {
  private static let unseenShift = 10.0

  /// The pin on the other side of the same view to the same target, hardly nearer or farther than this one.
  package func nearMirrorImage(of constraint: AnchorConstraint) -> Int? {
    anchorNames(near: constraint.first.name).first { name in
      guard name != constraint.first.name, standsBeside(name, constraint.first.name),
        let other = anchorConstraint(from: name),
        other.text == constraint.mirroredText || isTurnedRound(other, constraint)
      else { return false }
      return isHardlySeen(number(constraint.distance), number(other.distance))
    }
  }

  package func nearMirrorImage(of constraint: LibraryConstraint) -> Int? {
    guard let first = constraint.own.first, !constraint.holdsBothSides, constraint.library != .pinLayout,
      constraint.library != .flexLayout
    else { return nil }
    let wanted = parted(key(constraint, first, mirrored: true))
    let word = NameHash.hash(sidedText(Expression(first.name, first.name), mirrored: true))
    return nearby(constraint).first { index in
      guard structure.tokens[index].name == word, standsBeside(index, first.name),
        let other = libraryConstraint(at: index),
        let edge = other.own.first(where: { $0.name == index })
      else { return false }
      let found = parted(key(other, edge, mirrored: false))
      return found.text == wanted.text && isHardlySeen(found.distance, wanted.distance)
    }
  }

  package func nearMirrorImage(of constraint: AttributeConstraint) -> AttributeConstraint? {
    guard !constraint.isFraction else { return nil }
    let (parts, distance) = partedWithDistance(sidedParts(of: constraint, mirrored: true))
    return mirrorImage(of: constraint) { other in
      let (otherParts, otherDistance) = self.partedWithDistance(self.sidedParts(of: other, mirrored: false))
      return self.standsBeside(other.first.name, constraint.first.name) && otherParts == parts
        && self.isHardlySeen(distance, otherDistance)
    }
  }

  /// The first view of a row is pinned in one branch and the last in another: the row is not held at both sides alike.
  private func standsBeside(_ one: Int, _ other: Int) -> Bool {
    structure.scope(around: one) == structure.scope(around: other)
  }

  private func isHardlySeen(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return false }
    return abs(one - other) <= Self.unseenShift
  }

  /// A constant that is written as a number, or none.
  private func number(_ text: String) -> Double? {
    if text.isEmpty { return 0 }
    let isWritten = text.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+") }
    return isWritten ? Double(text) : nil
  }

  /// What a constraint says without its distance, `left.equalTo(card)` and 8 for `left.equalTo(card).inset(8)`.
  private func parted(_ key: String) -> (text: String, distance: Double?) {
    for (before, kept) in [(".inset(", ""), (",withInset:", ")"), (",withOffset:", ")"), ("equalTo(", "equalTo()")] {
      guard key.hasSuffix(")"), let found = key.lastRange(of: before) else { continue }
      let constant = String(key[found.upperBound...].dropLast())
      guard let distance = number(constant), !constant.isEmpty else { continue }
      return (String(key[..<found.lowerBound]) + kept, distance)
    }
    return (key, 0)
  }

  private func partedWithDistance(_ parts: [String]) -> (parts: [String], distance: Double?) {
    let constant = parts.first { $0.hasPrefix("constant:") }
    return (parts.filter { $0 != constant }, number(String((constant ?? "constant:").dropFirst("constant:".count))))
  }
}

extension String {
  fileprivate func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
