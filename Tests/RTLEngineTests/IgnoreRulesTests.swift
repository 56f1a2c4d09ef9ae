import RTLEngine
import Testing

@Suite struct IgnoreRulesTests {
  /// Patterns, path from their folder (a slash at the end for a folder), ignored or not; as `git check-ignore` answers.
  @Test(arguments: [
    ("a.swift", "a.swift", true),
    ("a.swift", "b/c/a.swift", true),
    ("a.swift", "aa.swift", false),
    ("/a.swift", "a.swift", true),
    ("/a.swift", "b/a.swift", false),
    ("b/a.swift", "b/a.swift", true),
    ("b/a.swift", "c/b/a.swift", false),
    ("build/", "build/", true),
    ("build/", "x/build/", true),
    ("build.swift/", "build.swift", false),
    ("/build/", "x/build/", false),
    ("*.swift", "x/a.swift", true),
    ("a*c.swift", "abbbc.swift", true),
    ("a*c.swift", "abbb.swift", false),
    ("x/*.swift", "x/a.swift", true),
    ("x/*.swift", "x/y/a.swift", false),
    ("x/**/a.swift", "x/a.swift", true),
    ("x/**/a.swift", "x/y/z/a.swift", true),
    ("x/**/a.swift", "y/x/a.swift", false),
    ("x/**", "x/a.swift", true),
    ("x/**", "x/", false),
    ("**/a.swift", "a.swift", true),
    ("**/y/a.swift", "x/y/a.swift", true),
    ("**/y/**/a.swift", "y/y/x/a.swift", true),
    ("**/x/y/*.swift", "x/x/y/a.swift", true),
    ("a?.swift", "ab.swift", true),
    ("a?.swift", "a.swift", false),
    ("x?y.swift", "x/y.swift", false),
    ("[ab].swift", "b.swift", true),
    ("[a-c]x.swift", "bx.swift", true),
    ("[!a-c]x.swift", "bx.swift", false),
    ("[^a-c]x.swift", "dx.swift", true),
    ("[]-].swift", "].swift", true),
    ("[]-].swift", "-.swift", true),
    ("[[:digit:]]x.swift", "7x.swift", true),
    ("[[:digit:]]x.swift", "ax.swift", false),
    ("[a.swift", "[a.swift", false),
    ("\\*.swift", "*.swift", true),
    ("\\*.swift", "a.swift", false),
    ("\\!a.swift", "!a.swift", true),
    ("\\#a.swift", "#a.swift", true),
    ("# a.swift", "a.swift", false),
    ("a.swift   ", "a.swift", true),
    ("a.swift\r", "a.swift", true),
    ("*.swift\n!keep.swift", "keep.swift", false),
    ("*.swift\n!keep.swift", "other.swift", true),
    ("!keep.swift\n*.swift", "keep.swift", true),
    ("*.[sm]wift", "a.swift", true),
    ("*.log", "a.swift", false),
    ("*", "a.swift", true),
    ("*", "x/", true),
    ("é*.swift", "éa.swift", true),
    ("/", "a.swift", false),
    ("", "a.swift", false),
  ])
  func decides(_ patterns: String, _ path: String, _ isIgnored: Bool) {
    let rules = IgnoreRules(text: patterns.utf8, in: "/top", outer: nil)
    let isFolder = path.hasSuffix("/")
    let name = isFolder ? String(path.dropLast()) : path
    #expect(rules.ignores(Path("/top/" + name), isFolder: isFolder) == isIgnored)
  }

  @Test func theNearestRulesWin() {
    let outer = IgnoreRules(text: "*.swift".utf8, in: "/top", outer: nil)
    let inner = IgnoreRules(text: "!a.swift\n/x/b.swift".utf8, in: "/top/in", outer: outer)
    #expect(!inner.ignores("/top/in/a.swift", isFolder: false))
    #expect(inner.ignores("/top/in/other.swift", isFolder: false))
    #expect(inner.ignores("/top/in/x/b.swift", isFolder: false))
    let atRoot = IgnoreRules(text: "/a.swift".utf8, in: "/", outer: nil)
    #expect(atRoot.ignores("/a.swift", isFolder: false) && !atRoot.ignores("/b/a.swift", isFolder: false))
  }

  /// Each further star would multiply the work of a matcher that tries every way: it would never be done.
  @Test(.within(.seconds(60))) func manyStarsAreMatched() {
    let stars = String(repeating: "a*", count: 100) + "b.swift"
    let folders = String(repeating: "**/a/", count: 100) + "b.swift"
    let rules = IgnoreRules(text: (stars + "\n" + folders).utf8, in: "/top", outer: nil)
    #expect(!rules.ignores(Path("/top/" + String(repeating: "a", count: 250) + ".swift"), isFolder: false))
    #expect(!rules.ignores(Path("/top" + String(repeating: "/a", count: 1_000) + "/c.swift"), isFolder: false))
  }
}
