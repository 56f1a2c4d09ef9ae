/// A pair of braces and what it is.
public struct Scope: Sendable {
  public enum Kind: UInt8, Sendable {
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

  public var kind: Kind
  /// Index of the word that introduces it: `class`, `func`, `if`…; of the brace itself for a closure.
  public var introducer: UInt32
  /// Index of the name of a type, function or property; `none` otherwise.
  public var name: UInt32
  public var open: UInt32
  /// Index of the closing brace, or the number of tokens where it is missing.
  public var close: UInt32
  /// The scope around it, as an index into `Structure.scopes`.
  public var parent: UInt32
}

/// A name that is declared, with what is written about it.
public struct Declaration: Sendable {
  public enum Kind: UInt8, Sendable {
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

  public var kind: Kind
  /// Index of the name.
  public var name: UInt32
  /// The written type as a range of token indexes; empty where none is written.
  public var typeStart: UInt32 = 0
  public var typeEnd: UInt32 = 0
  /// Index of the first token of the initial or default value, or of the sequence of a loop; `none` without one.
  public var value: UInt32 = Structure.none
  /// The scope it is visible in, as an index into `Structure.scopes`; `none` at the top of the file.
  public var scope: UInt32
  /// The body a function, type or property opens, as the index of its brace; `none` without one.
  public var body: UInt32 = Structure.none

  @inlinable public var hasType: Bool { typeStart < typeEnd }
}
