import RTLRuleKit

/// One page to look at, whole in one file: how ready the sources are, by module and folder, by rule; then every finding
/// with its code, the why and the fix. It fetches nothing, and no script but its own can run in it.
package struct HTMLReporter: Reporter {
  package let name = "html"
  private let rules: [CatalogedRule]
  private let indexes: [String: Int]
  /// A page of more is no pleasure to anybody.
  private static let shownFindings = 5000

  /// - Parameter rules: all there are; those that found something tell why.
  package init(_ rules: [CatalogedRule]) {
    self.rules = rules
    indexes = Dictionary(rules.enumerated().map { ($1.rule.id, $0) }) { first, _ in first }
  }

  package func bytes(of report: Report) -> [UInt8] {
    var buffer = TextBuffer(reserving: min(report.diagnostics.count, Self.shownFindings) * 900 + 16_000)
    let readiness = Readiness(report)
    let tally = Tally(report.diagnostics, by: \.rule)
    buffer.write(
      HTMLPage.head,
      HTMLPage.style,
      "</head>\n<body>\n<header>\n<h1>Ready for right to left</h1>\n<p><span dir=\"ltr\">"
    )
    buffer.writeMarkup(Summary().line(for: report))
    buffer.write(".</span></p>\n</header>\n<main>\n")
    writeTiles(report, readiness, to: &buffer)
    writeModules(readiness, to: &buffer)
    writeTally("By category", Tally(report.diagnostics, by: \.category), to: &buffer)
    writeTally("By rule", tally, to: &buffer)
    writeFindings(report, readiness, tally, to: &buffer)
    writeRules(tally, to: &buffer)
    buffer.write("</main>\n<footer>rtllint ")
    buffer.writeMarkup(report.toolVersion)
    buffer.write("</footer>\n", HTMLPage.script, "</body>\n</html>\n")
    return buffer.bytes
  }

  private func writeTiles(_ report: Report, _ readiness: Readiness, to buffer: inout TextBuffer) {
    let fixable = report.diagnostics.count { $0.fix?.safety == .safe }
    buffer.write("<ul class=\"tiles\">\n<li><b><span dir=\"ltr\">")
    buffer.write(readiness.whole.percent)
    buffer.write(" %</span></b> of the files have nothing louder than a hint</li>\n<li><b>")
    buffer.write(report.diagnostics.count)
    buffer.write("</b> findings</li>\n<li><b>")
    buffer.write(fixable)
    buffer.write("</b> of them can safely be fixed</li>\n<li><b>")
    buffer.write(report.diagnostics.count - fixable)
    buffer.write("</b> want a person</li>\n</ul>\n")
  }

  // MARK: - Pictures

  private func writeModules(_ readiness: Readiness, to buffer: inout TextBuffer) {
    if readiness.modules.isEmpty { return }
    buffer.write(
      "<section>\n<h2>By module</h2>\n<p><span dir=\"ltr\">The bar is the share of files with nothing louder than a hint.</span></p>\n"
    )
    for module in readiness.modules where module.part.findingCount > 0 { write(module, to: &buffer) }
    let silent = readiness.modules.filter { $0.part.findingCount == 0 }
    if !silent.isEmpty {
      buffer.write("<details class=\"m\"><summary>Nothing was found in ")
      buffer.writeMarkup(counted(silent.count, "module"))
      buffer.write("</summary>\n<div>\n")
      for module in silent { write(module.part, to: &buffer) }
      buffer.write("</div></details>\n")
    }
    buffer.write("</section>\n")
  }

  private func write(_ module: Readiness.Module, to buffer: inout TextBuffer) {
    if module.folders.isEmpty { return write(module.part, to: &buffer) }
    buffer.write("<details class=\"m\"><summary>")
    write(module.part, to: &buffer)
    buffer.write("</summary>\n<div>\n")
    for folder in module.folders { write(folder, to: &buffer) }
    buffer.write("</div></details>\n")
  }

  private func write(_ part: Readiness.Part, to buffer: inout TextBuffer) {
    buffer.write("<div class=\"bar\"><bdi dir=\"ltr\">")
    buffer.writeMarkup(part.title)
    buffer.write("</bdi><span class=\"track\"><span style=\"inline-size:")
    buffer.write(part.percent)
    buffer.write("%\"></span></span><span class=\"num\"><span dir=\"ltr\">")
    buffer.write(part.percent)
    buffer.write(" %</span></span><span class=\"note\"><span dir=\"ltr\">")
    buffer.writeMarkup(counted(part.fileCount, "file") + ", " + counted(part.findingCount, "finding"))
    buffer.write("</span></span></div>\n")
  }

  private func writeTally(_ title: StaticString, _ tally: Tally, to buffer: inout TextBuffer) {
    if tally.rows.isEmpty { return }
    buffer.write(
      "<section>\n<h2>",
      title,
      "</h2>\n<p><span dir=\"ltr\">The filled part can safely be fixed.</span></p>\n"
    )
    let most = tally.rows.first?.count ?? 1
    for row in tally.rows {
      buffer.write("<div class=\"bar\"><bdi dir=\"ltr\">")
      buffer.writeMarkup(row.name)
      buffer.write("</bdi><span class=\"track bare\"><span class=\"all\" style=\"inline-size:")
      buffer.write(max(1, row.count * 100 / most))
      buffer.write("%\"><span style=\"inline-size:")
      buffer.write(row.fixableCount * 100 / row.count)
      buffer.write("%\"></span></span></span><span class=\"num\">")
      buffer.write(row.count)
      buffer.write("</span>")
      if row.fixableCount > 0 {
        buffer.write("<span class=\"note\"><span dir=\"ltr\">")
        buffer.write(row.fixableCount)
        buffer.write(" fixable</span></span>")
      }
      buffer.write("</div>\n")
    }
    buffer.write("</section>\n")
  }

  // MARK: - Findings

  private func writeFindings(_ report: Report, _ readiness: Readiness, _ tally: Tally, to buffer: inout TextBuffer) {
    if report.diagnostics.isEmpty { return }
    buffer.write("<section>\n<h2>Findings</h2>\n<form id=\"filters\" hidden>\n")
    buffer.write("<label>Search <input id=\"text\" type=\"search\" dir=\"auto\"></label>\n")
    writeChoice("severity", "Severity", Severity.allCases.reversed().map { "\($0.word)" }, to: &buffer)
    writeChoice("module", "Module", readiness.modules.filter { $0.part.findingCount > 0 }.map(\.part.name), to: &buffer)
    writeChoice("rule", "Rule", tally.rows.map(\.name), to: &buffer)
    buffer.write("<label><input id=\"fixable\" type=\"checkbox\"> safely fixable</label>\n")
    buffer.write("<output id=\"count\" dir=\"ltr\"></output>\n</form>\n")
    let shown = report.worstFirst.prefix(Self.shownFindings)
    var module = (path: "", name: "")
    for diagnostic in shown {
      if diagnostic.path != module.path { module = (diagnostic.path, Readiness.module(ofFile: diagnostic.path)) }
      write(diagnostic, in: module.name, to: &buffer)
    }
    if report.diagnostics.count > shown.count {
      buffer.write("<p><span dir=\"ltr\">")
      buffer.write(report.diagnostics.count - shown.count)
      buffer.write(" more are not shown here; <code>--format json</code> has them all.</span></p>\n")
    }
    buffer.write("</section>\n")
  }

  private func writeChoice(_ id: StaticString, _ title: StaticString, _ values: [String], to buffer: inout TextBuffer) {
    buffer.write("<label>", title, " <select id=\"")
    buffer.write(id, "\"><option value=\"\">all</option>")
    for value in values {
      buffer.write("<option value=\"=")
      buffer.writeMarkup(value)
      buffer.write("\">")
      buffer.writeMarkup(value == "." ? "top folder" : value)
      buffer.write("</option>")
    }
    buffer.write("</select></label>\n")
  }

  private func write(_ diagnostic: Diagnostic, in module: String, to buffer: inout TextBuffer) {
    buffer.write("<details class=\"f\" data-severity=\"", diagnostic.severity.word, "\"")
    buffer.writeAttribute("data-module", module)
    buffer.writeAttribute("data-rule", diagnostic.rule)
    buffer.write(diagnostic.fix?.safety == .safe ? " data-fixable=\"\"" : "", "><summary><span class=\"s ")
    buffer.write(diagnostic.severity.word, "\">", diagnostic.severity.word)
    buffer.write("</span> <span dir=\"auto\">")
    buffer.writeMarkup(diagnostic.message)
    buffer.write("</span> <bdi dir=\"ltr\" class=\"place\">")
    buffer.writeMarkup(diagnostic.path)
    buffer.write(":")
    buffer.write(diagnostic.span.start.line)
    buffer.write(":")
    buffer.write(diagnostic.span.start.column)
    buffer.write("</bdi></summary>\n")
    if let excerpt = diagnostic.excerpt {
      HTMLFrame(excerpt, marking: [diagnostic.span] + diagnostic.related).write(to: &buffer)
    }
    buffer.write("<p>")
    if let fix = diagnostic.fix {
      buffer.write("Fix: <code dir=\"auto\">")
      buffer.writeMarkup(fix.title)
      buffer.write("</code> (", fix.promise, "). ")
    }
    buffer.write("Rule: ")
    writeRuleName(diagnostic.rule, to: &buffer)
    buffer.write("</p></details>\n")
  }

  private func writeRuleName(_ id: String, to buffer: inout TextBuffer) {
    if let index = indexes[id] {
      buffer.write("<a href=\"#rule-")
      buffer.write(index)
      buffer.write("\"><code>")
      buffer.writeMarkup(id)
      buffer.write("</code></a>")
    } else {
      buffer.write("<code>")
      buffer.writeMarkup(id)
      buffer.write("</code>")
    }
  }

  /// The page's script shows why in each finding that is opened: it stands here once, since a rule may find thousands.
  private func writeRules(_ tally: Tally, to buffer: inout TextBuffer) {
    let found = Set(tally.rows.map(\.name))
    let indexes = rules.indices.filter { found.contains(rules[$0].rule.id) }
    if indexes.isEmpty { return }
    buffer.write("<section>\n<h2>Why</h2>\n")
    for index in indexes {
      let rule = rules[index].rule
      buffer.write("<article id=\"rule-")
      buffer.write(index)
      buffer.write("\"><h3>")
      buffer.writeMarkup(rule.summary)
      buffer.write("</h3>\n<div class=\"why\">")
      for paragraph in rule.rationale.split(whereSeparator: \.isNewline) {
        buffer.write("<p>")
        buffer.writeMarkup(String(paragraph))
        buffer.write("</p>\n")
      }
      buffer.write("</div><p>")
      buffer.writeMarkup(rules[index].category)
      buffer.write(", <code>")
      buffer.writeMarkup(rule.id)
      buffer.write("</code></p></article>\n")
    }
    buffer.write("</section>\n")
  }
}
