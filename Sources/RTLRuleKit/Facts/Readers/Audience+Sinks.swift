import RTLSyntax

/// Where strings come before a user's eyes or ears, and where they never do.
extension AudienceReader {
  // MARK: - Arguments

  func argumentAudience(_ call: Call, _ argument: Argument, isKey: Bool, depth: Int) -> Audience {
    let callee = call.callee
    if convertsDigits(callee) { return .unknown }
    if let passed = passedThrough(call, argument, depth: depth) { return passed }
    // `accessibilityAnnouncer.announce("…")`
    if structure.isMember(callee), structure.kind(callee - 2) == .identifier, structure.isNamedForSpeech(callee - 2) {
      return .spoken
    }
    if Self.machineCallees.contains(callee, in: structure) || isLogger(callee) {
      guard let label = argument.label, isTitle(label, of: callee) else { return .machine }
    }
    if let label = argument.label, Self.machineLabels.contains(label, in: structure) { return .machine }
    // `.result(dialog: "…")` of an app intent
    if isKey, let label = argument.label, structure.token(label, is: "dialog") { return .localizedKey }
    if isSwiftUISink(call, argument) {
      if isInvisible(callee) { return .machine }
      let isValue = argument.label.map { !structure.token($0, is: "prompt") } ?? false
      return isKey && !isValue ? .localizedKey : isSpoken(call, argument) ? .spoken : .plain
    }
    if isPlainSink(call, argument) {
      if isKey, takesKey(call, argument) { return .localizedKey }
      return isSpoken(call, argument) ? .spoken : .plain
    }
    if Self.keyTakers.contains(callee, in: structure) || isLocalizedAttributes(call, argument) { return .localizedKey }
    if isLocalizer(callee) { return audience(ofTranslationBy: callee, depth: depth) }
    if isCarried(argument, by: call) { return .plain }
    if let label = argument.label {
      let owner = structure.token(callee, is: "init") ? made(by: callee) ?? delegating(callee) : nil
      // `let query: [URLQueryItem] = [.init(name: "page", value: "…")]`
      if owner.map({ Self.machineCallees.contains(name: $0) }) ?? false { return .machine }
      let callee = structure.token(callee, is: "init") ? structure.receiverName(ofMember: callee) ?? callee : callee
      let found = displayed(
        structure.wideName(label),
        of: owner ?? structure.wideName(callee),
        isLiteral: isKey
      )
      if found == .unknown, isKeptText(label, of: callee) || isBesideTitle(label, in: call) { return .plain }
      if found == .unknown, structure.isNamedForSpeech(label) { return .spoken }
      return found == .unknown ? handedOn(argument, by: call, depth: depth) : found
    }
    var found = unnamed(argument, of: call, isLiteral: isKey)
    if found == .unknown { found = takenByClosure(argument, of: call, depth: depth) }
    return found == .unknown ? handedOn(argument, by: call, depth: depth) : found
  }

  /// `Insight(summary: "…")`, where somebody shows an `insight.summary`.
  private func isKeptText(_ label: Int, of type: Int) -> Bool {
    (structure.startsUppercase(type) || structure.isImplicitMember(type) && structure.token(type, is: "init"))
      && structure.name(label, endsWithAnyOf: Self.keptTexts)
      && !structure.name(type, endsWithAnyOf: Self.dataTypes)
      && file.project.displays(member: structure.wideName(label))
  }

  private static let keptTexts: [StaticString] = [
    "title", "subtitle", "label", "text", "detail", "caption", "headline", "summary", "warning", "header", "footer",
    "hint", "subtext",
  ]
  private static let dataTypes: [StaticString] = [
    "request", "response", "error", "dto", "entity", "event", "log", "query", "params", "payload", "option",
  ]

  /// `AttributedString(localized: "…")`
  private func isLocalizedAttributes(_ call: Call, _ argument: Argument) -> Bool {
    structure.token(call.callee, is: "AttributedString")
      && argument.label.map { structure.token($0, is: "localized") } ?? false
  }

  /// `button.set(title: "…", value: "…")`, `cell.set(info: "…")`: what is seen is set as well as stores.
  func isTitle(_ label: Int, of callee: Int) -> Bool {
    structure.token(callee, is: "set")
      && ([label, callee + 2].contains { Self.modelLabels.contains($0, in: structure) }
        || structure.receiverName(ofMember: callee).map {
          structure.name($0, endsWithAnyOf: Self.viewWords)
        } ?? false)
  }

