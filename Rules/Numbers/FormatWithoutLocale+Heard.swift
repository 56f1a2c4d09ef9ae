import RTLRuleKit
import RTLSyntax

/// Formats that are filled in for the ear: what is only heard has no order to be mixed up.
extension FormatWithoutLocale {
  func isOnlyHeard(_ text: Expression, _ site: Site, hops: Int = 2) -> Bool {
    let structure = site.structure
    if site.file.isOnlySpoken(text) { return true }
    switch structure.place(of: text) {
    case .assigned(let name):
      return isForEar(name, structure)
        || !structure.isMember(name) && site.file.declaration(of: name).map { isHeard(local: $0, site, hops) } ?? false
    case .initial(let declaration):
      return isForEar(Int(structure.declarations[declaration].name), structure)
        || isHeard(local: declaration, site, hops)
    case .argument(let call, let argument):
      return isForEar(call.callee, structure) || argument.label.map { isForEar($0, structure) } ?? false
        || isActionOfVoiceOver(call, structure)
    case .dictionary: return isAnnouncement(structure.parenthesized(text), structure)
    case .returned(let scope):
      let name = structure.scopes[scope].name
      return name != Structure.none && isForEar(Int(name), structure)
    default: return false
    }
  }

  private func isForEar(_ name: Int, _ structure: Structure) -> Bool {
    structure.name(name, beginsWithWord: "accessibility")
  }

  /// `UIAccessibilityCustomAction(name: title, …)`
  private func isActionOfVoiceOver(_ call: Call, _ structure: Structure) -> Bool {
    let isInit = structure.token(call.callee, is: "init")
    let type = isInit ? structure.receiverName(ofMember: call.callee) ?? call.callee : call.callee
    return structure.token(type, isAnyOf: "UIAccessibilityCustomAction", "NSAccessibilityCustomAction")
  }

  /// `userInfo: [.announcement: text]`
  private func isAnnouncement(_ value: Expression, _ structure: Structure) -> Bool {
    structure.kind(value.first - 1) == .colon && structure.token(value.first - 2, is: "announcement")
  }

  /// Whether all that is read of a local is heard.
  private func isHeard(local declaration: Int, _ site: Site, _ hops: Int) -> Bool {
    let structure = site.structure
    guard hops > 0, let scope = structure.scope(of: structure.declarations[declaration]), scope.kind != .type else {
      return false
    }
    let reads = site.file.uses(ofLocal: declaration).filter { structure.kind($0 + 1) != .equal }
    return !reads.isEmpty
      && reads.allSatisfy { isOnlyHeard(structure.operand(around: $0), site.moved(to: $0), hops: hops - 1) }
  }
}
