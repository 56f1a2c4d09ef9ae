import RTLRuleKit
import RTLSyntax

struct StaticDigits: Rule {
  let id = "static_digits"
  let summary = "Digits written into a text that is translated"
  let rationale = """
    A number typed into a localized text keeps its Latin digits, unless every translator types it anew, and the plural \
    around it is fixed too. Put in when the app runs, it has the digits of the reader: \
    "substitute the number at run time" (Get it right (to left)). Off by default, since most digits in texts are names \
    such as 2FA and MP3.
    """
  let references = ["https://developer.apple.com/videos/play/wwdc2022/10107/"]
  let severity = Severity.info
  let isOnByDefault = false

  let bad: [Example] = [
    "label.text = String(localized: \"This app opens ⟦3⟧ kinds of files.\")",
    "Text(\"Choose up to ⟦10⟧ photos\")",
    "label.text = NSLocalizedString(\"Try again in ⟦30⟧ seconds\", comment: \"\")",
    "let key = LocalizedStringKey(\"⟦5⟧ stars\")",
  ]
  let good: [Example] = [
    "label.text = String(localized: \"This app opens \\(3) kinds of files.\")",
    "Text(\"Use 2FA to sign in\")",
    "Text(\"Version 2.1 is here\")",
    "label.text = NSLocalizedString(\"step.2.title\", comment: \"\")",
    "label.text = NSLocalizedString(\"%1$@ of %2$@\", comment: \"\")",
    "Text(verbatim: \"3 files\")",
    "print(\"3 files\")",
    "Text(\"Open 24/7 for you\")",
    "let name = \"3 files\"",
    "Text(\"Item #4 is gone\")",
    "Text(\"3\")",
    "Image(\"photo 3\")",
  ]

  let triggers: [Trigger] = [.string]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index + 1) == .stringText else { return nil }
    let texts = structure.texts(ofStringAt: site.index)
    guard let digits = texts.lazy.compactMap({ standaloneNumber(in: $0, structure) }).first,
      texts.contains(where: { structure.wordCount(in: $0) > 0 }),
      texts.contains(where: { structure.source[$0].contains(UInt8(ascii: " ")) }), isTranslated(site)
    else { return nil }
    return Finding(digits, "these digits stay Latin in every language; put the number in as a value")
  }

  private func isTranslated(_ site: Site) -> Bool {
    let structure = site.structure
    if case .argument(let call, let argument) = structure.place(of: structure.operand(around: site.index)),
      structure.token(call.callee, is: "NSLocalizedString")
    {
      return argument.label == nil
    }
    return site.audience(ofStringAt: site.index) == .localizedKey
  }

  /// A number with nothing but spaces or the end of a sentence around it.
  private func standaloneNumber(in text: ByteRange, _ structure: Structure) -> ByteRange? {
    let source = structure.source
    var offset = text.start
    while offset < text.end {
      guard isDigit(source[offset]) else {
        offset += 1
        continue
      }
      let start = offset
      while offset < text.end, isDigit(source[offset]) { offset += 1 }
      let isFirst = start == text.start || source[start - 1] == UInt8(ascii: " ")
      if isFirst, offset < text.end, source[offset] == UInt8(ascii: " ") { return ByteRange(start, offset) }
    }
    return nil
  }

  private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
