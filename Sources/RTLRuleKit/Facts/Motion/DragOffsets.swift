import RTLSyntax

extension Site {
  /// Where the distance of a SwiftUI drag ends up, if it moves a view by `.offset` or `.position`: the index of that
  /// modifier's name. The word here is the drag's `translation`, by itself or its `.width`.
  package var modifierMovedByDrag: Int? { DragFlow(file).modifier(movedBy: index) }

  /// The leading or trailing constraint that a UIKit drag moves: `translation` in
  /// `leading.constant = start + translation.x`.
  package var constraintMovedByDrag: (distance: Expression, constraint: Int)? {
    for distance in DragReader(file).horizontalDistances(from: index) {
      if let constraint = DragFlow(file).constraint(movedBy: distance.last) { return (distance, constraint) }
    }
    return nil
  }
}

/// Follows the distance of a drag to the modifier that moves a view, by way of a property and at most one computed one.
struct DragFlow {
  let file: LintedFile
  let structure: Structure

  init(_ file: LintedFile) {
    self.file = file
    structure = file.structure
  }

  private static let reach = 6000
  static let mostNames = 16

  func modifier(movedBy word: Int) -> Int? {
    guard structure.isMember(word), structure.kind(word + 1) != .leftParen else { return nil }
    guard let distance = distance(from: word) else { return nil }
    if let modifier = modifier(around: distance.first, isWidth: distance.last > word) {
      return isOfProperty(word, givenTo: modifier) || isAnimated(word) ? nil : modifier
    }
    // What a function makes of a whole translation is its own affair.
    let isWhole = distance.last == word
    let isGiven = isWhole && structure.opening(around: word).map { structure.call(at: $0) != nil } ?? false
    let kept = isGiven && !isHandedBack(distance) ? nil : nameAssigned(from: distance) ?? nameGiven(distance)
    guard let name = kept ?? nameSet(byMethodGiven: distance) else { return nil }
    var readNames: [Int] = []
    return modifier(reading: name, hops: 2, &readNames)
  }

  /// `drag.translation`, `drag.translation.width`, `drag.location.x - drag.startLocation.x`
  private func distance(from word: Int) -> Expression? {
    let chain = structure.operand(around: word)
    if structure.token(word, is: "startLocation") {
      // From the finger to where it began, it is turned round already.
      return DragReader(file).differenceOfDrag(startingAt: word).flatMap { $0.last == chain.last ? $0 : nil }
    }
    let isWidth = structure.token(word + 2, is: "width") && (chain.last == word + 2 || isLimited(chain, from: word + 2))
    return chain.last == word || isWidth ? chain : nil
  }

  /// `drag.translation.width.clamped(to: 0...reach)`
  private func isLimited(_ chain: Expression, from width: Int) -> Bool {
    structure.token(width + 2, isAnyOf: "clamped", "limited", "bounded", "rounded")
      && structure.kind(width + 3) == .leftParen && structure.end(ofGroup: width + 3) == chain.last
  }

  /// `thumb.translation` of a state of the view's own may hold anything but where a gesture holds it.
  private func isOfProperty(_ word: Int, givenTo modifier: Int) -> Bool {
    guard let receiver = structure.receiverName(ofMember: word), !structure.isMember(receiver),
      let found = file.declaration(of: receiver)
    else { return false }
    let declaration = structure.declarations[found]
    let isHandedOn = structure.call(around: word)?.callee != modifier
    return structure.scope(of: declaration)?.kind == .type && (isHandedOn || !isOfGesture(declaration))
      && structure.writtenType(of: declaration) != TypeKey("DragGesture.Value")
  }

  /// `@GestureState private var drag = Drag.inactive`
  private func isOfGesture(_ declaration: Declaration) -> Bool {
    let name = Int(declaration.name)
    return (max(0, name - 6)..<name).contains {
      structure.token($0, is: "GestureState") && structure.kind($0 - 1) == .at
        && structure.statementStart(name) < $0
    }
  }

