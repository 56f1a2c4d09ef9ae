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

extension LintedFile {
  /// Whether every text is put before the ending of a file: `"\(date).jpeg"`, there or by way of a local.
  package func namesFiles(_ texts: [Expression]) -> Bool {
    !texts.isEmpty && texts.allSatisfy { namesFile($0, hops: 1) }
  }

  private func namesFile(_ text: Expression, hops: Int) -> Bool {
    switch structure.place(of: text) {
    case .interpolated(let start): return structure.endsFileName(behind: structure.end(ofGroup: start))
    case .operand(let op) where structure.token(op, is: "+") && structure.kind(op + 1) == .stringStart:
      return op > text.last && structure.endsFileName(behind: op + 1)
    case .initial(let local) where hops > 0:
      let scope = structure.scope(of: structure.declarations[local])
      guard let scope, scope.kind != .type, case let uses = uses(ofLocal: local), !uses.isEmpty else { return false }
      return uses.allSatisfy { namesFile(structure.operand(around: $0), hops: hops - 1) }
    default: return false
    }
  }
}

extension Structure {
  /// `.jpeg` and no more behind a token.
  fileprivate func endsFileName(behind index: Int) -> Bool {
    guard kind(index + 1) == .stringText, kind(index + 2) == .stringEnd, case let bytes = bytes(index + 1),
      bytes.first == UInt8(ascii: "."), 3...6 ~= bytes.count
    else { return false }
    return bytes.dropFirst().allSatisfy { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 }
  }
}
