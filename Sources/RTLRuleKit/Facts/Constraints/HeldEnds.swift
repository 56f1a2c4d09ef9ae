import RTLSyntax

/// What holds a view from side to side.
struct ViewTies {
  /// Where it is held: 0 where it begins, 1 where it ends, 2 in its middle.
  struct Tie {
    var end: Int
    /// The name of the view at the other end of the constraint, where it has one.
    var partner: Int?
  }

  var ends: [Tie] = []
  /// Whether it has a width of its own.
  var isSized = false
  /// Whether it may have more than one line.
  var hasLines = false
  /// Whether something keeps it from growing.
  var isLimited = false
  /// Whether it is put into another view here, and is not the one around.
  var isAdded = false
  /// Whether it is made as wide as what it shows.
  var isFitted = false
  /// Whether the place of its frame is set.
  var isPlaced = false
  /// Whether it is given to somebody else, who may lay it out.
  var isHandedOn = false

  /// Whether nothing holds it, and nothing says where it is or how wide.
  var isFree: Bool { ends.isEmpty && !isSized && !isPlaced }
}

/// Views that are held at one end only, and so are as wide as what they show.
extension LintedFile {
  /// A label, or a control, that is pinned at one end and has no width is as wide as its text: how that is aligned in it
  /// nobody sees. One of several lines must have no limit either, or else its lines break at it.
  package func isHeldAtOneEnd(_ label: Int) -> Bool {
    guard let ties = ties(of: label), !ties.isSized else { return false }
    if ties.isLimited, mayHaveLines(label) { return false }
    let ends = ties.ends.filter { tie in !(tie.partner.map { hangs($0, on: label) || isElastic($0) } ?? false) }
    if ends.isEmpty { return ties.isFitted && ties.isAdded && !ties.isHandedOn }
    return !ties.isPlaced && Set(ends.map(\.end)).count == 1
  }

  /// An outlet that the project's interface files hold at one end, as far as the code here leaves it at that.
  package func isHeldAtOneEndByInterface(_ view: Int) -> Bool {
    guard structure.isOwn(view),
      let owner = structure.typeName(around: view),
      isMaybeOutlet(view)
    else { return false }
    let key = DisplaySurvey.key(structure.wideName(owner), structure.wideName(view))
    let isLeft = knownAsDrawn[key] ?? isLeftAsDrawn(view)
    knownAsDrawn[key] = isLeft
    return isLeft && project.isHugged(outlet: structure.wideName(view), of: structure.wideName(owner))
  }

  /// A member declared as one, or elsewhere.
  private func isMaybeOutlet(_ view: Int) -> Bool {
    guard structure.kind(view) == .identifier else { return false }
    guard let found = declaration(meantBy: view) else { return true }
    let declaration = structure.declarations[found]
    guard structure.scope(of: declaration)?.kind == .type else { return false }
    return isOutlet(declaration)
  }

  /// `@IBOutlet private(set) weak var name: UILabel!`
  package func isOutlet(_ declaration: Declaration) -> Bool {
    let name = Int(declaration.name)
    let start = min(structure.statementStart(name), name)
    return (start..<name).contains { structure.token($0, is: "IBOutlet") }
  }

  /// Whether nothing in this file lays a view out, or lets it have lines.
  private func isLeftAsDrawn(_ view: Int) -> Bool {
    let uses = usesInType(of: view)
    return uses.count < Self.usesLimit
      && uses.allSatisfy { use in
        var ties = ViewTies()
        guard let member = structure.memberBehind(use) else {
          return isLabelOfArgument(use)
            || !isAmongViews(use) && add(named: use, to: &ties) && !ties.isAdded && ties.isFree
        }
        return add(member, to: &ties) && ties.isFree && !ties.hasLines && !Self.layouts.contains(member, in: structure)
      }
  }

  private func isLabelOfArgument(_ name: Int) -> Bool {
    structure.kind(name + 1) == .colon
      && (structure.kind(name - 1) == .leftParen || structure.kind(name - 1) == .comma)
  }

  /// `[title, detail].forEach { … }`, `["title": title]`: what is done with all of them is not followed.
  private func isAmongViews(_ view: Int) -> Bool {
    structure.opening(around: view).map { structure.kind($0) == .leftSquare } ?? false
  }

