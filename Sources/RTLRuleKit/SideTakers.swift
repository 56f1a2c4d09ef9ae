import RTLSyntax

/// Enumerations of a project's own that name sides, and the functions that take one of those with which a side of the
/// screen may be said as well as a side of the line: `func pin(_ edge: HorizontalEdge, …)`.
struct SideTakers: Sendable {
  /// Types that have a case `left` or `right`.
  private var absolute = WideNameSet()
  /// Types that have a case `leading` or `trailing`.
  private var relative = WideNameSet()
  /// Parameters and the types they are written with, which may stand in files that are not known yet.
  private var parameters: [(taker: UInt64, type: UInt64)] = []
  private var takers = WideNameSet()

  // MARK: - Questions

  func isSided(_ type: TypeKey) -> Bool { absolute.contains(type.value) }

  /// Whether a parameter takes a side either way; see `taker`.
  func takesEitherSide(_ taker: UInt64) -> Bool { takers.contains(taker) }

  /// Stands for a parameter, by the name of its function and its label, or its position where it has none.
  static func taker(_ function: UInt64, _ label: UInt64?, at position: Int) -> UInt64 {
    DisplaySurvey.key(function, label ?? UInt64(truncatingIfNeeded: position))
  }

  // MARK: - Survey

  mutating func surveyCase(_ declaration: Declaration, in structure: Structure) {
    let name = Int(declaration.name)
    let isAbsolute = structure.token(name, isAnyOf: "left", "right")
    guard isAbsolute || structure.token(name, isAnyOf: "leading", "trailing"),
      let type = structure.scope(of: declaration)?.name, type != Structure.none
    else { return }
    let key = structure.wideName(Int(type))
    if isAbsolute { absolute.insert(key) } else { relative.insert(key) }
  }

  /// What a type of sides is called by everybody.
  private static let typeWords: [StaticString] = [
    "edge", "side", "margin", "alignment", "direction", "position", "placement", "anchor", "attribute", "pin",
  ]

  mutating func surveyParameter(_ declaration: Declaration, in structure: Structure) {
    var type = Int(declaration.typeEnd) - 1
    if structure.kind(type) == .postfixQuestion { type -= 1 }
    guard structure.kind(type) == .identifier, structure.name(type, endsWithAnyOf: Self.typeWords),
      let function = structure.scope(of: declaration)?.name, function != Structure.none
    else { return }
    let isInit = structure.token(Int(function), is: "init")
    guard let owner = isInit ? structure.typeName(around: Int(function)) : Int(function) else { return }
    let label = structure.label(ofParameter: Int(declaration.name))
    guard let position = structure.position(ofParameter: label) else { return }
    let key = structure.token(label, is: "_") ? nil : structure.wideName(label)
    parameters.append((Self.taker(structure.wideName(owner), key, at: position), structure.wideName(type)))
  }

  // MARK: - Merging

  mutating func settle() {
    for (taker, type) in parameters where absolute.contains(type) && relative.contains(type) { takers.insert(taker) }
    parameters = []
  }

  mutating func merge(_ other: SideTakers) {
    absolute.formUnion(other.absolute)
    relative.formUnion(other.relative)
    parameters += other.parameters
    takers.formUnion(other.takers)
  }
}

extension Structure {
  /// `for` in `func title(for state: State)`; a parameter without a label of its own is labelled by its name.
  func label(ofParameter name: Int) -> Int {
    kind(name - 1) == .identifier || kind(name - 1) == .keyword ? name - 1 : name
  }

  /// Where among the parameters of its function one stands.
  func position(ofParameter label: Int) -> Int? {
    guard let open = opening(around: label), kind(open) == .leftParen, label - open < 64 else { return nil }
    return (open..<label).count { kind($0) == .comma && opening(around: $0) == open }
  }
}
