import RTLRuleKit
import RTLSyntax

struct JoinedName: Rule {
  let id = "joined_name"
  let summary = "A person's name joined from given and family name"
  let rationale = """
    Which name comes first, what stands between them and which parts are said at all differs: in Hungarian, Japanese \
    and Chinese the family name comes first, without a space in the latter two. PersonNameComponentsFormatter asks the \
    script of the name and the reader's own settings.
    """
  let references = [
    "https://developer.apple.com/documentation/foundation/personnamecomponentsformatter",
    "https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "nameLabel.text = \"⟦\\(user.firstName) \\(user.lastName)⟧\"",
    "let fullName = ⟦user.firstName + \" \" + user.lastName⟧",
    "var displayName: String { \"⟦\\(firstName) \\(lastName)⟧\" }",
    "let name = ⟦[contact.givenName, contact.familyName].joined(separator: \" \")⟧",
    "cell.title = \"⟦\\(person.firstName ?? \"\") \\(person.lastName ?? \"\")⟧\"",
    "let name = ⟦[firstName, lastName].compactMap { $0 }.joined(separator: \" \")⟧",
    "func name() -> String { let parts = ⟦[givenName, familyName].compactMap { $0 }⟧; return parts.joined(separator: \" \") }",
    "let name = ⟦[user.lastName, user.firstName].compactMap { $0 }.joined(separator: \" \")⟧",
    "let name = ⟦[firstName, lastName].joined(separator: \" \").trimmingCharacters(in: .whitespaces)⟧",
    "func f() { let parts = ⟦[user.firstName, user.middleName, user.lastName]⟧; label.text = parts.filter { !$0.isEmpty }.joined(separator: \" \") }",
  ]
  let good: [Example] = [
    "nameLabel.text = components.formatted(.name(style: .long))",
    "let name = PersonNameComponentsFormatter().string(from: components)",
    "let key = \"\\(firstName)-\\(lastName)\"",
    "let address = \"\\(firstName).\\(lastName)@example.com\"",
    "print(\"\\(firstName) \\(lastName)\")",
    "let order = firstName < lastName",
    "save(firstName: firstName, lastName: lastName)",
    "let text = \"\\(firstName) \\(count)\"",
    "logger.info(\"\\(user.firstName) \\(user.lastName)\")",
    "let parts = [firstName, lastName]",
    "func f() { let parts = [firstName, lastName]; print(parts.joined(separator: \" \")) }",
    "func f() -> String { let parts = [firstName, lastName]; return parts.joined(separator: \"-\") }",
    "func f() -> String { let parts = [firstName, lastName]; return words.joined(separator: \" \") + parts[0] }",
    "func f() -> String { [firstName, lastName].joined(separator: \" \").lowercased() }",
    "let initials = \"\\(firstName.prefix(1))\\(lastName.prefix(1))\"",
    "let url = URL(string: base + firstName + \" \" + lastName)",
  ]

