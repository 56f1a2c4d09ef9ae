import RTLRuleKit
import RTLSyntax

struct AbsoluteKeyCommand: Rule {
  let id = "absolute_key_command"
  let summary = "Arrow keys that always mean back or forward"
  let rationale = """
    The left arrow key points back in English and forward in Arabic. Browsers, menus and lists of the system swap \
    the two arrows with the direction; a key command that goes back on the left arrow goes back when the reader \
    points ahead.
    """
  let references = [
    "Apple documentation, UIKeyCommand.inputLeftArrow",
    "WWDC22 session 10107, Get it right (to left)",
  ]

  let bad: [Example] = [
    "UIKeyCommand(input: UIKeyCommand.⟦inputLeftArrow⟧, modifierFlags: .command, action: #selector(goBack))",
    "UIKeyCommand(title: title, action: #selector(showNextTab), input: UIKeyCommand.⟦inputRightArrow⟧)",
    "UIKeyCommand(input: UIKeyCommand.⟦inputRightArrow⟧, modifierFlags: [], action: #selector(hideSidebar))",
    "Button(\"Previous\") { showPrevious() }.keyboardShortcut(.⟦leftArrow⟧, modifiers: [])",
  ]

  let good: [Example] = [
    "UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: #selector(selectPrevious))",
    "UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: #selector(moveLeft))",
    "UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: #selector(handleKey(_:)))",
    "UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: #selector(skipBackward))",
    "UIKeyCommand(input: isRTL ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow, action: #selector(goBack))",
    "if key.input == UIKeyCommand.inputLeftArrow { move() }",
    """
    final class PlayerViewController: UIViewController {
      let command = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: #selector(goBack))
    }
    """,
    "Button(\"Rewind\") { player.previous() }.keyboardShortcut(.leftArrow)",
    "static let leftArrow = \"arrow\"",
    """
    func commands() -> [UIKeyCommand] {
      let back = layoutDirection == .rightToLeft ? right : UIKeyCommand.inputLeftArrow
      return [UIKeyCommand(input: back, modifierFlags: [], action: #selector(goBack))]
    }
    """,
  ]

  let triggers: [Trigger] = ["inputLeftArrow", "inputRightArrow", "leftArrow", "rightArrow"].map { .word($0) }

  private let meanings: [StaticString] = [
    "back", "forward", "previous", "prev", "next", "hide", "show", "close", "open", "dismiss", "pop", "leave", "exit",
    "sidebar", "expand", "collapse",
  ]
  private let physical: [StaticString] = [
    "left", "right", "seek", "skip", "rewind", "jump", "player", "playback", "video", "frame", "volume", "chapter",
    "track", "episode", "caret", "cursor", "word", "character", "seconds", "resize",
  ]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), let call = structure.call(around: site.index),
      structure.token(call.callee, isAnyOf: "UIKeyCommand", "init", "keyboardShortcut"),
      let meaning = meaning(of: call, site),
      !site.isAboutPhysicalThings, !site.isDirectionAware, !site.functionAsksForDirection
    else { return nil }
    let isLeft = site.is("inputLeftArrow", "leftArrow")
    return Finding(
      site.range,
      "\(structure.text(meaning)) is on the \(isLeft ? "left" : "right") arrow in every language; "
        + "take the other arrow by \(site.directionQuestion)",
      // A strip of tabs may be laid out from the left on purpose.
      severity: structure.name(meaning, holdsAnyOf: ["tab", "tabs"]) ? .info : nil
    )
  }

  /// The word that says the command goes somewhere: in its action, or in the button it is a shortcut for.
  private func meaning(of call: Call, _ site: Site) -> Int? {
    let structure = site.structure
    var words = call.open..<min(structure.end(ofGroup: call.open), structure.tokens.count)
    if structure.token(call.callee, is: "keyboardShortcut") {
      words = max(structure.chainStart(call.callee), call.callee - 60)..<call.callee
    } else {
      guard let action = structure.argument("action", of: call) else { return nil }
      words = action.start..<action.end
    }
    let names = words.filter { structure.kind($0) == .identifier }
    guard !names.contains(where: { structure.name($0, holdsAnyOf: physical) }) else { return nil }
    return names.first { structure.name($0, holdsAnyOf: meanings) }
  }
}
