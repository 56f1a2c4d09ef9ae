import RTLRuleKit
import RTLSyntax

/// Fixes for one source, chosen so that they can be made at once: no two touch the same bytes, unless they agree.
///
/// The edits of a fix are all in it or none is. Findings of one set each bring the whole set; it is made once, and mends
/// them all.
struct Patch {
  /// In order, apart from one another.
  private(set) var edits: [Edit] = []
  /// How many findings it mends.
  private(set) var count = 0

  init() {}

  /// - Returns: whether the fix goes with those chosen before.
  mutating func add(_ fix: [Edit]) -> Bool {
    var fresh: [Edit] = []
    for edit in fix where !fresh.contains(edit) {
      guard Self.isSound(edit), !fresh.contains(where: { Self.clash(edit, $0) }) else { return false }
      let index = Self.index(of: edit, in: edits)
      if index < edits.count, edits[index] == edit { continue }
      let neighbors = edits[max(0, index - 1)..<min(index + 1, edits.count)]
      if neighbors.contains(where: { Self.clash(edit, $0) }) { return false }
      fresh.append(edit)
    }
    for edit in fresh { edits.insert(edit, at: Self.index(of: edit, in: edits)) }
    count += 1
    return true
  }

  private static func isSound(_ edit: Edit) -> Bool { edit.range.start >= 0 && edit.range.start <= edit.range.end }

  /// The place among edits in order.
  private static func index(of edit: Edit, in edits: [Edit]) -> Int {
    edits.partitionIndex { ($0.range.start, $0.range.end) < (edit.range.start, edit.range.end) }
  }

  /// Two edits that meet at a point clash too if one puts something in there: nobody knows in which order.
  private static func clash(_ one: Edit, _ other: Edit) -> Bool {
    if one.range.isEmpty || other.range.isEmpty {
      return one.range.start <= other.range.end && other.range.start <= one.range.end
    }
    return one.range.start < other.range.end && other.range.start < one.range.end
  }

  func applied(to source: Source) -> Source {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + Source.padding)
    var offset = 0
    for edit in edits where edit.range.end <= source.count {
      bytes += source[ByteRange(offset, edit.range.start)]
      bytes += Array(edit.text.utf8)
      offset = edit.range.end
    }
    bytes += source[ByteRange(offset, source.count)]
    return Source(bytes)
  }
}
