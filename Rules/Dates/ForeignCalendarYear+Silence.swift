import RTLRuleKit
import RTLSyntax

/// Where a year of the code does no harm.
extension ForeignCalendarYear {
  /// Dates that are made up to have something to show.
  func isMadeUp(_ site: Site) -> Bool {
    let structure = site.structure
    let start = structure.outerStatementStart(site.index)
    let binding = (start..<max(start, site.index)).first { structure.token($0, isAnyOf: "let", "var") }
    if let binding, structure.name(binding + 1, holdsAnyOf: Self.madeUp) { return true }
    var scope = structure.scope(around: site.index)
    while let current = scope {
      let name = structure.scopes[current].name
      if name != Structure.none, structure.name(Int(name), holdsAnyOf: Self.madeUp) { return true }
      scope = structure.parent(ofScope: current)
    }
    return false
  }

  private static let madeUp: [StaticString] = [
    "sample", "samples", "mock", "mocks", "mocked", "preview", "previews", "placeholder", "dummy", "demo", "example",
    "examples", "fake", "stub", "fixture", "fixtures", "scenario", "test", "tests", "snapshot", "reference",
  ]

  /// `if calendar.identifier == .gregorian`
  func asksWhichCalendar(_ site: Site) -> Bool {
    guard let body = site.enclosingBody else { return false }
    return site.file.uses(of: "identifier", within: body).contains {
      site.structure.isMember($0) && site.structure.kind($0 + 1) != .colon
    }
  }
}
