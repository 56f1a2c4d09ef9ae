import RTLRuleKit

extension Finding {
  /// What is said of two pins that are each other's mirror image but for a few points, in whatever way they are written.
  static func ofPinsNearlyAlike(_ twins: String) -> String {
    "pinned left and right nearly alike, which mirrors by luck; \(twins) say what is meant"
  }
}
