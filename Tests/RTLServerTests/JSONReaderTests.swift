import RTLReporters
import Testing

@testable import RTLServer

@Suite struct JSONReaderTests {
  /// What is read and written again, on one line.
  private func read(_ text: String) throws -> String {
    String(decoding: try JSONReader.value(of: Array(text.utf8)).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("{}", "{}"), (" [ ] \r\n", "[]"), ("[1e999, -99999999999999999999]", "[\(Int.max), \(Int.min)]"),
    ("[1,-2, 3.9 ,1e3,-0.5]", "[1, -2, 3, 1000, 0]"),
    ("{\"a\":[true,false,null],\"b\":{\"c\":\"d\"}}", "{\"a\": [true, false, null], \"b\": {\"c\": \"d\"}}"),
    ("\"a\\n\\t\\\"\\\\\\/\\u0041\\u00e9\"", "\"a\\n\\t\\\"\\\\/Aé\""),
    ("\"\\ud83d\\ude00 \\ud83d \\ude00 \\ud83dx\"", "\"😀 \u{FFFD} \u{FFFD} \u{FFFD}x\""),
    ("\"سلام\"", "\"سلام\""),
  ])
  func reads(text: String, written: String) throws {
    #expect(try read(text) == written)
  }

  @Test(arguments: [
    ("", 0), ("{", 1), ("[1,]", 3), ("{\"a\"}", 4), ("{a:1}", 1), ("[1] 2", 4), ("tru", 0), ("\"a", 2), ("\"a\nb\"", 2),
    ("\"\\x\"", 2), ("\"\\u12g4\"", 3), ("-", 0), ("1.2.3", 0), ("[\u{1}]", 1),
  ])
  func refuses(text: String, offset: Int) {
    #expect { try read(text) } throws: { ($0 as? JSONReader.Malformed)?.offset == offset }
  }

  @Test func depthIsBounded() throws {
    let depth = JSONReader.maximalDepth
    let whole = String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    #expect(try read(whole) == whole)
    #expect(throws: JSONReader.Malformed.self) { try read("[" + whole + "]") }
    #expect(throws: JSONReader.Malformed.self) { try read(String(repeating: "[{\"a\":", count: 100_000)) }
  }

  @Test func members() throws {
    let value = try JSONReader.value(of: Array("{\"a\": {\"b\": [\"x\", 2]}, \"n\": null, \"t\": true}".utf8))
    #expect(value["a"]?["b"]?.list?.first?.text == "x")
    #expect(value["a"]?["b"]?.list?.last?.number == 2)
    #expect(value["n"] == nil && value["z"] == nil && value["a"]?.text == nil && value["t"]?.isTrue == true)
  }
}

@Suite struct MessageReaderTests {
  /// All that is read of pieces that come one after the other, each behind a silence.
  private func read(_ pieces: [String]) -> [MessageReader.Next] {
    let client = Client(pieces)
    var reader = MessageReader()
    var read: [MessageReader.Next] = []
    while read.last != .end { read.append(reader.next(from: client.channel, patience: nil)) }
    return read
  }

  private func message(_ text: String) -> MessageReader.Next { .message(Array(text.utf8)) }

  @Test func messagesMayComeInAnyPieces() {
    let two = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:  3 \r\n\r\n[1]"
    #expect(read([two]) == [message("{}"), message("[1]"), .end])
    #expect(read(two.map(String.init)) == [message("{}"), message("[1]"), .end])
    #expect(read([]) == [.end])
    #expect(read(["Content-Length: 9\r\n\r\n{}"]) == [.end])
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n{}", "Content-Length: -1\r\n\r\n", "Length: 2\r\n\r\n{}",
    "Content-Length: 99999999999\r\n\r\n", "Content-Length: 99999999999999999999999\r\n\r\n",
    String(repeating: "x", count: 5000),
  ])
  func whatHasNoLengthIsTheEnd(text: String) {
    #expect(read([text, "Content-Length: 2\r\n\r\n{}"]) == [.end])
  }

  @Test func silenceIsTold() {
    let client = Client(["Content-", "Length: 2\r\n\r\n{}"])
    var reader = MessageReader()
    #expect(reader.next(from: client.channel, patience: 1) == .silence)
    #expect(reader.next(from: client.channel, patience: nil) == message("{}"))
  }
}

@Suite struct FileURITests {
  @Test(arguments: [
    ("file:///a/b.swift", "/a/b.swift"), ("file:///a%20b/%C3%BC.swift", "/a b/ü.swift"),
    ("FILE://localhost/a", "/a"), ("file:///", "/"), ("file:/a/b", "/a/b"),
  ])
  func paths(uri: String, path: String) {
    #expect(FileURI.path(of: uri)?.text == path)
  }

  @Test(arguments: [
    "untitled:1", "file://host/a", "file:///a%2", "file:///a%zz", "file:///a%00b", "file:///a%+4", "file:a", "file://",
    "", "/a/b.swift",
  ])
  func noPaths(uri: String) {
    #expect(FileURI.path(of: uri) == nil)
  }

  @Test func thereAndBack() {
    let uri = FileURI.uri(of: "/a b/ü#?%.swift")
    #expect(uri == "file:///a%20b/%C3%BC%23%3F%25.swift")
    #expect(FileURI.path(of: uri)?.text == "/a b/ü#?%.swift")
  }
}
