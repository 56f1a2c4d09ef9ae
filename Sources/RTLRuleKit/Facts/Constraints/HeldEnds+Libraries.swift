import RTLSyntax

/// How layout libraries hold a view from side to side. What is not understood of theirs says so.
extension LintedFile {
  /// What a word behind the view's name and a dot says in a library's words; nil where it is none of theirs.
  func add(library word: Int, to ties: inout ViewTies) -> Bool? {
    if structure.token(word, is: "easy"), imports("EasyPeasy") { return add(easyPeasy: word, to: &ties) }
    if imports("TinyConstraints"), let found = add(tiny: word, to: &ties) { return found }
    if imports("Stevia") { return add(stevia: word, to: &ties) }
    return nil
  }

  /// What a library does with a view that it is given: `constrain(label) { … }`, `Left(8).to(label)`, `sv(label)`.
  func add(_ view: Int, givenToLibraryBy call: Call, to ties: inout ViewTies) -> Bool? {
    if structure.token(call.callee, is: "to"), imports("EasyPeasy") { return add(view, by: call, to: &ties) }
    if structure.token(call.callee, is: "constrain"), imports("Cartography") {
      return add(view, constrainedBy: call, to: &ties)
    }
    if structure.token(call.callee, isAnyOf: "sv", "subviews"), imports("Stevia") {
      ties.isAdded = true
      return true
    }
    return nil
  }

  private func add(_ end: Int, by partner: Int?, isExact: Bool, to ties: inout ViewTies) {
    if isExact { ties.ends.append(.init(end: end, partner: partner)) } else { ties.isLimited = true }
  }

  // MARK: - EasyPeasy

  private static let heads = ["Left": 0, "Leading": 0, "Right": 1, "Trailing": 1, "CenterX": 2, "Center": 2]
  private static let headsOfHeight: WordSet = [
    "Top", "Bottom", "CenterY", "Height", "FirstBaseline", "LastBaseline", "TopMargin", "BottomMargin",
  ]

  /// `label.easy.layout(Right(16).to(icon), CenterY())`
  private func add(easyPeasy word: Int, to ties: inout ViewTies) -> Bool {
    guard structure.token(word + 2, is: "layout"), let call = structure.call(of: word + 2) else { return false }
    for argument in structure.arguments(of: call) {
      guard !argument.isEmpty else { return false }
      let head = argument.start
      if Self.headsOfHeight.contains(head, in: structure) { continue }
      if structure.token(head, isAnyOf: "Width", "Size") {
        ties.isSized = true
        continue
      }
      guard let end = Self.heads[structure.text(head)], let amount = structure.call(of: head) else { return false }
      let target = (head..<argument.end).first { structure.isMember($0) && structure.token($0, is: "to") }
      let partner = target.flatMap { structure.call(of: $0) }.flatMap { structure.firstArgument(of: $0) }
      let isExact = structure.firstArgument(of: amount).map { structure.kind($0.start) != .prefixOperator } ?? true
      add(end, by: partner.map { $0.end - 1 } ?? nil, isExact: isExact, to: &ties)
    }
    return true
  }

  /// `icon.easy.layout(Left(8).to(label))`: it is held by the opposite side, unless another is named.
  private func add(_ view: Int, by call: Call, to ties: inout ViewTies) -> Bool {
    let head = structure.chainStart(call.callee)
    if Self.headsOfHeight.contains(head, in: structure) { return true }
    guard let own = Self.heads[structure.text(head)] else { return false }
    let named = structure.arguments(of: call).dropFirst().first.map { Self.endAttributes[structure.text($0.end - 1)] }
    guard let end = named ?? [1, 0, 2][own] else { return false }
    let layout = structure.call(around: head).flatMap { structure.receiverName(ofMember: $0.callee) }
    let amount = structure.call(of: head).flatMap { structure.firstArgument(of: $0) }
    let isExact = amount.map { structure.kind($0.start) != .prefixOperator } ?? true
    add(end, by: layout.flatMap { structure.receiverName(ofMember: $0) }, isExact: isExact, to: &ties)
    return true
  }

  // MARK: - TinyConstraints

  private static let tinyEnds = [
    "leftToSuperview": 0, "leadingToSuperview": 0, "rightToSuperview": 1, "trailingToSuperview": 1,
    "centerXToSuperview": 2, "centerInSuperview": 2, "left": 0, "leading": 0, "right": 1, "trailing": 1,
    "leftToRight": 0, "leadingToTrailing": 0, "rightToLeft": 1, "trailingToLeading": 1, "centerX": 2, "center": 2,
  ]

