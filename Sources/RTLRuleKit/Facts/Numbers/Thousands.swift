import RTLSyntax

/// Letters that stand for thousands, millions or billions behind a number that was divided by as many: `1.2K`.
extension Site {
  /// `\(views / 1_000)K`: with the interpolation.
  package func thousands(afterInterpolation start: Int) -> ByteRange? {
    let text = structure.end(ofGroup: start) + 1
    guard structure.kind(text) == .stringText, let end = endOfThousands(startOf: structure.range(text)),
      // The K of a frequency is one of hertz.
      !(start..<text).prefix(100).contains(where: { structure.name($0, holdsAnyOf: ["frequency", "hertz", "hz"]) })
    else { return nil }
    return ByteRange(structure.range(start).start, end)
  }

  /// `%.1fK` in a format.
  package func thousands(behind specifier: FormatSpecifier) -> ByteRange? {
    guard specifier.isNumber else { return nil }
    return endOfThousands(startOf: specifier.behind).map { ByteRange(specifier.range.start, $0) }
  }

  /// Whether a text is nothing but such a letter, `"K"` or `"MB"`, where something is divided by as many.
  package func isThousands(_ text: Int) -> Bool {
    Thousands.exponent(of: structure, text).map { isDivided(by: $0) } ?? false
  }

  private func endOfThousands(startOf text: ByteRange) -> Int? {
    let bytes = structure.source[text]
    let letters = bytes.dropFirst(bytes.first == UInt8(ascii: " ") ? 1 : 0).prefix { 0x41...0x5A ~= $0 & ~0x20 }
    let behind = bytes[letters.endIndex...].first ?? 0
    guard let exponent = Thousands.exponent(of: letters), behind < 0x80, !(0x30...0x39 ~= behind), behind != 0x5F,
      isDivided(by: exponent)
    else { return nil }
    return text.end - bytes[letters.endIndex...].count
  }

  /// Whether the function around divides something, and knows a number of this size: `n / 1_000`, `while n >= 1024`. A list
  /// that a type holds is asked by what its type does.
  private func isDivided(by exponent: Int) -> Bool {
    guard let body = enclosingBody ?? enclosingTypeScope.map({ structure.words(ofScope: $0) }),
      body.count < Thousands.reach
    else { return false }
    return body.contains { structure.token($0, isAnyOf: "/", "/=", "pow", "divisor") }
      && body.contains { Thousands.isLarge($0, exponent: exponent, in: structure) }
  }
}

extension Structure {
  /// Whether a text is one of those letters, whatever stands around it.
  package func isLetterOfThousands(_ text: Int) -> Bool { Thousands.exponent(of: self, text) != nil }

  /// `"KB"`, `"MB"`: of sizes, which have a formatter of their own.
  package func isLetterOfBytes(_ text: Int) -> Bool {
    isLetterOfThousands(text) && bytes(text).last == UInt8(ascii: "B") && bytes(text).count > 1
  }
}

private enum Thousands {
  /// A function that is longer does other things, too.
  static let reach = 1500

  /// The least power of ten that a number in sight must have for a letter to stand for it. One less than it stands for:
  /// `n / 100_000 / 10`.
  static func exponent(of letters: some Collection<UInt8>) -> Int? {
    switch letters.count {
    case 1: exponent(of: letters.first ?? 0)
    case 2 where letters.elementsEqual("bn".utf8): 8
    default: nil
    }
  }

  private static func exponent(of letter: UInt8) -> Int? {
    switch Character(Unicode.Scalar(letter)) {
    case "k", "K": 3
    case "m", "M": 5
    case "b", "B": 8
    case "t", "T": 11
    default: nil
    }
  }

  static func exponent(of structure: Structure, _ text: Int) -> Int? {
    guard structure.kind(text) == .stringText else { return nil }
    let bytes = structure.bytes(text)
    let letters = bytes.first == UInt8(ascii: " ") ? bytes.dropFirst() : bytes
    if letters.count == 2, letters.last == UInt8(ascii: "B"), let first = letters.first, "kKMGT".utf8.contains(first) {
      return 3
    }
    return exponent(of: letters)
  }

  /// `1_000`, `999_999`, `1024`, `1000.0`, `1e6`, `Unit.thousand`, and `oneMegabyte`
  static func isLarge(_ index: Int, exponent: Int, in structure: Structure) -> Bool {
    switch structure.kind(index) {
    case .integer, .float: size(of: structure.bytes(index)) >= exponent
    case .identifier:
      exponent == 3 && structure.name(index, endsWithAnyOf: ["kilobyte", "megabyte", "gigabyte"])
        || structure.isMember(index)
          && (exponent == 3 && structure.token(index, isAnyOf: "thousand", "thousands")
            || exponent == 5 && structure.token(index, isAnyOf: "million", "millions")
            || exponent > 5 && structure.token(index, isAnyOf: "billion", "billions", "trillion", "trillions"))
    default: false
    }
  }

  /// The power of ten that a number is, or is one less than; none for any other number but those of bytes.
  private static func size(of number: ArraySlice<UInt8>) -> Int {
    let digits = number.prefix { $0 != UInt8(ascii: ".") }.filter { $0 != UInt8(ascii: "_") }
    if digits.elementsEqual("1024".utf8) { return 3 }
    if digits.elementsEqual("1048576".utf8) { return 6 }
    if digits.count == 3, digits.starts(with: "1e".utf8) { return Int(digits[2]) - 0x30 }
    guard let first = digits.first, let last = digits.last, digits.dropFirst().allSatisfy({ $0 == last }) else {
      return 0
    }
    if last == UInt8(ascii: "9"), first == last { return digits.count }
    return last == UInt8(ascii: "0") && first == UInt8(ascii: "1") ? digits.count - 1 : 0
  }
}
