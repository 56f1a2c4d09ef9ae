import RTLSyntax
import Testing

@testable import RTLEngine

/// The hashes that GitHub's uploading action reckons: these are what its own function gives.
@Suite struct LineHashTests {
  @Test func hashesAreThoseOfTheUploadingAction() {
    let text =
      "let a = \"👩س\"\r\n\n\tlabel.textAlignment = .left\rlabel.textAlignment = .left\n  label.textAlignment  = .left\n"
    let source = Source(Array(text.utf8) + [0xFF, 0x0A])
    #expect(
      LineHashes.hashes(of: LineTable(source), Set(1...9)) == [
        1: "31836cb75df69a74:1", 2: "63db1e8e7f84d6ae:1", 3: "768b44926f1274bc:1", 4: "1b8c2a8d27c49c2:1",
        5: "c86fb40cb9d9fc98:1", 6: "a88b3c201b7e6ebe:1", 7: "c129715d7a2bc9a3:1",
      ]
    )
  }

  @Test func sameLinesAreCounted() {
    let line = "label.textAlignment = .left" + String(repeating: "x", count: 100) + "\n"
    let hashes = LineHashes.hashes(of: LineTable(Source(line + line + line)), [1, 3])
    #expect(hashes.count == 2)
    #expect(hashes[1]?.hasSuffix(":1") == true && hashes[3]?.hasSuffix(":3") == true)
    #expect(hashes[1]?.dropLast() == hashes[3]?.dropLast())
  }

  /// Lines that begin alike, for longer or shorter, are told apart whichever are asked for.
  @Test func aLineHasTheSameHashWhateverElseIsWanted() {
    let lines = (0..<60).map { index in
      String(repeating: " ", count: index % 3) + "label.text = " + String(repeating: "x", count: index % 7 * 4) + "\n"
    }
    let table = LineTable(Source(lines.joined()))
    let all = LineHashes.hashes(of: table, Set(1...60))
    #expect(all.count == 60)
    for line in 1...60 { #expect(LineHashes.hashes(of: table, [line]) == [line: all[line] ?? ""]) }
  }

  @Test func anEmptyFileHasOneLine() {
    #expect(LineHashes.hashes(of: LineTable(Source("")), [1, 2]).count == 1)
  }
}
