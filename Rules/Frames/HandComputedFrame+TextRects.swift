import RTLRuleKit
import RTLSyntax

/// Text fields that give their text room on one side: `textRect(forBounds:)` is asked in every language alike, while the
/// icon that the room is for changes sides. Buttons that say where their icon and title are.
extension HandComputedFrame {
  func indented(_ site: Site) -> Expression? {
    let structure = site.structure
    guard isRect(site), !site.typeAsksForDirection else { return nil }
    if isPartOfButton(site) { return placedInButton(site) }
    if isSideOfField(site) { return shifted(site) }
    if site.is("origin") { return movedOrigin(site) }
    guard let call = rectangleCall(site), let x = structure.argument("x", of: call), !x.isEmpty,
      let width = structure.argument("width", of: call), !width.isEmpty
    else { return nil }
    let value = x.expression
    guard let room = room(value, site), !room.isEmpty, !site.isCentred(value) else { return nil }
    let rest = site.file.compactText(width.expression)
    return isTwice(rest, room) || !rest.contains("-") ? nil : value
  }

  /// In `textRect(forBounds:)` or one of its kind.
  func isRect(_ site: Site) -> Bool {
    isSideOfField(site)
      || site.enclosingFunctionName.map {
        site.structure.token($0, isAnyOf: "textRect", "editingRect", "placeholderRect", "imageRect", "titleRect")
      } ?? false
  }

  /// In `leftViewRect(forBounds:)`, `rightViewRect(forBounds:)` or `clearButtonRect(forBounds:)`
  func isSideOfField(_ site: Site) -> Bool {
    site.enclosingFunctionName.map {
      site.structure.token($0, isAnyOf: "leftViewRect", "rightViewRect", "clearButtonRect")
    } ?? false
  }

  /// `rect.origin.x -= 8`, `CGRect(x: bounds.maxX - 30, …)`, `rect.offsetBy(dx: -8, dy: 0)`: what stands at one side of a field
  /// stands at the other from right to left, and goes out of it there.
  func shifted(_ site: Site) -> Expression? {
    let structure = site.structure
    guard isSideOfField(site), !site.typeAsksForDirection else { return nil }
    var value: Expression?
    if site.is("dx") {
      // `insetBy(dx:dy:)` takes as much from either side.
      let moves = structure.call(around: site.index).map { structure.token($0.callee, is: "offsetBy") } ?? false
      let label = structure.kind(site.index + 1) == .colon && site.index + 2 < structure.tokens.count
      value = moves && label ? structure.value(at: site.index + 2) : nil
    } else if site.is("origin") {
      guard structure.isMember(site.index), structure.token(site.index + 2, is: "x"),
        structure.kind(site.index + 3) == .equal || structure.token(site.index + 3, isAnyOf: "+=", "-="),
        site.index + 4 < structure.tokens.count
      else { return nil }
      value = structure.value(at: site.index + 4)
    } else if let call = rectangleCall(site), let x = structure.argument("x", of: call), !x.isEmpty {
      value = x.expression
    }
    guard let value, !site.isCentred(value), !structure.token(value.last, isAnyOf: "0", "0.0", "x", "minX") else {
      return nil
    }
    return value
  }

  /// In `imageRect(forContentRect:)` or `titleRect(forContentRect:)`
  func isPartOfButton(_ site: Site) -> Bool {
    site.enclosingFunctionName.map { site.structure.token($0, isAnyOf: "imageRect", "titleRect") } ?? false
  }

  /// `rect.origin.x = contentRect.maxX - rect.width`, `CGRect(x: contentRect.width - 24, …)`: what `super` gives is mirrored,
  /// what is put in its place is not.
  private func placedInButton(_ site: Site) -> Expression? {
    let structure = site.structure
    if site.is("origin") {
      guard structure.isMember(site.index), structure.token(site.index + 2, is: "x"),
        site.index + 4 < structure.tokens.count
      else { return nil }
      let value = structure.value(at: site.index + 4)
      if structure.token(site.index + 3, isAnyOf: "+=", "-=") { return pushesPart(value, site) ? value : nil }
      guard structure.kind(site.index + 3) == .equal else { return nil }
      return isFromEdge(value, site) || site.handPlacement(of: value, width: nil) != nil ? value : nil
    }
    guard let call = rectangleCall(site), let x = structure.argument("x", of: call), !x.isEmpty else { return nil }
    let value = site.valueBehind(x.expression)
    let width = structure.argument("width", of: call).flatMap { $0.isEmpty ? nil : $0.expression }
    return isFromEdge(value, site) || site.handPlacement(of: value, width: width) != nil ? value : nil
  }

