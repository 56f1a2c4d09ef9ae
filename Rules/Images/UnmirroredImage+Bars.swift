import RTLRuleKit
import RTLSyntax

/// Arrows without a side, told by where they stand: a bare `chevron` at the leading end of a bar goes back.
extension UnmirroredImage {
  func goesBack(_ use: ImageUse, _ picture: Site) -> Bool {
    let structure = picture.structure
    guard Self.isBareArrow(structure.text(use.name)) else { return false }
    for level in structure.levels(around: picture.index).prefix(8) {
      guard let open = level.open else { return false }
      switch structure.kind(open) {
      case .leftParen:
        guard let call = structure.call(at: open), isBarItem(call, structure) else { continue }
        return goesBack(call, picture.file)
      case .leftBrace:
        guard let callee = structure.callee(ofClosure: open), !structure.token(callee, is: "Menu") else { return false }
        if structure.token(callee, isAnyOf: "ToolbarItem", "ToolbarItemGroup") { return isLeading(callee, structure) }
      default: return false
      }
    }
    return false
  }

  private func isBarItem(_ call: Call, _ structure: Structure) -> Bool {
    structure.token(call.callee, is: "UIBarButtonItem")
      || structure.token(call.callee, is: "init") && structure.argument("style", of: call) != nil
  }

  /// `UIBarButtonItem(image: …, action: #selector(goBack))`, or an item for the leading end that neither closes nor opens.
  private func goesBack(_ item: Call, _ file: LintedFile) -> Bool {
    let structure = file.structure
    let words = structure.argument("action", of: item)?.expression.tokens.prefix(12).filter {
      structure.kind($0) == .identifier
    }
    if let words, words.contains(where: { structure.name($0, holdsAnyOf: ["back", "pop"]) }) { return true }
    if let words, words.contains(where: { structure.name($0, holdsAnyOf: Self.otherActions) }) { return false }
    return isLeading(structure.operand(around: item.callee), file, depth: 2)
  }

  private static let otherActions: [StaticString] = [
    "close", "dismiss", "cancel", "menu", "drawer", "sidebar", "toggle", "expand", "collapse", "show", "open", "hide",
  ]

  /// `navigationItem.leftBarButtonItem = item`, also by way of a local.
  private func isLeading(_ item: Expression, _ file: LintedFile, depth: Int) -> Bool {
    let structure = file.structure
    switch structure.place(of: item) {
    case .assigned(let property):
      return structure.token(property, isAnyOf: "leftBarButtonItem", "leftBarButtonItems", "backBarButtonItem")
    case .argument(let call, _):
      return structure.token(call.callee, isAnyOf: "setLeftBarButton", "setLeftBarButtonItems")
    case .initial(let declaration) where depth > 0:
      return file.uses(ofLocal: declaration, limit: 16).contains { use in
        let whole = structure.operand(around: use)
        return whole.first == use && whole.last == use && isLeading(whole, file, depth: depth - 1)
      }
    default: return false
    }
  }

  /// `ToolbarItem(placement: .topBarLeading) { … }`
  private func isLeading(_ item: Int, _ structure: Structure) -> Bool {
    guard let call = structure.call(of: item), let placement = structure.argument("placement", of: call) else {
      return false
    }
    return structure.token(placement.expression.last, isAnyOf: "topBarLeading", "navigationBarLeading")
  }

  /// Where next and previous are tracks, which run the same way everywhere. An arrow alone is of the screen around them.
  func isInPlayer(_ use: ImageUse, _ site: Site) -> Bool {
    let structure = site.structure
    let words: [StaticString] =
      Self.isBareArrow(structure.text(use.name))
      ? ["player", "playback"] : ["player", "audio", "video", "media", "playback", "music"]
    return site.enclosingTypeName.map { structure.name($0, holdsAnyOf: words) } ?? false
  }

  // MARK: - Turned arrows

  /// Turned up or down, an arrow points along no line; half around it does.
  func isRotated(_ use: ImageUse, _ site: Site) -> Bool {
    let structure = site.structure
    let isConstant = structure.kind(use.name) != .stringText
    var starts = isConstant ? [use.name] : []
    if !isConstant || structure.isImplicitMember(use.name) {
      starts.append(structure.call(around: use.expression.first)?.callee ?? use.name)
    }
    return starts.contains { start in
      structure.path(startingAt: start).contains {
        structure.name($0, holdsAnyOf: ["rotation", "rotated", "rotate", "transform"]) && !isHalfTurn($0, site)
      }
    }
  }

  /// `.rotationEffect(.degrees(180))`, `.rotationEffect(.radians(.pi))`
  private func isHalfTurn(_ modifier: Int, _ site: Site) -> Bool {
    guard site.structure.token(modifier, is: "rotationEffect"), let call = site.structure.call(of: modifier),
      let angle = site.structure.firstArgument(of: call), !angle.isEmpty
    else { return false }
    return ["180", "-180", ".radians.pi", ".radians-.pi"].contains(site.degrees(of: angle.expression))
  }
}
