import RTLSyntax

/// Texts that come up before a person's eyes on their own, by whatever library.
extension AudienceReader {
  /// `FloatingBanner(title: "…")`, `showToast(message: "…")`
  func isNotice(_ label: Int, of callee: Int) -> Bool {
    Self.noticeLabels.contains(label, in: structure) && structure.name(callee, endsWithAnyOf: Self.notices)
      && !structure.name(callee, holdsAnyOf: Self.otherUses)
  }

  /// `InfoRow(title: L10n.books, value: "\(count)")`: beside a translation stands what people read, whatever shows it.
  func isBesideTitle(_ label: Int, in call: Call) -> Bool {
    guard Self.valueLabels.contains(label, in: structure) else { return false }
    let isMade = structure.startsUppercase(call.callee) || structure.token(call.callee, is: "init")
    return structure.arguments(of: call).contains { other in
      guard let title = other.label, !other.isEmpty, Self.rowTitles.contains(title, in: structure),
        isMade || !structure.token(title, is: "name")
      else { return false }
      return file.isLocalizedText(other.expression)
    }
  }

  private static let valueLabels: WordSet = ["value", "detail", "info", "details", "valueText", "detailText"]
  private static let rowTitles: WordSet = ["title", "label", "name", "text", "titleText", "header"]

  private static let notices: [StaticString] = [
    "banner", "alert", "toast", "hud", "snackbar", "popup", "notification", "dialog", "actionsheet", "tooltip",
  ]
  private static let noticeLabels: WordSet = [
    "title", "message", "subtitle", "subTitle", "text", "body", "titleText", "messageText", "detailText",
  ]
  /// What is done with one besides showing it.
  private static let otherUses: [StaticString] = [
    "log", "track", "report", "record", "debug", "mock", "fake", "dismiss", "hide", "remove", "assert", "find", "is",
  ]
}
