import RTLReporters
import Testing

@Suite struct SafeTextTests {
  @Test(arguments: [
    0x00, 0x07, 0x08, 0x09, 0x0A, 0x0D, 0x1B, 0x7F, 0x85, 0x9B, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029,
    0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0xFEFF,
    0xFFFE, 0xFFFF,
  ])
  func harmfulScalarsAreSpelledOut(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let text = SafeText.neutralized("a\(Character(scalar))b")
    #expect(text == "a\\u{" + String(value, radix: 16, uppercase: true) + "}b")
  }

  @Test(arguments: ["", "plain", "\"quoted\" \\ back", "متن", "می‌خواهم", "עברית", "👩‍👩‍👧", "e\u{301}", "標題", "\u{FFFD}"])
  func readableTextIsUntouched(text: String) {
    #expect(SafeText.neutralized(text) == text)
  }
}
