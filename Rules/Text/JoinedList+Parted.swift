import RTLRuleKit
import RTLSyntax

/// What is joined again, or from the lowest to the highest: one text and no list.
extension JoinedList {
  /// `address.split(separator: "\n").joined(separator: ", ")`: one text, whose lines are put side by side.
  func isPartedAgain(_ site: Site) -> Bool {
    let structure = site.structure
    let path = structure.path(endingAt: site.index)
    if path.contains(where: { isParted($0, structure) }) { return true }
    // `let lines = address.split(separator: "\n")`
    guard let list = path.first, case let value = site.valueBehind(Expression(list, list)), value.last != list,
      let name = structure.lastName(endingAt: structure.unwrapped(value).last)
    else { return false }
    return structure.path(endingAt: name).contains { isParted($0, structure) }
  }

  private func isParted(_ name: Int, _ structure: Structure) -> Bool {
    structure.isMember(name) && structure.kind(name + 1) == .leftParen
      && structure.token(name, isAnyOf: "split", "components")
  }

  /// `node.ancestors.joined(separator: ", ")`, `titles.reversed().joined(separator: ", ")` where each was read from the
  /// parent of the one before: where something is, and not one thing beside another.
  func isWayUp(_ site: Site) -> Bool {
    let structure = site.structure
    let path = structure.path(endingAt: site.index)
    if path.contains(where: { structure.name($0, endsWithAnyOf: Self.ways) }) { return true }
    guard path.contains(where: { structure.token($0, is: "reversed") && structure.isMember($0) }) else { return false }
    return path.contains { structure.name($0, endsWithWord: "parents") }
      || site.enclosingBody?.contains {
        structure.isMember($0) && structure.token($0, isAnyOf: "parent", "superview", "superclass")
      } ?? false
  }

  private static let ways: [StaticString] = ["ancestors", "breadcrumb", "breadcrumbs", "crumbs", "path"]

  /// `text.components(separatedBy: ", ")` somewhere in the file: what is joined so is a text that the code parts again.
  func isReadAgain(_ separator: Int, _ site: Site) -> Bool {
    let structure = site.structure
    return ["separatedBy", "separator"].contains { label in
      site.file.uses(of: label, within: structure.tokens.indices).contains { use in
        guard structure.kind(use + 1) == .colon,
          let call = structure.call(around: use), structure.token(call.callee, isAnyOf: "components", "split"),
          let quote = structure.arguments(of: call).first(where: { $0.label == use }).flatMap({ structure.literal($0) })
        else { return false }
        return structure.isSameText(quote + 1, separator) && structure.kind(quote + 2) == .stringEnd
      }
    }
  }

  /// `"(" + throws.map { "\($0.value)" }.joined(separator: ", ") + ")"`: nothing but numbers, in brackets of their own.
  func isOfNumbersInBrackets(_ whole: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard
      endsInBracket(whole.first - 2, structure) && structure.token(whole.first - 1, is: "+")
        || structure.kind(whole.first - 1) == .interpolationStart && endsInBracket(whole.first - 2, structure)
    else { return false }
    let path = structure.path(endingAt: site.index)
    guard let map = path.first(where: { structure.token($0, isAnyOf: "map", "compactMap") }) else { return false }
    let body = map + 1..<max(map + 1, site.index)
    let isBare = !body.contains { structure.kind($0) == .stringText }
    let isText = body.contains { structure.kind($0) == .interpolationStart || structure.token($0, is: "String") }
    return isBare && isText && body.contains { structure.name($0, endsWithAnyOf: Self.numbers) }
  }

  private static let numbers: [StaticString] = ["value", "number", "count", "index", "roll", "score"]

  /// `"("`, `"Rolls: ["`
  private func endsInBracket(_ index: Int, _ structure: Structure) -> Bool {
    let text = structure.kind(index) == .stringEnd ? index - 1 : index
    guard structure.kind(text) == .stringText, let last = structure.bytes(text).last else { return false }
    return last == UInt8(ascii: "(") || last == UInt8(ascii: "[")
  }
}
