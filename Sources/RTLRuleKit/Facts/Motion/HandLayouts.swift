import RTLSyntax

/// How a computed x depends on the left edge.
package enum HandPlacement: Sendable {
  /// `bounds.width - size.width - 8`: away from the right.
  case fromRight
  /// `CGFloat(index) * width`: one after the other.
  case counted
  /// `icon.frame.maxX + 8`, `title.frame.minX - 12`: beside another view.
  case behind
  /// `x`, which grows by a width in the same function.
  case running
  /// `16`, with a width that leaves more or less than that at the other side.
  case fixed
}

extension Site {
  /// Whether the function around this place lays out views by hand, told by its name.
  package var isInLayoutFunction: Bool {
    isInSystemLayout
      || enclosingFunctionName.map { name in
        ["layout", "arrange", "reposition", "position", "place", "align", "shift", "frame"].contains {
          structure.name(name, beginsWithWord: $0)
        }
      } ?? false
  }

  /// Whether the function around this place is one by which a class of the project's own lets others lay out: who calls
  /// it may flip what it did.
  package var isInLayoutHook: Bool {
    guard let name = enclosingFunctionName, !isInSystemLayout, !Self.systemSteps.contains(name, in: structure) else {
      return false
    }
    return (max(0, name - 5)..<name).contains { structure.token($0, is: "override") }
  }

  /// What the system calls when views are loaded, shown, filled; nobody flips anything behind it.
  private static let systemSteps: WordSet = [
    "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "awakeFromNib", "prepareForReuse",
    "updateConstraints", "didMoveToSuperview", "didMoveToWindow", "viewDidMoveToWindow", "viewDidMoveToSuperview",
    "setSelected", "setHighlighted", "tableView", "collectionView",
  ]

  /// In what the system calls to have views laid out.
  package var isInSystemLayout: Bool {
    guard let name = enclosingFunctionName else { return false }
    return structure.token(
      name,
      isAnyOf: "layoutSubviews",
      "viewDidLayoutSubviews",
      "viewWillLayoutSubviews",
      "layout",
      "viewDidLayout",
      "viewWillLayout",
      "layoutSublayers",
      "resizeSubviews"
    )
  }

  /// How the x that an expression gives depends on the left edge; nil for what is centred, takes the whole width or is
  /// taken over from elsewhere.
  package func handPlacement(of x: Expression, width: Expression?) -> HandPlacement? {
    HandLayoutReader(file).placement(of: x, width: width)
  }

  /// `CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: 40)`, `CGRect(x: width, y: 0, width: width, …)`:
  /// as far from the left as it is wide, behind another of the same width.
  package func isSecondOfTwo(_ x: Expression, width: Expression) -> Bool {
    let (x, width) = (structure.unwrapped(x), structure.unwrapped(width))
    let isHalf = structure.token(x.last, is: "2") && structure.token(x.last - 1, is: "/")
    let isWidth = x.first == x.last && structure.name(x.last, endsWithWord: "width")
    return (isHalf || isWidth) && file.compactText(x) == file.compactText(width)
  }

  /// Whether a width leaves the same room at both sides, as far as numbers tell: `bounds.width - 32` beside 16.
  package func leavesEvenRoom(_ width: Expression, beside margin: Double) -> Bool {
    HandLayoutReader(file).leavesEvenRoom(width, beside: margin)
  }

  /// Whether a word stands for the width of what views lie in: of a container or the screen.
  package func isContainerWidth(_ name: Int) -> Bool { HandLayoutReader(file).isContainerWidth(name) }

  /// Whether an x is so many points from the left, by number or by name: `16`, `Metrics.margin`.
  package func isFixedDistance(_ x: Expression) -> Bool { HandLayoutReader(file).isFixedDistance(x) }

  /// `(a - b) / 2`, `midX`, `0.5 *`: the same from both sides.
  package func isCentred(_ x: Expression) -> Bool { HandLayoutReader(file).isCentred(x) }

  /// `rightMask.frame` where `leftMask` is laid out beside it: a pair looks the same from both sides.
  package func isOneOfPair(_ path: [Int]) -> Bool {
    path.contains { name in
      guard structure.name(name, holdsAnyOf: ["left", "right"]) else { return false }
      let own = structure.text(name).lowercased()
      let other =
        own.contains("left")
        ? own.replacing("left", with: "right", maxReplacements: 1)
        : own.replacing("right", with: "left", maxReplacements: 1)
      return (max(0, name - 300)..<min(structure.tokens.count, name + 300)).contains {
        structure.kind($0) == .identifier && structure.tokens[$0].end - structure.tokens[$0].start == other.utf8.count
          && structure.text($0).lowercased() == other
      }
    }
  }
}