  /// `var rect = super.imageRect(forContentRect: contentRect); rect.origin.x -= gap / 2`: from right to left the image stands
  /// behind the title, and is pushed into it.
  private func pushesPart(_ distance: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard let rect = structure.receiverName(ofMember: site.index), !structure.isMember(rect),
      let start = site.file.initialValue(of: rect), structure.token(start.first, is: "super"),
      structure.token(start.first + 2, isAnyOf: "imageRect", "titleRect"),
      !structure.isZero(distance.first), !isTakenOffBothSides(distance, site),
      let type = structure.enclosingType(of: site.index)
    else { return false }
    // What the rectangles have to do with each other, and sides by name, may be anything.
    let isPlain = !distance.tokens.contains {
      structure.kind($0) == .identifier
        && structure.name($0, holdsAnyOf: ["width", "mid", "max", "min", "center", "left", "right", "origin"])
    }
    return isPlain && site.file.uses(of: "semanticContentAttribute", within: structure.words(ofScope: type)).isEmpty
  }

  /// `contentRect.maxX - rect.width`, `super.titleRect(forContentRect: contentRect).maxX`
  private func isFromEdge(_ x: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard !site.isCentred(x), x.last - x.first < 60 else { return false }
    return x.tokens.contains {
      structure.token($0, isAnyOf: "maxX", "minX")
        || structure.token($0, is: "width") && structure.token($0 + 1, is: "-")
    }
  }

  /// `rect.origin.x += 32`
  private func movedOrigin(_ site: Site) -> Expression? {
    let structure = site.structure
    guard structure.isMember(site.index), structure.token(site.index + 2, is: "x"),
      structure.token(site.index + 3, is: "+="), site.index + 4 < structure.tokens.count
    else { return nil }
    let value = structure.value(at: site.index + 4)
    return isTakenOffBothSides(value, site) || site.isCentred(value) ? nil : value
  }

  /// `rect.size.width -= 2 * padding` beside `rect.origin.x += padding`
  private func isTakenOffBothSides(_ distance: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard let body = structure.outermostBody(of: site.index) else { return true }
    let room = site.file.compactText(distance)
    return structure.words(ofScope: body, limit: 200).contains { width in
      guard structure.token(width, is: "width"), structure.token(width + 1, is: "-="),
        width + 2 < structure.tokens.count
      else { return false }
      return isTwice("-" + site.file.compactText(structure.value(at: width + 2)), room)
    }
  }

  /// What an x adds to the left edge: `32` in `bounds.origin.x + 32`, `32` alone.
  private func room(_ x: Expression, _ site: Site) -> String? {
    let text = site.file.compactText(x)
    for edge in ["bounds.origin.x", "bounds.minX", "rect.origin.x", "rect.minX"] where text.hasPrefix(edge) {
      let rest = text.dropFirst(edge.utf8.count)
      return rest.hasPrefix("+") ? String(rest.dropFirst()) : nil
    }
    return ["0", "0.0"].contains(text) || text.contains("-") || text.contains(".x") ? nil : text
  }

  /// `bounds.width - 2 * room`, `bounds.width - 64` for `32`, `bounds.width - room - room`
  private func isTwice(_ width: String, _ room: String) -> Bool {
    if width.contains("2*") || width.contains("*2") { return true }
    let parts = width.split(separator: "-")
    if parts.filter({ $0 == room }).count > 1 { return true }
    guard let last = parts.last, let taken = Double(last), let own = Double(room) else { return false }
    return taken == 2 * own
  }
}