  /// `.keyframeAnimator(initialValue: start) { content, value in content.offset(x: value.translation) }`
  private func isAnimated(_ word: Int) -> Bool {
    guard let callee = structure.closure(around: word).flatMap({ structure.callee(ofClosure: $0) }) else {
      return false
    }
    return structure.token(callee, isAnyOf: "keyframeAnimator", "phaseAnimator")
  }

  // MARK: - Modifiers

  /// `.offset(x: here)`, `.offset(here)`, `.position(x: here, y: …)`. A whole translation counts without a label only.
  private func modifier(around index: Int, isWidth: Bool) -> Int? {
    var current = index
    for _ in 0..<6 {
      guard let open = structure.opening(around: current), structure.tokens[open].kind == .leftParen else { return nil }
      if let call = structure.call(at: open) {
        if structure.token(call.callee, isAnyOf: "abs", "fabs", "sqrt", "hypot", "pow") { return nil }
        if structure.isMember(call.callee), structure.token(call.callee, isAnyOf: "offset", "position") {
          guard let element = structure.element(around: current) else { return nil }
          let isHorizontal = element.label.map { structure.token($0, is: "x") } ?? !isWidth
          return isHorizontal ? call.callee : nil
        }
      }
      current = open
    }
    return nil
  }

  /// The modifier that reads a property, or one that reads what is computed from it; no name is followed twice.
  private func modifier(reading name: Int, hops: Int, _ readNames: inout [Int]) -> Int? {
    guard readNames.count < Self.mostNames, !readNames.contains(where: { structure.isSameText($0, name) }) else {
      return nil
    }
    readNames.append(name)
    let word = structure.tokens[name].name
    let local = localDeclaration(of: name)
    for use in nearby(name).flatMap({ file.uses(of: word, within: $0) }) {
      guard use != name, structure.bytes(use).elementsEqual(structure.bytes(name)),
        local == nil || !structure.isMember(use) && file.declaration(of: use) == local
      else { continue }
      let part = structure.kind(use + 1) == .period ? use + 2 : use
      if structure.token(part, isAnyOf: "height", "y") || isUpright(use) { continue }
      if let modifier = modifier(around: use, isWidth: structure.token(part, is: "width")) { return modifier }
      let assigned = nameAssigned(from: structure.operand(around: use))
      guard hops > 0,
        let next = computedName(around: use, for: .property) ?? assigned ?? computedName(around: use, for: .function)
          ?? nameReturning(use) ?? nameSet(byMethodGiven: structure.operand(around: use)),
        let modifier = modifier(reading: next, hops: hops - 1, &readNames)
      else { continue }
      return modifier
    }
    return modifier(readingStateOf: name) ?? (local == nil ? modifier(readingBindingTo: name) : nil)
  }

  /// `.offset(x: $value.wrappedValue)`
  private func modifier(readingBindingTo name: Int) -> Int? {
    let binding = "$" + structure.text(name)
    for use in nearby(name).flatMap({ file.uses(of: binding, within: $0) })
    where structure.token(use + 2, is: "wrappedValue") && !isUpright(use) {
      let part = structure.kind(use + 3) == .period ? use + 4 : use + 2
      if structure.token(part, isAnyOf: "height", "y") { continue }
      if let modifier = modifier(around: use, isWidth: structure.token(part, is: "width")) { return modifier }
    }
    return nil
  }

  /// `CGSize(width: 0, height: here)`
  private func isUpright(_ use: Int) -> Bool {
    guard let open = structure.opening(around: use), structure.kind(open) != .leftBrace,
      let label = structure.element(around: use)?.label
    else { return false }
    return structure.token(label, isAnyOf: "height", "y")
  }

