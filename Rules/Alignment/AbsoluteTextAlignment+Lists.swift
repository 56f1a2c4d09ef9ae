import RTLRuleKit
import RTLSyntax

/// Styles of a text that stand in a list, as style sheets have them: `[.font(body), .textAlignment(.left)]`.
extension AbsoluteTextAlignment {
  static let listed: [Example] = [
    "let title: Style = [.font(large), .numberOfLines(0), .textAlignment(.⟦left⟧)]",
    "let sum: Style = [.textColor(ink), .textAlignment(.⟦right⟧)]",
  ]

  /// The styles beside `.textAlignment(.left)`, where one of them can only be about a text.
  func listOfStyles(with call: Call, _ site: Site) -> [Argument]? {
    let structure = site.structure
    guard structure.isImplicitMember(call.callee), structure.token(call.callee, isAnyOf: "textAlignment", "textAlign"),
      let bracket = structure.opening(around: call.callee), structure.kind(bracket) == .leftSquare,
      !structure.continuesOperand(bracket), isOfTexts(call, site)
    else { return nil }
    let styles = structure.elements(ofGroup: bracket, limit: 24).filter {
      structure.kind($0.start) == .period && structure.kind($0.start + 2) == .leftParen
    }
    return styles.contains { Self.stylesOfTexts.contains($0.start + 1, in: structure) } ? styles : nil
  }

  func ofStyles(_ styles: [Argument], _ site: Site) -> Finding? {
    guard !site.isChosenBySide, !site.isDirectionAware, !site.isInLeftToRightIsland else { return nil }
    let isWarning = styles.contains { hasLines($0, site.structure) } && !areOfLatinText(styles, site.structure)
    return Finding(
      site.range,
      "aligned to the \(site.text) in every language; use the natural alignment, or choose by \(site.directionQuestion)",
      severity: isWarning ? nil : .info
    )
  }

  /// `addressLabel = [.textAlignment(.left), …]`: it may be one of a wallet or a server.
  private func areOfLatinText(_ styles: [Argument], _ structure: Structure) -> Bool {
    guard let bracket = styles.first.flatMap({ structure.opening(around: $0.start) }),
      let text = structure.nameOfValue(structure.operand(around: bracket))
    else { return false }
    return namesLatinText(text, structure) || structure.name(text, holdsWord: "address")
  }

  /// Unless the project has a case of that name, which carries something else.
  private func isOfTexts(_ call: Call, _ site: Site) -> Bool {
    let payload = site.file.project.typeOfPayload(at: 0, of: site.structure.wideName(call.callee))
    return payload.map { types.contains($0) } ?? true
  }

  /// `.textOverflow(FittingText())`, `.numberOfLines(0)`: the lines of a text are not equally long.
  private func hasLines(_ style: Argument, _ structure: Structure) -> Bool {
    let name = style.start + 1
    if structure.token(name, isAnyOf: "numberOfLines", "lines") { return structure.token(name + 2, is: "0") }
    return structure.token(name, is: "textOverflow")
      && (name + 2..<max(name + 2, style.end)).contains {
        structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: ["fitting", "multiline", "multi"])
      }
      && !(name + 2..<max(name + 2, style.end)).contains { structure.name($0, holdsWord: "single") }
  }

  private static let stylesOfTexts: WordSet = [
    "font", "textColor", "textOverflow", "numberOfLines", "lineBreakMode", "text", "attributedText",
  ]
}
