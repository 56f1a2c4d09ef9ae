import RTLSyntax

/// Where nothing is said, whatever the rule: in code that never reaches the people an app is for.
///
/// Rules that are about the source itself and not about what people see (`speaksEverywhere`) are only silent in code
/// no compiler reads.
struct Silence {
  /// Whether the whole file is a test, a preview, a script or written by a tool.
  let coversFile: Bool

  init(_ file: LintedFile) {
    coversFile = file.isTest || file.isPreview || file.isScript || file.isGenerated
  }

  /// Whether what a rule found at a token is worth saying.
  func allows(_ rule: any Rule, at index: Int, in file: LintedFile) -> Bool {
    let site = Site(file: file, index: index)
    if site.isInDeadCode { return false }
    if rule.speaksEverywhere { return true }
    return !coversFile && !site.isInDebugCode && !site.isInPreview
  }

  /// What a rule found, as loud as it deserves: what no code leads to is a hint. A screen for developers is hardly ever
  /// translated, nor is an app that only shows what a library can do, nor a command for the terminal, and nobody wants
  /// hints for any of them. What the texts of such an app say is made up.
  func weighed(
    _ finding: Finding,
    of rule: any Rule,
    isAboutTexts: Bool,
    at index: Int,
    in file: LintedFile
  ) -> Finding? {
    guard !rule.speaksEverywhere else { return finding }
    let site = Site(file: file, index: index)
    if isAboutTexts, site.isSaidToBeUntranslated { return nil }
    let isForFew = file.isForShow || site.isNamedForDebugging
    switch finding.severity ?? rule.severity {
    case .error: return finding
    case .warning:
      guard isForFew || site.isInUnusedMember else { return finding }
      if isAboutTexts, file.isSample { return nil }
      var finding = finding
      finding.severity = .info
      return finding
    case .info: return isForFew ? nil : finding
    }
  }
}