  let triggers: [Trigger] = ["firstName", "givenName", "first_name", "forename", "firstname"].map { .word($0) }

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let found = joined(site, structure.opening(around: site.index)), site.audience(of: found.whole) != .machine
    else { return nil }
    return Finding(
      structure.range(found.shown.first, through: found.shown.last),
      "names are put together differently in each language; use PersonNameComponents and its formatter"
    )
  }

  /// The expression that holds both names, and what of it is shown.
  private func joined(_ site: Site, _ open: Int?) -> (whole: Expression, shown: Expression)? {
    guard let open else { return added(site) }
    return switch site.structure.kind(open) {
    case .interpolationStart: interpolated(site, open)
    case .leftSquare: listed(site, open)
    default: added(site)
    }
  }

  /// `"\(firstName) \(lastName)"`
  private func interpolated(_ site: Site, _ open: Int) -> (whole: Expression, shown: Expression)? {
    let structure = site.structure
    let next = structure.end(ofGroup: open) + 1
    guard structure.token(next, is: " "), structure.kind(next + 1) == .interpolationStart,
      isWholeName(site.index, before: next - 1, structure),
      let quote = structure.opening(around: open)
    else { return nil }
    let close = structure.end(ofGroup: next + 1)
    guard close < structure.tokens.count, holdsFamilyName(next + 2, close - 1, structure) else { return nil }
    return (structure.operand(around: quote), Expression(open, close))
  }

  /// `[firstName, lastName].joined(separator: " ")`, at once or by way of a local.
  private func listed(_ site: Site, _ open: Int) -> (whole: Expression, shown: Expression)? {
    let structure = site.structure
    let elements = structure.elements(ofGroup: open, limit: 4)
    // In either order.
    guard (2...3).contains(elements.count), let first = elements.first, let last = elements.last,
      elements.count == 2 || holdsMiddleName(elements[1], structure),
      first.end > site.index || last.start <= site.index,
      case let other = first.end > site.index ? last : first, holdsFamilyName(other.start, other.end - 1, structure)
    else { return nil }
    let whole = structure.operand(around: open)
    if isJoined(whole, structure) { return (whole, whole) }
    guard case .initial(let parts) = structure.place(of: whole), case let kept = structure.declarations[parts],
      kind(of: kept, structure) != .type, kept.value != Structure.none,
      structure.unwrapped(structure.value(at: Int(kept.value))) == whole
    else { return nil }
    let text = site.file.uses(ofLocal: parts, limit: 8).map { structure.operand(around: $0) }
      .first { isJoined($0, structure) }
    return text.map { ($0, whole) }
  }

  private func kind(of declaration: Declaration, _ structure: Structure) -> Scope.Kind {
    structure.scope(of: declaration)?.kind ?? .type
  }

  /// Whether a chain ends with the parts put together with a space, and perhaps the spaces around them cut off.
  private func isJoined(_ chain: Expression, _ structure: Structure) -> Bool {
    guard var last = structure.lastName(endingAt: chain.last) else { return false }
    if structure.token(last, isAnyOf: "trimmingCharacters", "trimmed") {
      guard let before = structure.receiverName(ofMember: last) else { return false }
      last = before
    }
    guard structure.token(last, is: "joined"), structure.isMember(last), let call = structure.call(of: last),
      let separator = structure.firstArgument(of: call), let quote = structure.literal(separator)
    else { return false }
    return structure.token(quote + 1, is: " ")
  }

  private func holdsMiddleName(_ element: Argument, _ structure: Structure) -> Bool {
    (element.start..<min(element.end, element.start + 16)).contains {
      structure.token($0, isAnyOf: "middleName", "middle_name", "middlename", "additionalName", "patronymic")
    }
  }

  /// `firstName + " " + lastName`
  private func added(_ site: Site) -> (whole: Expression, shown: Expression)? {
    let structure = site.structure
    let operand = structure.operand(around: site.index)
    let quote = operand.last + 2
    guard operand.last == site.index || structure.kind(site.index + 1) == .exclamation,
      structure.token(operand.last + 1, is: "+"), structure.kind(quote) == .stringStart,
      structure.token(quote + 1, is: " "), structure.token(quote + 3, is: "+"),
      structure.tokens.indices.contains(quote + 4)
    else { return nil }
    let last = structure.operand(around: quote + 4)
    guard holdsFamilyName(last.first, last.last, structure) else { return nil }
    return (structure.infix(around: operand), Expression(operand.first, last.last))
  }

  /// The name itself, perhaps with `?? ""` behind it, and nothing made of it.
  private func isWholeName(_ name: Int, before end: Int, _ structure: Structure) -> Bool {
    let next = name + 1
    return next >= end || structure.token(next, isAnyOf: "??", "!") || structure.kind(next) == .exclamation
  }

  private func holdsFamilyName(_ first: Int, _ last: Int, _ structure: Structure) -> Bool {
    guard first <= last, last - first < 16 else { return false }
    return (first...last).contains { index in
      structure.token(index, isAnyOf: "lastName", "familyName", "last_name", "surname", "lastname", "surName")
        && structure.kind(index + 1) != .period
    }
  }
}
