import RTLRuleKit
import RTLSyntax

/// A sign and a text that are put behind another where there is one.
extension UnisolatedValues {
  /// `details + (time.isEmpty ? "" : " – " + time)`, `line += (line.isEmpty ? "" : " – ") + time`,
  /// `title.append(NSAttributedString(string: " – \(address)"))`
  func tailed(_ site: Site) -> Line? {
    let structure = site.structure
    let quote = site.index - 1
    guard structure.kind(quote) == .stringStart, Self.signs.contains(structure.text(site.index)) else { return nil }
    guard
      let (text, values) = structure.kind(site.index + 1) == .stringEnd
        ? chosen(quote, structure) : appendedTail(quote, site),
      let tail = values.last, !site.isNumber(tail).isYes, !structure.namesCode(tail), !isNoName(tail, structure),
      !structure.token(tail.first, is: "String")
    else { return nil }
    let last = max(structure.end(ofGroup: quote), tail.last)
    return Line(text: text, range: structure.range(quote, through: last), values: values)
  }

  /// The sign alone or with what follows, as one branch of a choice whose other branch is nothing.
  private func chosen(_ quote: Int, _ structure: Structure) -> (text: Expression, values: [Expression])? {
    guard let open = structure.opening(around: quote), structure.kind(open) == .leftParen,
      structure.call(at: open) == nil, case let close = structure.end(ofGroup: open),
      close < structure.tokens.count,
      let question = (open + 1..<close).first(where: { structure.kind($0) == .infixQuestion }),
      let parts = structure.ternary(question: question),
      let branch = branch(at: quote, of: (parts.yes, parts.no), structure)
    else { return nil }
    let isGrowing = structure.token(open - 1, is: "+=")
    guard isGrowing || structure.token(open - 1, is: "+"), open > 1, structure.endsOperand(open - 2) else { return nil }
    let head = structure.operand(around: open - 2)
    let summands = structure.summands(of: branch)
    if summands.count == 2 { return (Expression(open, close), [head, summands[1]]) }
    guard summands.count == 1, structure.token(close + 1, is: "+"), close + 2 < structure.tokens.count else {
      return nil
    }
    return (Expression(open, close), [head, structure.operand(around: close + 2)])
  }

  /// The branch that begins with the sign, where the other is an empty text.
  private func branch(
    at quote: Int,
    of branches: (Expression, Expression),
    _ structure: Structure
  ) -> Expression? {
    let (yes, no) = (structure.unwrapped(branches.0), structure.unwrapped(branches.1))
    let (own, other) = yes.first == quote ? (yes, no) : (no, yes)
    let isEmpty = structure.kind(other.first) == .stringStart && other.last == other.first + 1
    return own.first == quote && isEmpty ? own : nil
  }

  /// `" – \(address)"` of a text with attributes that is appended to another.
  private func appendedTail(_ quote: Int, _ site: Site) -> (text: Expression, values: [Expression])? {
    let structure = site.structure
    guard let start = structure.interpolations(ofStringAt: quote).first, start == quote + 2,
      structure.end(ofGroup: start) + 1 == structure.end(ofGroup: quote),
      let tail = structure.content(ofInterpolation: start),
      case let text = structure.operand(around: quote), case .argument(let call, _) = structure.place(of: text),
      structure.token(call.callee, isAnyOf: "NSAttributedString", "NSMutableAttributedString", "AttributedString"),
      let whole = receiver(ofAppended: structure.operand(around: call.callee), site)
    else { return nil }
    return (text, [whole, tail])
  }

  /// `title` of `title.append(tail)`
  private func receiver(ofAppended tail: Expression, _ site: Site) -> Expression? {
    let structure = site.structure
    switch structure.place(of: tail) {
    case .argument(let call, _) where structure.token(call.callee, is: "append"):
      return structure.receiverName(ofMember: call.callee).map { Expression($0, $0) }
    case .initial(let local):
      let uses = site.file.uses(ofLocal: local)
      guard uses.count == 1, let use = uses.first,
        case .argument(let call, _) = structure.place(of: Expression(use, use)),
        structure.token(call.callee, is: "append")
      else { return nil }
      return structure.receiverName(ofMember: call.callee).map { Expression($0, $0) }
    default: return nil
    }
  }
}
