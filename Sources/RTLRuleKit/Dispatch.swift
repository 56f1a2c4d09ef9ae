import RTLSyntax

/// The table that wakes rules: built once per run, asked once per token.
package struct Dispatch: Sendable {
  /// Without their categories, whose text would be counted at every turn.
  private let rules: [any Rule]
  /// Of each rule whether it is about what texts say, not about where things stand.
  private let areAboutTexts: [Bool]
  private let words: WakingTable
  private let texts: WakingTable
  private let onInterpolation: Range<Int>
  private let onString: Range<Int>
  /// The rules that are woken: each table, and either kind of token, has those of one name side by side, in the order of
  /// the catalog. All stand in one array, so that none is counted for every token that wakes a rule.
  private let wakings: [Int32]
  private let onHidden: [Int]
  /// Whether a rule that other triggers wake speaks in tests and previews too.
  private let speaksEverywhere: Bool
  /// Most tokens end here, without a look into the tables.
  private let filter: TokenFilter
  /// What this and the survey will ask of a structure.
  package let watched: TokenFilter

  package init(_ rules: [CatalogedRule]) {
    self.rules = rules.map(\.rule)
    areAboutTexts = rules.map { ["Text", "Numbers", "Dates"].contains($0.category) }
    var words: [(name: UInt64, rule: Int32)] = []
    var texts: [(name: UInt64, rule: Int32)] = []
    var onInterpolation: [Int32] = []
    var onString: [Int32] = []
    var onHidden: [Int] = []
    var speaksEverywhere = false
    for (index, cataloged) in rules.enumerated() {
      let rule = Int32(truncatingIfNeeded: index)
      let triggers = cataloged.rule.triggers
      for trigger in triggers {
        switch trigger {
        case .word(let word), .sign(let word): words.append((NameHash.wide(word), rule))
        case .text(let text): texts.append((NameHash.wide(text), rule))
        case .interpolation: onInterpolation.append(rule)
        case .string: onString.append(rule)
        case .hiddenCharacter: onHidden.append(index)
        }
      }
      if cataloged.rule.speaksEverywhere, triggers.contains(where: { $0 != .hiddenCharacter }) {
        speaksEverywhere = true
      }
    }
    filter = TokenFilter(
      names: [words, texts].joined().map { UInt32(truncatingIfNeeded: $0.name) },
      of: [.identifier, .keyword, .stringText, .binaryOperator, .prefixOperator, .postfixOperator],
      kinds: (onInterpolation.isEmpty ? [] : [.interpolationStart]) + (onString.isEmpty ? [] : [.stringStart])
    )
    watched = TokenFilter(anyOf: [filter, DisplaySurvey.filter, Landmarks.filter])
    var wakings = onInterpolation + onString
    self.onInterpolation = 0..<onInterpolation.count
    self.onString = onInterpolation.count..<wakings.count
    self.words = WakingTable(words, &wakings)
    self.texts = WakingTable(texts, &wakings)
    self.wakings = wakings
    self.onHidden = onHidden
    self.speaksEverywhere = speaksEverywhere
  }

  /// Every finding of a file, with the index of its rule, in the order of tokens.
  package func findings(in file: LintedFile) -> [(rule: Int, finding: Finding)] { look(at: file).findings }

  /// What rules find in a file, of whose project nothing may be known yet.
  package func look(at file: LintedFile) -> Look {
    var look = Look(size: file.structure.source.count)
    lookForHidden(in: file, &look)
    let structure = file.structure
    // Asked once, behind the first question to the project: of what would not be said anyway, there is no need to know.
    var isSilent: Bool?
    structure.forEach(passing: filter) { index in
      let places = woken(by: index, in: structure)
      guard !places.isEmpty, !structure.isTooDeep(index) else { return true }
      for place in places { check(wakings[place], at: index, in: file, &look) }
      if isSilent == nil, look.isOpen { isSilent = self.isSilent(in: file) }
      return isSilent != true
    }
    if look.isOpen, isSilent ?? self.isSilent(in: file) { look.close() }
    return look
  }

  /// The same once the project is known: only where rules asked for it is there anything new to be found, unless the file
  /// has been written to.
  package func findings(in file: LintedFile, after first: Look) -> [(rule: Int, finding: Finding)] {
    guard first.fits(file.structure) else { return findings(in: file) }
    var look = first.withoutGuesses
    if first.asksForHidden { lookForHidden(in: file, &look) }
    for place in first.open.lazy.map(\.place) { check(place.rule, at: Int(place.index), in: file, &look) }
    look.sort()
    return look.findings
  }

  @inline(__always)
  private func check(_ rule: Int32, at index: Int, in file: LintedFile, _ look: inout Look) {
    var finding = rules[Int(rule)].check(Site(file: file, index: index))
    // Most rules that wake fall asleep again at once: whether anybody would hear them is asked last.
    if let found = finding {
      let isAllowed = file.silence.allows(rules[Int(rule)], at: index, in: file)
      finding = isAllowed ? weighed(found, of: Int(rule), at: index, in: file) : nil
    }
    let place = Look.Place(index: UInt32(truncatingIfNeeded: index), rule: rule)
    if file.hasOpenQuestions { look.ask(of: file, at: place) }
    if let finding { look.found.append((place, finding)) }
  }

  private func weighed(_ finding: Finding, of rule: Int, at index: Int, in file: LintedFile) -> Finding? {
    file.silence.weighed(finding, of: rules[rule], isAboutTexts: areAboutTexts[rule], at: index, in: file)
  }

  /// What rules say of characters nobody sees. Those that speak everywhere do so in code no compiler reads, too: people
  /// read it.
  private func lookForHidden(in file: LintedFile, _ look: inout Look) {
    guard !onHidden.isEmpty else { return }
    for place in HiddenPlaces(file.structure).places {
      for rule in onHidden {
        let site = Site(file: file, index: place.index, comment: place.comment)
        guard let finding = rules[rule].check(site),
          rules[rule].speaksEverywhere || file.silence.allows(rules[rule], at: place.index, in: file),
          let weighed = weighed(finding, of: rule, at: place.index, in: file)
        else { continue }
        look.hidden.append((rule, weighed))
      }
    }
    if file.hasOpenQuestions { look.askForHidden(of: file) }
  }

  /// Whether a file that is otherwise silent may have something to say after all.
  package func mayFindHidden(in source: Source) -> Bool {
    onHidden.contains { rules[$0].speaksEverywhere } && HiddenCharacters.exist(in: source)
  }

  /// Whether nothing found in a file would be said, hidden characters aside: a test, a preview, the work of a tool.
  package func isSilent(in file: LintedFile) -> Bool {
    !speaksEverywhere && file.silence.coversFile
  }

  /// Whether nothing found in files that tell nothing of the app would be said, hidden characters aside.
  package var passesOverTests: Bool { !speaksEverywhere }

  @inline(__always)
  private func woken(by index: Int, in structure: Structure) -> Range<Int> {
    switch structure.tokens[index].kind {
    case .stringText: texts.rules(wokenBy: index, in: structure)
    case .interpolationStart: onInterpolation
    case .stringStart: onString
    default: words.rules(wokenBy: index, in: structure)
    }
  }
}

