import RTLSyntax

extension LintedFile {
  /// Whether this file holds a view by its leading side, or its trailing one, and by no other:
  /// `line.leadingAnchor.constraint(…)`, `line.snp.makeConstraints { $0.leading.equalToSuperview() }`.
  package func isHeldByReadingSideAlone(_ view: Int) -> Bool {
    let sides = usesInType(of: view).compactMap { structure.memberBehind($0) }.flatMap { sidesHeld(by: $0) }
    guard !sides.isEmpty else { return false }
    let ends: [StaticString] = ["leading", "trailing"]
    return ends.contains { end in sides.allSatisfy { structure.name($0, beginsWithWord: end) } }
  }

  /// The sides that a word behind the view's name and a dot holds it by.
  private func sidesHeld(by member: Int) -> [Int] {
    if Self.heldAnchors.contains(member, in: structure) { return [member] }
    guard structure.token(member, is: "snp"), let brace = structure.brace(ofMaker: member) else { return [] }
    let end = min(structure.end(ofGroup: brace), brace + 200)
    return (brace..<max(brace, end)).filter {
      structure.isMember($0) && Self.heldSides.contains($0, in: structure) && structure.opening(around: $0) == brace
    }
  }

  private static let heldAnchors: WordSet = [
    "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "centerXAnchor",
  ]
  private static let heldSides: WordSet = [
    "leading", "trailing", "left", "right", "centerX", "center", "edges", "horizontalEdges",
    "directionalHorizontalEdges", "directionalEdges",
  ]
}

extension Structure {
  /// The brace of `snp.makeConstraints { … }`.
  fileprivate func brace(ofMaker library: Int) -> Int? {
    guard token(library + 2, isAnyOf: "makeConstraints", "remakeConstraints") else { return nil }
    return (library + 3..<library + 8).first { kind($0) == .leftBrace }
  }
}
