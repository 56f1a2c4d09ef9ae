import RTLSyntax

/// The table that wakes rules: built once per run, asked once per token.
package struct Dispatch: Sendable {
  package let rules: [CatalogedRule]
  /// Rule indexes by the name of a word or a string text. Its wide name goes along: a short one may be shared.
  private let byWord: [UInt32: Sleepers]
  private let byText: [UInt32: Sleepers]
  private let onInterpolation: [Int]
  private let onString: [Int]
  private let onHidden: [Int]
  /// Whether a rule that other triggers wake speaks in tests and previews too.
  private let speaksEverywhere: Bool
  /// One bit for each value of a name's low bits: most words end here, without a look into the tables.
  private let filter: [UInt64]

  package init(_ rules: [CatalogedRule]) {
    self.rules = rules
    var byWord: [UInt32: Sleepers] = [:]
    var byText: [UInt32: Sleepers] = [:]
    var onInterpolation: [Int] = []
    var onString: [Int] = []
    var onHidden: [Int] = []
    var speaksEverywhere = false
    for (index, cataloged) in rules.enumerated() {
      for trigger in cataloged.rule.triggers {
        switch trigger {
        case .word(let word), .sign(let word):
          byWord[NameHash.hash(word), default: Sleepers(word)].rules.append(index)
        case .text(let text): byText[NameHash.hash(text), default: Sleepers(text)].rules.append(index)
        case .interpolation: onInterpolation.append(index)
        case .string: onString.append(index)
        case .hiddenCharacter: onHidden.append(index)
        }
        if cataloged.rule.speaksEverywhere, trigger != .hiddenCharacter { speaksEverywhere = true }
      }
    }
    var filter = [UInt64](repeating: 0, count: Self.filterBits / 64)
    for name in [byWord.keys, byText.keys].joined() {
      let bit = Int(name) & (Self.filterBits - 1)
      filter[bit / 64] |= 1 << UInt64(bit % 64)
    }
    self.byWord = byWord
    self.byText = byText
    self.onInterpolation = onInterpolation
    self.onString = onString
    self.onHidden = onHidden
    self.speaksEverywhere = speaksEverywhere
    self.filter = filter
  }

  private static let filterBits = 1 << 14

  /// The rules that one word wakes.
  private struct Sleepers {
    let name: UInt64
    var rules: [Int] = []

    init(_ word: String) { name = NameHash.wide(word) }
  }

  /// Every finding of a file, with the index of its rule, in the order of tokens.
  package func findings(in file: LintedFile) -> [(rule: Int, finding: Finding)] {
    var found = onHidden.isEmpty ? [] : hiddenFindings(in: file)
    let hiddenCount = found.count
    let tokens = file.structure.tokens
    for index in tokens.indices where mayWake(tokens[index]) {
      for rule in woken(by: index, in: file.structure) {
        // Most rules that wake fall asleep again at once: whether anybody would hear them is asked last.
        guard let finding = rules[rule].rule.check(Site(file: file, index: index)),
          file.silence.allows(rules[rule].rule, at: index)
        else { continue }
        found.append((rule, file.silence.weighed(finding, of: rules[rule].rule)))
      }
      // What is found without the project does not count, nor what would be. Of what would not be said anyway, there
      // is no need to know.
      if file.missedProject { return isSilent(in: file) ? Array(found.prefix(hiddenCount)) : [] }
    }
    return found
  }

  /// What rules say of characters nobody sees. Those that speak everywhere do so in code no compiler reads, too: people
  /// read it.
  private func hiddenFindings(in file: LintedFile) -> [(rule: Int, finding: Finding)] {
    var found: [(rule: Int, finding: Finding)] = []
    for place in HiddenPlaces(file.structure).places {
      for rule in onHidden {
        let site = Site(file: file, index: place.index, comment: place.comment)
        guard let finding = rules[rule].rule.check(site),
          rules[rule].rule.speaksEverywhere || file.silence.allows(rules[rule].rule, at: place.index)
        else { continue }
        found.append((rule, file.silence.weighed(finding, of: rules[rule].rule)))
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

  /// Whether a path alone tells that nothing found there would be said, hidden characters aside.
  package func isSilent(at path: String) -> Bool {
    !speaksEverywhere && ProjectIndex.leavesOut(path)
  }

  /// One bit decides for nearly all tokens.
  @inline(__always)
  private func mayWake(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .keyword, .stringText, .binaryOperator, .prefixOperator, .postfixOperator:
      let bit = Int(token.name) & (Self.filterBits - 1)
      return filter[bit / 64] & (1 << UInt64(bit % 64)) != 0
    case .interpolationStart: return !onInterpolation.isEmpty
    case .stringStart: return !onString.isEmpty
    default: return false
    }
  }

  private func woken(by index: Int, in structure: Structure) -> [Int] {
    let token = structure.tokens[index]
    switch token.kind {
    case .identifier, .keyword, .binaryOperator, .prefixOperator, .postfixOperator:
      return wake(byWord[token.name], index, structure)
    case .stringText: return wake(byText[token.name], index, structure)
    case .interpolationStart: return onInterpolation
    case .stringStart: return onString
    default: return []
    }
  }

  private func wake(_ sleepers: Sleepers?, _ index: Int, _ structure: Structure) -> [Int] {
    guard let sleepers, structure.wideName(index) == sleepers.name else { return [] }
    return sleepers.rules
  }
}
