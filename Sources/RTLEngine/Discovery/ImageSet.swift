import RTLRuleKit

/// A folder `Name.imageset` of an asset catalog. Its `Contents.json` is searched for one key and not parsed: the key
/// has no other use, and thousands of these files are read before the first finding.
enum ImageSet {
  static let suffix: StaticString = ".imageset"
  private static let key: StaticString = "\"language-direction\""
  /// One of these files has an entry a variant; what is larger is something else.
  private static let sizeLimit = 1 << 20

  /// Whether a folder is called so; a bare ending is no name.
  static func isName(_ name: ArraySlice<UInt8>) -> Bool {
    name.count > suffix.utf8CodeUnitCount && suffix.isEqual(to: name.suffix(suffix.utf8CodeUnitCount))
  }

  /// An image set without a readable description says nothing.
  static func read(_ name: ArraySlice<UInt8>, in folder: borrowing OpenFolder, into images: inout ImageSets) {
    guard let bytes = try? folder.read(Array(name) + "/Contents.json".utf8, limit: sizeLimit) else { return }
    images.record(Array(name.dropLast(suffix.utf8CodeUnitCount)), hasDirection: holdsKey(bytes))
  }

  /// The dash stands in few words of such a file; the quote in all.
  static func holdsKey(_ bytes: [UInt8]) -> Bool { FileSystem.end(of: key, in: bytes, from: 0, knownBy: "-") != nil }
}
