import RTLSyntax

/// Names: what they are declared as, and which of them the platform declares as numbers.
extension NumberReader {
  func name(_ index: Int, depth: Int) -> Answer {
    let isOwn = structure.isOwn(index)
    if isOwn {
      if let declaration = file.ownDeclaration(ofName: index) { return declared(declaration, depth: depth) }
      // An extension, here or in another file, does not see what the type itself declares.
      if let owner = structure.typeName(around: index),
        file.project.isNumber(member: structure.wideName(index), of: structure.wideName(owner))
      {
        return .yes
      }
      if let known = foreign(index) { return known }
      if structure.token(index, is: "rawValue") { return rawValue(ofTypeAround: index) }
      let bound = boundPayload(index)
      return bound == .unknown ? hint(index) : bound
    }
    if let known = platformMember(index) { return known }
    let held = boxed(index)
    if held != .unknown { return held }
    if isNumberOfReceiver(index) { return .yes }
    // What one enum's cases stand for says nothing of another's.
    if structure.token(index, is: "rawValue") { return .unknown }
    return foreign(index) ?? hint(index)
  }

  /// What the project declares under a name. That it is no number matters only where the name itself suggests one.
  private func foreign(_ index: Int) -> Answer? {
    let name = structure.wideName(index)
    if tellsOthers { return file.project.typeOfMember(named: name).map { typeAnswer($0) } }
    if suggestsNumber(index), file.project.isOtherThanNumber(member: name) { return .no }
    return file.project.numericType(ofMember: name).map { typeAnswer($0) }
  }

  /// `enum Flag: String { var imageName: String { "flag-\(rawValue)" } }`: what the cases are written as comes first behind
  /// the colon.
  private func rawValue(ofTypeAround index: Int) -> Answer {
    let site = Site(file: file, index: index)
    guard let type = site.enclosingTypeScope, let first = site.inheritance(ofScope: type).first else { return .unknown }
    return typeAnswer(TypeKey(value: structure.wideName(first)))
  }

  /// Whether a member is declared as a number by the type its receiver has.
  private func isNumberOfReceiver(_ index: Int) -> Bool {
    guard let receiver = structure.receiverName(ofMember: index) else { return false }
    let member = structure.wideName(index)
    if file.isKnownByNameAlone(receiver) {
      return file.project.isNumber(member: member, ofMember: structure.wideName(receiver))
    }
    if receiver == index - 2, let element = typeName(ofElement: receiver) {
      return file.project.isNumber(member: member, of: element)
    }
    return typeName(ofReceiver: receiver).map { file.project.isNumber(member: member, of: $0) } ?? false
  }

  /// The name of the type a receiver is declared with, without what that is nested in.
  private func typeName(ofReceiver receiver: Int) -> UInt64? {
    guard let found = file.ownDeclaration(ofName: receiver) else { return file.type(ofName: receiver)?.value }
    let declaration = structure.declarations[found]
    guard declaration.hasType else { return file.type(ofDeclaration: found)?.value }
    var last: Int?
    for index in Int(declaration.typeStart)..<min(Int(declaration.typeEnd), structure.tokens.count) {
      guard structure.kind(index) == .identifier else {
        if structure.kind(index) == .period { continue }
        break
      }
      last = index
    }
    return last.map { structure.wideName($0) }
  }

  // MARK: - Declarations

  private func declared(_ index: Int, depth: Int) -> Answer {
    let declaration = structure.declarations[index]
    guard depth > 0 else { return .unknown }
    if declaration.kind == .function || declaration.kind == .type { return .unknown }
    if let type = structure.writtenType(of: declaration) { return typeAnswer(type) }
    if declaration.hasType { return .unknown }
    if declaration.kind == .loop { return loop(declaration, depth: depth) }
    if declaration.value != Structure.none {
      return answer(structure.value(at: Int(declaration.value)), depth: depth - 1)
    }
    if let outer = shadowed(by: index) { return declared(outer, depth: depth - 1) }
    if isIndexOfEnumeration(Int(declaration.name)) { return .yes }
    if declaration.kind == .parameter {
      if let answer = rangeParameter(declaration) { return answer }
      let element = elementParameter(declaration, depth: depth)
      if element != .unknown { return element }
    }
    let payload = payload(declaration)
    if payload != .unknown { return payload }
    return hint(Int(declaration.name))
  }

