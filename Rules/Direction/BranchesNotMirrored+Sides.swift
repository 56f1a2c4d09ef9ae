import RTLRuleKit
import RTLSyntax

/// A word that names a side: `left`, `topTrailing`, `leadingAnchor`.
struct SidedWord {
  let side: HorizontalSide
  /// What is left of the word without its side: `top`, `Anchor`.
  let stem: String

  static let all: [String] = {
    let sides = ["left", "right", "leading", "trailing"]
    let capitalized = ["Left", "Right", "Leading", "Trailing"]
    return sides + sides.map { $0 + "Anchor" } + capitalized.flatMap { ["top" + $0, "bottom" + $0] }
  }()

  init?(_ index: Int, _ structure: Structure) {
    guard structure.kind(index) == .identifier, structure.bytes(index).count <= 16 else { return nil }
    let text = structure.text(index)
    guard Self.all.contains(text) else { return nil }
    let words: [(HorizontalSide, String, String)] = [
      (.left, "left", "Left"), (.right, "right", "Right"), (.leading, "leading", "Leading"),
      (.trailing, "trailing", "Trailing"),
    ]
    guard let found = words.first(where: { text.hasPrefix($0.1) || text.hasSuffix($0.2) }) else { return nil }
    side = found.0
    stem = text.replacing(found.1, with: "").replacing(found.2, with: "")
  }
}

extension BranchesNotMirrored {
  /// Whether leading and trailing change sides at this place: not in an enumeration of the project's own, nor as a point
  /// of the unit square, nor where the direction is set by hand.
  func mirrorsItself(_ site: Site) -> Bool {
    let structure = site.structure
    if site.isInLeftToRightIsland || setsDirection(around: site) || alignsNumber(site) { return false }
    let operand = structure.operand(around: site.index)
    if case .argument(let call, let argument) = structure.place(of: operand) {
      let label = argument.label.map { structure.text($0) } ?? ""
      if ["anchor", "unitPoint", "startPoint", "endPoint", "center", "from", "to"].contains(label) { return false }
      if structure.name(call.callee, endsWithWord: "gradient") { return false }
    }
    guard let type = site.file.type(ofMember: site.index) else { return true }
    return !site.file.project.declaresType(type) && type != TypeKey("UnitPoint")
  }

  /// `TextField(…, value: $n, format: .number).monospacedDigit().multilineTextAlignment(…)`: digits kept at one side.
  private func alignsNumber(_ site: Site) -> Bool {
    let structure = site.structure
    guard case .argument(let call, _) = structure.place(of: structure.operand(around: site.index)),
      structure.token(call.callee, is: "multilineTextAlignment")
        || structure.ternaryQuestion(around: structure.operand(around: site.index)) != nil
    else { return false }
    return structure.operand(around: call.callee).tokens.prefix(200).contains {
      structure.token($0, is: "monospacedDigit") && structure.isMember($0)
    }
  }

  /// `.environment(\.layoutDirection, …)` anywhere in the same type: its own direction need not be the one asked for.
  private func setsDirection(around site: Site) -> Bool {
    let structure = site.structure
    guard let type = structure.enclosingType(of: site.index) else { return false }
    let first = max(Int(structure.scopes[type].open), site.index - 4000)
    let last = min(Int(structure.scopes[type].close), site.index + 4000, structure.tokens.count)
    return (first..<max(first, last)).contains {
      structure.token($0, is: "environment") && structure.isMember($0) && structure.token($0 + 4, is: "layoutDirection")
    }
  }

  /// Whether a place that is named for an edge gets the other one: `let leadingEdge = isRTL ? .left : .right`.
  func swapped(_ ltr: SidedWord, _ rtl: SidedWord, _ site: Site) -> Finding? {
    guard ltr.side.isAbsolute, rtl.side.isAbsolute, let edge = namedEdge(site),
      ltr.side == edge.directional.physical(isRightToLeft: true)
    else { return nil }
    return Finding(
      site.range,
      "the branches are the wrong way round: \(edge.name) is \(edge.physical(isRightToLeft: false).name) from left to "
        + "right, and \(edge.physical(isRightToLeft: true).name) from right to left"
    )
  }

  /// The edge that the place of a choice is named for.
  private func namedEdge(_ site: Site) -> HorizontalSide? {
    let structure = site.structure
    switch site.place {
    case .initial(let declaration): return edge(Int(structure.declarations[declaration].name), structure)
    case .assigned(let name):
      // A swipe from the leading edge goes the other way.
      return structure.token(name, isAnyOf: "direction", "subtype") ? nil : edge(name, structure)
    case .returned(let scope):
      let cases = site.conditions.filter { structure.token($0.lowerBound, is: "case") }
      if let label = cases.first { return label.count == 3 ? edge(label.upperBound - 1, structure) : nil }
      let name = structure.scopes[scope].name
      return name == Structure.none ? nil : edge(Int(name), structure)
    default: return nil
    }
  }

  private func edge(_ name: Int, _ structure: Structure) -> HorizontalSide? {
    let others: [StaticString] = ["swipe", "opposite", "inverse", "reversed", "from", "to", "direction", "transition"]
    guard !structure.name(name, holdsAnyOf: others) else { return nil }
    let isLeading = structure.name(name, holdsWord: "leading")
    guard isLeading != structure.name(name, holdsWord: "trailing") else { return nil }
    return isLeading ? .leading : .trailing
  }
}
