import RTLRuleKit
import RTLSyntax

extension DoubleMirroring {
  /// What a flip turns around: the chain before it.
  struct Picture {
    let site: Site
    let structure: Structure
    /// Index of the flip.
    let flip: Int
    let first: Int

    init(_ site: Site) {
      self.site = site
      structure = site.structure
      flip = site.index
      first = structure.chainStart(site.index)
    }

    private static let maximalSteps = 120

    /// The symbol that is flipped, if the system turns it around itself.
    var selfMirroringSymbol: Int? {
      if let symbol = symbol(from: first, to: flip) { return symbol }
      // `let arrow = UIImage(systemName: …)`, flipped where it is used.
      guard structure.kind(first) == .identifier, structure.receiverName(ofMember: flip) == first,
        let declaration = site.file.declaration(of: first)
      else { return nil }
      let value = structure.declarations[declaration].value
      guard value != Structure.none, Int(value) < first else { return nil }
      return symbol(from: Int(value), to: structure.value(at: Int(value)).last + 1)
    }

    /// The only symbol of a chain: in a stack of several, or beside text, it is not the symbol that is meant.
    private func symbol(from first: Int, to end: Int) -> Int? {
      guard end - first <= Self.maximalSteps, first < end else { return nil }
      var found: Int?
      for index in first..<end {
        if structure.token(index, isAnyOf: "Text", "Label", "HStack", "VStack", "ZStack") { return nil }
        guard namesSymbol(index) else { continue }
        guard found == nil, DirectionalSymbol.mirrorsItself(index, in: structure) else { return nil }
        found = index
      }
      return found
    }

    private func namesSymbol(_ index: Int) -> Bool {
      if structure.kind(index) == .stringText {
        guard case .argument(_, let argument) = structure.place(of: Expression(index - 1, index + 1)),
          let label = argument.label
        else { return false }
        return structure.token(label, isAnyOf: "systemName", "systemSymbolName", "systemImage")
      }
      guard structure.kind(index) == .identifier, structure.isImplicitMember(index),
        case .argument(_, let argument) = structure.place(of: Expression(index - 1, index)), let label = argument.label
      else { return false }
      return structure.token(label, isAnyOf: "systemSymbol", "systemImage")
    }

    /// Whether another flip stands before this one in the same chain.
    var isFlippedBefore: Bool {
      var index = first
      for _ in 0..<Self.maximalSteps {
        guard index < flip else { break }
        if structure.isMember(index), site.moved(to: index).flipsImage { return true }
        index = structure.next(behind: index)
      }
      return false
    }

    /// The name in `Image("arrow")` at the head of the chain.
    var assetName: Int? {
      guard structure.token(first, is: "Image"), structure.kind(first + 1) == .leftParen,
        structure.kind(first + 2) == .stringStart, structure.kind(first + 3) == .stringText,
        structure.kind(first + 4) == .stringEnd
      else { return nil }
      return first + 3
    }
  }
}