  /// `for index in 0..<count`, `for index in items.indices`, `for (index, item) in items.enumerated()`,
  /// `for value in values`.
  private func loop(_ declaration: Declaration, depth: Int) -> Answer {
    let name = Int(declaration.name)
    guard declaration.value != Structure.none else {
      return isIndexOfEnumeration(name) ? .yes : .unknown
    }
    let start = Int(declaration.value)
    let sequence = structure.value(at: start)
    if isRange(sequence) { return .yes }
    guard sequence.first == sequence.last, structure.kind(start) == .identifier,
      let collection = file.declaration(of: start)
    else { return .unknown }
    return elementAnswer(structure.declarations[collection], depth: depth)
  }

  /// `0..<count`, `items.indices`, `stride(from:to:by:)`, also `.reversed()` of these.
  func isRange(_ expression: Expression) -> Bool {
    var index = expression.first
    while index <= expression.last {
      if structure.token(index, isAnyOf: "...", "..<") { return structure.kind(index) == .binaryOperator }
      if structure.token(index, is: "indices"), structure.isMember(index) { return true }
      if structure.token(index, is: "stride"), structure.kind(index + 1) == .leftParen { return true }
      let isParenthesis = structure.kind(index) == .leftParen && !structure.continuesOperand(index)
      let skips = structure.tokens[index].kind.opensGroup && !isParenthesis
      index = skips ? structure.end(ofGroup: index) + 1 : index + 1
    }
    return false
  }

  /// The first name of `(index, item) in items.enumerated()` and of `items.enumerated().map { index, item in … }`.
  private func isIndexOfEnumeration(_ name: Int) -> Bool {
    guard structure.kind(name + 1) == .comma, structure.kind(name + 2) == .identifier else { return false }
    if structure.kind(name - 1) == .leftParen, structure.token(name - 2, is: "for") {
      let close = structure.end(ofGroup: name - 1)
      return hasEnumerated(from: close, to: min(close + 24, structure.tokens.count))
    }
    let open = structure.kind(name - 1) == .leftParen ? name - 2 : name - 1
    guard structure.kind(open) == .leftBrace, open > 0 else { return false }
    return hasEnumerated(from: structure.chainStart(open - 1), to: open)
  }

  private func hasEnumerated(from start: Int, to end: Int) -> Bool {
    for index in start..<max(start, end) {
      if structure.kind(index) == .leftBrace { return false }
      if structure.token(index, is: "enumerated") { return true }
    }
    return false
  }

  /// The parameter of `ForEach(0..<5) { index in` and `(0..<5).map { index in`.
  private func rangeParameter(_ declaration: Declaration) -> Answer? {
    let name = Int(declaration.name)
    let open = name - 1
    guard structure.kind(open) == .leftBrace, structure.token(name + 1, is: "in"), open > 0 else { return nil }
    let start = structure.chainStart(open - 1)
    guard start < open else { return nil }
    for index in start..<open {
      if structure.token(index, isAnyOf: "...", "..<") { return .yes }
      if structure.token(index, isAnyOf: "indices") { return .yes }
    }
    return nil
  }

  /// The only parameter of `steps.map { step in`, or the first of several.
  private func elementParameter(_ declaration: Declaration, depth: Int) -> Answer {
    let name = Int(declaration.name)
    var brace = name - 1
    // `[weak self] step in`
    if structure.kind(brace) == .rightSquare, let captures = structure.partner(brace) { brace = captures - 1 }
    guard structure.kind(brace) == .leftBrace else { return .unknown }
    if structure.kind(name + 1) == .comma { return isOfValueFormatter(brace) ? .yes : .unknown }
    guard structure.token(name + 1, is: "in") else { return .unknown }
    return elementAnswer(ofClosure: brace, depth: depth)
  }

  /// What `if let count {` and `guard let count else {` shadow.
  private func shadowed(by index: Int) -> Int? {
    let name = Int(structure.declarations[index].name)
    guard structure.token(name - 1, isAnyOf: "let", "var"),
      structure.token(name - 2, isAnyOf: "if", "guard", "while") || structure.kind(name - 2) == .comma
    else { return nil }
    var scope = structure.scope(around: name)
    while true {
      let level = scope.map { UInt32($0) } ?? Structure.none
      let found = file.declarations(named: name).last {
        let other = structure.declarations[$0]
        let isVisible = level == Structure.none || structure.scopes[Int(level)].kind == .type || Int(other.name) < name
        return $0 != index && other.scope == level && isVisible
      }
      if let found { return found }
      guard let current = scope else { return nil }
      scope = structure.parent(ofScope: current)
    }
  }

  // MARK: - The platform's names

