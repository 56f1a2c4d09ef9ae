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

  let bad: [Example] =
    [
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
      "class CountField: NSTextField { var count: Int { ⟦Int(stringValue)⟧ ?? 0 } }",
      """
      struct Order: View {
        @State private var amount = ""
        var body: some View { TextField("Amount", text: $amount); Button("Pay") { pay(⟦Double(amount)⟧ ?? 0) } }
      }
      """,
      "guard let text = nonceField.text, let nonce = ⟦BigUInt(text)⟧ else { return }",
      """
      struct Order: View {
        @State private var amount = ""
        var body: some View { AmountStep(amount: $amount); Button("Pay") { pay(⟦Double(amount)⟧ ?? 0) } }
      }
      struct AmountStep: View {
        @Binding var amount: String
        var body: some View { TextField("Amount", text: $amount) }
      }
      """,
      "code = newValue.filter { ⟦\"0123456789\"⟧.contains($0) }",
      """
      class Item {
        static let month: DateFormatter = { let f = DateFormatter(); f.dateFormat = "MM"; return f }()
        func isNow(_ date: Date) -> Bool { ⟦Int(Item.month.string(from: date))⟧! == 3 }
      }
      """,
      "let f = NumberFormatter(); let rounded = ⟦Double(f.string(from: price)!)⟧",
      "codeField.keyboardType = .asciiCapableNumberPad; let code = ⟦Int(codeField.text ?? \"\")⟧",
      "let query = searchText.filter(⟦\"0123456789\"⟧.contains)",
    ] + Self.handedTexts + Self.keyedTexts
  let good: [Example] =
    [
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
      "struct Node: Decodable { var count: Int? { Int(stringValue) } }",
      """
      struct Order: View {
        @State private var name = ""
        let amount: String
        var body: some View { TextField("Name", text: $name); Button("Pay") { pay(Double(amount) ?? 0) } }
      }
      """,
      """
      struct Order: View {
        @State private var amount = ""
        var body: some View { TextField("Amount", text: $amount); Graph { let amount = read(); show(Double(amount)) } }
      }
      """,
      """
      struct Order: View {
        @State private var amount = ""
        var body: some View { AmountStep(amount: $amount); Button("Pay") { pay(Double(amount) ?? 0) } }
      }
      struct AmountStep: View {
        @Binding var amount: String
        var body: some View { Text(amount) }
      }
      """,
      "let bank = Int(parts[0].filter(\"0123456789\".contains))", "let digit = \"0123456789\".randomElement()",
      "let f = NumberFormatter(); f.locale = Locale(identifier: \"en_US_POSIX\"); let n = Double(f.string(from: price)!)",
      "class DebugMenu: UIViewController { func f() { count = Int(countField.text ?? \"\") } }",
    ] + Self.otherTexts

  let triggers: [Trigger] =
    [
      .word("text"), .word("stringValue"), .word("string"), .word("shouldChangeCharactersIn"), .text("0123456789"),
      .text("0123456789."), .word("State"), .word("Published"),
    ] + NumberParsers.names.map { .word($0) }

  func check(_ site: Site) -> Finding? {
    guard var finding = found(site) else { return nil }
    // Who types into a screen for developers has Latin digits at hand.
    guard site.severityOfText == nil else { return nil }
    if hasLatinKeyboard(site) { finding.severity = .info }
    return finding
  }

  private func found(_ site: Site) -> Finding? {
    let structure = site.structure
    if structure.kind(site.index) == .stringText { return refused(site) }
    if site.is("shouldChangeCharactersIn") { return replaced(site) }
    if site.is("string") { return written(site) }
    if site.is("State") { return handedOn(site) }
    if site.is("Published") { return modeled(site) }
    if NumberParsers.contains(site.index, in: structure) { return handed(site) }
    if structure.kind(site.index + 1) == .colon { return bound(site) }
    guard let call = parsing(around: site.index, structure) else { return followed(site) }
    return isTyped(site.index, site) ? finding(call, site) : nil
  }

  static let reach = 400

  /// `Int(…)` or `Decimal(string: …)` that a name stands in with nothing else but what makes it no optional.
  func parsing(around name: Int, _ structure: Structure, isWhole: Bool = false) -> Call? {
    guard let inner = structure.opening(around: name), structure.kind(inner) == .leftParen,
      let open = structure.list(around: name), NumberParsers.contains(open - 1, in: structure),
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
    // `filter(\.isNumber)` lets all digits pass; its `count` is a number already.
    return [last + 1, structure.lastName(endingAt: operand.last)].allSatisfy { member in
      member.map { structure.token($0, isAnyOf: "trimmingCharacters", "replacingOccurrences", "filter") } ?? false
    }
  }

  func finding(_ call: Call, _ site: Site) -> Finding {
    let end = site.structure.last(ofGroup: call.open)
    return Finding(site.structure.range(call.callee, through: end), message)
  }

  private let message =
    "digits of other keyboards are not read, Int(\"٣\") is nil; use a NumberFormatter or Int(text, format: .number)"
}
