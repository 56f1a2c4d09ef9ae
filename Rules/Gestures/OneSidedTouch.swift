import RTLRuleKit
import RTLSyntax

struct OneSidedTouch: Rule {
  let id = "one_sided_touch"
  let summary = "Touches that count on one side of the screen in every language"
  let rationale = """
    Where a finger touches is measured from the left in every language. A story that goes on when its right half is \
    tapped goes on in English; who reads from the right looks for what comes next on the left. A strip kept free for \
    the handles at the end of a row is kept free at the wrong end. A slider that fills from the right and takes its \
    value from the left runs away from the finger; a segment that is found by counting from the left is not the one \
    under the finger. Ask for the other side by direction.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple documentation, UIGestureRecognizer.location(in:)",
  ]
  let severity = Severity.info

  let bad: [Example] = Self.oneSided + Self.countedFromLeft

  let good: [Example] = Self.alikeOrTurned + Self.countedAlike

  let triggers: [Trigger] = [.word("location"), .word("predictedEndLocation")]

  func check(_ site: Site) -> Finding? {
    guard let finding = site.isAboutPhysicalThings ? filling(site) : tested(site) ?? measured(site) ?? chosen(site),
      !site.isInSidedDeclaration, !site.isDirectionAware, !site.isMeasuredInLeftToRightIsland,
      !site.functionAsksForDirection, !site.typeAsksForDirection
    else { return nil }
    return finding
  }

  private func tested(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let touch = touch(site, where: { Test(of: $0, structure) != nil }), let test = Test(of: touch, structure),
      test.counts(site) || test.turnsOn(site)
    else { return nil }
    return Finding(
      structure.range(touch.first, through: touch.last),
      "a touch on the \(test.isRight ? "right" : "left") counts in every language, which is the other end from right "
        + "to left; ask for the other side by \(site.directionQuestion)"
    )
  }

  private func measured(_ site: Site) -> Finding? {
    guard let touch = touch(site, where: { Measure(by: $0, site) != nil }) else { return nil }
    return Finding(
      site.structure.range(touch.first, through: touch.last),
      "how much a touch means is measured from the left in every language; measure from the other end by "
        + site.directionQuestion
    )
  }

  private func filling(_ site: Site) -> Finding? {
    let names = [site.enclosingTypeName, site.enclosingFunctionName].compactMap { $0 }
    guard names.contains(where: { site.structure.name($0, holdsAnyOf: Self.players) }), site.isInBarFilledFromOneEnd
    else { return nil }
    return measured(site)
  }

  private static let players: [StaticString] = [
    "player", "playback", "playing", "audio", "video", "scrub", "scrubber", "scrubbing", "seek", "seeking", "seekbar",
  ]

  // MARK: - Touches

  /// The horizontal place of a touch, itself or the first use of the local that holds it, where it is put to some use.
  private func touch(_ site: Site, where isUsed: (Expression) -> Bool) -> Expression? {
    let structure = site.structure
    let chain = structure.operand(around: site.index)
    if isQuestion(site.index, structure), structure.isMember(site.index) {
      let isHorizontal = structure.token(chain.last, is: "x") && structure.isMember(chain.last)
      guard isHorizontal || chain.last == structure.end(ofGroup: site.index + 1) else { return nil }
      if isHorizontal, isUsed(chain) { return chain }
      return use(ofLocalHolding: chain, isPoint: !isHorizontal, site, where: isUsed)
    }
    let isDrag = structure.isMember(site.index) && site.file.showsSwiftUI
    guard isDrag, structure.token(site.index + 2, is: "x"), chain.last == site.index + 2 else { return nil }
    return isUsed(chain) ? chain : use(ofLocalHolding: chain, isPoint: false, site, where: isUsed)
  }

  /// `tap.location(in: view)`, `pan.location(ofTouch: 0, in: view)`
  func isQuestion(_ word: Int, _ structure: Structure) -> Bool {
    structure.kind(word + 1) == .leftParen && structure.token(word + 2, isAnyOf: "in", "ofTouch")
  }

  private func use(
    ofLocalHolding chain: Expression,
    isPoint: Bool,
    _ site: Site,
    where isUsed: (Expression) -> Bool
  ) -> Expression? {
    let structure = site.structure
    guard case .initial(let found) = structure.place(of: chain) else { return nil }
    for name in site.file.uses(ofLocal: found) {
      let operand = structure.operand(around: name)
      let isUse = isPoint ? operand.last == name + 2 && structure.token(operand.last, is: "x") : operand.last == name
      if isUse, isUsed(operand) { return operand }
    }
    return nil
  }
}
