import RTLSyntax

/// A finding as people and programs are told of it: with file, line, column and the lines to show.
package struct Diagnostic: Hashable, Sendable {
  package struct Span: Hashable, Sendable {
    package var start: Position
    package var end: Position

    package init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }
  }

  package struct SpannedEdit: Hashable, Sendable {
    package var span: Span
    package var text: String

    package init(span: Span, text: String) {
      self.span = span
      self.text = text
    }
  }

  package struct SpannedFix: Hashable, Sendable {
    package var safety: Fix.Safety
    package var title: String
    package var edits: [SpannedEdit]

    package init(safety: Fix.Safety, title: String, edits: [SpannedEdit]) {
      self.safety = safety
      self.title = title
      self.edits = edits
    }
  }

  /// A source line to show. Of a very long line only a window around the finding is kept.
  package struct Excerpt: Hashable, Sendable {
    package var line: Int
    /// The column (1-based, bytes) at which `text` begins; more than 1 if the line is cut on the left.
    package var firstColumn: Int
    /// Raw text of the line: reporters make it safe to print.
    package var text: String
    package var isCutAtEnd: Bool

    package init(line: Int, firstColumn: Int, text: String, isCutAtEnd: Bool) {
      self.line = line
      self.firstColumn = firstColumn
      self.text = text
      self.isCutAtEnd = isCutAtEnd
    }
  }

  package var rule: String
  package var category: String
  package var severity: Severity
  package var message: String
  /// Relative to the working directory, forward slashes. Raw: reporters make it safe to print.
  package var path: String
  /// The whole path where it is no UTF-8, and so `path` only what can be read of it.
  package var pathBytes: [UInt8]?
  package var span: Span
  package var related: [Span]
  package var fix: SpannedFix?
  /// Hexadecimal; stays the same when lines above change.
  package var fingerprint: String
  package var excerpt: Excerpt?
  /// What GitHub code scanning knows the line by; only where a format asks for it.
  package var lineHash: String?

  package init(
    rule: String,
    category: String,
    severity: Severity,
    message: String,
    path: String,
    span: Span,
    related: [Span] = [],
    fix: SpannedFix? = nil,
    fingerprint: String = "",
    excerpt: Excerpt? = nil
  ) {
    self.rule = rule
    self.category = category
    self.severity = severity
    self.message = message
    self.path = path
    self.span = span
    self.related = related
    self.fix = fix
    self.fingerprint = fingerprint
    self.excerpt = excerpt
  }
}

/// Everything one run has to tell: what reporters turn into text.
package struct Report: Sendable {
  /// A finding that is known and let be.
  package struct Suppressed: Hashable, Sendable {
    package var diagnostic: Diagnostic
    /// Why, where somebody said so.
    package var reason: String?
    /// By a comment in the source; else by a list kept beside it.
    package var isInSource: Bool

    package init(_ diagnostic: Diagnostic, reason: String? = nil, isInSource: Bool = true) {
      self.diagnostic = diagnostic
      self.reason = reason
      self.isInSource = isInSource
    }
  }

  package var toolVersion: String
  /// Sorted by path, then offset, then rule.
  package var diagnostics: [Diagnostic]
  /// Files linted.
  package var fileCount: Int
  /// How many files were linted in each folder, by its path; only where a format asks for it.
  package var folders: [String: Int] = [:]
  /// Findings silenced by comments.
  package var suppressedCount: Int
  /// Those findings, where a format asks for them.
  package var suppressed: [Suppressed] = []
  /// Findings known from the baseline.
  package var baselinedCount: Int
  /// How many findings below the asked-for severity were left out of `diagnostics`.
  package var hidden: [Severity: Int]

  package init(
    toolVersion: String,
    diagnostics: [Diagnostic],
    fileCount: Int,
    suppressedCount: Int = 0,
    baselinedCount: Int = 0,
    hidden: [Severity: Int] = [:]
  ) {
    self.toolVersion = toolVersion
    self.diagnostics = diagnostics
    self.fileCount = fileCount
    self.suppressedCount = suppressedCount
    self.baselinedCount = baselinedCount
    self.hidden = hidden
  }
}

/// Something the tool could not do, or that the user got wrong: told on standard error, exit status 2.
package struct Problem: Hashable, Sendable, Error {
  /// Raw; printed safely.
  package var path: String?
  package var line: Int?
  package var column: Int?
  /// What happened and, where there is one, the nearest right name.
  package var message: String

  package init(_ message: String, path: String? = nil, line: Int? = nil, column: Int? = nil) {
    self.message = message
    self.path = path
    self.line = line
    self.column = column
  }
}
