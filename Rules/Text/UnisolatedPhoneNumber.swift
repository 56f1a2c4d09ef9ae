import RTLRuleKit
import RTLSyntax

struct UnisolatedPhoneNumber: Rule {
  let id = "unisolated_phone_number"
  let summary = "A phone number stands in a text that runs from right to left"
  let rationale = """
    Digits run from left to right, but the plus sign, brackets and spaces between them take the direction of the text \
    around them: among Arabic or Hebrew words, or in a label of its own, "+1 (555) 010" comes out as "010 (555) 1+". \
    An isolate keeps the number whole: U+2066 before it and U+2069 behind it.
    """
  let references = [
    "https://www.unicode.org/reports/tr9/",
    "https://developer.apple.com/videos/play/wwdc2016/232/",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "phoneLabel.text = contact.⟦phoneNumber⟧",
    Example(
      "cell.textLabel?.text = \"\\(country.name) (\\(country.⟦phoneCode⟧))\"",
      fixed: "cell.textLabel?.text = \"\\(country.name) (\\u{2066}\\(country.phoneCode)\\u{2069})\""
    ),
    "label.text = country.name + \" \" + country.⟦dialCode⟧",
    Example(
      "codeLabel.text = \"+\\(⟦callingCode⟧)\"",
      fixed: "codeLabel.text = \"\\u{2066}+\\(callingCode)\\u{2069}\""
    ),
    "Text(shop.⟦phoneNumber⟧)",
    "class M { init(phoneNumber: String) { self.phoneNumber = phoneNumber } }; func f(m: M) { label.text = m.⟦phoneNumber⟧ }",
  ]
  let good: [Example] = [
    "phoneLabel.text = \"\\u{2066}\\(contact.phoneNumber)\\u{2069}\"",
    "label.text = String.localizedStringWithFormat(NSLocalizedString(\"Call %@\", comment: \"\"), contact.phoneNumber)",
    "label.text = L10n.call(contact.phoneNumber)", "Text(\"Call \\(contact.phoneNumber)\")",
    "phoneLabel.text = formatter.string(from: contact.phoneNumber)",
    "phoneLabel.semanticContentAttribute = .forceLeftToRight; phoneLabel.text = contact.phoneNumber",
    "Text(contact.phoneNumber).environment(\\.layoutDirection, .leftToRight)",
    "let url = URL(string: \"tel:\\(contact.phoneNumber)\")", "print(contact.phoneNumber)",
    "user.phoneNumber = phoneNumber", "titleLabel.text = L10n.phoneNumber",
    "title = NSLocalizedString(phoneNumber, comment: \"\")",
    "phoneLabel.text = contact.phoneNumber.isolated", "phoneLabel.isHidden = contact.phoneNumber == nil",
    "func show(phoneNumber: String) {}", "func f() { if let phone = shop.phoneNumber { label.text = phone.isolated } }",
    "request.phoneNumber = \"+\\(dialCode)\\(number)\"",
    "placeholderLabel.text = Strings.phoneNumber",
    "Text(country.name); let all = [Country(phoneCode: \"61\")]; label.text = row(phoneCode: \"61\")",
    "phoneField.text = Digits.own(phoneNumber)",
    """
    class Model: ObservableObject { @Published var phone = ""; func load() { phone = user.phoneNumber ?? "" } }
    struct Form: View { @StateObject var model = Model(); var body: some View { TextField("Phone", text: $model.phone) } }
    """,
  ]

  let triggers: [Trigger] = [
    .word("phoneNumber"), .word("phoneCode"), .word("dialCode"), .word("dialingCode"), .word("callingCode"),
    .word("countryCallingCode"), .word("phoneNumberString"), .word("formattedPhoneNumber"), .word("mobileNumber"),
    .word("telephoneNumber"),
  ]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    let whole = structure.operand(around: site.index)
    guard structure.kind(site.index + 1) != .colon,
      whole.last == site.index || whole.last == site.index + 1 && structure.kind(whole.last) == .exclamation,
      !site.file.isLocalizedText(whole), isShownAsItIs(whole, site), !site.isInLeftToRightIsland
    else { return nil }
    return Finding(
      site.range,
      "its plus sign and brackets jump to the other side in right-to-left text; isolate it with \\u{2066} and \\u{2069}",
      fix: fix(whole, structure)
    )
  }

  /// A translation with a placeholder isolates what it is completed with.
  private func isShownAsItIs(_ whole: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    switch structure.place(of: whole) {
    case .interpolated(let start):
      guard let quote = structure.opening(around: start) else { return false }
      let marks: [StaticString] = ["u{20", "\u{2066}", "\u{2068}", "\u{200E}"]
      return !marks.contains { structure.holds($0, inStringAt: quote) } && site.audience(ofStringAt: quote) == .plain
    case .argument(let call, _):
      let isFormat = structure.token(call.callee, isAnyOf: "String", "NSString", "localizedStringWithFormat", "init")
      return !isFormat && !site.file.isLocalizedText(structure.operand(around: call.callee))
        && site.audience(of: whole) == .plain && !site.isEdited(structure.operand(around: call.callee))
    // `self.phoneNumber = phoneNumber` keeps it for whoever shows it.
    case .assigned(let name) where structure.isSameText(name, site.index): return false
    case .assigned, .operand, .returned: return site.audience(of: whole) == .plain && !site.isEdited(whole)
    default: return false
    }
  }

  /// An interpolation, with the plus sign before it.
  private func fix(_ whole: Expression, _ structure: Structure) -> Fix? {
    guard case .interpolated(let open) = structure.place(of: whole) else { return nil }
    let close = structure.end(ofGroup: open)
    guard close < structure.tokens.count else { return nil }
    var start = Int(structure.tokens[open].start)
    if structure.kind(open - 1) == .stringText, structure.source[start - 1] == UInt8(ascii: "+") { start -= 1 }
    let end = Int(structure.tokens[close].end)
    return Fix(
      .unsafe,
      "isolate",
      [Edit(ByteRange(start, start), "\\u{2066}"), Edit(ByteRange(end, end), "\\u{2069}")]
    )
  }
}