  /// `Row(title: "…")` where `title` is a `LocalizedStringKey`.
  private func takesKey(_ call: Call, _ argument: Argument) -> Bool {
    guard let label = argument.label, let owner = constructedType(call.callee) ?? ownFunction(call.callee) else {
      return false
    }
    return file.project.takesKey(structure.wideName(label), of: structure.wideName(owner))
  }

  private func displayed(_ member: UInt64, of owner: UInt64, isLiteral: Bool) -> Audience {
    if isLiteral, file.project.takesKey(member, of: owner) { return .localizedKey }
    if file.project.displays(member: member, of: owner) { return .plain }
    return file.project.speaks(member: member, of: owner) ? .spoken : .unknown
  }

  /// `Badge("3")` where `init(_ text: String)` gives what `Badge` displays as its `text`, and `row("3")` likewise.
  private func unnamed(_ argument: Argument, of call: Call, isLiteral: Bool) -> Audience {
    guard let position = position(of: argument, in: call) else { return .unknown }
    let type = constructedType(call.callee)
    if type == nil, let made = structure.token(call.callee, is: "init") ? made(by: call.callee) : nil {
      return file.project.nameOfText(at: position, of: made).map { displayed($0, of: made, isLiteral: isLiteral) }
        ?? .unknown
    }
    guard let owner = type ?? knownFunction(call.callee) else { return .unknown }
    let name = structure.wideName(owner)
    // Whose function it is, is asked of those only that show something: it takes another look at the file.
    guard let parameter = file.project.nameOfText(at: position, of: name),
      type != nil || ownFunction(owner) != nil || !isOfForeignType(owner)
    else { return .unknown }
    return displayed(parameter, of: name, isLiteral: isLiteral)
  }

  /// A function of this very file, or one of the project's whose name has a capital, `setUploadLabel`: what others are
  /// called says too little.
  private func knownFunction(_ callee: Int) -> Int? {
    if let own = ownFunction(callee) { return own }
    return isOfTwoWords(callee) ? callee : nil
  }

  /// `FileManager.default.loadFile(…)`, `list.addObject(…)` where `list` is made in sight and is none of the project's.
  private func isOfForeignType(_ callee: Int) -> Bool {
    guard structure.isMember(callee) else { return false }
    let root = root(ofPlainPath: callee)
    if root < callee, structure.startsUppercase(root) {
      return !file.project.declaresType(TypeKey(value: structure.wideName(root)))
    }
    guard let receiver = structure.receiverName(ofMember: callee) else { return false }
    if structure.kind(callee - 2) == .rightParen, structure.startsUppercase(receiver) {
      return !file.project.declaresType(TypeKey(value: structure.wideName(receiver)))
    }
    return file.type(ofName: receiver).map { !file.project.declaresType($0) } ?? false
  }

  /// A function of this very file.
  private func ownFunction(_ callee: Int) -> Int? {
    file.declarations(named: callee).contains { structure.declarations[$0].kind == .function } ? callee : nil
  }

  /// `String(ours: "…")` of an initializer of the project's that takes a `String.LocalizationValue`.
  func isOwnKey(_ label: Int) -> Bool {
    !Self.stringLabels.contains(label, in: structure)
      && file.project.takesKey(structure.wideName(label), of: NameHash.wide("String"))
  }

  private static let stringLabels: WordSet = [
    "format", "describing", "reflecting", "repeating", "data", "decoding", "bytes", "cString", "contentsOf",
    "contentsOfFile", "utf8String", "validatingUTF8", "validating", "unsafeUninitializedCapacity", "comment", "table",
    "locale", "arguments", "from", "string", "stringLiteral", "stringInterpolation", "radix", "encoding",
  ]

  /// `L10n.downloads("\(count)")`, `"key".localized("\(count)")`: what a translation is completed with.
  func isLocalizer(_ callee: Int) -> Bool {
    if Self.localizingCalls.contains(callee, in: structure) || structure.isPrefixedLookUp(callee) { return true }
    if file.names.localizers.contains(callee, in: structure) { return true }
    return structure.hasReceiver(ofMember: callee) {
      file.isLocalizer($0)
        // R.swift: `R.string.localizable.left(…)`
        || structure.token($0, is: "string") && structure.token($0 - 2, is: "R")
    }
  }

