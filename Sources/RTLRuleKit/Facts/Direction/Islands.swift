import RTLSyntax

extension Site {
  /// Whether this place is laid out from left to right on purpose: a player, a picker of sides, a field for numbers.
  ///
  /// Told by the SwiftUI modifiers around it, and by what the file sets on its receiver or on its own type.
  package var isInLeftToRightIsland: Bool {
    let islands = Islands(file)
    if islands.isInChain(index) || islands.isOwnTypeSet(around: index) { return true }
    return receivers.contains { islands.isSet(on: $0) }
  }

  /// Whether the view of this name is laid out from left to right on purpose.
  package func isInLeftToRightIsland(receiver name: Int?) -> Bool {
    let islands = Islands(file)
    return name.map { islands.isSet(on: $0) } ?? false || islands.isInChain(index)
      || islands.isOwnTypeSet(around: index)
  }

  /// `touch.location(in: scrubber)`: whether this place, or the view it measures in, is laid out from left to right.
  package var isMeasuredInLeftToRightIsland: Bool {
    guard let call = structure.call(of: index), let view = structure.argument("in", of: call), !view.isEmpty
    else { return isInLeftToRightIsland }
    return isInLeftToRightIsland || isInLeftToRightIsland(receiver: structure.lastName(endingAt: view.end - 1))
  }

  private static let longestPath = 32

  /// The names of what is changed at this place: `label` and `cell` for either side of `cell.label.alignment = .left`.
  private var receivers: [Int] {
    var names: [Int] = []
    if case .assigned(let property) = structure.place(of: structure.operand(around: index)) {
      names += structure.path(endingAt: property).dropLast()
    }
    if structure.isMember(index) { names += structure.path(endingAt: index).dropLast() }
    // A chain of thousands of modifiers belongs to what it begins with and to those close by.
    let half = Self.longestPath / 2
    return names.count < Self.longestPath ? names : names.prefix(half) + names.suffix(half)
  }
}

/// Deliberate left-to-right islands of a file.
private struct Islands {
  let file: LintedFile
  let structure: Structure

  init(_ file: LintedFile) {
    self.file = file
    structure = file.structure
  }

  private static let maximalSteps = 2000

  // MARK: - SwiftUI

  /// `HStack { here }.environment(\.layoutDirection, .leftToRight)`
  func isInChain(_ index: Int) -> Bool {
    for level in structure.levels(around: index) {
      if chainForces(around: level.inner) { return true }
      switch level.scope.map({ structure.scopes[$0].kind }) {
      case .type, .function: return false
      case .property, .accessor, .control, .closure, nil: break
      }
    }
    return false
  }

  private func chainForces(around index: Int) -> Bool {
    let chain = structure.operand(around: index)
    var current = max(chain.first, index)
    for _ in 0..<Self.maximalSteps {
      guard current <= chain.last else { break }
      if structure.token(current, isAnyOf: "environment", "layoutDirectionBehavior"), structure.isMember(current),
        let call = structure.call(of: current), isForcing(call)
      {
        return true
      }
      current = structure.next(behind: current)
    }
    return false
  }

  private func isForcing(_ call: Call) -> Bool {
    let last = min(structure.end(ofGroup: call.open), call.open + 12, structure.tokens.count)
    let words = call.open..<last
    if structure.token(call.callee, is: "layoutDirectionBehavior") {
      return words.contains { structure.token($0, is: "fixed") }
    }
    return words.contains { structure.token($0, is: "layoutDirection") }
      && words.contains { structure.token($0, is: "leftToRight") }
  }

  // MARK: - UIKit and AppKit

  /// `name.semanticContentAttribute = .playback` anywhere it is the same name.
  func isSet(on name: Int) -> Bool {
    guard !structure.token(name, is: "self") else { return isOwnTypeSet(around: name) }
    let declaration = file.declaration(of: name)
    return file.landmarks.directionProperties.prefix(Self.maximalSteps).contains { property in
      guard forcesLeftToRight(property), let receiver = structure.receiverName(ofMember: property),
        structure.bytes(receiver).elementsEqual(structure.bytes(name))
      else { return false }
      if structure.tokens[name].kind == .dollarIdentifier {
        return structure.scope(around: name) == structure.scope(around: receiver)
      }
      return file.declaration(of: receiver) == declaration
    }
  }

  /// `semanticContentAttribute = .playback` on the type's own view.
  func isOwnTypeSet(around index: Int) -> Bool {
    let properties = file.landmarks.directionProperties
    guard !properties.isEmpty, let type = structure.enclosingType(of: index) else { return false }
    return properties.prefix(Self.maximalSteps).contains { property in
      guard forcesLeftToRight(property), structure.enclosingType(of: property) == type else { return false }
      guard structure.isMember(property) else { return true }
      return structure.token(property - 2, is: "self") && !structure.isMember(property - 2)
    }
  }

  /// Whether a property or setter is given a value that means left to right.
  func forcesLeftToRight(_ property: Int) -> Bool {
    guard structure.kind(property + 1) == .equal || structure.kind(property + 1) == .leftParen else { return false }
    // `= .playback`, `= UISemanticContentAttribute.playback`, `((.playback))`
    for index in property + 2..<min(property + 6, structure.tokens.count) {
      if structure.token(index, isAnyOf: "playback", "spatial", "forceLeftToRight", "leftToRight") {
        // Behind an `if` or in a ternary it is no island but an answer to a direction.
        return structure.kind(index + 1) != .infixQuestion && structure.kind(index + 1) != .binaryOperator
      }
      guard [.period, .identifier, .leftParen].contains(structure.tokens[index].kind) else { return false }
    }
    return false
  }
}

extension LintedFile {
  /// Whether some view of the file keeps its direction: what stands in it stays where it is.
  package var forcesDirection: Bool {
    let islands = Islands(self)
    return landmarks.directionProperties.contains { islands.forcesLeftToRight($0) }
  }
}
