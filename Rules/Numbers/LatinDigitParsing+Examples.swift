import RTLRuleKit

/// Texts that somebody else hands on once they are typed, and what is like them but for who wrote it.
extension LatinDigitParsing {
  static let handedTexts: [Example] = [
    """
    struct Order: View {
      @StateObject var model = OrderModel()
      var body: some View { TextField("Amount", text: $model.amount) }
    }
    class OrderModel: ObservableObject {
      @Published var amount = ""
      func send() { pay(⟦Double(amount.filter(\\.isNumber))⟧) }
    }
    """,
    """
    struct SizeForm: View {
      func submitWidth(value: String) { guard let width = ⟦Int(value)⟧ else { return }; frame.width = width }
      var body: some View { TextEditRow(title: "Width", value: width, onSubmit: submitWidth) }
    }
    """,
    "TextEditRow(title: title, onSubmit: { value in delay = ⟦Double(value)⟧ ?? 0 })",
    "TextEditRow(title: title) { frame.width = ⟦Int($0)⟧ ?? 0 }",
    "ask(title, keyboardType: .numberPad, handler: { (days: String) in if let days = ⟦Int(days)⟧ { keep(days) } })",
    "Row(text: text, onTextChange: { [weak self] order in self?.order = ⟦Int(order ?? \"0\")⟧ ?? 0 })",
    """
    struct SizeForm: View {
      func check(_ value: String) -> String? {
        let trimmed = value.trimmingCharacters(in: .whitespaces)
        return ⟦Float(trimmed)⟧ == nil ? L10n.noNumber : nil
      }
      var body: some View { InputRow(title: title, onChange: { check($0) }) }
    }
    """,
    """
    class SizeController: UIViewController {
      func set(width: String) { if let width = ⟦Int(width)⟧ { frame.width = width } }
      func done() { set(width: widthField.text ?? "") }
    }
    """,
    "let limit = ⟦Int(limitRow?.value ?? \"0\")⟧ ?? 0",
    """
    struct SizeForm: View {
      var body: some View {
        let width = Binding(get: { String(frame.width) }, set: { frame.width = ⟦Int($0)⟧ ?? 0 })
        TextField("Width", text: width)
      }
    }
    """,
  ]

  /// Typed on a keyboard of digits, and read elsewhere in the same file.
  static let keyedTexts: [Example] = [
    """
    func textField(_ f: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
      let updated = (f.text as NSString?)?.replacingCharacters(in: range, with: string) ?? string
      return (⟦Double(updated)⟧ ?? 0) < limit
    }
    """,
    """
    struct LimitRow: View {
      @State private var amount = ""
      var body: some View {
        TextField("Limit", text: $amount).onChange(of: amount) { newText in limit = ⟦Int(newText)⟧ ?? 0 }
      }
    }
    """,
    """
    class LimitSection {
      init() { cell.keyboardType = .decimalPad; cell.check = { [weak self] in self?.isValid(text: $0) ?? true } }
      func isValid(text: String) -> Bool { guard let limit = ⟦Int(text)⟧, limit > 0 else { return false }; return true }
    }
    """,
    """
    class LimitCell: UITableViewCell {
      func validateLimit(_ newValue: String) {
        let tidy = newValue.trimmingCharacters(in: .whitespaces)
        guard let limit = ⟦Int(tidy)⟧ else { return show(error) }
        onLimit?(limit)
      }
    }
    class LimitFieldView: UIView { func setUp() { inputTextField.keyboardType = .numberPad } }
    """,
    """
    class DoseController: TextFieldTableViewController {
      var dose: Double? { guard let value = value, let dose = ⟦Double(value)⟧ else { return nil }; return dose }
      func setUp() { keyboardType = .decimalPad }
    }
    """,
    """
    struct InputRow: View {
      @Binding var item: Item
      var body: some View { TextField(title, text: $item.input).keyboardType(.numberPad) }
    }
    class Form { func check() { if let port = ⟦Int(limit.input)⟧ { limit.error = nil; keep(port) } } }
    """,
    """
    class LimitController: UIViewController {
      var entered: String { limitField.text ?? "" }
      func save() {
        let limit = entered.trimmingCharacters(in: .whitespaces)
        guard !limit.isEmpty, let number = ⟦Int(limit)⟧ else { return }
        keep(number)
      }
    }
    """,
  ]

  static let otherTexts: [Example] = [
    "let lines = CGFloat(noteField.text!.filter { $0 == \"\\n\" }.count)",
    "let words = Double(noteField.text!.trimmingCharacters(in: .whitespaces).count)",
    """
    struct Order: View {
      @StateObject var model = OrderModel()
      var body: some View { TextField("Name", text: $model.name) }
    }
    class OrderModel: ObservableObject {
      @Published var name = ""
      @Published var amount = ""
      func send() { pay(Double(amount)) }
    }
    """,
    "PickerRow(title: title, keyboardType: .default, onChange: { id in index = Int(id) ?? 0 })",
    "EditRow(onChange: { value in width = Int(value) })",
    "let parts = line.components(separatedBy: \":\").map { Int($0)! }",
    "SettingsPicker(onSubmit: { value in delay = Double(value) ?? 0 })", "load { text in count = Int(text) ?? 0 }",
    """
    struct SizeForm: View {
      func submit(value: String) { guard let width = Int(value) else { return }; frame.width = width }
      var body: some View { ChoiceRow(title: "Width", onSubmit: submit); TextEditRow(onSubmit: rename) }
    }
    """,
    "Picker(title, selection: Binding(get: { String(index) }, set: { index = Int($0) ?? 0 }))",
    "let limit = Int(limitRow.value ?? 0)!", "EditRow(valueFormat: { value in Int(value) == nil ? value : L10n.size })",
    "HexField(onCommit: { hex in color = Int(hex) ?? 0 })",
    """
    struct LimitRow: View {
      @State private var choice = ""
      var body: some View { Picker("Limit", selection: $choice).onChange(of: choice) { limit = Int($0) ?? 0 } }
    }
    """,
    "class LimitSection { func isValid(text: String) -> Bool { guard let n = Int(text) else { return false }; return n > 0 } }",
    """
    class LimitSection {
      func setUp() { cell.keyboardType = .decimalPad }
      func decode(text: String) { limit = Int(text) ?? 0 }
      func load(from response: String) { limit = Int(response) ?? 0 }
      func isValid(text: Substring) -> Bool { guard let limit = Int(text) else { return false }; return limit > 0 }
      func parse(text: String) -> Float? {
        if let number = formatter.number(from: text) { return number.floatValue }
        return Float(text) ?? 0
      }
    }
    """,
    """
    class LimitController: UIViewController {
      var entered: String { limitField.text ?? "" }
      func save() { keep(entered); let count = Int(rows) }
    }
    """,
  ]
}
