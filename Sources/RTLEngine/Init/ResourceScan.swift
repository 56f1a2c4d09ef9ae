import RTLSyntax

/// The resources of a project that tell which languages it is translated to: folders such as `ar.lproj`, string catalogs
/// and the regions an Xcode project knows.
struct ResourceScan {
  private(set) var languages: Set<String> = []
  private(set) var hasXcodeProject = false
  /// So that a scan started in the wrong place ends.
  private var foldersLeft = 20_000
  private static let sizeLimit = 1 << 26

  init(_ folder: Path) {
    var folders = [folder]
    while let next = folders.popLast(), foldersLeft > 0 {
      foldersLeft -= 1
      folders += scan(next)
    }
    // The language of development, for those not translated yet, is no language.
    languages.remove("Base")
  }

  /// Returns the folders below.
  private mutating func scan(_ folder: Path) -> [Path] {
    var below: [Path] = []
    var catalogs: [Path] = []
    try? FileSystem.list(folder) { name, kind in
      guard name.first != Path.dot else { return }
      let path = folder.appending(name)
      if kind == .folder {
        if let language = Self.stem(name, ".lproj") {
          languages.insert(language)
        } else if Self.stem(name, ".xcodeproj") != nil {
          hasXcodeProject = true
          catalogs.append(path.appending("project.pbxproj"))
        } else if !Walk.skippedFolders.contains(where: { $0.isEqual(to: Array(name)) }) {
          below.append(path)
        }
      } else if kind == .file, Self.stem(name, ".xcstrings") != nil {
        catalogs.append(path)
      }
    }
    for path in catalogs {
      guard let bytes = try? FileSystem.read(path, limit: Self.sizeLimit).dropLast(FileSystem.paddingCount) else {
        continue
      }
      languages.formUnion(
        path.name.elementsEqual("project.pbxproj".utf8)
          ? Self.knownRegions(Array(bytes)) : StringCatalog(Array(bytes)).languages
      )
    }
    return below
  }

  /// Whether a folder is what tools fetch and build, a translation or a catalog of images: there are many of these.
  static func holdsNoProject(_ name: some Collection<UInt8>) -> Bool {
    stem(name, ".lproj") != nil || stem(name, ".xcassets") != nil
      || Walk.skippedFolders.contains { $0.isEqual(to: name) }
  }

  static func stem(_ name: some Collection<UInt8>, _ suffix: String) -> String? {
    guard name.count > suffix.utf8.count, name.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else { return nil }
    return String(decoding: name.dropLast(suffix.utf8.count), as: UTF8.self)
  }

  /// `knownRegions = ( en, Base, "zh-Hans", );`
  static func knownRegions(_ bytes: [UInt8]) -> Set<String> {
    var languages: Set<String> = []
    var place = 0
    while let start = FileSystem.end(of: "knownRegions = (", in: bytes, from: place) {
      place = start
      let words = bytes[start...].prefix { $0 != UInt8(ascii: ")") }
        .split { byte in byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") }
      languages.formUnion(words.map { String(decoding: $0, as: UTF8.self) })
    }
    return languages
  }
}

/// The languages of a string catalog: the keys of every `localizations` in `strings`, and the source language.
struct StringCatalog {
  private(set) var languages: Set<String> = []

  /// - Parameter bytes: JSON; of anything else little is seen.
  init(_ bytes: [UInt8]) {
    var keys: [String] = []
    var last = ""
    var offset = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        let start = offset + 1
        offset = start
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
          offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        let text = bytes[start..<min(offset, bytes.count)]
        // Keys of translations are short; whole texts need not be made into strings.
        let word = text.count <= 64 ? String(decoding: text, as: UTF8.self) : ""
        if keys.count == 1, last == "sourceLanguage" { languages.insert(word) }
        last = word
      case UInt8(ascii: "{"):
        if keys.count == 4, keys[1] == "strings", keys[3] == "localizations" { languages.insert(last) }
        keys.append(last)
      case UInt8(ascii: "}"): _ = keys.popLast()
      default: break
      }
      offset += 1
    }
  }
}
