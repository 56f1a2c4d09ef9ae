import RTLRuleKit
import RTLRules
import RTLSyntax

@testable import RTLEngine

/// A configuration of any bytes.
enum YAMLTarget: FuzzTarget {
  static var seeds: [[UInt8]] {
    [
      "include: [Sources, 'App/*.swift']\nexclude:\n  - Generated\nfail_on: error\nbaseline: known.txt\n",
      "rules:\n  absolute_anchor: off\n  glued_percent: {severity: info}\ndeployment_target:\n  ios: \"15.0\"\n",
      "vocabulary:\n  sinks: [Toast.show]\n  localizers:\n  - tr\n", "a: |\n  b\n   c\n\nd: >-\n  e\n  f\n",
      "- - a\n  - 'b''c'\n- \"\\u00e9\\n\\x41\"\n- ~\n- {a: [b, {c: d}]}\n", "---\na: # b\n",
    ].map { Array($0.utf8) }
  }

  static let ids = Set(allRules.map(\.rule.id))

  static func fault(in bytes: [UInt8]) -> String? {
    do {
      let root = try YAML.read(bytes)
      if let fault = fault(of: root, depth: 0, bytes) { return fault }
    } catch {
      if let fault = faultOfPlace(error, bytes) { return fault }
    }
    // A nearer file cannot name folders to read.
    let loaded = Configuration.read(bytes, folder: "/", ruleIDs: ids, isNested: true)
    return loaded.problems.lazy.compactMap { faultOfPlace($0, bytes) }.first
  }

  static func faultOfPlace(_ problem: Problem, _ bytes: [UInt8]) -> String? {
    guard let line = problem.line, let column = problem.column else { return "no place: \(problem.message)" }
    let lines = LineTable(Source(bytes))
    guard (1...lines.lineStarts.count).contains(line) else { return "line \(line): \(problem.message)" }
    guard (1...lines.range(ofLine: line).count + 1).contains(column) else {
      return "column \(column): \(problem.message)"
    }
    return nil
  }

  private static func fault(of node: YAML.Node, depth: Int, _ bytes: [UInt8]) -> String? {
    if depth > 2 * YAML.depthLimit + 4 { return "deeper than the limit" }
    if let fault = faultOfPlace(Problem("a node", line: node.line, column: node.column), bytes) { return fault }
    switch node.content {
    case .empty, .scalar: return nil
    case .list(let items): return items.lazy.compactMap { fault(of: $0, depth: depth + 1, bytes) }.first
    case .map(let entries):
      return entries.lazy.compactMap { fault(of: $0.value, depth: depth + 1, bytes) }.first
    }
  }
}

/// A rule file of any bytes; what can be read of it is tried on our examples.
enum RuleFileTarget: FuzzTarget {
  private static let start = "summary: A house rule\nmessage: use ours instead of this\n"

  static var seeds: [[UInt8]] {
    let bad = "bad:\n  - '⟦a⟧'\n"
    return [
      "match:\n  member: [left, right]\n  is: [numeric, user_visible]\n", "match: {call: Image}\nfix: {rename: Icon}\n",
      "match:\n  any:\n    - {assignment: textAlignment}\n    - not: flipped\n      string: chevron.left\n",
      "match:\n  call: Toast.show\n  argument: {label: text, is: numeric}\n  inside: {type: Cell, function: layout}\n",
      "match:\n  all:\n    - member: a\n    - inside: {call: f}\nfix:\n  replace: b()\n  safety: safe\nseverity: info\n",
    ].map { Array((start + $0 + bad).utf8) }
  }

  private static let sources = stride(from: 0, to: Material.bad.count, by: 40).map { Source(Material.bad[$0]) }

  static func fault(in bytes: [UInt8]) -> String? {
    let decoded = RuleFileDecoder.read(Source(bytes), id: "house")
    if let fault = decoded.problems.lazy.compactMap({ YAMLTarget.faultOfPlace($0, bytes) }).first { return fault }
    guard let rule = decoded.rule else { return decoded.problems.isEmpty ? "neither a rule nor a problem" : nil }
    let selection = RuleSelection([CatalogedRule(category: "Own", rule)], only: [rule.id], minimumSeverity: .info)
    for source in sources + decoded.examples.map({ Source($0.code) }) {
      for diagnostic in Linter.diagnostics(in: source, path: EveryRule.path, selection)
      where diagnostic.span.end.offset > source.count { return "a finding outside the source" }
    }
    return nil
  }
}

/// A baseline of any bytes, and findings of any text.
enum BaselineTarget: FuzzTarget {
  static var seeds: [[UInt8]] {
    [
      "# a\nA.swift\tabsolute_anchor\tx\nA.swift\tabsolute_anchor\tx\n", "\u{FEFF}a\tb\tc\r\n<<<<<<< a\n", "a\tb\tc",
      "\\u{9}\t\\u{5C}u\t\\u{110000}\n#\n\t\t\n",
    ].map { Array($0.utf8) }
  }

