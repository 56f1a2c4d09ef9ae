import RTLRuleKit
import RTLSyntax

struct BranchesNotMirrored: Rule {
  let id = "branches_not_mirrored"
  let summary = "A choice by direction that comes to the same side either way"
  let rationale = """
    Code that asks for the direction and then does the same in both branches does nothing for those it asks for. The \
    usual way there is to choose between leading and trailing: they change sides by themselves, so trailing from right \
    to left and leading from left to right are both the left edge. Choose between left and right, or write leading \
    and choose nothing.
    """
  let references = [
    "WWDC22 session 10107, Get it right (to left)",
    "Apple, SwiftUI, Laying out views in right-to-left languages",
    "Apple, effectiveUserInterfaceLayoutDirection",
  ]

  let bad: [Example] = [
    "label.textAlignment = isRTL ? .⟦right⟧ : .right",
    """
    struct Row: View {
      @Environment(\\.layoutDirection) private var layoutDirection
      var body: some View { VStack(alignment: layoutDirection == .rightToLeft ? .⟦trailing⟧ : .leading) { title } }
    }
    """,
    """
    struct Row: View {
      @Environment(\\.layoutDirection) var direction
      private var isRTL: Bool { direction == .rightToLeft }
      var body: some View { Text(title).frame(maxWidth: .infinity, alignment: isRTL ? .⟦topTrailing⟧ : .topLeading) }
    }
    """,
    """
    struct Row: View {
      @Environment(\\.layoutDirection) var layoutDirection
      var icon: some View { Image("arrow").flipsForRightToLeftLayoutDirection(true) }
      var body: some View { icon.padding(layoutDirection == .rightToLeft ? .⟦trailing⟧ : .leading, 10) }
    }
    """,
    "if isRTL { label.textAlignment = .⟦right⟧ } else { label.textAlignment = .right }",
    "let edge = view.effectiveUserInterfaceLayoutDirection == .leftToRight ? ⟦leadingAnchor⟧ : trailingAnchor",
    "let leadingEdge: UIRectEdge = isRTL ? .⟦left⟧ : .right",
    "func alignment() { switch self { case .trailing: return isRTL ? .⟦right⟧ : .left; default: return .center } }",
    "let icon = UIImage(systemName: isRTL ? \"⟦chevron.left⟧\" : \"chevron.left\")",
    """
    switch effectiveUserInterfaceLayoutDirection {
    case .leftToRight: label.textAlignment = .⟦left⟧
    case .rightToLeft: label.textAlignment = .left
    }
    """,
    """
    func attribute() -> UISemanticContentAttribute {
      switch layoutDirection {
      case .leftToRight: return .⟦forceRightToLeft⟧
      case .rightToLeft: return .forceRightToLeft
      }
    }
    """,
  ]

  let good: [Example] = [
    "label.textAlignment = isRTL ? .right : .left",
    "countLabel.textAlignment = isRTL ? .left : .right",
    "let leadingEdge: UIRectEdge = isRTL ? .right : .left",
    "let trailingEdge: UIRectEdge = isRTL ? .left : .right",
    "leadingSwipe.direction = isRTL ? .left : .right",
    "VStack(alignment: isRTL ? .trailing : .leading) { Text(post.text) }",
    "VStack(alignment: post.text.isRTL ? .trailing : .leading) { Text(post.text) }",
    "func column(direction: LayoutDirection) -> some View { VStack(alignment: direction == .rightToLeft ? .trailing : .leading) { a } }",
    """
    struct Row: View {
      @Environment(\\.layoutDirection) var layoutDirection
      var body: some View { reader.scrollTo(id, anchor: layoutDirection == .rightToLeft ? .trailing : .leading) }
    }
    """,
    """
    struct Row: View {
      @Environment(\\.layoutDirection) var layoutDirection
      var body: some View {
        Text(a).frame(alignment: layoutDirection == .rightToLeft ? .trailing : .leading)
          .environment(\\.layoutDirection, .leftToRight)
      }
    }
    """,
    """
    enum Side { case leading, trailing }
    struct Row: View {
      @Environment(\\.layoutDirection) var layoutDirection
      var side: Side { layoutDirection == .rightToLeft ? .trailing : .leading }
    }
    """,
    "label.textAlignment = isRTL ? .right : .natural",
    "label.textAlignment = isRTL && isLarge ? .right : .right",
    "label.textAlignment = isLarge ? .right : .right",
    "view.semanticContentAttribute = isRTL ? .forceLeftToRight : .forceRightToLeft",
    "if isRTL { label.textAlignment = .right } else { label.textAlignment = .left }",
    "if isRTL { label.textAlignment = .right } else { title.textAlignment = .right }",
    """
    struct Row: View {
      @Environment(\\.layoutDirection) var layoutDirection
      var body: some View {
        TextField("Width", value: $width, format: .number)
          .monospacedDigit()
          .multilineTextAlignment(layoutDirection == .rightToLeft ? .leading : .trailing)
      }
    }
    """,
    "let a = isRTL ? corner.topLeft : corner.topRight",
    """
    func attribute() -> UISemanticContentAttribute {
      switch layoutDirection {
      case .leftToRight: return .forceLeftToRight
      case .rightToLeft: return .forceRightToLeft
      }
    }
    """,
    "switch side { case .left: label.textAlignment = .left; case .right: label.textAlignment = .left }",
  ]

