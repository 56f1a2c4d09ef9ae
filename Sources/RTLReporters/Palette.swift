import RTLRuleKit

/// The colors of terminal output; empty words where color is off.
struct Palette {
  let isOn: Bool

  var plain: StaticString { isOn ? "\u{1B}[0m" : "" }
  var strong: StaticString { isOn ? "\u{1B}[1m" : "" }
  var faint: StaticString { isOn ? "\u{1B}[2m" : "" }
  var good: StaticString { isOn ? "\u{1B}[32m" : "" }

  func color(of severity: Severity) -> StaticString {
    guard isOn else { return "" }
    return switch severity {
    case .error: "\u{1B}[1;31m"
    case .warning: "\u{1B}[1;33m"
    case .info: "\u{1B}[1;36m"
    }
  }
}
