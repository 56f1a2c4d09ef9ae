import RTLRuleKit
import RTLSyntax

extension AbsoluteTextAlignment {
  /// `Badge(iconAlignment: .left)` of a library: nothing here says what its left is, but it is hardly a side of a screen.
  func foreign(_ site: Site) -> Finding? {
    let structure = site.structure
    if case .assigned(let property) = site.place { return ofStyle(property, site) }
    guard structure.isImplicitMember(site.index), case .argument(let call, let argument) = site.place else {
      return nil
    }
    let isOfText =
      argument.label == nil && (isAlignment(ofTextBy: call, structure) || setsAlignment(call, site.file))
    if argument.label == nil, let list = listOfStyles(with: call, site) { return ofStyles(list, site) }
    guard
      isOfText || site.file.isPartOfStyle(site.index) || argument.label.map({ isOfLibrary($0, site) }) ?? false,
      !site.isChosenBySide, !site.isDirectionAware, !site.isInLeftToRightIsland,
      !(isOfText && isHugged(byChain: call, site))
    else { return nil }
    return Finding(
      site.range,
      "aligned to the \(site.text) in every language; use its leading or natural alignment if it has one",
      severity: isOfText || site.file.isPartOfTextStyle(site.index) ? nil : .info
    )
  }

  /// `let style = BrandTextStyle(size: 12); style.alignment = .left`
  private func ofStyle(_ property: Int, _ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isImplicitMember(site.index), structure.token(property, isAnyOf: "alignment", "textAlignment"),
      let style = structure.receiverName(ofMember: property), isTextStyle(style, site.file),
      !site.isChosenBySide, !site.isDirectionAware, !site.functionAsksForDirection, !site.isInLeftToRightIsland
    else { return nil }
    return Finding(
      site.range,
      site.is("left")
        ? "aligned to the left in every language; use .natural"
        : "aligned to the right in every language; use .natural, or choose by \(site.directionQuestion)"
    )
  }

  /// The same where other things of the project have an alignment too, and the style is none of its Swift types.
  func ofUnseenStyle(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isImplicitMember(site.index), case .assigned(let property) = site.place,
      structure.token(property, is: "alignment"), let style = structure.receiverName(ofMember: property),
      let made = site.file.initialValue(of: style)?.first, structure.startsUppercase(made),
      !site.file.project.declaresType(TypeKey(structure.text(made)))
    else { return nil }
    return ofStyle(property, site)
  }

  /// What is made as a style of texts, or taken for one: `if let style = attributes[.style] as? NSMutableParagraphStyle`
  private func isTextStyle(_ style: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard !structure.isMember(style), let value = file.initialValue(of: style) else { return false }
    if structure.token(value.last, is: "NSMutableParagraphStyle") {
      return (value.last - 2..<value.last).contains { structure.token($0, is: "as") }
    }
    return structure.startsUppercase(value.first) && structure.kind(value.first + 1) == .leftParen
      && structure.partner(value.first + 1) == value.last
      && structure.name(value.first, endsWithAnyOf: ["textstyle", "paragraphstyle"])
  }

  /// `setTextAlignment(.left)` of a function of this file that takes nothing but an `NSTextAlignment`.
  private func setsAlignment(_ call: Call, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard structure.name(call.callee, holdsAnyOf: ["alignment", "align"]), structure.arguments(of: call).count == 1
    else { return false }
    let functions = file.declarations(named: call.callee).map { structure.declarations[$0] }
      .filter { $0.kind == .function }
    return functions.count == 1
      && functions.allSatisfy { function in
        let open = Int(function.name) + 1
        guard structure.kind(open) == .leftParen, case let close = structure.end(ofGroup: open) else { return false }
        return structure.token(open + 1, is: "_") && structure.token(close - 1, is: "NSTextAlignment")
          && structure.elements(ofGroup: open, limit: 2).count == 1
      }
  }

  /// `Caption("…").font(.body).alignment(.left)`: one link of a chain, another of which says that it is about a text.
  private func isAlignment(ofTextBy call: Call, _ structure: Structure) -> Bool {
    guard Self.aligners.contains(call.callee, in: structure), structure.receiverEnd(ofMember: call.callee) != nil,
      structure.arguments(of: call).count == 1
    else { return false }
    let chain = structure.path(startingAt: structure.chainStart(call.callee)).filter { $0 != call.callee }
    return chain.contains {
      Self.linksOfTexts.contains($0, in: structure) || structure.name($0, endsWithAnyOf: Self.texts)
    }
      && !chain.contains { structure.name($0, holdsAnyOf: Self.others) }
  }

  /// `label.set.font(.body).align(.left)` of a label that is as wide as its text.
  private func isHugged(byChain call: Call, _ site: Site) -> Bool {
    let root = site.structure.chainStart(call.callee)
    guard site.structure.kind(root) == .identifier, !site.structure.startsUppercase(root) else { return false }
    return labels(meantBy: root, call.callee, site).contains { isAsWideAsItsText($0, site.file) }
  }

  private static let aligners: WordSet = ["alignment", "textAlign", "align", "textAlignment"]
  private static let linksOfTexts: WordSet = [
    "font", "multiline", "lines", "numberOfLines", "textColor", "text", "attributedText", "lineBreakMode", "lineLimit",
  ]
  private static let texts: [StaticString] = ["text", "label", "paragraph"]
  /// What holds other views, or a text that is one of a button.
  private static let others: [StaticString] = [
    "stack", "hstack", "vstack", "zstack", "flex", "image", "icon", "button", "grid", "row", "column", "container",
  ]

  private func isOfLibrary(_ label: Int, _ site: Site) -> Bool {
    let name = site.structure.wideName(label)
    return site.structure.name(label, endsWithWord: "alignment") && !site.structure.token(label, is: "alignment")
      && !site.file.project.declaresParameter(labelled: name) && !site.file.project.declaresMember(named: name)
  }
}
