import RTLRuleKit
import RTLSyntax

/// Pictures that are told by the same picture to the other side: `btn_calendar_left` beside `btn_calendar_right`.
extension UnmirroredImage {
  /// By the name alone, or by its twin on a button close by.
  func meaning(of use: ImageUse, _ site: Site) -> Meaning {
    let name = site.structure.text(use.name)
    let meaning = Self.meaning(of: name)
    guard meaning == .none, site.structure.name(use.name, holdsAnyOf: ["left", "right"]), namesOneSide(name),
      standsBesideItsMirrorImage(use, site), isOnButton(use, site)
    else { return meaning }
    return .likely
  }

  private func namesOneSide(_ name: String) -> Bool {
    let words = Self.words(of: name)
    return words.contains("left") != words.contains("right") && !words.contains(where: Self.others.contains)
  }

  /// `Button { … } label: { Image("left") }`, `button.setImage(UIImage(named: "left"), for: .normal)`
  private func isOnButton(_ use: ImageUse, _ site: Site) -> Bool {
    let structure = site.structure
    for level in structure.levels(around: use.expression.first).prefix(8) {
      guard let open = level.open else { return false }
      let isBrace = structure.kind(open) == .leftBrace
      if isBrace, let scope = level.scope, structure.scopes[scope].kind == .type { return false }
      let callee = isBrace ? structure.callee(ofClosure: open) : structure.call(at: open)?.callee
      if let callee, Self.buttons.contains(callee, in: structure) { return true }
    }
    return false
  }

  private static let buttons: WordSet = ["Button", "setImage", "setBackgroundImage", "UIBarButtonItem"]
}
