import RTLSyntax

/// What a file's path and header tell of it. A path is asked about for every file there is: nothing here allocates.
enum FilePath {
  /// Test targets by their folders (`AppTests/`, `Tests/`, `UITests/`, `Specs/`) and files (`CartTests.swift`); what they
  /// read, and the steps of tutorials, which nobody compiles.
  static func isTest(_ path: String) -> Bool { anyPart(of: path, isOfTest) }

  private static func isOfTest(_ part: Part, _ isFile: Bool) -> Bool {
    if isFile { return ends(part, "Tests.swift") || ends(part, "TestCase.swift") || ends(part, "Spec.swift") }
    switch part.last {
    case UInt8(ascii: "s"):
      return ends(part, "Tests") || ends(part, "Specs") || equals(part, "tests") || equals(part, "Fixtures")
    case UInt8(ascii: "t"): return ends(part, "UITest") || equals(part, "Test") || equals(part, "test")
    default: return ends(part, ".docc")
    }
  }

  /// Applications that show what a library can do, how fast it is, or one screen after the other to those who test them:
  /// `Examples/`, `ChartsDemo-iOS/`, `Sample App/`, `Benchmarks/`, `Scenarios/`. Demos among the packages of an app,
  /// `Packages/Demos`, are a part of the product.
  static func isSample(_ path: String) -> Bool {
    var isInPackages = false
    return anyPart(of: path) { part, isFile in
      if isFile { return false }
      isInPackages = isInPackages || equals(part, "Packages") || equals(part, "LocalPackages")
      return holds(part, "Example") || !isInPackages && holds(part, "Demo") || holds(part, "Sample")
        || holds(part, "Mock")
        || begins(part, "examples") || equals(part, "demos") || equals(part, "samples") || equals(part, "TestApp")
        || equals(part, "TestProjects") || equals(part, "Test Runner") || equals(part, "TestRunner")
        || equals(part, "Scenarios") || equals(part, "Benchmarks")
        || equals(part, "Snapshots") || equals(part, "Playgrounds")
        || ends(part, ".playground")
    }
  }

  /// Screens for developers by their file's or folder's name: `DebugMenu.swift`, `Settings/Debug/Flags.swift`, those that
  /// show them what there is to build with, `Button.Storybook.swift`, and those of testers: `QA Features/`.
  static func isDebug(_ path: String) -> Bool {
    var path = path
    return path.withUTF8(namesDebugging)
  }

  static func isDebug(_ path: ArraySlice<UInt8>) -> Bool { path.withUnsafeBufferPointer(namesDebugging) }

  /// The whole path is looked through as one, and once for both: no word goes on behind a slash.
  private static func namesDebugging(_ path: Part) -> Bool {
    path.indices.contains { start in
      switch path[start] {
      case UInt8(ascii: "D"): stands("Debug", in: path, at: start) || stands("Debugger", in: path, at: start)
      case UInt8(ascii: "S"): stands("Storybook", in: path, at: start)
      case UInt8(ascii: "Q"): standsApart("QA", in: path, at: start)
      default: false
      }
    }
  }

  /// What turns Markdown or HTML into texts: `MarkdownParser.swift`, `AttributedStringBuilder.swift`.
  static func isOfMarkup(_ path: String) -> Bool {
    anyPart(of: path) { part, isFile in
      isFile && (holds(part, "Markdown") || holds(part, "HTML") || begins(part, "AttributedString"))
    }
  }

  static func isPreview(_ path: String) -> Bool { anyPart(of: path, isOfPreview) }

  private static func isOfPreview(_ part: Part, _ isFile: Bool) -> Bool {
    isFile ? ends(part, "_Previews.swift") || ends(part, "+Previews.swift") : equals(part, "Preview Content")
  }

  /// Both in one pass.
  static func isTestOrPreview(_ path: ArraySlice<UInt8>) -> Bool {
    path.withUnsafeBufferPointer { anyPart(of: $0) { isOfTest($0, $1) || isOfPreview($0, $1) } }
  }

  /// SwiftGen, R.swift, protoc and their kind.
  static func isGenerated(_ path: String) -> Bool {
    anyPart(of: path) { part, isFile in
      isFile
        && (equals(part, "L10n.swift") || ends(part, ".generated.swift") || ends(part, ".pb.swift")
          || ends(part, "+Generated.swift") || ends(part, ".gen.swift") || ends(part, ".graphql.swift"))
    }
  }

