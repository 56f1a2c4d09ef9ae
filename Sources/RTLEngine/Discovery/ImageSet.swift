import RTLRuleKit

/// A folder `Name.imageset` of an asset catalog. Its `Contents.json` is searched for one key and not parsed: the key
/// has no other use, and thousands of these files are read before the first finding.
enum ImageSet {
  static let suffix: StaticString = ".imageset"
  private static let key: StaticString = "\"language-direction\""
  /// One of these files has an entry a variant; what is larger is something else.
  private static let sizeLimit = 1 << 20

  static func isName(_ name: [UInt8]) -> Bool {
    suffix.isEqual(to: Array(name.suffix(suffix.utf8CodeUnitCount)))
  }

  /// An image set without a readable description says nothing.
  static func read(_ folder: Path, named name: [UInt8], into images: inout ImageSets) {
    guard let bytes = try? FileSystem.read(folder.appending("Contents.json"), limit: sizeLimit) else { return }
    images.record(Array(name.dropLast(suffix.utf8CodeUnitCount)), hasDirection: holdsKey(bytes))
  }

  static func holdsKey(_ bytes: [UInt8]) -> Bool {
    let count = key.utf8CodeUnitCount
    guard bytes.count >= count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      (0...(bytes.count - count)).contains { start in
        // The dash stands in few words of such a file; the quote before it in all.
        bytes[start + 9] == UInt8(ascii: "-")
          && (0..<count).allSatisfy { bytes[start + $0] == key.utf8Start[$0] }
      }
    }
  }
}
