/// A comment, whole: `// …` without its line break, or `/* … */`.
public struct Comment: Sendable {
  package var start: UInt32
  package var end: UInt32

  package init(start: Int, end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  package var range: ByteRange { ByteRange(Int(start), Int(end)) }
}

/// What a file consists of: tokens, and how they belong together. Flat arrays of indexes, no tree.
///
/// It is built in two passes, each linear: tokens with their brackets, outline. It holds for half-typed code too: whatever
/// has no partner reaches to the end of what surrounds it.
///
/// A class only because every question holds on to it: one reference is counted rather than six arrays.
///
/// Public, with what is asked of it most: of what is `package`, no other module is shown the body, and each question for
/// the kind of a token would be a call. No product is a library, so nobody else sees it.
public final class Structure: Sendable {
  public let source: Source
  public let tokens: [Token]
  public let comments: [Comment]
  /// For each token, the opening bracket, quote or interpolation it stands in; `none` at the top.
  public let enclosing: [UInt32]
  /// Every `{…}` in the order of its opening.
  public let scopes: [Scope]
  /// Every variable, parameter, case, function and type, in the order of its name.
  public let declarations: [Declaration]

  /// Names of imported modules, as token indexes.
  package let imports: [UInt32]

  private let hasDeepScopes: Bool

  /// What was asked for in time, and the tokens of it.
  let watched: TokenFilter
  let noted: [NotedToken]

  package convenience init(_ source: Source) { self.init(source, watching: .nothing) }

  /// - Parameter filter: what tokens somebody will ask for.
  package init(_ source: Source, watching filter: TokenFilter) {
    self.source = source
    watched = filter
    let lexed = Lexer.lex(source, watching: filter)
    noted = lexed.noted
    tokens = lexed.tokens
    enclosing = lexed.enclosing
    comments = lexed.comments
    var outline = Outline(source: source, tokens: tokens, enclosing: enclosing)
    outline.build(along: lexed.signposts)
    scopes = outline.scopes
    declarations = outline.declarations
    imports = outline.imports
    hasDeepScopes = outline.maximalDepth > Self.writableDepth
  }

  /// Scopes one in another, more than any person writes.
  private static let writableDepth = 128

  @inlinable public static var none: UInt32 { .max }

  // MARK: - Text

  /// The bytes of a token; none where code breaks off before it.
  package func bytes(_ index: Int) -> ArraySlice<UInt8> {
    guard tokens.indices.contains(index) else { return [] }
    return source.bytes[Int(tokens[index].start)..<Int(tokens[index].end)]
  }

  /// The text of a token, backticks left out; none where code breaks off before it.
  package func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let token = tokens[index]
    let isQuoted = token.flags.contains(.escaped) && source[Int(token.start)] == UInt8(ascii: "`")
    let trim = isQuoted && token.end - token.start >= 2 ? 1 : 0
    return source.text(ByteRange(Int(token.start) + trim, Int(token.end) - trim))
  }

  /// Whether two tokens are written alike; one that is still to be typed is like none.
  package func isSameText(_ left: Int, _ right: Int) -> Bool {
    guard tokens.indices.contains(left), tokens.indices.contains(right) else { return false }
    let (left, right) = (tokens[left], tokens[right])
    guard left.end - left.start == right.end - right.start else { return false }
    return source.bytes.withUnsafeBytes { bytes in
      // Eight bytes at a time. Up to seven behind the end, which `Source.padding` makes room for, are shifted out.
      var rest = Int(left.end - left.start)
      var (one, other) = (Int(left.start), Int(right.start))
      while rest > 0 {
        let difference =
          bytes.loadUnaligned(fromByteOffset: one, as: UInt64.self)
          ^ bytes.loadUnaligned(fromByteOffset: other, as: UInt64.self)
        let surplus = rest < 8 ? 64 &- rest &* 8 : 0
        if UInt64(littleEndian: difference) &<< UInt64(truncatingIfNeeded: surplus) != 0 { return false }
        rest &-= 8
        one &+= 8
        other &+= 8
      }
      return true
    }
  }

