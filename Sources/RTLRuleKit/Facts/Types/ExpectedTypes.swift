import RTLSyntax

/// What type a member such as `.left` has: it means nothing until its context names it.
extension LintedFile {
  /// The type of a member: of `left` in `NSTextAlignment.left` the one written, of `.left` the one its place asks for.
  package func type(ofMember name: Int) -> TypeKey? {
    if let lastMemberType, lastMemberType.index == name { return recall(lastMemberType.type) }
    let type = remember { findType(ofMember: name) }
    lastMemberType = (name, type)
    return type.answer
  }

  private func findType(ofMember name: Int) -> TypeKey? {
    if structure.isImplicitMember(name) {
      let expression = structure.operand(around: name)
      guard expression.last == name else { return nil }
      let member = Expression(name - 1, name)
      return expectedType(of: member) ?? neighbourType(of: member)
    }
    guard let end = structure.receiverEnd(ofMember: name), structure.kind(end) == .identifier,
      structure.startsUppercase(end)
    else { return nil }
    return TypeKey(value: structure.wideName(structure.chainStart(end), through: end))
  }

  /// The type the place of an expression asks for.
  package func expectedType(of expression: Expression) -> TypeKey? {
    let isElement = structure.isElementOfList(expression)
    switch structure.place(of: expression) {
    case .assigned(let property): return type(ofProperty: property)
    case .initial(let declaration):
      let written = structure.declarations[declaration]
      guard isElement else { return type(ofDeclaration: declaration) }
      return elementType(from: Int(written.typeStart), to: Int(written.typeEnd))
    case .argument(let call, let argument): return type(ofArgument: argument, in: call)
    case .returned(let scope):
      if let chosen = choice(around: expression.first) { return expectedType(of: chosen) }
      return resultType(ofScope: scope)
    case .compared(let other), .pattern(let other): return type(ofOperand: other)
    case .cast(let type):
      let end = structure.endOfType(from: type)
      return isElement ? elementType(from: type, to: end) : structure.typeKey(from: type, to: end)
    case .other: return choice(around: expression.first).flatMap { expectedType(of: $0) }
    case .interpolated, .operand, .dictionary, .index, .condition: return nil
    }
  }

  /// `T` of a written `[T]` or `Set<T>`; a name may stand for a set of options, whose elements have its own type.
  private func elementType(from start: Int, to end: Int) -> TypeKey? {
    if structure.token(start, isAnyOf: "Set", "Array"), structure.token(start + 1, is: "<"), end - 1 > start + 2 {
      return structure.typeKey(from: start + 2, to: end - 1)
    }
    guard structure.kind(start) == .leftSquare else { return structure.typeKey(from: start, to: end) }
    return structure.typeKey(from: start + 1, to: structure.end(ofGroup: start))
  }

  /// The type of the property or variable an expression is assigned to, or read from.
  ///
  /// A receiver whose framework type is known settles it. Otherwise what the project declares under that name counts
  /// before what the frameworks do: an enumeration of the project's own is not Apple's.
  package func type(ofProperty name: Int) -> TypeKey? {
    let receiver = structure.receiverName(ofMember: name)
    if let framework = property(name, ofTypeOf: receiver) { return framework }
    if let own = type(ofName: name) { return own }
    if let framework = FrameworkTypes.property(structure.tokens[name].name) { return framework }
    guard let receiver else { return nil }
    if structure.token(name, is: "alignment"), isParagraphStyle(receiver) { return FrameworkTypes.textAlignment }
    return FrameworkTypes.property(structure.tokens[name].name, ofReceiverNamed: structure.bytes(receiver))
  }

  private func property(_ name: Int, ofTypeOf receiver: Int?) -> TypeKey? {
    // Nobody need wait for the type of what has no such property.
    guard FrameworkTypes.propertyNames.contains(structure.tokens[name].name) else { return nil }
    let isOwn = receiver.map { structure.token($0, is: "self") } ?? !structure.isMember(name)
    let receiverType = isOwn ? frameworkSuperclass(around: name) : receiver.flatMap { type(ofName: $0) }
    guard let receiverType else { return nil }
    if let framework = FrameworkTypes.property(structure.tokens[name].name, of: receiverType) {
      let isAnothers = project.declaresType(receiverType) || isOwn && declaration(of: name) != nil
      return isAnothers ? nil : framework
    }
    return isOwn ? nil : property(name, inheritedBy: receiverType)
  }

  /// `alignment` of `let amount = AmountField()`, where the project has `class AmountField: NSTextField`.
  private func property(_ name: Int, inheritedBy type: TypeKey) -> TypeKey? {
    var type = type
    for _ in 0..<4 {
      guard let parent = superclass(of: type) else { return nil }
      if let framework = FrameworkTypes.inherited(structure.tokens[name].name, from: parent) {
        return declaresType(parent) ? nil : framework
      }
      type = parent
    }
    return nil
  }