  // MARK: - Sinks

  private func isSwiftUISink(_ call: Call, _ argument: Argument) -> Bool {
    let callee = call.callee
    let isConstructor = Self.viewConstructors.contains(callee, in: structure)
    let isModifier = structure.isMember(callee) && Self.viewModifiers.contains(callee, in: structure)
    guard isConstructor || isModifier else { return false }
    let first = structure.firstArgument(of: call)
    guard let label = argument.label else {
      guard first?.start == argument.start else { return false }
      // A project that reads or writes a language has texts and sections of its own; hardly where it shows views.
      let mayBeOwn =
        isConstructor && structure.token(callee, isAnyOf: "Text", "Section", "Tab") && !structure.imports("SwiftUI")
      return !(mayBeOwn && file.project.declaresType(TypeKey(value: structure.wideName(callee))))
    }
    if structure.token(label, isAnyOf: "verbatim", "prompt") { return true }
    if structure.token(label, is: "item") { return structure.token(callee, is: "ShareLink") }
    return structure.token(label, is: "value") && structure.token(callee, is: "LabeledContent")
  }

  private func isPlainSink(_ call: Call, _ argument: Argument) -> Bool {
    let callee = call.callee
    if isInVocabulary(callee) { return true }
    guard let label = argument.label else {
      if structure.firstArgument(of: call)?.start != argument.start { return false }
      return isTitleOfRow(callee) || Self.setters.contains(callee, in: structure)
        || structure.token(callee, is: "AttributedString")
        || structure.name(callee, beginsWithWord: "set")
          && structure.name(callee, endsWithAnyOf: ["text", "title", "label"])
    }
    // `label = .init(string: "…", attributes: style)`
    if structure.token(callee, is: "init"), structure.isImplicitMember(callee), structure.token(label, is: "string") {
      return structure.argument("attributes", of: call) != nil || isAttributed(callee)
    }
    if structure.token(callee, is: "AttributedString"), structure.token(label, is: "markdown") { return true }
    if let type = constructedType(callee) {
      if structure.token(type, isAnyOf: "NSAttributedString", "NSMutableAttributedString") {
        return structure.token(label, is: "string")
      }
      if Self.titledTypes.contains(type, in: structure) { return Self.titleLabels.contains(label, in: structure) }
      return isModelOfView(type) && Self.modelLabels.contains(label, in: structure)
    }
    if structure.token(label, is: "withTitle") || isNotice(label, of: callee) { return true }
    if structure.token(callee, isAnyOf: "insertSegment", "show", "showSuccess", "showError", "dismiss") {
      return structure.token(label, isAnyOf: "withTitle", "withStatus")
    }
    return structure.token(callee, is: "post") && structure.token(label, is: "argument")
  }

  /// `label.text`, `content.body`, `alert.messageText`: a property that is displayed as it is.
  func isSink(property name: Int) -> Bool {
    if isInVocabulary(name) { return true }
    let isSure = Self.sureProperties.contains(name, in: structure)
    guard isSure || Self.likelyProperties.contains(name, in: structure) else { return false }
    guard structure.isMember(name) else { return isOfView(around: name) }
    guard var receiver = structure.receiverName(ofMember: name) else { return false }
    if structure.kind(receiver) == .dollarIdentifier {
      if let type = file.type(ofName: receiver), Self.titledTypes.contains(name: type.value) { return true }
      receiver = subjectName(ofClosureAround: receiver) ?? receiver
    }
    // `self`, or `strongSelf` where it was weak.
    if structure.name(receiver, endsWithWord: "self") {
      // `self.stringValue = "\(intValue)"` in a coding key is no text field's.
      return structure.typeName(around: name).map { structure.name($0, endsWithAnyOf: Self.viewWords) } ?? false
        || isOfView(around: name)
    }
    // `slider.stringValue = "3"` sets the slider; what an editor holds is a document.
    if structure.name(receiver, endsWithAnyOf: ["slider", "stepper", "scroller", "editor"]) { return false }
    if isSure { return !isMadeAsXML(receiver) }
    if let type = file.type(ofName: receiver), Self.titledTypes.contains(name: type.value) { return true }
    return structure.name(receiver, endsWithAnyOf: Self.viewWords) || isElement(receiver, ofViews: name)
      || isPart(receiver, ofViewSettingText: name)
  }

