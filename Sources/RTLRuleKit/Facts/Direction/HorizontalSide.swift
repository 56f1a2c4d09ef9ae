import RTLSyntax

/// A horizontal edge, absolute or relative to the reading direction.
package enum HorizontalSide: Sendable {
  case left, right, leading, trailing

  package var isAbsolute: Bool { self == .left || self == .right }

  /// The edge that is the same one from left to right, and mirrors from right to left.
  package var directional: HorizontalSide {
    switch self {
    case .left, .leading: .leading
    case .right, .trailing: .trailing
    }
  }

  package var mirrored: HorizontalSide {
    switch self {
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// The side people see.
  package func physical(isRightToLeft: Bool) -> HorizontalSide {
    switch self {
    case .left, .right: self
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  package var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }

  /// The side an anchor of this name is on.
  package static func ofAnchor(_ name: UInt32) -> HorizontalSide? {
    anchorNames.firstIndex(of: name).map { [.left, .right, .leading, .trailing][$0] }
  }

  /// The names of the anchors, in the order left, right, leading, trailing.
  static let anchorNames = ["leftAnchor", "rightAnchor", "leadingAnchor", "trailingAnchor"].map { NameHash.hash($0) }
}
