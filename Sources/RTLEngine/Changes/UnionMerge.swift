/// Whether git keeps the lines of both branches where they add neighbours to a file.
package enum UnionMerge {
  /// The line of `.gitattributes`, at the top of the work tree, that would make it do so; nil where something is said
  /// already, and where there is no git to ask.
  package static func missingAttribute(of file: Path) -> String? {
    guard let folder = file.parent, Project.repository(around: folder) != nil, let git = try? Git(around: folder),
      let path = file.rest(behind: git.top),
      let answer = try? git.run(["check-attr", "-z", "--stdin", "merge"], input: path + [0])
    else { return nil }
    // The path, the attribute, its value: who has set another way to merge means it.
    guard answer.split(separator: 0).last?.elementsEqual("unspecified".utf8) == true else { return nil }
    // Nothing else need be quoted in there, and `?` is any one byte.
    let pattern = path.map { byte in
      let isPlain = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      return isPlain || "0123456789/._-+@".utf8.contains(byte) ? byte : UInt8(ascii: "?")
    }
    return String(decoding: pattern, as: UTF8.self) + " merge=union"
  }
}
