import RTLEngine
import RTLReporters
import RTLRuleKit
import RTLSyntax

enum ActionKind {
  static let fix = "quickfix"
  static let fixAll = "source.fixAll.rtllint"
}

/// What an editor can offer to do about findings.
struct CodeActions {
  private let document: Document
  private let lines: LineTable
  /// Kinds, or what they begin with; nil is whatever is of use where the cursor stands.
  private let wanted: [String]?
  /// Whether the client holds edits against the version they were made for: what was typed since is not overwritten.
  private let namesVersion: Bool

  init(_ document: Document, wanted: [String]?, namesVersion: Bool) {
    self.document = document
    self.wanted = wanted
    self.namesVersion = namesVersion
    lines = LineTable(document.source)
  }

  private func wants(_ kind: String) -> Bool {
    guard let wanted, !wanted.isEmpty else { return kind == ActionKind.fix }
    return wanted.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
  }

  /// The fix of each finding, and the comment that silences it.
  func actions(for findings: [Diagnostic], explainedBy bench: any Workbench) -> [JSONValue] {
    guard wants(ActionKind.fix), !findings.isEmpty else { return [] }
    let comments = SuppressionComments(document.source, reason: nil)
    return findings.flatMap { diagnostic in
      let spoken = diagnostic.spoken(at: document.uri, explainedBy: bench)
      return [mending(diagnostic, spoken), silencing(diagnostic, comments, spoken)].compactMap { $0 }
    }
  }

  private func mending(_ diagnostic: Diagnostic, _ spoken: JSONValue) -> JSONValue? {
    guard let fix = diagnostic.fix else { return nil }
    let isSafe = fix.safety == .safe
    let title = "Fix: \(fix.title)" + (isSafe ? "" : " (wants a look afterwards)")
    let edits = fix.edits.map { edit(TextRange($0.span), $0.text) }
    return action(title, ActionKind.fix, edits, about: spoken, isPreferred: isSafe)
  }

  /// What is wrong with comments that silence cannot be silenced by one.
  private func silencing(_ diagnostic: Diagnostic, _ comments: SuppressionComments, _ spoken: JSONValue) -> JSONValue? {
    guard SuppressionRule(rawValue: diagnostic.rule) == nil, let comment = comments.edits(for: [diagnostic])[0] else {
      return nil
    }
    let edits = comment.map { edit(TextRange($0.range, in: lines), $0.text) }
    return action("Silence \(diagnostic.rule) here", ActionKind.fix, edits, about: spoken)
  }

  /// All safe fixes of the file at once, made only where somebody asks for them.
  func mending(_ mended: () -> Source?) -> [JSONValue] {
    guard wants(ActionKind.fixAll), let mended = mended(), let change = changed(to: mended) else { return [] }
    return [action("Make all safe fixes (rtllint)", ActionKind.fixAll, [change])]
  }

  /// One edit over the lines that differ, from the first to the last.
  private func changed(to mended: Source) -> JSONValue? {
    let (old, new) = (document.source, mended)
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    if start == old.count, start == new.count { return nil }
    while start > 0, old[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var tail = 0
    while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    while tail > 0, tail == old.count || old[old.count - tail - 1] != UInt8(ascii: "\n") { tail -= 1 }
    let text = new.text(ByteRange(start, new.count - tail))
    return edit(TextRange(ByteRange(start, old.count - tail), in: lines), text)
  }

  private func edit(_ range: TextRange, _ text: String) -> JSONValue {
    .object([("range", range.spoken), ("newText", .text(text))])
  }

  private func action(
    _ title: String,
    _ kind: String,
    _ edits: [JSONValue],
    about diagnostic: JSONValue? = nil,
    isPreferred: Bool = false
  ) -> JSONValue {
    var members: [(String, JSONValue)] = [("title", .text(title)), ("kind", .text(kind))]
    if let diagnostic { members.append(("diagnostics", .list([diagnostic]))) }
    if isPreferred { members.append(("isPreferred", .truth(true))) }
    members.append(("edit", .object([change(edits)])))
    return .object(members)
  }

  private func change(_ edits: [JSONValue]) -> (String, JSONValue) {
    guard namesVersion else { return ("changes", .object([(document.uri, .list(edits))])) }
    let version = document.version.map { JSONValue.number($0) } ?? .null
    let identifier = JSONValue.object([("uri", .text(document.uri)), ("version", version)])
    return ("documentChanges", .list([.object([("textDocument", identifier), ("edits", .list(edits))])]))
  }
}
