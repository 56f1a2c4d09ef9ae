import RTLRuleKit
import RTLSyntax

/// Bars that fill from where one begins to read, whatever they tell of.
extension Site {
  /// Whether the view around places a part of its width at one end of the line, as `ZStack(alignment: .leading)` around
  /// `.frame(width: bar.size.width * share)` does. SwiftUI changes its side; the touch that sets the share keeps its own.
  var isInBarFilledFromOneEnd: Bool {
    guard file.showsSwiftUI, let type = enclosingTypeScope, case let scope = structure.scopes[type] else {
      return false
    }
    let body = Int(scope.open)..<max(Int(scope.open), Int(scope.close))
    return ["leading", "trailing"].contains { file.uses(of: $0, within: body).contains(where: isAlignment) }
      && file.uses(of: "width", within: body).contains(where: isPlacedInPart)
  }

  /// `alignment: .leading`
  private func isAlignment(_ side: Int) -> Bool {
    guard case .argument(_, let argument) = structure.place(of: structure.operand(around: side)) else { return false }
    return argument.label.map { structure.token($0, is: "alignment") } ?? false
  }

  /// The `size.width` of `.frame(width: size.width * share)` or `.offset(x: size.width * share - 6)`.
  private func isPlacedInPart(width: Int) -> Bool {
    let part = structure.infix(around: structure.operand(around: width))
    guard structure.isMember(width), let list = structure.list(around: width), let call = structure.call(at: list),
      structure.token(call.callee, isAnyOf: "frame", "offset")
    else { return false }
    return structure.token(width + 1, is: "*") && !structure.isNumeral(width + 2)
      || structure.token(part.first + 1, is: "*") && !structure.isNumeral(part.first)
  }
}
