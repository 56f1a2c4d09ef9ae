import RTLRuleKit
import RTLSyntax

/// A name, scalar by scalar: does it hold what nobody sees, or what passes for something else?
struct SpelledName {
  private let scalars: [UInt32]

  init(_ site: Site) {
    scalars = site.text.unicodeScalars.map(\.value)
  }

  /// What is wrong with the name, then what to write.
  var problem: String? {
    if scalars.contains(where: HiddenCharacter.isDirectionControl) {
      return "this name holds a bidirectional control, so the line is shown in another order than it runs; remove it"
    }
    if scalars.indices.contains(where: isMisplaced) {
      return "this name holds a character nobody sees, so it only looks like another; remove the character"
    }
    if isLookAlike {
      return "a right-to-left letter passes for a Latin one in this name; write the Latin letter"
    }
    return nil
  }

  private func isMisplaced(_ index: Int) -> Bool {
    let value = scalars[index]
    guard HiddenCharacter.isInvisible(value) else { return false }
    let before = index > 0 ? scalars[index - 1] : 0
    let after = index + 1 < scalars.count ? scalars[index + 1] : 0
    switch value {
    case 0x200C, 0x200D:
      // Between letters of scripts that join, and between emoji, they belong to the spelling.
      return before < 0x250 || after < 0x250
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
      // The emoji or ideograph before them is shown in another form; `1️⃣` is one too.
      return before < 0x250 && !(0x30...0x39 ~= before)
    case 0xE0020...0xE007F:
      // 🏴󠁧󠁢󠁥󠁮󠁧󠁿 is spelled with tags.
      return !(before == 0x1F3F4 || 0xE0020...0xE007F ~= before)
    default:
      return true
    }
  }

  /// Latin letters, and among them a right-to-left letter that looks like one, and no other.
  private var isLookAlike: Bool {
    var hasLookAlike = false
    for (index, value) in scalars.enumerated() where isRightToLeft(value) {
      guard HiddenCharacter.isLatinLookAlike(value) else { return false }
      let before = index > 0 ? scalars[index - 1] : 0
      let after = index + 1 < scalars.count ? scalars[index + 1] : 0
      guard isLatin(before) || index == 0, isLatin(after) || index == scalars.count - 1 else { return false }
      hasLookAlike = true
    }
    return hasLookAlike && scalars.contains(where: isLatin)
  }

  private func isLatin(_ value: UInt32) -> Bool { value < 0x80 && 0x61...0x7A ~= value | 0x20 }

  /// The blocks from Hebrew to Arabic Extended-A, and the Arabic presentation forms.
  private func isRightToLeft(_ value: UInt32) -> Bool {
    0x590...0x8FF ~= value || 0xFB1D...0xFDFF ~= value || 0xFE70...0xFEFC ~= value
  }
}
