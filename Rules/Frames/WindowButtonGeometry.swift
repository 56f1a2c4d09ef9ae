import RTLRuleKit
import RTLSyntax

struct WindowButtonGeometry: Rule {
  let id = "window_button_geometry"
  let summary = "Title bar layout that expects the window buttons at the left"
  let rationale = """
    The buttons that close and minimize a window follow the language of the system, even in an app that has no \
    translation into it. Code that moves them, or keeps a distance from them, has to ask the window's \
    windowTitlebarLayoutDirection.
    """
  let references = [
    "WWDC16 session 232, What's New in International User Interfaces",
    "Apple documentation, NSWindow.windowTitlebarLayoutDirection",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "window.⟦standardWindowButton⟧(.closeButton)?.frame.origin.x = 12",
    "window?.⟦standardWindowButton⟧(.closeButton)?.setFrameOrigin(NSPoint(x: 20, y: 4))",
    """
    let zoom = window.⟦standardWindowButton⟧(.zoomButton)!
    title.frame.origin.x = zoom.frame.maxX + 8
    """,
    """
    func inset(of window: NSWindow) -> CGFloat {
      guard let button = window.⟦standardWindowButton⟧(.zoomButton) else { return 0 }
      return button.frame.maxX + 6
    }
    """,
  ]

  let good: [Example] = [
    "window.standardWindowButton(.closeButton)?.isHidden = true",
    "let height = window.standardWindowButton(.closeButton)?.frame.height ?? 0",
    "let y = window.standardWindowButton(.closeButton)?.frame.midY",
    "window.standardWindowButton(.closeButton)?.superview?.alphaValue = 0",
    """
    func inset(of window: NSWindow) -> CGFloat {
      let button = window.standardWindowButton(.zoomButton)!
      return window.windowTitlebarLayoutDirection == .rightToLeft ? button.frame.minX : button.frame.maxX
    }
    """,
    """
    let button = window.standardWindowButton(.zoomButton)
    button?.isEnabled = false
    label.frame.origin.x = 4
    """,
    "override func standardWindowButton(_ button: NSWindow.ButtonType) -> NSButton? { nil }",
    "window.standardWindowButton(.closeButton)?.target = self",
  ]

  let triggers: [Trigger] = [.word("standardWindowButton")]

  private let geometry: WordSet = [
    "x", "minX", "maxX", "midX", "setFrameOrigin", "origin", "leftAnchor", "rightAnchor",
  ]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.call(of: site.index) != nil, !structure.token(site.index - 1, is: "func"), isPlaced(site),
      !site.typeAsksForDirection, !site.functionAsksForDirection
    else { return nil }
    return Finding(
      site.range,
      "window buttons stand at the right in right-to-left systems; place by the window's windowTitlebarLayoutDirection"
    )
  }

  /// Whether the horizontal place of the button is read or changed, at once or by way of a local.
  private func isPlaced(_ site: Site) -> Bool {
    let structure = site.structure
    let path = structure.path(startingAt: site.index)
    if path.contains(where: { geometry.contains($0, in: structure) }) { return true }
    let value = structure.operand(around: site.index)
    guard let name = structure.nameOfValue(value), !structure.isMember(name) else { return false }
    let word = structure.tokens[name].name
    return (value.last..<min(structure.tokens.count, value.last + 400)).contains {
      structure.tokens[$0].name == word && structure.kind($0) == .identifier && !structure.isMember($0)
        && structure.path(startingAt: $0).contains { geometry.contains($0, in: structure) }
    }
  }
}
