/// The byte and scalar classes of Swift's lexical grammar.
enum Characters {
  struct Class: OptionSet {
    let rawValue: UInt8

    static let wordStart = Class(rawValue: 1)
    static let word = Class(rawValue: 2)
    static let digit = Class(rawValue: 4)
    static let hexDigit = Class(rawValue: 8)
    static let operatorStart = Class(rawValue: 16)
    static let blank = Class(rawValue: 32)
    /// A byte at which a run of plain string text ends.
    static let stringStop = Class(rawValue: 64)
    /// Begins a token wherever it stands: no blank, comment or conflict marker begins with it.
    static let plain = Class(rawValue: 128)
  }

  /// One class for each ASCII byte; the others have none.
  static let classes: [Class] = (0..<256).map { byte in
    guard byte < 0x80 else { return [] }
    let scalar = Unicode.Scalar(UInt8(byte))
    var result: Class = []
    switch scalar {
    case "a"..."z", "A"..."Z", "_": result = [.wordStart, .word]
    case "0"..."9": result = [.word, .digit, .hexDigit]
    case "$": result = [.word]
    case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", ".", "?": result = [.operatorStart]
    case " ", "\t", "\u{0B}", "\u{0C}": result = [.blank]
    case "\"", "'", "\\", "\n", "\r", "\0": result = [.stringStop]
    default: break
    }
    if ("a"..."f").contains(scalar) || ("A"..."F").contains(scalar) { result.insert(.hexDigit) }
    if ("!"..."~").contains(scalar), scalar != "/", scalar != "<", scalar != ">" { result.insert(.plain) }
    return result
  }

  /// What the common tokens begin with, one for each byte.
  struct Start: Equatable {
    let rawValue: UInt8

    static let word = Start(rawValue: 0x80)
    /// A blank, but no line break.
    static let space = Start(rawValue: 0x81)
    static let lineBreak = Start(rawValue: 0x82)
    /// A character that stands in operators alone, but no slash and no dot.
    static let `operator` = Start(rawValue: 0x83)
    /// `!` or `?`
    static let mark = Start(rawValue: 0x84)
    static let dot = Start(rawValue: 0x85)
    static let colon = Start(rawValue: 0x86)
    static let digit = Start(rawValue: 0x87)
    static let other = Start(rawValue: 0x88)
    /// A byte that may go on with a word: a dollar sign, or a byte beyond ASCII.
    static let joint = Start(rawValue: 0x89)

    /// The kind of a character that is always a token by itself: all other values are none of a kind.
    @inline(__always)
    var sign: TokenKind? { rawValue < 0x80 ? unsafeBitCast(rawValue, to: TokenKind.self) : nil }
  }

  static let starts: [Start] = {
    var starts = classes.map { (`class`) -> Start in
      if `class`.contains(.wordStart) { return .word }
      if `class`.contains(.digit) { return .digit }
      if `class`.contains(.blank) { return .space }
      return `class`.contains(.operatorStart) ? .operator : .other
    }
    let kinds: [(Unicode.Scalar, TokenKind)] = [
      ("(", .leftParen), (")", .rightParen), ("{", .leftBrace), ("}", .rightBrace), ("[", .leftSquare),
      ("]", .rightSquare), (",", .comma), (";", .semicolon), ("@", .at), ("\\", .backslash),
    ]
    for (character, kind) in kinds { starts[Int(UInt8(ascii: character))] = Start(rawValue: kind.rawValue) }
    let others: [(Unicode.Scalar, Start)] = [
      ("\n", .lineBreak), ("\r", .lineBreak), ("!", .mark), ("?", .mark), (".", .dot), (":", .colon), ("/", .other),
      ("$", .joint),
    ]
    for (character, start) in others { starts[Int(UInt8(ascii: character))] = start }
    for byte in 0x80...0xFF { starts[byte] = .joint }
    return starts
  }()

  /// Beyond ASCII: annex X.1 of WG21 N1518, as the Swift grammar lists it.
  static func continuesWord(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
      0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF,
      0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F,
      0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
      0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF,
      0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      return true
    case 0x10000...0xEFFFD:
      // All planes from 1 to 14 but for their last two code points.
      return scalar & 0xFFFF <= 0xFFFD
    default:
      return false
    }
  }

  static func startsWord(_ scalar: UInt32) -> Bool {
    guard continuesWord(scalar) else { return false }
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return false
    default: return true
    }
  }

  static func startsOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
      0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
      return true
    default:
      return false
    }
  }

  static func continuesOperator(_ scalar: UInt32) -> Bool {
    if startsOperator(scalar) { return true }
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
      return true
    default:
      return false
    }
  }
}
