import RTLReporters
import RTLRuleKit
import Testing

@Suite struct TextReporterTests {
  @Test func plainIsOneLineAFinding() {
    let text = TextReporter().report(Samples.report(Samples.pair, hidden: 11))
    #expect(
      text == """
        Sources/Chat/BubbleCell.swift:42:12: warning: pinned to the left in every language; \
        use leadingAnchor on both ends [absolute_anchor]
        1 warning in 214 files; 11 notes not shown (--min-severity info); 1 can be fixed

        """
    )
  }

  @Test func terminalShowsTheCodeWithEveryRangeOfTheLine() {
    let reporter = TextReporter(showsFrames: true, closing: Summary(fixCommand: "rtllint fix"))
    #expect(
      reporter.report(Samples.report(Samples.pair)) == """
        Sources/Chat/BubbleCell.swift:42:12: warning: pinned to the left in every language; \
        use leadingAnchor on both ends [absolute_anchor]
        42 |     bubble.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 12),
           |            ^^^^^^^^^^                          ^^^^^^^^^^
           = fix: leadingAnchor, leadingAnchor (safe as a pair)
        1 warning in 214 files; 1 can be fixed (rtllint fix)

        """
    )
  }

  @Test func colorsOnlyAddEscapes() {
    let report = Samples.report(Samples.pair, Samples.line("x", 1..<2, severity: .info))
    let colored = TextReporter(showsFrames: true, isColored: true).report(report)
    let plain = TextReporter(showsFrames: true).report(report)
    #expect(colored.contains("\u{1B}[1;33mwarning: \u{1B}[0m"))
    #expect(colored.contains("\u{1B}[1;36mnote: \u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test(arguments: [
    (0, "nothing found in 214 files\n"),
    (1, "1 error in 214 files\n"),
    (2, "2 errors in 214 files\n"),
  ])
  func summaryCounts(count: Int, expected: String) {
    var report = Samples.report()
    report.diagnostics = Array(repeating: Samples.line("x", 1..<2), count: count)
    #expect(TextReporter().report(report).hasSuffix(expected))
  }

  @Test func summaryTellsSeveritiesWorstFirstAndTheBaseline() {
    var report = Samples.report(
      Samples.line("x", 1..<2, severity: .info),
      Samples.line("x", 1..<2, severity: .warning),
      Samples.line("x", 1..<2, severity: .error)
    )
    report.fileCount = 1
    report.baselinedCount = 4
    #expect(Summary().line(for: report) == "1 error, 1 warning, 1 note in 1 file; 4 known from the baseline")
  }

  @Test func withoutClosingOnlyFindingsAreWritten() {
    #expect(TextReporter(closing: nil).report(Samples.report()) == "")
    #expect(
      TextReporter(closing: nil).report(Samples.report(Samples.line("x", 1..<2)))
        == "A.swift:7:1: error: wrong [sample]\n"
    )
  }

  @Test func aHarmfulPathOrMessageStaysOnItsLine() {
    var diagnostic = Samples.line("x", 1..<2)
    diagnostic.path = "a\nb.swift:1:1: error: forged"
    diagnostic.message = "see \u{1B}[2Jhere \u{202E}drow"
    #expect(
      TextReporter(closing: nil).report(Samples.report(diagnostic))
        == #"a\u{A}b.swift:1:1: error: forged:7:1: error: see \u{1B}[2Jhere \u{202E}drow [sample]"# + "\n"
    )
  }

  @Test func statisticsCountByRuleBusiestFirst() {
    var other = Samples.pair
    other.rule = "a_rule"
    var report = Samples.report(Samples.line("x", 1..<2), Samples.pair, other, other)
    report.folders = ["Sources/Chat": 13, ".": 201]
    #expect(
      Statistics().table(of: report) == """
        ready  files  findings  can be fixed
         99 %    214         4             3  all
         92 %     13         3             3  Sources/Chat
         99 %    201         1             0  top folder

        findings  can be fixed
               3             3  Constraints
               1             0  Samples

        findings  can be fixed
               2             2  a_rule
               1             1  absolute_anchor
               1             0  sample

        """
    )
    #expect(Statistics().table(of: Samples.report()) == "")
  }

  @Test func statisticsHaveTheFoldersOfThePageAndOneRowForTheSilent() {
    var cell = Samples.pair
    cell.path = "Sources/Chat/Cells/BubbleCell.swift"
    var report = Samples.report(Samples.pair, cell, cell)
    report.fileCount = 20
    report.folders = ["Sources/Chat": 1, "Sources/Chat/Cells": 4]
    // A module alone has its folders too.
    #expect(Statistics().table(of: report).contains("\n 75 %      4         2             2    Sources/Chat/Cells\n"))
    report.folders.merge(["Sources/Chat/A": 2, "Sources/Chat/B/C": 3, "Sources/Kit": 7, "Tests/Kit": 3]) { $1 }
    #expect(
      Statistics().table(of: report).hasPrefix(
        """
        ready  files  findings  can be fixed
         90 %     20         3             3  all
         80 %     10         3             3  Sources/Chat
         75 %      4         2             2    Sources/Chat/Cells
          0 %      1         1             1    Sources/Chat
        100 %      5         0             0    2 other folders
        100 %     10         0             0  2 other modules

        """
      )
    )
    let page = Formats.reporter("html").report(report)
    for note in ["20 files", "10 files, 3 findings", "4 files, 2 findings", "1 file, 1 finding"] {
      #expect(page.contains(note), "\(note)")
    }
  }
}
