/// What a user's own rule looks for: a few words about the shape of code, and the facts.
///
/// A pattern is asked about one place, a *subject*: a member, a call, an assignment, a literal. Words about the shape
/// go by what is written; facts may be unknown, and what is unknown neither matches nor, under `not`, does its opposite.
package indirect enum Pattern: Hashable, Sendable {
  /// `a.name`, `.name`
  case member([NamePath])
  /// `name(…)`, `Type(…)`, `a.name { … }`
  case call([NamePath])
  /// `a.name = …`, `let name = …`
  case assignment([NamePath])
  /// A string literal of nothing but this text.
  case string([String])
  /// A call with an argument of one of these labels, or any, that fits the pattern.
  case argument(Labels, Pattern?)
  /// An assignment of a value that fits.
  case value(Pattern)
  /// Within a call, an assignment, a function or a type that fits.
  case inside(Pattern)
  /// Under `inside` only: a function or property of this name.
  case function([NamePath])
  /// Under `inside` only: a type of this name, or that comes from it.
  case type([NamePath])
  case fact(PatternFact)
  case not(Pattern)
  case all([Pattern])
  case any([Pattern])

  package enum Labels: Hashable, Sendable {
    case any
    /// Without a label.
    case none
    case named([NamePath])
  }

  /// Cheap questions first.
  package static func all(ofAll patterns: [Pattern]) -> Pattern {
    let ordered = patterns.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
    return patterns.count == 1 ? patterns[0] : .all(ordered.map(\.element))
  }

  private var cost: Int {
    switch self {
    case .member, .call, .assignment, .string, .function, .type: 0
    case .argument, .value: 1
    case .inside: 3
    case .fact: 4
    case .not(let pattern): max(2, pattern.cost)
    case .all(let patterns), .any(let patterns): patterns.map(\.cost).max() ?? 0
    }
  }

  /// How many words it has.
  package var size: Int {
    switch self {
    case .member(let names), .call(let names), .assignment(let names), .function(let names), .type(let names):
      names.count
    case .string(let texts): texts.count
    case .argument(_, let pattern): 1 + (pattern?.size ?? 0)
    case .value(let pattern), .inside(let pattern), .not(let pattern): 1 + pattern.size
    case .fact: 1
    case .all(let patterns), .any(let patterns): patterns.reduce(1) { $0 + $1.size }
    }
  }

  /// The words that wake a rule with this pattern; nil where none does, as in a pattern of facts alone.
  package var triggers: [Trigger]? {
    switch self {
    case .member(let names), .call(let names), .assignment(let names): return names.map { .word($0.word) }
    case .string(let texts): return texts.map { .text($0) }
    case .argument(.named(let labels), _): return labels.map { .word($0.word) }
    case .all(let patterns):
      // One of them is enough. They are in the order of their cost; where several wake, the first is the subject.
      return patterns.lazy.compactMap(\.triggers).first
    case .any(let patterns):
      var triggers: [Trigger] = []
      for pattern in patterns {
        guard let own = pattern.triggers else { return nil }
        triggers += own.filter { !triggers.contains($0) }
      }
      return triggers
    case .argument, .value, .inside, .function, .type, .fact, .not: return nil
    }
  }
}

/// A question of `Site` that a pattern may ask by its name.
package enum PatternFact: String, CaseIterable, Hashable, Sendable {
  /// It is a number.
  case numeric
  /// A user reads or hears it.
  case userVisible = "user_visible"
  /// It is a translation, or a key of one.
  case localized
  /// It is written out: a number, a truth, or a string without interpolations.
  case literal
  /// The code already asks for the direction.
  case directionAware = "direction_aware"
  /// It keeps its direction on purpose.
  case leftToRightIsland = "left_to_right_island"
  /// Mirrored it would be the same.
  case symmetric
  /// What stands behind it turns it around for right-to-left languages.
  case flipped
}
