import RTLRuleKit
import RTLSyntax

struct ForcedWritingDirection: Rule {
  let id = "forced_writing_direction"
  let summary = "A text forced to be written in one direction, whatever it says"
  let rationale = """
    Every paragraph finds its direction by its first letter. Forced from left to right, an Arabic sentence keeps its \
    words but loses its order: full stops, brackets and numbers jump to the wrong ends; forced from right to left, the \
    same befalls English. Outside of text editors there is hardly a reason to touch it. Natural is the default; what is \
    code or a number by nature may be forced.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "WWDC16 session 232, What's New in International User Interfaces",
    "Apple, NSParagraphStyle.baseWritingDirection",
  ]

  private let contents: [StaticString] = [
    "phone", "code", "shortcut", "hotkey", "pin", "otp", "card", "iban", "url", "uri", "link", "email", "mail",
    "password", "token", "number",
    "digit", "digits", "amount", "hash", "console", "log", "terminal", "hex", "address", "username", "json", "ltr",
    "rtl",
    "path", "identifier", "source", "monospace", "latin",
  ]

  let bad: [Example] = [
    Example(
      "let style = NSMutableParagraphStyle()\nstyle.baseWritingDirection = .⟦leftToRight⟧",
      fixed: "let style = NSMutableParagraphStyle()\nstyle.baseWritingDirection = .natural"
    ),
    Example(
      "style.baseWritingDirection = NSWritingDirection.⟦rightToLeft⟧",
      fixed: "style.baseWritingDirection = NSWritingDirection.natural"
    ),
    Example(
      "textView.setBaseWritingDirection(.⟦leftToRight⟧, for: range)",
      fixed: "textView.setBaseWritingDirection(.natural, for: range)"
    ),
    "commentView.⟦makeTextWritingDirectionRightToLeft⟧(nil)",
    Example(
      "title.baseWritingDirection = isLarge ? .⟦leftToRight⟧ : .natural",
      fixed: "title.baseWritingDirection = isLarge ? .natural : .natural"
    ),
  ]

  let good: [Example] = [
    "shortcutField.baseWritingDirection = .leftToRight",
    "style.baseWritingDirection = .natural",
    "style.baseWritingDirection = direction",
    "style.baseWritingDirection = isRTL ? .rightToLeft : .leftToRight",
    "style.baseWritingDirection = status.language.isRightToLeft ? .rightToLeft : .leftToRight",
    "phoneField.baseWritingDirection = .leftToRight",
    "class CodeView: NSTextView { func f() { baseWritingDirection = .leftToRight } }",
    "class Editor: NSTextView { let storage = NSTextStorage(); func f() { setBaseWritingDirection(.leftToRight, for: a) } }",
    "if textView.baseWritingDirection == .rightToLeft { f() }",
    "func quran() { style.baseWritingDirection = .rightToLeft }",
    "let item = NSMenuItem(title: title, action: #selector(NSResponder.makeTextWritingDirectionRightToLeft), keyEquivalent: k)",
    "override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { f() }",
    "let a = attributes.direction(.leftToRight)",
    "style.baseWritingDirection = .rightToLeft; label.text = \"بسم الله\"; other.text = \"الحمد لله\"",
  ]

  let triggers: [Trigger] = [
    .word("baseWritingDirection"), .word("setBaseWritingDirection"), .word("makeTextWritingDirectionLeftToRight"),
    .word("makeTextWritingDirectionRightToLeft"),
  ]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    if site.is("makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft") {
      guard structure.isMember(site.index), structure.call(of: site.index) != nil, isText(site) else { return nil }
      return Finding(site.range, "forces the direction of a text, whatever it says; leave it to its first letter")
    }
    guard let value = forced(site) else { return nil }
    let place = site.moved(to: value)
    guard !place.isDirectionAware, isText(site) else { return nil }
    return Finding(
      structure.range(value),
      "forces the direction of a text, whatever it says; write .natural",
      fix: Fix(.unsafe, ".natural", [Edit(structure.range(value), "natural")])
    )
  }

  /// The direction that is set.
  private func forced(_ site: Site) -> Int? {
    let structure = site.structure
    var range: Range<Int>
    if site.is("setBaseWritingDirection") {
      guard let call = structure.call(of: site.index), let value = structure.arguments(of: call).first else {
        return nil
      }
      range = value.start..<value.end
    } else {
      guard structure.kind(site.index + 1) == .equal, site.index + 2 < structure.tokens.count else { return nil }
      range = site.index + 2..<structure.value(at: site.index + 2).last + 1
    }
    range = range.lowerBound..<min(range.upperBound, range.lowerBound + 60)
    return range.first { structure.isMember($0) && structure.token($0, isAnyOf: "leftToRight", "rightToLeft") }
  }

  /// Whether this is a text of any language: not code, not a number, not a scripture, not an editor's own business.
  private func isText(_ site: Site) -> Bool {
    let structure = site.structure
    var names = structure.path(endingAt: site.index).dropLast()
    names += [site.enclosingFunctionName, site.enclosingTypeName].compactMap { $0 }
    let isSpecial = names.contains {
      structure.name($0, holdsAnyOf: contents) || DirectionWords.namesRightToLeftScript($0, in: structure)
    }
    guard !isSpecial, !site.standsAmongRightToLeftText else { return false }
    return !structure.tokens.indices.contains {
      structure.token($0, isAnyOf: "NSTextStorage", "NSLayoutManager", "NSTextLayoutManager", "NSTextContentStorage")
    }
  }
}
