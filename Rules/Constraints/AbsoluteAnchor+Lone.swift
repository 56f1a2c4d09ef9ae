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
      if let twin = twin(of: call, site) {
        guard twin > site.index else { return nil }
        let message = Finding.ofMirroredPins(nearly: true, Self.twins)
        return Finding(site.range, message, severity: .info, isOncePerFile: true)
      }
      if let twin = twin(of: argument, in: call, site.file) {
        guard twin.start > argument.start else { return nil }
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

  /// The other anchor of a view that helpers hold at both sides about alike: `note.padLeft(from: leftAnchor, by: 12)` and
  /// `note.padRight(from: rightAnchor, by: 16)`.
  private func twin(of call: Call, _ site: Site) -> Int? {
    let structure = site.structure
    // A name and one call: of longer chains each anchor would read all.
    guard isShort(call, structure), structure.isMember(call.callee), structure.kind(call.callee - 2) == .identifier,
      !structure.isMember(call.callee - 2), structure.kind(structure.end(ofGroup: call.open) + 1) != .period
    else { return nil }
    let own = parts(of: call, mirrored: true, site.file)
    let name = site.is("leftAnchor") ? "rightAnchor" : "leftAnchor"
    guard own.text != parts(of: call, mirrored: false, site.file).text,
      let body = structure.outermostBody(of: site.index)
    else { return nil }
    let nearby = (site.index - 120..<site.index + 120).clamped(to: structure.words(ofScope: body))
    return site.file.uses(of: name, within: nearby).first { other in
      guard structure.scope(around: other) == structure.scope(around: site.index),
        let call = structure.call(around: other), case let its = parts(of: call, mirrored: false, site.file)
      else { return false }
      return its.text == own.text && abs(its.distance - own.distance) <= Self.unseenShift
    }
  }

  /// `pin(leftAnchor: box.leftAnchor, left: 16, rightAnchor: box.rightAnchor, right: 16)`: the argument for the other side,
  /// where all that is said of one side is said of the other.
  private func twin(of argument: Argument, in call: Call, _ file: LintedFile) -> Argument? {
    let structure = file.structure
    guard isShort(call, structure) else { return nil }
    let sided = structure.arguments(of: call).filter { argument in
      guard !argument.isEmpty, let label = argument.label else { return false }
      return structure.name(label, beginsWithWord: "left") || structure.name(label, beginsWithWord: "right")
    }
    func text(_ argument: Argument, mirrored: Bool) -> String {
      file.sidedText(Expression(argument.label ?? argument.start, argument.end - 1), mirrored: mirrored)
    }
    let texts = sided.map { text($0, mirrored: false) }
    guard sided.allSatisfy({ texts.contains(text($0, mirrored: true)) }) else { return nil }
    return zip(sided, texts).first { $1 == text(argument, mirrored: true) }?.0
  }

  /// What nobody writes by hand is not read anew for each anchor in it.
  private func isShort(_ call: Call, _ structure: Structure) -> Bool {
    structure.end(ofGroup: call.open) - call.open < 400
  }

  private static let unseenShift = 10.0

  /// A call with its receiver but for the number in it, and that number.
  private func parts(of call: Call, mirrored: Bool, _ file: LintedFile) -> (text: String, distance: Double) {
    let whole = file.structure.operand(around: call.callee)
    let number = whole.tokens.first { [.integer, .float].contains(file.structure.kind($0)) } ?? whole.last
    let pieces = [Expression(whole.first, number - 1), Expression(number + 1, whole.last)]
    let text = pieces.map { file.sidedText($0, mirrored: mirrored) }.joined()
    return (text, Double(file.structure.text(number)) ?? 0)
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
