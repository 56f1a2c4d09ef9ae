import RTLSyntax

/// One `%…` of a format such as `"%1$.2f"`.
package struct FormatSpecifier: Hashable, Sendable {
  package var range: ByteRange
  /// The letter it ends with; `%` for `%%`.
  package var conversion: UInt8
  /// Whether the digits are padded with zeros: `%02d`, `%.02d` or `%.2d`, as in clocks and codes.
  package var isPadded: Bool
  /// The text of the literal before it and behind it.
  package var before: ByteRange
  package var behind: ByteRange

  /// Written with digits a person reads: not hexadecimal, no string.
  package var isNumber: Bool {
    switch UInt8(ascii: "a")...UInt8(ascii: "z") ~= conversion | 0x20 ? Character(Unicode.Scalar(conversion)) : " " {
    case "d", "D", "i", "u", "U", "f", "F", "e", "E", "g", "G": true
    default: false
    }
  }

  package var isPercentSign: Bool { conversion == UInt8(ascii: "%") }
}

extension Structure {
  /// The specifiers of a literal in order, up to the first interpolation that is no precision of one: `%.\(digits)f`.
  package func formatSpecifiers(ofStringAt quote: Int) -> [FormatSpecifier] {
    guard kind(quote) == .stringStart, kind(quote + 1) == .stringText else { return [] }
    var text = tokens[quote + 1].range
    var next = nextText(behind: quote + 1)
    var result: [FormatSpecifier] = []
    var offset = text.start
    while offset < text.end {
      guard source[offset] == UInt8(ascii: "%") else {
        offset += 1
        continue
      }
      if let specifier = formatSpecifier(at: offset, in: text) {
        result.append(specifier)
        offset = specifier.range.end
      } else if let rest = next, let specifier = formatSpecifier(at: offset, in: text, goesOnIn: tokens[rest].range) {
        result.append(specifier)
        (text, next, offset) = (tokens[rest].range, nextText(behind: rest), specifier.range.end)
      } else {
        offset += 1
      }
    }
    return result
  }

  /// The text behind the interpolation that follows a text.
  private func nextText(behind text: Int) -> Int? {
    guard kind(text + 1) == .interpolationStart, case let next = end(ofGroup: text + 1) + 1, kind(next) == .stringText
    else { return nil }
    return next
  }

  /// `%.\(digits)f`
  private func formatSpecifier(at start: Int, in text: ByteRange, goesOnIn rest: ByteRange) -> FormatSpecifier? {
    let isOpen = source[ByteRange(start + 1, text.end)].allSatisfy { $0 == UInt8(ascii: ".") || 0x30...0x39 ~= $0 }
    guard isOpen, rest.start < rest.end, UInt8(ascii: "a")...UInt8(ascii: "z") ~= source[rest.start] else { return nil }
    return FormatSpecifier(
      range: ByteRange(start, rest.start + 1),
      conversion: source[rest.start],
      isPadded: false,
      before: ByteRange(text.start, start),
      behind: ByteRange(rest.start + 1, rest.end)
    )
  }

  private func formatSpecifier(at start: Int, in text: ByteRange) -> FormatSpecifier? {
    let end = text.end
    var offset = start + 1
    while offset < end {
      let byte = source[offset]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "*"),
        UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "'"), UInt8(ascii: "#"),
        UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "t"),
        UInt8(ascii: "j"):
        offset += 1
      case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        return FormatSpecifier(
          range: ByteRange(start, offset + 1),
          conversion: byte,
          isPadded: isPadded(from: start, conversion: offset),
          before: ByteRange(text.start, start),
          behind: ByteRange(offset + 1, end)
        )
      default: return nil
      }
    }
    return nil
  }

  /// `%02d`, `%.02d`, and `%.2d`, which has two digits at least; not `%0.1f`, whose zero pads nothing.
  private func isPadded(from start: Int, conversion: Int) -> Bool {
    let zero = UInt8(ascii: "0")
    let isFraction = source[conversion] | 0x20 == UInt8(ascii: "f")
    guard source[start + 1] == UInt8(ascii: ".") else {
      return source[start + 1] == zero && !(isFraction && source[start + 2] == UInt8(ascii: "."))
    }
    let hasDigits = conversion == start + 3 && "diu".utf8.contains(source[conversion]) && source[start + 2] > zero + 1
    return !isFraction && (source[start + 2] == zero || hasDigits)
  }

  /// `"%." + String(digits) + "f"`: a number that says how another one is written.
  package func isPartOfFormat(summand text: Expression) -> Bool {
    let end = text.first - 2
    guard kind(end + 1) == .binaryOperator, kind(end) == .stringEnd, kind(end - 1) == .stringText else { return false }
    let bytes = bytes(end - 1)
    return bytes.suffix(2).elementsEqual("%.".utf8) || bytes.suffix(2).elementsEqual("%0".utf8)
  }
}

extension LintedFile {
  /// Whether a format writes numbers, as far as its text is in sight: in the expression, or where its name is declared.
  /// Those that are padded with zeros are parts of clocks and codes, which not everybody asks for.
  package func writesNumbers(_ format: Expression, padded: Bool = true, depth: Int = 3) -> Bool {
    guard depth > 0, format.first <= format.last, format.last < structure.tokens.count else { return false }
    for index in format.tokens {
      switch structure.tokens[index].kind {
      case .stringStart:
        let specifiers = structure.formatSpecifiers(ofStringAt: index)
        if specifiers.contains(where: { $0.isNumber && (padded || !$0.isPadded) }) { return true }
      case .identifier where format.last - format.first < 8 && structure.kind(index + 1) != .colon:
        if let value = initialValue(of: index), writesNumbers(value, padded: padded, depth: depth - 1) { return true }
      default: break
      }
    }
    return false
  }
}

