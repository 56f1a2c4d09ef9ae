import RTLSyntax

/// A token that woke a rule, and the questions a rule may ask about it.
///
/// Questions live in `Facts/`, one file a subject. An index is always an index into `structure.tokens`.
///
/// Public for the reason `Structure` is.
public struct Site {
  public let file: LintedFile
  public let index: Int
  /// The comment that woke the rule, where it was none of the tokens; `index` is then that of the first one behind it.
  package let comment: Comment?

  package init(file: LintedFile, index: Int, comment: Comment? = nil) {
    self.file = file
    self.index = index
    self.comment = comment
  }

  @inlinable public var structure: Structure { file.structure }
  package var range: ByteRange { structure.range(index) }
  package var text: String { structure.text(index) }

  package func `is`(_ words: StaticString...) -> Bool {
    words.contains { structure.token(index, is: $0) }
  }

  /// What the expression that the token belongs to is there for.
  package var place: Place { file.place(around: index) }

  /// The same file seen from another token.
  package func moved(to index: Int) -> Site { Site(file: file, index: index) }
}

/// The answer to a question about code that is read, not compiled.
package enum Answer: Sendable {
  case yes, no, unknown

  package var isYes: Bool { self == .yes }
  package var isNo: Bool { self == .no }

  package init(_ value: Bool?) {
    switch value {
    case true?: self = .yes
    case false?: self = .no
    case nil: self = .unknown
    }
  }
}
