import RTLSyntax

/// Ways to write the same program otherwise, and its mirror image.
enum Rewriting {
  /// A comment between every two tokens that may have one between them.
  static func commented(_ code: String) -> String {
    insert("/* قبل */", into: code) { structure, index in isLoose(index, in: structure) }
  }

  /// A line break wherever one means nothing: behind and before parentheses and brackets, behind commas and labels,
  /// and before the period of a chain.
  static func broken(_ code: String) -> String {
    insert("\n", into: code) { structure, index in
      guard isLoose(index, in: structure), !isInString(index, structure) else { return false }
      let (before, after) = (structure.tokens[index - 1].kind, structure.tokens[index].kind)
      let opens = before == .leftParen || before == .leftSquare
      let closes = after == .rightParen || after == .rightSquare
      let inList = structure.opening(around: index).map { structure.tokens[$0].kind != .leftBrace } ?? false
      let parts = inList && (before == .comma || before == .colon)
      let chains = after == .period && structure.continuesOperand(index)
      return opens || closes || parts || chains
    }
  }

  /// Parentheses around every argument of a call and every value assigned.
  static func parenthesized(_ code: String) -> String {
    let structure = Structure(Source(code))
    var insertions: [(offset: Int, text: String)] = []
    func wrap(_ first: Int, _ end: Int) {
      guard first < end, end <= structure.tokens.count, mayBeWrapped(first, end, structure) else { return }
      insertions.append((Int(structure.tokens[first].start), "("))
      insertions.append((Int(structure.tokens[end - 1].end), ")"))
    }
    for index in structure.tokens.indices {
      switch structure.tokens[index].kind {
      case .leftParen where isOfPlainCall(index, structure):
        guard let call = structure.call(at: index) else { continue }
        for argument in structure.arguments(of: call) { wrap(argument.start, argument.end) }
      case .equal where !structure.startsBinding(index):
        wrap(index + 1, structure.statementEnd(from: index + 1))
      default: break
      }
    }
    var bytes = Array(code.utf8)
    for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
      bytes.insert(contentsOf: Array(insertion.text.utf8), at: insertion.offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Left for right and leading for trailing, in names and in strings. The names of directions stay: a place that is
  /// laid out from left to right is so in the mirror too.
  static func mirrored(_ code: String) -> String {
    let sides = [("left", "right"), ("Left", "Right"), ("leading", "trailing"), ("Leading", "Trailing")]
    let directions = ["leftToRight", "LeftToRight", "rightToLeft", "RightToLeft"].map { ($0, $0) }
    let swaps = directions + sides + sides.map { ($1, $0) }
    var result = ""
    var rest = Substring(code)
    while let first = rest.first {
      if let (from, to) = swaps.first(where: { rest.hasPrefix($0.0) }) {
        result += to
        rest = rest.dropFirst(from.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Every line indented once more, with a tab, but for those of strings.
  static func indented(_ code: String) -> String {
    insert("\t", into: code) { structure, index in
      structure.tokens[index].startsLine && !isInString(index, structure)
        && structure.opening(around: index).map { structure.tokens[$0].kind != .stringStart } ?? true
    }
  }

  static func carriageReturned(_ code: [UInt8]) -> [UInt8] {
    code.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
  }

  // MARK: -

  private static func insert(_ text: String, into code: String, where fits: (Structure, Int) -> Bool) -> String {
    let structure = Structure(Source(code))
    let original = Array(code.utf8)
    var bytes: [UInt8] = []
    var end = 0
    for index in structure.tokens.indices.dropFirst() where fits(structure, index) {
      let start = Int(structure.tokens[index].start)
      bytes += original[end..<start] + Array(text.utf8)
      end = start
    }
    return String(decoding: bytes + original[end...], as: UTF8.self)
  }

  /// Whether white space between two tokens changes neither of them.
  private static func isLoose(_ index: Int, in structure: Structure) -> Bool {
    let (before, after) = (structure.tokens[index - 1], structure.tokens[index])
    if after.spaceBefore, !after.startsLine { return true }
    if after.startsLine { return false }
    switch before.kind {
    // Stuck to what follows; the text of a string is what it is.
    case .prefixOperator, .binaryOperator, .period, .at, .pound, .poundKeyword, .backslash, .ampersand, .infixQuestion,
      .stringStart, .stringText, .interpolationEnd, .equal, .arrow, .shebang, .unknown, .colonColon:
      return false
    default: break
    }
    switch after.kind {
    // Stuck to what stands before; a bracket behind a space may begin something of its own.
    case .postfixOperator, .binaryOperator, .postfixQuestion, .exclamation, .infixQuestion, .equal, .arrow, .stringText,
      .stringEnd, .leftParen, .leftSquare, .leftBrace, .unknown, .colonColon, .interpolationStart:
      return false
    case .period: return structure.continuesOperand(index)
    default: return true
    }
  }

  private static func isInString(_ index: Int, _ structure: Structure) -> Bool {
    var open = structure.opening(around: index)
    while let bracket = open {
      if structure.tokens[bracket].kind == .interpolationStart { return true }
      open = structure.opening(around: bracket)
    }
    return false
  }

  /// Not of a macro, an attribute, a pattern or a declaration.
  private static func isOfPlainCall(_ open: Int, _ structure: Structure) -> Bool {
    guard let call = structure.call(at: open) else { return false }
    switch structure.kind(call.callee - 1) {
    case .at, .pound, .poundKeyword: return false
    default: break
    }
    let start = structure.statementStart(call.callee)
    return !structure.token(start, isAnyOf: "case", "import", "typealias")
      && !structure.token(call.callee - 1, isAnyOf: "func", "case", "subscript", "macro")
      && !structure.token(call.callee, isAnyOf: "init", "subscript", "deinit")
      || structure.kind(call.callee - 1) == .period
  }

  private static func mayBeWrapped(_ first: Int, _ end: Int, _ structure: Structure) -> Bool {
    switch structure.tokens[first].kind {
    case .ampersand, .leftBrace, .at: return false
    case .keyword where structure.token(first, isAnyOf: "let", "var", "if", "switch", "inout", "repeat", "each"):
      return false
    default: break
    }
    // `a: Int = 1, b: …` of a declaration goes on behind the value.
    return !(first..<end).contains { structure.tokens[$0].kind == .comma && structure.sharesLevel($0, with: first) }
  }
}

extension Structure {
  /// `if let a = …`, `guard let`, `typealias A =`: what follows is a condition or a type, no plain value.
  fileprivate func startsBinding(_ equal: Int) -> Bool {
    let start = statementStart(equal)
    return (start...equal).contains {
      token($0, isAnyOf: "if", "guard", "while", "typealias", "associatedtype", "case")
    }
      || opening(around: equal).map { tokens[$0].kind != .leftBrace } ?? false
  }

  fileprivate func sharesLevel(_ index: Int, with other: Int) -> Bool { enclosing[index] == enclosing[other] }
}