  /// `.offset(x: model.shift)` of another type of the file, which holds the state of the drag.
  private func modifier(readingStateOf name: Int) -> Int? {
    guard let found = file.declaration(meantBy: name), case let declaration = structure.declarations[found],
      let type = structure.scope(of: declaration), type.kind == .type, type.name != Structure.none,
      case let key = TypeKey(value: structure.wideName(Int(type.name))), case let own = nearby(name)
    else { return nil }
    for use in file.uses(of: structure.tokens[name].name, within: 0..<structure.tokens.count)
    where !own.contains(where: { $0.contains(use) }) && structure.isMember(use) {
      guard let receiver = structure.receiverName(ofMember: use), file.type(ofName: receiver) == key else { continue }
      let part = structure.kind(use + 1) == .period ? use + 2 : use
      if structure.token(part, isAnyOf: "height", "y") || isUpright(use) { continue }
      if let modifier = modifier(around: use, isWidth: structure.token(part, is: "width")) { return modifier }
    }
    return nil
  }

  /// The declaration of a name that is a local: another closure may have one of the same name.
  private func localDeclaration(of name: Int) -> Int? {
    guard !structure.isMember(name), let found = file.declaration(of: name) else { return nil }
    guard let scope = structure.scope(of: structure.declarations[found]) else { return nil }
    return scope.kind != .type ? found : nil
  }

  /// The type around, its extensions in this file included.
  private func nearby(_ index: Int) -> [Range<Int>] {
    guard let own = structure.enclosingType(of: index) else {
      return [max(0, index - Self.reach)..<min(structure.tokens.count, index + Self.reach)]
    }
    return bodies(ofType: own).map { structure.words(ofScope: $0) }
  }

  /// `var shift: CGFloat { base + drag }`, `func shift(in size: CGSize) -> CGFloat { … }`: what a short body is computed
  /// for.
  private func computedName(around use: Int, for kind: Scope.Kind) -> Int? {
    guard var scope = structure.scope(around: use) else { return nil }
    // `if isActive { return base + drag }`
    while structure.scopes[scope].kind == .control, structure.scopes[scope].parent != Structure.none {
      scope = Int(structure.scopes[scope].parent)
    }
    if structure.scopes[scope].kind == .closure { return nameOfClosure(scope) }
    guard structure.scopes[scope].kind == kind,
      structure.scopes[scope].name != Structure.none,
      Int(structure.scopes[scope].close) - Int(structure.scopes[scope].open) < 60,
      !structure.token(Int(structure.scopes[scope].name), is: "body")
    else { return nil }
    return Int(structure.scopes[scope].name)
  }

  /// The function or property that gives back what a distance is part of.
  private func nameGiven(_ distance: Expression) -> Int? {
    guard distance.last > distance.first, !isAskedAbout(distance) else { return nil }
    let whole = structure.infix(around: distance)
    guard case .returned = structure.place(of: whole) else { return nil }
    return computedName(around: distance.first, for: .property)
      ?? computedName(around: distance.first, for: .function)
  }

  /// `let shift = { … }()`
  private func nameOfClosure(_ scope: Int) -> Int? {
    let open = Int(structure.scopes[scope].open)
    let close = Int(structure.scopes[scope].close)
    guard close - open < 120, structure.kind(close + 1) == .leftParen else { return nil }
    return structure.nameOfValue(Expression(open, structure.last(ofGroup: close + 1)))
  }

  // MARK: - Assignments

  /// The leading or trailing constraint whose constant a distance goes into: `leading.constant += translation.x`.
  func constraint(movedBy word: Int) -> Int? {
    let distance = structure.operand(around: word)
    guard structure.token(distance.last, is: "x"), !isAskedAbout(distance) else { return nil }
    if let constraint = constraint(given: distance) { return constraint }
    // `let place = start + translation.x; leading.constant = place`
    let start = structure.statementStart(outermost(distance.first))
    guard structure.token(start, isAnyOf: "let", "var"), let found = file.declaration(of: start + 1) else { return nil }
    for use in file.uses(ofLocal: found) {
      let operand = structure.operand(around: use)
      if operand.last == use, !isAskedAbout(operand), let constraint = constraint(given: operand) { return constraint }
    }
    return nil
  }

