import RTLRuleKit
import RTLSyntax

/// What can be seen of a project at a glance: what it is built with, for whom, and on what.
package struct ProjectSketch: Sendable {
  package enum Kind: String, Sendable {
    case package = "a Swift package"
    case xcode = "an Xcode project"
    case sources = "a folder of sources"
  }

  package var kind = Kind.sources
  package var fileCount = 0
  /// How many files import each module of interest.
  package var imports: [String: Int] = [:]
  /// The languages the app is translated to, as their codes, sorted.
  package var languages: [String] = []
  package var settings = ProjectSettings()
  /// Folders of other people's sources, seen from the project's folder, sorted.
  package var foreignFolders: [String] = []

  package static let frameworks = ["SwiftUI", "UIKit", "AppKit"]
  package static let layoutLibraries = [
    "SnapKit", "Masonry", "PureLayout", "TinyConstraints", "Cartography", "EasyPeasy", "Stevia", "PinLayout",
    "FlexLayout", "YogaKit", "Anchorage",
  ]

  package var rightToLeftLanguages: [String] { languages.filter(LanguageCodes.isRightToLeft) }

  /// Whether somebody has written down already what was found.
  package var hasBaseline = false

  package init() {}

  package init(of project: Project) {
    let discovery = Discovery(project, table: DomainTable(project), jobs: Threads.processorCount)
    let files = discovery.survey().files
    fileCount = files.count
    for file in files { note(importsOf: file.path) }
    hasBaseline = FileSystem.exists(project.folder.appending(Baseline.defaultName))
    let resources = ResourceScan(project.folder)
    languages = resources.languages.sorted()
    settings = ProjectSettings.found(in: project.folder)
    if FileSystem.exists(project.folder.appending("Package.swift")) {
      kind = .package
    } else if resources.hasXcodeProject {
      kind = .xcode
    }
    foreignFolders = Set(files.compactMap { ProjectSketch.foreignFolder(of: project.steady($0.path)) }).sorted()
  }

  private mutating func note(importsOf path: Path) {
    guard let bytes = try? FileSystem.read(path) else { return }
    let structure = Structure(Source(padded: bytes))
    // Cocoa is AppKit under the name that older sources know.
    for module in Set(structure.imports.map { structure.text(Int($0)) }.map { $0 == "Cocoa" ? "AppKit" : $0 }) {
      if Self.frameworks.contains(module) || Self.layoutLibraries.contains(module) { imports[module, default: 0] += 1 }
    }
  }

  private static let foreignNames: Set<String> = [
    "vendor", "vendored", "thirdparty", "third-party", "third_party", "3rdparty", "external", "externals", "submodules",
  ]

  /// The outermost folder on the way to a file that by its name holds what others wrote.
  private static func foreignFolder(of path: String) -> String? {
    let parts = path.split(separator: "/").dropLast()
    guard let index = parts.firstIndex(where: { foreignNames.contains($0.lowercased()) }) else { return nil }
    return parts[...index].joined(separator: "/")
  }
}
