import RTLReporters
import RTLRuleKit

/// Every format there is, by the name of its golden files.
enum Formats {
  static let all: [(file: String, reporter: any Reporter)] = [
    ("text.txt", TextReporter(showsFrames: true)),
    ("concise.txt", TextReporter(closing: nil)),
    ("json.json", JSONReporter()),
    ("jsonl.jsonl", JSONLinesReporter()),
    ("sarif.sarif", SARIFReporter([CatalogedRule(category: "Samples", SampleRule())])),
    ("github.txt", GitHubReporter()),
    ("gitlab.json", GitLabReporter()),
    ("checkstyle.xml", CheckstyleReporter()),
    ("junit.xml", JUnitReporter()),
    ("rdjson.json", RDJSONReporter()),
    ("markdown.md", MarkdownReporter()),
    ("html.html", HTMLReporter([CatalogedRule(category: "Samples", SampleRule())])),
  ]

  static func reporter(_ file: String) -> any Reporter {
    all.first { $0.file.hasPrefix(file + ".") }?.reporter ?? TextReporter()
  }

  struct SampleRule: Rule {
    let id = "absolute_anchor"
    let summary = "Layout anchors that pin to the left"
    let rationale = "Left is left in every language.\nIn Arabic the \"start\" is on the other side."
    let references = ["WWDC22 session 10107"]
    let bad: [Example] = [Example("a.⟦left⟧", fixed: "a.leading")]
    let good: [Example] = ["a.leading"]
    let triggers: [Trigger] = [.word("left")]

    func check(_ site: Site) -> Finding? { nil }
  }

  /// Findings of every severity, with and without fixes, and one let be.
  static var sample: Report {
    var note = Samples.line("  print(\"۱۲ \\(left)\")", 14..<19, severity: .info)
    note.fingerprint = "0000000000000003"
    var crash = Samples.line("a.left = b.leading", 3..<7)
    crash.message = "throws at run time; use leading, trailing"
    crash.fingerprint = "0000000000000002"
    var wide = Samples.pair
    wide.path = "Sources/Chat/Übersicht.swift"
    wide.span.end = Samples.position(44, 3)
    wide.related = []
    wide.fix?.safety = .unsafe
    wide.fix?.edits = [Diagnostic.SpannedEdit(span: wide.span, text: "one\ntwo")]
    wide.lineHash = "ff7df2d2b5d1a0c5:1"
    var report = Samples.report(crash, note, Samples.pair, wide, hidden: 2)
    report.suppressedCount = 1
    report.folders = [".": 2, "Sources/Chat": 3, "Sources/Chat/Cells": 1, "Sources/Kit": 208]
    var suppressed = Samples.pair
    suppressed.fix = nil
    report.suppressed = [Report.Suppressed(suppressed, reason: "a compass")]
    return report
  }
}
