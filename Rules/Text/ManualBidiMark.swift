import RTLRuleKit
import RTLSyntax

struct ManualBidiMark: Rule {
  let id = "manual_bidi_mark"
  let summary = "Text put into a direction with embeddings or overrides, which mix with what is around it"
  let rationale = """
    An embedding (U+202A, U+202B) or override (U+202D, U+202E) takes part in the order of the text around it, and one \
    that is not closed turns all that follows. Unicode recommends isolates instead since version 6.3: a phone number or \
    a name between U+2066 or U+2068 and U+2069 leaves the rest alone. Often none is needed: \
    "you don't need to insert these characters yourself" where localizedStringWithFormat or String(localized:) \
    inserts the value (What's New in International User Interfaces).
    """
  let references = [
    "https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates",
    "https://developer.apple.com/videos/play/wwdc2016/232/",
  ]

  let bad: [Example] = [
    Example(
      "label.text = \"⟦\\u{202A}⟧\\(phone)\\u{202C}\"",
      fixed: "label.text = \"\\u{2066}\\(phone)\\u{2069}\""
    ),
    Example(
      "label.text = \"⟦\\u{202A}⟧\\(phone)\\u{202C}, \\u{202A}\\(fax)\\u{202C}\"",
      fixed: "label.text = \"\\u{2066}\\(phone)\\u{2069}, \\u{2066}\\(fax)\\u{2069}\""
    ),
    Example(
      "let shown = \"⟦\\u{202B}⟧\" + title + \"\\u{202C}\"",
      fixed: "let shown = \"\\u{2067}\" + title + \"\\u{2069}\""
    ),
    Example(
      "let code = \"(⟦\\u{202D}⟧\\(dialCode)\\u{202C})\"",
      fixed: "let code = \"(\\u{2066}\\(dialCode)\\u{2069})\""
    ),
    "label.text = \"⟦\\u{202B}⟧\" + text",
    Example(
      "let text = String(format: #\"⟦\\#u{202a}⟧%@\\#u{202c}\"#, name)",
      fixed: "let text = String(format: #\"\\#u{2066}%@\\#u{2069}\"#, name)"
    ),
    Example(
      "label.text = \"⟦\u{202B}⟧\\(name)\u{202C}\"",
      fixed: "label.text = \"\\u{2067}\\(name)\\u{2069}\""
    ),
  ]
  let good: [Example] = [
    "label.text = \"\\u{2066}\\(phone)\\u{2069}\"",
    "label.text = String.localizedStringWithFormat(format, name)",
    "let marks = CharacterSet(charactersIn: \"\\u{202A}\\u{202B}\\u{202C}\")",
    "let clean = name.replacingOccurrences(of: \"\\u{202E}\", with: \"\")",
    "if text.contains(\"\\u{202D}\") { reject() }",
    "if prefix == \"\\u{202A}\" { skip() }",
    "let controls: Set<Character> = [\"\\u{202A}\", \"\\u{202B}\"]",
    "let names = [\"rle\": \"\\u{202B}\"]",
    "static let leftToRightEmbedding = \"\\u{202A}\"",
    "label.text = \"\\u{200E}\" + phone",
    "case \"\\u{202E}\": return true",
    "let code = \"\\\\u{202E}\"",
    "print(\"\\u{202E}\\(name)\\u{202C}\")",
    "let trimmed = text.trimmingCharacters(in: .init(charactersIn: \"\\u{202A}\\u{202C}\"))",
    "let isBad = text.unicodeScalars.contains { $0 == \"\\u{202E}\" }",
    "let pattern = \"[\\u{202A}-\\u{202E}]\"",
    "let text = \"\u{202B}שלום",
  ]

