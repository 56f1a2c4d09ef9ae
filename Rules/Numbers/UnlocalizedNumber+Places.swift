import RTLRuleKit
import RTLSyntax

/// The ways a number becomes text. Each asks first what a look at a token or two answers, then what the file and the
/// project must tell together. Whether something is a number comes before who reads it, which costs three times as much.
extension UnlocalizedNumber {
  /// `"\(count)"`; the first number of a literal stands for all.
  func interpolated(_ site: Site) -> Finding? {
    let structure = site.structure
    guard mayCount(site.index, structure), let quote = structure.opening(around: site.index),
      structure.kind(quote) == .stringStart, site.index - quote < Self.longestText
    else { return nil }
    let text = structure.operand(around: quote)
    guard isRead(text, site, isNumber: { isCountable(site.index, site) }), !structure.isClock(stringAt: quote),
      !structure.hasGluedSign(inStringAt: quote), structure.currency(besideInterpolation: site.index) == nil,
      site.thousands(afterInterpolation: site.index) == nil, !structure.hasSign(beside: text),
      !site.isInPluralChoice(text), !isShortcut(site.index, structure), !isPadded(site),
      !structure.isPartOfSize(summand: text), !site.isFallbackOfFormatter(text),
      !isHelper(Expression(site.index + 1, structure.end(ofGroup: site.index) - 1), giving: text, site),
      isFirst(site.index, in: quote, site), !isPartOfClock(text, site), !isPartOfName(text, site),
      !isFilledUp(quote, site)
    else { return nil }
    var found = finding(structure.range(site.index, through: structure.end(ofGroup: site.index)), ofText: text, site)
    if isOutline(site.index, structure) || isResolution(site.index, structure)
      || structure.namesMedia(inStringAt: quote)
    {
      found.severity = .info
    }
    return found
  }

  /// In tokens. Each number asks about the whole of its text; what has been told of the first thousand is enough.
  private static let longestText = 1000

  /// `"⌘\(index + 1)"`: the key that is printed on every keyboard.
  private func isShortcut(_ start: Int, _ structure: Structure) -> Bool {
    guard structure.kind(start - 1) == .stringText else { return false }
    let before = structure.source[structure.range(start - 1)].suffix(3)
    return ["⌘", "⌥", "⌃", "⇧"].contains { before.elementsEqual($0.utf8) }
  }

  /// `extension Int { func padded(to length: Int) -> String { "\(zeros)\(self)" } }`: a number of a thing.
  private func isPadded(_ site: Site) -> Bool {
    site.structure.token(site.index + 1, is: "self") && site.structure.end(ofGroup: site.index) == site.index + 2
      && site.enclosingFunctionName.map { site.structure.name($0, holdsAnyOf: ["pad", "padded", "padding"]) } ?? false
  }

  /// `let candidateName = "\(name) (\(counter))"`, `func uniqueTitle(for name: String)`: what tells two names apart.
  private func isPartOfName(_ text: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    if let function = site.enclosingFunctionName, structure.name(function, holdsWord: "unique") { return true }
    guard case .initial(let declaration) = structure.place(of: text) else { return false }
    return structure.name(Int(structure.declarations[declaration].name), holdsAnyOf: ["candidate", "unique"])
  }

  /// `"\(chapter).\(section) \(title)"`: the number of a place, which some write in Latin digits everywhere.
  private func isOutline(_ start: Int, _ structure: Structure) -> Bool {
    let text = structure.end(ofGroup: start) + 1
    return structure.kind(text) == .stringText && structure.kind(text + 1) == .interpolationStart
      && structure.holds(".", in: structure.range(text)) && structure.range(text).count == 1
  }

  /// `"\(width)×\(rows)"`, `"\(height)p"`: a technical size, which some write in Latin digits everywhere.
  func isResolution(_ start: Int, _ structure: Structure) -> Bool {
    let sign = structure.end(ofGroup: start) + 1
    if structure.token(sign, is: "p"), structure.kind(sign + 1) == .stringEnd { return true }
    guard structure.kind(sign) == .stringText, structure.kind(sign + 1) == .interpolationStart,
      structure.isCross(sign)
    else { return false }
    return (start..<sign).contains { structure.kind($0) == .identifier && structure.name($0, holdsWord: "width") }
  }

  /// `String(count)`, `String(describing: count)`
  func constructed(_ site: Site) -> Finding? {
    let structure = site.structure
    let open = site.index + 1
    guard structure.kind(open) == .leftParen, !structure.isMember(site.index), mayCount(open, structure),
      !structure.isPartOfVersion(elementAt: site.index), let call = structure.call(at: open)
    else { return nil }
    let arguments = structure.arguments(of: call)
    guard arguments.count == 1, let argument = arguments.first, !argument.isEmpty,
      argument.label.map({ structure.token($0, is: "describing") }) ?? true
    else { return nil }
    let operand = structure.operand(around: site.index)
    let value = argument.expression
    let close = structure.end(ofGroup: call.open)
    guard isKept(behind: close, through: operand.last, structure), !isHelper(value, giving: operand, site),
      !isTidied(value, structure), !structure.isPartOfSize(summand: operand),
      !structure.isPartOfFormat(summand: operand),
      isRead(operand, site, isNumber: { isQuantity(value, site) }), !structure.hasSign(beside: operand),
      !site.isInPluralChoice(operand), !site.isFallbackOfFormatter(operand), !isPartOfClock(operand, site)
    else { return nil }
    return finding(structure.range(operand.first, through: close), ofText: operand, site)
  }

