import RTLRuleKit
import RTLSyntax

struct ForcedLeftToRight: Rule {
  let id = "forced_left_to_right"
  let summary = "A view forced from left to right without saying why"
  let rationale = """
    A view that keeps its direction in every language is right for the controls of a player and for what has a left and \
    a right in the world. Both have a name: playback and spatial do the same as forcing and tell whoever comes next why. \
    Forced left to right says nothing, and often stands where a fault of the layout was to be hidden: in Arabic the \
    view then goes against everything around it. For anything else that is meant so, a comment rtllint:ltr gives the \
    reason.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "WWDC16 session 232, What's New in International User Interfaces",
    "Apple, UISemanticContentAttribute",
  ]
  let severity = Severity.info

  /// Words of views that are written from left to right everywhere.
  private let contents: [StaticString] = [
    "phone", "code", "pin", "otp", "card", "iban", "url", "uri", "link", "email", "mail", "password", "token", "number",
    "digit", "digits", "amount", "hash", "console", "log", "terminal", "hex", "address", "username", "json",
    "autocomplete",
    "ltr", "cvc", "cvv", "expiry", "keypad", "swift", "source",
  ]
  private let players: [StaticString] = [
    "player", "playback", "slider", "scrub", "scrubber", "seek", "progress", "timeline", "transport", "media", "video",
    "audio", "play", "elapsed", "duration", "remaining", "waveform", "skip", "rewind",
  ]
  private let spaces: [StaticString] = ["map", "board", "compass", "joystick", "dpad", "globe", "piano", "stereo"]

  let bad: [Example] = [
    "tabs.semanticContentAttribute = .⟦forceLeftToRight⟧",
    Example(
      "playerControls.semanticContentAttribute = .⟦forceLeftToRight⟧",
      fixed: "playerControls.semanticContentAttribute = .playback"
    ),
    Example(
      "mapView.semanticContentAttribute = UISemanticContentAttribute.⟦forceLeftToRight⟧",
      fixed: "mapView.semanticContentAttribute = UISemanticContentAttribute.spatial"
    ),
    "let bar = UIStackView().then { $0.semanticContentAttribute = .⟦forceLeftToRight⟧ }",
    "final class TopBar: UIView { func f() { semanticContentAttribute = .⟦forceLeftToRight⟧ } }",
    """
    final class TopBar: UIView {
      func f() { semanticContentAttribute = .⟦forceLeftToRight⟧; stack.semanticContentAttribute = .forceLeftToRight }
    }
    """,
    "label.setSemanticContentAttribute(.⟦forceLeftToRight⟧)",
    "let row = makeRow(title: title, semanticContentAttribute: .⟦forceLeftToRight⟧)",
  ]

  let good: [Example] = [
    "slider.semanticContentAttribute = .playback",
    "mapView.semanticContentAttribute = .spatial",
    "view.semanticContentAttribute = .unspecified",
    "phoneField.semanticContentAttribute = .forceLeftToRight",
    "final class CardNumberField: UITextField { func f() { semanticContentAttribute = .forceLeftToRight } }",
    "view.semanticContentAttribute = isRTL ? .forceLeftToRight : .forceRightToLeft",
    "view.semanticContentAttribute = language.isRightToLeft ? .forceRightToLeft : .forceLeftToRight",
    "if view.semanticContentAttribute == .forceLeftToRight { f() }",
    "var attribute: UISemanticContentAttribute = .forceLeftToRight",
    "func attribute() -> UISemanticContentAttribute { .forceLeftToRight }",
    "switch view.semanticContentAttribute { case .forceLeftToRight: f(); default: break }",
    "UIView.appearance().semanticContentAttribute = .forceLeftToRight",
    "window.semanticContentAttribute = .forceLeftToRight",
    "enum Strategy { case forceLeftToRight }",
    "HStack { a }.environment(\\.layoutDirection, .leftToRight)",
  ]

  let triggers: [Trigger] = [.word("forceLeftToRight")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index) else { return nil }
    let operand = structure.operand(around: site.index)
    guard operand.last == site.index, let names = forced(structure.place(of: operand), site),
      !names.contains(where: { structure.name($0, holdsAnyOf: contents) }), !site.isDirectionAware
    else { return nil }
    if names.contains(where: { structure.name($0, holdsAnyOf: players) }) { return finding(site, "playback") }
    if names.contains(where: { structure.name($0, holdsAnyOf: spaces) }) { return finding(site, "spatial") }
    guard isFirst(site) else { return nil }
    return Finding(
      site.range,
      "left to right in every language; say why with .playback or .spatial, or in a comment rtllint:ltr"
    )
  }

  private func finding(_ site: Site, _ reason: String) -> Finding {
    Finding(
      site.range,
      "left to right in every language, without saying why; write .\(reason)",
      fix: Fix(.safe, ".\(reason)", [Edit(site.range, reason)])
    )
  }

  /// Whether no other view of the same type was forced before: a bar with all that is in it is one decision.
  private func isFirst(_ site: Site) -> Bool {
    let structure = site.structure
    let type = structure.enclosingType(of: site.index)
    return !site.file.landmarks.directionProperties.prefix { $0 < site.index }.contains { property in
      let value = (property + 2..<property + 6).first { structure.token($0, is: "forceLeftToRight") }
      return value.map { $0 < site.index } ?? false && structure.enclosingType(of: property) == type && type != nil
    }
  }

  /// The names of what is forced: of the view and its owners, or of the type and function around it; nil where nothing
  /// is forced, or the whole app.
  private func forced(_ place: Place, _ site: Site) -> [Int]? {
    let structure = site.structure
    var path: [Int]
    switch place {
    case .assigned(let property):
      guard structure.token(property, is: "semanticContentAttribute") else { return nil }
      path = Array(structure.path(endingAt: property).dropLast())
    case .argument(let call, let argument):
      guard structure.isSemanticContentAttribute(argument, of: call) else { return nil }
      path = structure.path(endingAt: call.callee)
    default: return nil
    }
    let isWhole = path.contains { structure.token($0, isAnyOf: "appearance", "window", "keyWindow") }
    guard !isWhole else { return nil }
    let isNamed = path.contains {
      structure.kind($0) == .identifier && !structure.token($0, is: "semanticContentAttribute")
    }
    if !isNamed || path.count == 1 && structure.kind(path[0]) == .dollarIdentifier {
      path += [site.enclosingFunctionName].compactMap { $0 }
    }
    return path + [site.enclosingTypeName].compactMap { $0 }
  }
}
