import Foundation
import RTLReporters
import RTLRuleKit
import Testing

@Suite struct HTMLReporterTests {
  private func page(_ report: Report) -> String { Formats.reporter("html").report(report) }

  @Test func nothingIsFetched() {
    let page = page(Formats.sample)
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("url(") && !page.contains("@import"))
    #expect(!page.contains(/\s(src|onload|onclick)=/) && page.matches(of: /href="(.)/).allSatisfy { $0.1 == "#" })
  }

  /// The policy lets in the script that stands there: what it names is that script's hash.
  @Test func thePolicyNamesTheScript() throws {
    let page = page(Formats.sample)
    let script = try #require(page.firstMatch(of: /(?s)<script>(.*?)<\/script>/)?.1)
    let hash = Data(SHA256.digest(of: Array(script.utf8))).base64EncodedString()
    #expect(page.contains("script-src 'sha256-\(hash)'"), "\(hash)")
    #expect(page.matches(of: /<script/).count == 1)
  }

  @Test func theHashIsTheStandardsOne() {
    let digest = SHA256.digest(of: Array("abc".utf8)).map { String($0, radix: 16) }
    #expect(digest.prefix(4) == ["ba", "78", "16", "bf"] && digest.suffix(2) == ["15", "ad"])
  }

  /// In a page turned from right to left all sides turn: none is named left or right.
  @Test func onlyLogicalSidesAreNamed() throws {
    let page = page(Samples.report())
    let style = try #require(page.firstMatch(of: /(?s)<style>(.*?)<\/style>/)?.1)
    #expect(!style.contains(/left|right|(margin|padding|border)-(top|bottom)|[{; ](width|height):/))
    #expect(style.contains("prefers-color-scheme: dark"))
  }

  /// On a phone nothing reaches beyond the page: a choice among long names shrinks with its label, and the mark of what
  /// can be opened stands beside the name in the page's own direction, not in a line with it.
  @Test func narrowPagesAndLongNamesAreKeptIn() throws {
    let style = try #require(page(Samples.report()).firstMatch(of: /(?s)<style>(.*?)<\/style>/)?.1)
    #expect(style.contains(/\nform label \{ display: flex;[^}]* max-inline-size: 100%;/))
    #expect(style.contains(/, select \{ min-inline-size: 0;/))
    #expect(style.contains(/summary::before \{ content: "\+"; position: absolute; inset-inline-start: -1rem;/))
    #expect(!style.contains("bdi::before"))
  }

  @Test func modulesAreToldByHowMuchOfThemIsClean() {
    let page = page(Formats.sample)
    for (name, percent, note) in [
      ("Sources/Chat", 50, "4 files, 2 findings"), ("Sources/Kit", 100, "208 files, 0 findings"),
      ("top folder", 50, "2 files, 2 findings"), ("Sources/Chat/Cells", 100, "1 file, 0 findings"),
    ] {
      let bar = "<bdi dir=\"ltr\">\(name)</bdi><span class=\"track\"><span style=\"inline-size:\(percent)%\">"
      #expect(page.contains(bar) && page.contains(note), "\(name)")
    }
    #expect(page.contains("<b><span dir=\"ltr\">98 %</span></b>"))
  }

  @Test func theRangeAtFaultIsMarked() {
    let page = page(Samples.report(Samples.line("\"\u{202E}<b>\" + left", 5..<8)))
    #expect(page.contains("<code dir=\"auto\">&quot;<i>\\u{202E}</i><mark>&lt;b&gt;</mark>&quot; + left</code>"))
  }

  @Test func theCodeBeginsWithoutBlanksAndBreaksOnANarrowPage() throws {
    let page = page(Samples.report(Samples.line("\t    a.left = b", 6..<12), Samples.line("  x", 2..<3)))
    #expect(page.contains("<code dir=\"auto\"><mark>a.left</mark> = b</code>"))
    #expect(page.contains("<code dir=\"auto\"><mark> </mark>x</code>"))
    #expect(page.contains(/\npre \{[^}]* white-space: pre-wrap;/) && page.contains("\n.n { flex: none;"))
  }

  @Test func severitiesHaveOneNameEach() {
    let page = page(Formats.sample)
    #expect(page.contains("<option value=\"=note\">note</option>") && page.contains("data-severity=\"note\""))
    #expect(!page.contains("info\""))
  }

  /// Once for all findings of a rule; the script puts it into each that is opened.
  @Test func whyStandsThereOnce() {
    let page = page(Samples.report(Samples.pair, Samples.pair))
    #expect(
      page.contains(
        """
        <div class="why"><p>Left is left in every language.</p>
        <p>In Arabic the &quot;start&quot; is on the other side.</p>
        </div>
        """
      )
    )
    #expect(page.matches(of: /In Arabic/).count == 1 && page.matches(of: /<a href="#rule-0">/).count == 2)
    #expect(page.contains("\" .why\""))
  }

  @Test func aLongListIsCut() {
    var report = Samples.report()
    report.diagnostics = Array(repeating: Samples.pair, count: 5002)
    let page = page(report)
    #expect(
      page.matches(of: /<details class="f"/).count == 5000
        && page.contains("<p><span dir=\"ltr\">2 more are not shown here")
    )
  }
}

/// The hash of FIPS 180-4, written down here because Foundation has none on Linux.
private enum SHA256 {
  static func digest(of message: [UInt8]) -> [UInt8] {
    let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
    func fraction(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 4_294_967_296) }
    let constants = primes.prefix(64).map { fraction(cbrt(Double($0))) }
    var state = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    padded += (0..<8).map { UInt8(truncatingIfNeeded: (message.count * 8) >> (56 - 8 * $0)) }
    for block in stride(from: 0, to: padded.count, by: 64) {
      var words = (0..<16).map { word in
        (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(padded[block + word * 4 + $1]) }
      }
      for index in 16..<64 {
        let (early, late) = (words[index - 15], words[index - 2])
        let first = turn(early, 7) ^ turn(early, 18) ^ (early >> 3)
        let second = turn(late, 17) ^ turn(late, 19) ^ (late >> 10)
        words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
      }
      var now = state
      for index in 0..<64 {
        let mixed = turn(now[4], 6) ^ turn(now[4], 11) ^ turn(now[4], 25)
        let choice = (now[4] & now[5]) ^ (~now[4] & now[6])
        let first = now[7] &+ mixed &+ choice &+ constants[index] &+ words[index]
        let majority = (now[0] & now[1]) ^ (now[0] & now[2]) ^ (now[1] & now[2])
        let second = (turn(now[0], 2) ^ turn(now[0], 13) ^ turn(now[0], 22)) &+ majority
        now = [first &+ second, now[0], now[1], now[2], now[3] &+ first, now[4], now[5], now[6]]
      }
      state = zip(state, now).map { $0 &+ $1 }
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }

  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
}