  /// `sumLabels[0].text`
  private func isElement(_ list: Int, ofViews property: Int) -> Bool {
    structure.receiverEnd(ofMember: property).map { structure.kind($0) == .rightSquare } ?? false
      && structure.name(list, endsWithAnyOf: ["labels", "lbls", "buttons", "btns", "fields", "views", "cells"])
  }

  /// `let element = XMLNode.element(withName: "ele") as? XMLElement`
  private func isMadeAsXML(_ receiver: Int) -> Bool {
    file.initialValue(of: receiver).map { value in
      value.tokens.prefix(20).contains { structure.kind($0) == .identifier && structure.text($0).contains("XML") }
    } ?? false
  }

  /// `gaugeView.low.text`: what a view holds and has a text is a label.
  private func isPart(_ part: Int, ofViewSettingText property: Int) -> Bool {
    guard structure.token(property, isAnyOf: "text", "attributedText"), structure.isMember(part),
      let owner = structure.receiverName(ofMember: part)
    else { return false }
    return structure.name(owner, endsWithAnyOf: ["view", "cell", "header", "footer"])
  }

  /// Whether a property without a receiver is that of a view: `text` in `extension UILabel` or `class Badge: UILabel`.
  private func isOfView(around name: Int) -> Bool {
    guard let owner = structure.typeName(around: name) else { return false }
    var type = TypeKey(value: structure.wideName(owner))
    for _ in 0..<8 {
      if Self.titledTypes.contains(name: type.value) { return true }
      guard let parent = file.superclass(of: type) else { return false }
      type = parent
    }
    return false
  }

  /// `label` for the `$0` of `label.do { $0.text = … }`.
  private func subjectName(ofClosureAround index: Int) -> Int? {
    structure.closure(around: index).flatMap { structure.subject(ofClosure: $0) }
      .flatMap { structure.lastName(endingAt: structure.unwrapped($0).last) }
  }

  /// `Type(…)` and `Type.init(…)`
  private func constructedType(_ callee: Int) -> Int? {
    let isInit = structure.token(callee, is: "init")
    let type = isInit ? structure.receiverName(ofMember: callee) : callee
    return type.flatMap { structure.startsUppercase($0) || isTypeWithPrefix($0) ? $0 : nil }
  }

  /// `hText`: a type of the project's whose name begins with a small letter.
  private func isTypeWithPrefix(_ name: Int) -> Bool {
    structure.bytes(name).dropFirst().first.map { 0x41...0x5A ~= $0 } ?? false
      && file.project.declaresType(TypeKey(value: structure.wideName(name)))
  }

  /// A view or a model of one, by its name: `PriceRow`, `InputShortcut`.
  func isModelOfView(_ type: Int) -> Bool { structure.name(type, endsWithAnyOf: Self.modelWords) }

  private static let modelWords: [StaticString] = [
    "row", "cell", "label", "button", "view", "badge", "item", "text", "section", "header", "footer", "card", "banner",
    "toast", "chip", "option", "shortcut", "action", "alert", "title", "tile", "pill", "tooltip", "viewmodel", "model",
    "configuration",
  ]

  private static let modelLabels: WordSet = [
    "title", "subtitle", "text", "detailText", "caption", "headline", "placeholder", "footer", "header", "buttonTitle",
    "titleText", "subtitleText", "accessibilityLabel", "accessibilityValue", "badgeText", "displayText",
  ]

  private func isInVocabulary(_ name: Int) -> Bool {
    file.names.sinks.contains(name, in: structure)
  }

  private static let viewWords: [StaticString] = [
    "label", "lbl", "button", "btn", "field", "item", "cell", "view", "controller", "alert", "content", "header",
    "footer", "action", "badge", "title", "subtitle", "textfield", "vc", "tab", "control", "configuration", "config",
    "menu", "window", "subtitles", "counter", "count", "text", "value", "number", "time", "duration", "status",
    "detail", "progress", "percentage", "l", "annotation", "notification", "tf", "toast", "hud", "message", "info",
    "description", "price", "amount", "size", "name", "date",
  ]

