import RTLRuleKit
import RTLSyntax

struct SentenceFragment: Rule {
  let id = "sentence_fragment"
  let summary = "A piece of a sentence that is put together in code"
  let rationale = """
    Each language has its own order of words: what stands before a name or a button in English stands behind it in \
    Japanese, and Arabic bends the words around it. A sentence cut into pieces can be put into no other order, even \
    where each piece is translated. One text with placeholders, or with a link or attributes in its Markdown, can.
    """
  let references = [
    "https://developer.apple.com/documentation/xcode/preparing-your-interface-for-localization",
    "https://developer.apple.com/documentation/foundation/attributedstring",
  ]
  let severity = Severity.warning

  let bad: [Example] = [
    "label.text = ⟦\"Created by \"⟧ + author.name",
    "let line = NSMutableAttributedString(string: ⟦\"Delivered by \"⟧); line.append(logo)",
    "Text(⟦\"By going on you agree to the \"⟧) + Text(\"terms\").bold()",
    "noteLabel.text = ⟦\"This room has a \"⟧",
    "label.text = name + ⟦\" has left the room\"⟧",
    "line += ⟦\" has left the room\"⟧; label.text = line",
    "text.append(NSAttributedString(string: ⟦\" or sign in with \"⟧))",
    "Text(⟦\"You and \"⟧) + Text(others).bold() + Text(\" have read it all\")",
    "HStack { Text(⟦\"Made with \"⟧); Image(\"heart\") }",
    "let intro = NSMutableAttributedString(string: NSLocalizedString(⟦\"I agree to the \"⟧, comment: \"\"))",
    "Text(age).bold() + Text(⟦\" ago\"⟧).italic()",
    "Text(⟦\"Using \"⟧).bold() + Text(names, format: .list(type: .and))", "label.text = ⟦\"By \"⟧ + author.name",
    "label.text = owner.name + ⟦\"'s reading list\"⟧", "Text(owner.name + ⟦\"’s list\"⟧)",
    "label.text = user.name! + ⟦\"님이\"⟧", "Text(⟦\"更新至 \"⟧) + Text(episode)",
    "text.append(NSAttributedString(string: ⟦\"님의 글\"⟧))", "label.text = ⟦\"Привет, дорогой \"⟧ + name",
    "func f() { let text = NSMutableAttributedString(string: ⟦\"약관 및\"⟧); text.append(terms) }",
    "label.text = name + ⟦\" has left, \"⟧ + reason",
    "import SwiftUI\nText(\"Sort: \\(isUp ? ⟦\"rising\"⟧ : \"falling\")\")",
    "import SwiftUI\nButton(\"\\(isOpen ? ⟦\"Hide\"⟧ : \"Show\") all rows\") { toggle() }",
    "(Text(\"Play\") + Text(⟦\"\\nagainst the\"⟧) + Text(\"\\ncommunity\"))", "Text(time) + Text(⟦\" remaining)\"⟧)",
    "Text(⟦\"Ends in\\n\"⟧).font(.body) + rest.bold()",
    "import SwiftUI\nText(\"\\(name.map { ⟦\"\\($0)’s\"⟧ } ?? \"Their\") turn\")",
    "import SwiftUI\nrow.accessibilityLabel(\"\\(title)\\(isOn ? ⟦\", selected\"⟧ : \"\")\")",
    "nameField.placeholder = \"Enter \\(isFile ? ⟦\"file\"⟧ : \"folder\") name\"",
  ]
  let good: [Example] = [
    "label.text = String(localized: \"Created by \\(author.name)\")",
    "print(\"Created by \" + author.name)",
    "label.text = \"Created by: \" + author.name",
    "label.text = \"Add to cart \"",
    "button.setTitle(\" Sign in\", for: .normal)",
    "let sql = \"SELECT name FROM \" + table",
    "logger.info(\"moved to the \" + place)",
    "label.text = \"It failed. \" + reason",
    "let prefix = \"Created by \"",
    "Text(\"Total \")",
    "label.text = \"   \" + title",
    "request.setValue(\"Bearer of \" + token, forHTTPHeaderField: \"Authorization\")",
    "logger.error(\"no view for the \" + name)",
    "label.text = \"Read the first line. \" + \"Then read the next one.\"",
    "label.text = \"Read all of the \" + \"first line.\"",
    "title = \"City Maps \" + L10n.help",
    "Text(NSLocalizedString(\"Read all of the \" + \"first line.\", comment: \"\"))",
    "label.text = \"Page \" + number", "Text(\"Total \") + Text(sum)", "Text(\"ago \")", "path = \"in \" + place",
    "label.text = String(count) + \"포인트\"", "label.text = \"이름: \" + name", "let key = \"지역\" + name",
    "print(name + \"님이\")", "label.text = time + \" мин\"", "text.append(NSAttributedString(string: \"이름: \"))",
    "label.text = \"처음 \" + \"다음\"", "label.attributedText = NSAttributedString(string: \"저장\")",
    "import SwiftUI\nText(\"\\(count) \\(count == 1 ? \"row\" : \"rows\") left\")",
    "Text(\"Play\") + Text(\"\\nAgainst the rest\")", "Text(\"All is well\\n\") + rest", "let key = \"\\(name)'s\"",
    "import SwiftUI\nText(\"\\(name)’s turn\")",
    "import SwiftUI\nText(\"\\(isOn ? \"✓\" : \"–\") \\(title)\")",
    "import SwiftUI\nText(\"Your \\(isPhone ? \"iPhone\" : \"iPad\") is old\")",
    "print(\"Sort: \\(isUp ? \"rising\" : \"falling\")\")",
    "import SwiftUI\nText(\"Sort: \\(isUp ? L10n.rising : L10n.falling)\")",
    "import SwiftUI\nText(verbatim: \"\\(isUp ? \"a\" : \"b\")\")",
    Example("label.text = \"Created by \" + author.name", path: "App/Debug/FlagsView.swift"),
    "label.text = \"agree_\\(isFace ? \"face\" : \"touch\")_usage\".localized()",
  ]

