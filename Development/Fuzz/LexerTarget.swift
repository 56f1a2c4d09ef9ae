import RTLSyntax

/// Lexer and structure over any bytes.
enum LexerTarget: FuzzTarget {
  static var seeds: [[UInt8]] { Material.examples.map { Array($0.utf8) } }

  static func fault(in bytes: [UInt8]) -> String? {
    let structure = Structure(Source(bytes))
    return unsoundness(of: structure) ?? faultOfBrackets(structure) ?? faultOfAnswers(structure)
  }

  private static func faultOfBrackets(_ structure: Structure) -> String? {
    for index in structure.tokens.indices {
      let kind = structure.tokens[index].kind
      if kind.opensGroup || kind.closesGroup, let partner = structure.partner(index),
        structure.partner(partner) != index
      {
        return "one-sided partner of token \(index)"
      }
      if let open = structure.opening(around: index), open >= index {
        return "token \(index) stands before its bracket"
      }
    }
    return nil
  }

  /// Every question has an answer, inside the source, at every token.
  private static func faultOfAnswers(_ structure: Structure) -> String? {
    let tokens = 0...structure.tokens.count
    for index in structure.tokens.indices.prefix(200) {
      let places = [
        structure.statementStart(index), structure.statementEnd(from: index), structure.chainStart(index),
        structure.chainEnd(index), structure.endOfType(from: index), structure.receiverName(ofMember: index) ?? 0,
        structure.scopeReturned(from: index) ?? 0, structure.call(around: index)?.open ?? 0,
        structure.value(at: index).last, structure.element(around: index)?.end ?? 0,
        structure.list(around: index) ?? 0, structure.scope(around: index) ?? 0,
      ]
      if let odd = places.first(where: { !tokens.contains($0) }) { return "answer \(odd) at token \(index)" }
      if structure.statementStart(index) > index { return "statement begins behind token \(index)" }
      if structure.kind(index) == .infixQuestion, let ternary = structure.ternary(question: index),
        !tokens.contains(ternary.no.last)
      {
        return "ternary at token \(index) ends outside"
      }
      if structure.kind(index) == .leftBrace { _ = structure.callee(ofClosure: index) }
      if structure.kind(index) == .leftParen, let call = structure.call(at: index) {
        for argument in structure.arguments(of: call) where argument.start > argument.end {
          return "argument ends before it begins, at token \(index)"
        }
      }
      _ = structure.place(of: structure.operand(around: index))
      _ = structure.path(endingAt: index)
    }
    return nil
  }
}
