import RTLRuleKit
import RTLRules

/// What sources are made of, as our own rules tell it.
enum Material {
  static let examples: [String] = allRules.flatMap { ($0.rule.bad + $0.rule.good).map(\.code) }

  /// Examples with something in them that can be mended.
  static let mendable: [String] = allRules.flatMap { $0.rule.bad.filter { $0.fixed != nil }.map(\.code) }

  static let bad: [String] = allRules.flatMap { $0.rule.bad.map(\.code) }

  /// The words that wake rules, and what stands between words.
  static let words: [String] = {
    var words: Set<String> = Set(glue)
    for trigger in allRules.flatMap(\.rule.triggers) {
      switch trigger {
      case .word(let word), .text(let word), .sign(let word): words.insert(word)
      case .interpolation, .string, .hiddenCharacter: break
      }
    }
    return words.filter { !$0.isEmpty && $0.utf8.count < 60 }.sorted()
  }()

  static let glue = [
    "\n", "\r\n", " ", ";", ", ", "(", ")", "[", "]", "{\n", "}\n", "if x {\n", "} else {\n", "func f() {\n",
    "class A: UIView {\n", "let a = ", "a = ", "return ", "? ", ": ", "&& ", "?? ", "!", "\"", "\\(", "\"\"\"\n",
    "// a\n",
    "/* ب */ ", "#if DEBUG\n", "#else\n", "#endif\n", "// rtllint:disable:next all -- a\n", "// rtllint:ltr -- a\n",
    "// rtllint:disable absolute_anchor\n", "// rtllint:enable all\n", "switch a {\ncase .left:\n", "import UIKit\n",
    "import SnapKit\n", "NSLayoutConstraint.activate([\n", "])\n", ".isActive = true\n", ".left", ".right", ".leading",
    "leftAnchor", "rightAnchor", "trailingAnchor", "\u{202E}", "\u{200F}", "\u{FEFF}", "سلام", "`", "#\"", "\"#", "/",
  ]
}
