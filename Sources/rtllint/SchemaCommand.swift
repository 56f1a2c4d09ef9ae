import RTLCatalog
import RTLEngine
import RTLReporters
import RTLRuleKit

/// `rtllint schema`: what may stand in a configuration, for editors that complete and check YAML.
struct SchemaCommand {
  private let settings: Settings

  init(_ settings: Settings) {
    self.settings = settings
  }

  func run() throws(Problem) -> ExitStatus {
    let project = try settings.project(knowing: Catalog.all)
    let rules = Catalog.all + project.configuration.ownRules.rules
    try settings.deliver(schema(of: rules).written)
    StandardStream.tell(project.problems)
    return project.problems.isEmpty ? .clean : .failed
  }

  private func schema(of rules: [CatalogedRule]) -> JSONValue {
    .object([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text(Configuration.fileName)),
      ("description", .text("Settings of rtllint for a project. Written by `rtllint schema`.")),
      ("type", .list([.text("object"), .text("null")])),
      ("additionalProperties", .truth(false)),
      ("properties", .object(ConfigurationKey.allCases.map { ($0.rawValue, property($0, rules)) })),
      ("$defs", definitions),
    ])
  }

  private func property(_ key: ConfigurationKey, _ rules: [CatalogedRule]) -> JSONValue {
    let description = ("description", JSONValue.text(key.summary))
    switch key {
    case .include, .exclude, .rulePaths: return .object([description, reference("texts")])
    case .baseline: return .object([description, ("type", .text("string"))])
    case .failOn: return .object([description, choices(Configuration.FailOn.allCases.map(\.rawValue))])
    case .deploymentTarget:
      return closed([description], ["ios", "macos"].map { ($0, .object([reference("version")])) })
    case .vocabulary:
      let lists = VocabularyKey.allCases.map { key in
        (key.rawValue, JSONValue.object([("description", .text(key.summary)), reference("texts")]))
      }
      return closed([description], lists)
    case .rules:
      let levels = rules.sorted { $0.rule.id < $1.rule.id }.map { cataloged in
        (cataloged.rule.id, JSONValue.object([("description", .text(cataloged.rule.summary)), reference("level")]))
      }
      return closed([description], levels)
    }
  }

  private var definitions: JSONValue {
    let severity = JSONValue.object([choices(["off"] + Severity.allCases.map(\.rawValue))])
    let text = JSONValue.object([("type", .text("string"))])
    return .object([
      ("severity", severity),
      (
        "level",
        .object([
          (
            "anyOf",
            .list([.object([reference("severity")]), closed([], [("severity", .object([reference("severity")]))])])
          )
        ])
      ),
      (
        "texts",
        .object([("anyOf", .list([text, .object([("type", .text("array")), ("items", text)])]))])
      ),
      (
        "version",
        .object([
          ("description", .text("Such as \"15.0\".")),
          ("type", .list([.text("string"), .text("number")])),
          ("pattern", .text("^[0-9]+([.][0-9]+){0,2}$")),
        ])
      ),
    ])
  }

  private func reference(_ name: String) -> (String, JSONValue) { ("$ref", .text("#/$defs/\(name)")) }

  private func choices(_ values: [String]) -> (String, JSONValue) { ("enum", .list(values.map { .text($0) })) }

  private func closed(_ first: [(String, JSONValue)], _ properties: [(String, JSONValue)]) -> JSONValue {
    .object(
      first + [
        ("type", .text("object")), ("additionalProperties", .truth(false)), ("properties", .object(properties)),
      ]
    )
  }
}