  /// `prices.map(String.init).joined(separator: " – ")`: each of them is written as `String(price)` is.
  func mapped(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.token(site.index + 2, is: "init"), structure.kind(site.index + 1) == .period,
      structure.kind(site.index + 3) == .rightParen, structure.kind(site.index - 1) == .leftParen,
      !structure.isPartOfVersion(elementAt: site.index)
    else { return nil }
    var map = site.index - 2
    while structure.kind(map) == .leftParen { map -= 1 }
    guard structure.isMember(map), structure.token(map, isAnyOf: "map", "compactMap"),
      let end = structure.receiverEnd(ofMember: map)
    else { return nil }
    let list = Expression(structure.chainStart(end), end)
    let text = structure.operand(around: map)
    guard isRead(text, site, isNumber: { holdsNumbers(list, site) }), !structure.hasSign(beside: text) else {
      return nil
    }
    return finding(structure.range(site.index, through: site.index + 2), ofText: text, site)
  }

  /// By what the list is declared as, or by a name that no list of texts has.
  private func holdsNumbers(_ list: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    // `count.map(String.init) ?? "–"`
    if structure.kind(list.last) == .identifier, isQuantity(list, site) { return true }
    // What is made of a range, `(0..<8).map { … }`, holds something else.
    guard structure.kind(list.last) == .identifier || structure.end(ofGroup: list.first) == list.last,
      !structure.namesCode(list)
    else { return false }
    switch site.file.isNumber(elementOf: list) {
    case .yes: return true
    case .no: return false
    case .unknown:
      return structure.kind(list.last) == .identifier
        && structure.name(list.last, endsWithAnyOf: ["prices", "counts", "scores", "amounts", "percentages"])
    }
  }

  /// `let m = String(minutes); label.text = "\(h):\(m)"`: of the clock another rule tells.
  private func isPartOfClock(_ text: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard case .initial(let declaration) = structure.place(of: text) else { return false }
    return site.file.uses(ofLocal: declaration).contains { use in
      guard let open = structure.opening(around: use), structure.kind(open) == .interpolationStart,
        let quote = structure.opening(around: open)
      else { return false }
      return structure.isClock(stringAt: quote)
    }
  }

  /// `String(Int(label) ?? 0)`: only a text may fail to be a number, and then it is somebody else's.
  private func isTidied(_ value: Expression, _ structure: Structure) -> Bool {
    guard structure.token(value.first, is: "Int"), let call = structure.call(of: value.first),
      structure.firstArgument(of: call)?.label == nil, case let end = structure.end(ofGroup: call.open)
    else { return false }
    return structure.token(end + 1, is: "??") && structure.kind(end + 2) == .integer
  }

  /// `L10n.left(items.count)` where `left(_ p1: Any)` describes what it is given: a number in Latin digits.
  func handedOn(_ site: Site) -> Finding? {
    let structure = site.structure
    var name = site.index
    while structure.kind(name + 1) == .period, structure.kind(name + 2) == .identifier { name += 2 }
    guard name > site.index, structure.kind(name + 1) == .leftParen else { return nil }
    return handedOn(to: name, site)
  }

  /// The same for translations by another name, `CartStrings.left(items.count)`, woken at the count.
  func counted(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), var open = structure.opening(around: site.index) else { return nil }
    // Parentheses that only hold the count.
    while !structure.continuesOperand(open), let outer = structure.opening(around: open) { open = outer }
    guard structure.kind(open) == .leftParen, structure.isMember(open - 1),
      structure.startsUppercase(structure.chainStart(open)),
      let type = structure.path(endingAt: open - 1).first, !Localizers.usual.contains(type, in: structure),
      let finding = handedOn(to: open - 1, site), finding.range.contains(site.range.start)
    else { return nil }
    return finding
  }

  private func handedOn(to name: Int, _ site: Site) -> Finding? {
    let structure = site.structure
    guard let call = structure.call(of: name) else { return nil }
    for (position, argument) in structure.arguments(of: call).enumerated() where argument.label == nil {
      let value = argument.expression
      guard !argument.isEmpty, mayCount(endingAt: argument.end - 1, structure) else { continue }
      let text = structure.operand(around: name)
      func describes() -> Bool {
        let types = structure.path(endingAt: name).dropLast().map { structure.wideName($0) }
        return site.file.project.describes(at: position, of: structure.wideName(name), in: types)
      }
      guard site.file.both({ isQuantity(value, site) }, describes), !site.isInPluralChoice(text) else { continue }
      return finding(structure.range(value.first, through: value.last), ofText: text, site)
    }
    return nil
  }
}
