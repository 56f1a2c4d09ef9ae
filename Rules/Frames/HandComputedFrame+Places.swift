import RTLRuleKit
import RTLSyntax

/// Places that a frame is given.
extension HandComputedFrame {
  /// `CGRect(…)`, `CGRect.init(…)`
  func rectangleCall(_ site: Site) -> Call? {
    let isInit = site.structure.token(site.index + 2, is: "init") && site.structure.isMember(site.index + 2)
    return site.structure.call(of: isInit ? site.index + 2 : site.index)
  }

  /// The x a view is placed at.
  func placed(_ site: Site) -> Expression? {
    let structure = site.structure
    if site.is("origin") { return placedOrigin(site) }
    if site.is("CGPoint", "NSPoint") || isImplicitPoint(site) { return placedPoint(site) }
    guard let call = rectangleCall(site), structure.token(call.open + 1, isAnyOf: "x", "origin"),
      let x = horizontal(of: call, site), isFrame(structure.operand(around: site.index), site)
    else { return nil }
    let width = structure.argument("width", of: call).flatMap { $0.isEmpty ? nil : $0.expression }
    return placement(x, width: width, site)
  }

  /// `CGRect(x: here, …)`, `CGRect(origin: CGPoint(x: here, …), size: size)`
  private func horizontal(of call: Call, _ site: Site) -> Expression? {
    let structure = site.structure
    var x = structure.argument("x", of: call)
    if x == nil, let origin = structure.argument("origin", of: call), !origin.isEmpty {
      // `CGRect(origin: place, size: size); place.x += size.width`
      if origin.end == origin.start + 1, movesOn(origin.start, site) {
        return Expression(origin.start, origin.start)
      }
      if let point = structure.call(of: site.valueBehind(origin.expression).first) {
        x = structure.argument("x", of: point)
      }
    }
    return x.flatMap { $0.isEmpty ? nil : $0.expression }
  }

  /// Whether a local is a point that goes on to the right.
  private func movesOn(_ name: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.kind(name) == .identifier, let found = site.file.declaration(of: name) else { return false }
    return site.file.uses(ofLocal: found).contains {
      structure.kind($0 + 1) == .period && structure.token($0 + 2, is: "x") && structure.token($0 + 3, is: "+=")
    }
  }

  /// `view.center = CGPoint(x: here, …)`, `view.setFrameOrigin(NSPoint(x: here, …))`
  private func placedPoint(_ site: Site) -> Expression? {
    let structure = site.structure
    guard let call = rectangleCall(site), let x = structure.argument("x", of: call), !x.isEmpty else {
      return nil
    }
    switch structure.place(of: structure.operand(around: site.index)) {
    case .assigned(let property):
      let isPlace =
        structure.token(property, is: "center")
        || structure.token(property, is: "origin")
          && structure.receiverName(ofMember: property).map { isFrame($0, structure) } ?? false
      guard isPlace, structure.isMember(property), !site.isOneOfPair(structure.path(endingAt: property)) else {
        return nil
      }
    case .argument(let setter, _):
      guard structure.token(setter.callee, is: "setFrameOrigin") else { return nil }
    default: return nil
    }
    return placement(x.expression, width: nil, site)
  }

  /// `icon.frame`, and a local such as `iconFrame`
  private func isFrame(_ name: Int, _ structure: Structure) -> Bool {
    structure.token(name, is: "frame")
      || structure.name(name, endsWithWord: "frame") && !structure.isMember(name)
        && !structure.name(name, holdsAnyOf: ["window", "screen", "panel"])
  }

  func placement(_ x: Expression, width: Expression?, _ site: Site) -> Expression? {
    let value = site.valueBehind(x)
    if let width, site.isSecondOfTwo(x, width: width) { return x }
    guard
      let placement = site.handPlacement(of: value, width: width)
        ?? site.offCentrePlacement(of: value, width: width, view: placedView(site)),
      placement != .fixed || site.isInLayoutFunction || isAddedHere(site)
    else { return nil }
    return value
  }

