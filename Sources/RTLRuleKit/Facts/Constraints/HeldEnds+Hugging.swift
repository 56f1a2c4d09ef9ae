import RTLSyntax

/// Views that would rather be as wide as what they show than fill the room there is.
extension LintedFile {
  /// `button.setContentHuggingPriority(.required, for: .horizontal)`
  package func isHuggedTightly(_ view: Int) -> Bool {
    usesInType(of: view).contains { structure.kind($0 + 1) == .period && isHuggedTightly(by: $0 + 2) }
  }

  package func isHuggedTightly(by method: Int) -> Bool {
    priority(setBy: method, orElse: 0).map { $0 > Self.nearlyRequired } ?? false
  }

  /// How strongly a view keeps to the width of what it shows.
  /// - Parameter unknown: how strongly if that is set by a name that says nothing.
  private func hugging(of view: Int, orElse unknown: Int) -> Int {
    let members = usesInType(of: view).compactMap { structure.memberBehind($0) }
    // `let label = UILabel().then { $0.setContentHuggingPriority(.required, for: .horizontal) }`
    let words = initialValue(of: view)?.tokens.prefix(200) ?? 0..<0
    return (members + words).compactMap { priority(setBy: $0, orElse: unknown) }.max() ?? Self.low
  }

  /// `751` of `setContentHuggingPriority(.defaultHigh + 1, for: .horizontal)`
  private func priority(setBy method: Int, orElse unknown: Int) -> Int? {
    guard structure.token(method, is: "setContentHuggingPriority"), let call = structure.call(of: method),
      let axis = structure.argument("for", of: call), !axis.isEmpty, structure.token(axis.end - 1, is: "horizontal")
    else { return nil }
    var sum: Int?
    for word in call.open + 1..<max(call.open + 1, axis.start) {
      if let named = Self.priorities[structure.text(word)] { sum = named }
      guard let number = Int(structure.text(word)) else { continue }
      sum = structure.token(word - 1, is: "-") ? (sum ?? 0) - number : (sum ?? 0) + number
    }
    return sum ?? unknown
  }

  private static let low = 250
  private static let required = 1000
  private static let nearlyRequired = 900
  private static let priorities = [
    "defaultLow": low, "defaultHigh": 750, "required": required,
    "UILayoutPriorityDefaultLow": low, "UILayoutPriorityDefaultHigh": 750, "UILayoutPriorityRequired": required,
  ]

  /// Whether a label hugs its text beside a view that does so less, and so takes what room is left.
  package func isHuggedBesideOther(_ label: Int) -> Bool {
    guard let ties = ties(of: label), !ties.isSized, !ties.isPlaced,
      case let own = hugging(of: label, orElse: Self.low), own > Self.low
    else { return false }
    return ties.ends.contains { tie in
      guard let other = tie.partner, !AnchorUse.isContainer(structure.text(other)),
        hugging(of: other, orElse: Self.required) < own, let its = self.ties(of: other)
      else { return false }
      return !its.isSized
    }
  }

  /// `label.pin.below(of: title).sizeToFit(.widthFlexible)` and `.sizeToFit()`, as PinLayout fits a label to its text.
  func isPinnedToFit(_ word: Int) -> Bool {
    guard structure.token(word, is: "pin"), structure.kind(word + 1) == .period else { return false }
    let end = min(structure.statementEnd(from: structure.statementStart(word)), word + 40)
    return (word..<max(word, end)).contains {
      structure.token($0, is: "widthFlexible")
        || structure.token($0, is: "sizeToFit") && structure.kind($0 + 1) == .leftParen
          && structure.kind($0 + 2) == .rightParen
    }
  }
}
