import RTLSyntax

/// Literals that are keys by the type that is written for their place: `func title() -> LocalizedStringKey { "…" }`.
extension AudienceReader {
  /// Whether what a declaration holds or returns is looked up, and its numbers written by whoever shows it.
  func isKey(_ declaration: Int) -> Bool {
    structure.writtenType(of: structure.declarations[declaration]).map { Self.isKey($0) } ?? false
  }

  /// The same of a member that another file declares.
  func isKey(member name: Int) -> Bool { file.project.isKey(member: structure.wideName(name)) }

  static func isKey(_ type: TypeKey) -> Bool { keyTypes.contains(type) }

  private static let keyTypes = [
    "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue", "LocalizationValue",
    "SwiftUI.LocalizedStringKey",
    "[LocalizedStringKey]", "[LocalizedStringResource]",
  ].map { TypeKey($0) }
}

extension Structure {
  /// `"rate=\(rate) loss=\(loss)"`, `"p { font-size: \(size)px; }"`: values with their names, as logs, addresses and markup
  /// have them.
  func isDump(stringAt quote: Int) -> Bool {
    guard kind(quote) == .stringStart else { return false }
    if isCode(stringAt: quote) || isParted(stringAt: quote) { return true }
    return interpolations(ofStringAt: quote).contains { start in
      if isStyle(interpolation: start) { return true }
      guard kind(start - 1) == .stringText, range(start - 1).count > 1 else { return false }
      let end = range(start - 1).end
      let isLetter = 0x61...0x7A ~= source[end - 2] | 0x20 || source[end - 2] == UInt8(ascii: "_")
      return source[end - 1] == UInt8(ascii: "=") && isLetter
    }
  }

  /// `font-size: \(size)px;`
  private func isStyle(interpolation start: Int) -> Bool {
    let behind = end(ofGroup: start) + 1
    return kind(behind) == .stringText && source[range(behind)].starts(with: "px;".utf8)
  }

  /// `"UIColor(red: \(red), green: \(green))"`, `"rgb(\(red), \(green))"`: a call, with a name right before its parenthesis
  /// and a label before a value, or several of them.
  private func isCode(stringAt quote: Int) -> Bool {
    guard kind(quote + 1) == .stringText, kind(quote + 2) == .interpolationStart else { return false }
    let text = source[range(quote + 1)]
    let name = text.prefix { 0x61...0x7A ~= $0 | 0x20 }
    // `"Item(s): \(count)"` has closed its parenthesis.
    guard name.count > 1, text.dropFirst(name.count).first == UInt8(ascii: "("), !text.contains(UInt8(ascii: ")"))
    else {
      return false
    }
    return text.suffix(2).elementsEqual(": ".utf8) || text.count == name.count + 1 && givesMoreThanOne(stringAt: quote)
  }

  /// `"rgb(\(red), \(green))"`, not `"Replies(\(count))"`: values with commas between them, up to the end.
  private func givesMoreThanOne(stringAt quote: Int) -> Bool {
    let between = texts(ofStringAt: quote).dropFirst()
    return between.count > 1 && between.last.map { source[$0].elementsEqual(")".utf8) } ?? false
      && between.dropLast().allSatisfy { source[$0].first == UInt8(ascii: ",") }
  }

  /// `"[\(file):\(line)] \(message)"`: a text that says where in the code it is written is a log's.
  func tellsSourcePlace(_ expression: Expression) -> Bool {
    guard kind(expression.first) == .stringStart else { return false }
    var tellsFile = false
    var tellsLine = false
    for start in interpolations(ofStringAt: expression.first) {
      let first = start + 1
      if kind(first) == .pound || kind(first) == .poundKeyword {
        return true
      } else if end(ofGroup: start) == first + 1 {
        tellsLine = tellsLine || token(first, isAnyOf: "line", "lineNumber")
        tellsFile = tellsFile || token(first, isAnyOf: "file", "fileName", "filename", "function", "functionName")
      }
    }
    return tellsFile && tellsLine
  }

  /// `"bond:\(coin.address):\(amount)"`, `"::\(fee)"`: what programs take apart at its colons. Between the numbers of a
  /// clock stand single ones and nothing else.
  private func isParted(stringAt quote: Int) -> Bool {
    guard interpolations(ofStringAt: quote).contains(where: { _ in true }) else { return false }
    var colons = 0
    var holdsMore = false
    for text in texts(ofStringAt: quote) {
      let bytes = source[text]
      if bytes.contains(where: { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "%") }) { return false }
      colons += bytes.count { $0 == UInt8(ascii: ":") }
      holdsMore =
        holdsMore || bytes.elementsEqual("::".utf8)
        || bytes.contains { $0 == UInt8(ascii: "-") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    }
    return colons > 1 && holdsMore
  }
}
