import RTLRuleKit
import RTLSyntax

struct LatinDigitParsing: Rule {
  let id = "latin_digit_parsing"
  let summary = "What a person types is read as a number only if the digits are Latin"
  let rationale = """
    Arabic, Persian and Hindi keyboards type digits of their own. `Int("٣")` and `Double("٣٫٥")` are nil, and so are \
    numbers with a comma for the decimal point: the field seems broken to whoever counts that way. A number formatter \
    and the parsing initializers read what the person's language writes. What a formatter has written for a person is \
    nil there as well, and unwrapping it by force is a crash.
    """
  let references = [
    "https://developer.apple.com/documentation/swift/int/init(_:format:lenient:)",
    "https://developer.apple.com/documentation/foundation/numberformatter/number(from:)",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "let amount = ⟦Double(amountField.text ?? \"\")⟧",
    "if let count = ⟦Int(countTextField.text!)⟧ { save(count) }",
    "guard let text = ageField.text, let age = ⟦Int(text)⟧ else { return }",
    "let tip = ⟦Decimal(string: tipInput.stringValue)⟧",
    "let entered = speedField.text?.trimmingCharacters(in: .whitespaces); rate = ⟦Float(entered ?? \"\")⟧ ?? 1",
    """
    func textField(_ f: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
      return string.isEmpty || ⟦Int(string)⟧ != nil
    }
    """,
    """
    func textField(_ f: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
      CharacterSet(charactersIn: ⟦"0123456789"⟧).isSuperset(of: CharacterSet(charactersIn: string))
    }
    """,
    """
    enum Clock {
      static let year: DateFormatter = {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("yyyy")
        return formatter
      }()
    }
    let year = ⟦Int(Clock.year.string(from: now))⟧!
    """,
  ]
  let good: [Example] = [
    "let count = try? Int(countField.text ?? \"\", format: .number)",
    "let amount = formatter.number(from: amountField.text ?? \"\")",
    "let count = Int(\"3\")",
    "let width = Int(label.text!.count)",
    "let size = CGFloat(field.text?.count ?? 0)",
    "let port = Int(components.port)",
    "let version = Int(response.text)",
    "let row = Int(node.text) ?? 0",
    "let count = Int(field.text.count)",
    "let digits = CharacterSet(charactersIn: \"0123456789\")",
    "let hex = Int(hexField.text ?? \"\", radix: 16)",
    "func f() { let text = field.text; log(text); let n = Int(count) }",
    "let amount = Double(amountField.doubleValue)",
    "let value = Double(slider.stringValue)",
    "let text = String(countField.text ?? \"\")",
    "let month = Int(calendar.component(.month, from: now))", "let year = Int(Clock.year.string(from: now))",
    """
    enum Clock {
      static let year: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        return formatter
      }()
    }
    let year = Int(Clock.year.string(from: now))!
    """,
    "class DebugMenu: UIViewController { func f() { count = Int(countField.text ?? \"\") } }",
  ]

  let triggers: [Trigger] = [
    .word("text"), .word("stringValue"), .word("string"), .word("shouldChangeCharactersIn"), .text("0123456789"),
    .text("0123456789."),
  ]

  func check(_ site: Site) -> Finding? {
    guard let finding = found(site) else { return nil }
    // Who types into a screen for developers has Latin digits at hand.
    return site.severityOfText == nil ? finding : nil
  }

  private func found(_ site: Site) -> Finding? {
    let structure = site.structure
    if structure.kind(site.index) == .stringText { return refused(site) }
    if site.is("shouldChangeCharactersIn") { return replaced(site) }
    if site.is("string") { return written(site) }
    guard structure.isMember(site.index) else { return nil }
    guard let call = parsing(around: site.index, structure) else { return followed(site) }
    return isTyped(site.index, site) ? finding(call, site) : nil
  }

  /// `guard let text = field.text, let count = Int(text)`
  private func followed(_ site: Site) -> Finding? {
    let structure = site.structure
    let value = structure.operand(around: site.index)
    guard structure.kind(value.first - 1) == .equal || structure.kind(value.first - 1) == .leftParen,
      case .initial(let declaration) = structure.place(of: value), isTyped(site.index, site)
    else { return nil }
    let name = Int(structure.declarations[declaration].name)
    let word = structure.tokens[name].name
    for use in value.last + 1..<min(value.last + Self.reach, structure.tokens.count)
    where structure.tokens[use].name == word && structure.kind(use) == .identifier {
      guard !structure.isMember(use), site.file.declaration(of: use) == declaration else { continue }
      if let call = parsing(around: use, structure) { return finding(call, site) }
    }
    return nil
  }

