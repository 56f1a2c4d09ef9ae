/// The pieces Markdown output is made of.
extension TextBuffer {
  /// Text from outside in a cell of a table. Where it has anything in it that Markdown, or the site that shows it, might
  /// read as more than text (a tag, a link, a mention of somebody) it becomes code.
  mutating func writeCell(_ text: String) {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ".", ";", ":", "(", ")", "'", "-", "+", "?", "=", "/", "%": true
      default: !scalar.isASCII && !SafeText.isHarmful(scalar)
      }
    }
    if isPlain, !text.contains("://"), !text.contains("www."), text.unicodeScalars.first != " " {
      writeSafely(text)
    } else {
      writeCode(text)
    }
  }

  /// A code span in a cell of a table: fenced by more backticks than stand in the text, its bars escaped.
  mutating func writeCode(_ text: String) {
    let text = SafeText.neutralized(text)
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let needsBlanks = text.hasPrefix("`") || text.hasSuffix("`") || (text.hasPrefix(" ") && text.hasSuffix(" "))
    let fence = String(repeating: "`", count: longest + 1)
    write(ascii: fence + (needsBlanks || text.isEmpty ? " " : ""))
    for scalar in text.unicodeScalars {
      if scalar == "|" { write("\\|") } else { writeHarmless(scalar) }
    }
    write(ascii: (needsBlanks ? " " : "") + fence)
  }
}