  private static let layouts: WordSet = [
    "translatesAutoresizingMaskIntoConstraints", "autoresizingMask", "constraints", "addConstraint", "addConstraints",
    "removeConstraint", "removeConstraints", "removeFromSuperview", "cell", "lineBreakMode", "usesSingleLineMode",
    "isEditable", "bounds",
  ]

  /// Whether a view is held by another alone, and so goes along with it: at one end, as an icon behind a label, or from
  /// side to side, as a line below it. One that is as wide as the label and has a width of its own may make it wider.
  private func hangs(_ view: Int, on label: Int, depth: Int = 3) -> Bool {
    guard depth > 0, !structure.isSameText(view, label), let ties = ties(of: view), ties.isAdded else { return false }
    // What hangs on the view in its turn holds nothing.
    let ends = ties.ends.filter { tie in
      guard ties.ends.count < 16, let other = tie.partner, !structure.isSameText(other, label) else { return true }
      return !hangs(other, on: view, depth: depth - 1)
    }
    guard ends.allSatisfy({ tie in tie.partner.map { structure.isSameText($0, label) } ?? false }) else { return false }
    switch Set(ends.map(\.end)).count {
    case 1: return true
    case 2: return !ties.isSized && isBare(view)
    default: return false
    }
  }

  /// `let line = UIView()`, which has no width unless it is given one.
  private func isBare(_ view: Int) -> Bool {
    guard let type = type(ofName: view) else { return false }
    return type == TypeKey("UIView") || type == TypeKey("NSView")
  }

  /// A bar, which is as long as there is room, and pulls at nothing.
  private func isElastic(_ view: Int) -> Bool {
    guard let type = type(ofName: view), Self.bars.contains(type), let ties = ties(of: view) else { return false }
    return !ties.isSized
  }

  private static let bars = ["UIProgressView", "UISlider", "NSSlider"].map { TypeKey($0) }

  /// What holds a view in this file; nil where it is laid out in a way that is not understood, or in very many places.
  func ties(of view: Int) -> ViewTies? {
    guard let owner = structure.typeName(around: view) else { return nil }
    let key = DisplaySurvey.key(structure.wideName(owner), structure.wideName(view))
    if let known = knownTies[key] { return known }
    let found = findTies(usesInType(of: view))
    knownTies[key] = .some(found)
    return found
  }

  private func findTies(_ uses: [Int]) -> ViewTies? {
    if uses.count >= Self.usesLimit { return nil }
    var ties = ViewTies()
    for index in uses {
      if !add(use: index, to: &ties) { return nil }
    }
    return ties.isPlaced && !ties.isFitted ? nil : ties
  }

  private func add(use view: Int, to ties: inout ViewTies) -> Bool {
    let isAsked = structure.kind(view + 1) == .period && structure.kind(view + 2) != nil
    if !isAsked, structure.kind(view - 1) == .equal || structure.token(view - 1, is: "return") {
      ties.isHandedOn = true
    }
    return isAsked ? add(view + 2, to: &ties) : add(named: view, to: &ties)
  }

  /// `$0.numberOfLines = 0` in `label.do { … }`
  private func add(closure brace: Int, to ties: inout ViewTies) -> Bool {
    let end = structure.end(ofGroup: brace)
    guard end - brace < 400 else { return false }
    return (brace..<max(brace, end)).allSatisfy {
      structure.kind($0) != .dollarIdentifier || structure.closure(around: $0) != brace || add(use: $0, to: &ties)
    }
  }

  /// Where a view is named in the type it belongs to, extensions of this file included: the first of them, where they are
  /// very many.
  func usesInType(of view: Int) -> [Int] {
    guard let owner = structure.typeName(around: view) else { return [] }
    var found: [Int] = []
    for body in (bodiesByType[structure.wideName(owner)] ?? []).prefix(Self.usesLimit) {
      found += uses(of: structure.tokens[view].name, within: structure.words(ofScope: body))
      if found.count >= Self.usesLimit { return Array(found.prefix(Self.usesLimit)) }
    }
    return found.filter { !isText($0) }
  }

  /// `title` of `func show(title: String) { self.title.text = title }`, which is named like the view.
  private func isText(_ name: Int) -> Bool {
    if structure.kind(name + 1) == .colon { return structure.token(name + 2, is: "String") }
    guard structure.kind(name - 1) == .equal, structure.memberBehind(name) == nil, let found = declaration(of: name)
    else { return false }
    return structure.writtenType(of: structure.declarations[found]) == .string
  }

