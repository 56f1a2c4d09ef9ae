import RTLSyntax

/// The tags of an XML file, one after the other, and nothing else of it: no text, no entities, no declarations.
///
/// Whatever the bytes are, it comes to an end, and looks at each of them a few times at most: what is not closed goes on
/// to the end of the file.
struct TagReader {
  struct Tag {
    enum Kind {
      /// `<a>`
      case start
      /// `</a>`
      case end
      /// `<a/>`
      case empty
    }

    var kind: Kind
    var name: ByteRange
    fileprivate(set) var attributes: [(name: ByteRange, value: ByteRange)] = []
  }

  private let source: Source
  private var offset = 0

  init(_ source: Source) {
    self.source = source
  }

  /// Nil at the end, and where a tag is not closed.
  mutating func next() -> Tag? {
    while find(UInt8(ascii: "<")) {
      offset += 1
      switch source[offset] {
      case UInt8(ascii: "!"): skipDeclaration()
      case UInt8(ascii: "?"): _ = skip(past: "?>")
      case UInt8(ascii: "/"):
        offset += 1
        let name = readName()
        guard find(UInt8(ascii: ">")) else { return nil }
        offset += 1
        return Tag(kind: .end, name: name)
      case let byte where Self.isOfName(byte): return readStart()
      // A lone sign between words.
      default: continue
      }
    }
    return nil
  }

  /// The value of an attribute as it is written; of several the first.
  func value(of attribute: StaticString, in tag: Tag) -> ByteRange? {
    tag.attributes.first { attribute.isEqual(to: source[$0.name]) }?.value
  }

  private mutating func readStart() -> Tag? {
    var tag = Tag(kind: .start, name: readName())
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: ">"):
        offset += 1
        return tag
      case UInt8(ascii: "/"):
        offset += 1
        tag.kind = source[offset] == UInt8(ascii: ">") ? .empty : .start
      // The tag was never closed, and another begins.
      case UInt8(ascii: "<"): return tag
      case let byte where Self.isOfName(byte):
        let name = readName()
        guard let value = readValue() else { continue }
        tag.attributes.append((name, value))
      default: offset += 1
      }
    }
    return nil
  }

  private mutating func readName() -> ByteRange {
    let start = offset
    while offset < source.count, Self.isOfName(source[offset]) { offset += 1 }
    return ByteRange(start, offset)
  }

  /// `="…"`; nil where none stands here, or where it is not closed.
  private mutating func readValue() -> ByteRange? {
    skipBlanks()
    guard source[offset] == UInt8(ascii: "="), offset < source.count else { return nil }
    offset += 1
    skipBlanks()
    let quote = source[offset]
    guard offset < source.count, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    offset += 1
    let start = offset
    guard find(quote) else { return nil }
    offset += 1
    return ByteRange(start, offset - 1)
  }

  /// `<!-- … -->`, `<![CDATA[ … ]]>`, `<!DOCTYPE … >`
  private mutating func skipDeclaration() {
    if stands("!--") {
      offset += 3
      _ = skip(past: "-->")
    } else if stands("![CDATA[") {
      offset += 8
      _ = skip(past: "]]>")
    } else {
      _ = skip(past: ">")
    }
  }

  private mutating func skipBlanks() {
    while offset < source.count, source[offset] <= UInt8(ascii: " ") { offset += 1 }
  }

  /// Goes to the next such byte, or to the end.
  private mutating func find(_ byte: UInt8) -> Bool {
    while offset < source.count {
      if source[offset] == byte { return true }
      offset += 1
    }
    return false
  }

  private mutating func skip(past mark: StaticString) -> Bool {
    while offset < source.count {
      if stands(mark) {
        offset += mark.utf8CodeUnitCount
        return true
      }
      offset += 1
    }
    return false
  }

  private func stands(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      offset + text.count <= source.count && text.indices.allSatisfy { source[offset + $0] == text[$0] }
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }
}
