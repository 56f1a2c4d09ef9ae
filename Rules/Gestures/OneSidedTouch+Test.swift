import RTLRuleKit
import RTLSyntax

extension OneSidedTouch {
  /// `touch.x < bounds.width / 2`
  struct Test {
    enum Bound { case part, farEdge, start }

    let touch: Expression
    let whole: Expression
    let bound: Bound
    let isRight: Bool

    /// A comparison by size of which a touch is one side whole.
    init?(of touch: Expression, _ structure: Structure) {
      self.touch = touch
      whole = structure.infix(around: touch)
      let isBefore = structure.token(touch.last + 1, isAnyOf: "<", ">", "<=", ">=")
      guard isBefore || structure.token(touch.first - 1, isAnyOf: "<", ">", "<=", ">=") else { return nil }
      guard isBefore ? touch.last + 2 <= whole.last : whole.first < touch.first - 1 else { return nil }
      let other = isBefore ? touch.last + 2..<whole.last + 1 : whole.first..<touch.first - 1
      let words = Array(other.prefix(24).prefix { !structure.token($0, isAnyOf: "&&", "||") })
      guard let found = Self.bound(words, structure) else { return nil }
      bound = found
      isRight = structure.token(isBefore ? touch.last + 1 : touch.first - 1, isAnyOf: ">", ">=") == isBefore
    }

    private static func bound(_ words: [Int], _ structure: Structure) -> Bound? {
      guard !words.contains(where: { structure.token($0, isAnyOf: "max", "min") }) else { return nil }
      let isWide = words.contains {
        structure.kind($0) == .identifier
          && (structure.name($0, endsWithWord: "width") || structure.token($0, is: "maxX"))
      }
      if words.contains(where: { structure.token($0, is: "midX") }) { return .part }
      if isWide, words.contains(where: { structure.token($0, is: "-") }) { return .farEdge }
      if isWide, words.contains(where: { structure.token($0, isAnyOf: "/", "*") }) { return .part }
      let isStart = words.contains {
        structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: ["previous", "start", "initial", "began"])
      }
      return isStart ? .start : nil
    }

    /// Whether what depends on it says what comes next or came before, or asks for this side and no other; and names
    /// no side itself.
    func counts(_ site: Site) -> Bool {
      let structure = site.structure
      let start = structure.statementStart(whole.first)
      let end = min(structure.statementEnd(from: start), start + 160, structure.tokens.count)
      let names = (start..<max(start, end)).filter { structure.kind($0) == .identifier }
      let isStory = site.enclosingTypeName.map { structure.name($0, holdsAnyOf: ["story", "stories"]) } ?? false
      let others = names.filter { $0 < touch.first || $0 > whole.last }
      if isStory, others.contains(where: { structure.name($0, holdsAnyOf: Self.waysInTime) }) { return true }
      guard !names.contains(where: { structure.name($0, holdsAnyOf: Self.sides) }) else { return false }
      if others.contains(where: { structure.name($0, holdsAnyOf: Self.ways) }) { return true }
      let places = names.filter { structure.token($0, is: "x") && structure.isMember($0) }
      guard bound != .start, places.count == 1 else { return false }
      return bound == .farEdge || !(start..<end).contains { structure.token($0, is: "else") }
    }

    /// `if touch.location(in: self).x > bounds.width / 2 { setOn(true) }` of an own switch.
    func turnsOn(_ site: Site) -> Bool {
      guard bound == .part, let type = site.enclosingTypeName else { return false }
      return site.structure.name(type, holdsAnyOf: ["switch", "toggle"])
    }

    private static let ways: [StaticString] = [
      "next", "previous", "prev", "back", "backward", "backwards", "forward", "forwards", "page", "advance",
    ]
    /// Of a story these turn its pages; of a player they go on in time, which runs to the right everywhere.
    private static let waysInTime: [StaticString] = ["rewind", "skip"]
    private static let sides: [StaticString] = ["left", "right", "seek", "rewind", "skip", "seconds"]
  }
}
