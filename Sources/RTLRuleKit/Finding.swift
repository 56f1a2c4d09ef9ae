import RTLSyntax

/// What a rule says about one place: bytes and words only. What becomes of it is the engine's matter.
package struct Finding: Sendable {
  /// The whole range at fault.
  package var range: ByteRange
  /// What is wrong, then what to write instead, on one line.
  package var message: String
  /// Where it differs from the rule's own severity.
  package var severity: Severity?
  /// Other ranges that belong to the fault, such as the second anchor of a constraint.
  package var related: [ByteRange]
  package var fix: Fix?
  /// Whether once is enough in a file: the next of the kind only adds its places to the first.
  package var isOncePerFile: Bool

  package init(
    _ range: ByteRange,
    _ message: String,
    severity: Severity? = nil,
    related: [ByteRange] = [],
    fix: Fix? = nil,
    isOncePerFile: Bool = false
  ) {
    self.range = range
    self.message = message
    self.severity = severity
    self.related = related
    self.fix = fix
    self.isOncePerFile = isOncePerFile
  }

  /// The places of others of the kind are this one's too; what mends it has to mend them all.
  mutating func take(in others: [Finding]) {
    related += others.flatMap { [$0.range] + $0.related }
    let fixes = ([self] + others).compactMap(\.fix)
    guard let own = fix, fixes.count == others.count + 1 else {
      fix = nil
      return
    }
    let edits = Set(fixes.flatMap(\.edits)).sorted { $0.range.start < $1.range.start }
    let safety: Fix.Safety = fixes.allSatisfy { $0.safety == .safe } ? .safe : .unsafe
    fix = Fix(safety, edits.count == own.edits.count ? own.title : "\(edits.count) places", edits)
  }
}

/// A change that cures a finding. Its edits are applied all together or not at all.
package struct Fix: Hashable, Sendable {
  package enum Safety: String, Sendable {
    /// Same in left-to-right languages, right in right-to-left ones, available on the deployment target.
    case safe
    /// Right in most places; a person has to look.
    case unsafe
  }

  package var safety: Safety
  /// What the fix does, such as "leadingAnchor, leadingAnchor".
  package var title: String
  package var edits: [Edit]

  package init(_ safety: Safety, _ title: String, _ edits: [Edit]) {
    self.safety = safety
    self.title = title
    self.edits = edits
  }
}

/// One replacement of bytes by text.
package struct Edit: Hashable, Sendable {
  package var range: ByteRange
  package var text: String

  package init(_ range: ByteRange, _ text: String) {
    self.range = range
    self.text = text
  }
}
