import RTLSyntax

/// Drags whose distance goes through methods, and through extensions of the view.
extension DragFlow {
  /// A type and its extensions in this file, but not where several types have its name.
  func bodies(ofType own: Int) -> [Int] {
    let name = structure.scopes[own].name
    guard name != Structure.none, let all = file.bodiesByType[structure.wideName(Int(name))],
      all.count <= Self.mostNames,
      all.filter({ !structure.token(Int(structure.scopes[$0].introducer), is: "extension") }).count < 2
    else { return [own] }
    return all
  }

  /// `follow(drag.translation.width)` of the view's own: what that method sets to what it is given.
  func nameSet(byMethodGiven distance: Expression) -> Int? {
    guard case .argument(let call, let argument) = structure.place(of: distance),
      let parameter = file.parameter(given: argument, of: call)
    else { return nil }
    for use in file.uses(ofLocal: parameter, limit: 24) {
      let part = structure.kind(use + 1) == .period ? use + 2 : use
      guard part == use || structure.token(part, is: "width"), case let chain = structure.operand(around: use),
        chain.last == part, let name = nameAssigned(from: chain)
      else { continue }
      return Site(file: file, index: use).functionAsksForDirection ? nil : name
    }
    return nil
  }

  /// Whether a method of the view's own that is given a whole translation gives back one that is as wide, or less:
  /// `func damped(_ way: CGSize) -> CGSize { CGSize(width: way.width / 2, height: way.height / 2) }`.
  func isHandedBack(_ translation: Expression) -> Bool {
    guard case .argument(let call, let argument) = structure.place(of: translation),
      let parameter = file.parameter(given: argument, of: call),
      structure.writtenType(of: structure.declarations[parameter]) == TypeKey("CGSize")
    else { return false }
    return file.uses(ofLocal: parameter, limit: 24).contains { use in
      structure.token(use + 2, is: "width") && nameReturning(use + 2) != nil
        && !Site(file: file, index: use).functionAsksForDirection
    }
  }

  /// `func offset(of row: Row) -> CGSize { …; return CGSize(width: drag, height: 0) }`,
  /// `func reach() -> CGFloat { …; return clamp(value: start + drag, min: 0) }`, however long it is.
  func nameReturning(_ use: Int) -> Int? {
    var whole = structure.infix(around: structure.operand(around: use))
    for _ in 0..<4 {
      switch structure.place(of: whole) {
      case .returned(let scope):
        guard !isAskedAbout(structure.operand(around: use)), structure.scopes[scope].kind != .closure,
          structure.scopes[scope].name != Structure.none
        else { return nil }
        return Int(structure.scopes[scope].name)
      case .argument(let call, let argument):
        guard isKept(argument, by: call) else { return nil }
        whole = structure.infix(around: structure.operand(around: call.callee))
      default: return nil
      }
    }
    return nil
  }

  /// Whether a call hands on what it is given: a size, or something held to limits.
  private func isKept(_ argument: Argument, by call: Call) -> Bool {
    if structure.token(call.callee, isAnyOf: "CGSize", "CGPoint") {
      return argument.label.map { structure.token($0, isAnyOf: "width", "x") } ?? false
    }
    return !structure.isMember(call.callee) && structure.name(call.callee, holdsAnyOf: Self.limits)
  }

  private static let limits: NameWords = ["clamp", "clamped", "limit", "limited", "bounded", "rubber", "min", "max"]
}
