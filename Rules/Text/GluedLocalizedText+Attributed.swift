import RTLRuleKit
import RTLSyntax

/// Texts with attributes that are made before they are put together, or by a function of the project's own.
extension GluedLocalizedText {
  /// What `strong` holds of `var strong = AttributedString(L10n.rest); strong.font = .bold`, where nothing is added to it
  /// but attributes.
  func attributed(_ expression: Expression, _ site: Site) -> Expression? {
    let structure = site.structure
    guard expression.first == expression.last, structure.kind(expression.first) == .identifier,
      !structure.isMember(expression.first), let local = site.file.declaration(of: expression.first),
      case let declaration = structure.declarations[local], declaration.kind == .variable,
      declaration.value != Structure.none, structure.scope(of: declaration).map({ $0.kind != .type }) ?? false,
      case let value = structure.unwrapped(structure.value(at: Int(declaration.value))),
      Self.attributedTexts.contains(value.first, in: structure)
    else { return nil }
    guard content(of: value, structure) != value, !grows(local, site) else { return nil }
    return value
  }

  private static let attributedTexts: WordSet = ["AttributedString", "NSAttributedString", "NSMutableAttributedString"]

  /// `text += more`, `text.append(more)`
  private func grows(_ local: Int, _ site: Site) -> Bool {
    let structure = site.structure
    return site.file.uses(ofLocal: local, limit: 32).contains {
      structure.token($0 + 1, is: "+=") || structure.kind($0 + 1) == .equal
        || structure.memberBehind($0).map { structure.token($0, isAnyOf: "append", "insert", "replaceCharacters") }
          ?? false
    }
  }

  /// `L10n.followedBy` of `styled(L10n.followedBy)`, `styled(text: L10n.followedBy, font: .bold)`.
  func styledText(in expression: Expression, _ structure: Structure) -> Expression? {
    let start = structure.token(expression.first, is: "self") ? expression.first + 2 : expression.first
    guard structure.kind(start) == .identifier, structure.kind(expression.last) == .rightParen,
      !structure.startsUppercase(start), let call = structure.call(of: start),
      structure.end(ofGroup: call.open) == expression.last, let text = structure.firstArgument(of: call), !text.isEmpty,
      text.label.map({ structure.token($0, isAnyOf: "text", "string", "_", "title") }) ?? true
    else { return nil }
    return structure.unwrapped(text.expression)
  }

  /// Whether a function of the project's gives back a text with attributes.
  func isStyled(_ call: Expression, _ site: Site) -> Bool {
    let start = site.structure.token(call.first, is: "self") ? call.first + 2 : call.first
    guard let type = site.file.project.typeOfMember(named: site.structure.wideName(start)) else { return false }
    return Self.typesOfAttributed.contains(type)
  }

  private static let typesOfAttributed: Set<TypeKey> = [
    TypeKey("AttributedString"), TypeKey("NSAttributedString"), TypeKey("NSMutableAttributedString"),
  ]
}
