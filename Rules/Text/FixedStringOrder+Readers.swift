import RTLRuleKit
import RTLSyntax

/// Who reads what is put in order.
extension FixedStringOrder {
  /// Whether a name is one that people read: `name`, `displayName`, `getTitle`, the last of `"artist.name"`.
  func isName(_ name: Int, _ structure: Structure) -> Bool {
    structure.name(name, endsWithAnyOf: Self.names) && !structure.name(name, holdsAnyOf: Self.machineNames)
  }

  /// Names that are shown where they are sorted, or that are seen to be shown of the type whose order it is.
  func reachesPeople(_ site: Site, _ name: Int) -> Bool {
    let structure = site.structure
    guard site.severityOfText == nil, !isOfMachines(site),
      showsThings(site) || isShown(name, ofTypeAround: site) || isShown(name, ofWhatIsSortedAt: site)
        || site.file.project.displays(member: structure.wideName(name))
    else { return false }
    guard let type = site.file.project.typeOfMember(named: structure.wideName(name)) else { return true }
    return type == .string
  }

  /// Whether an app with screens sorts here, and nothing tells that it does so for itself.
  func isForPeople(_ site: Site, _ names: [Int]) -> Bool {
    site.severityOfText == nil && !isOfMachines(site)
      && !names.contains(where: { isOfMachines($0, site.structure) })
      && (showsThings(site) || !site.file.project.isWithoutScreens)
  }

  /// A file with views, or a type that feeds one.
  private func showsThings(_ site: Site) -> Bool {
    let structure = site.structure
    if ScreenModules.areImported(by: structure) || site.imports("CarPlay") { return true }
    return structure.typeName(around: site.index).map {
      structure.name($0, endsWithAnyOf: ["viewmodel", "model", "controller", "presenter", "view", "datasource"])
    } ?? false
  }

  /// `extension Server: Comparable`, where `Text(server.name)` stands elsewhere.
  private func isShown(_ name: Int, ofTypeAround site: Site) -> Bool {
    guard site.is("<"), let type = site.structure.typeName(around: site.index) else { return false }
    return site.file.project.displays(member: site.structure.wideName(name), of: site.structure.wideName(type))
  }

  /// `func lakes() -> [Lake] { all.sorted { $0.name < $1.name } }`, where `Text(lake.name)` stands elsewhere.
  private func isShown(_ name: Int, ofWhatIsSortedAt site: Site) -> Bool {
    guard site.is("sort", "sorted"), let end = site.structure.receiverEnd(ofMember: site.index) else { return false }
    let list = site.structure.operand(around: site.index)
    let source = site.structure.lastName(endingAt: end)
    return site.file.displays(name, ofElementsIn: list, takenFrom: source)
  }

  /// Lists, functions and types of things that programs name, or whose names are in one script anywhere.
  private func isOfMachines(_ site: Site) -> Bool {
    let structure = site.structure
    let path = site.is("sort", "sorted") ? structure.path(endingAt: site.index).dropLast() : []
    if path.contains(where: { isOfMachines($0, structure) || structure.name($0, endsWithAnyOf: Self.machineLists) }) {
      return true
    }
    return [site.enclosingTypeName, site.enclosingFunctionName, site.file.nameOfBody(around: site.index)]
      .contains { $0.map { isOfMachines($0, structure) } ?? false }
  }

  func isOfMachines(_ name: Int, _ structure: Structure) -> Bool {
    structure.kind(name) == .identifier && structure.name(name, holdsAnyOf: Self.machineThings)
  }

  /// `old.sorted { … } == new.sorted { … }`: an order nobody sees.
  func isCompared(_ site: Site) -> Bool {
    let structure = site.structure
    let list = structure.operand(around: site.index)
    return [list.first - 1, list.last + 1].contains { structure.token($0, isAnyOf: "==", "!=") }
  }

  private static let names: NameWords = ["name", "title", "nickname"]
  /// What makes of a name one that people do not give: `fileName`, `systemName`.
  private static let machineNames: NameWords = [
    "file", "class", "type", "key", "host", "user", "icon", "image", "symbol", "system", "path", "bundle", "package",
    "module", "event", "query", "table", "column", "branch", "raw", "section", "color", "internal", "domain", "process",
    "function", "method", "property", "asset", "formula", "cask", "tap", "command", "variable", "scheme", "target",
    "product", "element",
  ]
  /// Whose names are in one script anywhere, or are told apart by programs.
  private static let machineThings: NameWords = [
    "icon", "icons", "symbol", "symbols", "formula", "formulae", "formulas", "cask", "casks", "brew", "homebrew", "pip",
    "package", "packages", "flags", "featureflag", "header", "headers", "cookie", "cookies", "parameters", "query",
    "queryitems", "dependency", "dependencies", "asset", "assets", "files", "path", "paths", "keys", "export",
    "migration", "log", "logs", "hash", "commits", "branches", "symlinks", "columns",
    "domain", "domains",
  ]
  private static let machineLists: NameWords = ["arguments", "modules", "targets", "properties", "url", "urls", "host"]
}
