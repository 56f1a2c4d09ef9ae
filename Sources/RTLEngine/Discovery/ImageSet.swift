import RTLRuleKit

/// A folder `Name.imageset` of an asset catalog. Its `Contents.json` is searched for one key and not parsed: the key
/// has no other use.
package enum ImageSet {
  static let suffix: StaticString = ".imageset"
  private static let key: StaticString = "\"language-direction\""
  /// One of these files has an entry a variant; what is larger is something else.
  private static let sizeLimit = 1 << 20

  /// Whether a folder is called so; a bare ending is no name.
  static func isName(_ name: ArraySlice<UInt8>) -> Bool {
    name.count > suffix.utf8CodeUnitCount && suffix.isEqual(to: name.suffix(suffix.utf8CodeUnitCount))
  }

  /// What the sets of images with these keys say, of all that a project has. One without a readable description says
  /// nothing.
  package static func directions(of keys: Set<UInt64>, in sets: [Path]) -> ImageSets {
    var images = ImageSets()
    if keys.isEmpty { return images }
    for set in sets {
      let name = Array(set.name.dropLast(suffix.utf8CodeUnitCount))
      guard keys.contains(ImageSets.key(name)),
        let bytes = try? FileSystem.read(set.appending("Contents.json".utf8), limit: sizeLimit)
      else { continue }
      images.record(name, hasDirection: holdsKey(bytes))
    }
    return images
  }

  /// The dash stands in few words of such a file; the quote in all.
  static func holdsKey(_ bytes: [UInt8]) -> Bool { FileSystem.end(of: key, in: bytes, from: 0, knownBy: "-") != nil }
}
