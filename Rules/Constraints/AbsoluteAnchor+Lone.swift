import RTLRuleKit
import RTLSyntax

/// Anchors in no constraint that is to be seen.
extension AbsoluteAnchor {
  /// An anchor that is handed on instead of constrained.
  func checkLoneAnchor(_ use: AnchorUse, _ site: Site) -> Finding? {
    guard !site.isChosenBySide else { return nil }
    let message = "anchored to the \(use.side.name) in every language; use \(use.directionalName)"
    if case .argument(let call, let argument) = site.place {
      if isKeyPathBesideItsTwin(use, call, argument, site) {
        return Finding(site.range, Finding.ofMirroredPins(Self.twins), severity: .info, isOncePerFile: true)
      }
      // The helper that takes both sides is where the fault is.
      guard let label = argument.label, site.structure.token(label, isAnyOf: "left", "right") else {
        return Finding(site.range, message)
      }
      return Finding(site.range, message, severity: .info)
    }
    return Finding(site.range, message)
  }

  /// `[equal(\.guide.leftAnchor), equal(\.guide.rightAnchor)]`
  private func isKeyPathBesideItsTwin(_ use: AnchorUse, _ call: Call, _ argument: Argument, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.bytes(argument.start).first == UInt8(ascii: "\\"), argument.end - argument.start > 1,
      structure.end(ofGroup: call.open) == argument.end, let list = structure.opening(around: call.callee)
    else { return false }
    let twin: StaticString = use.side == .left ? "rightAnchor" : "leftAnchor"
    return (list..<min(structure.end(ofGroup: list), list + 200)).contains {
      structure.token($0, is: twin)
        && structure.call(around: $0).map { structure.tokens[$0.callee].name == structure.tokens[call.callee].name }
          ?? false
    }
  }
}
