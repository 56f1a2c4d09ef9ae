import Foundation
import RTLSyntax

/// Something that takes bytes from whoever and must bear all of them.
protocol FuzzTarget: SendableMetatype {
  /// What does not hold of these bytes; nil where all does.
  static func fault(in bytes: [UInt8]) -> String?
  /// Where the search begins.
  static var seeds: [[UInt8]] { get }
  /// Where in the bytes Swift begins, which is also changed token by token; nil where they are none.
  static func startOfSwift(in bytes: UnsafeBufferPointer<UInt8>) -> Int?
}

extension FuzzTarget {
  static func startOfSwift(in bytes: UnsafeBufferPointer<UInt8>) -> Int? { nil }
}

enum Fuzzing {
  static let targets: [(name: String, target: any FuzzTarget.Type)] = [
    ("lexer", LexerTarget.self), ("lint", LintTarget.self), ("project", ProjectTarget.self), ("fix", FixTarget.self),
    ("suppressions", SuppressionTarget.self), ("yaml", YAMLTarget.self), ("rulefile", RuleFileTarget.self),
    ("baseline", BaselineTarget.self), ("gitignore", IgnoreTarget.self), ("patch", PatchTarget.self),
    ("interface", InterfaceTarget.self), ("messages", ServerTarget.self),
  ]

  /// `--target=NAME`, which libFuzzer leaves to us.
  static let target: any FuzzTarget.Type = {
    let name = value(of: "--target") ?? ""
    if let found = targets.first(where: { $0.name == name }) { return found.target }
    stop("there is no target `\(name)`; there are \(targets.map(\.name).joined(separator: ", "))")
  }()

  static func value(of option: String) -> String? {
    CommandLine.arguments.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
  }

  static func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data("fuzz: \(message)\n".utf8))
    exit(2)
  }

  /// Writes the seeds of the target and the words of all rules, for libFuzzer's dictionary.
  static func writeSeeds(to folder: String) throws {
    let folder = URL(fileURLWithPath: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (number, seed) in target.seeds.enumerated() {
      try Data(seed).write(to: folder.appendingPathComponent("seed-\(number)"))
    }
    let words = Material.words.map { "\"" + $0.utf8.map(escaped).joined() + "\"" }
    try words.joined(separator: "\n").write(
      to: folder.deletingLastPathComponent().appendingPathComponent("words"),
      atomically: true,
      encoding: .utf8
    )
  }

  private static func escaped(_ byte: UInt8) -> String {
    let isLetter = (0x30...0x7A).contains(byte) && byte != UInt8(ascii: "\\")
    return isLetter ? String(UnicodeScalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

@_cdecl("LLVMFuzzerInitialize")
public func initializeFuzzer(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> CInt {
  _ = Fuzzing.target
  guard let folder = Fuzzing.value(of: "--write-seeds") else { return 0 }
  do {
    try Fuzzing.writeSeeds(to: folder)
    exit(0)
  } catch {
    Fuzzing.stop("cannot write the seeds: \(error)")
  }
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// Every other input is changed as somebody who types changes it; the rest is left to libFuzzer.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32) -> Int {
  let bytes = UnsafeBufferPointer(start: data, count: count)
  guard seed & 1 == 0, let start = Fuzzing.target.startOfSwift(in: bytes), start < limit else {
    return mutateBytes(data, count, limit)
  }
  var typing = HalfTyped(seed: UInt64(seed))
  let changed = typing.next(from: Array(bytes[start...])).prefix(limit - start)
  guard !changed.isEmpty else { return mutateBytes(data, count, limit) }
  UnsafeMutableBufferPointer(start: data + start, count: changed.count).update(fromContentsOf: changed)
  return start + changed.count
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  if let fault = Fuzzing.target.fault(in: bytes) {
    // libFuzzer keeps the bytes that bring its process down.
    FileHandle.standardError.write(Data("fuzz: \(fault)\n".utf8))
    abort()
  }
  return 0
}