  /// A header that tells people to keep their hands off.
  static func saysGenerated(_ comment: ArraySlice<UInt8>) -> Bool {
    comment.withUnsafeBufferPointer { comment in
      // All of them are told by their first two letters from nearly everything else that headers say.
      comment.indices.dropLast().contains { start in
        switch (comment[start] | 0x20, comment[start + 1] | 0x20) {
        case (UInt8(ascii: "d"), UInt8(ascii: "o")), (UInt8(ascii: "g"), UInt8(ascii: "e")),
          (UInt8(ascii: "a"), UInt8(ascii: "u")), (UInt8(ascii: "@") | 0x20, UInt8(ascii: "g")):
          generatedPhrases.contains { says($0, Part(rebasing: comment[start...])) }
        default: false
        }
      }
    }
  }

  static func beginsGenerated(_ comment: ArraySlice<UInt8>) -> Bool {
    comment.withUnsafeBufferPointer { comment in
      guard let start = comment.firstIndex(where: { $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "*") })
      else { return false }
      return generatedPhrases.contains { says($0, Part(rebasing: comment[start...])) }
    }
  }

  private static let generatedPhrases: [StaticString] = [
    "do not edit", "don't edit", "do not modify", "do not touch", "generated using", "generated by", "@generated",
    "auto-generated", "autogenerated", "automatically generated", "generated code",
  ]

  /// Whether a text begins with a phrase, written large or small.
  private static func says(_ phrase: StaticString, _ text: Part) -> Bool {
    guard text.count >= phrase.utf8CodeUnitCount else { return false }
    for offset in 0..<phrase.utf8CodeUnitCount {
      let byte = text[offset]
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      if (isCapital ? byte | 0x20 : byte) != phrase.utf8Start[offset] { return false }
    }
    return true
  }

  // MARK: - Parts

  private typealias Part = UnsafeBufferPointer<UInt8>

  /// Whether any folder of a path, or the file at its end, is of some kind.
  private static func anyPart(of path: String, _ isOfKind: (_ part: Part, _ isFile: Bool) -> Bool) -> Bool {
    var path = path
    return path.withUTF8 { anyPart(of: $0, isOfKind) }
  }

  private static func anyPart(of path: Part, _ isOfKind: (_ part: Part, _ isFile: Bool) -> Bool) -> Bool {
    var start = 0
    for end in path.indices where path[end] == UInt8(ascii: "/") {
      if isOfKind(Part(rebasing: path[start..<end]), false) { return true }
      start = end + 1
    }
    return isOfKind(Part(rebasing: path[start...]), true)
  }

  private static func ends(_ part: Part, _ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    return part.count >= count && matches(part, at: part.count - count, word)
  }

  private static func begins(_ part: Part, _ word: StaticString) -> Bool {
    part.count >= word.utf8CodeUnitCount && matches(part, at: 0, word)
  }

  private static func equals(_ part: Part, _ word: StaticString) -> Bool {
    part.count == word.utf8CodeUnitCount && matches(part, at: 0, word)
  }

  /// Whether a capitalized word stands in a name and ends there: `Demo` in `ChartsDemo-iOS`, not in `Democracy`.
  private static func holds(_ part: Part, _ word: StaticString) -> Bool {
    part.indices.contains { part[$0] == word.utf8Start[0] && stands(word, in: part, at: $0) }
  }

  /// Whether it begins at this place and ends as a word, or as many of them.
  private static func stands(_ word: StaticString, in part: Part, at start: Int) -> Bool {
    var end = start + word.utf8CodeUnitCount
    guard end <= part.count, matches(part, at: start, word) else { return false }
    if end < part.count, part[end] == UInt8(ascii: "s") { end += 1 }
    return end == part.count || part[end] < UInt8(ascii: "a") || part[end] > UInt8(ascii: "z")
  }

  /// `QA Features/`, `QA/`: no letter beside it.
  private static func standsApart(_ word: StaticString, in part: Part, at start: Int) -> Bool {
    let end = start + word.utf8CodeUnitCount
    let isLetter = { (index: Int) in part.indices.contains(index) && 0x61...0x7A ~= part[index] | 0x20 }
    return end <= part.count && matches(part, at: start, word) && !isLetter(start - 1) && !isLetter(end)
  }

  /// Not copied into each of the hundred names a path is asked for.
  @inline(never)
  private static func matches(_ part: Part, at start: Int, _ word: StaticString) -> Bool {
    for offset in 0..<word.utf8CodeUnitCount where part[start + offset] != word.utf8Start[offset] { return false }
    return true
  }
}
