import RTLRuleKit

/// One finding as a baseline knows it: path, rule and the trimmed line at fault, with tabs between them.
///
/// No line number, so that it holds when lines above change; nothing else either, so that two branches that find the
/// same write the same.
struct BaselineEntry {
  let line: [UInt8]

  /// - Parameter steadyPath: seen from the project's folder.
  init(_ diagnostic: Diagnostic, steadyPath: String) {
    var line: [UInt8] = []
    Self.append(steadyPath, to: &line)
    line.append(Self.separator)
    Self.append(diagnostic.rule, to: &line)
    line.append(Self.separator)
    Self.append(Self.trimmed(diagnostic.excerpt?.text ?? ""), to: &line)
    self.line = line
  }

  static let separator = UInt8(ascii: "\t")

  /// What tells a line of a baseline from all others.
  static func key(of line: some Sequence<UInt8>) -> UInt64 { FNV64.hash(line) }

  /// The path and the rule that a line of a baseline names.
  static func fields(of line: ArraySlice<UInt8>) -> (path: String, rule: String)? {
    let fields = line.split(separator: separator, maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, !fields[0].isEmpty, !fields[1].isEmpty else { return nil }
    return (unescaped(fields[0]), unescaped(fields[1]))
  }

  private static func trimmed(_ text: String) -> Substring {
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" }
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, isBlank(first) { scalars.removeFirst() }
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return Substring(scalars)
  }

  /// Control characters, which could make two lines of one or not survive an editor, and what would look like them or
  /// like a comment.
  private static func append(_ text: some StringProtocol, to line: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      let isBreak = scalar.value == 0x2028 || scalar.value == 0x2029 || scalar.value == 0xFEFF
      if isControl || isBreak || scalar == "\\" || (line.isEmpty && "#<=>".unicodeScalars.contains(scalar)) {
        line += Array("\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8)
      } else {
        line += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    // Searching every path of a large file for what hardly one of them has took most of the time.
    if !text.contains(UInt8(ascii: "\\")) { return String(decoding: text, as: UTF8.self) }
    let parts = String(decoding: text, as: UTF8.self).split(separator: "\\u{", omittingEmptySubsequences: false)
    var result = String(parts.first ?? "")
    for part in parts.dropFirst() {
      let digits = part.prefix { $0 != "}" }
      if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value), digits.endIndex < part.endIndex {
        result.unicodeScalars.append(scalar)
        result += part[digits.endIndex...].dropFirst()
      } else {
        result += "\\u{" + part
      }
    }
    return result
  }
}
