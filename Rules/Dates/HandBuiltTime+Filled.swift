import RTLRuleKit
import RTLSyntax

/// Clocks whose parts are filled up to two digits by hand.
extension HandBuiltTime {
  /// `let s = n < 10 ? "0\(n)" : "\(n)"`, put behind a colon further on; the first part stands for all.
  func filledUp(_ site: Site) -> Finding? {
    let structure = site.structure
    let quote = site.index - 1
    guard structure.kind(quote) == .stringStart, structure.kind(site.index + 1) == .interpolationStart,
      structure.isFilledUp(ofStringAt: quote), let body = site.enclosingBody, structure.joinsByColons(within: body),
      !tellsOfMark(within: body, structure), !isFilled(before: site.index, in: body, structure),
      site.audience(ofStringAt: quote) == .plain
    else { return nil }
    return Finding(
      structure.range(quote, through: structure.end(ofGroup: quote)),
      message,
      severity: severity(ofStringAt: quote, site)
    )
  }

  private func isFilled(before index: Int, in body: Range<Int>, _ structure: Structure) -> Bool {
    (body.lowerBound..<max(body.lowerBound, index - 1)).contains {
      structure.kind($0) == .stringStart && structure.token($0 + 1, is: "0") && structure.isFilledUp(ofStringAt: $0)
    }
  }

  /// Whether the mark between the parts is told of.
  private func tellsOfMark(within body: Range<Int>, _ structure: Structure) -> Bool {
    body.contains { structure.kind($0) == .stringText && structure.isClockMark($0) }
  }

  static let filled: [Example] = [
    """
    func timeText(_ left: Int) -> String {
      let (m, s) = split(left)
      let rest = s < 10 ? ⟦"0\\(s)"⟧ : "\\(s)"
      return "\\(m):\\(rest)"
    }
    func show() { timeLabel.text = timeText(left) }
    """,
    """
    func tick(_ left: Int) {
      let m = left / 60
      let s = left % 60
      timeLabel.text = String(format: "%@:%@", m > 9 ? "\\(m)" : ⟦"0\\(m)"⟧, s > 9 ? "\\(s)" : "0\\(s)")
    }
    """,
  ]
  static let filledOthers: [Example] = [
    "func f(index: Int) { placeLabel.text = index < 10 ? \"0\\(index)\" : \"\\(index)\" }",
    "func f(s: Int) { let rest = s < 10 ? \"0\\(s)\" : \"\\(s)\"; print(\"\\(m):\\(rest)\") }",
  ]
}
