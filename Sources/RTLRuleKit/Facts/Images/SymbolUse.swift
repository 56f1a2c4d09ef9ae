import RTLSyntax

/// The name of a symbol at a place where it becomes a picture: in `systemName:`, in a constant, in an enumeration.
package struct SymbolUse {
  package let site: Site
  package let symbol: DirectionalSymbol
  /// Whether it is a case of SFSafeSymbols rather than a string.
  package let isCase: Bool
  /// Whether the place takes nothing but symbols.
  package let isCertain: Bool
  let structure: Structure
  let expression: Expression

  /// Nil where the word is something else: part of a text, the name of an asset, a key, a comparison.
  package init?(_ site: Site, _ symbol: DirectionalSymbol) {
    let structure = site.structure
    let index = site.index
    self.site = site
    self.symbol = symbol
    self.structure = structure
    isCase = structure.kind(index) == .identifier
    if isCase {
      guard Self.isSafeSymbol(site) else { return nil }
      expression = structure.operand(around: index)
      isCertain = true
      return
    }
    guard structure.kind(index - 1) == .stringStart, structure.kind(index + 1) == .stringEnd else { return nil }
    expression = Expression(index - 1, index + 1)
    guard structure.operand(around: index - 1) == expression else { return nil }
    switch Self.role(of: structure.place(of: expression), expression, structure) {
    case .symbol: isCertain = true
    case .constant: isCertain = false
    case .other: return nil
    }
    if restatesItsName { return nil }
  }

  private enum Role { case symbol, constant, other }

  // MARK: - Places

  /// `SFSymbol.chevronLeft`, or `.chevronLeft` where a symbol is asked for: of SFSafeSymbols, or of a type of that name of the
  /// project's own.
  private static func isSafeSymbol(_ site: Site) -> Bool {
    let structure = site.structure
    guard structure.isMember(site.index), structure.kind(site.index + 1) != .leftParen else { return false }
    guard structure.isImplicitMember(site.index) else {
      return structure.receiverName(ofMember: site.index).map { structure.token($0, is: "SFSymbol") } ?? false
    }
    let type = TypeKey("SFSymbol")
    let isImported = site.imports("SFSafeSymbols")
    if isImported || site.file.project.declaresType(type), site.file.type(ofMember: site.index) == type { return true }
    guard case .argument(_, let argument) = structure.place(of: Expression(site.index - 1, site.index)),
      let label = argument.label
    else { return false }
    // The library's own label: a file need not import what another one does.
    if structure.token(label, is: "systemSymbol") { return true }
    return isImported
      && structure.token(label, isAnyOf: "systemSymbol", "systemImage", "symbol", "sfSymbol", "systemName")
  }

  private static func role(of place: Place, _ expression: Expression, _ structure: Structure) -> Role {
    switch place {
    case .argument(let call, let argument):
      return role(label: argument.label, callee: call.callee, structure)
    case .initial(let declaration):
      return roleOfConstant(Int(structure.declarations[declaration].name), structure)
    case .assigned(let name): return roleOfConstant(name, structure)
    case .returned(let scope):
      let name = structure.scopes[scope].name
      return name == Structure.none ? .constant : roleOfConstant(Int(name), structure)
    case .dictionary:
      return structure.kind(expression.first - 1) == .colon ? .constant : .other
    case .other:
      // A tuple: `("Next", "arrow.right")`.
      guard let open = structure.opening(around: expression.first), structure.kind(open) == .leftParen else {
        return .other
      }
      return structure.call(at: open) == nil ? .constant : .other
    case .compared, .pattern, .cast, .interpolated, .operand, .index, .condition:
      return .other
    }
  }

  private static func role(label: Int?, callee: Int, _ structure: Structure) -> Role {
    let name = structure.text(callee).lowercased()
    guard let label else {
      if ["image", "uiimage", "nsimage", "label", "button", "text", "color"].contains(name) { return .other }
      return ["icon", "symbol", "image", "button", "chevron", "arrow"].contains { name.holds($0) }
        ? .constant : .other
    }
    let text = structure.text(label).lowercased()
    if text.hasPrefix("system") || text.holds("symbol") || text == "sfname" { return .symbol }
    if text.holds("named") || text.holds("asset") || text.holds("fallback") { return .other }
    if text == "rawvalue" || text == "name" { return name.contains("symbol") ? .symbol : .other }
    return ["icon", "image", "glyph", "chevron", "arrow"].contains { text.holds($0) } ? .constant : .other
  }

  private static func roleOfConstant(_ name: Int, _ structure: Structure) -> Role {
    let text = structure.text(name).lowercased()
    let isOther = ["identifier", "asset", "event", "key", "notification", "named"].contains { text.holds($0) }
    return isOther ? .other : .constant
  }

  /// `case chevronLeft = "chevron.left"` beside `case chevronBackward = …`: a list of symbols, no use of one.
  private var restatesItsName: Bool {
    guard structure.kind(expression.first - 1) == .equal,
      structure.text(expression.first - 2) == DirectionalSymbol.caseName(of: symbol.name)
    else { return false }
    return isNear(symbol.counterpart) || isInCatalogue
  }

  /// A table of all symbols there are: whoever uses one chooses it.
  private var isInCatalogue: Bool { nearby.count { structure.kind($0) == .stringText } > 80 }

  var nearby: Range<Int> { max(0, site.index - 300)..<min(structure.tokens.count, site.index + 300) }

  /// Whether another symbol is named close by.
  func isNear(_ name: String) -> Bool {
    let wanted = NameHash.hash(name)
    return nearby.contains { structure.kind($0) == .stringText && structure.tokens[$0].name == wanted }
  }
}
