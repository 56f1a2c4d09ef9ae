import RTLSyntax

/// A rule that is data: a user's own, read at run time.
package struct PatternRule: Rule {
  package var id: String
  package var summary: String
  package var message: String
  package var rationale: String
  package var references: [String]
  package var severity: Severity
  package var isOnByDefault: Bool
  package var pattern: Pattern
  package var change: Change?
  package var bad: [Example]
  package var good: [Example]
  package let triggers: [Trigger]

  /// How the rule mends what it finds.
  package struct Change: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// The name alone: of the member, the call or the property.
      case rename(String)
      /// All that is found.
      case replace(String)
    }

    package var kind: Kind
    package var safety: Fix.Safety

    package init(_ kind: Kind, _ safety: Fix.Safety) {
      self.kind = kind
      self.safety = safety
    }
  }

  /// - Parameter pattern: must have triggers; without them the rule never wakes.
  package init(
    id: String,
    summary: String,
    message: String,
    rationale: String? = nil,
    references: [String] = [],
    severity: Severity = .warning,
    isOnByDefault: Bool = true,
    pattern: Pattern,
    change: Change? = nil,
    bad: [Example],
    good: [Example] = []
  ) {
    self.id = id
    self.summary = summary
    self.message = message
    self.rationale = rationale ?? message
    self.references = references
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.pattern = pattern
    self.change = change
    self.bad = bad
    self.good = good
    triggers = pattern.triggers ?? []
  }

  package func check(_ site: Site) -> Finding? {
    for candidate in PatternSubject.subjects(at: site) {
      var subject = candidate
      guard PatternReader(site.file).answer(pattern, &subject).isYes else { continue }
      let range = site.structure.range(subject.start, through: subject.last)
      return Finding(range, message, fix: fix(subject, range, in: site.structure))
    }
    return nil
  }

  private func fix(_ subject: PatternSubject, _ range: ByteRange, in structure: Structure) -> Fix? {
    guard let change else { return nil }
    switch change.kind {
    case .rename(let name):
      if case .literal = subject.form { return nil }
      return Fix(change.safety, name, [Edit(structure.range(subject.name), name)])
    case .replace(let text):
      // What would stand behind a dot that means another type, take comments with it or leave a closure behind is left
      // alone.
      let isFollowed = structure.kind(subject.last + 1) == .leftBrace && structure.continuesOperand(subject.last + 1)
      guard !subject.isShortened, !isFollowed, !structure.hasComment(in: range) else { return nil }
      return Fix(change.safety, text, [Edit(range, text)])
    }
  }
}

extension Structure {
  /// Whether a comment begins within a range.
  fileprivate func hasComment(in range: ByteRange) -> Bool {
    let first = comments.partitionIndex { Int($0.start) < range.start }
    return first < comments.count && Int(comments[first].start) < range.end
  }
}
