import RTLSyntax

/// What a project says of itself that rules need to know.
package struct ProjectSettings: Sendable {
  /// The oldest system the app runs on, where known.
  package var iOS: Version?
  package var macOS: Version?

  package struct Version: Comparable, Hashable, Sendable {
    package var major: Int
    package var minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    package static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }

  package init(iOS: Version? = nil, macOS: Version? = nil) {
    self.iOS = iOS
    self.macOS = macOS
  }
}

/// One file under check, with all that is known around it.
package final class LintedFile: Sendable {
  package let path: String
  package let structure: Structure
  package let project: ProjectIndex
  package let settings: ProjectSettings

  package init(
    path: String,
    structure: Structure,
    project: ProjectIndex = ProjectIndex(),
    settings: ProjectSettings = ProjectSettings()
  ) {
    self.path = path
    self.structure = structure
    self.project = project
    self.settings = settings
  }
}

/// A token that woke a rule, and the questions a rule may ask about it.
package struct Site {
  package let file: LintedFile
  package let index: Int

  package init(file: LintedFile, index: Int) {
    self.file = file
    self.index = index
  }
}
