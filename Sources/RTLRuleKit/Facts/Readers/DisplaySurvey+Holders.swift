import RTLSyntax

/// Whose member a displayed text is, where the member's name is too common to tell by itself.
enum TextHolder {
  /// One of this type.
  case type(UInt64)
  /// What another file declares under this name, or an element of it.
  case member(UInt64, isElement: Bool)
}

/// A member that is displayed of something whose type only the whole project tells: `label.text = page.rows[i].value`.
struct UnseenDisplay: Sendable {
  let holder: UInt64
  let isElement: Bool
  let member: UInt64
  /// The argument it is given to, if it is not displayed at once.
  let receiver: UInt64?
  let use: Use

  /// What becomes of it.
  enum Use: Sendable { case seen, spoken, parsed }

  /// The key of what is known of the member of this type.
  func key(of holder: TypeKey) -> UInt64 {
    let key = DisplaySurvey.key(holder.value, member)
    return switch use {
    case .seen: key
    case .spoken: DisplaySurvey.spoken(key)
    case .parsed: DisplaySurvey.parsed(key)
    }
  }
}

extension DisplaySurvey {
  /// `Pill` of `pill.text` where `pill: Pill` is declared further up, is one of `[Pill]`, or is made or taken there.
  mutating func holder(ofMember index: Int) -> TextHolder? {
    structure.receiverEnd(ofMember: index).flatMap { holder(endingAt: $0, isElement: false, depth: 4) }
  }

  /// Who holds what a postfix expression that ends here gives, or gives each of.
  private mutating func holder(endingAt end: Int, isElement: Bool, depth: Int) -> TextHolder? {
    var last = end
    while structure.kind(last) == .postfixQuestion || structure.kind(last) == .exclamation { last -= 1 }
    guard depth > 0, last >= 0 else { return nil }
    switch structure.kind(last) {
    case .identifier, .keyword: return holder(named: last, isElement: isElement, depth: depth)
    case .rightSquare:
      // `rows[indexPath.row]`; a list of lists nobody shows.
      guard !isElement, let open = structure.partner(last), structure.continuesOperand(open) else { return nil }
      return holder(endingAt: open - 1, isElement: true, depth: depth)
    case .rightParen:
      guard let open = structure.partner(last), let call = structure.call(at: open) else { return nil }
      return holder(ofCall: call, isElement: isElement, depth: depth)
    default: return nil
    }
  }

  /// `rows.first(where: { … })`, `row(at: index)`, `Row(…)`
  private mutating func holder(ofCall call: Call, isElement: Bool, depth: Int) -> TextHolder? {
    let callee = call.callee
    if structure.token(callee, isAnyOf: "first", "last", "randomElement"), structure.isMember(callee) {
      return holder(named: callee, isElement: isElement, depth: depth)
    }
    if Self.keepers.contains(callee, in: structure), isElement, let end = structure.receiverEnd(ofMember: callee) {
      return holder(endingAt: end, isElement: true, depth: depth - 1)
    }
    if structure.startsUppercase(callee) { return isElement ? nil : .type(structure.wideName(callee)) }
    return .member(structure.wideName(callee), isElement: isElement)
  }

  private mutating func holder(named name: Int, isElement: Bool, depth: Int) -> TextHolder? {
    if structure.token(name, is: "self") {
      return isElement ? nil : structure.typeName(around: name).map { .type(structure.wideName($0)) }
    }
    guard structure.kind(name) == .identifier else { return nil }
    // `Duration.text(of: wait)`
    if structure.startsUppercase(name) { return isElement ? nil : .type(structure.wideName(name)) }
    let isOwn = structure.isOwn(name)
    if !isOwn {
      if structure.token(name, isAnyOf: "first", "last", "randomElement") {
        guard !isElement, let end = structure.receiverEnd(ofMember: name) else { return nil }
        return holder(endingAt: end, isElement: true, depth: depth - 1)
      }
      // `Waits.shared.text(of: wait)`
      if Self.singletons.contains(name, in: structure), structure.startsUppercase(name - 2) {
        return holder(named: name - 2, isElement: isElement, depth: depth)
      }
      return .member(structure.wideName(name), isElement: isElement)
    }
    guard let declared = holding(name) else { return .member(structure.wideName(name), isElement: isElement) }
    return holder(declaredBy: declared, isElement: isElement, depth: depth)
  }

  private mutating func holder(declaredBy declared: Declaration, isElement: Bool, depth: Int) -> TextHolder? {
    if declared.hasType {
      let (start, end) = (Int(declared.typeStart), Int(declared.typeEnd))
      let type = isElement ? structure.elementName(from: start) : structure.typeName(from: start, to: end)
      return type.map { .type($0) }
    }
    if declared.kind == .variable, declared.value != Structure.none {
      let start = Int(declared.value)
      if isElement, structure.kind(start) == .leftSquare { return structure.elementName(from: start).map { .type($0) } }
      let value = structure.value(at: start)
      guard value.last < structure.tokens.count, structure.operand(around: value.last).first <= value.first else {
        return nil
      }
      return holder(endingAt: value.last, isElement: isElement, depth: depth - 1)
    }
    return isElement ? nil : holder(ofElement: declared)
  }

