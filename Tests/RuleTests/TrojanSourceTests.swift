import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

/// Swift in the manner of "Trojan Source: Invisible Vulnerabilities" (Boucher, Anderson 2021), and beside each attack
/// what people who write Arabic, Hebrew or Persian have in their sources for good reasons. All of it written here.
@Suite struct TrojanSourceTests {
  static let lre = "\u{202A}", rle = "\u{202B}", pdf = "\u{202C}", lro = "\u{202D}", rlo = "\u{202E}"
  static let lri = "\u{2066}", rli = "\u{2067}", fsi = "\u{2068}", pdi = "\u{2069}"

  private func findings(in code: String, path: String = "Example.swift") -> [Finding] {
    guard let cataloged = allRules.first(where: { $0.rule.id == "trojan_source" }) else { return [] }
    return lint(Source(code), with: cataloged.rule, path: path)
  }

  /// An attack by its name, its source, and how loud the rule is.
  struct Attack: CustomTestStringConvertible, Sendable {
    var name: String
    var code: String
    var severity = Severity.error
    var testDescription: String { name }
  }

  static let attacks = [
    Attack(name: "early return", code: "/* Takes the sum from the account \(rli)*/ return\naccount.take(sum)"),
    Attack(name: "early return by an embedding", code: "/* Takes the sum \(rle)*/ return"),
    Attack(name: "early return by an isolate of its first letter", code: "/* Takes the sum \(fsi)א*/ return"),
    Attack(
      name: "early return at the end of a documentation comment",
      code: "/**\n Takes the sum from the account.\n \(rli) */ return"
    ),
    Attack(
      name: "commenting out",
      code:
        "/*\(rlo) } \(lri)if isAdmin {\(pdi) \(lri) only for admins */\nopenSafe()\n/* end only for admins \(rlo) { \(lri)*/"
    ),
    Attack(
      name: "commenting out on one line of many",
      code: "/*\n The check:\n\(rlo) } \(lri)if isAdmin {\(pdi) \(lri) only for admins */"
    ),
    Attack(
      name: "commenting out with nested comments and closed isolates",
      code: "/*\n\(rli)/*\(pdi) \(lri)if isAdmin {\(pdi) \(rli)*/\(pdi)\n*/"
    ),
    Attack(name: "commenting out with a closed override", code: "/* \(rlo)} nimdAsi fi\(pdf) */"),
    Attack(
      name: "stretched string",
      code: "if role != \"user\(rlo) \(lri)// checked by the server\(pdi) \(lri)\" { open() }"
    ),
    Attack(name: "stretched string in a raw literal", code: "let role = #\"user\(rlo) \(lri)// checked\(pdi)\"#"),
    Attack(
      name: "stretched string in a literal in an interpolation",
      code: "let text = \"\\(role(\"user\(rli) // it\"))\""
    ),
    Attack(name: "stretched string over an interpolation", code: "let text = \"user\(rli) \\(isAdmin ? 1 : 2) // it\""),
    Attack(
      name: "stretched string in a multi-line literal",
      code: "let text = \"\"\"\n  user\(rlo) \\(role)\n  \"\"\""
    ),
    Attack(name: "stretched regular expression", code: "let role = /user\(rlo)nimda/"),
    Attack(name: "an isolate that hides an override", code: "let role = \"\(lri)user \(rlo)nimda\""),
    Attack(
      name: "an embedding that an isolate keeps from closing",
      code: "let role = \"\(rle)a\(lri)b\(pdf)c\(pdi)d\""
    ),
    Attack(name: "a close on the next line", code: "/* \(rli)a\n\(pdi) */ /* \(rli)*/ return"),
    Attack(name: "a close behind a paragraph separator", code: "let role = \"\(rli)a\u{2029}b\(pdi)\""),
    Attack(
      name: "more open runs than any display keeps apart",
      code: "/* " + String(repeating: rle, count: 130) + String(repeating: pdf, count: 130) + " */ return"
    ),
    Attack(name: "a control as part of a name", code: "let \(rlo)nimdAsi = true"),
    Attack(name: "a control as a name", code: "let \(rli) = true"),
    Attack(name: "a control in quoted names", code: "func `is\(rlo)Admin`() {}"),
    Attack(name: "an invisible function: zero-width space", code: "func check\u{200B}Rights() {}"),
    Attack(name: "an invisible function: word joiner", code: "func check\u{2060}Rights() {}"),
    Attack(name: "an invisible function: non-joiner in a Latin name", code: "func check\u{200C}Rights() {}"),
    Attack(name: "an invisible function: joiner at the end", code: "func checkRights\u{200D}() {}"),
    Attack(name: "an invisible function: soft hyphen", code: "func check\u{AD}Rights() {}"),
    Attack(name: "an invisible function: Arabic letter mark", code: "func check\u{61C}Rights() {}"),
    Attack(name: "an invisible function: Hangul filler", code: "func checkRights\u{3164}() {}"),
    Attack(name: "an invisible function: a name of nothing", code: "let \u{3164} = backdoor"),
    Attack(name: "an invisible function: tag characters", code: "func checkRights\u{E0041}() {}"),
    Attack(name: "an invisible function: variation selector", code: "func checkRights\u{FE0E}() {}"),
    Attack(name: "a joiner at the end of a Persian name", code: "let نام\u{200C} = 1"),
    Attack(name: "a homoglyph: alef for l", code: "func tota\u{627}() {}"),
    Attack(name: "a homoglyph: vav for l", code: "func \u{5D5}ogin() {}"),
    Attack(name: "a homoglyph: samekh for o", code: "func l\u{5E1}gin() {}"),
    Attack(name: "a homoglyph: Arabic digit one for l", code: "func tota\u{661}() {}"),
    Attack(name: "a line comment out of order", code: "check() // \(rlo)skcehc", severity: .error),
    Attack(name: "an open isolate in a line comment", code: "check() // \(rli)שלום, checks", severity: .warning),
    Attack(name: "an open embedding in a documentation comment", code: "/// \(rle)تتحقق", severity: .warning),
    Attack(name: "an open embedding within a block comment", code: "/*\n \(rle)تتحقق\n*/ check()", severity: .warning),
    Attack(name: "in code no compiler reads", code: "#if false\n/* \(rli)*/ check()\n#endif"),
    Attack(name: "in the first comment", code: "/*\(rlo)*/"),
    Attack(name: "behind the last token", code: "check() /*\(rlo)*/"),
    Attack(name: "in a literal that breaks off", code: "let text = \"\(rli)a"),
  ]

