import RTLSyntax

/// Literals that are keys by the type that is written for their place: `func title() -> LocalizedStringKey { "…" }`.
extension AudienceReader {
  /// Whether what a declaration holds or returns is looked up, and its numbers written by whoever shows it.
  func isKey(_ declaration: Int) -> Bool {
    structure.writtenType(of: structure.declarations[declaration]).map { Self.isKey($0) } ?? false
  }

  /// The same of a member that another file declares.
  func isKey(member name: Int) -> Bool {
    file.project.typeOfMember(named: structure.wideName(name)).map { Self.isKey($0) } ?? false
  }

  static func isKey(_ type: TypeKey) -> Bool { keyTypes.contains(type) }

  private static let keyTypes = [
    "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue", "LocalizationValue",
    "SwiftUI.LocalizedStringKey",
    "[LocalizedStringKey]", "[LocalizedStringResource]",
  ].map { TypeKey($0) }
}

extension Structure {
  /// `"[\(file):\(line)] \(message)"`: a text that says where in the code it is written is a log's.
  func tellsSourcePlace(_ expression: Expression) -> Bool {
    guard kind(expression.first) == .stringStart else { return false }
    var tellsFile = false
    var tellsLine = false
    for start in interpolations(ofStringAt: expression.first) {
      let first = start + 1
      if kind(first) == .pound || kind(first) == .poundKeyword {
        return true
      } else if end(ofGroup: start) == first + 1 {
        tellsLine = tellsLine || token(first, isAnyOf: "line", "lineNumber")
        tellsFile = tellsFile || token(first, isAnyOf: "file", "fileName", "filename", "function", "functionName")
      }
    }
    return tellsFile && tellsLine
  }
}
