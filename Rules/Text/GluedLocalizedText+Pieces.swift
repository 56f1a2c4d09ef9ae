import RTLRuleKit
import RTLSyntax

/// What a text is glued together from, in order.
struct GluedPieces {
  enum Piece {
    case translation
    /// A translation under a name of its own: it may well be a whole text.
    case named
    /// A translation whose name says that it is a text of its own: an advice, a description.
    case whole
    /// A translation whose name says that it is a remark about what stands before it: `L10n.optional`.
    case remark
    /// A translation that is a whole sentence: what follows begins a new one.
    case sentence
    /// A translation that ends with a colon.
    case title
    /// A name, whatever is only known when the line runs.
    case value
    case number
    /// A version or another number that is a name: it follows its word in every language.
    case code
    /// Written words.
    case words
    /// A space, or nothing.
    case space
    /// `: `, `, `: each side stays a text of its own.
    case separator
    /// ` • `, ` - `: what stands on both sides is a text of its own, and no sentence goes on.
    case bullet
    /// ` (`: what follows is put behind the rest, in an order of its own, by a sign that has two sides.
    case bracket
    case lineBreak
    /// A link in Markdown: whatever stands on both sides of it is one sentence.
    case link
    /// Something that is no text for people, such as a path.
    case other

    /// Whether it is a sign and no text.
    var isSign: Bool { self == .separator || self == .bracket || self == .bullet }

    var isTranslation: Bool {
      switch self {
      case .translation, .named, .whole, .remark, .title: true
      default: false
      }
    }

    /// The pieces of a text that is written out: words, with a sign before or behind that parts them from the rest.
    static func text(_ range: ByteRange?, _ structure: Structure) -> [Piece] {
      guard let range else { return [.space] }
      if structure.holdsLineBreak(range) { return [.lineBreak] }
      if GluedPieces.isInvisible(range, structure) { return [.space] }
      // `[…](scheme:id)`: a link, whose signs are no part of the text.
      if structure.holds("](", in: range) { return [isWholeLink(range, structure) ? .link : .other] }
      let bytes = structure.source[range]
      if bytes.contains(UInt8(ascii: "/")) || bytes.contains(UInt8(ascii: "=")) || bytes.contains(UInt8(ascii: "<")) {
        return [.other]
      }
      let space = UInt8(ascii: " ")
      guard let first = bytes.first(where: { $0 != space }), let last = bytes.last(where: { $0 != space }) else {
        return [.space]
      }
      // `watchface:`: what programs tell things apart by.
      if bytes.count > 2, bytes.last == UInt8(ascii: ":"), bytes.dropLast().allSatisfy({ 0x61...0x7A ~= $0 }) {
        return [.other]
      }
      // `.docx`: the name of a file.
      if bytes.first == UInt8(ascii: "."), bytes.count > 2, bytes.dropFirst().allSatisfy({ 0x61...0x7A ~= $0 | 0x20 }) {
        return [.other]
      }
      // ` (Gwei)`, ` (beta)`, `[ON] `: a remark.
      let isRemark =
        first == UInt8(ascii: "(") && bytes.last == UInt8(ascii: ")")
        || first == UInt8(ascii: "[") && last == UInt8(ascii: "]")
      // `"'s "` is a word, if one of a letter.
      guard structure.wordCount(in: range) > 0 || bytes.starts(with: "'s".utf8), !isRemark else {
        // `"50 "`, but not `"1. "`
        if !isRemark, bytes.allSatisfy({ 0x30...0x39 ~= $0 || $0 == space }) { return [.number] }
        return [last == UInt8(ascii: "(") ? .bracket : isBullet(range, structure) ? .bullet : .separator]
      }
      return ("-:(|,".utf8.contains(first) || first == 0xE2 ? [.separator] : []) + [.words]
        + (":|".utf8.contains(last) ? [.separator] : [])
    }
  }

  private static func isBullet(_ range: ByteRange, _ structure: Structure) -> Bool {
    [" • ", " · ", " ∙ ", " - ", " – ", " — ", " | "].contains { structure.source[range].elementsEqual($0.utf8) }
  }

  /// `" [example.org](https://example.org) "`: a link and the spaces around it.
  private static func isWholeLink(_ range: ByteRange, _ structure: Structure) -> Bool {
    let bytes = structure.source[range].filter { $0 != UInt8(ascii: " ") }
    return bytes.first == UInt8(ascii: "[") && bytes.last == UInt8(ascii: ")")
      && bytes.count { $0 == UInt8(ascii: "[") } == 1
  }

