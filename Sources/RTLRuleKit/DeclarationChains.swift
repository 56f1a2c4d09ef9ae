import RTLSyntax

/// The declarations of a file by their names, made in one pass: to sort them cost twice as much, and most files look up no
/// more than a dozen.
struct DeclarationChains {
  /// By the low bits of a name the first declaration that has them.
  private var first: [Int32]
  /// Behind each declaration the next one with the same low bits.
  private var next: [Int32]
  private static let end: Int32 = -1

  init(_ structure: Structure) {
    var size = 16
    while size < structure.declarations.count { size *= 2 }
    first = [Int32](repeating: Self.end, count: size)
    next = [Int32](repeating: Self.end, count: structure.declarations.count)
    // From the last to the first, so that each chain is in the order of the file.
    for index in structure.declarations.indices.reversed() {
      let slot = slot(of: structure.tokens[Int(structure.declarations[index].name)].name)
      next[index] = first[slot]
      first[slot] = Int32(truncatingIfNeeded: index)
    }
  }

  /// Visits whatever may have a name, in the order of the file.
  func forEach(_ name: UInt32, _ visit: (Int) -> Void) {
    var current = first[slot(of: name)]
    while current != Self.end {
      visit(Int(current))
      current = next[Int(current)]
    }
  }

  private func slot(of name: UInt32) -> Int { Int(truncatingIfNeeded: name) & (first.count - 1) }
}
