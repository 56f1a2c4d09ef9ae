import RTLSyntax

/// What the text of a literal is made of: words, or signs between them.
extension Structure {
  /// Whether letters of Hebrew or Arabic, which begin with these bytes, are written in a text.
  package func isInRightToLeftScript(_ text: Expression) -> Bool {
    guard text.first <= text.last, text.last < tokens.count else { return false }
    return text.tokens.contains { kind($0) == .stringText && bytes($0).contains { 0xD6...0xDB ~= $0 } }
  }

  /// How many words of at least two letters stand in a text. Escapes such as `\n` are none.
  package func wordCount(in text: ByteRange) -> Int {
    var count = 0
    var letters = 0
    var offset = text.start
    while offset < text.end {
      let byte = source[offset]
      if byte == UInt8(ascii: "\\") {
        if letters > 1 { count += 1 }
        letters = 0
        offset += 2
        // `\u{2022}`
        if offset < text.end, source[offset - 1] == UInt8(ascii: "u"), source[offset] == UInt8(ascii: "{") {
          while offset < text.end, source[offset] != UInt8(ascii: "}") { offset += 1 }
        }
        continue
      }
      if 0x61...0x7A ~= byte | 0x20 || byte == UInt8(ascii: "'") && letters > 0 || beginsLetter(byte) {
        letters += 1
      } else if byte < 0x80 {
        if letters > 1 { count += 1 }
        letters = 0
      }
      offset += 1
    }
    return letters > 1 ? count + 1 : count
  }

  /// What letters beyond ASCII begin with in UTF-8; `E2`, `EF` and `F0` begin signs and emoji.
  private func beginsLetter(_ byte: UInt8) -> Bool { 0xC3...0xE1 ~= byte || 0xE3...0xED ~= byte }

  /// How many words a literal may hold in scripts that put no blank between them, such as Chinese, Japanese and Thai: two
  /// Han characters or kana make one, or six letters.
  package func unspacedWordCount(ofStringAt quote: Int) -> Int { unspacedWordCount(in: texts(ofStringAt: quote)) }

  package func unspacedWordCount(in texts: [ByteRange]) -> Int {
    texts.reduce(0) { $0 + unspacedLetters(in: $1) } / 6
  }

  /// The same of a single text.
  package func unspacedWordCount(in text: ByteRange) -> Int { unspacedLetters(in: text) / 6 }

  private func unspacedLetters(in text: ByteRange) -> Int {
    var weight = 0
    for offset in text.start..<text.end where source[offset] >= 0xE0 && offset + 1 < text.end {
      switch (source[offset], source[offset + 1]) {
      case (0xE3, 0x81...0x83), (0xE3, 0x90...0xBF), (0xE4...0xE9, _): weight += 3
      case (0xE0, 0xB8...0xBB), (0xE1, 0x80...0x82), (0xE1, 0x9E...0x9F): weight += 1
      default: break
      }
    }
    return weight
  }

  /// The words of a whole literal, what its interpolations hold left out.
  package func wordCount(ofStringAt quote: Int) -> Int {
    texts(ofStringAt: quote).reduce(0) { $0 + wordCount(in: $1) }
  }

  /// Whether a text has a line break in it, as such or as `\n`.
  package func holdsLineBreak(_ text: ByteRange) -> Bool {
    var offset = text.start
    while offset < text.end {
      if source[offset] == 0x0A || source[offset] == 0x0D { return true }
      if source[offset] == UInt8(ascii: "\\") {
        offset += 1
        if offset < text.end, source[offset] == UInt8(ascii: "n") || source[offset] == UInt8(ascii: "r") { return true }
      }
      offset += 1
    }
    return false
  }

  /// The operands of a sum; nothing if anything but `+` stands between them.
  package func summands(of sum: Expression) -> [Expression] {
    var parts: [Expression] = []
    var start = sum.first
    var index = sum.first
    while index <= sum.last, index < tokens.count {
      if isInfixOperator(index), index > start, endsOperand(index - 1) {
        guard token(index, is: "+") else { return [] }
        parts.append(Expression(start, index - 1))
        start = index + 1
        index += 1
        continue
      }
      index = next(behind: index)
    }
    if start <= sum.last { parts.append(Expression(start, sum.last)) }
    return parts
  }

  /// The opening quote of an expression that is nothing but a literal, with or without parentheses.
  package func literal(_ argument: Argument) -> Int? {
    guard !argument.isEmpty else { return nil }
    let inner = unwrapped(argument.expression)
    return kind(inner.first) == .stringStart && end(ofGroup: inner.first) == inner.last ? inner.first : nil
  }

  /// The interpolations that stand directly in a literal, as indexes of their starts.
  package func interpolations(ofStringAt quote: Int) -> Interpolations { Interpolations(self, quote) }
}

/// Found one after the other: most who ask want the first, and need no array of them all.
package struct Interpolations: Sequence, IteratorProtocol {
  private let structure: Structure
  private var index: Int
  private let end: Int

  fileprivate init(_ structure: Structure, _ quote: Int) {
    self.structure = structure
    index = quote + 1
    end = Swift.min(structure.end(ofGroup: quote), structure.tokens.count)
  }

  package mutating func next() -> Int? {
    while index < end {
      let current = index
      index = structure.next(behind: current)
      if structure.tokens[current].kind == .interpolationStart { return current }
    }
    return nil
  }

  package var first: Int? {
    var rest = self
    return rest.next()
  }
}

extension Structure {
  /// Whether a text holds another one, compared byte by byte.
  package func holds(_ word: StaticString, in text: ByteRange) -> Bool {
    guard text.count >= word.utf8CodeUnitCount else { return false }
    let starts = text.start...(text.end - word.utf8CodeUnitCount)
    return source.bytes.withUnsafeBufferPointer { bytes in
      starts.contains { bytes[$0] == word.utf8Start[0] && matches(word, at: $0, before: text.end) }
    }
  }

  /// Whether any text of a literal holds another one.
  package func holds(_ word: StaticString, inStringAt quote: Int) -> Bool {
    texts(ofStringAt: quote).contains { holds(word, in: $0) }
  }
}
