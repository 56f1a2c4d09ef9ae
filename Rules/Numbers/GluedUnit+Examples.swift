import RTLRuleKit

/// Numbers shortened by hand, and what only looks like that.
extension GluedUnit {
  static let shortNumbers: [Example] = [
    "func f() { label.text = \"⟦\\(views / 1_000)K⟧ views\" }",
    "func f() { label.text = String(format: \"⟦%.1fM⟧\", locale: .current, Double(views) / 1_000_000) }",
    "func shortText(_ n: Int) -> String { String.localizedStringWithFormat(\"⟦%.1fk⟧\", Double(n) / 1000) }",
    """
    func short(_ n: Double) -> String {
      let text = formatter.string(from: n / 1e3)
      return (text ?? "–") + ⟦"k"⟧
    }
    """,
    """
    func short(_ n: Double) -> String {
      var (rest, index) = (n, 0)
      let letters = ["", ⟦"K"⟧, "M", "B"]
      while rest >= 1000 { rest /= 1000; index += 1 }
      return "\\(rest.formatted())\\(letters[index])"
    }
    """,
    """
    func size(_ n: Int) -> String {
      let sizes = ["bytes", ⟦"KB"⟧, "MB"]
      let power = Int(log(Double(n)) / log(1024))
      return "\\(formatter.string(from: n)!) \\(sizes[power])"
    }
    """,
    """
    func short(_ n: Double) -> String {
      let part: (Double, String)
      switch n {
      case 1_000_000...: part = (n / 1_000_000, ⟦"M"⟧)
      default: part = (n, "")
      }
      return String(format: "%.0f%@", part.0, part.1)
    }
    """,
    """
    extension Double {
      static let steps = [(999.0, 1_000.0, ⟦"k"⟧), (999_999.0, 1_000_000.0, "m")]
      var short: String { let step = Self.steps[0]; return (self / step.1).formatted() + step.2 }
    }
    """,
    "func size(_ n: Int) -> String { if n > 1024 { return number(n / 1024).appending(⟦\"KB\"⟧) }; return \"\" }",
    "func size(_ n: Double) -> String { return number(n / Sizes.megabyte) + ⟦\"MB\"⟧ }",
    "formatter.positiveSuffix = ⟦\" km\"⟧", "formatter.positiveSuffix = ⟦\"K\"⟧",
  ]

  static let noShortNumbers: [Example] = [
    "func f() { label.text = \"\\(frequency / 1_000)K\" }", "func f() { label.text = \"\\(rank)K\" }",
    "func f() { label.text = \"\\(views / 1_000)Kings\" }",
    "func f() { label.text = \"\\(seconds / 60)m\" }", "func f() { print(\"\\(views / 1_000)K\") }",
    "func parse(_ t: String) -> Double { t.hasSuffix(\"K\") ? read(t) * 1_000 / 1 : 0 }",
    "func parse(_ t: String) -> Double { t.suffix(1) == \"K\" ? read(t) / 1_000 : 0 }",
    "func f() { note.text = \"<style>p { font-size: \\(size)px; }</style>\" + text }",
    "let letters = [\"J\", \"K\", \"L\", \"M\"]", "enum Size: String { case medium = \"M\" }",
    "func item() { add(NSMenuItem(title: t, action: nil, keyEquivalent: \"k\")); width = n / 1_000 }",
    "func cacheKey(_ n: Int) -> String { \"\\(n / 1_000)K\" }",
    """
    struct SupportInfo {
      func size(_ n: Int) -> String { let sizes = ["KB", "MB"]; return sizes[n / 1024] }
    }
    """,
    "formatter.positiveSuffix = \"\"", "formatter.positiveSuffix = \" left\"",
  ]

  static let writtenTimes: [Example] = [
    """
    func spanText(_ seconds: Int) -> String {
      let (h, m) = split(seconds)
      let minutes = m > 9 ? "\\(m)" : "0\\(m)"
      return "⟦\\(h)h⟧ \\(minutes)min"
    }
    func show() { spanLabel.text = spanText(span) }
    """,
    """
    extension Int {
      var timeFromSeconds: String {
        let minutes = Int(self / 60)
        var text = ""
        switch minutes {
        case 1: text = "⟦\\(minutes) min⟧"
        default: text = "⟦\\(minutes) mins⟧"
        }
        return text
      }
    }
    """,
    """
    func expiry(duration: Int64) -> String {
      duration == 0 ? NSLocalizedString("never", comment: "") : "⟦\\(duration) s⟧"
    }
    """,
    "func shortText(_ total: Int) -> String { total < 3600 ? \"⟦\\(total / 60)m⟧\" : \"⟦\\(total / 3_600)h⟧\" }",
  ]

  static let noTimes: [Example] = [
    "func words(_ s: String) -> String { return \"\\(s)s\" }",
    "func plural(_ duration: String) -> String { \"\\(duration)s\" }",
    "func shares(_ total: Int) -> String { \"\\(total / 12)m\" }",
    "func played(seconds: Int) -> LocalizedStringKey { let hours = seconds / 3600; return \"\\(hours)h\" }",
    "func f(timeout: Int) { let options = \"\\(timeout)s\"; run(tool, options) }",
    "var description: String { \"\\(seconds / 60)m\" }",
  ]
}
