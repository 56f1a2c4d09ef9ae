import RTLRuleKit
import RTLSyntax

/// What a swipe to a side does.
extension AbsoluteSwipe {
  /// Whether a recognizer for the other side does the same: then the handler tells them apart, or nobody does. The
  /// name of an action that says its side is left to whoever wrote it, unless it goes on or back.
  func sharesAction(_ property: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let receiver = structure.receiverName(ofMember: property), let own = action(of: receiver, site) else {
      return false
    }
    if structure.name(own, holdsAnyOf: ["left", "right"]) { return !movesOn(own, site) }
    let bytes = structure.bytes(own)
    return (max(0, property - 200)..<min(structure.tokens.count, property + 200)).contains {
      $0 != own && structure.kind($0) == .identifier && isSelected($0, structure)
        && structure.bytes($0).elementsEqual(bytes) && isGivenToSwipe($0, structure)
    }
  }

  /// A tap may well do what the swipe does.
  private func isGivenToSwipe(_ action: Int, _ structure: Structure) -> Bool {
    structure.opening(around: action).flatMap { structure.call(around: $0) }
      .map { structure.token($0.callee, is: "UISwipeGestureRecognizer") } ?? false
  }

  /// `showNext` in `#selector(showNext)` or `#selector(Reader.showNext(_:))`.
  private func isSelected(_ name: Int, _ structure: Structure) -> Bool {
    guard let open = structure.opening(around: name) else { return false }
    return structure.token(open - 1, isAnyOf: "selector", "#selector")
  }

  /// The name of the method a recognizer calls.
  private func action(of receiver: Int, _ site: Site) -> Int? {
    guard let found = site.file.declaration(of: receiver) else { return nil }
    let value = site.structure.declarations[found].value
    guard value != Structure.none else { return nil }
    return (Int(value)..<min(Int(value) + 40, site.structure.tokens.count)).last {
      site.structure.kind($0) == .identifier && isSelected($0, site.structure)
        && site.structure.kind($0 + 1) != .colon && !site.structure.token($0, is: "_")
    }
  }

  /// What is done for this side says its side again: it is passed on, not acted on.
  func namesSide(_ site: Site) -> Bool {
    let structure = site.structure
    if site.isInSidedDeclaration {
      return structure.outermostBody(of: site.index).map { !movesOn(structure.words(ofScope: $0), structure) } ?? true
    }
    guard structure.kind(site.index + 1) == .colon || structure.kind(site.index + 1) == .leftBrace else { return false }
    return (site.index + 1..<min(site.index + 14, structure.tokens.count)).contains {
      structure.kind($0) == .identifier && structure.name($0, holdsWord: site.is("left", "Left") ? "left" : "right")
        && !(structure.kind($0 + 1) == .leftParen && movesOn($0, site))
    }
  }

  /// Whether a method of this file goes to what comes next or came before.
  private func movesOn(_ method: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let names = site.file.declarations(named: method).map { structure.declarations[$0].name }
    return structure.scopes.indices.contains { scope in
      structure.scopes[scope].kind == .function && names.contains(structure.scopes[scope].name)
        && movesOn(structure.words(ofScope: scope), structure)
    }
  }

  func movesOn(_ words: Range<Int>, _ structure: Structure) -> Bool {
    words.contains {
      structure.kind($0) == .identifier
        && (structure.name($0, holdsAnyOf: Self.orderWords) || isCountedOn($0, structure))
    }
  }

  /// `step + 1`, `pageIndex - 1`, `page += 1`
  private func isCountedOn(_ name: Int, _ structure: Structure) -> Bool {
    structure.token(name + 1, isAnyOf: "+", "-", "+=", "-=") && structure.token(name + 2, is: "1")
      && structure.name(name, endsWithAnyOf: ["step", "page", "index", "item", "slide", "position"])
  }

  private static let orderWords: [StaticString] = [
    "next", "previous", "prev", "before", "after", "back", "forward", "older", "newer", "later", "earlier",
    "pop",
  ]
}
