import RTLRuleKit
import RTLSyntax

struct AbsoluteKeyCommand: Rule {
  let id = "absolute_key_command"
  let summary = "Arrow keys that always mean back or forward"
  let rationale = """
    The left arrow key points back in English and forward in Arabic. Key commands and shortcuts of buttons and menus \
    swap the two arrows by themselves (since iOS 15 and macOS 12), unless they are told not to; a key that a view reads \
    itself is the same in every language, and goes back when the reader points ahead.
    """
  let references = [
    "Apple documentation, UIKeyCommand.allowsAutomaticMirroring",
    "Apple documentation, KeyboardShortcut.Localization",
  ]

  let bad: [Example] = [
    "pages.onKeyPress(.⟦leftArrow⟧) { showPrevious() }",
    "list.onKeyPress(.⟦rightArrow⟧, action: expand)", "book.onKeyPress(.⟦leftArrow⟧) { goBackward() }",
    "UIKeyCommand(input: UIKeyCommand.⟦inputLeftArrow⟧, modifierFlags: .command, action: #selector(goBack))",
    "Button(\"Back\") { goBack() }.keyboardShortcut(.⟦leftArrow⟧, modifiers: .command, localization: .withoutMirroring)",
    """
    func commands() -> [UIKeyCommand] {
      let back = UIKeyCommand(input: UIKeyCommand.⟦inputLeftArrow⟧, modifierFlags: .command, action: #selector(goBack))
      back.allowsAutomaticMirroring = false
      return [back]
    }
    """,
    "func keyDown(with event: NSEvent) { if event.keyCode == ⟦kVK_RightArrow⟧ { window.makeFirstResponder(detail) } }",
    "func keyDown(with event: NSEvent) { if event.keyCode == ⟦123⟧, isOpen { closeSubmenu() } }",
    """
    override func keyDown(with event: NSEvent) {
      switch Int(event.keyCode) {
      case ⟦kVK_LeftArrow⟧: openPreviousMenu()
      case ⟦kVK_RightArrow⟧: onRightArrow(event)
      default: super.keyDown(with: event)
      }
    }
    func onRightArrow(_ event: NSEvent) { menu.highlightFirst() }
    """,
    "pages.onKeyPress { press in if press.key == .⟦rightArrow⟧ { showNext(); return .handled }; return .ignored }",
    "func keyDown(with event: NSEvent) { switch event.specialKey { case .⟦leftArrow⟧: showPrevious(); default: break } }",
    """
    func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      switch presses.first?.key?.keyCode {
      case .⟦keyboardRightArrow⟧: showNextPage()
      default: break
      }
    }
    """,
  ]

  let good: [Example] = [
    "UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: #selector(moveLeft))",
    "UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: #selector(selectPrevious))",
    "UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: #selector(skipBackward))",
    "Button(\"Previous\") { showPrevious() }.keyboardShortcut(.leftArrow, modifiers: [])",
    "pages.onKeyPress(.upArrow) { showPrevious() }",
    "pages.onKeyPress(isRTL ? .rightArrow : .leftArrow) { showPrevious() }",
    "editor.onKeyPress(.leftArrow) { moveCaretLeft() }",
    "pages.onKeyPress(.leftArrow) { .ignored }",
    "Button(\"Align\") { alignLeft() }.keyboardShortcut(.leftArrow, localization: .withoutMirroring)",
    "player.onKeyPress(.leftArrow) { skipBackward(seconds: 10) }",
    """
    pages.onKeyPress(.leftArrow) {
      layoutDirection == .rightToLeft ? showNext() : showPrevious()
      return .handled
    }
    """,
    "if key.input == UIKeyCommand.inputLeftArrow { move() }",
    "func f() { if event.keyCode == kVK_RightArrow { return isRTL ? showPrevious() : showNext() } }",
    "func f() { if event.keyCode == 124 { seek(by: 10); showNext() } }",
    "class NoteTextView: NSTextView { func f() { if event.keyCode == kVK_LeftArrow { selectWord() } } }",
    "func f() { if NSApp.currentEvent.keyCode == kVK_RightArrow { return show(row) } }",
    "func f() { if event.keyCode == kVK_LeftArrow || event.keyCode == kVK_RightArrow { select(nil) } }",
    "func f() { switch code { case kVK_LeftArrow: return .left; case kVK_UpArrow: return showNext(); default: break } }",
    "func f() { switch command { case .leftArrow: showPrevious(); default: break } }",
    "let names = [kVK_LeftArrow: \"back\", kVK_RightArrow: \"forward\"]", "show(title, at: 123)",
    "static let leftArrow = \"arrow\"",
    """
    func commands() -> [UIKeyCommand] {
      let input = layoutDirection == .rightToLeft ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow
      let back = UIKeyCommand(input: input, modifierFlags: .command, action: #selector(goBack))
      back.allowsAutomaticMirroring = false
      return [back]
    }
    """,
  ]

