import RTLRuleKit
import RTLRules
import RTLSyntax

@testable import RTLEngine

/// All fixes of one file, made as `fix` makes them. The file is put together from our rules' examples and what stands
/// between words, two bytes for each piece; from a first byte above 0x7F on, the bytes are the file.
enum FixTarget: FuzzTarget {
  static var seeds: [[UInt8]] {
    let raw = Material.bad.map { [0x80] + Array($0.utf8) }
    return raw + Material.mendable.indices.map { [0, UInt8(truncatingIfNeeded: $0), 0x60, 0, 1, 7] }
  }

  static func startOfSwift(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    bytes.first.flatMap { $0 >= 0x80 ? 1 : nil }
  }

  static func fault(in bytes: [UInt8]) -> String? {
    let original = Source(code(from: bytes))
    for work in [Fixer.Work.safeFixes, .allFixes] {
      guard let mended = mend(original, work) else { continue }
      let (before, after) = (Structure(original), Structure(mended))
      if let fault = unsoundness(of: after) { return "after the fix: \(fault)" }
      if Relexing.damage(in: after) > Relexing.damage(in: before) { return "the fix breaks a token or a bracket" }
      if halves(after) > halves(before) { return "half migrated: " + mended.text(ByteRange(0, mended.count)) }
      if let again = mend(mended, work) {
        return "mended again it changes again: " + again.text(ByteRange(0, again.count))
      }
    }
    return nil
  }

  private static func code(from bytes: [UInt8]) -> [UInt8] {
    if let first = bytes.first, first >= 0x80 { return Array(bytes.dropFirst()) }
    var code: [UInt8] = []
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let number = Int(bytes[index]) << 8 | Int(bytes[index + 1])
      if bytes[index] < 0x60 {
        code += Material.mendable[number % Material.mendable.count].utf8 + [0x0A]
      } else {
        code += Material.words[number % Material.words.count].utf8
      }
    }
    return code
  }

  /// As `Fixer` does it, without files. Nil where nothing is mended, or where a mended file is left as it was.
  private static func mend(_ source: Source, _ work: Fixer.Work) -> Source? {
    var file = MendedFile(source)
    for round in 0...Fixer.roundLimit {
      let diagnostics = EveryRule.diagnostics(in: file.source)
      file.see(diagnostics)
      if round == Fixer.roundLimit { break }
      let fixes = diagnostics.compactMap(\.fix).filter { fix in
        if case .safeFixes = work { fix.safety == .safe } else { true }
      }
      let edits = fixes.map { $0.edits.map { Edit(ByteRange($0.span.start.offset, $0.span.end.offset), $0.text) } }
      if !file.mend(edits) { break }
    }
    return file.isMended && file.newFault == nil ? file.source : nil
  }

  /// Constraints between an absolute anchor and one that follows the direction, by their words alone.
  private static func halves(_ structure: Structure) -> Int {
    let absolute: Set = ["leftAnchor", "rightAnchor"]
    let relative: Set = ["leadingAnchor", "trailingAnchor"]
    return structure.tokens.indices.count { index in
      guard structure.token(index, is: "constraint"), structure.kind(index - 1) == .period,
        structure.kind(index + 1) == .leftParen, structure.kind(index - 2) == .identifier
      else { return false }
      let inside = (index + 2)..<max(index + 2, structure.end(ofGroup: index + 1))
      let own = structure.text(index - 2)
      // Only what is surely the other anchor: the last word of the first argument.
      guard
        let comma = inside.first(where: { structure.kind($0) == .comma && structure.opening(around: $0) == index + 1 })
          ?? inside.last.map({ $0 + 1 }),
        structure.kind(comma - 1) == .identifier
      else { return false }
      let other = structure.text(comma - 1)
      return (absolute.contains(own) && relative.contains(other))
        || (relative.contains(own) && absolute.contains(other))
    }
  }
}
