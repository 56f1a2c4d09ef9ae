import RTLRuleKit
import RTLSyntax

/// HTML that is made a text with attributes.
extension HtmlWithoutDirection {
  /// `NSAttributedString(data: data, options: [.documentType: .html])` with nothing said of its sides around it.
  func imported(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let call = structure.call(of: site.index), let first = structure.firstArgument(of: call),
      let label = first.label,
      structure.token(label, is: "data"), structure.argument("documentAttributes", of: call) != nil,
      site.severityOfText == nil, let body = site.enclosingBody
    else { return nil }
    let words = body.filter { structure.kind($0) == .identifier }
    guard words.contains(where: { structure.token($0, is: "documentType") }),
      words.contains(where: { structure.token($0, is: "html") && structure.isMember($0) }),
      !words.contains(where: { saysSide($0, structure) || asksDirection($0, structure) }),
      !body.contains(where: { structure.kind($0) == .stringStart && hasDirection($0, structure) }),
      !isReadAsPlainText(site)
    else { return nil }
    return Finding(
      site.range,
      "imported HTML runs from left to right unless it says otherwise; put it into <div dir=\"auto\">, or give it a "
        + "paragraph style with natural alignment"
    )
  }

  /// `var plain: String { imported?.string ?? "" }`: all that is made of what `imported` gives, unless somebody shows it.
  private func isReadAsPlainText(_ site: Site) -> Bool {
    let structure = site.structure
    guard let member = site.enclosingFunctionName ?? site.enclosingPropertyName,
      !site.file.project.displays(member: structure.wideName(member))
    else { return false }
    let word = structure.tokens[member].name
    let uses = site.file.uses(of: word, within: structure.tokens.indices).filter { $0 != member }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        var end = structure.call(of: use).map { structure.last(ofGroup: $0.open) } ?? use
        if structure.kind(end + 1) == .postfixQuestion || structure.kind(end + 1) == .exclamation { end += 1 }
        return structure.kind(end + 1) == .period && structure.token(end + 2, is: "string")
      }
  }

  /// A paragraph style of its own, or the plain text alone.
  private func saysSide(_ index: Int, _ structure: Structure) -> Bool {
    structure.token(index, isAnyOf: "paragraphStyle", "alignment", "textAlignment", "NSMutableParagraphStyle")
      || structure.token(index, is: "string") && structure.isMember(index) && structure.kind(index + 1) != .leftParen
      || structure.name(index, endsWithAnyOf: ["alignment", "paragraphstyle"])
  }
}
