import Foundation
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// What the compiler's parser makes of files that somebody has changed: errors the old text did not have.
enum SyntaxErrors {
  /// Compares every source of one tree with that of the same name in another.
  ///
  /// - Returns: the exit status.
  static func compare(_ old: String, _ new: String) -> Int32 {
    var changed = 0
    var errors = 0
    for name in sources(in: new) {
      guard let after = FileManager.default.contents(atPath: new + "/" + name) else { continue }
      let before = FileManager.default.contents(atPath: old + "/" + name) ?? Data()
      if before == after { continue }
      changed += 1
      let fresh = added(from: messages(in: before), to: messages(in: after))
      errors += fresh.count
      for message in fresh { print("\(name): \(message)") }
    }
    print("oracle: \(changed) changed files: \(errors == 0 ? "no" : "\(errors)") new syntax errors")
    return errors == 0 ? 0 : 1
  }

  private static func sources(in tree: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: tree)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted()
  }

  private static func messages(in data: Data) -> [String] {
    let tree = Parser.parse(source: String(decoding: data, as: UTF8.self))
    return ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }.map(\.message)
  }

  /// What is said more often than before; where it stands may have moved.
  private static func added(from old: [String], to new: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for message in old { counts[message, default: 0] += 1 }
    return new.filter { message in
      counts[message, default: 0] -= 1
      return counts[message, default: 0] < 0
    }
  }
}
