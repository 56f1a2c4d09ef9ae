import RTLRuleKit
import Testing

@testable import RTLEngine

@Suite struct PatchReaderTests {
  private func read(_ text: String) throws -> [FileChange] { try PatchReader.read(Array(text.utf8)[...]) }

  @Test(arguments: [
    "", "\n \n", "commit 0123\n\n    Only words\n", "From 0123 Mon Sep 17\nSubject: a\n", "Only in b: X.swift\n",
  ])
  func whatChangesNothing(text: String) throws { #expect(try read(text).isEmpty) }

  @Test func coloursAreNoPartOfAPatch() throws {
    let plain = "diff --git a/A.swift b/A.swift\n--- a/A.swift\n+++ b/A.swift\n@@ -1 +1,2 @@\n a\n+b\n"
    let coloured = plain.split(separator: "\n").map { "\u{1B}[1;32m\($0)\u{1B}[m\u{1B}[K\n" }.joined()
    #expect(try read(coloured) == read(plain) && read(plain).first?.lines == [2...2])
    let printed = "--- a/A.swift\n+++ b/A.swift\n@@ -0,0 +1,2 @@\n+print(\"\u{1B}[2J\")\n+import UIKit\n"
    #expect(try read(printed).first?.lines == [1...2])
  }

  @Test func linesThatAreAdded() throws {
    let changes = try read(
      """
      diff --git a/A.swift b/A.swift
      index 0123456..789abcd 100644
      --- a/A.swift
      +++ b/A.swift
      @@ -3,0 +4,2 @@ func a()
      +one
      +two
      @@ -9 +11 @@
      -old
      +new
      @@ -20,2 +22,0 @@
      -gone
      -gone

      """
    )
    let change = try #require(changes.first)
    #expect(changes.count == 1)
    #expect(change.path == "A.swift" && change.lines == [4...5, 11...11])
    #expect(change.blob.map { String(decoding: $0, as: UTF8.self) } == "789abcd")
  }

  @Test func contextIsNotChanged() throws {
    let changes = try read("--- a/A.swift\n+++ b/A.swift\n@@ -1,4 +1,5 @@\n a\n+b\n c\n\n+++ d\n-e\n f\n")
    // `++ d` is a line of the file that looks like a header.
    #expect(changes.map(\.lines) == [[2...2, 5...5]])
  }

  @Test(arguments: [
    ("--- a/x.swift\n+++ b/x.swift\n", "x.swift"),
    ("--- /dev/null\n+++ b/x.swift\n", "x.swift"),
    ("--- i/x.swift\n+++ w/x.swift\n", "x.swift"),
    ("--- x.swift\n+++ x.swift\n", "x.swift"),
    ("--- b/x.swift\n+++ b/x.swift\n", "b/x.swift"),
    ("--- old/x.swift\t2026-01-01\n+++ new/x.swift\t2026-01-02\n", "new/x.swift"),
    ("--- \"a/\\303\\272 \\\"x\\\".swift\"\n+++ \"b/\\303\\272 \\\"x\\\".swift\"\n", "ú \"x\".swift"),
    ("--- a/my x.swift\t\n+++ b/my x.swift\t\n", "my x.swift"),
  ])
  func paths(header: String, path: String) throws {
    #expect(try read(header + "@@ -1 +1 @@\n-a\n+b\n").map(\.path) == [Path(path)])
  }

  @Test func filesThatAreGoneOrNoSources() throws {
    #expect(try read("diff --git a/x b/x\n--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n").isEmpty)
    let link = try read("diff --git a/x b/x\nnew file mode 120000\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a\n")
    #expect(link.map(\.isRegularFile) == [false])
    #expect(try read("diff --git a/x b/y\nsimilarity index 100%\nrename from x\nrename to y\n").isEmpty)
    #expect(try read("").isEmpty)
  }

  @Test func severalFiles() throws {
    let plain = "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n\\ No newline at end of file\n"
    #expect(try read(plain + plain.replacing("/x", with: "/y") + "junk\n").map(\.path) == ["x", "y"])
  }

  @Test(arguments: [
    ("--- a/x\n+++ b/x\n@@ -1 +1,2 @@\n-a\n+b\n", "the patch breaks off"),
    ("--- a/x\n+++ b/x\n@@ what @@\n", "this is no hunk of a unified diff"),
    ("@@ -1 +1 @@\n-a\n+b\n", "this is no hunk of a unified diff"),
    ("--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n*a\n", "this is no line of a unified diff"),
    ("\nhello\n", "this is no unified diff"), ("\u{0}\u{7F}x", "this is no unified diff"),
    ("diff --cc x\n", "this is the diff of a merge; give one with a single parent"),
    ("--- a/x\n+++ b/x\n@@ -1 +99999999999999999999 @@\n", "this is no hunk of a unified diff"),
  ])
  func whatIsBrokenIsTold(text: String, message: String) {
    let problem = #expect(throws: Problem.self) { try read(text) }
    #expect(problem?.message == message)
    #expect(problem?.line != nil)
  }

  @Test func everyBeginningOfAPatchEnds() {
    let text = "diff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ \"b/\\30\"\n@@ -1,2 +1,2 @@\n-a\n+b\n c\n"
    for length in 0...text.utf8.count { _ = try? PatchReader.read(Array(text.utf8.prefix(length))[...]) }
  }
}