  /// The bodies of each type and of its extensions, by its name.
  func findBodiesByType() -> [UInt64: [Int]] {
    var bodies: [UInt64: [Int]] = [:]
    for index in structure.scopes.indices {
      let scope = structure.scopes[index]
      guard scope.kind == .type, scope.name != Structure.none else { continue }
      bodies[structure.wideName(Int(scope.name)), default: []].append(index)
    }
    return bodies
  }

  /// A view that stands by itself: put into another, or what a constraint goes to. Not in a stack, nor handed to whoever
  /// lays it out.
  private func add(named view: Int, to ties: inout ViewTies) -> Bool {
    guard var open = structure.opening(around: view) else { return true }
    if structure.kind(open) == .leftSquare {
      if structure.kind(view - 1) == .colon { return add(formatsFor: view, to: &ties) }
      if structure.token(structure.end(ofGroup: open) + 2, is: "forEach") {
        ties.isAdded = true
        return true
      }
      guard let list = structure.opening(around: open) else { return false }
      open = list
    }
    guard structure.kind(open) == .leftParen, let call = structure.call(at: open) else {
      return structure.kind(open) == .leftBrace && !isInPicture(view)
    }
    if structure.token(call.callee, isAnyOf: "addSubview", "addSubviews", "addSubViews", "insertSubview") {
      ties.isAdded = true
      return true
    }
    if structure.token(call.callee, is: "NSLayoutConstraint") { return add(attributesOf: call, for: view, to: &ties) }
    // A constraint that is told of a view does not hold it: `box.topAnchor.constraint(…).deactivated(with: view)`.
    if structure.path(endingAt: call.callee).dropLast().contains(where: { structure.token($0, is: "constraint") }) {
      return true
    }
    // `date.pin.below(of: label).left()` holds the date. A label of several lines is as wide as there is room.
    if structure.path(endingAt: call.callee).contains(where: {
      structure.token($0, is: "pin") && structure.kind($0 + 1) == .period
    }) {
      return !ties.hasLines
    }
    // What dresses views does not lay them out: `theme.setUp([title, subtitle])`.
    if structure.path(endingAt: call.callee).contains(where: { structure.name($0, holdsAnyOf: Self.dresses) }) {
      return true
    }
    if let isUnderstood = add(view, givenToLibraryBy: call, to: &ties) { return isUnderstood }
    guard structure.token(call.callee, is: "equalTo"), let maker = makerClosure(around: view) else { return false }
    return add(relation: call, in: maker, to: &ties)
  }

  static let dresses: [StaticString] = [
    "theme", "style", "color", "colors", "font", "fonts", "appearance", "skin",
  ]

  /// What a word behind the view's name and a dot says of how it is held. False where that is not understood.
  private func add(_ word: Int, to ties: inout ViewTies) -> Bool {
    if let end = Self.endAnchors[structure.text(word)] {
      if let tie = tie(at: end, by: word) { ties.ends.append(tie) } else { ties.isLimited = true }
      return true
    }
    if structure.token(word, is: "snp") { return add(snapKit: word, to: &ties) }
    if let isUnderstood = add(library: word, to: &ties) { return isUnderstood }
    if structure.kind(word + 1) == .leftBrace, structure.subject(ofClosure: word + 1) != nil {
      return add(closure: word + 1, to: &ties)
    }
    if structure.token(word, is: "anchor"), let call = structure.call(of: word) {
      return add(givenTo: call, to: &ties)
    }
    if structure.token(word, is: "widthAnchor") {
      if isFitting(word) { ties.isFitted = true } else { ties.isSized = true }
    }
    if structure.token(word, is: "sizeToFit") || isPinnedToFit(word) { ties.isFitted = true }
    if structure.token(word, is: "frame"), let isUnderstood = add(frame: word, to: &ties) { return isUnderstood }
    if structure.token(word, is: "autoresizingMask") { return false }
    if setsLines(word) { ties.hasLines = true }
    if structure.token(word, is: "preferredMaxLayoutWidth") { ties.isLimited = true }
    if let call = structure.call(of: word), isLabelledByEdges(call) { return add(givenTo: call, to: &ties) }
    return !structure.token(word, is: "edgesToSuperview")
      && !(structure.name(word, holdsAnyOf: ["pin", "align", "anchor", "constrain", "fill"])
        && structure.kind(word + 1) == .leftParen)
  }

