import RTLRuleKit
import RTLSyntax

/// Sides that stand only where nothing else was chosen.
extension AbsoluteTextAlignment {
  /// Whether a getter hands on elsewhere what somebody has chosen: then `.left` is only what it falls back on.
  func handsOnChoice(_ scope: Int, _ structure: Structure) -> Bool {
    let open = Int(structure.scopes[scope].open)
    let close = min(Int(structure.scopes[scope].close), open + 400, structure.tokens.count - 1)
    return (open..<max(open, close)).contains { index in
      guard structure.kind(index) == .keyword, structure.token(index, is: "return"),
        structure.kind(index + 1) == .identifier
      else { return false }
      let end = structure.operand(around: index + 1).last
      // `return chosen.value as? NSTextAlignment ?? .left`: what is cast was chosen.
      return structure.scopeReturned(from: index) == scope
        && (structure.value(at: index + 1).last == end || structure.token(end + 1, is: "as"))
        && !structure.token(index + 1, isAnyOf: "NSTextAlignment", "TextAlignment")
    }
  }

  /// `let side = own ?? .left`, `let side = if let own { own.side } else { .left }`
  func isFallback(_ index: Int, _ structure: Structure) -> Bool {
    if isBehindNil(index, structure) { return true }
    guard let brace = structure.opening(around: index), structure.token(brace - 1, is: "else"),
      structure.kind(brace - 2) == .rightBrace, let other = structure.partner(brace - 2)
    else { return false }
    return structure.kind(other + 1) == .identifier
      && !structure.token(other + 1, isAnyOf: "NSTextAlignment", "TextAlignment")
  }

  /// `switch end { case .start: return .left … }` in a type that asks for the direction elsewhere, where it may have turned
  /// the ends round.
  func mapsEndsOfAwareType(_ site: Site) -> Bool {
    let structure = site.structure
    guard case .returned = site.place, let body = site.enclosingBody, let type = site.enclosingTypeScope,
      ["start", "leading"].contains(where: { name in
        site.file.uses(of: name, within: body).contains { structure.token($0 - 2, is: "case") }
      })
    else { return false }
    let words = structure.words(ofScope: type)
    return ["rightToLeft", "isRightToLeft", "isRTL"].contains { !site.file.uses(of: $0, within: words).isEmpty }
  }

  /// `var incomingAlignment = Alignment(.left)`, beside an outgoing one: the sides of those who talk.
  func isOfSpeaker(_ site: Site) -> Bool {
    let structure = site.structure
    guard case .argument(let call, _) = site.place,
      case .initial(let declaration) = structure.place(of: structure.operand(around: call.callee))
    else { return false }
    return structure.name(Int(structure.declarations[declaration].name), holdsAnyOf: ["incoming", "outgoing"])
  }

  /// `own ?? .left`
  func isBehindNil(_ index: Int, _ structure: Structure) -> Bool {
    structure.token(structure.operand(around: index).first - 1, is: "??")
  }

  /// `var alignment: NSTextAlignment = .left` in a function that sets it to a name later, whatever happens:
  /// `alignment = row.alignment`, or in a closure `queue.sync { alignment = self.alignment }`
  func isOverwritten(_ declaration: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard let scope = structure.scope(of: structure.declarations[declaration]), scope.kind != .type else {
      return false
    }
    return file.uses(ofLocal: declaration).contains { use in
      guard structure.kind(use + 1) == .equal, structure.kind(use + 2) != nil,
        !isConditional(use, declaration, structure)
      else { return false }
      let value = structure.value(at: use + 2)
      guard structure.kind(value.first) == .identifier || structure.token(value.first, is: "self"),
        !structure.token(value.first, isAnyOf: "NSTextAlignment", "TextAlignment")
      else { return false }
      return structure.operand(around: value.first) == value && structure.kind(value.last) == .identifier
    }
  }

  /// Whether it stands in a branch, and not in the block of the declaration or a closure there.
  private func isConditional(_ use: Int, _ declaration: Int, _ structure: Structure) -> Bool {
    let own = structure.declarations[declaration].scope
    guard let scope = structure.scope(around: use), UInt32(scope) != own else { return false }
    return structure.scopes[scope].kind != .closure || structure.scopes[scope].parent != own
  }
}

/// Sides for systems that cannot do better.
extension AbsoluteTextAlignment {
  /// `if #available(macOS 10.11, *) { label.alignment = .natural } else { label.alignment = .left }`
  func isForOlderSystems(_ site: Site) -> Bool {
    guard let condition = site.conditionOnSystem, condition.upperBound < site.index else { return false }
    return !site.file.uses(of: "natural", within: condition.upperBound..<site.index).isEmpty
  }
}
