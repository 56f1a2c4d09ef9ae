import RTLReporters
import RTLRuleKit

extension Diagnostic {
  /// As the protocol tells it. The name of the rule leads to what there is to read about it.
  func spoken(at uri: String, explainedBy bench: any Workbench) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("range", TextRange(span).spoken), ("severity", .number(severity.spoken)), ("code", .text(rule)),
    ]
    if let page = bench.rule(rule)?.rule.references.first(where: { $0.hasPrefix("https://") }) {
      members.append(("codeDescription", .object([("href", .text(page))])))
    }
    members += [("source", .text("rtllint")), ("message", .text(message))]
    if !related.isEmpty {
      let places = related.map { span in
        let location = JSONValue.object([("uri", .text(uri)), ("range", TextRange(span).spoken)])
        return JSONValue.object([("location", location), ("message", .text("belongs to it"))])
      }
      members.append(("relatedInformation", .list(places)))
    }
    return .object(members)
  }
}

extension Severity {
  fileprivate var spoken: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}

extension Problem {
  /// At the first letter where it is of a whole file. Columns of what is no Swift are those of its bytes.
  var spoken: JSONValue {
    let line = max(0, (line ?? 1) - 1)
    let column = max(0, (column ?? 1) - 1)
    func place(_ character: Int) -> JSONValue {
      .object([("line", .number(line)), ("character", .number(character))])
    }
    return .object([
      ("range", .object([("start", place(column)), ("end", place(column + 1))])), ("severity", .number(1)),
      ("source", .text("rtllint")), ("message", .text(message)),
    ])
  }
}
