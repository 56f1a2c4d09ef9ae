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

  /// Whether the same arrow to the other side is named close by: a list of arrows says nothing of which is meant, and
  /// two that point away from each other look alike when they change places.
  func standsBesideItsMirrorImage(_ use: ImageUse, _ site: Site) -> Bool {
    let text = site.structure.text(use.name)
    let pairs = [("left", "right"), ("Left", "Right"), ("LEFT", "RIGHT")]
    let mirrored = pairs.flatMap { [($0.0, $0.1), ($0.1, $0.0)] }
      .map { NameHash.hash(text.replacing($0.0, with: $0.1)) }
      .filter { $0 != site.structure.tokens[use.name].name }
    let nearby = max(0, use.name - 300)..<min(site.structure.tokens.count, use.name + 300)
    return nearby.contains { index in
      site.structure.kind(index) == site.structure.kind(use.name)
        && mirrored.contains(site.structure.tokens[index].name)
    }
  }

  /// Whether whoever asks for a side gets it. What is made for the left end of a bar, `func addLeftButton()`, may point back.
  func isChosenBySide(_ use: ImageUse, _ picture: Site) -> Bool {
    if picture.isNamedOrCasedBySide { return true }
    guard picture.isInSidedDeclaration else { return false }
    let words = Self.words(of: picture.structure.text(use.name))
    return (words.contains("left") || words.contains("right")) && !isInBar(use, picture)
  }

  /// `UIBarButtonItem(image: …)`
  private func isInBar(_ use: ImageUse, _ site: Site) -> Bool {
    site.structure.levels(around: use.expression.first).prefix(4).contains { level in
      guard let call = level.open.flatMap({ site.structure.call(at: $0) }) else { return false }
      return site.structure.token(call.callee, is: "UIBarButtonItem")
    }
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
