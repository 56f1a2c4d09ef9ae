import RTLSyntax

/// Years of the person's own calendar that are counted with as if they were Gregorian ones.
extension LintedFile {
  /// A year as it is counted today, written here or in a constant.
  package func isGregorianYear(_ expression: Expression) -> Bool {
    let value = structure.unwrapped(expression)
    guard structure.kind(value.last) == .identifier else {
      return value.first == value.last && structure.isGregorianYear(value.first)
    }
    guard let constant = initialValue(of: value.last, isConstant: true) else { return isSetToGregorianYear(value.last) }
    return constant.first == constant.last && structure.isGregorianYear(constant.first)
  }

  /// `let firstYear: Int`, and in the initializer `firstYear = 1900`
  private func isSetToGregorianYear(_ name: Int) -> Bool {
    guard let found = declaration(meantBy: name), case let declaration = structure.declarations[found],
      declaration.kind == .variable, structure.token(Int(declaration.name) - 1, is: "let")
    else { return false }
    let settings = uses(ofYear: found).filter { structure.kind($0 + 1) == .equal }
    return !settings.isEmpty
      && settings.allSatisfy { setting in
        let value = structure.unwrapped(structure.value(at: setting + 2))
        return value.first == value.last && structure.isGregorianYear(value.first)
      }
  }

  /// `birthYear`, `card.expiryYear`: what somebody else has counted, and by the Gregorian calendar.
  private func isCountedElsewhere(_ expression: Expression) -> Bool {
    let value = structure.unwrapped(expression)
    guard structure.kind(value.last) == .identifier, structure.name(value.last, endsWithAnyOf: Self.countedElsewhere)
    else { return false }
    guard let found = declaration(meantBy: value.last) else { return true }
    let declaration = structure.declarations[found]
    return declaration.value == Structure.none && declaration.body == Structure.none
  }

  private static let countedElsewhere: [StaticString] = [
    "birthyear", "birthdayyear", "yearofbirth", "expiryyear", "expirationyear",
  ]

  /// The sign by which a year is set against one of the Gregorian calendar or its centuries: `...` of `2018...year`, `==`
  /// of `year == 2020`, `%` of `year - year % 100`, `prefix` of `String(year).prefix(2)`, be it by way of a local or a
  /// property.
  package func signOfGregorianYear(besides year: Expression, depth: Int = 3) -> Int? {
    let whole = structure.orElse(structure.parenthesized(year))
    for sign in [whole.first - 1, whole.last + 1] where sign > 0 && structure.kind(sign) == .binaryOperator {
      guard structure.token(sign, isAnyOf: "==", "!=", "<", ">", "<=", ">=", "...", "..<", "-"),
        structure.kind(sign + 1) != nil
      else { continue }
      let other = structure.operand(around: sign < whole.first ? sign - 1 : sign + 1)
      if isGregorianYear(other) || isCountedElsewhere(other) { return sign }
    }
    if let sign = signOfCentury(behind: whole) { return sign }
    guard depth > 0 else { return nil }
    switch structure.place(of: whole) {
    case .initial(let index): return signOfGregorianYear(besides: uses(ofYear: index), depth: depth - 1)
    case .assigned(let name):
      guard structure.isOwn(name), let kept = declaration(meantBy: name)
      else { return nil }
      // What it is assigned to may be assigned in turn, over and over.
      return signOfGregorianYear(besides: uses(ofYear: kept).filter { $0 != name }, depth: 0)
    case .returned(let scope):
      guard let name = structure.nameOfMember(givenBy: scope) else { return nil }
      let uses = uses(of: structure.tokens[name].name, within: structure.tokens.indices).filter {
        $0 != name && declaration(meantBy: $0).map { Int(structure.declarations[$0].name) == name } ?? false
      }
      return signOfGregorianYear(besides: uses, depth: depth - 1)
    default: return nil
    }
  }

  /// How many uses of one name are followed: each may be kept under another that is used as often.
  private static let mostUses = 32

  private func signOfGregorianYear(besides uses: [Int], depth: Int) -> Int? {
    for use in uses.prefix(Self.mostUses) {
      let operand = structure.operand(around: use)
      let end = structure.kind(use + 1) == .leftParen ? structure.end(ofGroup: use + 1) : use
      guard operand.last == end || operand.last == end + 1 && structure.kind(end + 1) == .exclamation else { continue }
      if let sign = signOfGregorianYear(besides: operand, depth: depth) { return sign }
    }
    return nil
  }

  /// What tells that a year is asked for its century: `/` of `year / 100 * 100`, `%` of `year % 100 < typed` and
  /// `year - year % 100`, `prefix` of `String(year).prefix(2)`. `year % 100` alone is two digits to be shown.
  private func signOfCentury(behind year: Expression) -> Int? {
    let sign = year.last + 1
    if structure.kind(sign) == .binaryOperator, structure.token(sign + 1, is: "100") {
      let isWhole =
        structure.token(sign, is: "/") && structure.token(sign + 2, is: "*") && structure.token(sign + 3, is: "100")
      return isWhole || structure.token(sign, is: "%") && isComparedOrTakenOff(Expression(year.first, sign + 1))
        ? sign : nil
    }
    if case .argument(let call, _) = structure.place(of: year), structure.token(call.callee, is: "String"),
      !structure.isMember(call.callee),
      case let member = structure.end(ofGroup: call.open) + 2, structure.isMember(member),
      structure.token(member, is: "prefix"),
      let length = structure.call(of: member).flatMap({ structure.firstArgument(of: $0) }), !length.isEmpty,
      case let digits = structure.unwrapped(length.expression), structure.token(digits.first, is: "2")
    {
      return member
    }
    return nil
  }

  /// `year % 100` beside another two digits, or taken off the year. Beside 0 a leap year is asked for.
  private func isComparedOrTakenOff(_ rest: Expression, follows: Bool = true) -> Bool {
    if structure.token(rest.first - 1, is: "-") { return true }
    let whole = structure.parenthesized(rest)
    if follows, case .initial(let index) = structure.place(of: whole) {
      return uses(ofLocal: index, limit: Self.mostUses).contains {
        isComparedOrTakenOff(Expression($0, $0), follows: false)
      }
    }
    return [whole.first - 1, whole.last + 1].contains { sign in
      guard sign > 0, structure.kind(sign) == .binaryOperator, structure.kind(sign + 1) != nil else { return false }
      let other = sign < whole.first ? sign - 1 : sign + 1
      return structure.token(sign, isAnyOf: "<", ">", "<=", ">=", "==", "!=") && structure.kind(other) != .integer
    }
  }

  /// Where a local, or a property of a type, is named behind its declaration.
  private func uses(ofYear index: Int) -> [Int] {
    let declaration = structure.declarations[index]
    guard structure.scope(of: declaration)?.kind == .type else { return uses(ofLocal: index, limit: Self.mostUses) }
    let name = Int(declaration.name)
    return uses(of: structure.tokens[name].name, within: structure.tokens.indices).filter {
      $0 != name && self.declaration(meantBy: $0) == index
    }
  }
}

extension Structure {
  /// 1900 to 2100
  fileprivate func isGregorianYear(_ index: Int) -> Bool {
    guard kind(index) == .integer, bytes(index).count == 4, let year = Int(text(index)) else { return false }
    return (1900...2100).contains(year)
  }
}
