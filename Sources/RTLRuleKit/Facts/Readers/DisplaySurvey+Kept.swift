import RTLSyntax

/// Texts that a function is given and keeps: `func show(title: String) { heading = title; setNeedsDisplay() }`.
extension DisplaySurvey {
  /// `title.uppercased()`, `title.styled(with: .bold)`: the same text in another dress.
  static let restylers: WordSet = [
    "uppercased", "lowercased", "capitalized", "localizedUppercase", "localizedLowercase", "localizedCapitalized",
    "trimmingCharacters", "replacingOccurrences", "styled", "attributed",
  ]

  /// `maskedText(value)`, `highlight(title, query)`: what such functions are given is nearly all they give back.
  static let restyling: [StaticString] = [
    "replace", "mask", "masked", "trim", "highlight", "highlighted", "attributed",
  ]

  /// `title` of `title.draw(in: rect, withAttributes: style)` and `(title as NSString).draw(at: point)`
  mutating func readDrawn(by call: Int) {
    // Images are drawn without attributes.
    guard let end = structure.receiverEnd(ofMember: call), let open = structure.call(of: call),
      structure.argument("withAttributes", of: open) ?? structure.argument("attributes", of: open) != nil
    else { return }
    if structure.kind(end) == .identifier {
      noteName(end)
    } else if structure.kind(end) == .rightParen, let open = structure.partner(end), open + 1 < end, end - open < 16,
      structure.call(at: open) == nil || structure.token(open - 1, is: "NSString")
    {
      read(Expression(open + 1, end - 1))
    }
  }

  /// `title: "Save"`: nearly half of all that is labelled, and nothing in it has a name.
  func isPlainLiteral(_ start: Int) -> Bool {
    guard structure.kind(start) == .stringStart, structure.kind(start + 1) == .stringText,
      structure.kind(start + 2) == .stringEnd
    else { return false }
    return structure.kind(start + 3) == .comma || structure.kind(start + 3) == .rightParen
  }

  /// What is given to a parameter is displayed if the member is that it is kept in.
  static func gifts(keptFrom parameter: Declaration, in structure: Structure) -> [TextGift] {
    let name = Int(parameter.name)
    guard let function = structure.scope(of: parameter), function.kind == .function, function.name != Structure.none,
      let type = structure.typeName(around: Int(function.name)),
      let receiver = keeper(of: name, in: function, structure)
    else { return [] }
    let isInit = structure.token(Int(function.name), is: "init")
    let owner = structure.wideName(isInit ? type : Int(function.name))
    let label = structure.label(ofParameter: name)
    return (label == name ? [name] : [name, label]).map { key(owner, structure.wideName($0)) }.filter { $0 != receiver }
      .map { TextGift(receiver: receiver, given: $0) }
  }

  /// The key of `heading` of `heading = title`, `self.heading = title ?? ""` or `rows[index].heading = title`, near the
  /// beginning of a function.
  private static func keeper(of parameter: Int, in function: Scope, _ structure: Structure) -> UInt64? {
    let word = structure.tokens[parameter].name
    let start = Int(function.open)
    for use in start..<max(start, min(Int(function.close), start + longestWayToKeeper))
    where structure.tokens[use].name == word && structure.kind(use - 1) == .equal {
      let member = use - 2
      let isNew = structure.token(member - 1, isAnyOf: "let", "var") && !structure.isMember(member)
      if structure.kind(member) == .identifier, !isNew, structure.isSameText(use, parameter),
        let owner = owner(ofKeeper: member, structure)
      {
        return key(owner, structure.wideName(member))
      }
    }
    return nil
  }

  /// The type around, or the one that this file writes for what stands before the dot: `Row` for `rows: [Row]`.
  private static func owner(ofKeeper member: Int, _ structure: Structure) -> UInt64? {
    if structure.isOwn(member) {
      return structure.typeName(around: member).map { structure.wideName($0) }
    }
    var holder = member - 2
    let isElement = structure.kind(holder) == .rightSquare
    if isElement { holder = structure.partner(holder).map { $0 - 1 } ?? holder }
    guard structure.kind(holder) == .identifier, structure.isOwn(holder),
      let declared = structure.declarations.prefix(declarationsRead).first(where: {
        $0.kind == .variable && $0.hasType && structure.tokens[Int($0.name)].name == structure.tokens[holder].name
      })
    else { return nil }
    let (start, end) = (Int(declared.typeStart), Int(declared.typeEnd))
    return isElement ? structure.elementName(from: start) : structure.typeName(from: start, to: end)
  }

  private static let longestWayToKeeper = 80
  private static let declarationsRead = 200

  // MARK: - Closures

  /// `Text(format(value))` of a `let format: (Double) -> String`: what a closure gives that the type around is made with.
  mutating func noteWritten(by index: Int) {
    let open = structure.kind(index + 1) == .postfixQuestion ? index + 2 : index + 1
    guard structure.kind(open) == .leftParen, let type = structure.typeName(around: index) else { return }
    let isClosure = declarations(before: index, count: Self.nearby).contains {
      $0.kind == .variable && $0.hasType && structure.tokens[Int($0.name)].name == structure.tokens[index].name
        && (Int($0.typeStart)..<Int($0.typeEnd)).contains { structure.kind($0) == .arrow }
    }
    if isClosure { noteDisplayed(Self.key(structure.wideName(type), Self.written)) }
  }

  /// What the closure gives that trails the making of a type.
  static let written = NameHash.wide("{ }")
}
