import Foundation
import RTLReporters
import RTLRuleKit
import Testing

/// What is written is what `Documentation/Output.schema.json` says.
@Suite struct SchemaTests {
  private let schema: Schema

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Documentation/Output.schema.json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    schema = Schema(root: try #require(object as? [String: Any]))
  }

  @Test func outputFollowsTheSchema() throws {
    var bare = Samples.line("x", 1..<1, severity: .info)
    bare.message = "\u{202E}"
    var unsafe = Samples.pair
    unsafe.fix?.safety = .unsafe
    for report in [Samples.report(), Samples.report(Samples.pair), Samples.report(bare, unsafe, hidden: 3)] {
      let output = JSONReporter().report(report)
      #expect(schema.faults(in: try JSONSerialization.jsonObject(with: Data(output.utf8))) == [])
    }
  }

  @Test func theValidatorSeesFaults() throws {
    let output = JSONReporter().report(Samples.report(Samples.pair))
    let spoiled = [
      ("\"version\": 1,", "\"version\": 2,", "/version: not 1"),
      ("\"severity\": \"warning\"", "\"severity\": \"bad\"", "/findings/0/severity: not one of the values"),
      ("\"safety\": \"safe\"", "\"safety\": 1", "/findings/0/fix: none of the alternatives"),
      ("\"line\": 42", "\"line\": \"42\"", "/findings/0/start/line: not integer"),
      ("\"line\": 42", "\"line\": 0", "/findings/0/start/line: below 1"),
      (", \"fingerprint\": \"00ff00ff00ff00ff\"", "", "/findings/0: fingerprint is missing"),
      ("\"files\"", "\"extra\": 1, \"files\"", "/summary: extra is unknown"),
    ]
    for (good, bad, fault) in spoiled {
      let object = try JSONSerialization.jsonObject(with: Data(output.replacing(good, with: bad).utf8))
      #expect(schema.faults(in: object).contains(fault), "\(bad)")
    }
  }
}

/// As much of JSON Schema as ours uses, and stricter: readers must bear fields they do not know, but whatever we write is
/// described.
private struct Schema {
  let root: [String: Any]

  func faults(in value: Any) -> [String] { faults(in: value, root, at: "") }

  private func faults(in value: Any, _ schema: [String: Any], at path: String) -> [String] {
    var schema = schema
    if let reference = schema["$ref"] as? String {
      let name = reference.replacing("#/$defs/", with: "")
      guard let target = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else { return ["\(reference)?"] }
      schema = target
    }
    if let alternatives = schema["anyOf"] as? [[String: Any]] {
      let fits = alternatives.contains { faults(in: value, $0, at: path).isEmpty }
      return fits ? [] : ["\(path): none of the alternatives"]
    }
    if let constant = schema["const"] as? NSObject, constant != value as? NSObject {
      return ["\(path): not \(constant)"]
    }
    if let values = schema["enum"] as? [String], !values.contains(value as? String ?? "") {
      return ["\(path): not one of the values"]
    }
    if let type = schema["type"] as? String, !isOf(type, value) { return ["\(path): not \(type)"] }
    if let minimum = schema["minimum"] as? Int, let number = value as? Int, number < minimum {
      return ["\(path): below \(minimum)"]
    }
    if let items = schema["items"] as? [String: Any], let list = value as? [Any] {
      return list.enumerated().flatMap { faults(in: $1, items, at: "\(path)/\($0)") }
    }
    if let object = value as? [String: Any] { return memberFaults(in: object, schema, at: path) }
    return []
  }

  private func memberFaults(in object: [String: Any], _ schema: [String: Any], at path: String) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    var faults = required.filter { object[$0] == nil }.map { "\(path): \($0) is missing" }
    for (name, member) in object.sorted(by: { $0.key < $1.key }) {
      if let property = properties[name] {
        faults += self.faults(in: member, property, at: "\(path)/\(name)")
      } else {
        faults.append("\(path): \(name) is unknown")
      }
    }
    return faults
  }

  private func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int && !(value is String)
    case "null": value is NSNull
    default: false
    }
  }
}
