import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

/// A hint that says the same of every place in a file is told once, and mends them all.
@Suite struct OncePerFileTests {
  private let pairs = """
    func f() {
      a.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 8).isActive = true
      a.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -8).isActive = true
      b.leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true
      b.rightAnchor.constraint(equalTo: box.rightAnchor).isActive = true
    }
    """

  @Test func `pairs that mirror by luck are one hint with every place`() throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_anchor" })
    let found = lint(Source(pairs), with: rule)
    #expect(found.count == 1)
    let hint = try #require(found.first)
    #expect(hint.severity == .info && hint.related.count == 3)
    let mended = applying([try #require(hint.fix)], to: pairs)
    #expect(mended == pairs.replacing("left", with: "leading").replacing("right", with: "trailing"))
  }

  @Test func `key paths of both edges are one hint`() throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_anchor" })
    let edges = #"[equal(\.margins.leftAnchor), equal(\.margins.rightAnchor)]"#
    let found = lint(Source("addSubview(box, constraints: \(edges))"), with: rule)
    #expect(found.map(\.severity) == [.info])
    let apart = lint(Source(#"pin([equal(\.margins.leftAnchor)]); pin([equal(\.margins.rightAnchor)])"#), with: rule)
    #expect(apart.map(\.severity) == [nil, nil])
  }

  @Test func `what is pinned to one side is told at each place`() throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_anchor" })
    let lone = pairs.split(separator: "\n").filter { !$0.contains("rightAnchor") }.joined(separator: "\n")
    #expect(lint(Source(lone), with: rule).count == 2)
  }
}
