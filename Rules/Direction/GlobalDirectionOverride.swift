import RTLRuleKit
import RTLSyntax

struct GlobalDirectionOverride: Rule {
  let id = "global_direction_override"
  let summary = "The direction or language of the whole app set by hand"
  let rationale = """
    The direction of an app follows the localization it runs in. An appearance proxy that turns every view around \
    leaves the rest as it was: the swipe back, alerts and share sheets, the keyboard, formatters, and all that was on \
    the screen before. Writing the list of languages takes effect at the next launch only; until then texts and layout \
    go different ways. Since iOS 13 and macOS 10.15 people choose the language of an app in the system's settings, and \
    everything follows.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple, UISemanticContentAttribute",
    "Apple, UIApplication.openSettingsURLString",
  ]

  let bad: [Example] = [
    "UIView.appearance().⟦semanticContentAttribute⟧ = .forceRightToLeft",
    "UIView.appearance().⟦semanticContentAttribute⟧ = isArabic ? .forceRightToLeft : .forceLeftToRight",
    """
    func apply() {
      UINavigationBar.appearance().⟦semanticContentAttribute⟧ = .forceRightToLeft
      UITabBar.appearance().semanticContentAttribute = .forceRightToLeft
    }
    """,
    "window?.⟦semanticContentAttribute⟧ = .forceLeftToRight",
    "UserDefaults.standard.set([code], forKey: \"⟦AppleLanguages⟧\")",
    "let key = \"AppleLanguages\"; func use(_ code: String) { defaults.set([code], forKey: ⟦key⟧) }",
    "UserDefaults.standard.setValue([\"ar\"], forKey: \"⟦AppleLanguages⟧\")",
  ]

  let good: [Example] = [
    "UIView.appearance().semanticContentAttribute = .unspecified",
    "UIView.appearance().tintColor = .red",
    "AutocompleteField.appearance().semanticContentAttribute = .forceLeftToRight",
    "let attribute = UIView.appearance().semanticContentAttribute",
    "view.semanticContentAttribute = .playback",
    "app.launchArguments += [\"-AppleLanguages\", \"(ar)\"]",
    "let languages = UserDefaults.standard.array(forKey: \"AppleLanguages\")",
    "UserDefaults.standard.removeObject(forKey: \"AppleLanguages\")",
    "UserDefaults.standard.set(nil, forKey: \"AppleLanguages\")",
    "let key = \"AppleLanguages\"; func f() { print(defaults.stringArray(forKey: key)) }",
    "func choose() { UserDefaults.standard.set([code], forKey: \"AppleLanguages\"); offerToRestart() }",
    "UserDefaults.standard.set(true, forKey: \"languages\")",
    "window.rootViewController = root",
  ]

  let triggers: [Trigger] = [.word("semanticContentAttribute"), .text("AppleLanguages")]

  func check(_ site: Site) -> Finding? {
    if site.structure.kind(site.index) == .stringText { return language(site) }
    let structure = site.structure
    guard structure.kind(site.index + 1) == .equal, isOfWholeApp(site.index, structure),
      site.index + 2 < structure.tokens.count,
      !structure.token(structure.unwrapped(structure.value(at: site.index + 2)).last, is: "unspecified"), isFirst(site)
    else { return nil }
    return Finding(
      site.range,
      "turns the views around, but not gestures, alerts and the keyboard; let the app's localization decide"
    )
  }

  /// `UIView.appearance()`, `UITabBar.appearance(whenContainedInInstancesOf:)`, `window`; not the app's own classes.
  private func isOfWholeApp(_ property: Int, _ structure: Structure) -> Bool {
    guard let receiver = structure.receiverName(ofMember: property) else { return false }
    if structure.token(receiver, isAnyOf: "window", "keyWindow") { return true }
    guard structure.token(receiver, is: "appearance"), let type = structure.receiverName(ofMember: receiver) else {
      return false
    }
    return structure.bytes(type).starts(with: "UI".utf8)
  }

  /// A list of classes is one fault.
  private func isFirst(_ site: Site) -> Bool {
    let structure = site.structure
    let body = structure.outermostBody(of: site.index)
    return !site.file.landmarks.directionProperties.prefix { $0 < site.index }.contains {
      structure.kind($0 + 1) == .equal && isOfWholeApp($0, structure) && structure.outermostBody(of: $0) == body
    }
  }

  // MARK: - Languages

  /// `defaults.set(…, forKey: "AppleLanguages")`, or with a constant for the key.
  private func language(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index - 1) == .stringStart, structure.kind(site.index + 1) == .stringEnd else {
      return nil
    }
    let literal = Expression(site.index - 1, site.index + 1)
    switch structure.place(of: literal) {
    case .argument(let call, let argument):
      return writes(call, argument, structure) && !restarts(around: site.index, structure) ? finding(site.range) : nil
    case .initial(let declaration):
      return use(of: Int(structure.declarations[declaration].name), structure).map { finding(structure.range($0)) }
    default: return nil
    }
  }

  private func finding(_ range: ByteRange) -> Finding {
    Finding(
      range,
      "takes effect at the next launch, and against the system's settings; let people choose the language there"
    )
  }

  private func writes(_ call: Call, _ argument: Argument, _ structure: Structure) -> Bool {
    guard structure.token(call.callee, isAnyOf: "set", "setValue", "setObject"), structure.isMember(call.callee),
      let label = argument.label, structure.token(label, is: "forKey"),
      let value = structure.arguments(of: call).first
    else { return false }
    return !structure.token(value.start, is: "nil")
  }

  /// With a new start all follows.
  private func restarts(around index: Int, _ structure: Structure) -> Bool {
    guard let body = structure.outermostBody(of: index) else { return false }
    return structure.words(ofScope: body, limit: 1000).contains {
      structure.kind($0) == .identifier
        && structure.name($0, holdsAnyOf: ["restart", "relaunch", "terminate", "exit"])
    }
  }

  /// Where a constant is the key of something that is written.
  private func use(of constant: Int, _ structure: Structure) -> Int? {
    structure.tokens.indices.first { index in
      guard structure.tokens[index].name == structure.tokens[constant].name, index != constant,
        case .argument(let call, let argument) = structure.place(of: structure.operand(around: index))
      else { return false }
      return writes(call, argument, structure) && !restarts(around: index, structure)
    }
  }
}
