import Foundation
import RTLReporters
import RTLRuleKit
import Testing

@Suite struct JSONReporterTests {
  @Test func wholeReport() {
    var report = Samples.report(Samples.pair)
    report.suppressedCount = 2
    report.baselinedCount = 3
    let start = { (column: Int) in
      #"{"line": 42, "column": \#(column), "utf16Column": \#(column), "offset": \#(4200 + column)}"#
    }
    #expect(
      JSONReporter().report(report) == """
        {
        "version": 1,
        "tool": {"name": "rtllint", "version": "1.2.3"},
        "findings": [
        {"rule": "absolute_anchor", "category": "Constraints", "severity": "warning", \
        "message": "pinned to the left in every language; use leadingAnchor on both ends", \
        "path": "Sources/Chat/BubbleCell.swift", "start": \(start(12)), "end": \(start(22)), \
        "related": [{"start": \(start(48)), "end": \(start(58))}], \
        "fix": {"safety": "safe", "title": "leadingAnchor, leadingAnchor", "edits": [\
        {"start": \(start(12)), "end": \(start(22)), "text": "leadingAnchor"}, \
        {"start": \(start(48)), "end": \(start(58)), "text": "leadingAnchor"}]}, \
        "fingerprint": "00ff00ff00ff00ff"}
        ],
        "summary": {"files": 214, "errors": 0, "warnings": 1, "infos": 0, "suppressed": 2, "baselined": 3}
        }

        """
    )
  }

  @Test func emptyReport() {
    #expect(
      JSONReporter().report(Samples.report()) == """
        {
        "version": 1,
        "tool": {"name": "rtllint", "version": "1.2.3"},
        "findings": [],
        "summary": {"files": 214, "errors": 0, "warnings": 0, "infos": 0, "suppressed": 0, "baselined": 0}
        }

        """
    )
  }

  @Test(arguments: [
    "", "plain", "\"quoted\" \\ / back", "\u{0}\u{1}\u{8}\t\n\u{C}\r\u{1F}\u{7F}\u{85}", "\u{2028}\u{2029}",
    "\u{202E}\u{2066}\u{200F}\u{FEFF}", "متن فارسی", "👩‍🚀 𐐷 \u{10FFFF}\u{E0001}",
    String(decoding: [0x61, 0xFF, 0xC3], as: UTF8.self),
  ])
  func everyTextIsReadBackAsItWas(text: String) throws {
    var diagnostic = Samples.pair
    diagnostic.message = text
    diagnostic.path = text
    diagnostic.fix?.edits[0].text = text
    let output = JSONReporter().report(Samples.report(diagnostic))
    #expect(output.unicodeScalars.allSatisfy { $0 == "\n" || !($0.properties.generalCategory == .control) })
    #expect(!output.unicodeScalars.contains { (0x2028...0x202E).contains($0.value) })

    let root = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let finding = try #require((root["findings"] as? [[String: Any]])?.first)
    let edits = try #require((finding["fix"] as? [String: Any])?["edits"] as? [[String: Any]])
    #expect(finding["message"] as? String == text)
    #expect(finding["path"] as? String == text)
    #expect(edits[0]["text"] as? String == text)
  }

  @Test func oneFindingALine() {
    var report = Samples.report()
    report.diagnostics = Array(repeating: Samples.pair, count: 2000)
    let lines = JSONReporter().report(report).split(separator: "\n")
    #expect(lines.count(where: { $0.hasPrefix("{\"rule\"") }) == 2000)
    #expect(lines.count == 2000 + 7)
  }
}