extension LintedFile {
  /// Whether the text of a translated format is in sight, in the expression or where its name is declared, and has no
  /// place for a value in it.
  package func hasNoPlaces(_ format: Expression, depth: Int = 3) -> Bool {
    guard depth > 0, format.first <= format.last, format.last < structure.tokens.count else { return false }
    let label = format.tokens.first {
      structure.token($0, isAnyOf: "value", "defaultValue") && structure.kind($0 + 1) == .colon
    }
    if let label {
      let text = structure.value(at: label + 2).first
      return structure.kind(text + 1) == .stringText && structure.formatSpecifiers(ofStringAt: text).isEmpty
    }
    if let key = format.tokens.first(where: { structure.kind($0) == .stringStart }), isWrittenOut(key) {
      return structure.formatSpecifiers(ofStringAt: key).isEmpty
    }
    guard format.first == format.last, let value = initialValue(of: format.first) else { return false }
    return hasNoPlaces(value, depth: depth - 1)
  }

  /// Whether a translated format is one of places alone by its key, `NSLocalizedString("%1$@ %2$@", …)`.
  package func hasNoWords(_ format: Expression, depth: Int = 3) -> Bool {
    guard depth > 0, format.first <= format.last, format.last < structure.tokens.count else { return false }
    if let key = format.tokens.first(where: { structure.kind($0) == .stringStart }) {
      let specifiers = structure.formatSpecifiers(ofStringAt: key)
      return structure.kind(key + 1) == .stringText && structure.kind(key + 2) == .stringEnd && specifiers.count > 1
        && !structure.bytes(key + 1).split(separator: UInt8(ascii: "%")).contains { part in
          part.drop { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "$") }.dropFirst().contains {
            0x61...0x7A ~= $0 | 0x20 || $0 > 0x7F
          }
        }
    }
    guard format.first == format.last, let value = initialValue(of: format.first) else { return false }
    return hasNoWords(value, depth: depth - 1)
  }

  /// Whether the key of a translation is the text itself, so that it has the same places: `"Arriving soon!"`, not
  /// `"items left"`, which may be a name for it.
  private func isWrittenOut(_ key: Int) -> Bool {
    guard structure.kind(key + 1) == .stringText, structure.kind(key + 2) == .stringEnd else { return false }
    let ends = structure.bytes(key + 1).last.map { ".!?…".utf8.contains($0) } ?? false
    return structure.wordCount(ofStringAt: key) > 1 && structure.holds(" ", inStringAt: key)
      && (ends || structure.startsUppercase(key + 1) || keysAreTexts)
  }

  /// Whether one of the keys of this file has a place for a value and words around it, `"today at %@"`: then the others
  /// are the texts themselves, too.
  func findKeysWithPlaces() -> Bool {
    structure.tokens.indices.contains {
      structure.kind($0) == .stringStart && structure.token($0 - 2, is: "NSLocalizedString")
        && structure.holds(" ", inStringAt: $0) && !structure.formatSpecifiers(ofStringAt: $0).isEmpty
    }
  }
}

/// `String(format: …)` in all its spellings, read once.
package struct FormatCall: Sendable {
  package var call: Call
  package var format: Argument
  /// What the specifiers are filled with.
  package var values: [Argument]
  package var hasLocale: Bool
}

extension Site {
  /// The call whose `format:` this is: `String(format: f, a)`, `.init(format: f, a)`, `NSString(format: f, a)`.
  package var formatCall: FormatCall? {
    guard structure.kind(index + 1) == .colon, let open = structure.opening(around: index), open == index - 1,
      let call = structure.call(at: open)
    else { return nil }
    let isString = structure.token(call.callee, isAnyOf: "String", "NSString", "NSMutableString")
    guard isString || isStringInit(call.callee) else { return nil }
    let arguments = structure.arguments(of: call)
    guard let format = arguments.first, format.label == index, !format.isEmpty else { return nil }
    let hasLocale = arguments.contains { $0.label.map { structure.token($0, is: "locale") } ?? false }
    return FormatCall(call: call, format: format, values: Array(arguments.dropFirst()), hasLocale: hasLocale)
  }

  private func isStringInit(_ callee: Int) -> Bool {
    guard structure.token(callee, is: "init") else { return false }
    guard let type = structure.receiverName(ofMember: callee) else { return structure.isImplicitMember(callee) }
    return structure.token(type, isAnyOf: "String", "NSString")
  }
}

extension Site {
  /// Whether the small function around writes its numbers in hexadecimal as well: then they are names of things.
  package var writesHexadecimal: Bool {
    guard let body = enclosingBody, body.count < 160 else { return false }
    return body.contains {
      if structure.token($0, is: "radix") { return structure.token($0 + 2, is: "16") }
      return structure.kind($0) == .stringStart
        && structure.formatSpecifiers(ofStringAt: $0).contains { $0.conversion | 0x20 == UInt8(ascii: "x") }
    }
  }

  /// The opening quote of a format written on the spot: of `String(format: "…", …)` woken at `format`, or of
  /// `String.localizedStringWithFormat("…", …)` woken at its name.
  package var formatLiteral: Int? {
    if let call = formatCall { return literal(call.format) }
    guard self.is("localizedStringWithFormat"), let call = structure.call(of: index),
      let first = structure.arguments(of: call).first
    else { return nil }
    return literal(first)
  }

  private func literal(_ argument: Argument) -> Int? {
    structure.kind(argument.start) == .stringStart
      && structure.end(ofGroup: argument.start) == argument.end - 1 ? argument.start : nil
  }
}
