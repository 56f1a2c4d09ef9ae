/// A difference that is the compiler's lexer's fault, and why we do not follow it.
struct Quirk: Sendable {
  let name: String
  let reason: String
  let explains: @Sendable (Comparison.Difference, Source) -> Bool

  static let all: [Quirk] = []
}
