import RTLRuleKit
import RTLSyntax

/// The comments of one file that silence findings, and what becomes of each.
///
/// A finding is silenced if it, or another range that belongs to it, begins where its rule is suppressed. `disable:next`
/// and its like stand for a line; the next line is the next that has code.
struct Suppressions {
  /// One rule of one directive.
  private struct Entry {
    /// Nil for all rules.
    var rule: String?
    /// What to point at if it turns out useless.
    var range: ByteRange
    /// Where it holds; empty if it holds nowhere.
    var span: ByteRange
    var isUsed = false
    /// The directive it stands in, and the name in that; no name is the whole comment.
    var directive: Int
    var name: Int?
  }

  /// The entries of one rule by their start, with the one among the first so many that reaches furthest: if that one
  /// does not cover a place, none does.
  private struct Coverage {
    var entries: [Int] = []
    var furthest: [Int] = []

    mutating func add(_ index: Int, of spans: [ByteRange]) {
      let reaching = furthest.last.map { spans[$0].end < spans[index].end ? index : $0 } ?? index
      entries.append(index)
      furthest.append(reaching)
    }
  }

  private let structure: Structure
  private let directives: [Directive]
  private var entries: [Entry] = []
  private var coverageOfRule: [String: Coverage] = [:]
  private var coverageOfAll = Coverage()
  /// Names that end what was never begun: which directive, which of its names.
  private var uselessEnds: [(directive: Int, name: Int)] = []
  /// What is wrong with the comments themselves.
  private var mistakes: [(rule: SuppressionRule, finding: Finding)] = []

  static func exist(in structure: Structure) -> Bool {
    structure.comments.contains { Directive.isDirective($0, in: structure.source) }
  }

  init(_ structure: Structure, lines: LineTable, ruleIDs: Set<String>) {
    let directives = structure.comments.compactMap { Directive($0, in: structure.source) }
    self.structure = structure
    self.directives = directives
    let islands = Islands(structure, lines: lines).spans(
      behind: directives.filter { $0.kind == .ltr }.map(\.comment)
    )
    let places = DirectivePlaces(structure, lines: lines)
    var open: [String: Int] = [:]
    for (index, directive) in directives.enumerated() {
      guard let kind = directive.kind else {
        reportUnknownVerb(directive)
        continue
      }
      if kind == .ltr {
        if !directive.hasReason {
          report(.unexplained, directive.comment, "say why this stays left to right: `rtllint:ltr -- reason`")
        }
        let span = islands[directive.comment.start] ?? ByteRange(0, 0)
        entries.append(Entry(rule: nil, range: directive.comment, span: span, directive: index))
        continue
      }
      if directive.names.isEmpty { report(.unknown, directive.comment, "name the rules to suppress, or `all`") }
      for (position, name) in names(of: directive, among: ruleIDs).enumerated() where isKnown(name, among: ruleIDs) {
        add(position, of: index, kind, open: &open, places: places)
      }
    }
    for index in open.values {
      entries[index].span.end = structure.source.count + 1
      let directive = directives[entries[index].directive]
      if places.followsCode(directive.comment) {
        report(
          .unended,
          directive.verb.range,
          "this goes on to the end of the file; `disable:this` is for its line alone"
        )
      }
    }
    index()
  }

  private mutating func add(
    _ position: Int,
    of directive: Int,
    _ kind: Directive.Kind,
    open: inout [String: Int],
    places: DirectivePlaces
  ) {
    let comment = directives[directive].comment
    let name = directives[directive].names[position]
    var entry = Entry(
      rule: name.text == "all" ? nil : name.text,
      range: name.range,
      span: ByteRange(0, 0),
      directive: directive,
      name: position
    )
    switch kind {
    case .next: entry.span = places.lineWithCode(behind: comment)
    case .this: entry.span = places.line(of: comment)
    case .previous: entry.span = places.lineWithCode(before: comment)
    case .disable:
      // While it is open already, a second one has nothing left to do.
      if open[name.text] == nil {
        open[name.text] = entries.count
        entry.span = ByteRange(comment.start, comment.start)
      }
    case .enable:
      if let index = open.removeValue(forKey: name.text) {
        entries[index].span.end = comment.start
      } else {
        uselessEnds.append((directive, position))
      }
      return
    case .ltr: return
    }
    entries.append(entry)
  }

  private mutating func index() {
    // A method could not change a part of what it is called on without a copy of the whole: hence the spans by themselves.
    let spans = entries.map(\.span)
    for index in spans.indices.sorted(by: { spans[$0].start < spans[$1].start }) where !spans[index].isEmpty {
      if let rule = entries[index].rule {
        coverageOfRule[rule, default: Coverage()].add(index, of: spans)
      } else {
        coverageOfAll.add(index, of: spans)
      }
    }
  }

