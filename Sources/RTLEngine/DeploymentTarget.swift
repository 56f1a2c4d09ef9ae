import RTLRuleKit
import RTLSyntax

extension ProjectSettings {
  /// The oldest systems and the language a project names for itself, in `Package.swift` or else in its Xcode projects: of
  /// several the oldest systems count.
  package static func found(in folder: Path) -> ProjectSettings {
    let isPackage = FileSystem.exists(folder.appending("Package.swift"))
    let projects = inXcodeProjects(of: folder, atAnyDepth: !isPackage)
    if let bytes = try? FileSystem.read(folder.appending("Package.swift"), limit: 1 << 24) {
      let settings = inManifest(Structure(Source(padded: bytes)))
      if settings.iOS != nil || settings.macOS != nil || settings.isWrittenRightToLeft { return settings }
    }
    return projects ?? ProjectSettings()
  }

  private static func inXcodeProjects(of folder: Path, atAnyDepth: Bool) -> ProjectSettings? {
    let projects = xcodeProjects(in: folder, atAnyDepth: atAnyDepth)
    guard !projects.isEmpty else { return nil }
    var settings = ProjectSettings()
    for project in projects {
      guard let bytes = try? FileSystem.read(project.appending("project.pbxproj"), limit: 1 << 26) else { continue }
      settings.iOS = lowest(of: "IPHONEOS_DEPLOYMENT_TARGET = ", in: bytes, besides: settings.iOS)
      settings.macOS = lowest(of: "MACOSX_DEPLOYMENT_TARGET = ", in: bytes, besides: settings.macOS)
      if let language = value(of: "developmentRegion = ", in: bytes) {
        settings.isWrittenRightToLeft = settings.isWrittenRightToLeft || isRightToLeft(language)
      }
    }
    return settings
  }

  private static func isRightToLeft(_ language: String) -> Bool {
    LanguageCodes.isRightToLeft(language) || ["Arabic", "Hebrew", "Persian", "Urdu"].contains(language)
  }

  /// Reads `defaultLocalization: "ar"` and `platforms: [.iOS(.v15), .macOS("12.0")]`.
  static func inManifest(_ structure: Structure) -> ProjectSettings {
    var settings = ProjectSettings()
    let count = structure.tokens.count
    let language = (0..<count).first { structure.token($0, is: "defaultLocalization") }
    if let language, structure.kind(language + 3) == .stringText {
      settings.isWrittenRightToLeft = isRightToLeft(structure.text(language + 3))
    }
    let label = (0..<count).first { index in
      structure.token(index, is: "platforms") && structure.kind(index + 1) == .colon
    }
    guard let label, structure.kind(label + 2) == .leftSquare else { return settings }
    for index in (label + 2)..<structure.end(ofGroup: label + 2) where structure.kind(index + 1) == .leftParen {
      guard let version = version(behind: index + 2, in: structure) else { continue }
      if structure.token(index, is: "iOS") { settings.iOS = version }
      if structure.token(index, is: "macOS") { settings.macOS = version }
    }
    return settings
  }

  /// `.v15`, `.v10_15` or `"15.0"`
  private static func version(behind index: Int, in structure: Structure) -> Version? {
    switch structure.kind(index) {
    case .period:
      guard structure.kind(index + 1) == .identifier else { return nil }
      let name = structure.text(index + 1)
      guard name.hasPrefix("v") else { return nil }
      return Version(String(name.dropFirst().map { $0 == "_" ? "." : $0 }))
    case .stringStart:
      return structure.kind(index + 1) == .stringText ? Version(structure.text(index + 1)) : nil
    default:
      return nil
    }
  }

  /// The lowest of the values in lines such as `IPHONEOS_DEPLOYMENT_TARGET = 15.0;`.
  static func lowest(of key: StaticString, in bytes: [UInt8], besides known: Version?) -> Version? {
    var lowest = known
    var place = 0
    while let value = FileSystem.end(of: key, in: bytes, from: place) {
      place = bytes[value] == UInt8(ascii: "\"") ? value + 1 : value
      let digits = bytes[place...].prefix { $0 == Path.dot || (0x30...0x39).contains($0) }
      let text = String(decoding: digits.prefix(32), as: UTF8.self)
      if let version = Version(text) { lowest = lowest.map { min($0, version) } ?? version }
    }
    return lowest
  }

  /// The first value in a line such as `developmentRegion = ar;`.
  private static func value(of key: StaticString, in bytes: [UInt8]) -> String? {
    guard let start = FileSystem.end(of: key, in: bytes, from: 0) else { return nil }
    let value = bytes[start...].prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n") }
    return String(decoding: value.prefix(32).filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }

  /// The Xcode projects in a folder and in the folders in that; where there is none, those on the next level below that
  /// has any, though not in a package: what lies deep in one is an example that asks for more than the package does. Each
  /// run asks: folders are looked into by the hundred and not by the thousand.
  private static func xcodeProjects(in top: Path, atAnyDepth: Bool) -> [Path] {
    var projects: [Path] = []
    var level = [top]
    var depth = 0
    var foldersLeft = 256
    while !level.isEmpty, foldersLeft > 0, depth < 2 || atAnyDepth && projects.isEmpty {
      var below: [Path] = []
      for folder in level.sorted().prefix(foldersLeft) {
        try? FileSystem.list(folder) { name, kind in
          guard kind == .folder, name.first != Path.dot, !ResourceScan.holdsNoProject(name) else { return }
          if ResourceScan.stem(name, ".xcodeproj") != nil {
            projects.append(folder.appending(name))
          } else {
            below.append(folder.appending(name))
          }
        }
      }
      foldersLeft -= level.count
      level = below
      depth += 1
    }
    return Array(projects.sorted().prefix(16))
  }
}