  /// What a member is whatever it is taken from, or taken from what it is taken here.
  private func platformMember(_ index: Int) -> Answer? {
    // Asked for names of the tables only: for all others the file need not wait for the answer.
    let name = structure.wideName(index)
    if Self.numberMembers.contains(index, in: structure) {
      return file.project.isOtherThanNumber(member: name) ? .unknown : .yes
    }
    if Self.stringMembers.contains(index, in: structure),
      typeAnswer(file.project.numericType(ofMember: name)) != .yes
    {
      return .no
    }
    if structure.token(index, isAnyOf: "width", "height"), !file.project.isOtherThanNumber(member: name) {
      return .yes
    }
    guard let receiver = structure.receiverName(ofMember: index) else { return nil }
    for (members, words) in Self.membersOf
    where members.contains(index, in: structure) && structure.name(receiver, holdsAnyOf: words) {
      return .yes
    }
    if Self.partsOfDates.contains(index, in: structure), isMadeOfDates(receiver) { return .yes }
    for (members, types) in Self.membersOfTypes
    where members.contains(index, in: structure)
      && file.type(ofName: receiver).map({ types.contains(name: $0.value) }) ?? false
    {
      return .yes
    }
    return nil
  }

  /// `let rest = calendar.dateComponents([.hour, .minute], from: start, to: end)`
  private func isMadeOfDates(_ name: Int) -> Bool {
    guard let value = file.initialValue(of: name), let made = structure.lastName(endingAt: value.last) else {
      return false
    }
    return structure.token(made, is: "dateComponents") && structure.kind(value.last) == .rightParen
  }

  /// What a name alone suggests where no declaration is in sight.
  private func hint(_ index: Int) -> Answer {
    guard suggestsNumber(index) else { return .unknown }
    if structure.name(index, endsWithWord: "count") { return .yes }
    return file.project.declaresMember(named: structure.wideName(index)) ? .unknown : .yes
  }

  func suggestsNumber(_ index: Int) -> Bool {
    structure.name(index, endsWithAnyOf: ["count", "percent", "percentage"])
      || structure.name(index, beginsWithWord: "numberof")
  }

  // MARK: - Tables

  static let numberTypes = WordSet(
    NumberParsers.names + [
      "Int128", "Float16", "Float32", "Float64", "Float80", "NSNumber", "NSInteger", "NSUInteger", "CLLocationDistance",
      "CLLocationDegrees", "CLLocationSpeed", "CFTimeInterval", "CFIndex", "CLong", "CInt", "UILayoutPriority.RawValue",
    ]
  )

  static let numberProtocols: WordSet = [
    "Numeric", "SignedNumeric", "BinaryInteger", "SignedInteger", "UnsignedInteger", "FixedWidthInteger",
    "FloatingPoint", "BinaryFloatingPoint",
  ]

  static let stringTypes: WordSet = [
    "String", "Substring", "Character", "NSString", "NSMutableString", "StaticString", "NSAttributedString",
    "AttributedString", "LocalizedStringKey", "LocalizedStringResource", "Date", "NSDate", "Bool", "URL", "NSURL",
    "Data", "NSData", "UUID", "Text", "Locale", "IndexPath", "UIColor", "NSColor", "Color", "UIImage", "NSImage",
    "DateComponents", "TimeZone", "Notification", "Error", "CGPoint", "CGSize", "CGRect", "Duration", "Array", "Set",
    "Dictionary", "URLRequest", "Any", "AnyObject", "Bundle", "Image", "Measurement",
  ]

  static let numberFunctions: WordSet = [
    "abs", "round", "floor", "ceil", "trunc", "sqrt", "pow", "lround", "lroundf", "roundf", "floorf", "ceilf", "fabs",
    "fabsf", "fmod", "log10", "log2", "exp", "hypot", "arc4random_uniform", "arc4random", "NSInteger",
  ]

  static let numberMethods: WordSet = [
    "rounded", "squareRoot", "truncatingRemainder", "remainder", "count", "numberOfItems", "numberOfRows",
    "numberOfSections", "timeIntervalSince", "component", "ordinality", "firstIndexDistance",
  ]

  static let stringMethods: WordSet = [
    "joined", "uppercased", "lowercased", "formatted", "string", "localizedString", "trimmingCharacters",
    "replacingOccurrences", "appending", "prefix", "suffix", "dropFirst", "dropLast", "map", "compactMap", "flatMap",
    "filter", "sorted", "isEmpty", "contains", "hasPrefix", "hasSuffix", "padding", "components", "split",
  ]

