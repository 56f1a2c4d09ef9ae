// Writes the list of all rules from the files of `Rules/`: one file, one rule, the folder is its category.
//
//     rule-list OUTPUT FILE…

#if canImport(FoundationEssentials)
  import FoundationEssentials
  import Glibc
#else
  import Foundation
#endif

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else {
  print("usage: rule-list OUTPUT FILE…")
  exit(2)
}

/// `Rules/Numbers/GluedPercent.swift` → category `Numbers`, type `GluedPercent`.
func entry(for path: String) -> (category: String, type: String)? {
  let parts = path.split(separator: "/")
  guard parts.count >= 3, let file = parts.last, file.hasSuffix(".swift"), parts[parts.count - 3] == "Rules" else {
    return nil
  }
  let name = String(file.dropLast(".swift".count))
  // `Symbols+Table.swift` continues a rule; `Shared…` folders hold no rules.
  guard !name.contains("+") else { return nil }
  return (String(parts[parts.count - 2]), name)
}

let entries = arguments.dropFirst().compactMap(entry(for:)).sorted { ($0.category, $0.type) < ($1.category, $1.type) }

for (category, type) in entries {
  let path = arguments.first { $0.hasSuffix("/\(category)/\(type).swift") } ?? ""
  let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  if !text.contains("struct \(type):") {
    print("\(path):1:1: error: a rule file holds one rule of its own name: struct \(type): Rule")
    exit(1)
  }
}

var lines = [
  "// Written by rule-list from the files of this folder.", "",
  "import RTLRuleKit", "",
  "/// Every rule of the product, by category and name.",
  "package let allRules: [CatalogedRule] = [",
]
lines += entries.map { "  CatalogedRule(category: \"\($0.category)\", \($0.type)())," }
lines += ["]", ""]
let text = lines.joined(separator: "\n")
// What has not changed is left alone, so that nothing is built again because of it.
if (try? String(contentsOfFile: output, encoding: .utf8)) != text {
  try text.write(toFile: output, atomically: true, encoding: .utf8)
}
