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

  package var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }

  /// The side an anchor of this name is on.
  @inline(__always)
  package static func ofAnchor(_ name: UInt32) -> HorizontalSide? {
    let names = anchorNames
    if name == names.left { return .left }
    if name == names.right { return .right }
    if name == names.leading { return .leading }
    if name == names.trailing { return .trailing }
    return nil
  }

  private static let anchorNames = (
    left: NameHash.hash("leftAnchor"), right: NameHash.hash("rightAnchor"),
    leading: NameHash.hash("leadingAnchor"), trailing: NameHash.hash("trailingAnchor")
  )
}
