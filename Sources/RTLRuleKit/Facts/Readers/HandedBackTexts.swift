import RTLSyntax

/// Texts that a function hands back to somebody nobody sees showing them.
extension Site {
  /// `func sizeText(_ size: Int) -> String { "\(size) MB" }`: with a unit or a sign beside a number most likely for people,
  /// which is worth a hint.
  package func isHandedBack(_ text: Expression) -> Bool {
    guard audience(of: text) == .unknown, severityOfText == nil, !file.project.isWithoutScreens,
      let name = file.nameOfMember(returning: text, hops: 2)
    else { return false }
    return !isNamedForPrograms(name)
  }

  /// The severity of what is found in such a text: a hint, unless the member says by its name that it writes for people,
  /// `func formatSize(_ size: Int) -> String`, `var formattedSize: String`, `var sizeText: String`.
  package func severity(ofHandedBack text: Expression) -> Severity? {
    guard let name = file.nameOfMember(returning: text, hops: 2),
      structure.name(name, beginsWithWord: "format") || structure.name(name, beginsWithWord: "formatted")
        || structure.name(name, endsWithAnyOf: ["text", "label", "formatted", "caption", "subtitle"])
    else { return .info }
    return severity(ofPhrase: text)
  }

  /// Whether a member, or the type around this place, is by its name there for other programs.
  package func isNamedForPrograms(_ member: Int) -> Bool {
    let type = enclosingTypeName.flatMap { structure.name($0, endsWithAnyOf: Self.namesForPeople) ? nil : $0 }
    return [member, type].contains {
      $0.map { structure.name($0, holdsAnyOf: Self.namesForPrograms) } ?? false
    }
  }

  /// `TokenScriptViewModel` shows what others wrote for programs.
  private static let namesForPeople: [StaticString] = ["viewmodel", "view", "cell", "controller", "screen"]
  private static let namesForPrograms: [StaticString] = [
    "key", "id", "identifier", "path", "url", "query", "sql", "css", "html", "markdown", "json", "xml", "csv", "dump",
    "script", "command", "param", "params", "parameter", "parameters", "header", "headers", "request", "body", "export",
    "prompt", "encode", "encoded", "serialize", "serialized", "raw", "description", "file", "filename", "log", "logs",
    "logger", "logging", "trace", "telemetry", "analytics", "profiling", "harness", "benchmark", "monitor",
  ]
}

extension LintedFile {
  /// The function or property that returns a text, at once or by way of a local.
  fileprivate func nameOfMember(returning text: Expression, hops: Int) -> Int? {
    switch structure.place(of: structure.outermostText(around: text)) {
    case .returned(let scope): return structure.nameOfMember(givenBy: scope)
    case .argument(let call, _)
    where hops > 0 && structure.token(call.callee, isAnyOf: "String", "NSString", "localizedStringWithFormat"):
      return nameOfMember(returning: structure.operand(around: call.callee), hops: hops - 1)
    case .initial(let declaration) where hops > 0: return nameOfMember(returningLocal: declaration, hops)
    // `var text = ""; if isLong { text = "\(hours)h" }; return text`
    case .assigned(let name) where hops > 0 && !structure.isMember(name):
      return declaration(of: name).flatMap { nameOfMember(returningLocal: $0, hops) }
    default: return nil
    }
  }

  private func nameOfMember(returningLocal declaration: Int, _ hops: Int) -> Int? {
    guard let scope = structure.scope(of: structure.declarations[declaration]), scope.kind != .type else { return nil }
    for use in uses(ofLocal: declaration, limit: 16) {
      let whole = structure.operand(around: use)
      guard whole.last <= use + 1 else { continue }
      if let name = nameOfMember(returning: whole, hops: hops - 1) { return name }
    }
    return nil
  }
}

extension Structure {
  /// The name of the function or property whose value a scope gives: that of an accessor is its property's.
  package func nameOfMember(givenBy index: Int) -> Int? {
    var scope = scopes[index]
    if scope.kind == .accessor, scope.parent != Structure.none { scope = scopes[Int(scope.parent)] }
    guard scope.kind == .function || scope.kind == .property, scope.name != Structure.none else { return nil }
    return Int(scope.name)
  }
}
