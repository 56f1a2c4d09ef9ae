/// A difference that is the compiler's lexer's fault, and why we do not follow it.
struct Quirk: Sendable {
  let name: String
  let reason: String
  /// The smallest source that shows it; where it does so no longer, the quirk is to be removed.
  let example: String
  let explains: @Sendable (Comparison.Difference, Structure) -> Bool

  static let all = [hexadecimalPoint, conflictMarker, tryInInterpolation]

  private static let hexadecimalPoint = Quirk(
    name: "hexadecimal point at the end",
    reason: "`0xF.` is a number and a dot wherever it stands; to the compiler it is one token at the end of a file.",
    example: "0xF."
  ) { difference, structure in
    difference.ours.map(\.kind) == [.integer, .period] && difference.theirs.map(\.kind) == [.integer]
      && difference.end == structure.source.count
  }

  private static let conflictMarker = Quirk(
    name: "forgetful conflict marker",
    reason: "Behind a conflict marker the compiler forgets the token before it and the literals it is in.",
    example: "a\n<<<<<<< \n>>>>>>> \n/"
  ) { difference, structure in
    let marker = Array("<<<<<<< ".utf8)
    let perforce = Array(">>>> ".utf8)
    let before = structure.source[ByteRange(0, difference.start)]
    return before.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
      .contains { $0.starts(with: marker) || $0.starts(with: perforce) }
  }

  private static let tryInInterpolation = Quirk(
    name: "try before a parenthesis",
    reason: "In an interpolation the compiler does not count the parenthesis, nor see the line end, behind `try?`.",
    example: #""\(try? (a()))""#
  ) { difference, structure in
    let tokens = structure.tokens.prefix { $0.start <= difference.end }
    return tokens.indices.dropFirst(2).contains { index in
      guard tokens[index - 2].kind == .keyword, structure.source.text(tokens[index - 2].range) == "try",
        tokens[index - 1].kind == .postfixQuestion || tokens[index - 1].kind == .exclamation
      else { return false }
      switch tokens[index].kind {
      case .leftParen, .rightParen, .interpolationEnd: return true
      default: return tokens[index].startsLine
      }
    }
  }
}
