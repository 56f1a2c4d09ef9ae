import RTLRuleKit
import RTLSyntax

struct SplitLocalizationKey: Rule {
  let id = "split_localization_key"
  let summary = "A text in a view that is cut into literals, and so is no key"
  let rationale = """
    SwiftUI looks up a literal, and shows a `String` as it is. Two literals with a plus between them are a `String`: no \
    tool collects them, no translator sees them, and the text stays in the language it was written in. A literal of \
    three quotes with a backslash at the end of its lines is one key, however long.
    """
  let references = ["https://developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)"]
  let severity = Severity.info

  let bad: [Example] = [
    "import SwiftUI\nText(⟦\"Choose a face for your watch. \" + \"You can change it later.\"⟧)",
    "import SwiftUI\nText(⟦\"First of all.\\n\\n\" +\n  \"• Then the second\\n\" +\n  \"• and a third\"⟧).bold()",
    "import SwiftUI\nToggle(⟦\"Show the name \" + \"of the sender\"⟧, isOn: $isShown)",
    "import SwiftUI\nButton(⟦\"Delete all \" + \"that is old\"⟧) { delete() }",
  ]
  let good: [Example] = [
    "import SwiftUI\nText(\"Choose a face for your watch.\")",
    "import SwiftUI\nText(\"\"\"\nChoose a face for your watch. \\\nYou can change it later.\n\"\"\")",
    "import SwiftUI\nText(verbatim: \"Choose a face \" + \"for your watch.\")",
    "import SwiftUI\nText(LocalizedStringKey(\"Choose a face \" + \"for your watch.\"))",
    "import SwiftUI\nText(L10n.choose + \" \" + L10n.face)", "import SwiftUI\nText(\"Choose a \" + name)",
    "import SwiftUI\nText(\"-\" + \"-\")", "import SwiftUI\nText(\"Choose a face\") + Text(\"for your watch\")",
    "label.text = \"Choose a face \" + \"for your watch.\"",
    "import SwiftUI\nText(clock(\"Choose a face \" + \"for your watch.\"))",
    "struct Text { init(_ text: String) {} }; let text = Text(\"Choose a face \" + \"for your watch.\")",
  ]

  let triggers: [Trigger] = [.sign("+")]

  private static let views: WordSet = [
    "Text", "Label", "Button", "Toggle", "Section", "Link", "Menu", "TextField", "navigationTitle",
  ]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index - 1) == .stringEnd, structure.kind(site.index + 1) == .stringStart,
      site.file.showsSwiftUI, case let text = structure.infix(around: structure.operand(around: site.index - 1)),
      case .argument(let call, let argument) = structure.place(of: text), argument.label == nil,
      Self.views.contains(call.callee, in: structure), structure.firstArgument(of: call)?.start == argument.start,
      case let parts = structure.summands(of: text), parts.first?.last == site.index - 1, isCut(parts, structure),
      site.severityOfText == nil
    else { return nil }
    return Finding(
      structure.range(text.first, through: text.last),
      "a sum of literals is no key, and is never translated; write one literal, in three quotes where it is long"
    )
  }

  /// Whether there is nothing but plain literals, with words in them.
  private func isCut(_ parts: [Expression], _ structure: Structure) -> Bool {
    parts.count > 1
      && parts.allSatisfy { structure.kind($0.first) == .stringStart && $0.last == $0.first + 2 }
      && parts.contains { structure.wordCount(ofStringAt: $0.first) > 1 }
  }
}
