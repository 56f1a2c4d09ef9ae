import RTLSyntax

/// The image sets of a project's asset catalogs, and whether they say which direction they are drawn for.
///
/// A name is known by its letters and digits alone: `chevron-right` in a catalog is `chevronRight` in generated code.
package struct ImageSets: Sendable {
  private var directed: Set<UInt64> = []
  private var plain: Set<UInt64> = []

  package init() {}

  package mutating func record(_ name: [UInt8], hasDirection: Bool) {
    let key = Self.key(name)
    if hasDirection { directed.insert(key) } else { plain.insert(key) }
  }

  /// Whether an image declares a direction; unknown for one that no catalog holds. Of several with one name, one that
  /// does is enough.
  package func hasDirection(named name: some Sequence<UInt8>) -> Answer { hasDirection(key: Self.key(Array(name))) }

  func hasDirection(key: UInt64) -> Answer {
    if directed.contains(key) { return .yes }
    return plain.contains(key) ? .no : .unknown
  }

  package mutating func merge(_ other: ImageSets) {
    directed.formUnion(other.directed)
    plain.formUnion(other.plain)
  }

  /// FNV over letters and digits in lower case. Catalogs that make folders part of names put them before a slash.
  ///
  /// Of bytes in an array, not of any sequence: asked for thousands of images by another module, which cannot see what is
  /// generic here, that took nine thousand instructions a name while all threads but one waited.
  package static func key(_ name: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name {
      switch byte {
      case UInt8(ascii: "/"): hash = 0xCBF2_9CE4_8422_2325
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): hash = (hash ^ UInt64(byte | 0x20)) &* 0x100_0000_01B3
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      default: continue
      }
    }
    return hash
  }
}
