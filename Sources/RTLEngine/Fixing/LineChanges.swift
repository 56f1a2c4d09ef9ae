/// Where two texts differ, line by line. What a fix changes are few lines here and there, so the next lines that agree are
/// never far.
enum LineChanges {
  struct Change: Hashable {
    var old: Range<Int>
    var new: Range<Int>
  }

  static func between(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
    var changes: [Change] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        left += 1
        right += 1
        continue
      }
      let (nextLeft, nextRight) = meeting(old, left, new, right)
      changes += parts(of: Change(old: left..<nextLeft, new: right..<nextRight), old, new)
      (left, right) = (nextLeft, nextRight)
    }
    return changes
  }

  /// As many lines for as many: those among them that stay are no part of the change.
  private static func parts(of change: Change, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
    guard change.old.count == change.new.count else { return [change] }
    var parts: [Change] = []
    for (left, right) in zip(change.old, change.new) where old[left] != new[right] {
      let start = parts.last.flatMap { $0.old.upperBound == left ? parts.popLast() : nil }
      parts.append(
        Change(old: (start?.old.lowerBound ?? left)..<left + 1, new: (start?.new.lowerBound ?? right)..<right + 1)
      )
    }
    return parts
  }

  /// How far ahead agreement is looked for. What differs for longer is taken to differ to the end: right, if not short.
  private static let reach = 400

  /// The nearest places from which on both go together again, for more than one line: single lines such as `}` agree
  /// everywhere.
  private static func meeting(
    _ old: [ArraySlice<UInt8>],
    _ left: Int,
    _ new: [ArraySlice<UInt8>],
    _ right: Int
  ) -> (Int, Int) {
    for distance in 1...reach {
      for down in 0...distance {
        // As many lines go as come in most fixes: that is tried first.
        let (a, b) = split(distance, down)
        if agree(old, left + a, new, right + b) { return (left + a, right + b) }
      }
    }
    return (old.count, new.count)
  }

  private static func split(_ distance: Int, _ step: Int) -> (Int, Int) {
    let middle = distance / 2
    let offset = (step + 1) / 2
    let a = step.isMultiple(of: 2) ? middle - offset : middle + offset
    let kept = max(0, min(distance, a))
    return (kept, distance - kept)
  }

  private static func agree(_ old: [ArraySlice<UInt8>], _ left: Int, _ new: [ArraySlice<UInt8>], _ right: Int) -> Bool {
    if left > old.count || right > new.count { return false }
    if left == old.count || right == new.count { return left == old.count && right == new.count }
    guard old[left] == new[right] else { return false }
    if left + 1 == old.count || right + 1 == new.count { return true }
    return old[left + 1] == new[right + 1]
  }
}
