import RTLSyntax

/// Letters that neither keys nor code are written in: Cyrillic, Greek, Hebrew, Arabic, Devanagari, Thai, Han, kana, Hangul.
/// A text that has some is for people, in the language of those who made the app.
extension Structure {
  /// How many of them stand in a text.
  package func nativeLetters(in text: ByteRange) -> Int {
    var count = 0
    var offset = source.endOfASCII(from: text.start, before: text.end)
    while offset < text.end {
      let length = nativeLetter(at: offset, before: text.end)
      if length > 0 { count += 1 }
      offset += max(length, 1)
    }
    return count
  }

  /// How many bytes the letter that begins here has; none where none begins.
  package func nativeLetter(at offset: Int, before end: Int) -> Int {
    guard offset >= 0, offset + 1 < end, source[offset] >= 0xCE else { return 0 }
    let second = source[offset + 1]
    switch source[offset] {
    // Signs and digits among Arabic letters are none.
    case 0xD8: return 0x8C...0x9F ~= second ? 0 : 2
    case 0xD9: return 0xA0...0xAC ~= second ? 0 : 2
    case 0xDB: return second == 0x94 || 0xB0...0xB9 ~= second ? 0 : 2
    case 0xCE...0xDF: return 2
    case 0xE0: return offset + 2 < end ? 3 : 0
    // Latin letters with marks, as in Vietnamese, stand among those of Georgian and Khmer.
    case 0xE1: return offset + 2 < end && !(0xB4...0xBB ~= second) ? 3 : 0
    case 0xE3:
      guard offset + 2 < end, 0x81...0x83 ~= second || second >= 0x90 else { return 0 }
      // `・` parts names.
      return second == 0x83 && source[offset + 2] == 0xBB ? 0 : 3
    case 0xEA where second < 0xB0, 0xED where second > 0x9E: return 0
    case 0xE4...0xED: return offset + 2 < end ? 3 : 0
    default: return 0
    }
  }

  /// `pick("ביטול", "Cancel")`, `isArabic ? "…" : "…"`: whether the same is said beside it in another script.
  package func isBesideTranslation(stringAt quote: Int) -> Bool {
    let text = operand(around: quote)
    var others: [Int] = []
    if let question = ternaryQuestion(around: text), let choice = ternary(question: question) {
      others = [choice.yes, choice.no].map { unwrapped($0).first }
    } else if case .argument(let call, _) = place(of: text) {
      others = arguments(of: call).prefix(6).filter { !$0.isEmpty }.map {
        unwrapped($0.expression).first
      }
    }
    let isNative = holdsNativeLetters(stringAt: quote)
    return others.contains {
      $0 != quote && kind($0) == .stringStart && holdsNativeLetters(stringAt: $0) != isNative
        && texts(ofStringAt: $0).contains { $0.count > 2 }
    }
  }

  private func holdsNativeLetters(stringAt quote: Int) -> Bool {
    texts(ofStringAt: quote).contains { nativeLetters(in: $0) > 1 }
  }

  /// Where the letters end that begin here.
  package func nativeWordEnd(from offset: Int, before end: Int) -> Int {
    var offset = offset
    while case let length = nativeLetter(at: offset, before: end), length > 0 { offset += length }
    return offset
  }

  /// Whether the last letter before `end` is one of them.
  package func endsInNativeLetter(_ text: ByteRange) -> Bool {
    (2...3).contains { length in
      text.count >= length && nativeLetter(at: text.end - length, before: text.end) == length
    }
  }
}

extension Site {
  /// `"\(count)개"`, `"\(time) мин"`: one word behind a value that counts or measures something. Of these, rules about units
  /// and plurals tell.
  package func isNativeCounter(_ text: ByteRange, behind value: Expression) -> Bool {
    let space = UInt8(ascii: " ")
    var start = text.start
    while start < text.end, structure.source[start] == space { start += 1 }
    let end = structure.nativeWordEnd(from: start, before: text.end)
    guard end > start, structure.nativeLetters(in: ByteRange(end, text.end)) == 0 else { return false }
    let word = ByteRange(start, end)
    return isNumber(value).isYes || writesNumber(value)
      || Self.nativeUnits.contains {
        word.count == $0.utf8CodeUnitCount && structure.holds($0, in: word)
      }
  }

  /// `String(count)`, `formatter.string(from: count)`, `String(format: "%.1f", rate)`
  private func writesNumber(_ value: Expression) -> Bool {
    let inner = structure.unwrapped(value)
    guard inner.first <= inner.last, let name = structure.lastName(endingAt: inner.last),
      let call = structure.call(of: name), let argument = structure.firstArgument(of: call), !argument.isEmpty
    else { return false }
    if structure.token(name, is: "String"), argument.label.map({ structure.token($0, is: "format") }) ?? false {
      return true
    }
    return isNumber(argument.expression).isYes
  }

  private static let nativeUnits: [StaticString] = [
    "分钟", "分鐘", "小时", "小時", "公里", "时间", "時間", "ヶ月", "か月", "キロ", "ポイント", "カロリー", "시간", "개월", "포인트", "мин",
    "сек", "час", "ч", "дн", "руб", "грн", "км", "кг", "мг", "мл", "см", "мм", "шт", "тыс", "млн", "บาท", "นาที",
    "ชั่วโมง",
  ]
}
