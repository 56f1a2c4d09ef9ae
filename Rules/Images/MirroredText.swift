import RTLRuleKit
import RTLSyntax

struct MirroredText: Rule {
  let id = "mirrored_text"
  let summary = "A view with text in it that is flipped as a picture"
  let rationale = """
    Flipping draws a view as in a mirror, letters and digits too: Arabic or Hebrew readers then see writing that nobody \
    can read. Stacks, rows and labels change sides by themselves and need no flip. Where an arrow or a drawing has to \
    turn, flip that alone.
    """
  let references = [
    "Apple, SwiftUI, flipsForRightToLeftLayoutDirection(_:)",
    "WWDC22 session 10107, Get it right (to left)",
  ]

  let bad: [Example] = [
    "HStack { Image(\"arrow\"); Text(title) }.⟦flipsForRightToLeftLayoutDirection⟧(true)",
    "Label(\"Next\", systemImage: \"chevron.left\").⟦flipsForRightToLeftLayoutDirection⟧(true)",
    """
    VStack {
      if isOpen { Section { Text(detail) } }
    }
    .padding()
    .⟦scaleEffect⟧(x: isRTL ? -1 : 1, y: 1)
    """,
    "Button(\"Continue\") { go() }.⟦flipsForRightToLeftLayoutDirection⟧(true)",
    "Button { go() } label: { Text(\"Continue\") }.⟦flipsForRightToLeftLayoutDirection⟧(true)",
    "List { TextField(\"Name\", text: $name) }.⟦rotation3DEffect⟧(.degrees(isRTL ? 180 : 0), axis: (x: 0, y: 1, z: 0))",
  ]

  let good: [Example] = [
    "Text(title).font(.body).flipsForRightToLeftLayoutDirection(true)",
    "Text(glyph).font(.materialIcons).scaleEffect(x: isRTL ? -1 : 1)",
    "ScrollView { Text(title) }.flipsForRightToLeftLayoutDirection(true).environment(\\.layoutDirection, .rightToLeft)",
    "ScrollView { Text(title).environment(\\.layoutDirection, .leftToRight) }.flipsForRightToLeftLayoutDirection(true)",
    "ToolbarItem { Button(\"Up\", systemImage: \"arrow.up.folder\") { up() }.flipsForRightToLeftLayoutDirection(true) }",
    "Image(\"arrow\").flipsForRightToLeftLayoutDirection(true)",
    "HStack { Text(title); Image(\"arrow\").flipsForRightToLeftLayoutDirection(true) }",
    "HStack { Text(title); Image(\"arrow\") }.flipsForRightToLeftLayoutDirection(false)",
    "HStack { Text(title); Image(\"arrow\") }.flipsForRightToLeftLayoutDirection(flips)",
    "ScrollView { Text(title).flipsForRightToLeftLayoutDirection(true) }.flipsForRightToLeftLayoutDirection(true)",
    "ScrollView { Text(title).scaleEffect(x: isRTL ? -1 : 1) }.scaleEffect(x: isRTL ? -1 : 1)",
    "HStack { Text(title) }.scaleEffect(x: isPressed ? 0.9 : 1)",
    "Button { go() } label: { Image(\"arrow\") }.flipsForRightToLeftLayoutDirection(true)",
    "Button { show(Text(title)) } label: { Image(\"arrow\") }.flipsForRightToLeftLayoutDirection(true)",
    "Image(\"arrow\").accessibilityLabel(Text(\"Back\")).flipsForRightToLeftLayoutDirection(true)",
    "HStack { Text(title) }.scaleEffect(isRTL ? 1.1 : 1)",
    "Text(\"→\").flipsForRightToLeftLayoutDirection(true)",
    "ProgressView(value: progress).flipsForRightToLeftLayoutDirection(true)",
    "Label(title, systemImage: name).labelStyle(.iconOnly).flipsForRightToLeftLayoutDirection(true)",
    "HStack { Text(title) }.rotationEffect(.degrees(isRTL ? 90 : 0))",
    "image.imageFlippedForRightToLeftLayoutDirection()",
    "Image(\"arrow\").overlay(alignment: .top) { Text(title) }.background { Color.red }",
  ]

