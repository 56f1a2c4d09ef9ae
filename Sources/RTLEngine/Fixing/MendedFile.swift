import RTLRuleKit
import RTLSyntax

/// One file on its way through the rounds of a fix.
struct MendedFile {
  let original: Source
  private(set) var source: Source
  private(set) var count = 0
  /// What was found in it at first, by rule.
  private var before: [String: Int]?
  /// What was found in it when it was last looked at.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: Source) {
    original = source
    self.source = source
  }

  var isMended: Bool { count > 0 }

  var hasMovedLines: Bool { Self.breaks(original) != Self.breaks(source) }

  mutating func see(_ diagnostics: [Diagnostic]) {
    if before == nil { before = Self.tally(diagnostics) }
    self.diagnostics = diagnostics
  }

  /// A rule that finds more than it did.
  var newFault: String? {
    guard let before else { return nil }
    return Self.tally(diagnostics).filter { $0.value > before[$0.key] ?? 0 }.keys.min()
  }

  /// Makes the fixes that go together.
  ///
  /// - Returns: whether there was any.
  mutating func mend(_ fixes: [[Edit]]) -> Bool {
    var patch = Patch()
    for fix in fixes { _ = patch.add(fix) }
    if patch.count == 0 || patch.edits.isEmpty { return false }
    var mended = patch.applied(to: source)
    if !Relexing.accepts(patch, from: source, to: mended) {
      // One of them does harm: those are made that do none, each tried by itself.
      patch = Patch()
      for fix in fixes.prefix(Self.trialLimit) {
        var longer = patch
        guard longer.add(fix) else { continue }
        if Relexing.accepts(longer, from: source, to: longer.applied(to: source)) { patch = longer }
      }
      if patch.edits.isEmpty { return false }
      mended = patch.applied(to: source)
    }
    if mended.bytes == source.bytes { return false }
    source = mended
    count += patch.count
    return true
  }

  private static let trialLimit = 200

  private static func tally(_ diagnostics: [Diagnostic]) -> [String: Int] {
    diagnostics.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }

  private static func breaks(_ source: Source) -> Int { source.bytes.count { $0 == UInt8(ascii: "\n") } }
}
