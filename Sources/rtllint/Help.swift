/// The text of `--help`, made of the tables of subcommands and options.
enum Help {
  static var text: String {
    let usages = Subcommand.allCases.map { ($0.usage, $0.summary) }
    let options = Option.all.map { option in
      switch option.effect {
      case .flag: (option.name, option.help)
      case .value(let placeholder, _): (option.name + " " + placeholder, option.help)
      }
    }
    return """
      rtllint finds what comes out wrong for people who read from right to left or count in
      other digits: in Swift sources, before they do.

      \(table(usages))

      Options
      \(table(options))

      Exit status
      \(table([
        ("0", "nothing found at or above --fail-on"),
        ("1", "findings"),
        ("2", "the tool could not do all of its work; what it could is reported"),
      ]))

      """
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0 + String(repeating: " ", count: width - $0.count + 2) + $1 }.joined(separator: "\n")
  }
}
