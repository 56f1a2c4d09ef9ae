import RTLRuleKit
import RTLSyntax

/// Views of the project's own classes that are made at a distance from the left and stay there.
extension HandComputedFrame {
  private static let views: Set<TypeKey> = Set(["UIView", "NSView"].map { TypeKey($0) })
  private static let neutralTypes: [StaticString] = [
    "chart", "graph", "plot", "debug", "fps", "window", "layer", "player", "gradient", "overlay", "ruler", "grid",
  ]

  /// `let badge = PillView(frame: CGRect(x: 34, y: -8, width: 24, height: 24)); icon.addSubview(badge)`
  func ownView(_ site: Site) -> Expression? {
    let structure = site.structure
    guard isRectangle(site), let call = rectangleCall(site), let x = structure.argument("x", of: call),
      let width = structure.argument("width", of: call), !x.isEmpty, !width.isEmpty,
      isAway(x.expression, structure), isNarrow(width.expression, structure),
      case .argument(let maker, let argument) = structure.place(of: structure.operand(around: site.index)),
      argument.label.map({ structure.token($0, is: "frame") }) ?? false, let type = ownType(maker, site),
      let name = structure.nameOfValue(structure.operand(around: maker.callee)), staysOrIsKept(name, site),
      site.isOwnClass(type, from: Self.views)
    else { return nil }
    return x.expression
  }

  /// `34`, `Badge.xOffset`
  private func isAway(_ x: Expression, _ structure: Structure) -> Bool {
    let x = structure.unwrapped(x)
    if x.first == x.last, let number = number(x.first, structure) { return number > 0 }
    return structure.token(x.last, isAnyOf: "xOffset", "offsetX") && structure.chainStart(x.last) == x.first
  }

  /// `24`, `Badge.diameter`; what is nearly as wide as a phone has as much room at its other side.
  private func isNarrow(_ width: Expression, _ structure: Structure) -> Bool {
    let width = structure.unwrapped(width)
    if width.first == width.last, let number = number(width.first, structure) { return number > 0 && number < 200 }
    return structure.kind(width.last) == .identifier && structure.chainStart(width.last) == width.first
      && structure.startsUppercase(width.first)
  }

  private func ownType(_ maker: Call, _ site: Site) -> Int? {
    let structure = site.structure
    let isInit = structure.token(maker.callee, is: "init")
    guard let type = isInit ? structure.receiverName(ofMember: maker.callee) : maker.callee,
      structure.startsUppercase(type), !structure.name(type, holdsAnyOf: Self.neutralTypes)
    else { return nil }
    return type
  }

  /// Added where it is made, or kept in a property that is added elsewhere in the file.
  private func staysOrIsKept(_ name: Int, _ site: Site) -> Bool {
    if staysWhereMade(name, site) { return true }
    guard let property = property(keeping: name, site) else { return false }
    return isOnlyAdded(property, within: site.structure.tokens.indices, site) && !isGivenElsewhere(property, site)
  }

  /// `stack.addArrangedSubview(badge)`, `pin(badge)`
  private func isGivenElsewhere(_ property: Int, _ site: Site) -> Bool {
    let structure = site.structure
    return site.file.uses(of: structure.tokens[property].name, within: structure.tokens.indices).contains {
      guard case .argument(let call, _) = structure.place(of: structure.operand(around: $0)),
        structure.operand(around: $0).last == $0
      else { return false }
      return !structure.token(call.callee, isAnyOf: "addSubview", "insertSubview")
    }
  }

  /// `badge` in `let badge = PillView(…)` of a class, and in `let badge: PillView = { let view = PillView(…); return view }()`
  private func property(keeping name: Int, _ site: Site) -> Int? {
    let structure = site.structure
    guard let found = site.file.declaration(of: name), case let declaration = structure.declarations[found] else {
      return nil
    }
    if structure.scope(of: declaration)?.kind == .type { return Int(declaration.name) }
    guard let body = structure.outermostBody(of: name), structure.scopes[body].kind == .closure,
      isLeftAlone(name, within: structure.words(ofScope: body), site),
      case .initial(let outer) = structure.place(of: structure.operand(around: Int(structure.scopes[body].open))),
      structure.scope(of: structure.declarations[outer])?.kind == .type
    else { return nil }
    return Int(structure.declarations[outer].name)
  }
}
