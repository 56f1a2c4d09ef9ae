import RTLSyntax

/// What the letters of a pattern such as `"MMM d, yyyy"` stand for.
package struct DatePattern: Sendable {
  /// Each run of a letter, with its length.
  package private(set) var fields: [(letter: UInt8, count: Int)] = []
  /// Whether text in quotes, or something no person writes between the parts of a date, makes it a machine's.
  private var hasMachineMarks = false
  private var startsWithYearAndDash = false
  /// Whether a date and a time are parted by a `T`.
  private var hasT = false

  package init(_ text: ArraySlice<UInt8>) {
    var index = text.startIndex
    var touchesField = false
    while index < text.endIndex {
      let byte = text[index]
      guard byte != UInt8(ascii: "'") else {
        let end = text[(index + 1)...].firstIndex(of: byte) ?? text.endIndex
        let quoted = text[min(index + 1, end)..<end]
        // `yyyy-MM-dd'T'HH:mm`; words such as `'at'` are for people.
        if quoted.count == 1 { hasMachineMarks = true }
        if quoted.first == UInt8(ascii: "T"), quoted.dropFirst().first.map({ $0 < 0x3A }) ?? true { hasT = true }
        index = min(end + 1, text.endIndex)
        touchesField = false
        continue
      }
      guard Self.isLetter(byte) else {
        if byte == UInt8(ascii: "_") { hasMachineMarks = true }
        if fields.count == 1, fields[0].letter | 0x20 == UInt8(ascii: "y"), byte == UInt8(ascii: "-") {
          startsWithYearAndDash = true
        }
        touchesField = false
        index += 1
        continue
      }
      var end = index
      while end < text.endIndex, text[end] == byte { end += 1 }
      // `yyyyMMdd`; `ha` and `mma` are times as people write them.
      if touchesField, byte != UInt8(ascii: "a") { hasMachineMarks = true }
      fields.append((byte, end - index))
      touchesField = true
      index = end
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }

  /// Whether programs exchange such a text: time zones, parts of seconds, the year first with dashes, no room between.
  package var isForMachines: Bool { isExchanged || startsWithYearAndDash }

  /// Whether it has what no person reads.
  var isExchanged: Bool { hasMachineMarks || fields.contains { "SAZXxzOV".utf8.contains($0.letter) } }

  /// Whether it is a whole moment as standards write it: `yyyy-MM-dd'T'HH:mm:ssZ`, `EEE, dd MMM yyyy HH:mm:ss zzz`.
  package var isStandard: Bool {
    guard hasDate, !hasHalfDays else { return false }
    return hasT || hasZone && fields.contains { $0.letter == UInt8(ascii: "s") }
  }

  /// Whether its year, month and day are digits in an order no person writes, or it is a standard's.
  package var isForProgramsAlone: Bool { isStandard || hasDate && isForMachines && !hasWords && !hasZone }

  private var hasZone: Bool { fields.contains { "ZXxzOV".utf8.contains($0.letter) } }

  /// Morning and afternoon: hours are then counted to twelve.
  private var hasHalfDays: Bool { fields.contains { $0.letter == UInt8(ascii: "a") } }

  package var hasHour: Bool { fields.contains { "HkhK".utf8.contains($0.letter) } }

  /// Whether its hours are counted to 24, which is rewritten for people who count to twelve.
  package var hasHourOf24: Bool { fields.contains { $0.letter == UInt8(ascii: "H") } }

  /// Whether all of it are letters that stand for parts of a date.
  package var isPattern: Bool {
    !fields.isEmpty && fields.allSatisfy { Self.isField($0.letter) }
  }

  /// Whether a text may be a pattern: most are told from one by their first letters, before their parts are told apart.
  static func mayBe(_ text: ArraySlice<UInt8>) -> Bool {
    for byte in text {
      if byte == UInt8(ascii: "'") { return true }
      if isLetter(byte), !isField(byte) { return false }
    }
    return true
  }

  private static func isField(_ letter: UInt8) -> Bool { fieldLetters & 1 << UInt64(letter & 63) != 0 }

  /// Each letter at its last six bits, which are its own.
  private static let fieldLetters = "GyYuMLwWdDFEecabBhHKkmsSAzZOvVXxQqrUg".utf8
    .reduce(UInt64(0)) { $0 | 1 << UInt64($1 & 63) }

  /// Whether it has more than one part, so that their order is fixed.
  package var hasOrder: Bool { fields.count > 1 }

  /// Whether it has day, month or year: more than a time of day.
  package var hasDate: Bool { fields.contains { "yYuMLdEecQq".utf8.contains($0.letter) } }

  /// Whether it names one day: more than a month and a year.
  package var hasDay: Bool { fields.contains { "dDEec".utf8.contains($0.letter) } }

  /// Whether it has more than minutes and seconds, which all languages write alike.
  package var hasDateOrHour: Bool { hasDate || fields.contains { "hHkKa".utf8.contains($0.letter) } }

  /// Whether it writes names of months or weekdays, or morning and afternoon.
  package var hasWords: Bool {
    fields.contains { $0.count >= 3 && "MLEec".utf8.contains($0.letter) || $0.letter == UInt8(ascii: "a") }
  }

  /// Whether it is a month by its name and its year, which languages written from right to left put in that order.
  package var isMonthAndYear: Bool {
    fields.count == 2 && fields[0].count >= 3 && "ML".utf8.contains(fields[0].letter)
      && fields[1].letter | 0x20 == UInt8(ascii: "y")
  }

  /// The same parts as a template, which each language puts in its own order; the hour as the person has set it.
  package var template: String {
    var bytes: [UInt8] = []
    for field in fields where field.letter != UInt8(ascii: "a") {
      let letter = field.letter | 0x20 == UInt8(ascii: "h") ? UInt8(ascii: "j") : field.letter
      bytes += repeatElement(letter, count: field.count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
