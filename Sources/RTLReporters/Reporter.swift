import RTLRuleKit

/// Turns a report into text: a pure function with a name.
package protocol Reporter: Sendable {
  var name: String { get }
  func report(_ report: Report) -> String
}
