import RTLSyntax

/// What makes a number of a text: `Int(text)`, `Decimal(string: text)`.
package enum NumberParsers {
  package static let names = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128", "UInt256",
    "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "NSDecimalNumber", "BigInt", "BigUInt",
  ]

  package static func contains(_ name: Int, in structure: Structure) -> Bool { set.contains(name, in: structure) }

  private static let set = WordSet(names)
}
