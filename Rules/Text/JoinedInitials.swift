import RTLRuleKit
import RTLSyntax

struct JoinedInitials: Rule {
  let id = "joined_initials"
  let summary = "Initials put together from the first letters of names"
  let rationale = """
    Latin initials stand side by side, Arabic and Persian letters join: "محمد علي" becomes "مع", which is the word \
    "with", and "س" and "م" become "سم", poison. Chinese, Japanese and Korean names are abbreviated in yet other ways. \
    PersonNameComponentsFormatter with the style `.abbreviated` asks the script of the name, and gives one letter where \
    two would make a word.
    """
  let references = [
    "https://developer.apple.com/documentation/foundation/personnamecomponentsformatter/style/abbreviated",
    "https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    """
    extension String {
      var initials: String { split(separator: " ").compactMap(\\.first).⟦reduce("", +)⟧ }
    }
    """,
    "let initials = ⟦\"\\(user.firstName.prefix(1))\\(user.lastName.prefix(1))⟧\"",
    """
    func initials(of name: String) -> String {
      let words = name.components(separatedBy: " ")
      let letters = words.prefix(2).compactMap { $0.first.map { String($0).uppercased() } }
      return letters.⟦joined()⟧
    }
    """,
    "avatarLabel.text = name.split(separator: \" \").map { $0.prefix(1) }.⟦joined()⟧",
    """
    func initials() -> String {
      guard let one = words.first?.first, let other = words.last?.first else { return "" }
      return ⟦String([one, other])⟧.uppercased()
    }
    """,
    "avatarLabel.text = ⟦contact.givenName.prefix(1) + contact.familyName.prefix(1)⟧",
    "avatarLabel.text = ⟦firstInitial.uppercased() + lastInitial.uppercased()⟧",
    "var userInitials: String { ⟦String(first.prefix(1)) + String(last.prefix(1))⟧ }",
    "let initials = ⟦\"\\(firstName?.first ?? \"A\")\\(lastName?.first ?? \"A\")⟧\"",
  ]
  let good: [Example] = [
    "let initials = components.formatted(.name(style: .abbreviated))",
    """
    func initials(of name: String) -> String {
      if let parts = formatter.personNameComponents(from: name) { return formatter.string(from: parts) }
      return name.split(separator: " ").compactMap(\\.first).map(String.init).joined()
    }
    """,
    "let initials = String(name.prefix(1))", "var initials: String { name.first.map(String.init) ?? \"\" }",
    "func initials() -> String { words.compactMap { $0.first.map(String.init) }.joined(separator: \". \") }",
    "let title = word.prefix(1).uppercased() + word.dropFirst()",
    "let initials = [splits.first, splits.last]",
    "let text = names.joined()", "let text = lines.map { $0.trimmed() }.joined()",
    "let initials = \"\\(firstName.prefix(1)). \\(lastName.prefix(1)).\"",
    "let initials = user.initials", "avatar.initials = name",
    "let hex = red.prefix(1) + red.prefix(1)",
    "func initialsColor() -> Int { names.map { $0.count }.reduce(0, +) }",
    "let sum = initialValue + lastValue", "func initials(_ label: UILabel) { label.text = parts.joined() }",
  ]

  let triggers: [Trigger] =
    ["joined", "prefix", "firstInitial"].map { .word($0) } + Self.names.map { .word($0) }

  private static let declared = WordSet(names)
  private static let names = [
    "initials", "userInitials", "nameInitials", "avatarInitials", "contactInitials", "getInitials", "initialsFor",
    "initialsText", "initialsString", "makeInitials", "computeInitials",
  ]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    let range: Expression?
    if structure.isMember(site.index) {
      range = site.is("joined") ? chain(site) : site.is("prefix") ? sum(site) : nil
    } else {
      range = site.is("firstInitial") ? sum(site) : declared(site)
    }
    guard let range, !site.file.project.isWithoutScreens else { return nil }
    return Finding(
      structure.range(range.first, through: range.last),
      "letters of Arabic and Persian join into a word; use PersonNameComponentsFormatter with the style .abbreviated"
    )
  }

  /// `var initials: String { … }`, `func initials(of name: String) -> String { … }`, `let initials = …`
  private func declared(_ site: Site) -> Expression? {
    let structure = site.structure
    guard structure.token(site.index - 1, isAnyOf: "func", "var", "let"),
      let found = structure.declaration(namedBy: site.index),
      let code = code(of: structure.declarations[found], structure),
      !code.contains(where: { isFormatter($0, structure) }), code.contains(where: { takesLetter($0, structure) })
    else { return nil }
    return code.lazy.compactMap { join(at: $0, structure) }.first
  }

  private func code(of declaration: Declaration, _ structure: Structure) -> Range<Int>? {
    if declaration.body != Structure.none {
      let open = Int(declaration.body)
      return open..<min(structure.end(ofGroup: open), open + Self.longestBody, structure.tokens.count)
    }
    guard declaration.value != Structure.none else { return nil }
    return structure.value(at: Int(declaration.value)).tokens
  }

  private static let longestBody = 240

  /// `name.split(separator: " ").map { $0.prefix(1) }.joined()`
  private func chain(_ site: Site) -> Expression? {
    let structure = site.structure
    guard let join = join(at: site.index, structure), !isInInitials(site), site.index > 1,
      structure.kind(site.index - 2) == .rightBrace, let brace = structure.partner(site.index - 2),
      site.index - brace < 16, (brace..<site.index).contains(where: { takesLetter($0, structure) }),
      !(brace..<site.index).contains(where: { structure.token($0, isAnyOf: "dropFirst", "+") }),
      structure.path(endingAt: site.index).contains(where: { structure.token($0, isAnyOf: "split", "components") })
    else { return nil }
    return join
  }

  /// `given.prefix(1) + family.prefix(1)`, told where the first of them stands
  private func sum(_ site: Site) -> Expression? {
    let structure = site.structure
    guard !isInInitials(site) else { return nil }
    let operand = structure.operand(around: site.index)
    if let found = join(at: operand.last + 1, structure) { return found }
    guard let open = structure.opening(around: structure.parenthesized(operand).first), open > 0 else { return nil }
    // `String(given.prefix(1)) + String(family.prefix(1))`
    if structure.token(open - 1, is: "String"), structure.kind(open) == .leftParen {
      return join(at: structure.operand(around: open - 1).last + 1, structure)
    }
    return structure.kind(open) == .interpolationStart ? join(at: structure.end(ofGroup: open), structure) : nil
  }

  /// Of what is declared as initials, the declaration tells.
  private func isInInitials(_ site: Site) -> Bool {
    let structure = site.structure
    if let name = site.file.nameOfBody(around: site.index), Self.declared.contains(name, in: structure) { return true }
    let start = structure.outerStatementStart(site.index)
    return (start..<max(start, min(start + 6, site.index))).contains {
      Self.declared.contains($0, in: structure) && structure.token($0 - 1, isAnyOf: "let", "var")
    }
  }
}
