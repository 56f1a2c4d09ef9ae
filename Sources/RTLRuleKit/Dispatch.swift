import RTLSyntax

/// The table that wakes rules: built once per run, asked once per token.
package struct Dispatch: Sendable {
  package let rules: [CatalogedRule]
  private let words: WakingTable
  private let texts: WakingTable
  private let onInterpolation: [Int32]
  private let onString: [Int32]
  private let onHidden: [Int]
  /// Whether a rule that other triggers wake speaks in tests and previews too.
  private let speaksEverywhere: Bool
  /// Most tokens end here, without a look into the tables.
  private let filter: TokenFilter
  /// What this and the survey will ask of a structure.
  package let watched: TokenFilter

  package init(_ rules: [CatalogedRule]) {
    self.rules = rules
    var words: [(name: UInt64, rule: Int32)] = []
    var texts: [(name: UInt64, rule: Int32)] = []
    var onInterpolation: [Int32] = []
    var onString: [Int32] = []
    var onHidden: [Int] = []
    var speaksEverywhere = false
    for (index, cataloged) in rules.enumerated() {
      let rule = Int32(truncatingIfNeeded: index)
      for trigger in cataloged.rule.triggers {
        switch trigger {
        case .word(let word), .sign(let word): words.append((NameHash.wide(word), rule))
        case .text(let text): texts.append((NameHash.wide(text), rule))
        case .interpolation: onInterpolation.append(rule)
        case .string: onString.append(rule)
        case .hiddenCharacter: onHidden.append(index)
        }
        if cataloged.rule.speaksEverywhere, trigger != .hiddenCharacter { speaksEverywhere = true }
      }
    }
    filter = TokenFilter(
      names: [words, texts].joined().map { UInt32(truncatingIfNeeded: $0.name) },
      of: [.identifier, .keyword, .stringText, .binaryOperator, .prefixOperator, .postfixOperator],
      kinds: (onInterpolation.isEmpty ? [] : [.interpolationStart]) + (onString.isEmpty ? [] : [.stringStart])
    )
    watched = TokenFilter(anyOf: [filter, DisplaySurvey.filter])
    self.words = WakingTable(words)
    self.texts = WakingTable(texts)
    self.onInterpolation = onInterpolation
    self.onString = onString
    self.onHidden = onHidden
    self.speaksEverywhere = speaksEverywhere
  }

  /// Every finding of a file, with the index of its rule, in the order of tokens.
  package func findings(in file: LintedFile) -> [(rule: Int, finding: Finding)] {
    var found = onHidden.isEmpty ? [] : hiddenFindings(in: file)
    let hiddenCount = found.count
    let structure = file.structure
    structure.forEach(passing: filter) { index in
      for rule in woken(by: index, in: structure) {
        let rule = Int(rule)
        // Most rules that wake fall asleep again at once: whether anybody would hear them is asked last.
        guard let finding = rules[rule].rule.check(Site(file: file, index: index)),
          file.silence.allows(rules[rule].rule, at: index),
          let weighed = file.silence.weighed(finding, of: rules[rule].rule)
        else { continue }
        found.append((rule, weighed))
      }
      return !file.missedProject
    }
    // What is found without the project does not count, nor what would be. Of what would not be said anyway, there is
    // no need to know.
    if file.missedProject { return isSilent(in: file) ? Array(found.prefix(hiddenCount)) : [] }
    return found.contains(where: \.finding.isOncePerFile) ? gathered(found) : found
  }

  /// The same with each hint that is enough once at its first place only.
  private func gathered(_ found: [(rule: Int, finding: Finding)]) -> [(rule: Int, finding: Finding)] {
    var result: [(rule: Int, finding: Finding)] = []
    var firsts: [Int: Int] = [:]
    var others: [Int: [Finding]] = [:]
    for (rule, finding) in found {
      if finding.isOncePerFile, firsts[rule] != nil {
        others[rule, default: []].append(finding)
      } else {
        if finding.isOncePerFile { firsts[rule] = result.count }
        result.append((rule, finding))
      }
    }
    for (rule, others) in others {
      if let first = firsts[rule] { result[first].finding.take(in: others) }
    }
    return result
  }

  /// What rules say of characters nobody sees. Those that speak everywhere do so in code no compiler reads, too: people
  /// read it.
  private func hiddenFindings(in file: LintedFile) -> [(rule: Int, finding: Finding)] {
    var found: [(rule: Int, finding: Finding)] = []
    for place in HiddenPlaces(file.structure).places {
      for rule in onHidden {
        let site = Site(file: file, index: place.index, comment: place.comment)
        guard let finding = rules[rule].rule.check(site),
          rules[rule].rule.speaksEverywhere || file.silence.allows(rules[rule].rule, at: place.index),
          let weighed = file.silence.weighed(finding, of: rules[rule].rule)
        else { continue }
        found.append((rule, weighed))
      }
    }
    return found
  }

  /// Whether a file that is otherwise silent may have something to say after all.
  package func mayFindHidden(in source: Source) -> Bool {
    onHidden.contains { rules[$0].rule.speaksEverywhere } && HiddenCharacters.exist(in: source)
  }

  /// Whether nothing found in a file would be said, hidden characters aside: a test, a preview, the work of a tool.
  package func isSilent(in file: LintedFile) -> Bool {
    !speaksEverywhere && file.silence.coversFile
  }

  /// Whether nothing found in files that tell nothing of the app would be said, hidden characters aside.
  package var passesOverTests: Bool { !speaksEverywhere }

  @inline(__always)
  private func woken(by index: Int, in structure: Structure) -> ArraySlice<Int32> {
    switch structure.tokens[index].kind {
    case .stringText: texts.rules(wokenBy: index, in: structure)
    case .interpolationStart: onInterpolation[...]
    case .stringStart: onString[...]
    default: words.rules(wokenBy: index, in: structure)
    }
  }
}

/// The rules that each word wakes: open addressing by the name of the word, which is a good hash by itself.
private struct WakingTable: Sendable {
  private struct Slot {
    var name: UInt64 = 0
    /// Where the rules of the name stand; a free slot has none.
    var start: Int32 = 0
    var end: Int32 = 0
  }

  private let slots: [Slot]
  private let mask: Int
  /// Those of one name stand side by side, in the order of the catalog.
  private let rules: [Int32]

  init(_ triggers: [(name: UInt64, rule: Int32)]) {
    let sorted = triggers.sorted { ($0.name, $0.rule) < ($1.name, $1.rule) }
    var size = 16
    while size < sorted.count * 4 { size *= 2 }
    var slots = [Slot](repeating: Slot(), count: size)
    var start = 0
    while start < sorted.count {
      let name = sorted[start].name
      let end = sorted[start...].firstIndex { $0.name != name } ?? sorted.count
      var place = Int(truncatingIfNeeded: name) & (size - 1)
      while slots[place].end != 0 { place = (place + 1) & (size - 1) }
      slots[place] = Slot(name: name, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end))
      start = end
    }
    self.slots = slots
    mask = size - 1
    rules = sorted.map(\.rule)
  }

  /// A token keeps half of a name; the other half is asked for only where that half is one of the table.
  @inline(__always)
  func rules(wokenBy index: Int, in structure: Structure) -> ArraySlice<Int32> {
    let short = structure.tokens[index].name
    var place = Int(short) & mask
    while slots[place].end != 0 {
      let slot = slots[place]
      if UInt32(truncatingIfNeeded: slot.name) == short, slot.name == structure.wideName(index) {
        return rules[Int(slot.start)..<Int(slot.end)]
      }
      place = (place + 1) & mask
    }
    return []
  }
}
