import RTLSyntax

/// The size of a picture or a screen, `1920×1080`: a mark rather than two numbers, written alike everywhere.
extension Structure {
  /// `"\(size.width) x \(size.height)"`
  package func isPartOfSize(interpolation start: Int) -> Bool {
    let end = end(ofGroup: start)
    if isCross(end + 1), kind(end + 2) == .interpolationStart { return areSize(start, end + 2) }
    guard isCross(start - 1), kind(start - 2) == .interpolationEnd, let other = partner(start - 2) else { return false }
    return areSize(other, start)
  }

  private func areSize(_ one: Int, _ other: Int) -> Bool {
    guard let one = content(ofInterpolation: one), let other = content(ofInterpolation: other) else { return false }
    return areSize(one, other)
  }

  /// `String(size.width) + "x" + String(size.height)`, of either of the two texts.
  package func isPartOfSize(summand text: Expression) -> Bool {
    let text = parenthesized(text)
    let parts = summands(of: infix(around: text))
    guard let place = parts.firstIndex(where: { $0.first == text.first }) else { return false }
    return [place, place - 2].contains { first in
      guard parts.indices.contains(first), parts.indices.contains(first + 2) else { return false }
      let cross = unwrapped(parts[first + 1])
      return kind(cross.first) == .stringStart && cross.first + 2 == cross.last && isCross(cross.first + 1)
        && areSize(parts[first], parts[first + 2])
    }
  }

  /// `×` or `x` with nothing but spaces around it.
  package func isCross(_ text: Int) -> Bool {
    guard kind(text) == .stringText else { return false }
    let inner = source[range(text)].filter { $0 != UInt8(ascii: " ") }
    return Self.crosses.contains { inner.elementsEqual($0.utf8) }
  }

  private static let crosses = ["x", "X", "×", "✕"]

  /// A width and a height, by the names in them.
  private func areSize(_ one: Expression, _ other: Expression) -> Bool {
    [(one, other), (other, one)].contains { wide, high in
      names(wide, anyOf: ["width", "wide"]) && names(high, anyOf: ["height", "high"])
        || names(wide, alone: "w") && names(high, alone: "h")
    }
  }

  private func names(_ value: Expression, anyOf words: [StaticString]) -> Bool {
    value.tokens.contains { kind($0) == .identifier && name($0, holdsAnyOf: words) }
  }

  private func names(_ value: Expression, alone name: StaticString) -> Bool {
    value.tokens.contains { kind($0) == .identifier && token($0, is: name) }
  }

  /// `"\(codec), \(resolution), \(fps) fps"`: what a stream is made of, which many write in Latin digits everywhere.
  package func namesMedia(inStringAt quote: Int) -> Bool {
    guard kind(quote) == .stringStart else { return false }
    let names = interpolations(ofStringAt: quote).prefix(8).compactMap { start in
      content(ofInterpolation: start).flatMap { lastName(endingAt: $0.last) }
    }
    return names.count > 1 && names.contains { name($0, holdsAnyOf: Self.media) }
  }

  private static let media: [StaticString] = ["codec", "codecs", "resolution", "fps", "framerate", "bitrate"]
}
