import RTLRuleKit
import RTLSyntax

struct HtmlWithoutDirection: Rule {
  let id = "html_without_direction"
  let summary = "A page made in code that says no direction"
  let rationale = """
    A web view does not take over the direction of the app. A page without `dir` runs from left to right: Arabic text \
    stands on the left, and the full stop of its last sentence on the wrong side. HTML that is made an attributed \
    string keeps the same sides. `dir="auto"` lets each block follow its first letter.
    """
  let references = [
    "https://www.w3.org/International/questions/qa-html-dir",
    "https://developer.apple.com/videos/play/wwdc2016/232/",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "webView.⟦loadHTMLString⟧(\"<html><body>\\(text)</body></html>\", baseURL: nil)",
    """
    let page = "<html><head><style>p { margin: 0 }</style></head><body>" + text + "</body></html>"
    webView.⟦loadHTMLString⟧(page, baseURL: nil)
    """,
    """
    class Reader {
      private let template = "<body>%@</body>"
      func show() { webView.⟦loadHTMLString⟧(String(format: template, text), baseURL: nil) }
    }
    """,
    """
    func page(_ text: String) -> String { return "<!DOCTYPE html><html><body>\\(text)</body></html>" }
    func show() { webView.⟦loadHTMLString⟧(page(article), baseURL: url) }
    """,
    """
    var styled: NSAttributedString? {
      try? ⟦NSAttributedString⟧(data: Data(utf8), options: [.documentType: .html], documentAttributes: nil)
    }
    """,
    """
    extension String {
      var imported: NSAttributedString? {
        try? ⟦NSAttributedString⟧(data: data, options: [.documentType: .html], documentAttributes: nil)
      }
      var plain: String { imported?.string ?? "" }
    }
    func show(_ html: String) { label.attributedText = html.imported }
    """,
    """
    func show(_ html: String) {
      let options = [.documentType: NSAttributedString.DocumentType.html]
      label.attributedText = try? ⟦NSMutableAttributedString⟧(data: data, options: options, documentAttributes: nil)
    }
    """,
  ]
  let good: [Example] = [
    "webView.loadHTMLString(\"<html dir=\\\"auto\\\"><body>\\(text)</body></html>\", baseURL: nil)",
    "webView.loadHTMLString(html, baseURL: nil)",
    "webView.loadHTMLString(\"<html><body dir='\\(direction)'>\\(text)</body></html>\", baseURL: nil)",
    "let page = \"<html><body>a</body></html>\"",
    "webView.loadHTMLString(\"\", baseURL: nil)",
    "webView.loadHTMLString(\"<html><style>body { direction: rtl }</style><body></body></html>\", baseURL: nil)",
    "webView.loadHTMLString(article.html, baseURL: nil)",
    "webView.loadHTMLString(\"<html><body>\\(svg.text)</body></html>\", baseURL: nil)",
    "func loadHTMLString(_ text: String) {}",
    "webView.loadHTMLString(\"<html \\(isRTL ? rtl : ltr)><body></body></html>\", baseURL: nil)",
    "webView.loadHTMLString(\"<html><body><script>start()</script></body></html>\", baseURL: nil)",
    "webView.loadHTMLString(\"<html><body><video src='\\(url)'></video></body></html>\", baseURL: nil)",
    "webView.loadHTMLString(\"<html><body></body></html>\", baseURL: nil)",
    "let plain = try? NSAttributedString(data: data, options: [.documentType: .html], documentAttributes: nil).string",
    "let text = try? NSAttributedString(data: data, options: [.documentType: .rtf], documentAttributes: nil)",
    """
    func styled(_ html: String) throws -> NSAttributedString {
      let text = try NSMutableAttributedString(data: data, options: [.documentType: .html], documentAttributes: nil)
      let style = NSMutableParagraphStyle()
      style.alignment = .natural
      text.addAttribute(.paragraphStyle, value: style, range: all)
      return text
    }
    """,
    """
    extension String {
      var imported: NSAttributedString? {
        try? NSAttributedString(data: data, options: [.documentType: .html], documentAttributes: nil)
      }
      var plain: String { imported?.string ?? "" }
    }
    """,
    """
    func styled(_ html: String) -> NSAttributedString? {
      let data = Data("<div dir=\\"auto\\">\\(html)</div>".utf8)
      return try? NSAttributedString(data: data, options: [.documentType: .html], documentAttributes: nil)
    }
    """,
  ]

