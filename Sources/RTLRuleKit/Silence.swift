import RTLSyntax

/// Where nothing is said, whatever the rule: in code that never reaches the people an app is for.
///
/// Rules that are about the source itself and not about what people see (`speaksEverywhere`) are only silent in code
/// no compiler reads.
package struct Silence: Sendable {
  /// Whether the whole file is a test, a preview or written by a tool.
  let coversFile: Bool
  private let file: LintedFile

  package init(_ file: LintedFile) {
    self.file = file
    coversFile = file.isTest || file.isPreview || file.isGenerated
  }

  /// Whether no rule is even woken by a token: it stands in `#if false`.
  func isDead(_ index: Int) -> Bool {
    !file.landmarks.dead.isEmpty && Landmarks.contains(index, in: file.landmarks.dead)
  }

  /// Whether what a rule found at a token is kept to itself.
  func covers(_ index: Int) -> Bool {
    let site = Site(file: file, index: index)
    return site.isInDebugCode || site.isInPreview
  }
}
