import RTLSyntax

/// Tokens as compact text: `kind:text` with single spaces between, or the text alone where it tells the kind.
///
/// A blank in a text is `·`, a line feed `⏎`, a carriage return `␍`; a byte that is no UTF-8 is `�`.
/// An empty token that closes a broken literal has no text: `end:`, `out:`.
func compact(_ source: [UInt8]) -> String {
  let structure = Structure(Source(source))
  return structure.tokens.map { token in
    let text = visible(structure.source.text(token.range))
    return label(token.kind).map { "\($0):\(text)" } ?? text
  }
  .joined(separator: " ")
}

func compact(_ source: String) -> String { compact(Array(source.utf8)) }

/// The comments of a source, in the same writing.
func compactComments(_ source: String) -> String {
  let structure = Structure(Source(source))
  return structure.comments.map { visible(structure.source.text($0.range)) }.joined(separator: " ")
}

private func visible(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case " ": result += "·"
    case "\n": result += "⏎"
    case "\r": result += "␍"
    case "\0": result += "␀"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// A short name of a kind; none where the text says as much.
private func label(_ kind: TokenKind) -> String? {
  switch kind {
  case .identifier: "id"
  case .keyword: "kw"
  case .dollarIdentifier: "dollar"
  case .integer: "int"
  case .float: "float"
  case .stringStart: "str"
  case .stringText: "text"
  case .stringEnd: "end"
  case .interpolationStart: "in"
  case .interpolationEnd: "out"
  case .regex: "regex"
  case .prefixOperator: "pre"
  case .postfixOperator, .postfixQuestion, .exclamation: "post"
  case .binaryOperator, .infixQuestion: "bin"
  case .ampersand: "amp"
  case .poundKeyword: "pound"
  case .shebang: "shebang"
  case .unknown: "unknown"
  default: nil
  }
}
