import RTLSyntax

/// What a piece of code says of a formatter besides the one thing that woke a rule.
package struct FormatterUses: Sendable {
  /// Its locale is `en_US_POSIX`, the one for what machines read.
  package var isForMachines = false
  /// Its locale is a fixed one that people know.
  package var hasFixedLocale = false
  /// Its pattern is one that programs exchange.
  package var hasMachinePattern = false
  /// Its time zone is that of no person.
  package var hasFixedZone = false
  /// It reads dates or numbers from text.
  package var reads = false
  /// What it does first behind the place that is asked about is to read.
  package var readsNext = false
  /// Its locale is set to another than the person's own.
  package var hasOtherLocale = false
  /// Its locale is set to the person's own, to this value.
  package var ownLocale: Expression?
  /// Its calendar is set to another than the person's own.
  package var hasOtherCalendar = false
  /// How many times a pattern is set.
  package var patterns = 0
  /// Whether it is given a style, too, in which the person's language is written.
  package var hasStyle = false
  /// It is handed to code that may do anything with it.
  package var isHandedOn = false
  /// A text of SwiftUI's is written with it.
  package var isOfText = false
  /// It is the strategy by which a coder reads and writes dates.
  package var isStrategy = false
  /// The texts it reads, as the calls that read them.
  package var readings: [Expression] = []
  /// The texts it writes, as the calls that write them.
  package var texts: [Expression] = []
  /// Of one that has another pattern or a style in turn: the texts it writes with those.
  package var otherTexts: [Expression] = []

  /// Whether it writes in the person's own language and digits, as far as its file tells.
  package var isPersons: Bool { !isForMachines && !hasFixedLocale && !hasOtherLocale }
}

extension Site {
  /// Whether what is written here, at `string` in `formatter.string(from: date)`, is in the person's own language and
  /// digits.
  package func writesForPerson(_ formatter: Int, of types: [TypeKey]) -> Bool {
    if structure.isMember(formatter), file.project.isPersonsFormatter(named: structure.wideName(formatter)) {
      return true
    }
    return types.contains { file.isPlainFormatter(formatter, of: $0) }
      && file.formatterUses(ofProperty: index).isPersons
  }
}

extension LintedFile {
  /// What is said nearby of the formatter whose property this is, and of the constant it is the value of.
  package func formatterUses(ofProperty property: Int) -> FormatterUses {
    guard let name = structure.receiverName(ofMember: property) else { return FormatterUses() }
    let region = region(of: name)
    var uses = formatterUses(of: name, in: region, constant: nameOfBody(around: property))
    uses.readsNext = readsNext(name, behind: property, in: region)
    return uses
  }

  /// One formatter may be set a thousand times in a row: its uses are read once.
  private func formatterUses(of name: Int, in region: Range<Int>, constant: Int?) -> FormatterUses {
    let word = structure.tokens[name].name
    if let known = lastFormatter, known.word == word, known.region == region, known.constant == constant {
      return known.uses
    }
    var uses = FormatterUses()
    note(&uses, name: name, in: region)
    // `static let day: DateFormatter = { let formatter = …; return formatter }()`
    if let constant {
      let isNamedAlike = structure.tokens[constant].name == word
      note(&uses, name: constant, in: (isNamedAlike ? region.upperBound : 0)..<structure.tokens.count)
    }
    lastFormatter = (word, region, constant, uses)
    return uses
  }

  /// What is done with the formatter that the project's own initializer or function makes of the pattern behind a label:
  /// `DateFormatter(format: "d MMM").string(from: day)`, `static let day = DateFormatter(format: "d MMM")`.
  package func formatterUses(madeAt label: Int) -> FormatterUses? {
    guard let call = structure.call(around: label), !structure.opensParameters(call.open),
      case let maker = structure.token(call.callee, is: "init") ? call.callee - 2 : call.callee,
      structure.kind(maker) == .identifier,
      project.makesFormatter(structure.wideName(label), by: structure.wideName(maker))
    else { return nil }
    var uses = FormatterUses()
    let close = structure.end(ofGroup: call.open)
    if structure.kind(close + 1) == .period {
      note(&uses, member: close + 2)
    } else if let name = name(ofFormatterMadeAt: label) {
      let isLocal =
        declaration(of: name).flatMap { structure.scope(of: structure.declarations[$0]) }
        .map { $0.kind != .type } ?? false
      uses = formatterUses(of: name, in: region(of: name), constant: isLocal ? nameOfBody(around: name) : name)
    } else {
      note(&uses, whole: call.callee)
    }
    uses.patterns += 1
    return uses
  }