  /// `{ style in style.headIndent = 8 }`: what nothing but a paragraph style has says what a closure was handed. BonMot
  /// hands over a style of texts in `style.byAdding { $0.alignment = .left }`.
  private func isParagraphStyle(_ receiver: Int) -> Bool {
    guard let open = structure.closure(around: receiver) else { return false }
    if let callee = structure.calleeOfTrailingClosure(open), structure.token(callee, isAnyOf: "byAdding", "StringStyle")
    {
      return structure.kind(receiver) == .dollarIdentifier || structure.token(receiver + 1, is: "in")
        || structure.isSameText(open + 1, receiver)
    }
    let word = structure.tokens[receiver].name
    return (open..<min(structure.end(ofGroup: open), open + 200)).contains {
      structure.tokens[$0].name == word && structure.kind($0 + 1) == .period
        && structure.token(
          $0 + 2,
          isAnyOf: "headIndent",
          "firstLineHeadIndent",
          "tailIndent",
          "tabStops",
          "defaultTabInterval",
          "paragraphSpacing",
          "paragraphSpacingBefore",
          "lineHeightMultiple"
        )
    }
  }

  /// The nearest class above the type around a token that the project does not declare itself: `NSStackView` in
  /// `class Row: NSStackView`.
  private func frameworkSuperclass(around index: Int) -> TypeKey? {
    guard let scope = structure.enclosingType(of: index), structure.scopes[scope].name != Structure.none else {
      return nil
    }
    var type = TypeKey(value: structure.wideName(Int(structure.scopes[scope].name)))
    for _ in 0..<8 where declaresType(type) {
      guard let parent = superclass(of: type) else { return nil }
      type = parent
    }
    return declaresType(type) ? nil : type
  }

  private func type(ofArgument argument: Argument, in call: Call) -> TypeKey? {
    let callee = structure.tokens[call.callee].name
    guard let label = argument.label else { return FrameworkTypes.firstArgument(of: callee) }
    let labelName = structure.tokens[label].name
    if let framework = FrameworkTypes.argument(labelName, of: constructor(of: call) ?? callee) { return framework }
    if let own = type(ofParameter: label, ofOwn: call.callee) { return own }
    if let own = project.typeOfParameter(labelled: structure.wideName(label)) { return own }
    // Asked last: for labels that no framework has either, the file need not wait for the answer.
    guard
      let framework = FrameworkTypes.argument(labelName)
        ?? (isTextStyle(label, of: call) ? FrameworkTypes.textAlignment : nil)
    else { return nil }
    return project.declaresParameter(labelled: structure.wideName(label)) ? nil : framework
  }

  /// What a function of this very file takes under a label, whatever others do.
  private func type(ofParameter label: Int, ofOwn callee: Int) -> TypeKey? {
    for found in declarations(named: callee) where structure.declarations[found].kind == .function {
      let open = Int(structure.declarations[found].name) + 1
      guard structure.kind(open) == .leftParen else { continue }
      for parameter in structure.elements(ofGroup: open, limit: 12)
      where structure.kind(parameter.start - 1) == .colon
        && structure.isSameText(structure.label(ofParameter: parameter.start - 2), label)
      {
        let end = (parameter.start..<parameter.end).first { structure.kind($0) == .equal } ?? parameter.end
        return structure.typeKey(from: parameter.start, to: end)
      }
    }
    return nil
  }

  /// `alignment:` beside a font, a text colour or a line break mode aligns text.
  private func isTextStyle(_ label: Int, of call: Call) -> Bool {
    guard structure.token(label, is: "alignment") else { return false }
    return structure.arguments(of: call).contains {
      guard let other = $0.label else { return false }
      return structure.token(
        other,
        isAnyOf: "font",
        "withFont",
        "fontSize",
        "textColor",
        "lineBreakMode",
        "lineHeight",
        "withColor"
      )
    }
  }

  /// For `Type.init(…)` the name of the type.
  private func constructor(of call: Call) -> UInt32? {
    guard structure.token(call.callee, is: "init"), let type = structure.receiverName(ofMember: call.callee) else {
      return nil
    }
    return structure.tokens[type].name
  }

  /// The type of the value a body gives: what a function returns, what a property holds.
  package func resultType(ofScope scope: Int) -> TypeKey? {
    let (name, open) = (structure.scopes[scope].name, structure.scopes[scope].open)
    if let found = structure.declaration(namedBy: Int(name)), structure.declarations[found].body == open {
      return structure.writtenType(of: structure.declarations[found])
    }
    if let promised = promisedType(ofClosure: Int(open)) { return promised }
    // A closure that is called at once: `let alignment: NSTextAlignment = { … }()`.
    let call = structure.end(ofGroup: Int(open)) + 1
    guard structure.kind(call) == .leftParen else { return nil }
    return expectedType(of: Expression(Int(open), structure.last(ofGroup: call)))
  }

