/// Names that a project adds to what the facts know of it: from `vocabulary` in the configuration.
package struct Vocabulary: Hashable, Sendable {
  /// Functions and properties whose text the user sees.
  package var sinks: Set<String>
  /// Functions that look up a localized text.
  package var localizers: Set<String>
  /// Functions and properties that ask for the direction.
  package var directionChecks: Set<String>
  /// Functions that lay out on their own account.
  package var layoutHelpers: Set<String>
  /// Types that are numbers.
  package var numberTypes: Set<String>

  package init(
    sinks: Set<String> = [],
    localizers: Set<String> = [],
    directionChecks: Set<String> = [],
    layoutHelpers: Set<String> = [],
    numberTypes: Set<String> = []
  ) {
    self.sinks = sinks
    self.localizers = localizers
    self.directionChecks = directionChecks
    self.layoutHelpers = layoutHelpers
    self.numberTypes = numberTypes
  }

  package func adding(_ other: Vocabulary) -> Vocabulary {
    Vocabulary(
      sinks: sinks.union(other.sinks),
      localizers: localizers.union(other.localizers),
      directionChecks: directionChecks.union(other.directionChecks),
      layoutHelpers: layoutHelpers.union(other.layoutHelpers),
      numberTypes: numberTypes.union(other.numberTypes)
    )
  }
}
