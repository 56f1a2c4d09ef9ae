import RTLReporters
import RTLRuleKit
import Testing

@Suite struct CodeFrameTests {
  /// The two lines of the frame, without the gutter.
  private func frame(_ diagnostic: Diagnostic) -> [String] {
    TextReporter(showsFrames: true, closing: nil).report(Samples.report(diagnostic))
      .split(separator: "\n").dropFirst().map { String($0.dropFirst("7 | ".count)) }
  }

  @Test func tabsBecomeSpacesOnBothLines() {
    #expect(frame(Samples.line("\ta\tleft", 4..<8)) == ["    a   left", "        ^^^^"])
  }

  @Test func wideScalarsTakeTwoColumnsAndMarksNone() {
    // 標 is three bytes and two columns; é here is a letter and a combining mark of two bytes.
    #expect(frame(Samples.line("標e\u{301}.left", 8..<12)) == ["標e\u{301}.left", "    ^^^^"])
    #expect(frame(Samples.line("\"👩‍🚀\" left", 15..<19)) == ["\"👩‍🚀\" left", "       ^^^^"])
  }

  @Test func lettersOfEveryScriptAreShownAsTheyAre() {
    #expect(frame(Samples.line("\"سلام\" + left", 14..<18)) == ["\"سلام\" + left", "         ^^^^"])
    #expect(frame(Samples.line("\"می‌روم\"", 1..<2)) == ["\"می‌روم\"", "^"])
  }

  @Test func controlsAreShownAsEscapesAndUnderlinedWhole() {
    #expect(
      frame(Samples.line("\"\u{202E}\u{7}\" x", 2..<5)) == [#""\u{202E}\u{7}" x"#, " ^^^^^^^^"]
    )
  }

  @Test func aCutLineSaysSo() {
    let cut = Samples.line("view.left = 0", 905..<909, firstColumn: 900, isCutAtEnd: true)
    #expect(frame(cut) == ["…view.left = 0…", "      ^^^^"])
  }

  @Test func anEmptyRangeHasOneCaret() {
    #expect(frame(Samples.line("call()", 6..<6)) == ["call()", "     ^"])
    #expect(frame(Samples.line("call", 5..<5)) == ["call", "    ^"])
  }

  @Test func aRangeOverManyLinesIsUnderlinedToTheEndOfTheFirst() {
    var diagnostic = Samples.line("call(a,", 6..<8)
    diagnostic.span.end.line = 9
    #expect(frame(diagnostic) == ["call(a,", "     ^^"])
  }

  @Test func aRangeOutsideTheExcerptHasNoCaret() {
    #expect(frame(Samples.line("call", 40..<44)) == ["call"])
    #expect(frame(Samples.line("", 1..<1)) == ["", "^"])
  }

  @Test func relatedRangesOfOtherLinesAreNotDrawnOnThisOne() {
    var diagnostic = Samples.line("a.left", 3..<7)
    diagnostic.related = [Samples.span(8, 1..<2)]
    #expect(frame(diagnostic) == ["a.left", "  ^^^^"])
  }

  @Test func withoutAnExcerptOnlyTheFixIsShown() {
    var diagnostic = Samples.pair
    diagnostic.excerpt = nil
    diagnostic.fix?.safety = .unsafe
    #expect(frame(diagnostic) == [" fix: leadingAnchor, leadingAnchor (unsafe: needs a look)"])
  }
}
