extension Lexer {
  mutating func lexNumber() {
    let start = cursor.offset
    let prefix = cursor.at("0") ? cursor.peek(1) : 0
    switch Unicode.Scalar(prefix) {
    case "x": emit(lexHexadecimal(), from: start)
    case "o", "b":
      // Wrong digits belong to the number all the same; the compiler reports them.
      cursor.offset += 2
      skipWord()
      emit(.integer, from: start)
    default: emit(lexDecimal(), from: start)
    }
  }

  private mutating func skipDigits(_ class: Characters.Class) {
    while has(`class`) || cursor.at("_") { cursor.offset += 1 }
  }

  private mutating func lexDecimal() -> TokenKind {
    skipDigits(.digit)
    if cursor.at(".") {
      // `1.description` is a member, `x.0.1` are two tuple elements.
      guard classes[Int(cursor.peek(1))].contains(.digit), lastKind != .period else { return .integer }
      cursor.offset += 1
      skipDigits(.digit)
    } else if !cursor.at("e"), !cursor.at("E") {
      skipWord()
      return .integer
    }
    if cursor.at("e") || cursor.at("E") {
      cursor.offset += 1
      skipExponent()
    }
    return .float
  }

  private mutating func skipExponent() {
    if cursor.at("+") || cursor.at("-") { cursor.offset += 1 }
    skipWord()
  }

  private mutating func lexHexadecimal() -> TokenKind {
    cursor.offset += 2
    guard has(.hexDigit) else {
      skipWord()
      return .integer
    }
    skipDigits(.hexDigit)
    guard cursor.at(".") || cursor.at("p") || cursor.at("P") else {
      skipWord()
      return .integer
    }
    let point = cursor.offset
    let hasPoint = cursor.at(".")
    if hasPoint {
      guard classes[Int(cursor.peek(1))].contains(.hexDigit) else { return .integer }
      cursor.offset += 1
      skipDigits(.hexDigit)
      guard cursor.at("p") || cursor.at("P") else {
        // `0xff.description`, but `0xff.8` is a float whose exponent is missing.
        if cursor.offset + 1 < cursor.count, !classes[Int(cursor.peek(1))].contains(.digit) { cursor.offset = point }
        return .integer
      }
    }
    cursor.offset += 1
    let isSigned = cursor.at("+") || cursor.at("-")
    if isSigned { cursor.offset += 1 }
    if !cursor.isAtEnd, !has(.digit), hasPoint, !isSigned,
      !classes[Int(cursor.base[point + 1])].contains(.digit)
    {
      // `0xff.fpValue`
      cursor.offset = point
      return .integer
    }
    skipWord()
    return .float
  }
}
