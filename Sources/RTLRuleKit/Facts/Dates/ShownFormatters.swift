import RTLSyntax

/// Formatters that are constants of a type, and show what they write in whatever file: `label.text =
/// DateFormatter.due.string(from: day)`.
extension DisplaySurvey {
  mutating func noteFormatter(writingBy method: Int) {
    guard structure.token(method, is: "string"), structure.token(method + 2, is: "from"),
      let constant = structure.receiverName(ofMember: method), structure.kind(constant + 1) == .period,
      let type = structure.receiverName(ofMember: constant), structure.startsUppercase(type),
      !structure.token(type, is: "Self")
    else { return }
    noteDisplayed(Self.key(structure.wideName(type), Self.writing(structure.wideName(constant))))
  }

  /// The key of a formatter, which is not that of what is shown under its name.
  static func writing(_ constant: UInt64) -> UInt64 { constant ^ 0x19C7_5D02_A6F3_4E8B }
}

extension LintedFile {
  /// Whether what the constant writes that is made here is seen to be shown, in whatever file.
  package func isShownElsewhere(formatterMadeAt index: Int) -> Bool {
    guard let constant = name(ofFormatterMadeAt: index) ?? nameOfBody(around: index),
      let owner = structure.typeName(around: constant)
    else { return false }
    return project.displays(
      member: DisplaySurvey.writing(structure.wideName(constant)),
      of: structure.wideName(owner)
    )
  }
}
