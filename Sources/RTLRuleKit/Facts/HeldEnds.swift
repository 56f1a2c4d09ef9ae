import RTLSyntax

/// Views that are held at one end only, and so are as wide as what they show.
extension LintedFile {
  /// A label of one line, or a control, that is pinned at one end and has no width is as wide as its text: how that is
  /// aligned in it nobody sees.
  package func isHeldAtOneEnd(_ label: Int) -> Bool {
    guard let type = structure.enclosingType(of: label) else { return false }
    var ends: Set<Int> = []
    for index in uses(of: structure.tokens[label].name, within: structure.words(ofScope: type)) {
      if isElsewhere(index) { return false }
      guard structure.kind(index + 1) == .period else { continue }
      guard let found = heldEnds(index + 2) else { return false }
      ends.formUnion(found)
    }
    return ends.count == 1
  }

  /// In a stack, or handed to whoever lays it out.
  private func isElsewhere(_ label: Int) -> Bool {
    guard let open = structure.opening(around: label), structure.kind(label + 1) != .period else { return false }
    if structure.kind(open) == .leftSquare { return !structure.token(structure.end(ofGroup: open) + 2, is: "forEach") }
    guard structure.kind(open) == .leftParen, let call = structure.call(at: open) else { return false }
    return !structure.token(call.callee, isAnyOf: "addSubview", "addSubviews", "insertSubview")
  }

  /// The ends that a word behind the label's name and a dot pins: 0 where it begins, 1 where it ends, 2 its middle. Nil
  /// where it has a width or lines, or is laid out in another way.
  private func heldEnds(_ word: Int) -> Set<Int>? {
    guard structure.kind(word) != nil else { return [] }
    if let end = Self.endAnchors[structure.text(word)] { return isExact(word) ? [end] : [] }
    if structure.token(word, is: "snp") { return ends(inSnapKit: word) }
    if structure.token(word, is: "anchor"), let call = structure.call(of: word) {
      return ends(givenTo: call)
    }
    let isUnknown =
      structure.token(word, isAnyOf: "widthAnchor", "frame", "edgesToSuperview") || setsLines(word)
    return isUnknown
      || structure.name(word, holdsAnyOf: ["pin", "align", "anchor", "constrain", "fill"])
        && structure.kind(word + 1) == .leftParen
      ? nil : []
  }

  /// `label.numberOfLines = 0`; one is what a label has anyway.
  package func setsLines(_ property: Int) -> Bool {
    structure.token(property, is: "numberOfLines")
      && !(structure.kind(property + 1) == .equal && structure.token(property + 2, is: "1"))
  }

  private static let endAnchors = [
    "leadingAnchor": 0, "leftAnchor": 0, "trailingAnchor": 1, "rightAnchor": 1, "centerXAnchor": 2,
  ]

  /// Not `constraint(lessThanOrEqualTo: …)`.
  private func isExact(_ anchor: Int) -> Bool {
    guard
      let call = structure.token(anchor + 2, is: "constraint")
        ? structure.call(of: anchor + 2) : structure.call(around: anchor)
    else { return true }
    return structure.firstArgument(of: call)?.label.map { structure.token($0, is: "equalTo") } ?? true
  }

  private func ends(inSnapKit word: Int) -> Set<Int>? {
    // `other.leading.equalTo(label.snp.trailing)`
    if structure.kind(word + 2) == .identifier, let end = Self.endAttributes[structure.text(word + 2)] { return [end] }
    guard let open = (word..<word + 5).first(where: { structure.kind($0) == .leftBrace }) else { return [] }
    var ends: Set<Int> = []
    for index in open..<min(structure.end(ofGroup: open), open + 200) where structure.isMember(index) {
      if structure.token(index, isAnyOf: "edges", "width", "size", "horizontalEdges", "directionalHorizontalEdges") {
        return nil
      }
      guard let end = Self.endAttributes[structure.text(index)], structure.opening(around: index) == open else {
        continue
      }
      let statement = index..<max(index, min(structure.statementEnd(from: structure.statementStart(index)), index + 40))
      if statement.contains(where: { structure.token($0, isAnyOf: "equalTo", "equalToSuperview") }) { ends.insert(end) }
    }
    return ends
  }

  /// `label.anchor(top: box.topAnchor, leading: nil, trailing: box.trailingAnchor)`
  private func ends(givenTo call: Call) -> Set<Int>? {
    var ends: Set<Int> = []
    for argument in structure.arguments(of: call) {
      guard let label = argument.label, !argument.isEmpty else { return nil }
      if structure.name(label, holdsAnyOf: ["width", "size"]) { return nil }
      if let end = Self.endAttributes[structure.text(label)], !structure.token(argument.start, is: "nil") {
        ends.insert(end)
      }
    }
    return ends
  }

  private static let endAttributes = [
    "leading": 0, "left": 0, "trailing": 1, "right": 1, "centerX": 2, "center": 2,
  ]

  /// `UIBarButtonItem(customView: button)`: bars make what they hold as wide as it wants to be.
  package func isHeldByBar(_ view: Int) -> Bool {
    let word = structure.tokens[view].name
    return uses(of: "customView", within: structure.tokens.indices).contains { label in
      let last = structure.value(at: label + 2).last
      return structure.kind(label + 1) == .colon && structure.kind(last) == .identifier
        && structure.tokens[last].name == word
    }
  }
}
