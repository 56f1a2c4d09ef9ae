import RTLRuleKit
import RTLSyntax

/// Texts that are nothing but a number and the sign: no word or name looks like that, whoever is seen to read them.
extension GluedPercent {
  /// `model.progress = "\(Int(share * 100))%"`, `badge(.make(string: "-\(discount)%"))`
  func alone(_ range: ByteRange, _ quote: Int, isNumber: Bool, _ site: Site) -> Finding? {
    let structure = site.structure
    guard isAlone(site.index, quote, range, structure), isNumber || isCalledShare(site.index, structure),
      case let text = structure.operand(around: quote), site.audience(of: text) == .unknown, site.severityOfText == nil,
      !isForPrograms(text, site), !site.file.project.isWithoutScreens
    else { return nil }
    return Finding(range, message, severity: .info)
  }

  /// Whether nothing stands before the number but a sign of its own, and nothing behind the percent sign.
  private func isAlone(_ start: Int, _ quote: Int, _ range: ByteRange, _ structure: Structure) -> Bool {
    let close = structure.end(ofGroup: quote)
    guard structure.end(ofGroup: start) + 2 == close, structure.range(close - 1).end == range.end else { return false }
    return start == quote + 1
      || start == quote + 2 && structure.kind(quote + 1) == .stringText
        && structure.token(quote + 1, isAnyOf: "-", "+", "~", "−", "≈", "±")
  }

  /// `discount`, `option.discountString`
  private func isCalledShare(_ start: Int, _ structure: Structure) -> Bool {
    structure.content(ofInterpolation: start).flatMap { structure.lastName(endingAt: $0.last) }.map {
      structure.name($0, holdsAnyOf: ["percent", "percentage", "discount"])
    } ?? false
  }

  /// What a database or a style sheet is told, and what the member around makes for other programs.
  private func isForPrograms(_ text: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    let members = [site.enclosingFunctionName, site.enclosingPropertyName]
    if members.contains(where: { $0.map { site.isNamedForPrograms($0) } ?? false }) { return true }
    switch structure.place(of: text) {
    case .argument(let call, let argument):
      return Self.programs.contains(call.callee, in: structure)
        || argument.label.map { isOfStyle($0, structure) } ?? isOfStyle(call.callee, structure)
    case .assigned(let name): return isOfStyle(name, structure)
    case .initial(let declaration): return isOfStyle(Int(structure.declarations[declaration].name), structure)
    case .compared, .index, .dictionary, .pattern: return true
    default: return false
    }
  }

  private func isOfStyle(_ name: Int, _ structure: Structure) -> Bool {
    structure.name(name, holdsAnyOf: Self.styles)
  }

  private static let styles: [StaticString] = [
    "width", "height", "css", "style", "zoom", "key", "id", "html", "pattern", "query",
  ]
  private static let programs: WordSet = [
    "like", "glob", "bind", "evaluateJavaScript", "replacingOccurrences", "contains", "hasPrefix", "hasSuffix", "URL",
    "components", "split", "insert", "track",
  ]

  static let aloneOnes: [Example] = [
    "func update() { model.progress = \"⟦\\(Int(round(share * 100)))%⟧\" }",
    "func update() { model.progress = share < 0 || share > 1 ? \"\" : \"⟦\\(Int(share * 100))%⟧\" }",
    "let layout = TextLayout(.make(string: \"-⟦\\(option.discountString)%⟧\", color: color))",
  ]

  static let aloneForPrograms: [Example] = [
    "func find() { rows = table.filter(name.like(\"\\(prefix)%\")) }",
    "func find() { statement.bind([.string(\"\\(prefix)%\")]) }",
    "func fit() { node.style.width = \"\\(Int(share * 100))%\" }",
    "func fit() { let html = page(width: \"\\(Int(share * 100))%\"); load(html) }",
    "struct Percent { var description: String { let text = \"\\(Int(value))%\"; return text } }",
    "func f() { if state == \"\\(Int(value))%\" { reset() }; shares[\"\\(Int(value))%\"] = 3 }",
    "func progressKey() { let text = \"\\(Int(value))%\"; store(text) }",
  ]
}
