import RTLSyntax

/// Arrows that stand for a direction of the world or of a value, and are no way along the line.
extension SymbolUse {
  /// Whether the same choice or list gives an arrow up and one down: `switch trend { case .up: "arrow.up" … }`.
  package var isAmongUpAndDown: Bool {
    let words = Self.words(of: symbol.name)
    guard words.first == "arrow", let side = words.dropFirst().first, ["left", "right"].contains(side),
      words.dropFirst(2).allSatisfy(Self.frames.contains)
    else { return false }
    return choicesAround.contains { choice in
      ["up", "down"].allSatisfy { other in choice.contains { isArrow($0, other) } }
    }
  }

  /// Whether the symbol is the picture of a thing by its name, one of many hardly any of which points aside:
  /// `["Books": "book", "Travel": "airplane", "Refunds": "arrow.uturn.left", …]`.
  package var isAmongPictograms: Bool {
    guard case .dictionary(let open) = structure.place(of: expression) else { return false }
    let names = structure.elements(ofGroup: open, limit: 200).compactMap(pictogram)
    return names.count >= Self.manyPictograms && names.contains(site.index)
      && names.count { DirectionalSymbol.named($0, in: structure) != nil } * Self.manyPictograms <= names.count
  }

  private static let manyPictograms = 8

  /// Whether the symbol is one of a list of all there are, to choose an icon from: a long list of nothing but names of
  /// symbols, or one that holds the forward or backward form as well.
  var isInCatalogueOfSymbols: Bool {
    guard !isCase, let list = structure.opening(around: expression.first), structure.kind(list) == .leftSquare,
      !structure.continuesOperand(list)
    else { return false }
    let texts = nearby.clamped(to: list..<structure.end(ofGroup: list)).filter {
      structure.kind($0) == .stringText && structure.opening(around: $0 - 1) == list
    }
    let twin = NameHash.hash(symbol.counterpart)
    if texts.contains(where: { structure.tokens[$0].name == twin }) { return true }
    return texts.count >= Self.manySymbols && texts.count(where: isNameOfSymbol) * 10 >= texts.count * 9
  }

  private static let manySymbols = 20

  /// `wifi.slash`: small letters, digits and points.
  private func isNameOfSymbol(_ text: Int) -> Bool {
    structure.bytes(text).allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
  }

  /// `airplane` of `"Travel": "airplane"`
  private func pictogram(_ element: Argument) -> Int? {
    guard structure.kind(element.start) == .stringStart, let end = structure.partner(element.start),
      structure.kind(end + 1) == .colon, structure.kind(end + 2) == .stringStart, element.end == end + 5
    else { return nil }
    return end + 3
  }

  /// What is drawn around an arrow, or how.
  private static let frames: Set<String> = ["circle", "square", "fill"]

  /// `arrow`, `left` and `circle` of `arrow.left.circle` and of `arrowLeftCircle`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name.utf8 {
      let isUpper = 0x41...0x5A ~= character
      if isUpper || words.isEmpty || character == UInt8(ascii: ".") { words.append("") }
      if character != UInt8(ascii: ".") {
        words[words.count - 1].unicodeScalars.append(Unicode.Scalar(character | 0x20))
      }
    }
    return words
  }

  private func isArrow(_ index: Int, _ side: String) -> Bool {
    guard structure.kind(index) == (isCase ? .identifier : .stringText), structure.bytes(index).count < 32 else {
      return false
    }
    let words = Self.words(of: structure.text(index))
    return words.count > 1 && words[0] == "arrow" && words[1] == side
      && words.dropFirst(2).allSatisfy(Self.frames.contains)
  }

  /// The lists, dictionaries, switches, chains of ifs and of ternaries in which the symbol stands, up to the member they
  /// belong to. Of long ones nothing is said: they hold whole screens.
  private var choicesAround: [Range<Int>] {
    var result: [Range<Int>] = []
    // `if isRising { return "arrow.up" }; if isFalling { return "arrow.down" }; return "arrow.right"`
    if case .returned(let scope) = structure.place(of: expression) {
      result.append(structure.words(ofScope: scope))
    }
    for level in structure.levels(around: expression.first) {
      if let whole = ternaries(around: level.inner) { result.append(whole) }
      guard let open = level.open else { break }
      if let scope = level.scope {
        guard structure.scopes[scope].kind == .control else { break }
        result.append(chain(ofControl: scope))
      } else if structure.kind(open) == .leftSquare, !structure.continuesOperand(open) {
        result.append(open..<structure.end(ofGroup: open))
      }
    }
    return result.filter { $0.count < Self.longestChoice }
      .map { $0.clamped(to: structure.tokens.indices) }
  }

  private static let longestChoice = 300

  /// `isUp ? "arrow.up" : isDown ? "arrow.down" : "arrow.right"`
  private func ternaries(around index: Int) -> Range<Int>? {
    var whole = structure.infix(around: structure.operand(around: index))
    var isChoice = false
    for _ in 0..<8 {
      guard let question = structure.ternaryQuestion(around: whole), let parts = structure.ternary(question: question)
      else { break }
      whole = structure.infix(around: Expression(parts.condition.first, parts.no.last))
      isChoice = true
    }
    return isChoice && whole.first <= whole.last ? whole.first..<whole.last + 1 : nil
  }

  /// From the first `if` to the last `else`, or a switch.
  private func chain(ofControl scope: Int) -> Range<Int> {
    var start = Int(structure.scopes[scope].introducer)
    for _ in 0..<16 {
      let word = structure.token(start - 1, is: "else") ? start - 1 : start
      guard structure.token(word, is: "else"), structure.kind(word - 1) == .rightBrace,
        let open = structure.partner(word - 1), let before = structure.scopeIndex(ofBrace: open)
      else { break }
      start = Int(structure.scopes[before].introducer)
    }
    var end = Int(structure.scopes[scope].close)
    for _ in 0..<16 where structure.token(end + 1, is: "else") {
      let brace = (end + 2..<min(end + 60, structure.tokens.count)).first { index in
        structure.kind(index) == .leftBrace
          && structure.scopeIndex(ofBrace: index).map { structure.scopes[$0].kind == .control } ?? false
      }
      guard let brace else { break }
      end = structure.end(ofGroup: brace)
    }
    return min(start, end)..<end
  }
}
