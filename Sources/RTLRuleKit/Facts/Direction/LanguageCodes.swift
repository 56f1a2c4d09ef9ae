/// What the code of a language tells: `ar`, `fa_IR`, `ku-Arab`.
package enum LanguageCodes {
  /// Whether it is written from right to left, in the script that the code names or else in its own.
  package static func isRightToLeft(_ code: String) -> Bool {
    let parts = code.split { $0 == "-" || $0 == "_" }
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) { return scripts.contains(String(script)) }
    return parts.first.map { languages.contains(String($0)) } ?? false
  }

  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let scripts: Set<String> = ["Adlm", "Arab", "Aran", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]
}
