import RTLSyntax

/// Types whose members are translations: `L10n`, `CourseLocalization`, `Strings`.
package enum Localizers {
  package static let usualNames = [
    "L10n", "Loc", "Localized", "Localization", "Localizable", "Strings", "Tr", "UserText", "Str",
  ]
  package static let usual = WordSet(usualNames)

  static func contains(_ type: Int, in structure: Structure) -> Bool {
    guard structure.tokens[type].kind == .identifier, structure.startsUppercase(type) else { return false }
    return usual.contains(type, in: structure) || structure.name(type, endsWithAnyOf: endings)
  }

  private static let endings: NameWords = [
    "localization", "localizations", "localizable", "l10n", "strings", "localstring", "localizedstring",
  ]
}
