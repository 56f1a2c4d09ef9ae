import RTLSyntax

/// Texts that are the names of files.
extension Structure {
  /// `"\(title).\(url.pathExtension)"`, `title + "." + ext`: nothing of it is a sentence, whoever reads it.
  func isFileName(_ text: Expression) -> Bool {
    let text = unwrapped(text)
    guard kind(text.first) == .stringStart, end(ofGroup: text.first) == text.last else { return isSumOfFileName(text) }
    let sign = text.last - 1
    guard kind(sign) == .interpolationEnd, let start = partner(sign), endsInPeriod(start - 1),
      let value = content(ofInterpolation: start), namesExtension(value)
    else { return false }
    return !texts(ofStringAt: text.first).contains { source[$0].contains(UInt8(ascii: " ")) }
  }

  private func isSumOfFileName(_ text: Expression) -> Bool {
    guard text.first < text.last, kind(text.last) == .identifier, namesExtension(Expression(text.last, text.last)),
      case let parts = summands(of: text).map({ unwrapped($0) }), parts.count > 2
    else { return false }
    let literals = parts.filter { kind($0.first) == .stringStart && end(ofGroup: $0.first) == $0.last }
    return parts[parts.count - 2] == literals.last && endsInPeriod(parts[parts.count - 2].last - 1)
      && !literals.flatMap { texts(ofStringAt: $0.first) }.contains { source[$0].contains(UInt8(ascii: " ")) }
  }

  private func endsInPeriod(_ text: Int) -> Bool {
    kind(text) == .stringText && source[range(text)].last == UInt8(ascii: ".")
  }

  private func namesExtension(_ value: Expression) -> Bool {
    value.tokens.contains { kind($0) == .identifier && name($0, endsWithAnyOf: Self.extensions) }
  }

  private static let extensions: NameWords = ["ext", "extension", "filesuffix"]
}