  /// What a formatter is known by that is made with an argument: the variable it is given to, or the property or function
  /// whose value it is.
  package func name(ofFormatterMadeAt label: Int) -> Int? {
    guard structure.kind(label + 1) == .colon, let callee = structure.call(around: label)?.callee else { return nil }
    return switch structure.place(of: structure.operand(around: callee)) {
    case .initial(let declaration): Int(structure.declarations[declaration].name)
    case .assigned(let property): property
    case .returned: nameOfBody(around: callee)
    default: nil
    }
  }

  /// How many calls are looked at: each may lead to others.
  private static let maximalCalls = 8

  /// The same, of what is done with the pattern that is set here alone, where others are set in turn.
  package func formatterUses(ofPatternAt property: Int) -> FormatterUses {
    var uses = formatterUses(ofProperty: property)
    guard uses.patterns > 1 || uses.hasStyle, let name = structure.receiverName(ofMember: property) else { return uses }
    let word = structure.tokens[name].name
    let end = region(of: name).upperBound
    let next = ["dateFormat", "dateStyle"].compactMap {
      self.uses(of: $0, within: property + 1..<max(property + 1, end)).first {
        structure.kind($0 + 1) == .equal
          && structure.receiverName(ofMember: $0).map { structure.tokens[$0].name == word } ?? false
      }
    }
    var own = FormatterUses()
    note(&own, name: name, in: property..<(next.min() ?? end))
    guard own.reads || !own.texts.isEmpty || own.isStrategy else { return uses }
    uses.otherTexts = uses.texts.filter { !own.texts.contains($0) }
    uses.reads = own.reads
    uses.readings = own.readings
    uses.texts = own.texts
    uses.isStrategy = own.isStrategy
    return uses
  }

  /// The name of the function, property or variable in whose body or value this place is.
  package func nameOfBody(around index: Int) -> Int? {
    var scope = structure.scope(around: index)
    while let current = scope {
      let found = structure.scopes[current]
      switch found.kind {
      case .function, .property: return structure.name(ofScope: current)
      case .closure:
        if case .initial(let declaration) = structure.place(of: structure.operand(around: Int(found.open))) {
          return Int(structure.declarations[declaration].name)
        }
      case .type: return nil
      case .accessor, .control: break
      }
      scope = structure.parent(ofScope: current)
    }
    return nil
  }

  /// Where a name means the same formatter: the body it is a local of, or the type it is a member of.
  private func region(of name: Int) -> Range<Int> {
    let all = 0..<structure.tokens.count
    if structure.kind(name) == .dollarIdentifier {
      guard let open = structure.closure(around: name) else { return all }
      return open..<min(structure.end(ofGroup: open), all.upperBound)
    }
    if let index = declaration(of: name), let body = structure.scope(of: structure.declarations[index]),
      body.kind != .type
    {
      return Int(body.open)..<min(Int(body.close), all.upperBound)
    }
    var outer = structure.scope(around: name)
    while let current = outer {
      if structure.scopes[current].kind == .type { return structure.words(ofScope: current) }
      outer = structure.parent(ofScope: current)
    }
    return all
  }

  private func note(_ uses: inout FormatterUses, name: Int, in region: Range<Int>) {
    let isFunction = structure.token(name - 1, is: "func")
    for index in mentions(of: name, in: region) {
      // `#selector(showDay)` hands on no formatter.
      if isFunction, structure.kind(index + 1) != .leftParen { continue }
      var dot = index + 1
      if structure.kind(dot) == .leftParen { dot = structure.end(ofGroup: dot) + 1 }
      if structure.kind(dot) == .postfixQuestion || structure.kind(dot) == .exclamation { dot += 1 }
      guard structure.kind(dot) == .period else {
        note(&uses, whole: index)
        continue
      }
      note(&uses, member: dot + 1)
    }
  }

  /// Where a formatter is named again; `$0` only within its closure.
  private func mentions(of name: Int, in region: Range<Int>) -> [Int] {
    let word = structure.tokens[name].name
    guard structure.kind(name) == .dollarIdentifier else { return uses(of: word, within: region) }
    return region.prefix(Self.longestClosure).filter {
      structure.tokens[$0].name == word && structure.kind($0) == .dollarIdentifier
    }
  }

  private static let longestClosure = 4000

