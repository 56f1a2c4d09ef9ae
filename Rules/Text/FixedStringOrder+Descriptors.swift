import RTLRuleKit
import RTLSyntax

/// Orders that are told by the path of a name, and by no comparison.
extension FixedStringOrder {
  /// `NSSortDescriptor(key: "name", ascending: true)`, `NSSortDescriptor(keyPath: \Contact.name, ascending: true)`: they
  /// compare code points unless told otherwise.
  func descriptor(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let call = structure.call(of: site.index), case let arguments = structure.arguments(of: call),
      arguments.count == 2 || arguments.count == 3 && comparesCodePoints(arguments[2], structure),
      let second = arguments[1].label, structure.token(second, is: "ascending"), let label = arguments[0].label,
      structure.token(label, isAnyOf: "key", "keyPath"),
      let path = path(arguments[0], structure), isName(path.name, structure),
      !isOfMachines(path.root, structure), isForPeople(site, [])
    else { return nil }
    return Finding(structure.range(site.index, through: structure.last(ofGroup: call.open)), Self.message)
  }

  /// `results.sorted(byKeyPath: "name")`, of which Realm sorts the bytes.
  func databaseOrder(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let call = structure.call(of: site.index), let argument = structure.firstArgument(of: call),
      let label = argument.label, structure.token(label, is: "byKeyPath"), let path = path(argument, structure),
      isName(path.name, structure), isForPeople(site, structure.path(endingAt: site.index))
    else { return nil }
    return Finding(structure.range(argument.start, through: argument.end - 1), Self.databaseMessage)
  }

  private static let databaseMessage =
    "the database sorts by code points, which is no language's order; sort the result with localizedStandardCompare"

  /// `selector: #selector(NSString.caseInsensitiveCompare(_:))`
  private func comparesCodePoints(_ argument: Argument, _ structure: Structure) -> Bool {
    argument.label.map { structure.token($0, is: "selector") } ?? false
      && (argument.start..<argument.end).contains { structure.token($0, isAnyOf: "caseInsensitiveCompare", "compare") }
  }

  /// The first and the last name of `"name"`, `#keyPath(Contact.name)`, `\Contact.name`.
  private func path(_ argument: Argument, _ structure: Structure) -> (root: Int, name: Int)? {
    guard !argument.isEmpty else { return nil }
    if structure.kind(argument.start) == .stringStart {
      guard structure.end(ofGroup: argument.start) == argument.end - 1,
        structure.kind(argument.start + 1) == .stringText, argument.start + 3 == argument.end
      else { return nil }
      return (argument.start + 1, argument.start + 1)
    }
    let isPath = structure.kind(argument.start) == .backslash || structure.token(argument.start + 1, is: "keyPath")
    guard isPath else { return nil }
    let names = (argument.start..<argument.end).filter {
      structure.kind($0) == .identifier && !structure.token($0, is: "keyPath")
    }
    guard let first = names.first, let last = names.last else { return nil }
    return (first, last)
  }
}