  let triggers: [Trigger] = [
    .word("flipsForRightToLeftLayoutDirection"), .word("scaleEffect"), .word("rotation3DEffect"),
  ]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), site.flipsImage else { return nil }
    let first = structure.chainStart(site.index)
    guard site.index - first < 1000, holdsText(from: first, to: site.index, site), !isSpecial(first, site),
      !isTurnedBack(around: first, site)
    else { return nil }
    return Finding(site.range, "draws the text in this view in mirror writing; flip the images in it alone")
  }

  /// Where only the icon is shown, or where the direction is set by hand and the flip is part of a trick.
  private func isSpecial(_ first: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let chain = first..<min(structure.operand(around: site.index).last + 1, first + 2000)
    let isSet = chain.contains {
      structure.token($0, is: "iconOnly") || structure.token($0, is: "layoutDirection")
    }
    return isSet
      || structure.levels(around: first).prefix(12).contains { level in
        guard let open = level.open, let name = structure.lastName(endingAt: open - 1) else { return false }
        return structure.token(name, isAnyOf: "toolbar", "ToolbarItem", "ToolbarItemGroup", "labelStyle")
      }
  }

  /// Whether the head of a chain is a label or button with a title, or a container with text in it. A text alone is
  /// flipped to be right in a view that is flipped itself, or is a glyph of a font of icons.
  private func holdsText(from first: Int, to end: Int, _ site: Site) -> Bool {
    let structure = site.structure
    if structure.token(first, is: "Text") { return false }
    if isText(first, structure) { return true }
    var brace = first
    // `Button { … } label: { … }`: what a button does is none of what it shows, and no part of the chain.
    if structure.kind(first) != .leftBrace {
      let pictures = ["Image", "AsyncImage", "Canvas"]
      guard structure.startsUppercase(first), !pictures.contains(structure.text(first)) else { return false }
      brace = structure.call(of: first).map { structure.end(ofGroup: $0.open) + 1 } ?? first + 1
    }
    guard structure.kind(brace) == .leftBrace, brace < end else { return false }
    let content = brace + 1..<max(brace + 1, min(structure.end(ofGroup: brace), end))
    // What is flipped in a flipped view is right again.
    let isTurnedBack = content.contains { structure.isMember($0) && site.moved(to: $0).flipsImage }
    return !isTurnedBack && content.contains { isView($0, structure) && isText($0, structure) }
  }

  /// Whether a view around this one is flipped as well.
  private func isTurnedBack(around first: Int, _ site: Site) -> Bool {
    let structure = site.structure
    return structure.levels(around: first).dropFirst().prefix(12).contains { level in
      guard structure.kind(level.inner) == .leftBrace else { return false }
      let close = structure.end(ofGroup: level.inner)
      let modifiers = close..<max(close, structure.operand(around: level.inner).last)
      return modifiers.prefix(400).contains { structure.isMember($0) && site.moved(to: $0).flipsImage }
    }
  }

  /// At the beginning of a statement, and no argument such as `accessibilityLabel(Text(…))`.
  private func isView(_ index: Int, _ structure: Structure) -> Bool {
    !structure.isMember(index) && structure.opening(around: index).map { structure.kind($0) == .leftBrace } ?? false
  }

  private func isText(_ index: Int, _ structure: Structure) -> Bool {
    let names: [StaticString] = ["Text", "Label", "TextField", "TextEditor", "Toggle", "Button", "Link"]
    guard names.contains(where: { structure.token(index, is: $0) }), let call = structure.call(of: index),
      let argument = structure.arguments(of: call).first, argument.label == nil || structure.token(index, is: "Text")
    else { return false }
    // A sign that has no letters may be turned.
    guard structure.kind(argument.start) == .stringStart, argument.end == argument.start + 3 else { return true }
    return structure.bytes(argument.start + 1).contains { $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x61 && $0 <= 0x7A }
  }
}