  /// One formatter may read with one pattern, then write with another.
  private func readsNext(_ name: Int, behind property: Int, in region: Range<Int>) -> Bool {
    for index in mentions(of: name, in: property..<max(property, region.upperBound)) {
      guard structure.kind(index + 1) == .period else { continue }
      if structure.token(index + 2, is: "string") { return false }
      if structure.token(index + 2, isAnyOf: "date", "number") { return true }
    }
    return false
  }

  /// `Text(date, formatter: formatter)`, `"\(date, formatter: Self.formatter)"`
  private func isOfText(_ name: Int) -> Bool {
    guard structure.token(structure.chainStart(name) - 2, is: "formatter"), let open = structure.opening(around: name)
    else { return false }
    return structure.kind(open) == .interpolationStart || structure.token(open - 1, is: "Text")
  }

  /// `dateDecodingStrategy = .formatted(formatter)`, `read(line, with: formatter)`
  private func note(_ uses: inout FormatterUses, whole name: Int) {
    if isOfText(name) { uses.isOfText = true }
    guard case .argument(let call, _) = structure.place(of: structure.operand(around: name)) else { return }
    if structure.token(call.callee, is: "formatted") { uses.isStrategy = true } else { uses.isHandedOn = true }
  }

  private func note(_ uses: inout FormatterUses, member: Int) {
    if structure.kind(member + 1) == .equal {
      let value = structure.value(at: member + 2)
      if structure.token(member, is: "locale") {
        if isPersonsOwn(value) { uses.ownLocale = value } else { uses.hasOtherLocale = true }
        let written = constant(value)
        if holdsText("en_US_POSIX", in: written) || namesPosix(value) {
          uses.isForMachines = true
        } else if holdsAnyText(in: written) {
          uses.hasFixedLocale = true
        }
      } else if structure.token(member, is: "calendar") {
        uses.hasOtherCalendar = !isPersonsOwn(value)
      } else if structure.token(member, is: "dateFormat") {
        uses.patterns += 1
        uses.hasMachinePattern = value.tokens.contains {
          structure.kind($0) == .stringText && DatePattern(structure.bytes($0)).isForMachines
        }
      } else if structure.token(member, is: "dateStyle") {
        uses.hasStyle = true
      } else if structure.token(member, is: "timeZone") {
        uses.hasFixedZone =
          holdsAnyText(in: value)
          || value.tokens.contains { structure.token($0, isAnyOf: "secondsFromGMT", "gmt", "utc", "UTC") }
      }
    } else if structure.token(member, isAnyOf: "date", "number", "getObjectValue") {
      uses.reads = true
      if uses.readings.count < Self.maximalCalls { uses.readings.append(structure.operand(around: member)) }
    } else if structure.token(member, isAnyOf: "string", "localizedString") {
      if uses.texts.count < Self.maximalCalls { uses.texts.append(structure.operand(around: member)) }
    }
  }

  /// `Locale.current`, `.autoupdatingCurrent`, `Locale(identifier: Locale.preferredLanguages[0])`
  private func isPersonsOwn(_ value: Expression) -> Bool {
    value.tokens.contains {
      structure.token($0, isAnyOf: "current", "autoupdatingCurrent", "preferredLanguages")
    }
  }

  /// `.posix`, `Locale.enUSPOSIX`, declared in whatever file.
  private func namesPosix(_ value: Expression) -> Bool {
    structure.kind(value.last) == .identifier
      && structure.bytes(value.last).suffix(5).map { $0 | 0x20 }.elementsEqual("posix".utf8)
  }

  /// What a name of this file stands for: `Locale(identifier: "en_US_POSIX")` of `Self.posix`.
  private func constant(_ value: Expression) -> Expression {
    structure.kind(value.last) == .identifier ? initialValue(of: value.last) ?? value : value
  }

  private func holdsText(_ text: StaticString, in value: Expression) -> Bool {
    value.tokens.contains {
      structure.kind($0) == .stringText && structure.token($0, is: text)
    }
  }

  private func holdsAnyText(in value: Expression) -> Bool {
    value.tokens.contains { structure.kind($0) == .stringText }
  }

  /// Whether what writes these texts writes for people: yes if one of them is seen to be read, no if all of them, or
  /// the reading of others, are seen to be a machine's.
  package func isShown(_ uses: FormatterUses) -> Answer {
    if uses.isOfText { return .yes }
    var result = uses.texts.isEmpty && uses.reads ? Answer.no : .unknown
    var machines = 0
    for text in uses.texts {
      let audience = audience(of: text)
      if audience == .plain { return .yes }
      if audience == .machine { machines += 1 }
    }
    if machines > 0, machines == uses.texts.count { result = .no }
    return result
  }
}
