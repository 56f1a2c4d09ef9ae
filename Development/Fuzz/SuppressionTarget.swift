import RTLRuleKit
import RTLSyntax

@testable import RTLEngine

/// Comments of any text between lines with faults: what they silence and what is told is all that is found without them.
enum SuppressionTarget: FuzzTarget {
  static var seeds: [[UInt8]] {
    [
      "// rtllint:disable:next all -- a", "// rtllint:disable absolute_anchor\0// rtllint:enable absolute_anchor",
      "// rtllint:disable:this absolute_anchor, absolute_text_alignment -- b", "/* rtllint:disable:previous all */",
      "// rtllint:ltr -- numbers", "// rtllint:disable all\0\0// rtllint:enable all", "// rtllint:dissable:nxt al",
      "// rtllint:disable all, absolute_anchor\0// rtllint:enable absolute_anchor\0// rtllint:enable all",
    ].map { Array($0.utf8) }
  }

  private static let faults = [
    "label.textAlignment = .left", "a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true", "func f() {",
    "label.textAlignment = .right }", "let edges: UIRectEdge = [.left]",
  ]

  static func fault(in bytes: [UInt8]) -> String? {
    let comments = bytes.split(separator: 0, omittingEmptySubsequences: false)
    var code: [UInt8] = []
    for (index, fault) in faults.enumerated() {
      code += Array(fault.utf8) + [0x20]
      if index < comments.count { code += Array(comments[index]) }
      code.append(0x0A)
    }
    let result = EveryRule.result(of: Structure(Source(code)))
    let without = EveryRule.result(of: Structure(Source(silent(code))))
    let shown = result.diagnostics.count { SuppressionRule(rawValue: $0.rule) == nil }
    // What nobody sees may stand in a directive's name.
    if shown + result.suppressedCount != without.diagnostics.count {
      return "\(shown) shown and \(result.suppressedCount) silenced of \(without.diagnostics.count)"
    }
    for edit in result.diagnostics.compactMap(\.fix).flatMap(\.edits) where edit.span.end.offset > code.count {
      return "an edit outside the source"
    }
    return nil
  }

  /// The same without a word that speaks to us, byte for byte in the same places. A letter is changed, no sign: outside of
  /// comments the word is a name, and stays one.
  private static func silent(_ code: [UInt8]) -> [UInt8] {
    var code = code
    let word = Array("rtllint:".utf8)
    for start in code.indices.dropLast(word.count - 1) where code[start..<start + word.count].elementsEqual(word) {
      code[start + word.count - 2] = UInt8(ascii: "x")
    }
    return code
  }
}
