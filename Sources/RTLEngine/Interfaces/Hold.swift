/// How the constraints of an interface file hold a view from side to side.
struct Hold {
  enum End { case leading, trailing, middle }

  struct Tie {
    var end: End
    /// The view at the other end of the constraint.
    var partner: String?
  }

  /// A constraint as one of its views sees it.
  struct Constraint {
    enum Relation { case equal, atLeast, atMost, unknown }

    var attribute: String
    var relation: Relation
    var partner: String?

    /// The same as the other view sees it.
    func seen(from attribute: String, of partner: String?) -> Constraint {
      let relation: Relation =
        switch relation {
        case .atLeast: .atMost
        case .atMost: .atLeast
        case .equal, .unknown: relation
        }
      return Constraint(attribute: attribute, relation: relation, partner: partner)
    }
  }

  private(set) var ties: [Tie] = []
  /// Whether it has a width of its own.
  private(set) var isSized = false
  /// Whether nothing but these ties can make it wider than what it shows.
  private(set) var isUnderstood = true
  /// Whether something keeps it from growing.
  private(set) var isLimited = false
  private var isTiedToSeveral = false
  private var isTiedAtSeveralEnds = false

  mutating func add(_ constraint: Constraint, to view: String) {
    switch Self.parts[constraint.attribute] {
    case .height: return
    case .end(let end): add(constraint, at: end)
    case .width where constraint.relation == .atMost: isLimited = true
    case .width where constraint.partner == nil || constraint.partner == view: isSized = true
    case .width, nil: isUnderstood = false
    }
  }

  mutating func giveUp() { isUnderstood = false }

  /// What keeps a view from growing holds it nowhere; what pulls at it may stretch it.
  private mutating func add(_ constraint: Constraint, at end: End) {
    switch (constraint.relation, end) {
    case (.equal, _):
      if let first = ties.first {
        if first.partner != constraint.partner { isTiedToSeveral = true }
        if first.end != end { isTiedAtSeveralEnds = true }
      }
      ties.append(Tie(end: end, partner: constraint.partner))
    case (.atMost, .trailing), (.atLeast, .leading): isLimited = true
    default: isUnderstood = false
    }
  }

  /// Whether a view goes along with another and touches nothing else: an icon behind a label. One that is tied to the
  /// label at both ends may make it wider.
  func hangs(on view: String) -> Bool {
    isUnderstood && ties.first.map { $0.partner == view } ?? false && !isTiedToSeveral && !isTiedAtSeveralEnds
  }

  private enum Part {
    case end(End)
    case width, height
  }

  private static let parts: [String: Part] = [
    "leading": .end(.leading), "left": .end(.leading), "leadingMargin": .end(.leading), "leftMargin": .end(.leading),
    "trailing": .end(.trailing), "right": .end(.trailing), "trailingMargin": .end(.trailing),
    "rightMargin": .end(.trailing), "centerX": .end(.middle), "centerXWithinMargins": .end(.middle), "width": .width,
    "height": .height, "top": .height, "bottom": .height, "topMargin": .height, "bottomMargin": .height,
    "centerY": .height, "centerYWithinMargins": .height, "baseline": .height, "firstBaseline": .height,
    "lastBaseline": .height,
  ]
}
