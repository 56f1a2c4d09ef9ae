import RTLSyntax

/// Texts that people edit: what is written into them is seen, and may be read back by code that knows Latin digits alone.
extension DisplaySurvey {
  /// `TextField("Amount", text: $model.amount)`: what is written into the `amount` of a `Model` is seen, and edited.
  mutating func noteEdited(_ projection: Int) -> Bool {
    guard projection < structure.tokens.count, structure.bytes(projection).first == UInt8(ascii: "$") else {
      return false
    }
    let name = structure.operand(around: projection).last
    if name == projection + 2, structure.kind(name) == .identifier, let type = typeProjected(by: projection) {
      let key = Self.key(type.value, structure.wideName(name))
      owned.insert(key)
      owned.insert(Self.edited(key))
    }
    return true
  }

  /// `Model` of `$model`, for `@ObservedObject var model: Model` and `@StateObject var model = Model()`.
  private func typeProjected(by projection: Int) -> TypeKey? {
    let name = structure.bytes(projection).dropFirst()
    let found = structure.declarations.first {
      $0.kind == .variable && structure.bytes(Int($0.name)).elementsEqual(name)
        && ($0.hasType || $0.value != Structure.none)
    }
    guard let found else { return nil }
    if let type = structure.writtenType(of: found) { return type }
    let value = Int(found.value)
    guard value < structure.tokens.count, structure.startsUppercase(value), structure.kind(value + 1) == .leftParen
    else {
      return nil
    }
    return structure.typeKey(from: value, to: value + 1)
  }

  /// The key of a member whose text a person edits.
  static func edited(_ key: UInt64) -> UInt64 { key ^ 0x2C1B_9E37_0D5E_77A3 }
}
