/// A JSON value; an object keeps the order of its members.
package indirect enum JSONValue: Sendable {
  case text(String)
  case number(Int)
  case truth(Bool)
  case null
  case list([JSONValue])
  case object([(String, JSONValue)])

  /// For people to read: small lists and objects of plain values stand on one line.
  package var written: String {
    var buffer = TextBuffer()
    write(to: &buffer, depth: 0)
    buffer.write("\n")
    return buffer.text
  }

  /// For programs, on one line.
  package var bytes: [UInt8] {
    var buffer = TextBuffer()
    writeLine(to: &buffer)
    return buffer.bytes
  }

  private func writeLine(to buffer: inout TextBuffer) {
    switch self {
    case .list(let values): buffer.writeList(values) { $1.writeLine(to: &$0) }
    case .object(let members):
      buffer.write("{")
      for (index, member) in members.enumerated() {
        if index > 0 { buffer.write(", ") }
        buffer.writeQuoted(member.0)
        buffer.write(": ")
        member.1.writeLine(to: &buffer)
      }
      buffer.write("}")
    case .text, .number, .truth, .null: write(to: &buffer, depth: 0)
    }
  }

  private var isPlain: Bool {
    switch self {
    case .text, .number, .truth, .null: true
    case .list, .object: false
    }
  }

  private func write(to buffer: inout TextBuffer, depth: Int) {
    switch self {
    case .text(let text): buffer.writeQuoted(text)
    case .number(let number): buffer.writeSigned(number)
    case .truth(let truth): buffer.write(truth ? "true" : "false")
    case .null: buffer.write("null")
    case .list(let values):
      let isShort = values.count <= 6 && values.allSatisfy(\.isPlain)
      write("[", values.map { (nil, $0) }, "]", to: &buffer, depth: depth, isShort: isShort)
    case .object(let members):
      let isShort = members.count <= 2 && members.allSatisfy(\.1.isPlain)
      write("{", members.map { ($0, $1) }, "}", to: &buffer, depth: depth, isShort: isShort)
    }
  }

  private func write(
    _ open: StaticString,
    _ members: [(String?, JSONValue)],
    _ close: StaticString,
    to buffer: inout TextBuffer,
    depth: Int,
    isShort: Bool
  ) {
    buffer.write(open)
    for (index, member) in members.enumerated() {
      if index > 0 { buffer.write(isShort ? ", " : ",") }
      if !isShort {
        buffer.write("\n")
        buffer.writeSpaces(2 * depth + 2)
      }
      if let name = member.0 {
        buffer.writeQuoted(name)
        buffer.write(": ")
      }
      member.1.write(to: &buffer, depth: depth + 1)
    }
    if !isShort, !members.isEmpty {
      buffer.write("\n")
      buffer.writeSpaces(2 * depth)
    }
    buffer.write(close)
  }
}
