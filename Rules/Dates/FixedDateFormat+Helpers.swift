import RTLRuleKit
import RTLSyntax

/// Patterns that a helper is given: `date.text(format: "MMM d, yyyy")`, `date.toFormat("MMM d, yyyy")`,
/// `date.string(format: .custom("MMM d, yyyy"))`.
extension FixedDateFormat {
  /// Where the text the helper gives is seen to be shown.
  func handed(_ site: Site) -> Finding? {
    let structure = site.structure
    let isLabel = structure.kind(site.index + 1) == .colon
    guard isLabel != site.is("toFormat"),
      let call = isLabel ? structure.call(around: site.index) : structure.call(of: site.index),
      !structure.startsUppercase(call.callee), !structure.token(call.callee, is: "init"),
      let quote = pattern(in: custom(structure.value(at: site.index + 2), structure), structure),
      case let pattern = DatePattern(structure.bytes(quote + 1)), pattern.fields.contains(where: { $0.count > 1 }),
      case let text = structure.operand(around: call.callee),
      site.audience(of: text).isUser.isYes, !takesTemplates(call.callee, site)
    else { return nil }
    // Only those who wrote it know what another does with a pattern.
    let isFormat =
      isLabel
      && site.file.project.takesPattern(structure.wideName(site.index), of: structure.wideName(call.callee))
    return finding(quote, pattern, isLoud: isFormat && !site.isEdited(text) && !site.isParsed(text), fix: nil, site)
  }

  /// `"h:mm a"` of `.custom("h:mm a")`
  private func custom(_ style: Expression, _ structure: Structure) -> Expression {
    let style = structure.unwrapped(style)
    guard structure.kind(style.last) == .rightParen, let open = structure.partner(style.last),
      let call = structure.call(at: open), structure.token(call.callee, is: "custom"), open + 1 < style.last
    else { return style }
    return structure.value(at: open + 1)
  }

  /// `func text(format: String) -> String { setLocalizedDateFormatFromTemplate(format) … }`
  private func takesTemplates(_ callee: Int, _ site: Site) -> Bool {
    site.file.declarations(named: callee).contains { found in
      let body = site.structure.declarations[found].body
      guard body != Structure.none else { return false }
      return (Int(body)..<min(site.structure.end(ofGroup: Int(body)), Int(body) + 200)).contains {
        site.structure.token($0, isAnyOf: "fromTemplate", "setLocalizedDateFormatFromTemplate")
      }
    }
  }
}
