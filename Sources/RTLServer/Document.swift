import RTLEngine
import RTLReporters
import RTLSyntax

/// A file as an editor has it open, saved or not.
package struct Document: Sendable {
  /// As the client writes it, since it wants it back so.
  package let uri: String
  package let path: Path
  /// The folder of the editor's that it lies in, or else its own.
  package let folder: Path
  package var version: Int?
  package var source: Source

  package init(uri: String, path: Path, folder: Path, version: Int? = nil, source: Source) {
    self.uri = uri
    self.path = path
    self.folder = folder
    self.version = version
    self.source = source
  }
}

/// `file:///home/a%20b.swift` and the path it names.
enum FileURI {
  /// Nil for what lies on no disk, or on that of another machine.
  static func path(of uri: String) -> Path? {
    guard uri.prefix(5).lowercased() == "file:" else { return nil }
    var rest = uri.utf8.dropFirst(5)
    if rest.starts(with: "//".utf8) {
      let host = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
      guard host.isEmpty || String(host)?.lowercased() == "localhost" else { return nil }
      rest = rest.dropFirst(2 + host.count)
    }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    return decoded(Array(rest)[...]).map { Path($0) }
  }

  static func uri(of path: Path) -> String {
    path.bytes.reduce(into: "file://") { uri, byte in
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII, scalar.properties.isAlphabetic || "0123456789/-._~".unicodeScalars.contains(scalar) {
        uri.unicodeScalars.append(scalar)
      } else {
        uri += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "%") {
        guard index + 2 < text.endIndex, text[index + 1] != UInt8(ascii: "+"),
          let byte = UInt8(String(decoding: text[index + 1...index + 2], as: UTF8.self), radix: 16), byte != 0
        else { return nil }
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return bytes
  }
}
