import RTLRuleKit
import RTLSyntax

struct TypedArrow: Rule {
  let id = "typed_arrow"
  let summary = "Arrows typed into texts, which point the same way in every language"
  let rationale = """
    Brackets and quotes turn around in a line that runs from right to left; arrows and triangles do not. A button that \
    says "←" still points to the left in Arabic, where back is to the right, and in "Settings → General" the arrow \
    points from the end of the way to its beginning. A symbol such as arrow.backward mirrors; a translation can hold \
    the arrow of its own direction.
    """
  let references = [
    "https://www.unicode.org/reports/tr9/#Mirroring",
    "WWDC22 session 10107, Get it right (to left)",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "backButton.setTitle(\"⟦←⟧\", for: .normal)",
    "label.text = \"⟦→⟧\"", "struct KeyMetricsView: View { var body: some View { Text(verbatim: \"⟦→⟧\") } }",
    "nextButton.title = \"Next ⟦→⟧\"",
    "title = \"\\(departure) ⟦→⟧ \\(arrival)\"; navigationItem.title = title",
    "Text(verbatim: \"Settings ⟦→⟧ General\")",
    "Text(\"\\(start) ⟦→⟧ \\(end)\")",
    "HStack { Text(start); Text(\"⟦→⟧\"); Text(end) }",
    #"let items = [UIBarButtonItem(title: "⟦\u{25C0}⟧\u{FE0E}", style: .plain), UIBarButtonItem(title: "⟦\u{25B6}⟧", style: .plain)]"#,
    "class Bar { var back = UIBarButtonItem(title: \"⟦◀⟧\", style: .plain); var forward = UIBarButtonItem(title: \"⟦▶⟧\", style: .plain) }",
    "amountLabel.text = \"⟦➡⟧ \\(amount)\"",
  ]
  let good: [Example] = [
    "backButton.setImage(UIImage(systemName: \"arrow.backward\"), for: .normal)",
    "Text(\"Settings → General\")",
    "label.text = NSLocalizedString(\"Settings → General\", comment: \"\")",
    "print(\"\\(old) → \\(new)\")",
    "logger.info(\"request → \\(url)\")",
    "playButton.setTitle(\"▶︎\", for: .normal)",
    "let arrow = \"→\"",
    "keyLabel.text = \"R←\"",
    "hint(\"⇥\", complete); hint(\"↩\", open); func hint(_ key: String, _ action: String) -> some View { Text(key) }",
    "struct EnterKey: View { var body: some View { Text(verbatim: \"↩\") } }",
    """
    func name(of key: Int) -> String {
      switch key {
      case 123: "←"
      case 124: "→"
      case 125: "↓"
      default: "↑"
      }
    }
    label.text = name(of: 123)
    """,
    "label.text = isRightToLeft ? \"←\" : \"→\"",
    "label.text = \"sort ↓\"", "label.text = \"System Settings → Desktop\".localized",
    "// a → b\nlabel.text = \"a > b\"",
    "label.text = \"‹ Back\"",
    "let pattern = \"→\"; label.text = text.replacingOccurrences(of: \"→\", with: \"-\")",
  ]

  let triggers: [Trigger] = [.string]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let arrow = firstArrow(inStringAt: site.index, structure) else { return nil }
    let text = structure.operand(around: site.index)
    let audience = site.audience(of: text)
    // Nobody translates `Text("→")` or `Text("\(from) → \(to)")`, key or not.
    guard audience == .plain || audience == .localizedKey && structure.wordCount(ofStringAt: site.index) == 0,
      !site.file.isLocalizedText(text),
      !site.isDirectionAware, !site.isInLeftToRightIsland, !isOneOfFour(site), !isOnKey(site)
    else { return nil }
    if arrow.isTriangle, !hasCounterpart(of: arrow, around: site.index, structure) { return nil }
    return Finding(
      arrow.range,
      "an arrow in a text points the same way in every language; show an image of "
        + (arrow.pointsLeft ? "arrow.backward" : "arrow.forward") + ", or leave the arrow to each translation",
      severity: arrow.isAlone && !arrow.isTriangle && isShownAtOnce(text, structure)
        ? site.severityOfText ?? .warning : nil
    )
  }

  /// What is printed on the key of a keyboard is the same in every language.
  private func isOnKey(_ site: Site) -> Bool {
    site.structure.typeName(around: site.index).map {
      site.structure.name($0, endsWithAnyOf: ["key", "keycap", "keyview", "keybutton", "keycapview", "shortcutview"])
    } ?? false
  }

  /// Whether a text goes to the screen from where it stands: a constant may be the sign for a tab or a key.
  private func isShownAtOnce(_ text: Expression, _ structure: Structure) -> Bool {
    switch structure.place(of: text) {
    case .assigned, .argument: true
    default: false
    }
  }
}
