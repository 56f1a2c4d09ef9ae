import Foundation
import RTLReporters
import RTLRuleKit
import Testing

/// What each format writes of the same findings, and of none, is what stands in `Golden`. `UPDATE=1` writes it.
@Suite struct GoldenTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

  @Test(arguments: Formats.all.map(\.file))
  func everyFormatIsAsItWas(file: String) throws {
    let reporter = try #require(Formats.all.first { $0.file == file }).reporter
    try check("found-\(file)", reporter.report(Formats.sample))
    try check("nothing-\(file)", reporter.report(Samples.report()))
  }

  private func check(_ name: String, _ output: String) throws {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["UPDATE"] != nil {
      try output.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(try String(contentsOf: file, encoding: .utf8) == output, "\(name)")
    }
  }

  @Test func everyFormatHasItsFilesAndNoOther() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
    #expect(names.sorted() == Formats.all.flatMap { ["found-\($0.file)", "nothing-\($0.file)"] }.sorted())
  }
}
