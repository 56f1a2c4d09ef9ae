import RTLRuleKit
import RTLSyntax

extension AbsoluteTextAlignment {
  /// Whether nothing that stays where it is belongs to the alignment: the other side of a choice, views and texts beside
  /// it, insets handed over with it, a frame reckoned from the left.
  func movesAlone(_ site: Site) -> Bool {
    let structure = site.structure
    let operand = structure.operand(around: site.index)
    if structure.ternaryQuestion(around: operand) != nil || isFallback(site.index, structure) { return false }
    if site.file.holdsViewsBySide || site.isBesideTextOnRight || hasUnevenMargins(site.file)
      || isBesideViewOffCentre(site)
    {
      return false
    }
    switch site.place {
    case .argument(let call, _):
      // What stands beside a `NoticeText` is put together elsewhere, and has an alignment of its own; a natural `NSTextTab`
      // goes by the person's language, whatever is written in the line. And what
      // `setValue(CATextLayerAlignmentMode.left, forKey: …)` comes to over there nobody can tell.
      let isOfType = structure.startsUppercase(call.callee)
      if isOfType || structure.token(call.callee, is: "setValue") || isShownElsewhere(site) { return false }
      let words = call.open..<min(structure.end(ofGroup: call.open), call.open + 200, structure.tokens.count)
      return !words.contains { $0 != site.index && structure.token($0, isAnyOf: "left", "right") }
    case .assigned(let property):
      // `textAlignment = .left` of the class's own: where others put its views nobody sees here.
      guard let receiver = structure.receiverName(ofMember: property), !structure.token(receiver, is: "self") else {
        return false
      }
      return movesAlone(receiver, property, site)
    case .returned(let scope):
      // What else the function returns would stay.
      return !structure.words(ofScope: scope).contains {
        $0 != site.index && structure.token($0, isAnyOf: "left", "right")
      }
    case .initial(let declaration):
      // A local is a start that something else is made of.
      let scope = structure.scope(of: structure.declarations[declaration])
      return scope == nil || scope?.kind == .type
    default: return true
    }
  }

  /// `row.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)`: over there the text would touch the edge.
  private func hasUnevenMargins(_ file: LintedFile) -> Bool {
    let structure = file.structure
    return file.uses(of: "layoutMargins", within: structure.tokens.indices).contains { margins in
      guard structure.kind(margins + 1) == .equal else { return false }
      return structure.value(at: margins + 2).tokens.contains {
        file.edgeInsets(at: $0).map { !$0.isSymmetric } ?? false
      }
    }
  }

  /// `badge.centerXAnchor.constraint(equalTo: centerXAnchor, constant: 60)`: it stays where the text now begins.
  private func isBesideViewOffCentre(_ site: Site) -> Bool {
    let structure = site.structure
    guard let type = structure.enclosingType(of: site.index) else { return false }
    let words = structure.words(ofScope: type)
    let isPinned = site.file.uses(of: "centerXAnchor", within: words).contains { name in
      structure.kind(name + 1) == .period
        && structure.call(of: name + 2).map { structure.argument("constant", of: $0) != nil } ?? false
    }
    return isPinned
      || site.file.uses(of: "withOffset", within: words).contains { label in
        structure.call(around: label).map { structure.token($0.callee, is: "autoAlignAxis") } ?? false
      }
  }

  private func movesAlone(_ receiver: Int, _ property: Int, _ site: Site) -> Bool {
    let structure = site.structure
    if hasLatinNeighbour(property, site) || isPlacedByHand(receiver, site) { return false }
    // A layer has no constraints: whoever made its bounds has reckoned with the left.
    if structure.token(property, is: "alignmentMode") { return false }
    if let type = site.enclosingTypeName, structure.name(type, holdsWord: "code") { return false }
    if structure.token(property, is: "alignment") {
      let scopes = [structure.outermostBody(of: property), structure.enclosingType(of: property)].compactMap { $0 }
      if isShownElsewhere(site) || scopes.contains(where: { isDrawnInRectangle(property, within: $0, site) }) {
        return false
      }
      if isBesideIndent(property, site.file) { return false }
    }
    // `let title: UILabel = { let label = UILabel(); label.textAlignment = .left; return label }()`
    return ![receiver, site.file.nameOfBody(around: property)].compactMap { $0 }.contains {
      site.isHeldBySide($0) || namesLatinText($0, structure) || isTitleOfHeldContent($0, site)
    }
  }

  /// A text made in a model, a formatter or an extension: who shows it aligns it himself, and may centre it.
  private func isShownElsewhere(_ site: Site) -> Bool {
    guard let type = site.enclosingTypeName else { return false }
    return !site.structure.name(
      type,
      endsWithAnyOf: ["view", "controller", "cell", "label", "button", "field", "window", "screen"]
    )
  }

  /// `button.titleLabel?.textAlignment` beside `button.contentHorizontalAlignment`: the one would move without the other.
  private func isTitleOfHeldContent(_ title: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.token(title, is: "titleLabel"), let button = structure.receiverName(ofMember: title),
      let scope = structure.enclosingType(of: title) ?? structure.outermostBody(of: title)
    else { return false }
    return site.file.uses(of: structure.tokens[button].name, within: structure.words(ofScope: scope)).contains {
      structure.memberBehind($0).map { structure.token($0, is: "contentHorizontalAlignment") } ?? false
    }
  }

  /// `style.headIndent = 8`: indents turn around with what is written, and natural alignment with the person's language.
  private func isBesideIndent(_ property: Int, _ file: LintedFile) -> Bool {
    guard let body = file.structure.outermostBody(of: property) else { return false }
    return ["headIndent", "firstLineHeadIndent", "tailIndent", "tabStops"].contains {
      !file.uses(of: $0, within: file.structure.words(ofScope: body)).isEmpty
    }
  }
}