struct HandLayoutReader {
  let file: LintedFile
  let structure: Structure

  init(_ file: LintedFile) {
    self.file = file
    structure = file.structure
  }

  func placement(of x: Expression, width: Expression?) -> HandPlacement? {
    let inner = structure.unwrapped(x)
    guard inner.last - inner.first < 60 else { return nil }
    // A centred row has a first and a last one too.
    if isCounted(inner) { return .counted }
    if width != nil, leavesRoomOrNone(inner) { return .behind }
    guard !isCentred(inner) else { return nil }
    if isFixedDistance(inner) {
      return !(width.map { spans($0, margin: inner) } ?? true) ? .fixed : nil
    }
    if isFromRight(inner) { return .fromRight }
    if isBehind(inner) || isBehindSum(inner, operators(in: inner))
      || isBefore(inner) && !(width.map { grows($0) } ?? true)
    {
      return .behind
    }
    if inner.first == inner.last, isRunning(inner.first) { return .running }
    return nil
  }

  /// `hasIcon ? 24 : 0`: room for what may stand before it.
  private func leavesRoomOrNone(_ x: Expression) -> Bool {
    guard let question = x.tokens.first(where: { structure.kind($0) == .infixQuestion }),
      let parts = structure.ternary(question: question), parts.condition.first == x.first, parts.no.last == x.last
    else { return false }
    let (yes, no) = (structure.unwrapped(parts.yes), structure.unwrapped(parts.no))
    return isNone(no) && isRoom(yes) || isNone(yes) && isRoom(no)
  }

  private func isNone(_ distance: Expression) -> Bool {
    distance.first == distance.last && structure.isZero(distance.first)
  }

  /// `24`, `icon.width + gap`, `6 + Metrics.spacing`
  private func isRoom(_ distance: Expression) -> Bool {
    !isNone(distance)
      && distance.tokens.allSatisfy { index in
        switch structure.kind(index) {
        case .integer, .float, .period: true
        case .identifier: !structure.name(index, holdsAnyOf: ["mid", "center", "offset", "screen", "bounds"])
        case .binaryOperator: structure.token(index, is: "+")
        default: false
        }
      }
  }

  func isFixedDistance(_ x: Expression) -> Bool {
    (structure.isNumeral(x.first) && x.first == x.last || isMargin(x)) && !structure.isZero(x.first) || isFixedSum(x)
  }

  /// `Metrics.margin`, `horizontalPadding`: a distance from the edge by its name.
  func isMargin(_ x: Expression) -> Bool {
    guard structure.kind(x.last) == .identifier, structure.chainStart(x.last) == x.first,
      !x.tokens.contains(where: { structure.kind($0) == .leftParen })
    else { return false }
    var name = x.last
    // `Metrics.margin.x`
    if structure.token(name, isAnyOf: "x", "left", "leading"), let owner = structure.receiverName(ofMember: name) {
      name = owner
    }
    return structure.name(name, endsWithAnyOf: ["margin", "padding", "inset", "indent", "indentation"])
      && !structure.name(name, holdsAnyOf: ["right", "trailing", "vertical", "top", "bottom"])
  }

  /// A width that is what the container leaves: then both sides are looked after, but for numbers that say otherwise.
  private func spans(_ width: Expression, margin: Expression) -> Bool {
    let spans = width.tokens.contains {
      structure.kind($0) == .identifier
        && (structure.name($0, endsWithAnyOf: ["width", "maxx"]) || structure.token($0, is: "maxX"))
    }
    if spans, isOwnSize(width) { return false }
    guard spans, margin.first == margin.last, structure.isNumeral(margin.first),
      let room = Double(structure.text(margin.first))
    else { return spans }
    return leavesEvenRoom(width, beside: room)
  }

  /// `bounds.width - 32` beside 16; what is worked out in another way may well be even, too.
  func leavesEvenRoom(_ width: Expression, beside margin: Double) -> Bool {
    let value = structure.unwrapped(Site(file: file, index: width.first).valueBehind(structure.unwrapped(width)))
    if value.first == value.last, structure.isNumeral(value.first) { return false }
    var index = value.first
    while index <= value.last, structure.kind(index) != .binaryOperator, !structure.tokens[index].kind.opensGroup {
      index += 1
    }
    guard structure.token(index - 1, is: "width"), structure.isMember(index - 1), !isOwnWidth(index - 1) else {
      return true
    }
    var left = 0.0
    while index <= value.last {
      guard structure.token(index, is: "-"), structure.isNumeral(index + 1),
        let taken = Double(structure.text(index + 1))
      else {
        return true
      }
      left += taken
      index += 2
    }
    return left == 2 * margin
  }

