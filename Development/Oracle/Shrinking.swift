/// Makes a differing source as small as it goes while it still differs.
enum Shrinking {
  static func shrink(_ bytes: [UInt8]) -> [UInt8] {
    var lines: [[UInt8]] = [[]]
    for byte in bytes {
      lines[lines.count - 1].append(byte)
      if byte == 0x0A { lines.append([]) }
    }
    let fewLines = reduce(lines) { differs($0.flatMap { $0 }) }.flatMap { $0 }
    return reduce(fewLines, while: differs)
  }

  private static func differs(_ bytes: [UInt8]) -> Bool { !Comparison(Source(bytes)).isEqual }

  /// Leaves out ever shorter runs of elements as long as the rest satisfies the condition.
  private static func reduce<Element>(_ elements: [Element], while holds: ([Element]) -> Bool) -> [Element] {
    var elements = elements
    var length = max(1, elements.count / 2)
    while true {
      var start = 0
      var hasShrunk = false
      while start < elements.count {
        var rest = elements
        rest.removeSubrange(start..<min(start + length, rest.count))
        if holds(rest) {
          elements = rest
          hasShrunk = true
        } else {
          start += length
        }
      }
      if length == 1 && !hasShrunk { return elements }
      length = max(1, length / 2)
    }
  }
}
