/// The lexical class of a token.
///
/// `/…/` regular expressions are one token; a string literal is a run of tokens from `stringStart` to `stringEnd`:
///
///     "ab\(c)d"   stringStart `"`  stringText `ab`  interpolationStart `\(`  identifier `c`
///                 interpolationEnd `)`  stringText `d`  stringEnd `"`
public enum TokenKind: UInt8, Sendable {
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
  public static func == (left: TokenKind, right: TokenKind) -> Bool {
    unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }

  /// The same for the kind of a token that may be missing.
  @inlinable
  public static func == (left: TokenKind?, right: TokenKind) -> Bool {
    if let left { left == right } else { false }
  }

  @inlinable
  public static func != (left: TokenKind?, right: TokenKind) -> Bool { !(left == right) }

  /// Whether it opens or closes something.
  @inlinable
  var isHalf: Bool {
    switch self {
    case .leftParen, .rightParen, .leftBrace, .rightBrace, .leftSquare, .rightSquare: true
    case .stringStart, .stringEnd, .interpolationStart, .interpolationEnd: true
    default: false
    }
  }
}

/// One token: sixteen bytes, so that a file's tokens are one flat array.
public struct Token: Sendable {
  public var start: UInt32
  public var end: UInt32
  /// For a word, a pound keyword or a string text: the hash of its bytes, backticks left out (see `NameHash`).
  /// For an operator: the hash of its bytes. For a bracket, a quote and the ends of an interpolation: the index of
  /// its partner, once the structure is built. Otherwise zero.
  public var name: UInt32
  public var kind: TokenKind
  public var flags: Flags

  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break stands somewhere before the token and after the one before it.
    @inlinable public static var startsLine: Flags { Flags(rawValue: 1) }
    /// White space or a comment stands right before the token.
    @inlinable public static var spaceBefore: Flags { Flags(rawValue: 2) }
    /// The literal, comment or placeholder is broken off.
    @inlinable public static var unterminated: Flags { Flags(rawValue: 4) }
    /// The identifier stands in backticks, or is an editor placeholder: never a keyword.
    @inlinable public static var escaped: Flags { Flags(rawValue: 8) }
    /// A string quote of the `"""` kind.
    @inlinable public static var multiline: Flags { Flags(rawValue: 16) }
    /// A string quote with pounds: backslashes in the text are only backslashes.
    @inlinable public static var raw: Flags { Flags(rawValue: 32) }
  }

  package init(kind: TokenKind, start: Int, end: Int, name: UInt32 = 0, flags: Flags = []) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.name = name
    self.kind = kind
    self.flags = flags
  }

  @inlinable public var range: ByteRange { ByteRange(Int(start), Int(end)) }
  @inlinable public var startsLine: Bool { flags.contains(.startsLine) }
  @inlinable public var spaceBefore: Bool { flags.contains(.spaceBefore) }
}
