import Foundation
import Testing

/// The example app shows what it says it shows.
@Suite struct ExampleTests {
  private func lint(_ half: String) throws -> Sandbox.Outcome {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    let sandbox = try Sandbox()
    try FileManager.default.copyItem(
      at: root.appending(path: "Wayfarer/\(half)"),
      to: sandbox.folder.appending(path: half)
    )
    return try sandbox.run("--min-severity", "info")
  }

  @Test func everyFileOfTheFirstHalfHasFaults() throws {
    let outcome = try lint("Before")
    for file in ["BudgetView", "JourneyPager", "LanguageSettings", "TripCell"] {
      #expect(outcome.output.contains("Before/\(file).swift:"), "\(file)")
    }
  }

  @Test func theSecondHalfIsClean() throws {
    #expect(try lint("After").output == "nothing found in 4 files\n")
  }
}
