import RTLSyntax

/// Texts that come up before a person's eyes on their own, by whatever library.
extension AudienceReader {
  /// `FloatingBanner(title: "…")`, `showToast(message: "…")`
  func isNotice(_ label: Int, of callee: Int) -> Bool {
    Self.noticeLabels.contains(label, in: structure) && structure.name(callee, endsWithAnyOf: Self.notices)
      && !structure.name(callee, holdsAnyOf: Self.otherUses)
  }

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
