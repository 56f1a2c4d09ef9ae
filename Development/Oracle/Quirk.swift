/// A difference that is the compiler's lexer's fault, and why we do not follow it.
struct Quirk: Sendable {
  let name: String
  let reason: String
  let explains: @Sendable (Comparison.Difference, Source) -> Bool

  static let all: [Quirk] = [
    Quirk(
      name: "hexadecimal point at the end",
      reason: "`0xF.` is a number and a dot wherever it stands; only at the very end of a file is it one token there."
    ) { difference, source in
      difference.ours.map(\.kind) == [.integer, .period] && difference.theirs.map(\.kind) == [.integer]
        && difference.end == source.count
    }
  ]
}
