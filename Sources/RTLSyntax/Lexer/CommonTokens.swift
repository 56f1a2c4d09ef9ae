/// Words, signs of one byte, and operators of one or two with a space on both sides: nine tokens of ten, lexed in a
/// loop that knows all it needs in local variables, most of which stand in registers. Two thirds of the instructions of
/// a lexer that writes down after each token where it is.
///
/// It goes no further than the first byte of anything else, and leaves that to the lexer. So it knows of no literals
/// and no comments, and reads no byte it is not sure of.
struct CommonTokens {
  private let base: UnsafePointer<UInt8>
  private let starts: UnsafePointer<Characters.Start>
  private let keywords: UnsafePointer<Keywords.Slot>
  private var writer: TokenWriter
  private var offset: Int
  /// What the byte there may begin.
  private var start: Characters.Start

  /// Lexes from the cursor of a lexer on, which stands in no literal, and moves it.
  ///
  /// Never part of another function: in one that is too large the compiler gives up, and leaves all in memory.
  @inline(never)
  static func lex(for lexer: inout Lexer) {
    var tokens = CommonTokens(lexer)
    tokens.run()
    if tokens.writer.count > lexer.writer.count { lexer.prefersRegex = false }
    lexer.writer = tokens.writer
    lexer.cursor.offset = tokens.offset
  }

  @inline(__always)
  private init(_ lexer: Lexer) {
    base = lexer.cursor.base
    starts = lexer.starts
    keywords = lexer.keywords
    writer = lexer.writer
    offset = lexer.cursor.offset
    start = starts[Int(base[offset])]
  }

  @inline(__always)
  private mutating func run() {
    while writer.hasRoom {
      if start == .word {
        guard lexWord() else { return }
      } else if let kind = start.sign {
        lexSign(kind)
      } else if start == .space {
        writer.pending.insert(.spaceBefore)
        move(1)
      } else if start == .lineBreak {
        writer.pending.formUnion([.startsLine, .spaceBefore])
        move(1)
        skipIndentation()
      } else if start == .dot {
        guard starts[Int(base[offset &+ 1])] == .word else { return }
        write(.period, length: 1)
      } else if start == .colon {
        guard base[offset &+ 1] != UInt8(ascii: ":") else { return }
        write(.colon, length: 1)
      } else if start == .operator || start == .mark {
        guard lexOperator() else { return }
      } else {
        return
      }
    }
  }

  @inline(__always)
  private mutating func move(_ distance: Int) {
    offset &+= distance
    start = starts[Int(base[offset])]
  }

  @inline(__always)
  private mutating func write(_ kind: TokenKind, length: Int, name: UInt32 = 0) {
    writer.write(kind, from: offset, to: offset &+ length, name: name)
    move(length)
  }

  @inline(__always)
  private mutating func skipIndentation() {
    while start == .space {
      let spaces = SixteenBytes(at: base + offset).spaceCount
      move(spaces)
      if spaces < SixteenBytes.count { return }
    }
  }

  @inline(__always)
  private mutating func lexSign(_ kind: TokenKind) {
    switch kind {
    case .leftParen, .leftBrace, .leftSquare:
      writer.open(kind, from: offset, to: offset &+ 1)
      move(1)
    case .rightParen, .rightBrace, .rightSquare:
      writer.close(kind, from: offset, to: offset &+ 1)
      move(1)
    default:
      write(kind, length: 1)
    }
  }

  /// Seven words of eight have at most fifteen bytes: one look at sixteen finds their end, and holds all there is to
  /// hash. Returns false at one with bytes beyond ASCII, and at a dollar sign in it.
  @inline(__always)
  private mutating func lexWord() -> Bool {
    let word = SixteenBytes(at: base + offset).word
    guard word.length < SixteenBytes.count else { return lexLongWord() }
    guard starts[Int(base[offset &+ word.length])] != .joint else { return false }
    var running = NameHash.Running()
    running.add(word.low)
    if word.length > 8 { running.add(word.high) }
    let name = UInt32(truncatingIfNeeded: running.name(ofLength: word.length))
    let keyword = Keywords.find(name, word.low, word.high, in: keywords)
    if let keyword, keyword.pointee.role != .none { writer.noteSignpost(keyword.pointee.role) }
    let kind = keyword?.pointee.kind ?? .identifier
    writer.note(kind, name)
    write(kind, length: word.length, name: name)
    return true
  }

  /// A word too long for a keyword, hashed on the way to its end.
  @inline(__always)
  private mutating func lexLongWord() -> Bool {
    var length = 0
    var running = NameHash.Running()
    while true {
      let word = SixteenBytes(at: base + (offset &+ length)).word
      length &+= word.length
      if word.length > 0 { running.add(word.low) }
      if word.length > 8 { running.add(word.high) }
      if word.length < SixteenBytes.count { break }
    }
    guard starts[Int(base[offset &+ length])] != .joint else { return false }
    let name = UInt32(truncatingIfNeeded: running.name(ofLength: length))
    writer.note(.identifier, name)
    write(.identifier, length: length, name: name)
    return true
  }

  /// An operator with a space on both sides, or a mark bound to what stands before it.
  @inline(__always)
  private mutating func lexOperator() -> Bool {
    guard offset > 0 else { return false }
    let first = base[offset]
    let second = base[offset &+ 1]
    guard base[offset &- 1] == UInt8(ascii: " ") else { return start == .mark && lexMark(first) }
    if second == UInt8(ascii: " ") {
      let isEqual = first == UInt8(ascii: "=")
      let kind = isEqual ? TokenKind.equal : first == UInt8(ascii: "?") ? .infixQuestion : .binaryOperator
      writeOperator(kind, UInt64(first), length: 1)
      return true
    }
    let continues = starts[Int(second)] == .operator || starts[Int(second)] == .mark
    guard continues, base[offset &+ 2] == UInt8(ascii: " ") else { return false }
    let isArrow = first == UInt8(ascii: "-") && second == UInt8(ascii: ">")
    writeOperator(isArrow ? .arrow : .binaryOperator, UInt64(first) | UInt64(second) &<< 8, length: 2)
    return true
  }

  @inline(__always)
  private mutating func writeOperator(_ kind: TokenKind, _ text: UInt64, length: Int) {
    let name = UInt32(truncatingIfNeeded: NameHash.wide(text, length))
    writer.note(kind, name)
    write(kind, length: length, name: name)
  }

  /// `name?`, `call()!`, but not `try?`, behind which a slash means another thing.
  @inline(__always)
  private mutating func lexMark(_ mark: UInt8) -> Bool {
    let before = starts[Int(base[offset &- 1])]
    guard before == .word || before == .digit || before.sign == .rightParen || before.sign == .rightSquare,
      writer.previous?.kind != .keyword
    else { return false }
    write(mark == UInt8(ascii: "?") ? .postfixQuestion : .exclamation, length: 1)
    return true
  }
}