  /// Whether two runs of tokens are written alike, whatever stands between the tokens.
  package func areSameText(_ left: some Collection<Int>, _ right: some Collection<Int>) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { isSameText($0, $1) }
  }

  package func range(_ index: Int) -> ByteRange { tokens[index].range }

  /// From the first byte of one token to the last byte of another.
  package func range(_ first: Int, through last: Int) -> ByteRange {
    ByteRange(Int(tokens[first].start), Int(tokens[last].end))
  }

  /// Whether a token has this very text, backticks left out.
  @inlinable
  public func token(_ index: Int, is word: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    return Structure.isWritten(word, in: unquoted(tokens[index]), source.bytes)
  }

  @inlinable
  public func token(_ index: Int, isAnyOf words: StaticString...) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let text = unquoted(tokens[index])
    for word in words where Structure.isWritten(word, in: text, source.bytes) { return true }
    return false
  }

  /// The bytes of a token, backticks left out.
  @inlinable
  func unquoted(_ token: Token) -> ByteRange {
    let quotes: UInt32 = token.flags.contains(.escaped) ? 1 : 0
    return ByteRange(Int(token.start + quotes), Int(token.end) - Int(quotes))
  }

  /// Most words are told by their length alone; only what is left is worth a call.
  @inlinable
  static func isWritten(_ word: StaticString, in text: ByteRange, _ bytes: [UInt8]) -> Bool {
    text.count == word.utf8CodeUnitCount && areBytes(of: word, at: text.start, bytes)
  }

  @usableFromInline
  @inline(never)
  static func areBytes(of word: StaticString, at start: Int, _ bytes: [UInt8]) -> Bool {
    for offset in 0..<word.utf8CodeUnitCount where bytes[start + offset] != word.utf8Start[offset] { return false }
    return true
  }

  @inlinable
  public func kind(_ index: Int) -> TokenKind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// Whether the file imports a module.
  package func imports(_ module: StaticString) -> Bool {
    imports.contains { token(Int($0), is: module) }
  }

  // MARK: - Brackets

  /// The other half of a bracket, quote or interpolation; nil where it is missing, and for all that is no half.
  @inlinable
  public func partner(_ index: Int) -> Int? {
    let token = tokens[index]
    return token.kind.isHalf && token.name != Structure.none ? Int(token.name) : nil
  }

  /// The closing half, or the end of the file where it is missing.
  @inlinable
  public func end(ofGroup open: Int) -> Int { partner(open) ?? tokens.count }

  /// The next token on the same level: the one behind the whole group, where this token opens one.
  package func next(behind index: Int) -> Int {
    tokens[index].kind.opensGroup ? end(ofGroup: index) + 1 : index + 1
  }

  /// The last token of a group: its closing half, or the last of the file where that is missing.
  package func last(ofGroup open: Int) -> Int { partner(open) ?? tokens.count - 1 }

  /// The opening bracket, quote or interpolation around a token.
  @inlinable
  public func opening(around index: Int) -> Int? {
    let open = enclosing[index]
    return open == Structure.none ? nil : Int(open)
  }

  /// The scope a declaration stands in; nil at the top of the file, and for a parameter of a function without a body.
  package func scope(of declaration: Declaration) -> Scope? {
    declaration.scope < scopes.count ? scopes[Int(declaration.scope)] : nil
  }

  /// The innermost scope around a token.
  package func scope(around index: Int) -> Int? {
    var open = opening(around: index)
    for _ in 0..<Self.writableDepth {
      guard let bracket = open else { return nil }
      if tokens[bracket].kind == .leftBrace { return scopeIndex(ofBrace: bracket) }
      open = opening(around: bracket)
    }
    return open.flatMap(scope(aroundDeep:))
  }

  /// The same among more brackets than anybody writes: found among the scopes, since to go outward from each of them takes
  /// a time that grows with the square of the depth.
  private func scope(aroundDeep bracket: Int) -> Int? {
    var scope: Int? = scopes.partitionIndex { Int($0.open) <= bracket } - 1
    while let current = scope, current >= 0 {
      if Int(scopes[current].close) > bracket { return current }
      scope = parent(ofScope: current)
    }
    return nil
  }

  /// Whether a token is nested deeper than any person writes. Whoever looks outward from there, at every token, takes a
  /// time that grows with the square of the depth.
  package func isTooDeep(_ index: Int) -> Bool {
    guard hasDeepScopes else { return false }
    var scope = self.scope(around: index)
    for _ in 0..<Self.writableDepth {
      guard let current = scope else { return false }
      scope = parent(ofScope: current)
    }
    return scope != nil
  }

  /// The declaration a token gives the name to.
  package func declaration(namedBy name: Int) -> Int? {
    let found = declarations.partitionIndex { Int($0.name) < name }
    return found < declarations.count && Int(declarations[found].name) == name ? found : nil
  }

  /// The scope a `{` opens.
  package func scopeIndex(ofBrace brace: Int) -> Int? {
    let scope = scopes.partitionIndex { Int($0.open) < brace }
    return scope < scopes.count && Int(scopes[scope].open) == brace ? scope : nil
  }
}