  // MARK: - Tables

  static let textKeepers: WordSet = [
    "uppercased", "lowercased", "capitalized", "localizedUppercase", "localizedLowercase", "localizedCapitalized",
    "localized", "trimmingCharacters", "trimmed", "appending", "appendingFormat", "replacingOccurrences", "joined",
    "map", "compactMap", "filter", "reversed", "description", "padding", "attributed", "nsString", "prefix", "suffix",
    "string", "text", "title", "value", "isolated", "draw", "styled",
  ]

  /// SwiftUI views that take a key, or a string, as their first argument.
  static let viewConstructors: WordSet = [
    "Text", "Label", "Button", "Toggle", "Section", "Link", "Menu", "Picker", "TextField", "SecureField",
    "NavigationLink", "DisclosureGroup", "GroupBox", "Stepper", "ProgressView", "Gauge", "LabeledContent",
    "ControlGroup", "DatePicker", "ColorPicker", "Tab", "ContentUnavailableView", "ShareLink", "CommandMenu",
  ]

  static let viewModifiers: WordSet = [
    "navigationTitle", "navigationBarTitle", "navigationSubtitle", "alert", "confirmationDialog", "help", "badge",
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "searchable",
  ]

  static let setters: WordSet = [
    "setTitle", "setText", "setTitleText", "setPlaceholder", "setAccessibilityLabel", "setAccessibilityValue",
    "setAccessibilityHelp", "setMessage", "makeToast",
  ]

  /// Types that are made with a title.
  static let titledTypes: WordSet = [
    "UIAlertController", "UIAlertAction", "UIAction", "UICommand", "UIKeyCommand", "UIMenu", "NSMenuItem", "NSMenu",
    "UIBarButtonItem", "UITabBarItem", "UIContextualAction", "UITableViewRowAction", "UIApplicationShortcutItem",
    "NSTextField", "NSButton", "UILabel", "UITextField", "UITextView", "UIButton", "UINavigationItem", "NSTextView",
    "UIAlertView", "NSAlert", "NSWindow", "NSPopUpButton", "UISearchBar", "UNMutableNotificationContent",
    "UIListContentConfiguration", "NSTabViewItem", "NSStatusBarButton", "NSTableColumn", "NSBox", "NSTextFieldCell",
    "UNNotificationAction", "CATextLayer", "WKInterfaceLabel", "INShortcut", "CPListItem", "CPListSection",
    "UIViewController", "NSStatusItem", "NSToolbarItem", "UIButton.Configuration", "UIDeferredMenuElement",
    "NSUserNotification", "MKPointAnnotation", "UIRefreshControl", "NSSegmentedControl", "SKLabelNode",
  ]

  /// Labels of closures that give a title.
  static let titleGivingLabels: WordSet = ["titleForRow", "titleForHeaderInSection", "titleForFooterInSection"]

  static let titleLabels: WordSet = [
    "title", "message", "subtitle", "labelWithString", "wrappingLabelWithString", "string", "checkboxWithTitle",
    "radioButtonWithTitle", "localizedTitle", "localizedSubtitle", "text", "detailText", "detail",
    "discoverabilityTitle", "titleForHeaderInSection", "titleForFooterInSection", "titleForRow", "placeholder",
    "helpText",
  ]

  /// What delegates and data sources give titles with.
  static let titleGivers: WordSet = ["tableView", "pickerView"]

  /// Displayed whatever the receiver is.
  static let sureProperties: WordSet = [
    "attributedText", "placeholder", "attributedPlaceholder", "stringValue", "placeholderString", "toolTip",
    "badgeValue", "badgeString", "messageText", "informativeText", "attributedTitle", "attributedStringValue",
    "secondaryText", "detailText", "headerTitle", "prompt", "badgeLabel", "glyphText",
  ]

  /// Displayed when the receiver is a view, an item or a notification.
  static let likelyProperties: WordSet = [
    "text", "title", "subtitle", "body", "string", "label", "caption", "footerText",
  ]

  /// What takes a literal for a key.
  static let keyTakers: WordSet = ["LocalizedStringKey", "LocalizedStringResource", "IntentDialog"]

  static let localizingCalls: WordSet = [
    "localized", "localizedFormat", "localizedWithFormat", "localize", "localizedString",
  ]
}
