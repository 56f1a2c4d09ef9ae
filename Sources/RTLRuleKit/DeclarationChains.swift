import RTLSyntax

/// The declarations of a file by their names, made in one pass: to sort them cost twice as much, and most files look up no
/// more than a dozen.
struct DeclarationChains {
  /// By the low bits of a name the first declaration that has them; then, behind each declaration, the next one with the
  /// same low bits. One array rather than two, since many files are small.
  private var links: [Int32]
  private let size: Int
  private static let end: Int32 = -1

  init(_ structure: Structure) {
    var size = 16
    while size < structure.declarations.count { size *= 2 }
    self.size = size
    links = [Int32](repeating: Self.end, count: size + structure.declarations.count)
    links.withUnsafeMutableBufferPointer { links in
      // From the last to the first, so that each chain is in the order of the file.
      for index in structure.declarations.indices.reversed() {
        let slot = Self.slot(of: structure.tokens[Int(structure.declarations[index].name)].name, among: size)
        links[size + index] = links[slot]
        links[slot] = Int32(truncatingIfNeeded: index)
      }
    }
  }

  /// Visits whatever may have a name, in the order of the file.
  func forEach(_ name: UInt32, _ visit: (Int) -> Void) {
    var current = links[Self.slot(of: name, among: size)]
    while current != Self.end {
      visit(Int(current))
      current = links[size + Int(current)]
    }
  }

  private static func slot(of name: UInt32, among size: Int) -> Int { Int(truncatingIfNeeded: name) & (size - 1) }
}