  /// `icon.frame = CGRect(x: 16, …); addSubview(icon)`: placed once and for all.
  private func isAddedHere(_ site: Site) -> Bool {
    let structure = site.structure
    guard let frame = frame(givenBy: structure.operand(around: site.index), site), structure.token(frame, is: "frame"),
      let view = structure.receiverName(ofMember: frame), let body = structure.outermostBody(of: site.index)
    else { return false }
    let words = structure.words(ofScope: body)
    let adding = site.file.uses(of: "addSubview", within: words) + site.file.uses(of: "insertSubview", within: words)
    return adding.contains { adding in
      guard let call = structure.call(of: adding), let added = structure.firstArgument(of: call), !added.isEmpty,
        let name = structure.lastName(endingAt: added.end - 1)
      else { return false }
      return structure.isSameText(name, view)
    }
  }

  /// The property a rectangle is assigned to, at once or by way of a local that nothing else is asked of.
  private func frame(givenBy rectangle: Expression, _ site: Site) -> Int? {
    let structure = site.structure
    switch structure.place(of: rectangle) {
    case .assigned(let property): return property
    case .initial(let declaration):
      let uses = site.file.uses(ofLocal: declaration)
      guard uses.count == 1, let use = uses.first,
        case .assigned(let property) = structure.place(of: Expression(use, use))
      else { return nil }
      return property
    default: return nil
    }
  }

  /// `view.frame.origin.x = …`, and `+=` where views are laid out.
  private func placedOrigin(_ site: Site) -> Expression? {
    let structure = site.structure
    guard structure.isMember(site.index) else { return placedLocal(site) }
    if let part = placedInParts(site) { return part }
    guard structure.token(site.index + 2, is: "x"),
      let owner = structure.receiverName(ofMember: site.index), structure.token(owner, is: "frame"),
      site.index + 4 < structure.tokens.count, !site.isOneOfPair(structure.path(endingAt: owner)),
      !isScrolledTo(owner, site)
    else { return nil }
    let value = structure.value(at: site.index + 4)
    guard structure.kind(value.last + 1) != .infixQuestion else { return nil }
    if structure.token(site.index + 3, isAnyOf: "+=", "-=") {
      return site.isInLayoutFunction && structure.isMember(owner) && !site.isCentred(value) ? value : nil
    }
    guard structure.kind(site.index + 3) == .equal else { return nil }
    return isInCell(owner, site) && site.isFixedDistance(value) ? value : placement(value, width: nil, site)
  }

  /// `cell.label.frame.origin.x = 25` where a list asks for its rows.
  private func isInCell(_ frame: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.isMember(frame), let view = structure.receiverName(ofMember: frame),
      let cell = structure.receiverName(ofMember: view),
      structure.name(cell, endsWithAnyOf: ["cell", "header", "row"]),
      let function = site.enclosingFunctionName
    else { return false }
    return structure.token(function, isAnyOf: "tableView", "outlineView", "collectionView")
  }

  /// `scrollRectToVisible(frame, animated: true)`: no view is placed there.
  private func isScrolledTo(_ frame: Int, _ site: Site) -> Bool {
    guard !site.structure.isMember(frame), let found = site.file.declaration(of: frame) else { return false }
    return site.file.uses(ofLocal: found).contains {
      guard case .argument(let call, _) = site.structure.place(of: Expression($0, $0)) else { return false }
      return site.structure.token(call.callee, is: "scrollRectToVisible")
    }
  }

  /// Whether a rectangle becomes the frame of something, at once, by a local of that name or as what a view is made
  /// with, or is what a function that lays out gives.
  func isFrame(_ rectangle: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    if let name = structure.nameOfValue(rectangle) {
      return structure.name(name, endsWithWord: "frame") && !site.isOneOfPair(structure.path(endingAt: name))
    }
    guard case .returned = structure.place(of: rectangle), let name = site.enclosingFunctionName else {
      return isFrameOfView(site)
    }
    return structure.name(name, beginsWithWord: "frame")
  }
}