  private static let reach = 400

  /// `func textField(_:shouldChangeCharactersIn:replacementString:)`: what is typed is one of its parameters.
  private func replaced(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let open = structure.opening(around: site.index), structure.opensParameters(open),
      let typed = structure.elements(ofGroup: open).last.map({ $0.start }), let name = parameter(at: typed, structure)
    else { return nil }
    let word = structure.tokens[name].name
    let start = structure.end(ofGroup: open)
    for use in start..<min(start + Self.reach, structure.tokens.count)
    where structure.tokens[use].name == word && structure.kind(use) == .identifier && !structure.isMember(use) {
      if let call = parsing(around: use, structure) { return finding(call, site) }
    }
    return nil
  }

  /// The inner name of `replacementString string: String`.
  private func parameter(at start: Int, _ structure: Structure) -> Int? {
    (start..<min(start + 3, structure.tokens.count)).first { structure.kind($0 + 1) == .colon }
  }

  /// `CharacterSet(charactersIn: "0123456789")` where typed characters are let in.
  private func refused(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let call = structure.call(around: site.index - 1), let label = structure.arguments(of: call).first?.label,
      structure.token(label, is: "charactersIn"), let function = site.enclosingFunctionName,
      structure.kind(function + 1) == .leftParen, structure.token(function, isAnyOf: "textField", "textView")
    else { return nil }
    let end = min(structure.end(ofGroup: function + 1), function + 40)
    guard
      (function..<end).contains(where: {
        structure.token($0, isAnyOf: "shouldChangeCharactersIn", "shouldChangeTextIn")
      })
    else { return nil }
    return Finding(structure.range(site.index - 1, through: site.index + 1), refusal)
  }

  /// `Int(…)` or `Decimal(string: …)` that a name stands in with nothing else but what makes it no optional.
  func parsing(around name: Int, _ structure: Structure, isWhole: Bool = false) -> Call? {
    guard let inner = structure.opening(around: name), structure.kind(inner) == .leftParen,
      let open = structure.list(around: name), Self.parsers.contains(open - 1, in: structure),
      !structure.isMember(open - 1),
      let call = structure.call(at: open), let argument = structure.arguments(of: call).first,
      structure.arguments(of: call).count == 1,
      argument.label.map({ structure.token($0, is: "string") }) ?? true
    else { return nil }
    let operand = structure.operand(around: name)
    guard operand.first == argument.start, isWhole || self.isWhole(operand, behind: name, structure)
    else { return nil }
    let next = operand.last + 1
    return next == argument.end || structure.token(next, is: "??") ? call : nil
  }

  /// Whether nothing but `?`, `!` or a trimming follows: `field.text!.count` is no text.
  private func isWhole(_ operand: Expression, behind name: Int, _ structure: Structure) -> Bool {
    var last = name + 1
    while structure.kind(last) == .postfixQuestion || structure.kind(last) == .exclamation { last += 1 }
    if last > operand.last { return true }
    return structure.token(last + 1, isAnyOf: "trimmingCharacters", "replacingOccurrences")
  }

  /// Whether a text is what a person has put into a field.
  private func isTyped(_ name: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let receiver = structure.receiverName(ofMember: name) else { return false }
    if structure.name(receiver, holdsAnyOf: ["hex", "slider", "port"]) { return false }
    if structure.name(receiver, endsWithAnyOf: ["field", "textfield", "input", "searchbar", "tf"]) { return true }
    guard let type = site.file.type(ofName: receiver) else { return false }
    return Self.fields.contains { TypeKey($0) == type }
  }

  private static let parsers: WordSet = [
    "Int", "Double", "Float", "Decimal", "CGFloat", "Int64", "Int32", "UInt", "NSDecimalNumber",
  ]
  private static let fields = ["UITextField", "UITextView", "NSTextField", "UISearchBar", "UISearchTextField"]

  private func finding(_ call: Call, _ site: Site) -> Finding {
    let end = min(site.structure.end(ofGroup: call.open), site.structure.tokens.count - 1)
    return Finding(site.structure.range(call.callee, through: end), message)
  }

  private let message =
    "digits of other keyboards are not read, Int(\"٣\") is nil; use a NumberFormatter or Int(text, format: .number)"
  private let refusal =
    "the digits of Arabic and other keyboards are refused; use CharacterSet.decimalDigits and a NumberFormatter"
}
