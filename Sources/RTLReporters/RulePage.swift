import RTLRuleKit

/// All that a rule has to say of itself.
package struct RulePage: Sendable {
  private let cataloged: CatalogedRule
  /// How many examples of each kind are documentation; the rest are regressions.
  static let shownExamples = 3
  private static let width = 80

  package init(_ cataloged: CatalogedRule) {
    self.cataloged = cataloged
  }

  package var text: String {
    let rule = cataloged.rule
    let bad = rule.bad.prefix(Self.shownExamples)
    let state = rule.isOnByDefault ? "" : ", off by default"
    var lines = ["\(rule.id) (\(rule.severity.rawValue), \(cataloged.category)\(state))", rule.summary]
    lines += section("Why", rule.rationale.split(separator: "\n").flatMap(wrapped))
    lines += section("Bad", separated(bad.map(MarkedCode.init).map(\.lines)))
    lines += section("Fixed", separated(bad.compactMap(\.fixed).map(Self.lines)))
    lines += section("Good", separated(rule.good.prefix(Self.shownExamples).map { Self.lines(of: $0.code) }))
    lines += section("References", rule.references)
    if !rule.triggers.isEmpty {
      lines += section("Where it is meant so", ["// rtllint:disable:next \(rule.id) -- the reason"])
    }
    return lines.map { SafeText.neutralized($0) + "\n" }.joined()
  }

  static func lines(of code: String) -> [String] {
    code.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", title] + lines.map { $0.isEmpty ? "" : "  " + $0 }
  }

  private func separated(_ examples: [[String]]) -> [String] { Array(examples.joined(separator: [""])) }

  private func wrapped(_ paragraph: Substring) -> [String] {
    var lines: [String] = []
    for word in paragraph.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= Self.width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

/// An example with its marked ranges underlined.
private struct MarkedCode {
  private(set) var lines: [String] = []

  init(_ example: Example) {
    var isMarked = false
    for line in RulePage.lines(of: example.marked) {
      var code = ""
      var underline = ""
      for character in line {
        switch character {
        case "⟦": isMarked = true
        case "⟧": isMarked = false
        default:
          code.append(character)
          underline.append(isMarked ? "^" : " ")
        }
      }
      while underline.last == " " { underline.removeLast() }
      lines.append(code)
      if !underline.isEmpty { lines.append(underline) }
    }
  }
}
