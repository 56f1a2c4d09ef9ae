import RTLRuleKit
import RTLSyntax

extension OneSidedTouch {
  /// A touch that says which one: `options[Int(drag.location.x / segmentWidth)]`. The first of a row stands at the right
  /// where one reads from the right, and the count still begins at the left.
  struct Choice {
    private let file: LintedFile
    private let structure: Structure

    init(_ file: LintedFile) {
      self.file = file
      structure = file.structure
    }

    private struct Count {
      /// Divided by how wide one is, or all are.
      var isShare = false
      var isInteger = false
      /// Held to how many there are, or multiplied by it.
      var isOfMany = false

      var isWhole: Bool { isShare && isInteger }
    }

    private static let hops = 3
    /// Of each local that many uses are followed, whose own locals are followed too.
    private static let reach = 20
    private static let depth = 8

    // MARK: - Points

    /// Where a point becomes the number of an item.
    func place(of point: Expression) -> Int? { place(of: point, hops: Self.hops) }

    private func place(of point: Expression, hops: Int) -> Int? {
      if structure.token(point.last, is: "x"), structure.isMember(point.last) {
        return number(of: point, Count(), hops: hops)
      }
      guard hops > 0 else { return nil }
      for use in uses(of: point) {
        let operand = structure.operand(around: use)
        let isUse = operand.last == use || operand.last == use + 2 && structure.token(operand.last, is: "x")
        if isUse, let found = place(of: operand, hops: hops - 1) { return found }
      }
      return nil
    }

    /// Where the local or the parameter is used that something is given to.
    private func uses(of value: Expression) -> [Int] {
      switch structure.place(of: value) {
      case .initial(let local): return file.uses(ofLocal: local, limit: Self.reach)
      case .argument(let call, let argument):
        return file.parameter(given: argument, of: call).map { file.uses(ofLocal: $0, limit: Self.reach) } ?? []
      default: return []
      }
    }

    // MARK: - Numbers

    private func number(of x: Expression, _ known: Count, hops: Int) -> Int? {
      var count = known
      var value = x
      for _ in 0..<Self.depth {
        let whole = structure.infix(around: value)
        guard take(value, in: whole, &count) else { return nil }
        switch structure.place(of: whole) {
        case .argument(let call, let argument):
          guard Measure.converters.contains(call.callee, in: structure) else {
            if count.isWhole { return isOne(count, named: argument.label ?? call.callee) ? whole.first : nil }
            return number(ofUsesOf: whole, count, hops: hops)
          }
          note(call, &count)
          value = structure.operand(around: call.callee)
        case .operand:
          guard let open = structure.opening(around: whole.first), structure.kind(open) == .leftParen else {
            return nil
          }
          value = structure.operand(around: open)
        case .initial(let local):
          let name = Int(structure.declarations[local].name)
          if count.isWhole, isOne(count, named: name) { return whole.first }
          return number(ofUsesOf: whole, count, hops: hops)
        case .assigned(let name):
          return count.isWhole && isOne(count, named: name) ? whole.first : nil
        case .returned(let scope):
          let name = structure.scopes[scope].name
          return count.isWhole && name != Structure.none && isOne(count, named: Int(name)) ? whole.first : nil
        case .index: return count.isWhole ? whole.first : nil
        default: return nil
        }
      }
      return nil
    }

    private func number(ofUsesOf value: Expression, _ count: Count, hops: Int) -> Int? {
      guard hops > 0 else { return nil }
      for use in uses(of: value) {
        let operand = structure.operand(around: use)
        if operand.last == use, let found = number(of: operand, count, hops: hops - 1) { return found }
      }
      return nil
    }

    /// What is done to a number in a sum; false where it is turned round already, or only asked about.
    private func take(_ value: Expression, in whole: Expression, _ count: inout Count) -> Bool {
      let isTurned = value.first > whole.first && structure.token(value.first - 1, isAnyOf: "-", "/")
      guard !isTurned, whole.last - whole.first < 80 else { return false }
      for index in whole.tokens where !value.tokens.contains(index) {
        if structure.kind(index) == .binaryOperator {
          guard structure.token(index, isAnyOf: "+", "-", "*", "/") else { return false }
          if index > value.last, structure.token(index, is: "/") { count.isShare = true }
        }
        if structure.token(index, is: "count") { count.isOfMany = true }
      }
      return true
    }

    private func note(_ call: Call, _ count: inout Count) {
      if Self.roundings.contains(call.callee, in: structure) { count.isInteger = true }
      // `min(index, items.count - 1)`, `Int(x / width).clamped(to: 0...items.count - 1)`
      let isLimit = structure.token(call.callee, isAnyOf: "min", "max", "clamp")
      let start = isLimit ? call.open : structure.last(ofGroup: call.open)
      let limits = Expression(start, structure.operand(around: call.callee).last).tokens
      if limits.contains(where: { structure.token($0, is: "count") && structure.isMember($0) }) {
        count.isOfMany = true
      }
    }

    private func isOne(_ count: Count, named name: Int) -> Bool {
      count.isOfMany || structure.name(name, holdsAnyOf: Self.items)
    }

    private static let roundings: WordSet = ["Int", "round", "floor", "ceil", "trunc"]
    private static let items: [StaticString] = [
      "index", "item", "option", "rating", "section", "segment", "selected", "selection", "star", "stars", "tab",
    ]
  }
}