  let triggers: [Trigger] = [.string]

  func check(_ site: Site) -> Finding? { chosen(site) ?? owned(site) ?? piece(site) }

  private func piece(_ site: Site) -> Finding? {
    let structure = site.structure
    let close = site.index + 2
    guard structure.kind(site.index + 1) == .stringText, structure.kind(close) == .stringEnd,
      let gap = gap(structure.range(site.index + 1), structure), site.severityOfText == nil,
      isPutTogether(site.index, gap, site), !isTold(site.index, site)
    else { return nil }
    return Finding(
      structure.range(site.index, through: close),
      "a sentence put together from pieces can be put into no other order; write one text with placeholders",
      severity: gap.isOneWord ? .info : nil
    )
  }

  /// Whether an earlier piece of the same statement has the finding.
  private func isTold(_ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let start = structure.call(around: quote)?.callee ?? quote
    return (structure.statementStart(start)..<quote).contains { earlier in
      guard structure.kind(earlier) == .stringStart, structure.kind(earlier + 1) == .stringText,
        structure.kind(earlier + 2) == .stringEnd, let gap = gap(structure.range(earlier + 1), structure)
      else { return false }
      return !gap.isNative || isPutTogether(earlier, gap, site)
    }
  }

  private func isPutTogether(_ quote: Int, _ gap: Gap, _ site: Site) -> Bool {
    let structure = site.structure
    var text = structure.operand(around: quote)
    guard text.first == quote, !standsBesideLiteral(text, structure) else { return false }
    // `NSLocalizedString("…", comment: "")`, and what takes a key.
    if let call = structure.call(around: quote), isLookUp(call, quote, structure) {
      text = structure.operand(around: call.callee)
    }
    if let neighbour = neighbour(of: text, structure, at: gap) {
      let value = structure.operand(around: neighbour)
      // What is glued to a translation is another rule's matter.
      return isOnInnerSide(neighbour, of: text, gap) && ![text, value].contains { site.file.isLocalizedText($0) }
        && !(gap.isNative && neighbour < text.first && site.isNativeCounter(structure.range(quote + 1), behind: value))
        && site.audience(of: parenthesized(text, structure)).isUser.isYes
    }
    switch structure.place(of: text) {
    case .argument(let call, _) where structure.token(call.callee, is: "Text"):
      let view = structure.operand(around: call.callee)
      guard let neighbour = neighbour(of: view, structure, at: gap) else {
        return gap.isAtFunctionWord && !gap.isOneWord
      }
      return !gap.isOneWord && !gap.isNative || isOnInnerSide(neighbour, of: view, gap)
    case .argument(let call, _) where gap.isNative && isAttributed(call, structure): return isAppended(call, gap, site)
    case _ where gap.isOneWord: return false
    case .argument(let call, _) where isAttributed(call, structure): return true
    case .assigned, .argument: return gap.isAtFunctionWord && site.audience(of: text).isUser.isYes
    default: return false
    }
  }

