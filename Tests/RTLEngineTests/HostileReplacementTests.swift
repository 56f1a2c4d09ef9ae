import Foundation
import RTLEngine
import RTLSyntax
import Testing

/// A file that is not what was read any more is not replaced.
@Suite struct HostileReplacementTests {
  @Test(arguments: [nil, "", "a", "old and more", "OLD"] as [String?])
  func whatHasChangedMeanwhileStaysAsItIs(_ now: String?) throws {
    let tree = try ScratchTree(["A.swift": "old"])
    let path = tree.path("A.swift")
    if let now {
      try tree.write(now, to: "A.swift")
    } else {
      try FileManager.default.removeItem(atPath: path.text)
    }
    let reason = FileReplacement(path, original: Source("old"), new: Source("new")).write(within: tree.root)
    #expect(reason == (now == nil ? "no such file or directory" : "it has been changed meanwhile"))
    #expect(FileManager.default.contents(atPath: path.text) == now.map { Data($0.utf8) })
    #expect(try FileManager.default.contentsOfDirectory(atPath: tree.root.text) == (now == nil ? [] : ["A.swift"]))
  }

  @Test func whatHasNotChangedIsReplaced() throws {
    let tree = try ScratchTree(["A.swift": "old"])
    let path = tree.path("A.swift")
    #expect(FileReplacement(path, original: Source("old"), new: Source("new")).write(within: tree.root) == nil)
    #expect(FileManager.default.contents(atPath: path.text) == Data("new".utf8))
  }
}
