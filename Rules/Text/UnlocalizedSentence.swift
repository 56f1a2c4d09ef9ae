import RTLRuleKit
import RTLSyntax

struct UnlocalizedSentence: Rule {
  let id = "unlocalized_sentence"
  let summary = "A sentence with values in it that is never translated"
  let rationale = """
    "Constructing UI strings like this is a bad idea": the sentence stays English, numbers in it keep Latin digits, and \
    a name of the other direction pulls the signs around it to the wrong side (Get it right (to left)). A text that is \
    looked up takes the same interpolations and does all three right.
    """
  let references = [
    "https://developer.apple.com/videos/play/wwdc2022/10107/",
    "https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "label.text = ⟦\"\\(name) has the highest score\"⟧",
    "UIAlertController(title: ⟦\"Delete \\(count) of your items?\"⟧, message: nil, preferredStyle: .alert)",
    "Text(verbatim: ⟦\"Last seen \\(date) by \\(user)\"⟧)",
    "content.body = ⟦\"\\(sender) sent you a photo\"⟧",
    """
    let text = ⟦"Downloading \\(file.name) from the server"⟧
    statusLabel.text = text
    """,
    "button.setTitle(⟦\"Pay with \\(card)\"⟧, for: .normal)",
    "import UIKit\nvar emptyText: String? { ⟦\"Nothing from \\(year) is kept here\"⟧ }",
    "import SwiftUI\nfunc subtitle() -> String { isNew ? L10n.new : ⟦\"Last changed by \\(author)\"⟧ }",
    "class TripViewModel { var warningTitle: String { ⟦\"Your pass ends in \\(days) days\"⟧ } }",
    "stepLabel.text = ⟦\"\\(step) of \\(steps)\"⟧",
    "throw Failure(localizedDescription: ⟦\"There is no room left on \\(disk)\"⟧)",
  ]
  let good: [Example] = [
    "label.text = String(localized: \"\\(name) has the highest score\")",
    "Text(\"\\(name) has the highest score\")",
    "print(\"\\(name) has the highest score\")",
    "label.text = \"\\(first) – \\(last)\"",
    "label.text = \"\\(width) x \\(height)\"",
    "label.text = \"The end of it\"",
    "logger.info(\"\\(name) has the highest score\")",
    "logger.error(\"no view for \\(name) here\")",
    "button.accessibilityIdentifier = \"button for \\(name)\"",
    "label.text = NSLocalizedString(\"Hello \\(name) and all\", comment: \"\")",
    "label.text = \"\\(user)@\\(host)\"",
    "label.text = \"https://example.com/\\(user)/home page\"",
    "let sql = \"SELECT name FROM \\(table)\"",
    "label.text = \"\\(title) (\\(count))\"",
    "label.text = \"v\\(version)\"",
    "var description: String { \"a user of the name \\(name)\" }",
    "label.text = \"מספר הפריטים בסל \\(count)\"",
    "label.text = \"editor.mode.reply-\\(name)\"", "label.text = \"\\(title) editor.title.is-empty\"",
    "struct Failure: LocalizedError { var errorDescription: String? { \"nothing found at \\(path)\" } }",
    Example("label.text = \"Reset all \\(count) flags now\"", path: "App/Debug/FlagsView.swift"),
    "import UIKit\nstruct ParseError: Error { var message: String { \"nothing found at line \\(line)\" } }",
    "import UIKit\nvar commitMessage: String { \"Merge the branch \\(branch)\" }",
    "var hint: String { \"move it in front of \\(token)\" }",
    "import UIKit\nvar title: String { \"\\(artist), \\(name)\" }",
    "aboutLabel.text = \"App version: \\(Bundle.main.version)\"",
    "notifier.showDebugAlert(title: \"Sync\", message: \"The sync began at \\(time)\")",
    "class DebugMenu { func show() { label.text = \"Reset all \\(count) flags\" } }",
  ]

