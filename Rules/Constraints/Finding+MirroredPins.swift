import RTLRuleKit

extension Finding {
  /// What is said of two pins that are each other's mirror image, or nearly so, in whatever way they are written.
  static func ofMirroredPins(nearly: Bool = false, _ twins: String) -> String {
    "pinned left and right \(nearly ? "nearly " : "")alike, which mirrors by luck; \(twins) say what is meant"
  }
}
