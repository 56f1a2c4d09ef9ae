import RTLRuleKit

/// The colors of terminal output; empty strings where color is off.
struct Palette {
  let isOn: Bool

  var plain: String { code("0") }
  var strong: String { code("1") }
  var faint: String { code("2") }
  var good: String { code("32") }

  func color(of severity: Severity) -> String {
    switch severity {
    case .error: code("1;31")
    case .warning: code("1;33")
    case .info: code("1;36")
    }
  }

  private func code(_ parameters: String) -> String { isOn ? "\u{1B}[" + parameters + "m" : "" }
}
