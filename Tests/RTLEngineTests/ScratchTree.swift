import Foundation
import RTLEngine

/// A folder for one test, removed when the test ends.
final class ScratchTree {
  let root: Path

  /// Takes files by their paths; a path that ends in a slash makes an empty folder.
  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("tree-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = Path(folder.path)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root.text)
  }

  func path(_ relative: String) -> Path { Path(relative).absolute(in: root) }

  func write(_ text: String, to relative: String) throws {
    let path = path(relative)
    let folder = relative.hasSuffix("/") ? path : path.parent ?? root
    try FileManager.default.createDirectory(atPath: folder.text, withIntermediateDirectories: true)
    if !relative.hasSuffix("/") { try Data(text.utf8).write(to: URL(fileURLWithPath: path.text)) }
  }

  func link(_ relative: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(relative).text, withDestinationPath: destination)
  }
}
