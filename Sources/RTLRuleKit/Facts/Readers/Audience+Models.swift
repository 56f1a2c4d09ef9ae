import RTLSyntax

/// Texts that a model keeps until something shows it.
extension AudienceReader {
  /// The type that `.init(…)` makes where its place says it.
  func made(by initializer: Int) -> UInt64? {
    guard structure.isImplicitMember(initializer) else { return nil }
    return file.typeMade(by: structure.operand(around: initializer))?.value
  }

  /// `self.init(title: "…")` and `super.init(title: "…")`: made is the type around, which has what its superclass has.
  func delegating(_ initializer: Int) -> UInt64? {
    guard let receiver = structure.receiverName(ofMember: initializer),
      structure.token(receiver, isAnyOf: "self", "super")
    else { return nil }
    return structure.typeName(around: initializer).map { structure.wideName($0) }
  }

  /// `label.attributedText = .init(string: "…")`, `let title: NSAttributedString = .init(string: "…")`
  func isAttributed(_ initializer: Int) -> Bool {
    if case .assigned(let property) = structure.place(of: structure.operand(around: initializer)),
      structure.name(property, beginsWithWord: "attributed")
    {
      return isSink(property: property)
    }
    guard let type = file.typeMade(by: structure.operand(around: initializer)) else { return false }
    return type == TypeKey("NSAttributedString") || type == TypeKey("NSMutableAttributedString")
  }

  func position(of argument: Argument, in call: Call) -> Int? {
    structure.arguments(of: call).firstIndex { $0.start == argument.start }
  }

  /// `.detail(title: "…", value: "…")`, a case of the project's own, whose second value is shown where the case is matched.
  func isCarried(_ argument: Argument, by call: Call) -> Bool {
    let callee = call.callee
    guard structure.isMember(callee), !structure.startsUppercase(callee), !structure.token(callee, is: "init"),
      !DisplaySurvey.casesOfOthers.contains(callee, in: structure),
      structure.isImplicitMember(callee)
        || structure.receiverName(ofMember: callee).map({ structure.startsUppercase($0) }) ?? false,
      let position = position(of: argument, in: call)
    else { return false }
    return file.project.displays(payloadAt: position, of: structure.wideName(callee))
  }

  /// `Model(heading: { count in "…" })`, where somebody shows what a model's `heading` gives.
  func isGivenByModel(_ closure: Int) -> Bool {
    guard structure.kind(closure - 1) == .colon, let call = structure.call(around: closure),
      structure.startsUppercase(call.callee)
    else { return false }
    let property = structure.wideName(closure - 2)
    return file.project.displays(member: property, of: structure.wideName(call.callee))
      || file.project.displays(member: property)
  }

  /// `ListRow(details: .title("…"))`
  func isTitleOfRow(_ callee: Int) -> Bool {
    guard structure.isImplicitMember(callee), structure.token(callee, isAnyOf: "title", "subtitle", "caption", "badge"),
      case .argument(let call, let argument) = structure.place(of: structure.operand(around: callee))
    else { return false }
    return argument.label != nil && isModelOfView(call.callee)
  }

  /// `Axis(valueFormatter: { value in "…" })`, `DefaultAxisValueFormatter(block: { value, _ in "…" })`: what formats values
  /// does it for people.
  func isFormatter(_ closure: Int) -> Bool {
    guard structure.kind(closure - 1) == .colon else { return false }
    if structure.name(closure - 2, endsWithWord: "formatter") { return !structure.name(closure - 2, holdsWord: "log") }
    return structure.call(around: closure).map { isWriter($0.callee, isTrailing: false) } ?? false
  }

  /// `DefaultAxisValueFormatter { value, _ in "…" }`, `SliderRow(value: $size) { "…" }`: whoever is made with a closure that
  /// gives a text, and writes values or shows what it gives.
  func isWriter(_ type: Int, isTrailing: Bool = true) -> Bool {
    guard structure.startsUppercase(type), !structure.name(type, holdsWord: "log") else { return false }
    if structure.name(type, endsWithAnyOf: ["valueformatter", "axisformatter"]) { return true }
    guard isTrailing else { return false }
    return structure.name(type, endsWithAnyOf: ["marker", "markerview", "tooltip", "tooltipview"])
      || file.project.displays(member: DisplaySurvey.written, of: structure.wideName(type))
  }

  /// `self.count = String(item.count)` where the type is stored or sent: the form the number has there.
  func isEncoded(_ property: Int) -> Bool {
    guard structure.token(property - 2, is: "self"), structure.kind(property + 2) != nil,
      structure.value(at: property + 2).tokens.prefix(40).contains(where: {
        structure.tokens[$0].name == structure.tokens[property].name && structure.isMember($0)
      }),
      let type = structure.typeName(around: property), let found = structure.declaration(namedBy: type)
    else { return false }
    let clause = structure.declarations[found]
    guard clause.hasType else { return false }
    return (Int(clause.typeStart)..<Int(clause.typeEnd)).clamped(to: structure.tokens.indices).contains {
      structure.name($0, endsWithAnyOf: ["codable", "codeable", "encodable"])
    }
  }

  /// `.map { "…" }.bind(to: label.rx.text)`, `.map { "…" }.assign(to: \.text, on: label)`
  func isBoundToView(behind close: Int) -> Bool {
    let end = min(structure.chainEnd(close), close + 40)
    return (close..<max(close, end)).contains { name in
      guard structure.isMember(name), structure.kind(name + 1) == .leftParen,
        structure.token(name, isAnyOf: "bind", "drive", "emit", "assign"),
        let target = structure.firstElement(ofGroup: name + 1), !target.isEmpty, case let property = target.end - 1,
        structure.token(property, isAnyOf: "text", "attributedText", "title", "placeholder", "stringValue")
      else { return false }
      return structure.token(property - 2, isAnyOf: "rx", "reactive")
        || structure.token(name, is: "assign")
          && structure.call(of: name).flatMap { structure.argument("on", of: $0) } != nil
    }
  }

  /// `status.value = "…"`: the text of what others listen to.
  func held(by member: Int, depth: Int) -> Audience {
    guard depth > 0, structure.token(member, is: "value"), let box = structure.receiverName(ofMember: member),
      structure.kind(box) == .identifier
    else { return .unknown }
    return assigned(box, depth: depth - 1)
  }
}
