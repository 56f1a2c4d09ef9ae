import RTLSyntax

/// Views that would rather be as wide as what they show than fill the room there is.
extension LintedFile {
  /// `button.setContentHuggingPriority(.required, for: .horizontal)`
  package func isHuggedTightly(_ view: Int) -> Bool { isHugged(view, ["required"]) }

  package func isHuggedTightly(by method: Int) -> Bool { isHugged(by: method, ["required"]) }

  private func isHugged(_ view: Int, _ priorities: [StaticString]) -> Bool {
    usesInType(of: view).contains { structure.kind($0 + 1) == .period && isHugged(by: $0 + 2, priorities) }
  }

  private func isHugged(by method: Int, _ priorities: [StaticString]) -> Bool {
    guard structure.token(method, is: "setContentHuggingPriority"), let call = structure.call(of: method),
      let axis = structure.argument("for", of: call), !axis.isEmpty
    else { return false }
    return structure.token(axis.end - 1, is: "horizontal")
      && (call.open..<axis.start).contains { index in priorities.contains { structure.token(index, is: $0) } }
  }

  /// Whether a label hugs its text beside a view that does not, and so takes what room is left.
  package func isHuggedBesideOther(_ label: Int) -> Bool {
    guard let ties = ties(of: label), !ties.isSized, !ties.isPlaced, hugs(label) else { return false }
    return ties.ends.contains { tie in
      guard let other = tie.partner, !AnchorUse.isContainer(structure.text(other)), !hugs(other),
        let its = self.ties(of: other)
      else { return false }
      return !its.isSized
    }
  }

  private func hugs(_ view: Int) -> Bool { isHugged(view, ["required", "defaultHigh"]) }

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
