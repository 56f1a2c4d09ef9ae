extension Structure {
  /// The index behind the type that is written from a token on, such as behind `as`.
  package func endOfType(from start: Int) -> Int {
    Outline(source: source, tokens: tokens, enclosing: enclosing).endOfType(from: start)
  }
}
