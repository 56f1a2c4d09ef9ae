import Foundation
import RTLRuleKit
import RTLRules
import RTLSyntax

@testable import RTLEngine

/// Lints real trees as they are and written otherwise, and tells where that makes a difference.
@main
enum Metamorphic {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let limit = arguments.first { $0.hasPrefix("--show=") }.flatMap { Int($0.dropFirst(7)) } ?? 5
    let trees = arguments.filter { !$0.hasPrefix("--") }
    if trees.isEmpty {
      print("usage: Development/Metamorphic/run [--show=COUNT] TREE…")
      exit(2)
    }
    var differences = 0
    for tree in trees {
      guard let tree = Tree(Path(tree)) else {
        print("\(tree): no sources")
        differences += 1
        continue
      }
      differences += compare(tree, showing: limit)
    }
    print(differences == 0 ? "no differences" : "\(differences) differences")
    exit(differences == 0 ? 0 : 1)
  }

  private static func compare(_ tree: Tree, showing limit: Int) -> Int {
    let found = tree.lint(tree.files)
    print("\(tree.folder.text): \(tree.files.count) files, \(found.reduce(0) { $0 + $1.count }) findings")
    var count = 0
    for way in Way.all {
      let written = tree.rewritten(by: way)
      let differences = tree.differences(between: found, and: tree.lint(written), in: written, way)
      count += differences.count
      // A file that cannot be written so is left out, and one in which there is nothing to write otherwise says nothing.
      let changed = zip(written, tree.files).count {
        $0 != nil && $0?.structure.source.bytes != $1?.structure.source.bytes
      }
      print("  \(way.name): \(changed) files written otherwise, \(differences.count) differences")
      for difference in differences.prefix(limit) { print("    \(difference)") }
      // A long run is followed as it goes.
      fflush(nil)
    }
    return count
  }
}

/// A way to write a file otherwise.
struct Way: Sendable {
  var name: String
  /// Nil where the file cannot be written so.
  var rewrite: @Sendable (_ code: String, _ tree: Tree) -> String?
  /// Whether what a rule finds must stay what it is.
  var concerns: @Sendable (_ rule: String) -> Bool = { _ in true }

  static let all = [
    Way(name: "comments between tokens") { code, _ in Rewriting.commented(code) },
    Way(name: "line breaks between tokens") { code, _ in Rewriting.broken(code) },
    Way(name: "lines that end in CR LF") { code, _ in
      code.utf8.contains(0x0D) ? nil : String(decoding: Rewriting.carriageReturned(Array(code.utf8)), as: UTF8.self)
    },
    Way(name: "a byte order mark") { code, _ in code.hasPrefix("\u{FEFF}") ? nil : "\u{FEFF}" + code },
    Way(name: "an Arabic comment at the top") { code, _ in isTied(code) ? nil : "// مرحبا بكم في هذا الملف\n" + code },
    Way(name: "other indentation") { code, _ in Rewriting.indented(code) },
    Way(name: "other names of locals") { code, tree in Renaming.renamed(code, besides: tree.names) },
    Way(
      name: "the mirror image",
      rewrite: { code, _ in Rewriting.mirrored(code) },
      concerns: { MirrorLaw.holds(for: $0) }
    ),
  ]

  private static func isTied(_ code: String) -> Bool { code.utf8.starts(with: "#!".utf8) || code.hasPrefix("\u{FEFF}") }
}