  private func constraint(given distance: Expression) -> Int? {
    let start = structure.statementStart(outermost(distance.first))
    guard let equal = assignment(from: start, before: distance.first),
      let constant = structure.lastName(endingAt: equal - 1), structure.token(constant, is: "constant"),
      let constraint = structure.receiverName(ofMember: constant),
      structure.name(constraint, holdsAnyOf: ["leading", "trailing"])
    else { return nil }
    return constraint
  }

  /// The property a distance goes into, whole or as part of what is computed; not where it is only asked about.
  func nameAssigned(from distance: Expression) -> Int? {
    let start = structure.statementStart(outermost(distance.first))
    guard let assignment = assignment(from: start, before: distance.first), !isAskedAbout(distance) else { return nil }
    if structure.token(start, isAnyOf: "let", "var") { return start + 1 }
    guard let name = assignedName(before: assignment) else { return nil }
    return stateName(name) ?? name
  }

  /// Out of the calls and parentheses around an expression, to the level of the statement.
  private func outermost(_ index: Int) -> Int {
    var current = index
    for _ in 0..<6 {
      guard let open = structure.opening(around: current), structure.tokens[open].kind == .leftParen else { break }
      if let call = structure.call(at: open), structure.token(call.callee, isAnyOf: "abs", "fabs", "pow", "hypot") {
        break
      }
      current = open
    }
    return current
  }

  private func assignment(from start: Int, before end: Int) -> Int? {
    (start..<max(start, end)).first {
      structure.kind($0) == .equal || structure.kind($0) == .binaryOperator && structure.token($0, isAnyOf: "+=", "-=")
    }
  }

  /// `value.translation.width > 0 ? a : b`
  func isAskedAbout(_ distance: Expression) -> Bool {
    let whole = structure.infix(around: distance)
    if structure.kind(whole.last + 1) == .infixQuestion { return true }
    return whole.tokens.contains {
      structure.kind($0) == .binaryOperator && structure.token($0, isAnyOf: "<", ">", "<=", ">=", "==", "!=")
    }
  }

  /// `offset` in `offset =`, `self.offset.width =`.
  private func assignedName(before equal: Int) -> Int? {
    guard equal > 0, let name = structure.lastName(endingAt: equal - 1) else { return nil }
    if structure.token(name, isAnyOf: "height", "y") { return nil }
    if structure.token(name, isAnyOf: "width", "x"), let owner = structure.receiverName(ofMember: name) { return owner }
    return name
  }

  /// `state` in `.updating($drag) { value, state, _ in state = … }` stands for `drag`.
  private func stateName(_ name: Int) -> Int? {
    guard !structure.isMember(name), let open = structure.closure(around: name), open > 1 else { return nil }
    // `updating($drag) { … }` or `updating($drag, body: { … })`
    let paren = structure.kind(open - 1) == .rightParen ? structure.partner(open - 1) : structure.opening(around: open)
    guard let paren, structure.tokens[paren].kind == .leftParen, let call = structure.call(at: paren),
      structure.token(call.callee, is: "updating")
    else { return nil }
    guard let start = structure.arguments(of: call).first?.start,
      case let projection = structure.token(start, is: "self") ? start + 2 : start,
      structure.kind(projection) == .identifier, structure.bytes(projection).first == UInt8(ascii: "$")
    else { return nil }
    return declared(behind: projection)
  }

  /// The property that `$name` projects.
  private func declared(behind projection: Int) -> Int? {
    let name = structure.bytes(projection).dropFirst()
    for declaration in structure.declarations
    where structure.bytes(Int(declaration.name)).elementsEqual(name) && declaration.kind == .variable {
      return Int(declaration.name)
    }
    return nil
  }
}
