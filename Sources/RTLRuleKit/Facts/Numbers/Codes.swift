import RTLSyntax

/// Numbers that are names: versions, ports, years, error codes. People copy and compare them digit by digit, and most of
/// them are written in Latin digits everywhere.
extension Structure {
  /// Whether an expression is a code by one of the names in it.
  package func namesCode(_ expression: Expression) -> Bool {
    guard expression.first <= expression.last else { return false }
    return expression.tokens.contains {
      kind($0) == .identifier && name($0, holdsAnyOf: Self.codeNames) && !isCounted($0)
        || isNumberOfThing($0)
    }
  }

  /// `versionCount`, and `weekOfYear`, which is no year.
  private func isCounted(_ index: Int) -> Bool {
    name(index, endsWithWord: "count") || token(index, isAnyOf: "weekOfYear", "dayOfYear")
  }

  /// `trainNumber`, `streetNumber`: written as it stands on the thing; not `pageNumber`.
  private func isNumberOfThing(_ index: Int) -> Bool {
    kind(index) == .identifier && name(index, endsWithAnyOf: Self.numberWords)
      && name(index, holdsAnyOf: Self.numberedThings)
  }

  private static let numberWords: NameWords = ["number", "no"]
  private static let numberedThings: NameWords = [
    "line", "street", "house", "apartment", "room", "gate", "train", "flight", "bus", "tram", "vehicle", "plate",
    "account", "card", "order", "invoice", "ticket", "tracking", "license", "licence", "contract", "customer", "member",
    "article", "product", "model", "policy", "receipt", "lot", "passport", "document", "registration", "insurance",
    "employee", "student",
  ]

  /// `parts.map { String($0) }.joined(separator: ".")`, `parts.map(String.init).joined(separator: ".")`: the numbers of a
  /// version.
  package func isPartOfVersion(elementAt index: Int) -> Bool {
    guard let open = opening(around: index) else { return false }
    var close = end(ofGroup: open)
    if kind(close + 1) == .rightParen { close += 1 }
    guard kind(close + 1) == .period, token(close + 2, is: "joined"), let call = call(of: close + 2),
      let separator = firstArgument(of: call), let quote = literal(separator)
    else { return false }
    return token(quote + 1, is: ".")
  }

  /// Whether a text in front of a number makes it part of a name: `iOS `, `Version `, `Untitled `, `#`, `v`, `ERR`.
  package func introducesCode(_ text: ByteRange) -> Bool {
    guard !text.isEmpty else { return false }
    switch Unicode.Scalar(source[text.end - 1]) {
    case "#", "v", "=", "_", "@", ".": return true
    default: break
    }
    var end = text.end
    if end - text.start > 1, source[ByteRange(end - 2, end)].allSatisfy({ 0x41...0x5A ~= $0 }) { return true }
    while end > text.start, isJoint(source[end - 1]) { end -= 1 }
    guard end > text.start, Self.codeWords.mayEnd(with: source[end - 1]) else { return false }
    return Self.codeWords.words.contains { word in
      let start = end - word.utf8CodeUnitCount
      guard start >= text.start, matches(word, at: start) else { return false }
      return start == text.start || !isLetter(source[start - 1])
    }
  }

  /// What stands between such a word and its number.
  private func isJoint(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case " ", ":", "(", "-", "+": true
    default: false
    }
  }

  /// In whatever case.
  private func matches(_ word: StaticString, at start: Int) -> Bool {
    (0..<word.utf8CodeUnitCount).allSatisfy {
      let byte = source[start + $0]
      return (isLetter(byte) ? byte | 0x20 : byte) == word.utf8Start[$0]
    }
  }

  func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  private static let codeNames: NameWords = [
    "version", "build", "port", "id", "identifier", "pin", "code", "year", "hex", "zip", "otp", "seed", "pid", "ip",
    "phone", "revision", "hash", "timestamp", "digit", "nonce", "ascii", "debug", "error", "since1970", "errno",
    "serial", "ident", "expiry", "expires", "expiration", "utc", "gmt", "http", "latitude", "longitude", "lat", "lng",
    "lon", "slug", "exit", "tag", "os", "major", "minor",
  ]

  /// In lower case; those that stand in front of a number in a name.
  private static let codeWords: NameWords = [
    "ios", "ipados", "macos", "watchos", "tvos", "visionos", "os x", "version", "build", "untitled", "utc", "gmt",
    "http", "port", "error", "code", "errno", "status", "pid", "rfc",
  ]
}
