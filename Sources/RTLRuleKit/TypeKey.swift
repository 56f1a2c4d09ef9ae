import RTLSyntax

/// The name of a type as it is written, `?` and `!` and generic arguments left out: `UIControl.State`, `[String]`.
package struct TypeKey: Hashable, Sendable {
  let value: UInt64

  init(value: UInt64) { self.value = value }

  package init(_ name: String) { value = NameHash.wide(name) }

  /// Stands for a name that is declared with more than one type.
  static let conflict = TypeKey(value: 0)

  package static let int = TypeKey("Int")
  package static let double = TypeKey("Double")
  package static let string = TypeKey("String")
  package static let bool = TypeKey("Bool")
}

extension Structure {
  /// The type a declaration is written with, if it has a name.
  package func writtenType(of declaration: Declaration) -> TypeKey? {
    guard declaration.hasType else { return nil }
    return typeKey(from: Int(declaration.typeStart), to: Int(declaration.typeEnd))
  }

  /// The type written in a range of tokens.
  package func typeKey(from start: Int, to end: Int) -> TypeKey? {
    var first = start
    while first < end, isTypeModifier(first) { first += tokens[first].kind == .at ? 2 : 1 }
    guard first < end else { return nil }
    var last = first
    if tokens[first].kind == .leftSquare {
      last = self.last(ofGroup: first)
    } else {
      guard tokens[first].kind == .identifier || tokens[first].kind == .keyword else { return nil }
      while last + 2 < end, tokens[last + 1].kind == .period { last += 2 }
    }
    // `(A) -> B`, `A & B`, `[A] -> B` are no names.
    if last + 1 < end, tokens[last + 1].kind == .arrow || tokens[last + 1].kind == .ampersand { return nil }
    return TypeKey(value: wideName(first, through: last))
  }

  /// An alignment of SwiftUI or of a stack, which has no left and right: whoever writes `alignment: .left` means another.
  func isAlignmentWithoutSides(_ type: TypeKey) -> Bool {
    alignmentsWithoutSides.contains(type) || type == swiftUIAlignment && imports("SwiftUI")
  }

  private func isTypeModifier(_ index: Int) -> Bool {
    if tokens[index].kind == .at { return true }
    // Words written small, be they in backticks or not: a type hardly ever is one.
    return source[Int(tokens[index].start)] >= UInt8(ascii: "`") && typeModifiers.contains(tokens[index].name)
  }

  /// The wide name of the bytes from one token to another.
  package func wideName(_ first: Int, through last: Int) -> UInt64 {
    NameHash.wide(source, range(first, through: last))
  }

  /// The wide name of a word, backticks left out; what is no token has none.
  package func wideName(_ index: Int) -> UInt64 {
    guard tokens.indices.contains(index) else { return 0 }
    let token = tokens[index]
    let trim = token.flags.contains(.escaped) && source[Int(token.start)] == UInt8(ascii: "`") ? 1 : 0
    return NameHash.wide(source, ByteRange(Int(token.start) + trim, Int(token.end) - trim))
  }

  /// What an initial value tells of its type without knowing anything else: literals and `Type(…)`.
  package func literalType(at value: Int) -> TypeKey? {
    guard value < tokens.count else { return nil }
    switch tokens[value].kind {
    case .integer: return isWholeValue(value) ? .int : nil
    case .float: return isWholeValue(value) ? .double : nil
    case .stringStart: return isWholeValue(end(ofGroup: value)) ? .string : nil
    case .keyword where token(value, isAnyOf: "true", "false"): return .bool
    case .identifier: return constructedType(at: value)
    // `(UILabel())`; more parentheses than one pair nobody writes.
    case .leftParen where kind(value + 1) != .leftParen:
      return isWholeValue(end(ofGroup: value)) ? literalType(at: value + 1) : nil
    default: return nil
    }
  }

  /// `UILabel()`, `NSLayoutConstraint.Attribute.left`'s prefix is not taken for a type, `Set<Int>()` is `Set`, and the only
  /// one of its kind, `Preferences.shared`, is what it says.
  private func constructedType(at value: Int) -> TypeKey? {
    var last = value
    while kind(last + 1) == .period, kind(last + 2) == .identifier, startsUppercase(last + 2) { last += 2 }
    guard startsUppercase(value) else { return nil }
    if kind(last + 1) == .period, token(last + 2, isAnyOf: "shared", "sharedInstance"), isWholeValue(last + 2) {
      return TypeKey(value: wideName(value, through: last))
    }
    guard let call = call(of: last) else { return nil }
    let close = end(ofGroup: call.open)
    guard isWholeValue(close) || isConfigured(behind: close) else { return nil }
    return TypeKey(value: wideName(value, through: last))
  }

  /// A number that is written out.
  package func isNumeral(_ index: Int) -> Bool { kind(index) == .integer || kind(index) == .float }

  package func isZero(_ index: Int) -> Bool { token(index, isAnyOf: "0", "0.0") }

  package func startsUppercase(_ index: Int) -> Bool {
    let byte = source[Int(tokens[index].start)]
    return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  /// Whether nothing goes on behind this token: no member, call or operator.
  private func isWholeValue(_ last: Int) -> Bool {
    guard last + 1 < tokens.count else { return true }
    if tokens[last + 1].startsLine { return !continuesLine(last + 1) || kind(last + 1) == .rightBrace }
    switch tokens[last + 1].kind {
    case .period, .binaryOperator, .leftParen, .leftSquare, .infixQuestion, .postfixQuestion, .exclamation:
      return false
    default:
      return true
    }
  }
}

/// Few enough to be compared one by one.
private let typeModifiers = ["some", "any", "inout", "borrowing", "consuming", "sending"].map { NameHash.hash($0) }

private let alignmentsWithoutSides = ["HorizontalAlignment", "VerticalAlignment", "UIStackView.Alignment"].map {
  TypeKey($0)
}
private let swiftUIAlignment = TypeKey("Alignment")
