/// The lexical class of a token.
///
/// `/…/` regular expressions are one token; a string literal is a run of tokens from `stringStart` to `stringEnd`:
///
///     "ab\(c)d"   stringStart `"`  stringText `ab`  interpolationStart `\(`  identifier `c`
///                 interpolationEnd `)`  stringText `d`  stringEnd `"`
package enum TokenKind: UInt8, Sendable {
  case identifier
  /// A word the grammar reserves everywhere; contextual keywords (`get`, `some`, `override`…) are identifiers.
  case keyword
  /// `$0`
  case dollarIdentifier
  case integer
  case float

  /// `"`, `"""`, `#"`, `'`: the opening quote with its pounds.
  case stringStart
  /// The text between quotes and interpolations, line breaks included; never empty.
  case stringText
  /// The closing quote with its pounds; empty and `unterminated` where a literal breaks off.
  case stringEnd
  /// `\(` or `\##(`
  case interpolationStart
  /// The `)` that closes an interpolation; empty and `unterminated` where it breaks off.
  case interpolationEnd
  case regex

  case prefixOperator
  case postfixOperator
  case binaryOperator
  /// `&` before an argument.
  case ampersand
  case arrow
  case equal
  case period
  case colon
  /// `::`
  case colonColon
  case comma
  case semicolon
  case at
  case pound
  case backslash
  case backtick
  /// `?` bound to what stands before it.
  case postfixQuestion
  /// The `?` of a ternary.
  case infixQuestion
  /// `!` bound to what stands before it.
  case exclamation

  case leftParen
  case rightParen
  case leftBrace
  case rightBrace
  case leftSquare
  case rightSquare

  /// `#if`, `#elseif`, `#else`, `#endif`, `#sourceLocation`, `#available`, `#unavailable`.
  case poundKeyword
  case shebang
  /// Bytes that are no Swift, such as a stray `*/` or a closing curly quote.
  case unknown

  /// Written out so that other modules compare two bytes rather than call for it: it is the most frequent question of all.
  @inlinable
  package static func == (left: TokenKind, right: TokenKind) -> Bool {
    unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }

  /// The same for the kind of a token that may be missing.
  @inlinable
  package static func == (left: TokenKind?, right: TokenKind) -> Bool { left.map { $0 == right } ?? false }

  @inlinable
  package static func != (left: TokenKind?, right: TokenKind) -> Bool { !(left == right) }
}

/// One token: sixteen bytes, so that a file's tokens are one flat array.
package struct Token: Sendable {
  package var start: UInt32
  package var end: UInt32
  /// For a word, a pound keyword or a string text: the hash of its bytes, backticks left out (see `NameHash`).
  /// For an operator: the hash of its bytes. For a bracket, a quote and the ends of an interpolation: the index of
  /// its partner, once the structure is built. Otherwise zero.
  package var name: UInt32
  package var kind: TokenKind
  package var flags: Flags

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break stands somewhere before the token and after the one before it.
    @inlinable package static var startsLine: Flags { Flags(rawValue: 1) }
    /// White space or a comment stands right before the token.
    @inlinable package static var spaceBefore: Flags { Flags(rawValue: 2) }
    /// The literal, comment or placeholder is broken off.
    @inlinable package static var unterminated: Flags { Flags(rawValue: 4) }
    /// The identifier stands in backticks, or is an editor placeholder: never a keyword.
    @inlinable package static var escaped: Flags { Flags(rawValue: 8) }
    /// A string quote of the `"""` kind.
    @inlinable package static var multiline: Flags { Flags(rawValue: 16) }
    /// A string quote with pounds: backslashes in the text are only backslashes.
    @inlinable package static var raw: Flags { Flags(rawValue: 32) }
  }

  package init(kind: TokenKind, start: Int, end: Int, name: UInt32 = 0, flags: Flags = []) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.name = name
    self.kind = kind
    self.flags = flags
  }

  @inlinable package var range: ByteRange { ByteRange(Int(start), Int(end)) }
  @inlinable package var startsLine: Bool { flags.contains(.startsLine) }
  @inlinable package var spaceBefore: Bool { flags.contains(.spaceBefore) }
}
