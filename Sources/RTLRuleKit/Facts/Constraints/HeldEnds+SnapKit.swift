import RTLSyntax

/// How SnapKit holds a view from side to side.
extension LintedFile {
  /// `$0.leading.equalTo(label)` of another view
  func add(relation call: Call, in maker: Int, to ties: inout ViewTies) -> Bool {
    let attributes = structure.statementStart(call.callee)..<call.callee
    if attributes.contains(where: {
      Self.bothEnds.contains($0, in: structure) || structure.token($0, isAnyOf: "width", "size")
    }) {
      return false
    }
    for index in attributes {
      if let end = Self.endAttributes[structure.text(index)] {
        ties.ends.append(.init(end: end, partner: subject(ofMaker: maker)))
      }
    }
    return true
  }

  func add(snapKit word: Int, to ties: inout ViewTies) -> Bool {
    // `other.leading.equalTo(label.snp.trailing)`
    if structure.kind(word + 2) == .identifier, let end = Self.endAttributes[structure.text(word + 2)] {
      if structure.call(around: word).map({ isInequality($0.callee) }) ?? false {
        ties.isLimited = true
        return true
      }
      ties.ends.append(.init(end: end, partner: makerClosure(around: word).flatMap(subject)))
      return true
    }
    guard let open = (word..<word + 5).first(where: { structure.kind($0) == .leftBrace }) else { return true }
    for index in open..<min(structure.end(ofGroup: open), open + 200) where structure.isMember(index) {
      if Self.bothEnds.contains(index, in: structure) { return false }
      if structure.token(index, isAnyOf: "width", "size") { ties.isSized = true }
      guard let end = Self.endAttributes[structure.text(index)], structure.opening(around: index) == open else {
        continue
      }
      let statement = index..<max(index, min(structure.statementEnd(from: structure.statementStart(index)), index + 40))
      guard let relation = statement.first(where: { structure.token($0, isAnyOf: "equalTo", "equalToSuperview") })
      else {
        ties.isLimited = true
        continue
      }
      ties.ends.append(.init(end: end, partner: target(ofRelation: relation)))
    }
    return true
  }

  private func isInequality(_ relation: Int) -> Bool {
    structure.token(relation, isAnyOf: "lessThanOrEqualTo", "greaterThanOrEqualTo")
  }

  /// `icon` of `equalTo(icon.snp.leading)`
  private func target(ofRelation relation: Int) -> Int? {
    guard let call = structure.call(of: relation), let other = structure.firstArgument(of: call), !other.isEmpty else {
      return nil
    }
    guard let library = (other.start..<other.end).first(where: { structure.token($0, is: "snp") }) else {
      return other.end - 1
    }
    return structure.receiverName(ofMember: library)
  }

  private static let bothEnds: WordSet = ["edges", "horizontalEdges", "directionalHorizontalEdges"]
}
