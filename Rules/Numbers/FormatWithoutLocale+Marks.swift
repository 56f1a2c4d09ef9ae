import RTLRuleKit
import RTLSyntax

/// Formats of a project's own, whose marks are replaced by what belongs there.
extension FormatWithoutLocale {
  /// `L10n.welcome.replacingOccurrences(of: "[NAME]", with: user.name)`: of several the first is told of.
  func replaced(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), let call = structure.call(of: site.index),
      let mark = structure.argument("of", of: call), let quote = structure.literal(mark),
      structure.kind(quote + 2) == .stringEnd, isMark(structure.bytes(quote + 1)),
      let value = structure.argument("with", of: call), isForeign(value, site) || isOpen(value, site),
      !structure.namesCode(value.expression),
      let end = structure.receiverEnd(ofMember: site.index),
      site.file.isLocalizedText(Expression(structure.chainStart(end), end)),
      site.audience(of: structure.operand(around: site.index)) != .machine,
      !isOnlyHeard(structure.operand(around: site.index), site)
    else { return nil }
    return Finding(
      structure.range(site.index, through: structure.last(ofGroup: call.open)),
      "what is inserted is not isolated from right-to-left words around it; use a placeholder and "
        + "String.localizedStringWithFormat",
      severity: .info
    )
  }

  /// `[NAME]`, `{name}`, `%NAME%`, `$name`
  private func isMark(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, "[{<%$#".utf8.contains(first), text.count > 2 else { return false }
    let inner = text.dropFirst().filter { !"]}>%$#{[<_-".utf8.contains($0) }
    return inner.count > 1 && inner.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 }
  }
}