  private func add(tiny word: Int, to ties: inout ViewTies) -> Bool? {
    guard let call = structure.call(of: word) else { return nil }
    if structure.token(word, isAnyOf: "width", "widthToSuperview", "size", "widthToHeight") {
      ties.isSized = true
      return true
    }
    if structure.token(word, isAnyOf: "edges", "horizontalToSuperview") { return false }
    guard let end = Self.tinyEnds[structure.text(word)] else { return nil }
    let target = structure.arguments(of: call).first {
      $0.label.map { structure.token($0, isAnyOf: "to", "of", "in") } ?? false && !$0.isEmpty
    }
    let isExact = structure.argument("relation", of: call).map { structure.token($0.end - 1, is: "equal") } ?? true
    add(end, by: target.map { $0.end - 1 } ?? nil, isExact: isExact, to: &ties)
    return true
  }

  // MARK: - Stevia

  private static let steviaEnds = [
    "left": 0, "leading": 0, "right": 1, "trailing": 1, "centerHorizontally": 2, "centerInContainer": 2, "Left": 0,
    "Leading": 0, "Right": 1, "Trailing": 1, "CenterX": 2,
  ]

  private func add(stevia word: Int, to ties: inout ViewTies) -> Bool? {
    if structure.token(word, isAnyOf: "fillHorizontally", "fillContainer", "followEdges") { return false }
    // `label.left(8).width(80)`
    var found: Bool?
    for link in structure.path(startingAt: word) {
      if structure.token(link, isAnyOf: "width", "size", "Width") {
        ties.isSized = true
        found = true
      }
      guard let end = Self.steviaEnds[structure.text(link)] else { continue }
      found = true
      if let call = structure.call(of: link) {
        let amount = structure.firstArgument(of: call)
        add(end, by: nil, isExact: amount.map { structure.kind($0.start) != .prefixOperator } ?? true, to: &ties)
      } else {
        guard let (partner, isExact) = comparison(with: link) else { return false }
        add(end, by: partner, isExact: isExact, to: &ties)
      }
    }
    return found
  }

  /// Whether a view is one of a row that is drawn: `|-8-label-icon-8-|`
  func isInPicture(_ view: Int) -> Bool {
    imports("Stevia")
      && [view - 1, view + 1].contains {
        structure.kind($0) == .binaryOperator || structure.kind($0) == .prefixOperator
          || structure.kind($0) == .postfixOperator
      }
  }

  /// The view at the other end of `a.left == b.right + 8`, whichever end is asked of, and whether it is held there exactly.
  private func comparison(with edge: Int) -> (partner: Int?, isExact: Bool)? {
    let operand = structure.operand(around: edge)
    let op = structure.kind(edge + 1) == .binaryOperator ? edge + 1 : operand.first - 1
    guard operand.last == edge, structure.token(op, isAnyOf: "==", "<=", ">="), op + 1 < structure.tokens.count else {
      return nil
    }
    let other = op > edge ? structure.operand(around: op + 1).last : op - 1
    return (structure.receiverName(ofMember: other), structure.token(op, is: "=="))
  }

  // MARK: - Cartography

  private static let cartographyEnds = ["left": 0, "leading": 0, "right": 1, "trailing": 1, "centerX": 2, "center": 2]

  /// `constrain(label, icon) { label, icon in label.left == icon.right + 8 }`
  private func add(_ view: Int, constrainedBy call: Call, to ties: inout ViewTies) -> Bool {
    let arguments = structure.arguments(of: call)
    let open = structure.end(ofGroup: call.open) + 1
    guard let place = arguments.firstIndex(where: { ($0.start..<$0.end).contains(view) }),
      arguments[place].end == view + 1, structure.kind(open) == .leftBrace,
      let name = parameter(place, ofClosure: open), case let end = structure.end(ofGroup: open), end - open < 1000
    else { return false }
    for use in uses(of: structure.tokens[name].name, within: open..<max(open, end)) where use != name {
      if structure.isMember(use) { continue }
      guard let edge = structure.memberBehind(use), let (partner, isExact) = comparison(with: edge) else {
        return false
      }
      if structure.token(edge, isAnyOf: "width", "size") { ties.isSized = true }
      if structure.name(edge, holdsWord: "edges") { return false }
      guard let side = Self.cartographyEnds[structure.text(edge)] else { continue }
      add(side, by: partner, isExact: isExact, to: &ties)
    }
    return true
  }

  /// `b` of `{ a, b in … }` and `{ (a, b) in … }` for the second.
  private func parameter(_ place: Int, ofClosure brace: Int) -> Int? {
    let isBracketed = structure.kind(brace + 1) == .leftParen
    let name = brace + 1 + (isBracketed ? 1 : 0) + 2 * place
    guard structure.kind(name) == .identifier, structure.kind(brace + 1) != nil,
      (brace..<brace + 24).contains(where: { structure.kind($0) == .keyword && structure.token($0, is: "in") })
    else { return nil }
    return name
  }
}