  /// The declaration that says what a name is: not the `let row` of `if let row`, which says it anew.
  private func holding(_ name: Int) -> Declaration? {
    let word = structure.tokens[name].name
    return declarations(before: name, count: Self.nearby).last {
      structure.tokens[Int($0.name)].name == word && $0.kind != .function && $0.kind != .type
        && !isUnwrapped($0) && isInSight($0, from: name)
    }
  }

  private func isUnwrapped(_ declaration: Declaration) -> Bool {
    let name = Int(declaration.name)
    return declaration.kind == .variable && !declaration.hasType && declaration.value == Structure.none
      && structure.kind(name - 1) == .keyword
      && (structure.token(name - 2, isAnyOf: "if", "guard", "while") || structure.kind(name - 2) == .comma)
  }

  /// `Pill` of `pill` in `ForEach(pills) { pill in … }` and `for pill in pills`, where a list `pills: [Pill]` is in sight.
  private mutating func holder(ofElement element: Declaration) -> TextHolder? {
    let names = collection(around: element).filter { structure.kind($0) == .identifier }
    guard let name = names.last(where: { !Self.keepers.contains($0, in: structure) }) else { return nil }
    let lists = lists(named: structure.tokens[name].name).filter { structure.isSameText(Int($0.name), name) }
    let isOfOther = structure.isMember(name) && !structure.token(name - 2, is: "self")
    let list = isOfOther && lists.count > 1 ? nil : lists.last { isOfOther || isInSight($0, from: name) }
    guard let list else { return lists.isEmpty ? .member(structure.wideName(name), isElement: true) : nil }
    return structure.elementName(from: Int(list.typeStart)).map { .type($0) }
  }

  private static let singletons: WordSet = ["shared", "default", "current", "main", "standard", "instance", "live"]

  /// What goes through a list and changes nothing of what is in it.
  static let keepers: WordSet = [
    "enumerated", "sorted", "filter", "reversed", "prefix", "suffix", "dropFirst", "dropLast",
  ]

  /// Whether a declaration stands in one of the scopes around a token, or in the same type where that is an extension.
  func isInSight(_ declaration: Declaration, from index: Int) -> Bool {
    guard let owner = structure.scope(of: declaration) else { return true }
    if owner.kind == .type, owner.name != Structure.none {
      return structure.typeName(around: index).map { structure.isSameText($0, Int(owner.name)) } ?? false
    }
    return Int(owner.open) < index && index < Int(owner.close)
  }

  /// The declarations of a name whose type is written as a list.
  mutating func lists(named name: UInt32) -> [Declaration] {
    if listsByName == nil {
      let lists = structure.declarations.filter { $0.hasType && structure.kind(Int($0.typeStart)) == .leftSquare }
      listsByName = Dictionary(grouping: lists) { structure.tokens[Int($0.name)].name }
    }
    return listsByName?[name] ?? []
  }

  /// The words of what is gone through.
  func collection(around element: Declaration) -> Range<Int> {
    if element.kind == .loop, element.value != Structure.none {
      let sequence = structure.value(at: Int(element.value))
      return sequence.first..<min(sequence.last, sequence.first + 8) + 1
    }
    guard let closure = structure.scope(of: element), closure.kind == .closure,
      let callee = structure.calleeOfTrailingClosure(Int(closure.open))
    else { return 0..<0 }
    if structure.token(callee, isAnyOf: "ForEach", "List"), let call = structure.call(of: callee),
      let first = structure.firstArgument(of: call), first.label == nil
    {
      return first.start..<min(first.end, first.start + 8)
    }
    guard structure.token(callee, isAnyOf: "forEach", "map", "compactMap", "flatMap"),
      let receiver = structure.receiverName(ofMember: callee)
    else { return 0..<0 }
    return receiver..<receiver + 1
  }

  /// The last declaration of a name above its use, among those near by.
  func declaration(before index: Int) -> Declaration? {
    let word = structure.tokens[index].name
    return declarations(before: index, count: Self.nearby).last {
      structure.tokens[Int($0.name)].name == word && $0.kind != .function && $0.kind != .type
    }
  }

  /// So many declarations above a place.
  func declarations(before index: Int, count: Int) -> ArraySlice<Declaration> {
    let behind = structure.declarations.partitionIndex { Int($0.name) < index }
    return structure.declarations[max(0, behind - count)..<behind]
  }

  static let nearby = 60
}

extension Structure {
  /// `Row` of a written `some Screen.Row<Int>?`: the name its members are known by. A list has none, nor has a function.
  func typeName(from start: Int, to end: Int) -> UInt64? {
    guard typeKey(from: start, to: end) != nil else { return nil }
    var first = start
    while first < end, kind(first) == .at { first += 2 }
    while first + 1 < end, token(first, isAnyOf: "some", "any", "inout", "borrowing", "consuming", "sending") {
      first += 1
    }
    while first + 2 < end, kind(first) == .identifier, kind(first + 1) == .period { first += 2 }
    return first < end && kind(first) == .identifier ? wideName(first) : nil
  }

  /// `Row` of `[Row]` that is written from here on; a dictionary has no elements of a name.
  func elementName(from open: Int) -> UInt64? {
    guard kind(open) == .leftSquare, let close = partner(open), open + 1 < close,
      !(open..<min(close, open + 24)).contains(where: { kind($0) == .colon || kind($0) == .comma })
    else { return nil }
    return typeName(from: open + 1, to: close)
  }
}
