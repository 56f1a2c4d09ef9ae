import RTLSyntax

/// What interface files say of the outlets of the project's classes: whether the view behind one is as wide as what it
/// shows.
package struct Outlets: Sendable {
  /// One connection of an interface file.
  package struct Outlet: Sendable {
    let owner: TypeKey
    let property: UInt64
    let isHugged: Bool

    /// - Parameters:
    ///   - owner: the class the file names, without its module.
    ///   - isHugged: false also where the file says nothing of it that is understood.
    package init(of owner: String, named property: String, isHugged: Bool) {
      self.owner = TypeKey(owner)
      self.property = NameHash.wide(property)
      self.isHugged = isHugged
    }
  }

  private var hugged: Set<UInt64> = []
  private var others: Set<UInt64> = []

  package init() {}

  /// Several files may lay out one class, each in its way; only what holds in all of them is known.
  func isHugged(_ property: UInt64, of owner: UInt64) -> Bool {
    let key = DisplaySurvey.key(owner, property)
    return hugged.contains(key) && !others.contains(key)
  }

  mutating func record(_ outlet: Outlet, of owner: TypeKey) {
    let key = DisplaySurvey.key(owner.value, outlet.property)
    if outlet.isHugged { hugged.insert(key) } else { others.insert(key) }
  }
}

extension ProjectIndex {
  /// Whether interface files make the view behind an outlet of a class as wide as what it shows.
  func isHugged(outlet: UInt64, of owner: UInt64) -> Bool { outlets.isHugged(outlet, of: owner) }

  /// The same by words.
  package func isHugged(outlet: String, of owner: String) -> Bool {
    isHugged(outlet: NameHash.wide(outlet), of: NameHash.wide(owner))
  }

  /// Takes in what interface files say, once all classes are known: what a file says of a class concerns those it descends
  /// from as well, one of which may have declared the outlet.
  package mutating func take(_ outlets: [Outlets.Outlet]) {
    for outlet in outlets {
      var owner: TypeKey? = outlet.owner
      // Classes that descend from each other do not compile, but are written.
      for _ in 0..<Self.longestDescent {
        guard let known = owner else { break }
        self.outlets.record(outlet, of: known)
        owner = superclass(of: known)
      }
    }
  }

  /// Whether a class is one of these, or the project knows it to descend from one.
  package func descends(_ type: UInt64, fromAnyOf classes: Set<UInt64>) -> Bool {
    isOfTypeOrAbove(type, reach: Self.longestDescent, classes.contains)
  }

  private static let longestDescent = 16
}