  let triggers: [Trigger] = [.hiddenCharacter]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard site.comment == nil, structure.kind(site.index) == .stringStart else { return nil }
    let texts = structure.texts(ofStringAt: site.index)
    for pounds in [structure.pounds(ofStringAt: site.index), nil] {
      let controls = DirectionControls(in: texts, of: structure.source, escapesWithPounds: pounds)
      // A raw one that stays open is a graver matter.
      let runs = controls.runs.filter { $0.open.isEmbedding && (pounds != nil || $0.close != nil) }
      guard let run = runs.first else { continue }
      guard isWritten(site, texts) else { return nil }
      let isOverride = run.open.isOverride
      return Finding(
        run.open.range,
        "this \(isOverride ? "override turns the letters of what it holds" : "embedding mixes with the text around it"); "
          + "isolate with \\u{\(isolate(for: run.open.value))} … \\u{2069}, or let a localized format insert the value",
        fix: fix(runs, site)
      )
    }
    return nil
  }

  /// First strong isolates would be right too; the direction that was asked for stays.
  private func isolate(for value: UInt32) -> String { value == 0x202A || value == 0x202D ? "2066" : "2067" }

  /// Whether the literal becomes part of a text, rather than naming characters to look for.
  private func isWritten(_ site: Site, _ texts: [ByteRange]) -> Bool {
    let structure = site.structure
    let close = structure.end(ofGroup: site.index)
    guard close < structure.tokens.count else { return false }
    // A class of characters in a pattern.
    if texts.contains(where: { structure.source[$0].contains(UInt8(ascii: "[")) }) { return false }
    let hasInterpolation = (site.index..<close).contains { structure.kind($0) == .interpolationStart }
    let isSum = structure.token(site.index - 1, is: "+") || structure.token(close + 1, is: "+")
    let isFormat = texts.contains { structure.source[$0].contains(UInt8(ascii: "%")) }
    guard hasInterpolation || isSum || isFormat else { return false }
    return site.audience(ofStringAt: site.index) != .machine
  }

  /// Both ends of each run of the literal, or nothing.
  private func fix(_ runs: [DirectionControls.Run], _ site: Site) -> Fix? {
    let edits = runs.flatMap { run -> [Edit] in
      guard let close = run.close?.range ?? (runs.count == 1 ? closeInSum(site) : nil) else { return [] }
      return [edit(run.open.range, isolate(for: run.open.value), site), edit(close, "2069", site)]
    }
    return edits.isEmpty ? nil : Fix(.unsafe, "isolates", edits)
  }

  /// An escape with as many pounds as the one it takes the place of, or as the literal asks for.
  private func edit(_ range: ByteRange, _ value: String, _ site: Site) -> Edit {
    let structure = site.structure
    let isEscaped = structure.source[range.start] == UInt8(ascii: "\\")
    let own = structure.source[range].dropFirst().prefix { $0 == UInt8(ascii: "#") }.count
    let pounds = isEscaped ? own : structure.pounds(ofStringAt: site.index)
    return Edit(range, "\\" + String(repeating: "#", count: pounds) + "u{\(value)}")
  }

  /// `"\u{202A}" + text + "\u{202C}"`: the one close in another literal of the same sum.
  private func closeInSum(_ site: Site) -> ByteRange? {
    let structure = site.structure
    let sum = structure.infix(around: structure.operand(around: site.index))
    var found: [ByteRange] = []
    var index = structure.end(ofGroup: site.index) + 1
    while index <= sum.last, index < structure.tokens.count {
      if structure.kind(index) == .stringStart {
        found += closes(inStringAt: index, structure)
      }
      index = structure.next(behind: index)
    }
    return found.count == 1 ? found[0] : nil
  }

  private func closes(inStringAt quote: Int, _ structure: Structure) -> [ByteRange] {
    let pounds = structure.pounds(ofStringAt: quote)
    var found: [ByteRange] = []
    for text in structure.texts(ofStringAt: quote) {
      var offset = text.start
      while offset < text.end {
        if let control = HiddenCharacters.escape(at: offset, in: structure.source), control.value == 0x202C,
          control.range.count == "\\u{202C}".utf8.count + pounds
        {
          found.append(control.range)
          offset = control.range.end
        } else {
          offset += 1
        }
      }
    }
    return found
  }
}
