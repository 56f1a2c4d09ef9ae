import RTLRuleKit

/// Turns a report into text: a pure function with a name.
package protocol Reporter: Sendable {
  var name: String { get }
  /// UTF-8.
  func bytes(of report: Report) -> [UInt8]
}

extension Reporter {
  package func report(_ report: Report) -> String { String(decoding: bytes(of: report), as: UTF8.self) }
}
