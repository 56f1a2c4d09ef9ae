import RTLSyntax

/// What other files must know of a project's declarations.
package struct ProjectIndex: Sendable {
  package init() {}

  /// Adds what one file declares.
  package mutating func survey(_ structure: Structure) {}

  /// Adds what another part of the project declares; the order of merging does not matter.
  package mutating func merge(_ other: ProjectIndex) {}
}
