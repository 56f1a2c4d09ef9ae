import RTLRuleKit
import RTLSyntax

struct TrojanSource: Rule {
  let id = "trojan_source"
  let summary = "Characters nobody sees that make source read otherwise than it runs"
  let rationale = """
    A bidirectional control that is not closed in its comment or literal goes on into the code behind it: what a \
    reviewer sees as a comment may run, and what looks like code may be none ("Trojan Source", CVE-2021-42574). \
    An invisible character in a name makes two names that look alike. The Swift compiler lets all of them pass.
    Text of right-to-left languages needs none of it: closed isolates, and the joiners that Persian spelling and emoji \
    are made with, are left alone.
    """
  let references = [
    "https://trojansource.codes", "https://www.unicode.org/reports/tr9/",
    "https://www.unicode.org/reports/tr55/",
  ]
  let severity = Severity.error
  let speaksEverywhere = true

  let bad: [Example] = [
    "/*⟦\u{202E}⟧ } \u{2066}if isAdmin {\u{2069} \u{2066} only for admins */",
    Example(
      "if level != \"user⟦\u{202E}⟧ \u{2066}// is it one?\u{2069} \u{2066}\" { open() }",
      fixed: "if level != \"user\\u{202E} \\u{2066}// is it one?\\u{2069} \\u{2066}\" { open() }"
    ),
    "func ⟦is\u{200B}Admin⟧() -> Bool { true }",
    "/* Takes it from the account ⟦\u{2067}⟧*/ return",
    "/// ⟦\u{202E}⟧eurt snruteR\u{202C}",
    "// ⟦\u{2067}⟧ שלום",
    Example(
      "let greeting = \"⟦\u{202B}⟧مرحبا\"",
      fixed: "let greeting = \"\\u{202B}مرحبا\""
    ),
    Example("let text = #\"⟦\u{2066}⟧a\"#", fixed: "let text = #\"\\#u{2066}a\"#"),
    "let ⟦\u{2067}total⟧ = 1",
    "let ⟦use\u{200C}r⟧ = 1",
    "let ⟦admin\u{3164}⟧ = 1",
    "let ⟦tota\u{627}⟧ = 1",
    "let pattern = /a⟦\u{202E}⟧b/",
    Example("let text = \"⟦\u{2067}⟧\\(name)\"", fixed: "let text = \"\\u{2067}\\(name)\""),
    "/*\n ⟦\u{2067}⟧/*\u{2069} \u{2066}if isAdmin {\u{2069} \u{2067}*/\u{2069} */",
  ]
  let good: [Example] = [
    "let welcome = \"أهلاً وسهلاً بكم\"",
    "// خانه‌ها را نشان می‌دهد",
    "let message = \"\u{2068}\\(name)\u{2069} joined\"",
    "// The name \u{2067}שלום\u{2069} comes first.",
    "let می‌روم = 1",
    "let نامه‌ها = load()",
    "let family = \"👨‍👩‍👧‍👦\"",
    "let 👨‍👩‍👧 = 3",
    "let mark = \"\u{200F}(+44)\"",
    "let open = \"\\u{202E}\"",
    "let set = CharacterSet(charactersIn: \"\\u{202D}\\u{202E}\")",
    "/* שלום עולם */ return",
    "let כותרת = \"שלום \\(name)\"",
    "let titleעברית = 1",
    "let closer = \"\u{202C}\u{2069}\"",
    "let text = \"\"\"\n  \u{2067}שלום\u{2069} \\(name)\n  \"\"\"",
    "/// Strips \u{202B}העברית\u{202C} from a name.",
    "let zeroWidth = \"a\u{200B}b\"",
    "let label = \"ab\\u{2067}\"",
    "let flag = \"🏴󠁧󠁢󠁥󠁮󠁧󠁿\"",
    "let کار‌ها = [\"a\"]",
    "// مكتبة\u{200F}!",
  ]

  let triggers: [Trigger] = [.hiddenCharacter]

