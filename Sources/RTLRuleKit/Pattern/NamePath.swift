import RTLSyntax

/// A name as somebody gives it who wants it found: `leftAnchor`, or with what stands before its dot,
/// `UIFont.systemFont`.
package struct NamePath: Hashable, Sendable {
  package let text: String
  /// The names from the last to the first, as wide names.
  private let names: [UInt64]
  /// What stands before the last dot, if it is a type.
  private let type: TypeKey?
  /// The last name: what wakes a rule.
  package let word: String

  /// Nil for what is no name.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !parts.isEmpty, parts.count <= 8, parts.allSatisfy(Self.isName) else { return nil }
    self.text = text
    word = parts[parts.count - 1]
    names = parts.reversed().map { NameHash.wide($0) }
    let qualifier = parts.dropLast()
    let isType = qualifier.last?.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
    type = isType ? TypeKey(qualifier.joined(separator: ".")) : nil
  }

  /// Letters of other scripts are letters too.
  private static func isName(_ part: String) -> Bool {
    guard let first = part.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return part.utf8.count <= 200
      && part.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte)
          || (0x41...0x5A).contains(byte & 0xDF)
      }
  }

  package var isQualified: Bool { names.count > 1 }

  /// Whether the names that end here are these, as they are written; the index of the first of them.
  package func start(endingAt index: Int, in structure: Structure) -> Int? {
    guard structure.wideName(index) == names[0] else { return nil }
    var current = index
    for name in names.dropFirst() {
      guard let receiver = structure.receiverName(ofMember: current), structure.wideName(receiver) == name else {
        return nil
      }
      current = receiver
    }
    return current
  }

  /// Whether the name here is this one: as it is written, or because its receiver or its place has the type it is
  /// taken from.
  func answer(at index: Int, in file: LintedFile) -> (answer: Answer, start: Int?) {
    let structure = file.structure
    guard structure.wideName(index) == names[0] else { return (.no, nil) }
    if let start = start(endingAt: index, in: structure) { return (.yes, start) }
    guard let type, structure.isMember(index) else { return (.no, nil) }
    let known =
      structure.isImplicitMember(index)
      ? file.type(ofMember: index) : structure.receiverName(ofMember: index).flatMap { file.type(ofName: $0) }
    return (known.map { $0 == type ? .yes : .no } ?? .unknown, nil)
  }
}