  /// `"a " + "b"`: one long text.
  private func standsBesideLiteral(_ text: Expression, _ structure: Structure) -> Bool {
    neighbour(of: text, structure).map {
      structure.kind($0) == .stringStart || structure.kind($0) == .stringEnd
    } ?? false
  }

  /// The whole sum in its parentheses, where it stands in some.
  private func parenthesized(_ text: Expression, _ structure: Structure) -> Expression {
    let sum = structure.infix(around: text)
    guard let open = structure.opening(around: sum.first), open == sum.first - 1, !structure.continuesOperand(open),
      structure.kind(open) == .leftParen, structure.partner(open) == sum.last + 1
    else { return text }
    return Expression(open, sum.last + 1)
  }

  private func isAttributed(_ call: Call, _ structure: Structure) -> Bool {
    structure.token(call.callee, isAnyOf: "NSMutableAttributedString", "NSAttributedString", "AttributedString")
  }

  /// `text.append(NSAttributedString(string: "님이"))`, and the text that another is appended to.
  private func isAppended(_ call: Call, _ gap: Gap, _ site: Site) -> Bool {
    let structure = site.structure
    let made = structure.operand(around: call.callee)
    if let neighbour = neighbour(of: made, structure, at: gap) { return isOnInnerSide(neighbour, of: made, gap) }
    switch structure.place(of: made) {
    case .argument(let outer, _): return structure.token(outer.callee, is: "append") && gap.isBefore
    case .initial(let declaration):
      return gap.isBehind && site.file.uses(ofLocal: declaration).contains { structure.token($0 + 2, is: "append") }
    default: return false
    }
  }

  /// The token of what is added to a text: behind it or else before it, but first where it asks for more.
  private func neighbour(of text: Expression, _ structure: Structure, at gap: Gap? = nil) -> Int? {
    let before = text.first - 1
    let isBehindAnother = structure.kind(before) == .binaryOperator && structure.token(before, isAnyOf: "+", "+=")
    if structure.kind(text.last + 1) == .binaryOperator, structure.token(text.last + 1, is: "+"),
      !isBehindAnother || gap?.isBehind ?? true
    {
      return text.last + 2
    }
    return isBehindAnother ? before - 1 : nil
  }

  private func isOnInnerSide(_ neighbour: Int, of text: Expression, _ gap: Gap) -> Bool {
    neighbour > text.last ? gap.isBehind : gap.isBefore
  }

  private func isLookUp(_ call: Call, _ quote: Int, _ structure: Structure) -> Bool {
    structure.token(call.callee, isAnyOf: "NSLocalizedString", "LocalizedStringKey")
      && structure.firstArgument(of: call)?.start == quote
  }
}