  /// `label.frame = CGRect(x: 8, y: 0, width: label.frame.width, height: 20)`: its container may be made for it.
  private func isOwnWidth(_ width: Int) -> Bool {
    let path = structure.path(endingAt: width)
    guard let frame = path.firstIndex(where: { structure.token($0, isAnyOf: "frame", "bounds") }), frame > 0 else {
      return false
    }
    guard let rectangle = structure.call(around: width),
      case .assigned(let property) = structure.place(of: structure.operand(around: rectangle.open)),
      let view = structure.receiverName(ofMember: property)
    else { return false }
    return structure.isSameText(view, path[frame - 1])
  }

  func isCentred(_ x: Expression) -> Bool {
    x.tokens.contains {
      if structure.token($0, is: "/") { return true }
      return structure.token($0, isAnyOf: "midX", "center", "centerX", "0.5")
        || structure.name($0, beginsWithWord: "mid")
    }
  }

  /// The operators of an expression at its own level, with what stands before the first.
  func operators(in x: Expression) -> [Int] {
    var result: [Int] = []
    var current = x.first
    while current <= x.last {
      if structure.kind(current) == .binaryOperator { result.append(current) }
      current = structure.next(behind: current)
    }
    return result
  }

  private func isFromRight(_ x: Expression) -> Bool {
    let operators = operators(in: x)
    guard let first = operators.first, structure.token(first, is: "-"), first > x.first,
      !operators.contains(where: { structure.token($0, is: "*") })
    else { return false }
    // What is left of the width at the far side of a view is its mirror image.
    if (first...x.last).suffix(3).contains(where: { structure.token($0, is: "maxX") }) { return false }
    // Minus its own width to stand before another view is a placement by that view.
    return isContainerWidth(first - 1) || isRestOfContainer(first - 1)
  }

  /// `bounds.width`, `view.bounds.maxX`, `headerFrame.width`, `self.width`, `screenWidth`, `kWidth`, and a local for one of them.
  func isContainerWidth(_ name: Int, hops: Int = 1) -> Bool {
    guard structure.kind(name) == .identifier else { return false }
    guard structure.isMember(name) else {
      let isOfScreen =
        structure.name(name, endsWithAnyOf: ["width", "w"]) && structure.name(name, holdsAnyOf: ["screen", "window"])
        || structure.token(name, is: "maxX")
      if isOfScreen || structure.name(name, endsWithWord: "kwidth") { return true }
      guard hops > 0, structure.name(name, endsWithWord: "width") else { return false }
      let value = Site(file: file, index: name).valueBehind(Expression(name, name))
      return value.last != name && structure.chainStart(value.last) == value.first
        && isContainerWidth(value.last, hops: hops - 1)
    }
    guard structure.token(name, isAnyOf: "width", "maxX") else {
      return structure.name(name, endsWithAnyOf: ["width"]) && structure.name(name, holdsAnyOf: ["screen"])
    }
    let isWidth = structure.token(name, is: "width")
    return structure.path(endingAt: name).contains {
      structure.token($0, isAnyOf: "bounds", "frame")
        || isWidth && (structure.name($0, endsWithAnyOf: ["bounds", "frame"]) || structure.token($0, is: "self"))
    }
  }

  private func isCounted(_ x: Expression) -> Bool {
    if operators(in: x).contains(where: { structure.token($0, is: "*") && (isIndex(before: $0) || isIndex(behind: $0)) }
    ) {
      return true
    }
    // `(CGFloat(index) * width) + margin`
    if structure.kind(x.first) == .leftParen, let close = structure.partner(x.first), close < x.last,
      structure.token(close + 1, is: "+"), x.first + 1 < close
    {
      return isCounted(Expression(x.first + 1, close - 1))
    }
    // `start + (CGFloat(index) * width)`
    let last = x.last
    guard structure.kind(last) == .rightParen, let open = structure.partner(last), open > x.first,
      structure.call(at: open) == nil, structure.token(open - 1, is: "+"), open + 1 < last
    else { return false }
    return isCounted(Expression(open + 1, last - 1))
  }

  private func isIndex(before op: Int) -> Bool {
    if isColumn(op - 1) { return structure.name(op + 1, endsWithAnyOf: ["width", "size"]) }
    guard structure.kind(op - 1) == .rightParen, let open = structure.partner(op - 1) else { return false }
    return isIndex(in: open)
  }

