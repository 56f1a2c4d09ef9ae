import RTLRuleKit
import RTLSyntax

extension OneSidedTouch {
  /// A touch that says how much, as on a slider: `volume = drag.location.x / width`. What a slider fills begins at the
  /// right where one reads from the right, and the touch is still measured from the left.
  struct Measure {
    /// The part of the width, which begins with the touch.
    let share: Expression

    private static let hops = 6

    init?(by touch: Expression, _ site: Site) {
      let structure = site.structure
      var operand = touch
      for _ in 0..<Self.hops {
        let whole = structure.infix(around: operand)
        if Self.isShare(operand, of: whole, structure) {
          guard Self.saysHowMuch(whole, site) else { return nil }
          share = operand
          return
        }
        guard let outer = Self.limit(around: whole, structure) else {
          guard let local = Self.use(ofLocal: whole, site) else { return nil }
          self = local
          return
        }
        operand = outer
      }
      return nil
    }

    /// `touch / width`, `touch * 5 / width`
    private static func isShare(_ operand: Expression, of whole: Expression, _ structure: Structure) -> Bool {
      guard operand.last + 2 <= whole.last else { return false }
      let rest = operand.last + 1...min(whole.last, operand.last + 24)
      guard let slash = rest.first(where: { structure.token($0, is: "/") }) else { return false }
      return rest.contains {
        $0 > slash && structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: ["width", "travel"])
      }
    }

    /// What only holds a number to its limits or converts it: `max(0, x)`, `CGFloat(x)`, `(x)`.
    private static func limit(around whole: Expression, _ structure: Structure) -> Expression? {
      guard let open = structure.opening(around: whole.first), structure.kind(open) == .leftParen else { return nil }
      if let call = structure.call(at: open) {
        guard converters.contains(call.callee, in: structure) else { return nil }
      } else if whole.first != open + 1 || whole.last + 1 != structure.end(ofGroup: open) {
        return nil
      }
      return structure.operand(around: open)
    }

    /// `let x = clamp(drag.location.x)` and then `x / width`.
    private static func use(ofLocal value: Expression, _ site: Site) -> Measure? {
      let structure = site.structure
      guard case .initial(let found) = structure.place(of: value) else { return nil }
      for name in site.file.uses(ofLocal: found) {
        let operand = structure.operand(around: name)
        if operand.last == name, isShare(operand, of: structure.infix(around: operand), structure),
          let measure = Measure(by: operand, site)
        {
          return measure
        }
      }
      return nil
    }

    /// Whether the share is handed on or named like an amount, and what is done around it is about nothing that keeps
    /// its direction or has two dimensions.
    private static func saysHowMuch(_ whole: Expression, _ site: Site) -> Bool {
      let structure = site.structure
      let names = neighbourhood(of: whole, structure).filter { structure.kind($0) == .identifier }
      let isPhysical = names.contains {
        structure.token($0, is: "y") || structure.name($0, holdsAnyOf: physicalWords)
      }
      guard !isPhysical else { return false }
      // Time runs to the right everywhere, but not along a bar that fills from the other end.
      guard !names.contains(where: { structure.name($0, holdsAnyOf: timeWords) }) || site.isInBarFilledFromOneEnd
      else { return false }
      var value = whole
      for _ in 0..<hops {
        guard let outer = limit(around: structure.infix(around: value), structure) else { break }
        value = outer
      }
      switch structure.place(of: structure.infix(around: value)) {
      case .initial(let found):
        return structure.name(Int(structure.declarations[found].name), holdsAnyOf: amounts)
      case .assigned, .argument, .returned: return true
      default: return false
      }
    }

    /// What stands close to it in the same braces.
    static func neighbourhood(of whole: Expression, _ structure: Structure) -> Range<Int> {
      let near = max(0, whole.first - 60)..<min(whole.last + 60, structure.tokens.count)
      guard let scope = structure.scope(around: whole.first) else { return near }
      return near.clamped(to: Int(structure.scopes[scope].open)..<Int(structure.scopes[scope].close))
    }

    /// What only holds a number to its limits or makes it another kind of number.
    static let converters: WordSet = [
      "min", "max", "clamp", "Double", "CGFloat", "Float", "Int", "round", "floor", "ceil", "trunc",
    ]
    private static let amounts: [StaticString] = [
      "amount", "fraction", "index", "level", "next", "percent", "percentage", "position", "progress",
      "rating", "ratio", "star", "stars", "step", "value", "volume",
    ]
    private static let physicalWords: [StaticString] = [
      "anchor", "brightness", "color", "date", "gradient", "hue", "previous", "saturation", "zoom",
    ]
    private static let timeWords: [StaticString] = [
      "audio", "duration", "playback", "player", "progress", "scrub", "seek", "song", "time", "track", "video",
    ]
  }
}