  @Test(arguments: attacks)
  func `an attack is seen`(_ attack: Attack) {
    let found = findings(in: attack.code)
    #expect(!found.isEmpty)
    #expect(found.map { $0.severity ?? .error }.max() == attack.severity)
  }

  struct Twin: CustomTestStringConvertible, Sendable {
    var name: String
    var code: String
    var testDescription: String { name }
  }

  static let twins = [
    Twin(name: "Arabic in a comment", code: "// يتحقق من صلاحيات المستخدم (admin) قبل الفتح\ncheck()"),
    Twin(name: "Hebrew in a block comment before code", code: "/* בודק הרשאות */ check()"),
    Twin(name: "Hebrew at both ends of a block comment", code: "/* אב if isAdmin { גד */ return"),
    Twin(name: "Persian documentation with non-joiners", code: "/// خانه‌های کاربر را نشان می‌دهد.\nfunc show() {}"),
    Twin(name: "Arabic in a literal with code behind it", code: "label.text = \"مرحبا\" // greeting"),
    Twin(name: "an isolated name in a literal", code: "let text = \"\(fsi)\\(name)\(pdi) joined\""),
    Twin(name: "an isolate around an interpolation of a literal", code: "let text = \"\(rli)\\(f(\"a\"))\(pdi)\""),
    Twin(name: "isolates in each other", code: "let text = \"\(rli)א \(lri)a \(fsi)b\(pdi)\(pdi) ג\(pdi)\""),
    Twin(name: "a closed isolate in a comment", code: "/* The word \(rli)שלום!\(pdi) comes first. */ return"),
    Twin(name: "a closed embedding in a comment", code: "// \(rle)שלום!\(pdf) comes first"),
    Twin(name: "an isolate that closes an embedding in it", code: "let text = \"\(lri)a \(rle)ב\(pdi)\""),
    Twin(
      name: "an isolate on each line of a literal",
      code: "let text = \"\"\"\n  \(rli)א\(pdi)\n  \(rli)ב\(pdi)\n  \"\"\""
    ),
    Twin(name: "closes that close nothing", code: "let text = \"a\(pdf)b\(pdi)\" // \(pdi)"),
    Twin(
      name: "marks in a literal",
      code: "let dial = \"\u{200E}+972\u{200E}\", end = \"!\u{200F}\", arabic = \"\u{61C}5\""
    ),
    Twin(name: "marks in a comment", code: "// סוגריים (א)\u{200F}.\ncheck()"),
    Twin(name: "escapes, which everybody sees", code: "let open = \"\\u{202E}\\u{2066}\", raw = #\"\\#u{202B}\"#"),
    Twin(
      name: "a set of what to strip",
      code: "let bad = CharacterSet(charactersIn: \"\\u{202A}\\u{202B}\\u{202D}\\u{202E}\")"
    ),
    Twin(name: "a Persian name with a non-joiner", code: "let می‌خواهم = 1, نامه‌ها۲ = 2"),
    Twin(name: "an Urdu name", code: "let صارف_کا_نام = \"علی\""),
    Twin(name: "a Kurdish name", code: "func پەیوەندی() {}"),
    Twin(name: "a Hebrew name beside Latin words", code: "let titleבעברית = 1, test_שלום_rtl = 2"),
    Twin(name: "an Arabic test name in backticks", code: "func `الاسم مع name و \u{645}\u{6CC}\u{200C}\u{631}`() {}"),
    Twin(name: "a name of one Arabic letter", code: "let ا = 1, و = 2, x2 = 3"),
    Twin(name: "a name of look-alikes alone", code: "let סוסו = \"סוסו\", اه = 1"),
    Twin(name: "Devanagari with a joiner", code: "let क्‍ष = 1"),
    Twin(name: "emoji with joiners as a name", code: "let 👩‍💻 = 1, 🏳️‍🌈 = 2, 🏴󠁧󠁢󠁳󠁣󠁴󠁿 = 3"),
    Twin(name: "emoji with joiners in a literal and a comment", code: "let a = \"👨‍👩‍👧\" // 🧑‍🚀"),
    Twin(name: "zero-width spaces in a literal", code: "let text = \"a\u{200B}b\u{2060}c\u{FEFF}\u{AD}\""),
    Twin(name: "a byte order mark", code: "\u{FEFF}let a = 1"),
    Twin(name: "curly quotes and dashes in a comment", code: "// “Trojan” – ‘source’ … ‹a›"),
    Twin(name: "a look-alike in a literal", code: "let text = \"totaا\" // loginו"),
  ]

