/// What the tool can be asked to do.
enum Subcommand: String, CaseIterable {
  case lint
  case fix
  case baseline
  case rules
  case explain
  case initialize = "init"
  case test
  case schema
  case lsp
  case help

  var usage: String {
    switch self {
    case .lint: "rtllint [lint] [PATH…]"
    case .fix: "rtllint fix [PATH…]"
    case .baseline: "rtllint baseline [PATH…]"
    case .rules: "rtllint rules"
    case .explain: "rtllint explain RULE"
    case .initialize: "rtllint init"
    case .test: "rtllint test [FOLDER]"
    case .schema: "rtllint schema"
    case .lsp: "rtllint lsp"
    case .help: "rtllint help"
    }
  }

  var summary: String {
    switch self {
    case .lint: "lint files and folders; without any, the working directory"
    case .fix: "make the fixes that are safe"
    case .baseline: "write down what is found today, to be told only of what is new"
    case .rules: "list all rules"
    case .explain: "tell why a rule exists, with examples"
    case .initialize: "look at the project and write a .rtllint.yml that fits"
    case .test: "replay the examples of your own rules; without a folder, those of rule_paths"
    case .schema: "write the JSON Schema of .rtllint.yml, for editors"
    case .lsp: "serve an editor: findings while one writes, with fixes"
    case .help: "show this text"
    }
  }
}