  /// The type of an expression that is read: of its last name, or of what it constructs.
  package func type(ofOperand expression: Expression) -> TypeKey? {
    let inner = structure.unwrapped(expression)
    if inner.first == inner.last, structure.token(inner.last, is: "self") {
      return structure.typeName(around: inner.last).map { TypeKey(value: structure.wideName($0)) }
    }
    let operand = structure.operand(around: inner.last)
    guard operand.first <= inner.first, let name = structure.lastName(endingAt: inner.last) else { return nil }
    return type(ofProperty: name)
  }
}

/// What the frameworks' own properties and arguments are typed with, as far as sides and directions go.
enum FrameworkTypes {
  static let textAlignment = TypeKey("NSTextAlignment")
  static let contentAlignment = TypeKey("UIControl.ContentHorizontalAlignment")
  static let layerAlignment = TypeKey("CATextLayerAlignmentMode")
  static let imagePosition = TypeKey("NSControl.ImagePosition")
  static let attribute = TypeKey("NSLayoutConstraint.Attribute")
  static let formatOptions = TypeKey("NSLayoutConstraint.FormatOptions")
  static let semanticAttribute = TypeKey("UISemanticContentAttribute")
  static let swipeDirection = TypeKey("UISwipeGestureRecognizer.Direction")
  static let rectEdge = TypeKey("UIRectEdge")

  /// Properties whose name alone says what they hold.
  private static let properties: [UInt32: TypeKey] = table([
    "textAlignment": textAlignment, "contentHorizontalAlignment": contentAlignment, "alignmentMode": layerAlignment,
    "imagePosition": imagePosition, "firstAttribute": attribute, "secondAttribute": attribute,
    "semanticContentAttribute": semanticAttribute,
  ])

  /// Properties that hold something else on other types.
  private static let propertiesOfTypes: [TypeKey: [UInt32: TypeKey]] = {
    var result: [TypeKey: [UInt32: TypeKey]] = [:]
    for name in [
      "NSMutableParagraphStyle", "NSParagraphStyle", "NSTextField", "NSSecureTextField", "NSSearchField", "NSTextView",
      "NSText", "NSCell", "NSTextFieldCell", "NSButton", "NSPopUpButton", "NSButtonCell", "NSControl", "NSTextTab",
      "NSTableHeaderCell",
    ] {
      result[TypeKey(name)] = table(["alignment": textAlignment])
    }
    result[TypeKey("NSStackView")] = table(["alignment": attribute])
    result[TypeKey("UISwipeGestureRecognizer")] = table(["direction": swipeDirection])
    result[TypeKey("UIScreenEdgePanGestureRecognizer")] = table(["edges": rectEdge])
    return result
  }()

  /// All of both tables.
  static let propertyNames = Set(properties.keys).union(propertiesOfTypes.values.flatMap(\.keys))

  private static let alignment = NameHash.hash("alignment")

  private static let arguments: [UInt32: TypeKey] = table(["textAlignment": textAlignment])

  private static let argumentsOfCalls: [UInt32: [UInt32: TypeKey]] = [
    NameHash.hash("NSLayoutConstraint"): table(["attribute": attribute]),
    NameHash.hash("NSTextTab"): table(["textAlignment": textAlignment]),
    NameHash.hash("constraints"): table(["options": formatOptions]),
  ]

  private static let firstArguments: [UInt32: TypeKey] = table([
    "setAlignment": textAlignment, "setSemanticContentAttribute": semanticAttribute,
  ])

  private static func table(_ entries: [String: TypeKey]) -> [UInt32: TypeKey] {
    Dictionary(uniqueKeysWithValues: entries.map { (NameHash.hash($0.key), $0.value) })
  }

  static func property(_ name: UInt32) -> TypeKey? { properties[name] }

  static func property(_ name: UInt32, of type: TypeKey) -> TypeKey? {
    propertiesOfTypes[type]?[name] ?? properties[name]
  }

  /// What a subclass cannot but mean the same by.
  static func inherited(_ name: UInt32, from type: TypeKey) -> TypeKey? { propertiesOfTypes[type]?[name] }

  /// `paragraphStyle.alignment`: a name that says its type where the type is not in sight.
  static func property(_ name: UInt32, ofReceiverNamed receiver: ArraySlice<UInt8>) -> TypeKey? {
    guard name == alignment else { return nil }
    let text = String(decoding: receiver, as: UTF8.self).lowercased()
    return text.hasSuffix("paragraphstyle") || text == "paragraph" || text == "parastyle" ? textAlignment : nil
  }

  static func argument(_ label: UInt32) -> TypeKey? { arguments[label] }
  static func argument(_ label: UInt32, of callee: UInt32) -> TypeKey? { argumentsOfCalls[callee]?[label] }
  static func firstArgument(of callee: UInt32) -> TypeKey? { firstArguments[callee] }
}