  func check(_ site: Site) -> Finding? {
    // What is no UTF-8, such as a picture under the name of a source, no compiler reads.
    found(site).flatMap { site.file.isUTF8 ? $0 : nil }
  }

  private func found(_ site: Site) -> Finding? {
    if let comment = site.comment { return inComment(comment, site) }
    switch site.structure.kind(site.index) {
    case .stringStart: return inLiteral(site)
    case .regex: return inRegex(site)
    case .identifier: return inName(site)
    default: return nil
    }
  }

  private static let hiddenOrder =
    "this bidirectional control is not closed here, so the code around it is shown in another order than it runs; "
  private static let disorder =
    "this bidirectional control is not closed on its line and mixes up what follows; close it, or use isolates"

  // MARK: - Comments

  private func inComment(_ comment: Comment, _ site: Site) -> Finding? {
    let source = site.structure.source
    let controls = DirectionControls(in: [comment.range], of: source)
    let isBlock = source[comment.range.start + 1] == UInt8(ascii: "*")
    var found: [(range: ByteRange, severity: Severity)] = []
    for run in controls.runs {
      if run.open.isOverride || run.open.isRightToLeft && holdsDelimiter(run, source) {
        found.append((run.open.range, .error))
      } else if run.close == nil {
        // Behind the last line of a block comment there may be code; behind the others and `//` there is none.
        let reachesCode = isBlock && run.end == comment.range.end
        found.append((run.open.range, reachesCode ? .error : .warning))
      }
    }
    guard let first = found.first else { return nil }
    let severity = found.map(\.severity).max() ?? .error
    let message = severity == .error ? Self.hiddenOrder + "remove it" : Self.disorder
    return Finding(first.range, message, severity: severity, related: found.dropFirst().map(\.range))
  }

  /// `/*` is shown as `*/` where the text runs from right to left.
  private func holdsDelimiter(_ run: DirectionControls.Run, _ source: Source) -> Bool {
    var offset = run.open.range.end
    while offset + 1 < run.end {
      let (first, second) = (source[offset], source[offset + 1])
      if first == UInt8(ascii: "/") && second == UInt8(ascii: "*") { return true }
      if first == UInt8(ascii: "*") && second == UInt8(ascii: "/") { return true }
      offset += 1
    }
    return false
  }

  // MARK: - Literals

  private func inLiteral(_ site: Site) -> Finding? {
    let structure = site.structure
    let controls = DirectionControls(in: structure.texts(ofStringAt: site.index), of: structure.source)
    let open = controls.runs.filter { $0.close == nil }.map(\.open.range)
    guard let first = open.first else { return nil }
    return Finding(
      first,
      Self.hiddenOrder + "write it as an escape",
      related: Array(open.dropFirst()),
      fix: escapes(of: structure.texts(ofStringAt: site.index), quote: site.index, structure)
    )
  }

  /// The same text, with everything in sight.
  private func escapes(of texts: [ByteRange], quote: Int, _ structure: Structure) -> Fix {
    let anchor = "\\" + String(repeating: "#", count: structure.pounds(ofStringAt: quote)) + "u{"
    let edits = HiddenCharacters.find(in: structure.source).filter { character in
      !character.isEscaped && HiddenCharacter.isDirectionControl(character.value)
        && texts.contains { $0.contains(character.range) }
    }.map { Edit($0.range, anchor + String($0.value, radix: 16, uppercase: true) + "}") }
    return Fix(.safe, "escapes", edits)
  }

  private func inRegex(_ site: Site) -> Finding? {
    let controls = DirectionControls(in: [site.range], of: site.structure.source)
    guard let open = controls.runs.first(where: { $0.close == nil }) else { return nil }
    return Finding(open.open.range, Self.hiddenOrder + "write it as an escape")
  }

  // MARK: - Names

  private func inName(_ site: Site) -> Finding? {
    guard let problem = SpelledName(site).problem else { return nil }
    return Finding(site.range, problem)
  }
}
