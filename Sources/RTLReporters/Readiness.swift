import RTLRuleKit

/// How ready the sources are for readers from right to left: which share of the files has nothing louder than a hint, by
/// module and the folders in it.
struct Readiness {
  struct Part {
    /// As a path from the working directory; `.` is that itself.
    var name: String
    var fileCount = 0
    /// Files with a warning or an error.
    var faultyCount = 0
    var findingCount = 0
    var fixableCount = 0

    /// For people.
    var title: String { name == "." ? "top folder" : name }

    /// In per cent, rounded down: 100 is all of them.
    var percent: Int { fileCount == 0 ? 100 : max(0, fileCount - faultyCount) * 100 / fileCount }
  }

  struct Module {
    var part: Part
    /// The folders right below, where there are several.
    var folders: [Part]
  }

  /// The one with the most findings first.
  private(set) var modules: [Module] = []
  private(set) var whole = Part(name: ".")

  init(_ report: Report) {
    var modules: [String: Part] = [:]
    var folders: [String: [String: Part]] = [:]
    func change(_ folder: String, _ body: (inout Part) -> Void) {
      let (module, below) = Readiness.place(of: folder)
      body(&whole)
      body(&modules[module, default: Part(name: module)])
      body(&folders[module, default: [:]][below, default: Part(name: below)])
    }
    for (folder, count) in report.folders { change(folder) { $0.fileCount += count } }
    for file in report.byFile {
      change(Readiness.folder(of: file.path)) { part in
        part.findingCount += file.diagnostics.count
        part.fixableCount += file.diagnostics.count { $0.fix?.safety == .safe }
        if file.diagnostics.contains(where: { $0.severity > .info }) { part.faultyCount += 1 }
      }
    }
    whole.fileCount = report.fileCount
    self.modules = modules.values.sorted(by: Readiness.isBusier).map { part in
      let below = folders[part.name, default: [:]].values.sorted(by: Readiness.isBusier)
      return Module(part: part, folders: below.count > 1 ? below : [])
    }
  }

  /// The module a file belongs to.
  static func module(ofFile path: String) -> String { place(of: folder(of: path)).module }

  private static func isBusier(_ left: Part, _ right: Part) -> Bool {
    (right.findingCount, left.name) < (left.findingCount, right.name)
  }

  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[..<$0]) } ?? "."
  }

  /// `Packages/Kit/Sources/Chat/Views/Cells` is in the module `Packages/Kit/Sources/Chat`, and there in `…/Views`. What
  /// does not lie in `Sources` goes by its outermost folder.
  private static func place(of folder: String) -> (module: String, below: String) {
    let parts = folder.utf8.split(separator: slash, omittingEmptySubsequences: false)
    let sources = parts.dropLast().lastIndex { $0.elementsEqual("Sources".utf8) || $0.elementsEqual("Tests".utf8) }
    let depth = sources.map { $0 + 2 } ?? 1
    func first(_ count: Int) -> String { String(folder[..<parts[min(count, parts.count) - 1].endIndex]) }
    return (first(depth), first(depth + 1))
  }

  private static let slash = UInt8(ascii: "/")
}