  var triggers: [Trigger] {
    let symbols = DirectionalSymbol.all.filter { $0.certainty != .open }.map { Trigger.text($0.name) }
    return (SidedWord.all + ["forceLeftToRight", "forceRightToLeft"]).map { .word($0) } + symbols
  }

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let expression = value(at: site.index, structure), let choice = site.file.directionChoice(from: expression)
    else { return nil }
    if structure.kind(site.index) == .stringText {
      return isSame(choice, structure)
        ? Finding(site.range, "the same arrow in both directions; choose the other one, or a symbol that mirrors") : nil
    }
    if site.is("forceLeftToRight", "forceRightToLeft") {
      return isSame(choice, structure)
        ? Finding(site.range, "the same direction in both branches; force neither, or the other one in one of them")
        : nil
    }
    let last = (choice.leftToRight.last, choice.rightToLeft.last)
    guard let ltr = SidedWord(last.0, structure), let rtl = SidedWord(last.1, structure), ltr.stem == rtl.stem else {
      return nil
    }
    if ltr.side == rtl.side {
      guard ltr.side.isAbsolute, isSame(choice, structure) else { return nil }
      return Finding(
        site.range,
        "the \(ltr.side.name) side in both directions; write \(ltr.side.mirrored.name) in one branch, or ask nothing"
      )
    }
    if ltr.side.physical(isRightToLeft: false) == rtl.side.physical(isRightToLeft: true) {
      guard choice.test.isOfInterface, mirrorsItself(site) else { return nil }
      let side = ltr.side.physical(isRightToLeft: false).name
      return Finding(
        site.range,
        "the \(side) side in both directions, as leading and trailing mirror by themselves; write \(ltr.side.name) alone"
      )
    }
    return swapped(ltr, rtl, site)
  }

  /// `.left`, `NSTextAlignment.left`, `view.leftAnchor`, `"chevron.left"`: a whole operand behind `?` or `=`.
  private func value(at index: Int, _ structure: Structure) -> Expression? {
    var first = index - 1
    if structure.kind(index) == .stringText {
      guard structure.kind(first) == .stringStart, structure.kind(index + 1) == .stringEnd else { return nil }
      return Expression(first, index + 1)
    }
    // The cheapest question first: nearly all of these words stand elsewhere.
    guard structure.kind(first) == .period || structure.kind(first) == .infixQuestion else { return nil }
    if structure.kind(first) == .infixQuestion { first = index }
    switch structure.kind(index + 1) {
    case .colon, .rightBrace, .rightParen, .semicolon, nil: break
    default: guard structure.tokens[index + 1].startsLine else { return nil }
    }
    let start = structure.chainStart(index)
    let before = structure.kind(start - 1)
    let isValue =
      before == .infixQuestion || before == .equal || before == .leftParen || before == .colon
      || structure.token(start - 1, is: "return")
    return isValue ? Expression(start, index) : nil
  }

  /// Whether both branches are the same text.
  private func isSame(_ choice: DirectionChoice, _ structure: Structure) -> Bool {
    structure.areSameText(choice.leftToRight.tokens, choice.rightToLeft.tokens)
  }
}
