/// The rules whose subject has a side of its own, so that left and right are not alike.
enum MirrorLaw {
  static let exceptions = [
    "absolute_symbol": "symbols of media point to the right by convention, and not each has a twin on the left",
    "ambiguous_symbol": "waves leave to the right only, and rising values to the right by convention",
    "asymmetric_edge_insets": "left stands before right in every initializer",
  ]

  static func holds(for id: String) -> Bool { exceptions[id] == nil }
}
