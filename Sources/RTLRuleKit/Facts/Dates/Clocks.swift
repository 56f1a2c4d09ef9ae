import RTLSyntax

/// Times and dates put together from numbers by hand: one reading for the rule that finds them and those that leave
/// them to it.
extension Structure {
  /// Whether the numbers a format writes are a clock: `%02d:%02d`, `%@ %02d:%02d`, and `%d:%02d.%d` with a part of a second.
  package func isClock(formatAt quote: Int) -> Bool {
    let all = formatSpecifiers(ofStringAt: quote)
    let numbers = all.filter(\.isNumber)
    guard numbers.count >= 2, numbers.count <= 4,
      all.allSatisfy({ $0.isNumber || $0.conversion == UInt8(ascii: "@") })
    else { return false }
    let marks = zip(numbers, numbers.dropFirst()).map { mark(between: $0, $1) }
    let isSplitSecond = marks.count > 1 && (marks.last == UInt8(ascii: ".") || marks.last == UInt8(ascii: ","))
    return marks.dropLast(isSplitSecond ? 1 : 0).allSatisfy { $0 == UInt8(ascii: ":") }
      && numbers[numbers.count - (isSplitSecond ? 2 : 1)].isPadded
  }

  /// The only byte between two numbers of a format.
  private func mark(between left: FormatSpecifier, _ right: FormatSpecifier) -> UInt8? {
    right.range.start == left.range.end + 1 ? source[left.range.end] : nil
  }

  /// `%dm %02ds`, and the seconds of `0:%02d`: clocks of which one number is padded, in letters or written out in part.
  package func isSpelledClock(formatAt quote: Int) -> Bool {
    let specifiers = formatSpecifiers(ofStringAt: quote)
    guard let last = specifiers.last, last.isPadded, specifiers.allSatisfy(\.isNumber) else { return false }
    if specifiers.count == 1 {
      return ["0:", "00:"].contains { last.before.count == $0.utf8CodeUnitCount && holds($0, in: last.before) }
    }
    return specifiers.count <= 3
      && specifiers.allSatisfy { specifier in
        let letters = source[specifier.behind].prefix { 0x41...0x5A ~= $0 & ~0x20 }
        return ["h", "m", "s", "hr", "min", "sec"].contains { letters.elementsEqual($0.utf8) }
      }
  }

  /// Whether the first numbers a format writes are a date, `%02d/%02d/%d`, told by the names of what fills it in.
  package func isDate(formatAt quote: Int, filledWith values: [Argument]) -> Bool {
    let specifiers = formatSpecifiers(ofStringAt: quote)
    guard specifiers.count >= 2, specifiers.count <= 6, specifiers.allSatisfy(\.isNumber),
      values.count == specifiers.count, values.allSatisfy({ !$0.isEmpty }),
      specifiers[1].range.start == specifiers[0].range.end + 1,
      "/-.".utf8.contains(source[specifiers[0].range.end])
    else { return false }
    return isDate(values[0].expression, values[1].expression)
  }

  /// Two different parts of a date; `12/27` stands on a card.
  private func isDate(_ left: Expression, _ right: Expression) -> Bool {
    holdsPart(left, Self.dateParts) && holdsPart(right, Self.dateParts) && !areAlike(left, right)
      && !holdsPart(left, Self.expiries) && !holdsPart(right, Self.expiries)
  }

  /// Whether the numbers a format writes are minutes and seconds in the marks of feet and inches, `%d'%02d"`: a pace, and
  /// no height. What fills it in says so by its name, or by how it is made.
  package func isPace(formatAt quote: Int, filledWith values: [Argument]) -> Bool {
    let specifiers = formatSpecifiers(ofStringAt: quote)
    guard specifiers.count == 2, specifiers.allSatisfy(\.isNumber), specifiers[1].isPadded, values.count == 2,
      values.allSatisfy({ !$0.isEmpty }), !holds("°", inStringAt: quote)
    else { return false }
    let between = ByteRange(specifiers[0].range.end, specifiers[1].range.start)
    let parts = values.map(\.expression)
    return isPrime(between)
      && (holdsPart(parts[0], Self.minutes) && holdsPart(parts[1], Self.seconds)
        || divides(parts[0], "/") && divides(parts[1], "%"))
  }

  /// `'`, `’` or `′`
  private func isPrime(_ text: ByteRange) -> Bool {
    ["'", "’", "′"].contains { holds($0, in: text) && text.count == $0.utf8CodeUnitCount }
  }

  /// `total / 60`, `total % 60`
  private func divides(_ expression: Expression, _ sign: StaticString) -> Bool {
    expression.tokens.prefix(25).contains { token($0, is: sign) && token($0 + 1, is: "60") }
  }

  /// Whether a text between two interpolations makes them a time or a date: `\(hours):\(minutes)`,
  /// `\(day)/\(month)/\(year)`. Told by the names of the two: a ratio and an address have colons too.
  package func isClockMark(_ text: Int) -> Bool {
    guard kind(text) == .stringText, tokens[text].end - tokens[text].start <= 3,
      kind(text - 1) == .interpolationEnd, kind(text + 1) == .interpolationStart, let open = partner(text - 1)
    else { return false }
    let close = end(ofGroup: text + 1)
    guard open + 1 < text - 1, text + 2 < close, close < tokens.count else { return false }
    return isClock(Expression(open + 1, text - 2), mark: text, Expression(text + 2, close - 1))
  }