  private func isIndex(behind op: Int) -> Bool {
    if isColumn(op + 1), structure.kind(op + 2) != .leftParen {
      return structure.name(op - 1, endsWithAnyOf: ["width", "size"])
    }
    return structure.kind(op + 2) == .leftParen && isIndex(in: op + 2)
  }

  /// `column`, a number of its own.
  private func isColumn(_ name: Int) -> Bool {
    structure.kind(name) == .identifier && !structure.isMember(name)
      && structure.name(name, endsWithAnyOf: ["index", "column", "col"])
  }

  /// `CGFloat(index)`
  private func isIndex(in open: Int) -> Bool {
    guard structure.token(open - 1, isAnyOf: "CGFloat", "Double", "Float") else { return false }
    return (open + 1..<min(structure.end(ofGroup: open), open + 8)).contains { name in
      guard structure.kind(name) == .identifier else { return false }
      return structure.token(name, isAnyOf: "i", "j", "idx")
        || structure.name(name, endsWithAnyOf: ["index", "column", "col", "page", "position"])
        || isAlone(name, in: open) && isPlaceInRow(name)
    }
  }

  /// Whether a name is all that stands in parentheses.
  private func isAlone(_ name: Int, in open: Int) -> Bool {
    (open + 1..<name).allSatisfy { structure.kind($0) == .leftParen }
      && (name + 1..<structure.end(ofGroup: open)).allSatisfy { structure.kind($0) == .rightParen }
  }

  /// `selected` where that is declared as `Int`, and neither a distance nor how many there are.
  private func isPlaceInRow(_ name: Int) -> Bool {
    structure.name(name, holdsAnyOf: ["selected", "select", "current", "item", "tab", "segment", "tag", "step"])
      && !structure.name(name, endsWithAnyOf: ["count", "width", "size", "spacing", "offset", "x"])
      && file.type(ofName: name) == .int
  }

  private func isBehind(_ x: Expression) -> Bool {
    let operators = operators(in: x)
    guard let first = operators.first else {
      return structure.token(x.last, is: "maxX") && structure.isMember(x.last) && isView(before: x.last)
    }
    return structure.token(first, is: "+") && structure.token(first - 1, is: "maxX") && isView(before: first - 1)
      && !operators.contains { structure.token($0, is: "-") }
  }

  /// `title.frame.minX - 12`
  private func isBefore(_ x: Expression) -> Bool {
    let operators = operators(in: x)
    guard let first = operators.first, structure.token(first - 1, is: "minX"), structure.isMember(first - 1),
      let frame = structure.receiverName(ofMember: first - 1), structure.token(frame, is: "frame"),
      let view = structure.receiverName(ofMember: frame), !structure.token(view, isAnyOf: "self", "super")
    else { return false }
    return operators.allSatisfy { structure.token($0, is: "-") }
  }

  /// `title.frame.width + 24`: what is wider than the view it stands beside lies around it.
  private func grows(_ width: Expression) -> Bool { operators(in: width).contains { structure.token($0, is: "+") } }

  private func isView(before name: Int) -> Bool {
    structure.path(endingAt: name).contains { structure.token($0, is: "frame") }
  }

  /// A local that is moved on by something wide.
  func isRunning(_ name: Int) -> Bool {
    guard structure.kind(name) == .identifier, !structure.isMember(name), let found = file.declaration(of: name),
      structure.declarations[found].kind == .variable, let body = structure.outermostBody(of: name)
    else { return false }
    let word = structure.tokens[name].name
    return structure.words(ofScope: body, limit: 2000).contains {
      guard structure.tokens[$0].name == word, structure.kind($0) == .identifier, $0 + 2 < structure.tokens.count
      else { return false }
      // `x = label.frame.maxX + 8`
      if structure.kind($0 + 1) == .equal, !structure.token($0 - 1, isAnyOf: "let", "var") {
        return isBehind(structure.value(at: $0 + 2))
      }
      // `place.x += label.width`
      let sign = structure.kind($0 + 1) == .period && structure.token($0 + 2, is: "x") ? $0 + 3 : $0 + 1
      guard structure.token(sign, is: "+="), sign + 1 < structure.tokens.count else { return false }
      let value = Site(file: file, index: $0).valueBehind(structure.value(at: sign + 1))
      if value.first == value.last, structure.isNumeral(value.first), !structure.isZero(value.first) { return true }
      return value.tokens.prefix(25).contains {
        structure.kind($0) == .identifier && structure.name($0, endsWithAnyOf: ["width", "w", "size"])
          || structure.token($0, is: "maxX")
      }
    }
  }
}
