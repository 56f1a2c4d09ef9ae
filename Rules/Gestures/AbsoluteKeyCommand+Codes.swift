import RTLRuleKit
import RTLSyntax

/// Keys that a view reads by their codes, where no command stands in between.
extension AbsoluteKeyCommand {
  static let codes: [String] = arrowCodes + ["keyCode"]
  static let arrowCodes = [
    "kVK_LeftArrow", "kVK_RightArrow", "NSLeftArrowFunctionKey", "NSRightArrowFunctionKey", "keyboardLeftArrow",
    "keyboardRightArrow",
  ]

  /// `if event.keyCode == kVK_RightArrow { showNext() }`, `case .keyboardLeftArrow: goBack()`, `keyCode == 124`
  func checkCode(_ site: Site) -> Finding? {
    guard let key = key(at: site.index, site.structure),
      let deed = deed(ofCase: key, site) ?? deed(ofComparison: key, site), !isAboutText(site), !isTeller(site),
      let meaning = meaning(of: deed, site.structure, else: Self.places), !site.isAboutPhysicalThings,
      !site.isDirectionAware, !site.functionAsksForDirection
    else { return nil }
    let side = isLeft(key, site.structure) ? "left" : "right"
    return Finding(
      site.structure.range(key),
      "\(site.structure.text(meaning)) is on the \(side) arrow in every language; take the other arrow by "
        + site.directionQuestion
    )
  }

  /// The word that names the key, or the number of one behind `keyCode ==`.
  private func key(at index: Int, _ structure: Structure) -> Int? {
    guard structure.token(index, is: "keyCode") else { return index }
    guard structure.token(index + 1, is: "=="), structure.token(index + 2, isAnyOf: "123", "124") else { return nil }
    return index + 2
  }

  private func isLeft(_ key: Int, _ structure: Structure) -> Bool {
    structure.token(key, is: "123") || structure.name(key, holdsAnyOf: ["left", "keyboardleft", "nsleft"])
  }

  /// What is done under `case kVK_LeftArrow:`, up to the next case.
  private func deed(ofCase key: Int, _ site: Site) -> Range<Int>? {
    let structure = site.structure
    guard let level = structure.levels(around: key).prefix(3).first(where: { $0.scope != nil }), let brace = level.open,
      let word = (max(brace, level.inner - 12)..<level.inner).last(where: { structure.token($0, is: "case") }),
      let colon = (level.inner..<min(level.inner + 12, structure.tokens.count)).first(where: {
        structure.kind($0) == .colon && structure.opening(around: $0) == brace
      }), !namesBothArrows(word..<colon, structure)
    else { return nil }
    var end = colon + 1
    let close = structure.end(ofGroup: brace)
    while end < close, !structure.token(end, isAnyOf: "case", "default") {
      end = structure.next(behind: end)
    }
    return handedOn(from: colon + 1..<min(end, structure.tokens.count), site)
  }

  /// What is done in the braces behind `if event.keyCode == kVK_LeftArrow`.
  private func deed(ofComparison key: Int, _ site: Site) -> Range<Int>? {
    let structure = site.structure
    let operand = structure.operand(around: key)
    guard structure.token(operand.first - 1, is: "==") || structure.token(operand.last + 1, is: "==") else {
      return nil
    }
    // `{ press in if press.key == .leftArrow { … } }`
    let statement = min(structure.outerStatementStart(key), key)
    guard let start = (statement..<key).suffix(60).last(where: { structure.token($0, is: "if") }),
      let brace = (key..<min(key + 40, structure.tokens.count)).first(where: { structure.kind($0) == .leftBrace }),
      !namesBothArrows(start..<brace, structure)
    else { return nil }
    return handedOn(from: brace + 1..<max(brace + 1, structure.end(ofGroup: brace)), site)
  }

  private func namesBothArrows(_ words: Range<Int>, _ structure: Structure) -> Bool {
    let keys = words.filter { structure.token($0, isAnyOf: "123", "124") || Self.arrows.contains($0, in: structure) }
    return keys.contains { isLeft($0, structure) } && keys.contains { !isLeft($0, structure) }
  }

  private static let arrows = WordSet(arrowCodes + ["leftArrow", "rightArrow"])

  /// `switch press.key { case .leftArrow: goBack() }`, `event.specialKey == .leftArrow`
  func isReadFromKey(_ site: Site) -> Bool {
    switch site.place {
    case .pattern(let key), .compared(let key): site.structure.token(key.last, isAnyOf: "key", "specialKey")
    default: false
    }
  }

  /// `case kVK_LeftArrow: onLeftArrow(event)`: what a function of this file does, where nothing but that is called.
  private func handedOn(from deed: Range<Int>, _ site: Site) -> Range<Int> {
    let structure = site.structure
    guard deed.count < 16, let name = deed.first(where: { structure.kind($0) == .identifier }),
      structure.kind(name + 1) == .leftParen, !structure.isMember(name)
    else { return deed }
    let functions = site.file.declarations(named: name).map { structure.declarations[$0] }.filter {
      $0.kind == .function
    }
    guard functions.count == 1, let scope = functions.first.map({ Int($0.body) }), structure.kind(scope) == .leftBrace
    else { return deed }
    return scope + 1..<max(scope + 1, min(structure.end(ofGroup: scope), structure.tokens.count))
  }

  /// In what a text is written in, the arrows move the caret.
  private func isAboutText(_ site: Site) -> Bool {
    site.enclosingTypeName.map {
      site.structure.name($0, holdsAnyOf: ["textview", "texteditor", "editor", "terminal", "canvas", "map", "grid"])
    } ?? false
  }

  /// `if NSApp.currentEvent?.keyCode == kVK_RightArrow { return }`: asks what key brought it here.
  private func isTeller(_ site: Site) -> Bool {
    (max(0, site.index - 8)..<site.index).contains { site.structure.token($0, is: "currentEvent") }
  }

  /// Where the keys lead, beside what is said of the actions of commands.
  private static let places: NameWords = [
    "firstresponder", "focus", "select", "highlight", "page", "navigate", "advance", "sidebar", "submenu",
  ]
}
