import RTLRuleKit
import RTLSyntax

/// What stands on both sides of a `<` or `>` that puts things in order.
extension FixedStringOrder {
  struct Side {
    /// All that is compared: `($0.name ?? "")`.
    var operand: Expression
    /// `$0.name`
    var value: Expression
    var name: Int
    /// The last token that is still the name, or the call that gives it.
    var end: Int
    /// Whether something else stands in for a name that is missing.
    var hasDefault: Bool
  }

  /// `sorted { $0.name < $1.name }`
  func closure(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), let brace = brace(behind: site.index, structure), !isWrittenOut(site),
      !isCompared(site)
    else { return nil }
    return comparison(in: brace, site)
  }

  /// `static func < (lhs: Contact, rhs: Contact) -> Bool { lhs.name < rhs.name }`: how all of them are sorted.
  func ownOrder(_ site: Site) -> Finding? {
    let structure = site.structure
    // Every other `<` ends here.
    guard structure.token(site.index - 1, is: "func"),
      let found = structure.declaration(namedBy: site.index),
      case let body = structure.declarations[found].body, body != Structure.none
    else { return nil }
    return comparison(in: Int(body), site)
  }

  private static let longestBody = 240

  /// The first comparison of names in the braces of an order, whatever is asked before: `if a.rank == b.rank { … }`.
  private func comparison(in brace: Int, _ site: Site) -> Finding? {
    let structure = site.structure
    let close = min(structure.end(ofGroup: brace), brace + Self.longestBody, structure.tokens.count)
    for sign in brace + 1..<max(brace + 1, close)
    where structure.kind(sign) == .binaryOperator && structure.token(sign, isAnyOf: "<", ">") {
      guard isOf(brace, sign, structure), let left = side(before: sign, structure),
        let right = side(behind: sign, structure), structure.isSameText(left.name, right.name),
        // That is no order: `a.name < b.name && a.id < b.id`.
        !structure.token(right.operand.last + 1, is: "&&"),
        case let whole = Expression(left.operand.first, right.operand.last),
        !breaksTie(whole, by: left.name, in: brace, structure), reachesPeople(site, left.name)
      else { continue }
      let range = structure.range(whole.first, through: whole.last)
      return Finding(range, Self.message, fix: fix(left, right, sign, range, structure))
    }
    return nil
  }

  /// Whether a comparison stands in these braces, and in those of no other closure.
  private func isOf(_ brace: Int, _ sign: Int, _ structure: Structure) -> Bool {
    var open = structure.opening(around: sign)
    while let outer = open, outer != brace {
      if structure.kind(outer) == .leftBrace,
        structure.scopeIndex(ofBrace: outer).map({ structure.scopes[$0].kind == .closure }) ?? true
      {
        return false
      }
      open = structure.opening(around: outer)
    }
    return open == brace
  }

  /// `$0.name`, `$0.name ?? ""`, `($0.name ?? "")`
  private func side(before sign: Int, _ structure: Structure) -> Side? {
    guard structure.endsOperand(sign - 1) else { return nil }
    let operand = structure.operand(around: sign - 1)
    guard structure.isNilCoalescing(operand.first - 1), operand.first > 1 else { return side(operand, structure) }
    let value = structure.operand(around: operand.first - 2)
    return side(value, of: Expression(value.first, operand.last), structure)
  }

  private func side(behind sign: Int, _ structure: Structure) -> Side? {
    guard structure.kind(sign + 1) != nil else { return nil }
    let operand = structure.operand(around: sign + 1)
    guard structure.isNilCoalescing(operand.last + 1), structure.kind(operand.last + 2) != nil else {
      return side(operand, structure)
    }
    let other = structure.operand(around: operand.last + 2)
    return side(operand, of: Expression(operand.first, other.last), structure)
  }

  private func side(_ operand: Expression, _ structure: Structure) -> Side? {
    let inner = structure.unwrapped(operand)
    let value = structure.operand(around: inner.first)
    guard value.last == inner.last || structure.isNilCoalescing(value.last + 1) else { return nil }
    return side(value, of: operand, structure)
  }

  private func side(_ value: Expression, of operand: Expression, _ structure: Structure) -> Side? {
    displayed(value, structure).map {
      let hasDefault = structure.unwrapped(operand) != value
      return Side(operand: operand, value: value, name: $0.name, end: $0.end, hasDefault: hasDefault)
    }
  }

  /// `$0.name`, `$0.name.lowercased()`, `$0.getName()`
  func displayed(_ value: Expression, _ structure: Structure) -> (name: Int, end: Int)? {
    guard let last = structure.lastName(endingAt: value.last) else { return nil }
    if structure.token(last, isAnyOf: "lowercased", "uppercased", "localizedLowercase"),
      let end = structure.receiverEnd(ofMember: last), let inner = structure.lastName(endingAt: end)
    {
      return isName(inner, structure) && structure.isMember(inner) ? (inner, end) : nil
    }
    guard isName(last, structure), structure.isMember(last), isPlain(value, last, structure) else {
      return nil
    }
    return (last, value.last)
  }

  /// The name itself, unwrapped, or a call without arguments that gives it.
  private func isPlain(_ value: Expression, _ name: Int, _ structure: Structure) -> Bool {
    if value.last == name { return true }
    if structure.kind(value.last) == .exclamation || structure.kind(value.last) == .postfixQuestion {
      return value.last == name + 1
    }
    return structure.call(of: name).map {
      structure.end(ofGroup: $0.open) == value.last && structure.arguments(of: $0).isEmpty
    } ?? false
  }

  private func fix(_ left: Side, _ right: Side, _ sign: Int, _ range: ByteRange, _ structure: Structure) -> Fix? {
    guard let first = text(of: left, structure), let second = text(of: right, structure) else { return nil }
    let receiver = left.hasDefault && structure.kind(left.operand.first) != .leftParen ? "(\(first))" : first
    let result = structure.token(sign, is: "<") ? ".orderedAscending" : ".orderedDescending"
    let text = "\(receiver).localizedStandardCompare(\(second)) == \(result)"
    return Fix(.unsafe, "localizedStandardCompare", [Edit(range, text)])
  }

  /// Without the change of case, which the comparison itself looks through.
  private func text(of side: Side, _ structure: Structure) -> String? {
    guard structure.kind(side.end) != .postfixQuestion, !side.hasDefault || side.end == side.value.last else {
      return nil
    }
    let kept = side.hasDefault ? side.operand : Expression(side.value.first, side.end)
    return structure.source.text(structure.range(kept.first, through: kept.last))
  }
}