  /// Whether a mark such as `":"` or `" : "` parts the numbers of a time or a date, told by their names.
  package func isClock(_ left: Expression, mark: Int, _ right: Expression) -> Bool {
    // Each part in the digits of the person: only their order is fixed.
    if isFormatted(endingAt: left.last) || isFormatted(endingAt: right.last) { return false }
    let isSpaced = range(mark).count == 3 && source[Int(tokens[mark].start)] == UInt8(ascii: " ")
    if isPrime(range(mark)) {
      let isAngle = kind(left.first - 2) == .stringText && holds("°", in: range(left.first - 2))
      return holdsPart(left, Self.minutes) && holdsPart(right, Self.seconds) && !isAngle
    }
    switch source[Int(tokens[mark].start) + (isSpaced ? 1 : 0)] {
    case UInt8(ascii: ":"):
      return holdsPart(left, Self.timeParts) && holdsPart(right, Self.timeParts) || isPair(left, right)
        || isPadded(right) && !isSpaced
    case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return tokens[mark].end - tokens[mark].start == 1 && isDate(left, right)
    default: return false
    }
  }

  /// Whether a literal is a time or a date of that kind.
  package func isClock(stringAt quote: Int) -> Bool {
    var index = quote + 1
    let close = end(ofGroup: quote)
    while index < close {
      if kind(index) == .stringText, isClockMark(index) { return true }
      index = next(behind: index)
    }
    return false
  }

  /// `2020-2024`, `12/30 days`: two of a kind are a span or a share.
  private func areAlike(_ left: Expression, _ right: Expression) -> Bool {
    let kinds = [Self.years, ["month", "months"], ["day", "days"]]
    let (left, right) = (kinds.map { holdsPart(left, $0) }, kinds.map { holdsPart(right, $0) })
    return left == right && left.count { $0 } == 1
  }

  /// Whether a literal is a branch of `n < 10 ? "0\(n)" : "\(n)"`, which fills one part of a clock up to two digits.
  package func isFilledUp(ofStringAt quote: Int) -> Bool {
    guard let question = ternaryQuestion(around: operand(around: quote)), let parts = ternary(question: question),
      beginsWithZero(parts.yes) || beginsWithZero(parts.no)
    else { return false }
    return parts.condition.tokens.contains {
      token($0, isAnyOf: "<", ">", "<=", ">=") && token($0 + 1, isAnyOf: "9", "10")
    }
  }

  /// `"0\(n)"`
  private func beginsWithZero(_ part: Expression) -> Bool {
    let text = unwrapped(part)
    guard kind(text.first) == .stringStart, token(text.first + 1, is: "0"),
      kind(text.first + 2) == .interpolationStart
    else { return false }
    return end(ofGroup: text.first + 2) + 1 == text.last
  }

  /// Whether numbers are joined by colons somewhere in here, `":"`, `"\(h):\(m)"`, `"%@:%@"`.
  package func joinsByColons(within body: Range<Int>) -> Bool {
    body.contains {
      kind($0) == .stringText
        && (token($0, isAnyOf: ":", " : ") || holds("%@:%@", in: range($0)) || holds("%@ : %@", in: range($0)))
    }
  }

  /// `hoursLeft`, `mm`
  package func namesPartOfTime(_ name: Int) -> Bool { self.name(name, holdsAnyOf: Self.timeParts) }

  private func holdsPart(_ expression: Expression, _ words: [StaticString]) -> Bool {
    expression.tokens.prefix(25).contains {
      kind($0) == .identifier && name($0, holdsAnyOf: words)
    }
  }

  /// `String(format: "%02d", seconds)`
  private func isPadded(_ part: Expression) -> Bool {
    let expression = unwrapped(part)
    guard token(expression.first, is: "String"), token(expression.first + 2, is: "format") else { return false }
    var quote = expression.first + 4
    while kind(quote) == .leftParen { quote += 1 }
    return formatSpecifiers(ofStringAt: quote).first.map { $0.isPadded && $0.isNumber } ?? false
  }

  /// `\(h):\(m)` and `\(m):\(s)`
  private func isPair(_ left: Expression, _ right: Expression) -> Bool {
    guard left.first == left.last, right.first == right.last else { return false }
    return token(left.first, is: "h") && token(right.first, is: "m")
      || token(left.first, is: "m") && token(right.first, is: "s")
  }

  private static let timeParts: [StaticString] = [
    "hour", "hours", "minute", "minutes", "mins", "second", "seconds", "secs", "hh", "mm", "ss",
  ]
  private static let minutes: [StaticString] = ["minute", "minutes", "mins", "min", "mm"]
  private static let seconds: [StaticString] = ["second", "seconds", "secs", "sec", "ss"]
  private static let years: [StaticString] = ["year", "years"]
  private static let expiries: [StaticString] = ["expiration", "expiry", "expires", "expire"]
  private static let dateParts: [StaticString] = ["day", "month", "year", "days", "months", "dd", "yy", "yyyy"]
}