  private static let project = Project(.defaults, workingDirectory: "/", ruleIDs: [])

  static func fault(in bytes: [UInt8]) -> String? {
    let found = diagnostics(from: bytes)
    guard let baseline = try? Baseline(bytes) else { return fault(of: .empty, found) }
    return fault(of: baseline, found)
  }

  private static func fault(of baseline: Baseline, _ found: [Diagnostic]) -> String? {
    let match = baseline.match(found, in: project)
    if match.new.count + match.known.count != found.count { return "a finding is lost" }
    guard let all = try? Baseline(baseline.text(without: [], adding: match.new, in: project)) else {
      return "what is written cannot be read"
    }
    if all.count != baseline.count + match.new.count { return "\(all.count) lines of \(baseline.count)" }
    let again = all.match(found, in: project)
    if !again.new.isEmpty { return "what was written is not known" }
    guard let pruned = try? Baseline(all.text(without: again.stale, in: project)) else { return "pruned, it is broken" }
    if !pruned.match(found, in: project).new.isEmpty { return "pruned, it knows less" }
    let text = pruned.text(without: [], in: project)
    return (try? Baseline(text))?.text(without: [], in: project) == text ? nil : "written again it changes"
  }

  private static func diagnostics(from bytes: [UInt8]) -> [Diagnostic] {
    let texts = bytes.split(separator: 0x0A, maxSplits: 5).map { String(decoding: $0, as: UTF8.self) }
    let place = Position(line: 1, column: 1, utf16Column: 1, offset: 0)
    return texts.filter { !$0.contains("\0") }.map { text in
      var diagnostic = Diagnostic(
        rule: text.isEmpty ? "rule" : text,
        category: "",
        severity: .info,
        message: "",
        path: "a/" + text,
        span: Diagnostic.Span(start: place, end: place)
      )
      diagnostic.excerpt = Diagnostic.Excerpt(line: 1, firstColumn: 1, text: text, isCutAtEnd: false)
      return diagnostic
    }
  }
}

/// A patch of any bytes.
enum PatchTarget: FuzzTarget {
  static var seeds: [[UInt8]] {
    [
      "diff --git a/A.swift b/A.swift\nindex 12..34 100644\n--- a/A.swift\n+++ b/A.swift\n@@ -1 +1,2 @@\n-a\n+b\n+c\n",
      "--- a.swift\t2020\n+++ b.swift\n@@ -0,0 +3,1 @@ f\n+x\n\\ No newline\n", "diff --cc a\n@@@ -1 -1 +1 @@@\n",
      "diff --git \"a/\\303\\251.swift\" \"b/\\303\\251.swift\"\nnew file mode 100644\n--- /dev/null\n+++ \"b/\\303\\251.swift\"\n",
    ].map { Array($0.utf8) }
  }

  static func fault(in bytes: [UInt8]) -> String? {
    do {
      for change in try PatchReader.read(bytes[...]) {
        if change.path.bytes.isEmpty { return "a change of no file" }
      }
      return nil
    } catch {
      return error.line == nil ? "no place: \(error.message)" : nil
    }
  }
}

/// An interface file of any bytes.
enum InterfaceTarget: FuzzTarget {
  static var seeds: [[UInt8]] {
    [
      "<view id=\"v\" customClass=\"A\"><subviews><label id='l' numberOfLines=\"0\"/></subviews><connections><outlet "
        + "property=\"name\" destination=\"l\"/></connections></view>",
      "<?xml version=\"1.0\"?><!DOCTYPE a><!-- b --><constraints><constraint firstItem=\"l\" firstAttribute=\"leading\" "
        + "relation=\"lessThanOrEqual\" secondItem=\"v\" secondAttribute=\"leading\"/></constraints>",
      "<textField id=\"t\"><textFieldCell key=\"cell\" lineBreakMode=\"clipping\"/></textField><![CDATA[ ]]>",
      "<stackView axis=\"vertical\" alignment=\"leading\" id=\"s\"><subviews/><variation/></stackView>",
    ].map { Array($0.utf8) }
  }

  static func fault(in bytes: [UInt8]) -> String? {
    let source = Source(bytes)
    var reader = TagReader(source)
    var end = 0
    while let tag = reader.next() {
      for range in [tag.name] + tag.attributes.flatMap({ [$0.name, $0.value] }) {
        guard end <= range.start, range.start <= range.end, range.end <= source.count else { return "out of order" }
        end = range.end
      }
    }
    _ = InterfaceFile(source).outlets()
    return nil
  }
}
