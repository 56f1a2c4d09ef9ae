import RTLSyntax

/// How formats hold a view from side to side: `H:|-[title]-(>=8)-[date]-|`.
extension LintedFile {
  /// - Parameter view: the value in a dictionary of views, behind the name that formats know it by.
  func add(formatsFor view: Int, to ties: inout ViewTies) -> Bool {
    guard structure.kind(view - 2) == .stringEnd, structure.partner(view - 2) == view - 4,
      let type = structure.enclosingType(of: view)
    else { return false }
    let name = structure.bytes(view - 3)
    let formats = uses(of: "withVisualFormat", within: structure.words(ofScope: type))
    guard formats.count < 100 else { return false }
    return formats.allSatisfy { format in
      guard structure.kind(format + 1) == .colon, structure.kind(format + 2) == .stringStart,
        structure.partner(format + 2) == format + 4
      else { return false }
      add(structure.bytes(format + 3), for: name, to: &ties)
      return true
    }
  }

  private func add(_ format: ArraySlice<UInt8>, for name: ArraySlice<UInt8>, to ties: inout ViewTies) {
    guard format.first != UInt8(ascii: "V") else { return }
    var rest = format
    while let open = rest.firstIndex(of: UInt8(ascii: "[")), let close = rest[open...].firstIndex(of: UInt8(ascii: "]"))
    {
      let view = rest[open + 1..<close]
      let end = view.firstIndex(of: UInt8(ascii: "(")) ?? close
      if view[..<end].elementsEqual(name) {
        if end < close { ties.isSized = true }
        let before = format[..<open]
        if let hold = before.lastIndex(where: isHold) { add(before[(hold + 1)...], at: 0, to: &ties) }
        let behind = format[(close + 1)...]
        if let hold = behind.firstIndex(where: isHold) { add(behind[..<hold], at: 1, to: &ties) }
      }
      rest = rest[(close + 1)...]
    }
  }

  /// What stands between a view and what it is held by: nothing, `-`, `-8-`, `-(>=8)-`.
  private func add(_ gap: ArraySlice<UInt8>, at end: Int, to ties: inout ViewTies) {
    if gap.contains(UInt8(ascii: ">")) || gap.contains(UInt8(ascii: "<")) {
      ties.isLimited = true
    } else {
      ties.ends.append(.init(end: end))
    }
  }

  /// A side of what is around, or another view.
  private func isHold(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "|") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
  }
}