  let triggers: [Trigger] = [.interpolation]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let quote = structure.opening(around: site.index), structure.kind(quote) == .stringStart,
      structure.interpolations(ofStringAt: quote).first == site.index, isSentence(quote, structure),
      !isLookedUp(quote, structure), isShown(quote, site), !namesVersion(quote, structure), site.severityOfText == nil
    else { return nil }
    return Finding(
      structure.range(quote, through: structure.end(ofGroup: quote)),
      "this sentence is never translated, and its values are neither isolated nor in the reader's digits; "
        + "use String(localized:)"
    )
  }

  private func isShown(_ quote: Int, _ site: Site) -> Bool {
    switch site.audience(ofStringAt: quote) {
    case .plain: !isGivenToDevelopers(quote, site.structure)
    case .unknown: site.structure.wordCount(ofStringAt: quote) >= 3 && isNamedText(quote, site)
    case .localizedKey, .spoken, .machine: false
    }
  }

  /// `showDebugNotification(body: "…")`
  private func isGivenToDevelopers(_ quote: Int, _ structure: Structure) -> Bool {
    structure.call(around: quote).map { structure.name($0.callee, holdsAnyOf: ["debug", "developer"]) } ?? false
  }

  /// The text of a property or function, or an argument, that by its name is for a screen: `var emptyMessage: String`.
  private func isNamedText(_ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    switch structure.place(of: structure.infix(around: structure.operand(around: quote))) {
    case .returned(let index):
      let scope = structure.scopes[index]
      guard scope.kind == .property || scope.kind == .function, scope.name != Structure.none else { return false }
      let name = Int(scope.name)
      return structure.name(name, endsWithAnyOf: Self.textWords) && !structure.name(name, holdsAnyOf: Self.otherTexts)
        && isAboutScreens(site)
    case .argument(_, let argument):
      return argument.label.map { structure.token($0, is: "localizedDescription") } ?? false
        && !site.file.project.isWithoutScreens
    default: return false
    }
  }

  /// The message of an error or of a parser is as often read by those who make the app.
  private func isAboutScreens(_ site: Site) -> Bool {
    let structure = site.structure
    guard let owner = structure.typeName(around: site.index) else { return ScreenModules.areImported(by: structure) }
    if structure.name(owner, endsWithAnyOf: ["error", "failure", "diagnostic"]) { return false }
    return ScreenModules.areImported(by: structure) || structure.name(owner, endsWithWord: "viewmodel")
  }

  private static let textWords: [StaticString] = [
    "text", "title", "subtitle", "message", "caption", "placeholder", "hint",
  ]

  private static let otherTexts: [StaticString] = [
    "log", "debug", "commit", "system", "plain", "raw", "json", "export", "test", "assert", "assertion", "fatal",
  ]

  /// `"Version \(version) (Build \(build))"`: for those who are asked for it.
  private func namesVersion(_ quote: Int, _ structure: Structure) -> Bool {
    structure.wordCount(ofStringAt: quote) <= 2
      && structure.interpolations(ofStringAt: quote).allSatisfy { start in
        (start + 1..<min(structure.end(ofGroup: start), structure.tokens.count)).contains {
          structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: ["version", "build", "revision"])
        }
      }
  }

  /// `"\(step) of \(steps)"`: a single word, and no sign, between two values.
  private func isBridged(_ quote: Int, _ structure: Structure) -> Bool {
    structure.texts(ofStringAt: quote).contains { text in
      Self.bridges.contains { text.count == $0.utf8CodeUnitCount && structure.holds($0, in: text) }
    } && structure.interpolations(ofStringAt: quote).count > 1
  }

  private static let bridges: [StaticString] = [
    " of ", " by ", " from ", " in ", " on ", " at ", " with ", " until ", " for ",
  ]

  /// Two words at least, or one between values, and neither an address nor markup; nor one in the language of the readers.
  private func isSentence(_ quote: Int, _ structure: Structure) -> Bool {
    let texts = structure.texts(ofStringAt: quote)
    guard structure.end(ofGroup: quote) < structure.tokens.count,
      texts.reduce(0, { $0 + structure.wordCount(in: $1) }) >= 2 || isBridged(quote, structure),
      texts.contains(where: { structure.source[$0].contains(UInt8(ascii: " ")) })
    else { return false }
    return !texts.contains { text in
      structure.source[text].contains { isMarkup($0) || 0xD7...0xDF ~= $0 } || structure.holds("://", in: text)
        || holdsPath(text, structure)
    }
  }

  private func isMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "_")
  }

  /// `editor.title.empty`, `com.example.cart`: a key or a name, in which a period parts letters twice.
  private func holdsPath(_ text: ByteRange, _ structure: Structure) -> Bool {
    var periods = 0
    for offset in text.start..<text.end {
      switch structure.source[offset] {
      case UInt8(ascii: " "): periods = 0
      case UInt8(ascii: "."):
        guard offset + 1 < text.end, 0x61...0x7A ~= structure.source[offset + 1] | 0x20 else { continue }
        periods += 1
        if periods > 1 { return true }
      default: break
      }
    }
    return false
  }

  /// A key with values in it is another rule's matter.
  private func isLookedUp(_ quote: Int, _ structure: Structure) -> Bool {
    let after = structure.end(ofGroup: quote) + 2
    if structure.isMember(after), structure.name(after, holdsAnyOf: ["localized", "localize"]) { return true }
    guard let call = structure.call(around: quote) else { return false }
    return structure.name(call.callee, holdsAnyOf: ["localized"])
      || structure.token(call.callee, is: "NSLocalizedString")
  }
}
