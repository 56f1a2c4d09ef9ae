import RTLRuleKit
import RTLSyntax

extension AbsoluteTextAlignment {
  /// Whether nothing that stays where it is belongs to the alignment: the other side of a choice, insets handed over with
  /// it, a frame reckoned from the left.
  func movesAlone(_ site: Site) -> Bool {
    let structure = site.structure
    let operand = structure.operand(around: site.index)
    if structure.ternaryQuestion(around: operand) != nil || isFallback(operand, structure) { return false }
    switch site.place {
    case .argument(let call, _):
      // `setValue(CATextLayerAlignmentMode.left, forKey: …)`: what it comes to over there nobody can tell. A natural tab
      // goes by the person's language, whatever is written in the line.
      if structure.token(call.callee, isAnyOf: "setValue", "NSTextTab") { return false }
      let words = call.open..<min(structure.end(ofGroup: call.open), call.open + 200, structure.tokens.count)
      return !words.contains { $0 != site.index && structure.token($0, isAnyOf: "left", "right") }
    case .assigned(let property):
      if isDrawnInRectangle(property, site) || hasLatinNeighbour(property, site) { return false }
      // `left.alignment = .left`, beside a `right` of its own.
      return structure.receiverName(ofMember: property).map {
        !structure.token($0, isAnyOf: "left", "right") && !isPlacedByHand($0, site) && !site.isHeldBySide($0)
          && !hasOtherSide($0, site)
          && !isIndented($0, site.file)
      } ?? true
    case .returned(let scope):
      // What else the function returns would stay.
      return !structure.words(ofScope: scope).contains {
        $0 != site.index && structure.token($0, isAnyOf: "left", "right")
      }
    case .initial(let declaration):
      // A local is a start that something else is made of.
      let scope = structure.scope(of: structure.declarations[declaration])
      return scope == nil || scope?.kind == .type && !isInTypeOfFrames(site)
    default: return true
    }
  }

  /// `label.textAlignment = .right` elsewhere in the type, or `button.contentHorizontalAlignment` of the button whose title
  /// it is: the one would move without the other.
  private func hasOtherSide(_ receiver: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let scope = structure.enclosingType(of: receiver) ?? structure.enclosingBody(of: receiver) else {
      return false
    }
    let isTitle = structure.token(receiver, is: "titleLabel") && structure.isMember(receiver)
    guard let view = isTitle ? structure.receiverName(ofMember: receiver) : receiver else { return false }
    let uses = site.file.uses(of: structure.tokens[view].name, within: structure.words(ofScope: scope))
    return uses.contains { use in
      let isOptional = structure.kind(use + 1) == .postfixQuestion || structure.kind(use + 1) == .exclamation
      let property = use + (isOptional ? 3 : 2)
      guard structure.isMember(property), structure.kind(property + 1) == .equal else { return false }
      if isTitle { return structure.token(property, is: "contentHorizontalAlignment") }
      return structure.token(property, is: "textAlignment")
        && structure.token(structure.value(at: property + 2).last, is: "right")
    }
  }

  /// `style.headIndent = 8`: indents turn around with what is written, and natural alignment with the person's language.
  private func isIndented(_ style: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard let body = structure.enclosingBody(of: style) else { return false }
    return file.uses(of: structure.tokens[style].name, within: structure.words(ofScope: body)).contains {
      structure.kind($0 + 1) == .period
        && structure.token($0 + 2, isAnyOf: "headIndent", "firstLineHeadIndent", "tailIndent", "tabStops")
    }
  }

  /// `chosen ?? .left`
  func isFallback(_ operand: Expression, _ structure: Structure) -> Bool {
    structure.token(operand.first - 1, is: "??")
  }
}
