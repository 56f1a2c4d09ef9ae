import RTLRuleKit
import RTLSyntax

/// Names that stand together in the code, and whether they are those of a calendar.
extension FixedCalendarNames {
  struct Group {
    enum Kind {
      /// A list or the values of a dictionary, by its bracket.
      case list(Int)
      /// What the cases of a switch give.
      case cases
      /// The raw values of an enumeration, by its name.
      case enumeration(Int)
    }

    let kind: Kind
    /// The texts in it that stand for themselves.
    let texts: [Int]
    /// Whether the days of it are another rule's: seven in a list are an order, too.
    var isWeek = false
  }

  enum Names { case months, days }

  func group(around quote: Int, _ structure: Structure) -> Group? {
    guard isPlain(quote, structure), let open = bracket(around: quote, structure) else { return nil }
    if structure.kind(open) == .leftSquare { return list(open, with: quote, structure) }
    guard structure.kind(open) == .leftBrace, let index = structure.scopeIndex(ofBrace: open) else { return nil }
    let scope = structure.scopes[index]
    switch scope.kind {
    case .control where structure.token(Int(scope.introducer), is: "switch"):
      let texts = texts(in: open, structure)
      // Who is told the name knows it from a file or a server.
      let isAskedForTexts = (open..<end(of: open, structure)).contains {
        structure.token($0, is: "case") && structure.kind($0 + 1) == .stringStart
          && structure.opening(around: $0) == open && !isNumber($0 + 2, structure)
      }
      return isAskedForTexts ? nil : Group(kind: .cases, texts: texts)
    case .type where structure.kind(quote - 1) == .equal:
      guard structure.token(Int(scope.introducer), is: "enum"), scope.name != Structure.none else { return nil }
      return Group(kind: .enumeration(Int(scope.name)), texts: texts(in: open, structure))
    default: return nil
    }
  }

  private func list(_ open: Int, with quote: Int, _ structure: Structure) -> Group? {
    guard !structure.continuesOperand(open) else { return nil }
    let elements = structure.elements(ofGroup: open, limit: Self.longestList)
    let literals = elements.compactMap { structure.literal($0) }
    if literals.contains(quote) {
      let isWeek = elements.count == 7 && literals.count == 7
      return Group(kind: .list(open), texts: literals.map { $0 + 1 }, isWeek: isWeek)
    }
    // `[1: "Jan"]`; whoever has a text for a key may have it from anywhere.
    let values = elements.compactMap { element -> Int? in
      guard structure.kind(element.end - 1) == .stringEnd, let value = structure.partner(element.end - 1),
        structure.kind(value - 1) == .colon, structure.kind(element.start) != .stringStart
      else { return nil }
      return value
    }
    return values.contains(quote) ? Group(kind: .list(open), texts: values.map { $0 + 1 }) : nil
  }

  private func isNumber(_ text: Int, _ structure: Structure) -> Bool {
    structure.kind(text) == .stringText && structure.bytes(text).allSatisfy { 0x30...0x39 ~= $0 }
  }

  private func texts(in open: Int, _ structure: Structure) -> [Int] {
    (open..<end(of: open, structure)).filter {
      structure.kind($0) == .stringText && isPlain($0 - 1, structure) && bracket(around: $0 - 1, structure) == open
    }
  }

  private func end(of open: Int, _ structure: Structure) -> Int {
    max(open, min(structure.end(ofGroup: open), structure.tokens.count, open + Self.longestBody))
  }

  private static let longestList = 40
  private static let longestBody = 600

  /// A literal of one text of which nothing is made: not `"Mon".localized`.
  private func isPlain(_ quote: Int, _ structure: Structure) -> Bool {
    guard structure.kind(quote) == .stringStart, structure.kind(quote + 2) == .stringEnd else { return false }
    let whole = structure.operand(around: quote)
    return whole.first == quote && whole.last == quote + 2
  }

  /// The bracket around a literal, parentheses around it alone left out.
  private func bracket(around quote: Int, _ structure: Structure) -> Int? {
    structure.opening(around: structure.parenthesized(Expression(quote, quote + 2)).first)
  }

  /// Whether months or days are told by the texts of a group, and this one is the first of them.
  func namesTold(first text: Int, in group: Group, _ structure: Structure) -> Names? {
    if let first = firstLetter(of: group, structure) { return first == text && !group.isWeek ? .days : nil }
    let found = group.texts.map { Self.places[structure.wideName($0)] ?? [] }
    var seen: [Int: Set<Int>] = [:]
    for place in found.joined() { seen[place.row, default: []].insert(place.place) }
    let told = seen.filter { row, places in places.count >= (Self.isOfMonths(row) ? 6 : 5) }
    let first = zip(group.texts, found).first { _, places in places.contains { told[$0.row] != nil } }
    guard let first, first.0 == text, let row = first.1.first(where: { told[$0.row] != nil })?.row else { return nil }
    if Self.isOfMonths(row) { return .months }
    return group.isWeek ? nil : .days
  }

  /// The first of seven texts that are the first letters of the days, in their order.
  private func firstLetter(of group: Group, _ structure: Structure) -> Int? {
    guard group.texts.count >= 7 else { return nil }
    let letters = group.texts.map { text -> UInt8 in
      let bytes = structure.bytes(text)
      return bytes.count == 1 ? bytes.first ?? 0 : 0
    }
    return (0...letters.count - 7).first { start in
      Self.weeksOfLetters.contains { letters[start..<start + 7].elementsEqual($0.utf8) }
    }.map { group.texts[$0] }
  }
}