  @Test(arguments: twins)
  func `a harmless twin is left alone`(_ twin: Twin) {
    let found = findings(in: twin.code)
    #expect(found.isEmpty, "found \(found.map(\.message))")
  }

  @Test func `what no compiler reads hides nothing`() throws {
    let rule = try #require(allRules.first { $0.rule.id == "trojan_source" }).rule
    let name = Array("let user\u{200B} = 1".utf8)
    #expect(lint(Source(name + [0x00]), with: rule).count == 1)
    #expect(lint(Source(name + [0xFF]), with: rule).isEmpty)
    #expect(lint(Source([0xC3] + name), with: rule).isEmpty)
  }

  @Test(arguments: attacks)
  func `an attack is seen wherever it stands`(_ attack: Attack) {
    for path in ["AppTests/CartTests.swift", "L10n.generated.swift", "Preview Content/A.swift"] {
      #expect(!findings(in: attack.code, path: path).isEmpty)
    }
  }

  @Test(arguments: attacks)
  func `a fix leaves nothing hidden and the text the same`(_ attack: Attack) {
    let fixes = findings(in: attack.code).compactMap(\.fix)
    guard !fixes.isEmpty else { return }
    let fixed = applying(fixes, to: attack.code)
    #expect(findings(in: fixed).isEmpty)
    #expect(fixes.allSatisfy { $0.safety == .safe })
    let controls = attack.code.unicodeScalars.filter { HiddenCharacter.isDirectionControl($0.value) }
    let escaped = HiddenCharacters.find(in: Source(fixed)).filter(\.isEscaped).map(\.value)
    #expect(controls.map(\.value) == escaped)
  }
}

@Suite struct HiddenCharacterTests {
  @Test(arguments: [0, 1, 12, 13, 14, 15, 16, 17, 31, 32, 33])
  func `characters are found at every distance from the start`(_ distance: Int) {
    for (text, value) in [("\u{202E}", 0x202E), ("\u{61C}", 0x61C), ("\\u{2069}", 0x2069), ("\u{E0041}", 0xE0041)] {
      let code = String(repeating: "x", count: distance) + text + "y"
      let found = HiddenCharacters.find(in: Source(code))
      #expect(found.map { Int($0.value) } == [value])
      #expect(found.map(\.range) == [ByteRange(distance, distance + text.utf8.count)])
    }
  }

  @Test(arguments: [
    "let plain = \"a\\n\\\"b\\(c)\"", "// “quotes” – ümlauts, 中文, émoji 🎉, עברית, العربية", "\\\\u{202E}", "\\u{20}",
    "\\u{202E", "\u{FEFF}x", "",
  ])
  func `nothing else is hidden`(_ code: String) {
    #expect(HiddenCharacters.find(in: Source(code)).isEmpty)
  }

  @Test func `broken bytes are no characters`() {
    let bytes: [UInt8] = [0xE2, 0x80, 0xE2, 0x81, 0xF3, 0xA0, 0xEF, 0xBB, 0xC2, 0xE2, 0x80, 0xAE, 0xE2]
    #expect(HiddenCharacters.find(in: Source(bytes)).map(\.range) == [ByteRange(9, 12)])
  }

  @Test func `escapes alone do not make a file worth reading`() {
    #expect(!HiddenCharacters.exist(in: Source("let a = \"\\u{202E}\"")))
    #expect(HiddenCharacters.exist(in: Source("let a = \"\u{202E}\"")))
  }
}