  let pieces: [Piece]

  init(_ pieces: [Piece]) { self.pieces = pieces }

  /// What an expression that is no literal puts into the text.
  static func piece(of expression: Expression, _ site: Site) -> Piece {
    let structure = site.structure
    let inner = structure.unwrapped(expression)
    guard let last = structure.lastName(endingAt: inner.last) else { return .other }
    // `Ornament.starSymbol.rawValue` is called by what stands before.
    let name = structure.token(last, is: "rawValue") ? structure.receiverName(ofMember: last) ?? last : last
    // A symbol, but one that is read: `currency.symbol`.
    if structure.namesCurrency(site.valueBehind(inner)) { return .value }
    if structure.name(name, endsWithAnyOf: separators) || isPicture(inner, site) { return .separator }
    if structure.name(name, endsWithAnyOf: constants), !isFragment(inner, name, site) { return .other }
    if structure.name(name, endsWithAnyOf: sentences) { return .sentence }
    if beginsWithLineBreak(name, site) || beginsLines(inner, structure) { return .lineBreak }
    if name == inner.last, let constant = constant(name, site) { return constant }
    if site.file.isLocalizedText(inner) {
      if let end = end(of: inner, site) { return end == UInt8(ascii: ":") ? .title : .sentence }
      if isPath(inner, structure) { return .other }
      if isRemark(inner, site) { return .separator }
      if isNamed(inner, remarks, structure) { return .remark }
      if isNamed(inner, wholes, structure) { return .whole }
      return isUnderOwnName(inner, name, structure) ? .named : .translation
    }
    // A name or a call that gives a text as far as one can see: no closure, no array.
    switch structure.kind(inner.last) {
    case .identifier, .dollarIdentifier, .exclamation: return value(inner, site)
    case .rightParen:
      guard structure.startsUppercase(name) else { return value(inner, site) }
      return madeText(of: inner, name, site).map { value($0, site) } ?? .other
    default: return .other
    }
  }

  /// `name` of `String(name)`, `time` of `String(elapsed: time)`, an initializer of the project's own.
  private static func madeText(of expression: Expression, _ name: Int, _ site: Site) -> Expression? {
    let structure = site.structure
    guard structure.token(name, is: "String"), name == expression.first, let call = structure.call(of: name),
      let value = structure.firstArgument(of: call), !value.isEmpty
    else { return nil }
    guard let label = value.label else {
      return structure.kind(value.start) == .stringStart ? nil : value.expression
    }
    let isOwn =
      !standardLabels.contains(label, in: structure)
      && site.file.project.declaresParameter(labelled: structure.wideName(label))
    return isOwn ? expression : nil
  }

  private static let standardLabels: WordSet = [
    "repeating", "describing", "reflecting", "data", "decoding", "cString", "utf8String", "bytes", "contentsOf",
    "contentsOfFile", "stringLiteral", "validating", "format", "localized", "from", "unsafeUninitializedCapacity",
    "validatingUTF8", "validatingCString", "decodingCString", "utf16CodeUnits", "coding", "bytesNoCopy", "localizedKey",
  ]

  /// `Image(systemName: "star")`, or what is declared as one.
  private static func isPicture(_ expression: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    if structure.token(expression.first, is: "Image") { return true }
    return structure.kind(expression.first) == .identifier
      && site.file.initialValue(of: expression.first).map { structure.token($0.first, is: "Image") } ?? false
  }

  static func value(_ expression: Expression, _ site: Site) -> Piece {
    site.structure.namesCode(expression) ? .code : site.isNumber(expression).isYes ? .number : .value
  }

  /// What is called so begins anew, whatever stands before it.
  private static let sentences: [StaticString] = ["sentence", "message", "line", "notification", "learnmore"]

  private static let separators: [StaticString] = [
    "separator", "divider", "space", "comma", "colon", "dot", "bullet", "newline", "delimiter", "ellipsis",
    "emoji", "icon", "flag", "symbol", "checkmark", "tick",
  ]

  private static let constants: [StaticString] = [
    "url", "link", "path", "key", "identifier", "id", "prefix", "suffix", "format", "folder", "domain",
    "host", "color", "font", "search", "query",
  ]
}
