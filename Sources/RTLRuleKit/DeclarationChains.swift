import RTLSyntax

/// The declarations of a file by their names, made in two passes: to sort them cost twice as much, and most files look up
/// no more than a dozen.
struct DeclarationChains {
  /// For each hash where its declarations begin in what stands behind, one more for the end; then all declarations, those of
  /// one hash beside each other in the order of the file. One array rather than two, since many files are small.
  private var links: [Int32]
  private let size: Int

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
    links = [Int32](repeating: 0, count: size + 1 + structure.declarations.count)
    links.withUnsafeMutableBufferPointer { links in
      func slot(_ declaration: Declaration) -> Int {
        hash(structure.tokens[Int(declaration.name)].name, declaration.scope) & (size - 1)
      }
      for declaration in structure.declarations { links[slot(declaration)] += 1 }
      var end = Int32(truncatingIfNeeded: size + 1)
      for slot in 0...size {
        end += links[slot]
        links[slot] = end
      }
      // From the last to the first, so that those of one hash are in the order of the file.
      for index in structure.declarations.indices.reversed() {
        let slot = slot(structure.declarations[index])
        links[slot] -= 1
        links[Int(links[slot])] = Int32(truncatingIfNeeded: index)
      }
    }
  }

  /// Whatever may have a name, in the order of the file.
  func all(named name: UInt32) -> ArraySlice<Int32> { slice(Int(truncatingIfNeeded: name)) }

  /// Whatever may have a name in a scope, in the order of the file.
  func all(named name: UInt32, in scope: UInt32) -> ArraySlice<Int32> { slice(Self.hash(name, scope)) }

  @inline(__always)
  private func slice(_ hash: Int) -> ArraySlice<Int32> {
    let slot = hash & (size - 1)
    return links[Int(links[slot])..<Int(links[slot + 1])]
  }

  private static func hash(_ name: UInt32, _ scope: UInt32) -> Int {
    Int(truncatingIfNeeded: name ^ ((scope &* 0x9E37_79B1) >> 7))
  }
}