  let triggers: [Trigger] =
    (["inputLeftArrow", "inputRightArrow", "leftArrow", "rightArrow"] + codes).map { .word($0) }

  private let meanings: [StaticString] = [
    "back", "backward", "backwards", "forward", "forwards", "previous", "prev", "next", "hide", "show", "close", "open",
    "dismiss", "pop", "leave", "exit", "sidebar", "expand", "collapse",
  ]
  private let physical: [StaticString] = [
    "left", "right", "seek", "skip", "rewind", "jump", "player", "playback", "video", "frame", "volume", "chapter",
    "track", "episode", "caret", "cursor", "word", "character", "seconds", "resize",
  ]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    let isName = site.is("leftArrow", "rightArrow")
    if !isName && !site.is("inputLeftArrow", "inputRightArrow") || isName && isReadFromKey(site) {
      return checkCode(site)
    }
    guard structure.isMember(site.index), let call = structure.call(around: site.index),
      let mirroring = mirroring(of: call, site), mirroring != .system,
      let meaning = meaning(of: words(about: call, site), structure), !site.isAboutPhysicalThings,
      !site.isDirectionAware, !site.functionAsksForDirection
    else { return nil }
    let what = "\(structure.text(meaning)) is on the \(site.is("inputLeftArrow", "leftArrow") ? "left" : "right") arrow"
    if mirroring == .newSystem {
      return Finding(
        site.range,
        "\(what) in every language before iOS 15; there, take the other arrow by \(site.directionQuestion)",
        severity: .info
      )
    }
    return Finding(
      site.range,
      "\(what) in every language; take the other arrow by \(site.directionQuestion), or a shortcut, which the system mirrors"
    )
  }

  /// Who swaps the two arrows.
  private enum Mirroring { case nobody, newSystem, system }

  private func mirroring(of call: Call, _ site: Site) -> Mirroring? {
    let structure = site.structure
    let end = min(structure.end(ofGroup: call.open), structure.tokens.count)
    if structure.token(call.callee, is: "onKeyPress") { return .nobody }
    if structure.token(call.callee, is: "keyboardShortcut") {
      let isOff = (call.open..<end).contains { structure.token($0, isAnyOf: "withoutMirroring", "custom") }
      return isOff ? .nobody : .system
    }
    guard structure.token(call.callee, isAnyOf: "UIKeyCommand", "init") else { return nil }
    let isOff = (end..<min(end + 40, structure.tokens.count)).contains {
      structure.token($0, isAnyOf: "allowsAutomaticMirroring", "allowsAutomaticLocalization")
        && structure.kind($0 + 1) == .equal && structure.token(structure.value(at: $0 + 2).first, is: "false")
    }
    if isOff { return .nobody }
    return (site.file.settings.iOS?.major ?? 0) < 15 ? .newSystem : .system
  }

  /// What tells where the key leads: the action of a command, the button of a shortcut, what a view does at the key.
  private func words(about call: Call, _ site: Site) -> Range<Int> {
    let structure = site.structure
    let end = min(structure.end(ofGroup: call.open), structure.tokens.count)
    if structure.token(call.callee, is: "keyboardShortcut") {
      return max(structure.chainStart(call.callee), call.callee - 60)..<call.callee
    }
    if structure.token(call.callee, is: "onKeyPress") {
      return structure.kind(end + 1) == .leftBrace ? end + 1..<structure.end(ofGroup: end + 1) : site.index + 1..<end
    }
    return structure.argument("action", of: call).map { $0.start..<$0.end } ?? end..<end
  }

  func meaning(of words: Range<Int>, _ structure: Structure, else others: NameWords = []) -> Int? {
    let names = words.filter { structure.kind($0) == .identifier }
    guard !names.contains(where: { structure.name($0, holdsAnyOf: physical) }) else { return nil }
    return names.first { structure.name($0, holdsAnyOf: meanings) || structure.name($0, holdsAnyOf: others) }
  }
}