/// The rules that each word wakes: open addressing by the name of the word, which is a good hash by itself.
private struct WakingTable: Sendable {
  private struct Slot {
    var name: UInt64 = 0
    /// Where the rules of the name stand; a free slot has none.
    var start: Int32 = -1
    var end: Int32 = 0
  }

  private let slots: [Slot]
  private let mask: Int

  /// Counted first and put in their places then: nothing is sorted, since the rules come in the order of the catalog. One
  /// that names a word twice is woken once.
  init(_ triggers: [(name: UInt64, rule: Int32)], _ wakings: inout [Int32]) {
    var size = 16
    while size < triggers.count * 4 { size *= 2 }
    mask = size - 1
    var slots = [Slot](repeating: Slot(), count: size)
    for trigger in triggers {
      let place = Self.place(of: trigger.name, in: slots)
      slots[place].name = trigger.name
      slots[place].start = 0
      slots[place].end += 1
    }
    var start = Int32(truncatingIfNeeded: wakings.count)
    for place in slots.indices where slots[place].start == 0 {
      slots[place].start = start
      start += slots[place].end
      slots[place].end = slots[place].start
    }
    wakings += repeatElement(-1, count: triggers.count)
    for trigger in triggers {
      let place = Self.place(of: trigger.name, in: slots)
      let slot = slots[place]
      if slot.end > slot.start, wakings[Int(slot.end) - 1] == trigger.rule { continue }
      wakings[Int(slot.end)] = trigger.rule
      slots[place].end += 1
    }
    self.slots = slots
  }

  /// The slot of a name, or the one it is to have.
  @inline(__always)
  private static func place(of name: UInt64, in slots: [Slot]) -> Int {
    var place = Int(truncatingIfNeeded: name) & (slots.count - 1)
    while slots[place].start >= 0, slots[place].name != name { place = (place + 1) & (slots.count - 1) }
    return place
  }

  /// A token keeps half of a name; the other half is asked for only where that half is one of the table.
  @inline(__always)
  func rules(wokenBy index: Int, in structure: Structure) -> Range<Int> {
    let short = structure.tokens[index].name
    var place = Int(short) & mask
    while slots[place].end != 0 {
      let slot = slots[place]
      if UInt32(truncatingIfNeeded: slot.name) == short, slot.name == structure.wideName(index) {
        return Int(slot.start)..<Int(slot.end)
      }
      place = (place + 1) & mask
    }
    return 0..<0
  }
}
