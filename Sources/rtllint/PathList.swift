import RTLEngine
import RTLRuleKit
import RTLSyntax

/// The paths of `--files-from`: one on each line or, if there is a NUL anywhere, one before each NUL.
enum PathList {
  static func read(_ path: Path) throws(Problem) -> [Path] {
    let isStandardInput = path == .standardStream
    do throws(FileSystem.Failure) {
      return paths(in: try FileSystem.content(of: isStandardInput ? nil : path)[...])
    } catch {
      throw Problem("cannot read the list of files: \(error.reason)", path: isStandardInput ? nil : path.text)
    }
  }

  private static func paths(in bytes: ArraySlice<UInt8>) -> [Path] {
    if bytes.contains(0) { return bytes.split(separator: 0).map { Path($0) } }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let path = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return path.isEmpty ? nil : Path(path)
    }
  }
}
