import RTLRuleKit
import RTLSyntax

/// What a list is one of, by its names.
extension JoinedList {
  /// Names of people and things, which are hardly ever joined for a program with a comma and a space.
  func isOfNames(_ whole: Expression, _ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard !structure.token(quote + 1, isAnyOf: ",", " & "), !site.file.project.isWithoutScreens else { return false }
    // `"[\(names.map { "'\($0)'" }.joined(separator: ", "))]"` is code.
    if (whole.first..<site.index).contains(where: { structure.kind($0) == .stringStart }) { return false }
    var names = (whole.first..<site.index).filter { structure.kind($0) == .identifier }
    if case .initial(let index) = structure.place(of: structure.infix(around: whole)) {
      names.append(Int(structure.declarations[index].name))
    }
    return names.contains {
      structure.name($0, endsWithAnyOf: Self.nameWords) || structure.name($0, holdsAnyOf: Self.manyWords)
    }
      && !names.contains { structure.name($0, holdsAnyOf: Self.codeWords) }
      || names.contains { structure.name($0, holdsAnyOf: Self.translations) }
  }

  /// `nameList += ", \(name)"`
  func growsByNames(_ site: Site) -> Bool {
    let structure = site.structure
    let start = structure.outerStatementStart(site.index)
    return (start..<structure.statementEnd(from: start)).contains {
      structure.kind($0) == .identifier
        && (structure.name($0, holdsAnyOf: Self.nameWords) || structure.name($0, holdsAnyOf: Self.manyWords))
    }
  }

  /// `types.map { $0.translated(by: language) }`
  private static let translations: [StaticString] = ["translate", "translated", "localized", "localize"]

  private static let nameWords: [StaticString] = ["name", "title", "displayname", "username", "fullname"]
  private static let manyWords: [StaticString] = ["names", "titles", "usernames", "authors", "artists"]

  private static let codeWords: [StaticString] = [
    "file", "files", "column", "columns", "table", "class", "function", "property", "properties", "parameter", "param",
    "parameters", "key", "keys", "module", "target", "targets", "package", "type", "types", "variable", "symbol",
    "field", "fields", "host", "domain", "header", "query", "scheme", "attribute", "attributes", "event", "cookie",
    "extension", "test", "rule", "node", "method", "argument", "arguments", "tracker", "bundle", "product", "handler",
    "struct", "enum", "protocol", "case", "cases", "token", "tokens", "flag", "flags", "option", "options",
    "task", "log", "debug",
  ]

  func joins(_ things: [StaticString], _ site: Site) -> Bool {
    (site.structure.chainStart(site.index)..<site.index).contains {
      site.structure.kind($0) == .identifier && site.structure.name($0, holdsAnyOf: things)
    }
  }

  /// Read by machines as well, and parted by commas everywhere.
  static let codes: [StaticString] = [
    "dns", "ip", "ips", "host", "hosts", "port", "ports", "url", "urls", "mac", "servers", "upstreams", "domains",
    "addresses",
  ]

  /// Written in Latin letters everywhere: such a list is hardly read as one of words.
  static let properNames: [StaticString] = [
    "codec", "codecs", "container", "containers", "audio", "video", "address", "interface", "interfaces",
    "protocol", "protocols", "format", "formats", "deps", "dependencies", "formulae", "packages",
    "aliases",
  ]
}
