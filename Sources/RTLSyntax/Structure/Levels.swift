/// One step of a look outward: what a token stands in, seen from within.
package struct Level: Sendable {
  /// The token itself, or the bracket of the level below.
  package var inner: Int
  /// The bracket around it; nil at the top of the file.
  package var open: Int?
  /// What the bracket opens, if it is a brace.
  package var scope: Int?
}

/// The levels around a token from the inside out, up to the top of the file; code nested deeper than any person writes
/// is left alone.
package struct Levels: Sequence, IteratorProtocol, Sendable {
  private let structure: Structure
  private var upcoming: Int?
  private var depth = 0

  private static let maximalDepth = 64

  fileprivate init(_ structure: Structure, around index: Int) {
    self.structure = structure
    upcoming = index
  }

  package mutating func next() -> Level? {
    guard let inner = upcoming, depth < Self.maximalDepth else { return nil }
    depth += 1
    let open = structure.opening(around: inner)
    upcoming = open
    let isBrace = open.map { structure.tokens[$0].kind == .leftBrace } ?? false
    return Level(inner: inner, open: open, scope: isBrace ? open.flatMap { structure.scopeIndex(ofBrace: $0) } : nil)
  }
}

extension Structure {
  package func levels(around index: Int) -> Levels { Levels(self, around: index) }

  /// The body of the innermost type around a token.
  package func enclosingType(of index: Int) -> Int? {
    var scope = self.scope(around: index)
    while let current = scope, scopes[current].kind != .type { scope = parent(ofScope: current) }
    return scope
  }

  /// The body of the function, property or closure assigned to a property around a token: the outermost scope below
  /// the type.
  package func outermostBody(of index: Int) -> Int? {
    var scope = self.scope(around: index)
    var body: Int?
    while let current = scope, scopes[current].kind != .type {
      body = current
      scope = parent(ofScope: current)
    }
    return body
  }

  /// The tokens of a scope from its brace on; the first of them only, where that is enough.
  package func words(ofScope scope: Int, limit: Int = .max) -> Range<Int> {
    let open = Int(scopes[scope].open)
    let close = max(open, min(Int(scopes[scope].close), tokens.count))
    return open..<min(close, open.addingReportingOverflow(limit).overflow ? close : open + limit)
  }

  /// The name of a type, function or property by its scope.
  package func name(ofScope scope: Int) -> Int? {
    scopes[scope].name == Structure.none ? nil : Int(scopes[scope].name)
  }

  /// The name of the type a token stands in: of the extended one in an extension.
  package func typeName(around index: Int) -> Int? {
    var scope = self.scope(around: index)
    while let current = scope {
      if scopes[current].kind == .type { return name(ofScope: current) }
      scope = parent(ofScope: current)
    }
    return nil
  }

  /// The scope around a scope.
  package func parent(ofScope scope: Int) -> Int? {
    scopes[scope].parent == Structure.none ? nil : Int(scopes[scope].parent)
  }
}