  /// `label.frame.origin.x = …`, `label.frame.size = label.fittingSize`; `label.frame = …` may make it wider.
  /// - Returns: Nil where a frame is only asked for, which changes nothing.
  private func add(frame word: Int, to ties: inout ViewTies) -> Bool? {
    if structure.kind(word + 1) == .equal { return false }
    if structure.token(word + 2, is: "origin") {
      ties.isPlaced = true
      return true
    }
    guard structure.token(word + 2, is: "size") else { return nil }
    if structure.token(word + 4, is: "height") { return true }
    ties.isFitted = true
    return isFitting(word)
  }

  /// Whether a width is that of the text: `label.widthAnchor.constraint(equalToConstant: label.fittingSize.width)`
  private func isFitting(_ word: Int) -> Bool {
    let end = structure.statementEnd(from: structure.statementStart(word))
    return (word..<max(word, min(end, word + 24))).contains {
      structure.token($0, isAnyOf: "fittingSize", "intrinsicContentSize", "sizeThatFits")
    }
  }

  private static let endAnchors = [
    "leadingAnchor": 0, "leftAnchor": 0, "trailingAnchor": 1, "rightAnchor": 1, "centerXAnchor": 2,
  ]

  /// Nil for a constraint that leaves room: `constraint(lessThanOrEqualTo: …)`.
  private func tie(at end: Int, by anchor: Int) -> ViewTies.Tie? {
    if structure.token(anchor + 2, is: "constraint"), let call = structure.call(of: anchor + 2) {
      guard let other = structure.firstArgument(of: call) else { return .init(end: end) }
      return isExact(other) ? .init(end: end, partner: structure.receiverName(ofMember: other.end - 1)) : nil
    }
    guard let call = structure.call(around: anchor) else { return .init(end: end) }
    guard structure.firstArgument(of: call).map(isExact) ?? true else { return nil }
    let other = structure.receiverName(ofMember: call.callee)
    let isPlain = structure.token(call.callee, is: "constraint")
    return .init(end: end, partner: isPlain ? other.flatMap { structure.receiverName(ofMember: $0) } : other)
  }

  private func isExact(_ other: Argument) -> Bool {
    other.label.map { label in !["lessthan", "greaterthan"].contains { structure.name(label, beginsWithWord: $0) } }
      ?? true
  }

  /// `label.anchor(leading: nil, trailing: box.trailingAnchor, width: 0)`
  private func add(givenTo call: Call, to ties: inout ViewTies) -> Bool {
    for argument in structure.arguments(of: call) {
      guard let label = argument.label, !argument.isEmpty else { return false }
      let isNone = isNothing(argument)
      if structure.name(label, holdsAnyOf: ["width", "size"]), !isNone { ties.isSized = true }
      if let end = Self.endAttributes[structure.text(label)], !isNone {
        ties.ends.append(.init(end: end, partner: structure.receiverName(ofMember: argument.end - 1)))
      }
    }
    return true
  }

  /// `leading: nil`, `width: 0`, and `size: .init(width: 0, height: 40)` as `size: .zero`: no width.
  private func isNothing(_ argument: Argument) -> Bool {
    let last = argument.end - 1
    if structure.kind(last) == .rightParen, let open = structure.partner(last), let size = structure.call(at: open) {
      return structure.argument("width", of: size).map { isNothing($0) } ?? false
    }
    return structure.token(last, isAnyOf: "nil", "0", "zero") && (last == argument.start || structure.isMember(last))
  }

  /// `label.place(pinning: …)` is anything; `label.addConstraints(top: box.topAnchor, right: box.rightAnchor)` is not.
  private func isLabelledByEdges(_ call: Call) -> Bool {
    let arguments = structure.arguments(of: call)
    return arguments.contains { $0.label.map { Self.edges.contains($0, in: structure) } ?? false }
      && arguments.allSatisfy { $0.label.map { structure.name($0, holdsAnyOf: Self.measures) } ?? false }
  }

  private static let edges: WordSet = [
    "top", "bottom", "leading", "trailing", "left", "right", "centerX", "centerY",
  ]
  private static let measures: [StaticString] = [
    "top", "bottom", "leading", "trailing", "left", "right", "center", "width", "height", "constant", "padding",
    "margin",
  ]

  static let endAttributes = [
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
