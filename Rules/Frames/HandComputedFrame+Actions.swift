import RTLRuleKit
import RTLSyntax

/// What a view is for, and whether it stays where it is put.
extension HandComputedFrame {
  private static let actions: [StaticString] = [
    "done", "cancel", "close", "dismiss", "back", "next", "retake", "unread", "badge",
  ]

  /// Whether a button goes on or back, or a label counts: these change sides on whatever screen they stand, be it that of a
  /// player or a camera.
  func placesAction(_ site: Site) -> Bool {
    guard let view = placedView(site) else { return false }
    return site.structure.name(view, endsWithAnyOf: ["btn", "button", "label", "badge"])
      && site.structure.name(view, holdsAnyOf: Self.actions)
  }

  /// `doneButton` of `doneButton.frame = CGRect(…)` and of `let doneButton = UIButton(frame: CGRect(…))`.
  func placedView(_ site: Site) -> Int? {
    let structure = site.structure
    if site.is("origin") {
      let owner = structure.receiverName(ofMember: site.index)
      return owner.flatMap { structure.token($0, is: "frame") ? structure.receiverName(ofMember: $0) : nil }
    }
    switch structure.place(of: structure.operand(around: site.index)) {
    case .assigned(let property):
      guard structure.token(property, isAnyOf: "frame", "center") else { return nil }
      return structure.receiverName(ofMember: property)
    case .argument(let maker, let argument):
      guard argument.label.map({ structure.token($0, is: "frame") }) ?? false else { return nil }
      return structure.nameOfValue(structure.operand(around: maker.callee))
    default: return nil
    }
  }

  /// `tint.frame = CGRect(x: 10, y: 10, width: 160, height: 160)` where something is 180 wide: the middle of that.
  func fillsBoxInNumbers(_ site: Site) -> Bool {
    let structure = site.structure
    guard isRectangle(site), let call = rectangleCall(site), let x = structure.argument("x", of: call),
      let width = structure.argument("width", of: call), x.end == x.start + 1, width.end == width.start + 1,
      let margin = number(x.start, structure), let own = number(width.start, structure),
      let body = structure.outermostBody(of: site.index)
    else { return false }
    let whole = 2 * margin + own
    return structure.words(ofScope: body, limit: 2000).contains { index in
      guard structure.kind(index) == .colon, structure.token(index - 1, isAnyOf: "width", "equalToConstant"),
        index + 1 < structure.tokens.count
      else { return false }
      let value = structure.unwrapped(structure.value(at: index + 1))
      return value.first == value.last && number(value.first, structure) == whole
    }
  }

  /// Whether a view that is made here gets its place in layout code of the same type, whatever it begins with.
  func isSetAgain(_ site: Site) -> Bool {
    let structure = site.structure
    guard let view = placedView(site), let type = structure.enclosingType(of: site.index) else { return false }
    let name = structure.tokens[view].name
    let body = structure.outermostBody(of: site.index)
    return site.file.uses(of: name, within: structure.words(ofScope: type)).contains { use in
      guard let member = structure.memberBehind(use), structure.token(member, isAnyOf: "center", "frame"),
        structure.kind(member + 1) == .equal, structure.outermostBody(of: use) != body
      else { return false }
      return site.moved(to: use).isInSystemLayout
    }
  }
}