  static let numberMembers: WordSet = [
    "count", "intValue", "int32Value", "int64Value", "uintValue", "uint64Value", "integerValue", "doubleValue",
    "floatValue", "decimalValue", "magnitude", "utf16Offset", "fractionCompleted", "completedUnitCount",
    "totalUnitCount", "batteryLevel", "currentPage", "numberOfPages", "numberOfItems", "numberOfRows",
    "numberOfSections", "selectedSegmentIndex", "timeIntervalSinceNow", "timeIntervalSince1970",
    "timeIntervalSinceReferenceDate", "pointSize", "lineHeight", "minX", "midX", "maxX", "minY", "midY", "maxY",
    "zoomScale", "estimatedProgress", "hashValue", "applicationIconBadgeNumber", "systemUptime", "physicalMemory",
    "processorCount", "activeProcessorCount", "weekOfYear", "weekOfMonth", "yearForWeekOfYear", "dayOfYear",
    "weekdayOrdinal",
  ]

  static let stringMembers: WordSet = [
    "description", "debugDescription", "localizedDescription", "text", "title", "subtitle", "name", "string",
    "stringValue", "uuidString", "absoluteString", "path", "lastPathComponent", "isEmpty", "first", "last",
    "localizedCapitalized", "localizedUppercase", "localizedLowercase", "capitalized", "displayName",
  ]

  private static let partsOfDates: WordSet = [
    "era", "year", "month", "day", "hour", "minute", "second", "weekday", "nanosecond", "quarter",
  ]

  /// Members that are numbers when what they are taken from has one of these words in its name.
  private static let membersOf: [(members: WordSet, words: [StaticString])] = [
    (["section", "row", "item"], ["path", "index"]),
    (["value", "minimumValue", "maximumValue", "doubleValue"], ["slider", "stepper"]),
    (partsOfDates, ["components", "component", "comps"]),
    (["width", "height"], ["bounds", "frame", "size", "rect"]),
    (["x", "y"], ["origin", "point", "center", "location", "translation", "velocity", "offset"]),
    (["rate", "volume"], ["player"]),
    (["progress"], ["download", "upload", "progress", "bar"]),
    (["alpha", "constant", "tag"], ["view", "constraint", "button", "sender", "label"]),
    (["seconds"], ["time", "duration"]),
  ]

  private static let membersOfTypes: [(members: WordSet, types: WordSet)] = [
    (["value", "minimumValue", "maximumValue"], ["UISlider", "UIStepper"]),
    (["section", "row", "item"], ["IndexPath", "NSIndexPath"]),
    (partsOfDates, ["DateComponents", "NSDateComponents"]),
    (["rate", "volume"], ["AVPlayer", "AVAudioPlayer"]),
    (["width", "height"], ["CGSize", "CGRect", "NSSize", "NSRect"]),
    (["x", "y"], ["CGPoint", "NSPoint"]),
    (["x", "y"], ["ChartDataEntry", "BarChartDataEntry", "BubbleChartDataEntry", "PieChartDataEntry"]),
    (["progress"], ["UIProgressView", "NSProgressIndicator", "CGFloat"]),
    (["seconds"], ["CMTime"]),
  ]

  /// `fresh > 99 ? "99+" : String(fresh)`, `song.track > 0 ? "\(song.track)" : ""`: what is more or less than a number is
  /// one.
  func isMeasured(_ value: Expression) -> Bool {
    guard value.last - value.first < Self.longestMeasured,
      let open = structure.opening(around: structure.withParentheses(value).first),
      let text = structure.kind(open) == .interpolationStart
        ? structure.opening(around: open) : structure.call(at: open)?.callee,
      let question = structure.ternaryQuestion(around: structure.operand(around: text)),
      let condition = structure.ternary(question: question)?.condition
    else { return false }
    return condition.tokens.contains {
      guard isSame(value, at: $0) else { return false }
      var sign = $0 + value.tokens.count
      while structure.kind(sign) == .rightParen { sign += 1 }
      var number = sign + 1
      while structure.kind(number) == .leftParen { number += 1 }
      return structure.token(sign, isAnyOf: "<", ">", "<=", ">=") && structure.beginsNumber(at: number)
    }
  }

  private static let longestMeasured = 8

  private func isSame(_ value: Expression, at index: Int) -> Bool {
    !structure.isMember(index)
      && value.tokens.allSatisfy {
        let other = index + $0 - value.first
        return structure.kind(other) != nil && structure.isSameText(other, $0)
      }
  }
}
