import RTLRuleKit

/// The findings of a report in the orders that formats want them.
extension Report {
  struct File {
    var path: String
    var diagnostics: ArraySlice<Diagnostic>
  }

  /// File by file.
  var byFile: [File] {
    var files: [File] = []
    var start = diagnostics.startIndex
    while start < diagnostics.endIndex {
      let path = diagnostics[start].path
      let end = diagnostics[start...].firstIndex { $0.path != path } ?? diagnostics.endIndex
      files.append(File(path: path, diagnostics: diagnostics[start..<end]))
      start = end
    }
    return files
  }

  /// Errors, then warnings, then hints; within each in the order of the files.
  var worstFirst: [Diagnostic] {
    Severity.allCases.reversed()
      .flatMap { severity in diagnostics.indices.filter { diagnostics[$0].severity == severity } }
      .map { diagnostics[$0] }
  }
}
