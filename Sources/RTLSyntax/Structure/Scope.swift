/// A pair of braces and what it is.
package struct Scope: Sendable {
  package enum Kind: UInt8, Sendable {
    /// The body of a class, structure, enumeration, actor, protocol or extension.
    case type
    /// The body of a function, initializer, deinitializer or subscript.
    case function
    /// The braces of a property that hold its getter or its accessors.
    case property
    /// `get { }`, `set { }`, `didSet { }`…
    case accessor
    /// `if`, `guard … else`, `else`, `switch`, `for`, `while`, `do`, `catch`, `repeat`, `defer`.
    case control
    case closure
  }

  package var kind: Kind
  /// Index of the word that introduces it: `class`, `func`, `if`…; of the brace itself for a closure.
  package var introducer: UInt32
  /// Index of the name of a type, function or property; `none` otherwise.
  package var name: UInt32
  package var open: UInt32
  /// Index of the closing brace, or the number of tokens where it is missing.
  package var close: UInt32
  /// The scope around it, as an index into `Structure.scopes`.
  package var parent: UInt32
}

/// A name that is declared, with what is written about it.
package struct Declaration: Sendable {
  package enum Kind: UInt8, Sendable {
    case variable
    case parameter
    /// `for name in`
    case loop
    /// A case of an enumeration.
    case enumCase
    /// A function, initializer or subscript; its type is what it returns.
    case function
    /// A class, structure, enumeration, actor, protocol, extension or type alias; its type is the inheritance
    /// clause, or what the alias stands for.
    case type
  }

  package var kind: Kind
  /// Index of the name.
  package var name: UInt32
  /// The written type as a range of token indexes; empty where none is written.
  package var typeStart: UInt32 = 0
  package var typeEnd: UInt32 = 0
  /// Index of the first token of the initial or default value, or of the sequence of a loop; `none` without one.
  package var value: UInt32 = Structure.none
  /// The scope it is visible in, as an index into `Structure.scopes`; `none` at the top of the file.
  package var scope: UInt32
  /// The body a function, type or property opens, as the index of its brace; `none` without one.
  package var body: UInt32 = Structure.none

  @inlinable package var hasType: Bool { typeStart < typeEnd }
}