  /// Whether a finding of a rule is silenced; the comment that does it has been of use.
  mutating func silence(_ finding: Finding, of rule: String) -> Bool {
    guard let index = entry(silencing: finding, of: rule) else { return false }
    entries[index].isUsed = true
    return true
  }

  /// The reason, with the dashes before it, that is given where a finding of a rule is silenced.
  func reason(for finding: Finding, of rule: String) -> ByteRange? {
    entry(silencing: finding, of: rule).flatMap { directives[entries[$0].directive].reason }
  }

  private func entry(silencing finding: Finding, of rule: String) -> Int? {
    for coverage in [coverageOfRule[rule], coverageOfAll] {
      guard let coverage, !coverage.entries.isEmpty else { continue }
      for range in [finding.range] + finding.related {
        if let index = entry(in: coverage, covering: range.start) { return index }
      }
    }
    return nil
  }

  private func entry(in coverage: Coverage, covering offset: Int) -> Int? {
    let behind = coverage.entries.partitionIndex { entries[$0].span.start <= offset }
    guard behind > 0 else { return nil }
    let index = coverage.furthest[behind - 1]
    return entries[index].span.contains(offset) ? index : nil
  }

  /// What is to be said of the comments after all findings were asked about.
  ///
  /// - Parameter isJudged: whether a rule ran, so that a comment about it could have been of use; asked with nil for
  ///   every rule there is.
  func findings(isJudged: (String?) -> Bool) -> [(rule: SuppressionRule, finding: Finding)] {
    let useless = entries.filter { !$0.isUsed && isJudged($0.rule) }
    let names = uselessEnds + useless.compactMap { entry in entry.name.map { (entry.directive, $0) } }
    let removal = DirectiveRemoval(directives, useless: names, structure)
    let ends = uselessEnds.map { directive, position in
      let name = directives[directive].names[position]
      let fix = removal.fix(for: directive, name: position)
      return (SuppressionRule.useless, Finding(name.range, "`\(name.text)` is not disabled here; remove it", fix: fix))
    }
    let idle = useless.map { entry in
      let what = entry.rule.map { "`\($0)` finds nothing" } ?? "nothing is found"
      let fix = removal.fix(for: entry.directive, name: entry.name)
      return (SuppressionRule.useless, Finding(entry.range, "\(what) here; remove the suppression", fix: fix))
    }
    return mistakes + ends + idle
  }

  /// Whether a comment keeps a rule from speaking at a place, and so a fix of that rule from changing it: that is of use,
  /// though nothing is said there.
  mutating func keep(_ offset: Int, from rule: String) -> Bool {
    for coverage in [coverageOfRule[rule], coverageOfAll] {
      guard let coverage, !coverage.entries.isEmpty, let index = entry(in: coverage, covering: offset) else { continue }
      entries[index].isUsed = true
      return true
    }
    return false
  }

  /// The names of a comment; where a sentence goes on behind them without the dashes, what stands before it.
  private mutating func names(of directive: Directive, among ruleIDs: Set<String>) -> ArraySlice<Directive.Word> {
    let names = directive.names
    let known = names.prefix { $0.text == "all" || ruleIDs.contains($0.text) }
    let rest = names[known.endIndex...]
    guard directive.reason == nil, !known.isEmpty, let first = rest.first, let last = rest.last,
      rest.count > 1 || first.text == "-", suggestion(for: first.text, in: ruleIDs).isEmpty
    else { return names[...] }
    report(.unknown, ByteRange(first.range.start, last.range.end), "a reason stands behind two dashes: `-- reason`")
    return known
  }

  private mutating func isKnown(_ name: Directive.Word, among ruleIDs: Set<String>) -> Bool {
    if SuppressionRule(rawValue: name.text) != nil {
      report(.unknown, name.range, "`\(name.text)` is about comments; turn it off in \(Configuration.fileName)")
      return false
    }
    if name.text == "all" || ruleIDs.contains(name.text) { return true }
    let hint = suggestion(for: name.text, in: ruleIDs.union(["all"]))
    report(.unknown, name.range, "there is no rule `\(name.text)`\(hint)")
    return false
  }

  private mutating func reportUnknownVerb(_ directive: Directive) {
    let verbs = Directive.Kind.allCases.map(\.rawValue)
    let meant = Self.verbsElsewhere[directive.verb.text] ?? nearest(to: directive.verb.text, in: verbs)
    let hint = meant.map { "; did you mean `rtllint:\($0)`?" } ?? "; there are \(verbs.joined(separator: ", "))"
    report(.unknown, directive.verb.range, "there is no directive `rtllint:\(directive.verb.text)`\(hint)")
  }

  /// What people write who know other tools.
  private static let verbsElsewhere = [
    "disable:line": "disable:this", "disable:file": "disable", "ignore": "disable:this",
  ]

  private mutating func report(_ rule: SuppressionRule, _ range: ByteRange, _ message: String) {
    mistakes.append((rule, Finding(range, message)))
  }
}