  let triggers: [Trigger] = [
    .word("loadHTMLString"), .word("NSAttributedString"), .word("NSMutableAttributedString"),
  ]

  func check(_ site: Site) -> Finding? { site.is("loadHTMLString") ? page(site) : imported(site) }

  private func page(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), site.severityOfText == nil, let call = structure.call(of: site.index),
      let argument = structure.arguments(of: call).first, argument.label == nil, !argument.isEmpty
    else { return nil }
    var ranges = [argument.start..<argument.end]
    for name in argument.start..<argument.end where structure.kind(name) == .identifier {
      ranges += written(name, site)
    }
    let quotes = ranges.flatMap { range in range.filter { structure.kind($0) == .stringStart } }
    guard quotes.contains(where: { isPage($0, structure) }), !quotes.contains(where: { hasDirection($0, structure) }),
      !quotes.contains(where: { isEmbed($0, structure) }), holdsText(quotes, structure),
      !ranges.contains(where: { range in range.contains { asksDirection($0, structure) } })
    else { return nil }
    return Finding(
      site.range,
      "a page without dir runs from left to right in every language; write <html dir=\"auto\">"
    )
  }

  /// What is written where a name of this file is declared: its value, or its body.
  private func written(_ name: Int, _ site: Site) -> [Range<Int>] {
    let structure = site.structure
    guard structure.kind(name + 1) != .colon else { return [] }
    let found = site.file.declaration(meantBy: name)
    guard let found else { return [] }
    let declaration = structure.declarations[found]
    if declaration.body != Structure.none {
      let open = Int(declaration.body)
      return [open..<min(structure.end(ofGroup: open), open + 600, structure.tokens.count)]
    }
    guard declaration.value != Structure.none else { return [] }
    let value = structure.value(at: Int(declaration.value))
    return [value.first..<min(value.last + 1, value.first + 600, structure.tokens.count)]
  }

  private func isPage(_ quote: Int, _ structure: Structure) -> Bool {
    structure.holds("<html", inStringAt: quote) || structure.holds("<body", inStringAt: quote)
  }

  func hasDirection(_ quote: Int, _ structure: Structure) -> Bool {
    structure.holds("dir=", inStringAt: quote) || structure.holds("direction:", inStringAt: quote)
  }

  /// A player or a script in a page of its own: nothing in it is read.
  private func isEmbed(_ quote: Int, _ structure: Structure) -> Bool {
    let tags: [StaticString] = ["<video", "<iframe", "<script", "<img", "<object", "<embed", "<svg"]
    return tags.contains { structure.holds($0, inStringAt: quote) }
  }

  /// Something is put into the page, by interpolation, `+` or a format, that is no picture.
  private func holdsText(_ quotes: [Int], _ structure: Structure) -> Bool {
    quotes.contains { quote in
      let values = structure.interpolations(ofStringAt: quote)
      return values.contains { !isPicture($0, structure) } || structure.holds("%@", inStringAt: quote)
        || structure.token(structure.end(ofGroup: quote) + 1, is: "+")
    }
  }

  /// `\(svgString)`: where nothing else is put into a page, it is a frame around a drawing.
  private func isPicture(_ start: Int, _ structure: Structure) -> Bool {
    (start + 1..<min(structure.end(ofGroup: start), structure.tokens.count)).contains {
      structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: ["svg", "image", "picture", "chart"])
    }
  }

  func asksDirection(_ index: Int, _ structure: Structure) -> Bool {
    structure.kind(index) == .identifier
      && (structure.name(index, holdsAnyOf: ["direction", "dir", "rtl"])
        || structure.name(index, beginsWithWord: "isrtl"))
  }
}
