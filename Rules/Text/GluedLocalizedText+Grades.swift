import RTLRuleKit
import RTLSyntax

/// How bad it is that these pieces stand beside one another.
extension GluedPieces {
  /// How bad it is; nil if each translation stands alone.
  var grade: Severity? {
    if pieces.contains(where: { $0 == .other }) || !linksStandInSentences { return nil }
    var worst: Severity?
    for line in pieces.split(separator: .lineBreak) {
      guard let grade = grade(ofLine: line) else { continue }
      worst = max(worst ?? grade, grade)
    }
    return worst
  }

  /// A translation beside something else that is read with it. Where a sign parts them, as in `L10n.by + ": " + author`,
  /// only the sign may jump: no more than a hint, and behind numbers and codes it stays where it is.
  private func grade(ofLine line: ArraySlice<Piece>) -> Severity? {
    guard line.contains(where: { $0.isTranslation }) else { return nil }
    let meaningful = line.filter { $0 != .space }
    let isOfTranslations = meaningful.allSatisfy { $0.isSign || $0.isTranslation }
    // `L10n.password + " • " + L10n.optional`
    if isOfTranslations, meaningful.allSatisfy({ $0 == .bullet || $0.isTranslation }), meaningful.contains(.bullet),
      zip(meaningful, meaningful.dropFirst()).allSatisfy({ $0.isSign != $1.isSign })
    {
      return nil
    }
    var isParted = false
    var left: Piece?
    var isSpaced = false
    for right in line {
      if right == .space {
        isSpaced = true
        continue
      }
      // `L10n.upload + " (\(L10n.draft))"`: a translation in brackets is read the way of the one before it.
      let isRemark = left == .bracket && right.isTranslation && isOfTranslations
      switch left.flatMap({ grade(of: $0, isRemark ? .remark : right, isSpaced: isSpaced) }) {
      case .warning: return .warning
      case nil: break
      default: isParted = true
      }
      (left, isSpaced) = (right, false)
    }
    let count = meaningful.count { !$0.isSign }
    return isParted && count > 1 && meaningful.first != .separator && meaningful.first != .bullet ? .info : nil
  }

  private func grade(of left: Piece, _ right: Piece, isSpaced: Bool) -> Severity? {
    if left == .sentence || right == .sentence || right == .title { return nil }
    if left == .title { return right == .value || right.isTranslation ? .info : nil }
    // The word in front of a code stays there in every language; the one behind it, as in "1.2 build 3", may not.
    if left == .code || right == .code { return right.isTranslation ? .info : nil }
    // Two texts, each of which may well be whole.
    if left == .named, right == .named, isSpaced { return .info }
    if left.isTranslation, right.isTranslation, left == .whole || right == .whole { return .info }
    if right == .remark, left.isTranslation || left == .value { return .info }
    if left.isTranslation && !right.isSign || right.isTranslation && !left.isSign { return .warning }
    guard left.isSign, !right.isSign, right != .number else { return nil }
    return left == .bracket && right != .remark ? .warning : .info
  }

  /// Whether there is no link, or one that parts a translation from another: what stands before or behind all the rest is
  /// as well a text of its own.
  private var linksStandInSentences: Bool {
    guard let link = pieces.firstIndex(where: { $0 == .link }) else { return true }
    return pieces[..<link].contains { $0.isTranslation } && pieces[link...].contains { $0.isTranslation }
  }

  /// Whether it is nothing but a word and a number or a time behind it: `Untitled 3`.
  var isNumberedWord: Bool {
    let meaningful = pieces.filter { $0 != .space }
    return meaningful.count == 2 && meaningful[0].isTranslation && !meaningful[1].isTranslation
  }

  /// Whether a sign stands between each of them and the next, and no word.
  var arePartedBySigns: Bool {
    let meaningful = pieces.filter { $0 != .space }
    return !pieces.contains { $0 == .words }
      && zip(meaningful, meaningful.dropFirst()).allSatisfy { $0.isSign || $1.isSign }
  }

  /// Whether two translations run into one another: heard as badly as seen.
  var runsTranslationsTogether: Bool {
    let meaningful = pieces.filter { $0 != .space }
    return zip(meaningful, meaningful.dropFirst()).contains { $0.isTranslation && $1.isTranslation }
  }
}
