import RTLSyntax

/// The declarations of a file by their names, made in one pass: to sort them cost twice as much, and most files look up no
/// more than a dozen.
struct DeclarationChains {
  /// By the low bits of a name the first declaration that has them; then, behind each declaration, the next one with the
  /// same low bits. One array rather than two, since many files are small.
  private var links: [Int32]
  private let size: Int
  private static let end: Int32 = -1

  /// All that have a name.
  init(byNameIn structure: Structure) {
    self.init(structure) { name, _ in Int(truncatingIfNeeded: name) }
  }

  /// All that have a name and stand in the same scope: generated code declares one name thousands of times over.
  init(byScopeIn structure: Structure) {
    self.init(structure) { Self.hash($0, $1) }
  }

  private init(_ structure: Structure, hash: (UInt32, UInt32) -> Int) {
    var size = 16
    while size < structure.declarations.count { size *= 2 }
    self.size = size
    links = [Int32](repeating: Self.end, count: size + structure.declarations.count)
    links.withUnsafeMutableBufferPointer { links in
      // From the last to the first, so that each chain is in the order of the file.
      for index in structure.declarations.indices.reversed() {
        let declaration = structure.declarations[index]
        let slot = hash(structure.tokens[Int(declaration.name)].name, declaration.scope) & (size - 1)
        links[size + index] = links[slot]
        links[slot] = Int32(truncatingIfNeeded: index)
      }
    }
  }

  /// Visits whatever may have a name, in the order of the file.
  func forEach(_ name: UInt32, _ visit: (Int) -> Void) { walk(from: Int(truncatingIfNeeded: name), visit) }

  /// Visits whatever may have a name in a scope, in the order of the file.
  func forEach(_ name: UInt32, in scope: UInt32, _ visit: (Int) -> Void) { walk(from: Self.hash(name, scope), visit) }

  @inline(__always)
  private func walk(from hash: Int, _ visit: (Int) -> Void) {
    var current = links[hash & (size - 1)]
    while current != Self.end {
      visit(Int(current))
      current = links[size + Int(current)]
    }
  }

  private static func hash(_ name: UInt32, _ scope: UInt32) -> Int {
    Int(truncatingIfNeeded: name ^ ((scope &* 0x9E37_79B1) >> 7))
  }
}
