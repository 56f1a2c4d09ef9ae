import RTLSyntax

extension LintedFile {
  /// Whether the file belongs to a test target.
  package var isTest: Bool {
    if FilePath.isTest(path) { return true }
    return ["XCTest", "Testing", "Quick", "Nimble", "SnapshotTesting", "iOSSnapshotTestCase", "FBSnapshotTestCase"]
      .contains { imports($0) }
  }

  /// Whether the file holds nothing but previews.
  package var isPreview: Bool { FilePath.isPreview(path) }

  /// Whether the file is run as it stands, by those who make the app: `#!/usr/bin/env swift`.
  package var isScript: Bool {
    structure.source[0] == UInt8(ascii: "#") && structure.source[1] == UInt8(ascii: "!")
  }

  /// Whether the file is written by a tool.
  package var isGenerated: Bool { FilePath.isGenerated(path) || structure.headerSaysGenerated }

  /// Whether the file imports a module, or something of it: `import UIKit`, `import class UIKit.UIView`.
  package func imports(_ module: StaticString) -> Bool {
    structure.imports(module)
  }
}

extension Structure {
  /// Whether the comment at the top of the file says that a tool wrote it.
  var headerSaysGenerated: Bool {
    for comment in comments {
      guard comment.start < 1024 else { return false }
      let text = source[ByteRange(Int(comment.start), min(Int(comment.end), Int(comment.start) + 1024))]
      if FilePath.saysGenerated(text) { return true }
    }
    return false
  }
}

extension Site {
  package var isInTest: Bool { file.isTest }
  package var isInGeneratedFile: Bool { file.isGenerated }
  package func imports(_ module: StaticString) -> Bool { file.imports(module) }

  /// Whether no compiler reads this place: `#if false`.
  package var isInDeadCode: Bool { Landmarks.contains(index, in: file.landmarks.dead) }

  /// Whether only developers get here: in what a debug build alone has, `#if DEBUG`, in what is done only
  /// `if build.isDebug`, and in a private function that nothing else calls.
  package var isInDebugCode: Bool { isInDebugCode(hops: 2) }

  private func isInDebugCode(hops: Int) -> Bool {
    Landmarks.contains(index, in: file.landmarks.debug) || enclosingScope(isForDebugging) != nil
      || hops > 0 && isCalledForDebugging(hops: hops - 1)
  }

  /// `if build.isDebug {`, `if showsLayoutDebug == true {`, `if developerMode {`, and nothing else that might let others in.
  private func isForDebugging(_ scope: Scope) -> Bool {
    var condition = Int(scope.introducer) + 1..<max(Int(scope.introducer) + 1, Int(scope.open))
    guard scope.kind == .control, structure.token(Int(scope.introducer), is: "if"), condition.count < 32 else {
      return false
    }
    if condition.count > 2, structure.token(condition.upperBound - 1, is: "true"),
      structure.token(condition.upperBound - 2, is: "==")
    {
      condition = condition.lowerBound..<condition.upperBound - 2
    }
    guard let last = condition.last, structure.kind(last) == .identifier,
      structure.name(last, holdsAnyOf: ["debug", "developer"]),
      ["is", "show", "shows"].contains(where: { structure.name(last, beginsWithWord: $0) })
        || structure.name(last, endsWithWord: "mode")
    else { return false }
    return !condition.contains { structure.kind($0) == .prefixOperator || structure.token($0, is: "||") }
  }

  private func isCalledForDebugging(hops: Int) -> Bool {
    guard let index = enclosingScope({ $0.kind == .function }), case let function = structure.scopes[index],
      function.name != Structure.none,
      structure.token(Int(function.introducer) - 1, isAnyOf: "private", "fileprivate")
    else { return false }
    let own = Int(function.introducer)...max(Int(function.introducer), Int(function.close))
    let uses = file.uses(of: structure.tokens[Int(function.name)].name, within: structure.tokens.indices)
      .filter { !own.contains($0) }
    return !uses.isEmpty && uses.count < 16 && uses.allSatisfy { moved(to: $0).isInDebugCode(hops: hops) }
  }

  /// `class DebugMenu`, `func addDebugItems()`, `debugButton.contentEdgeInsets = …`: for developers, by the names around it.
  var isNamedForDebugging: Bool {
    let start = structure.outerStatementStart(index)
    let receiver = structure.token(start, is: "self") ? start + 2 : start
    return [enclosingTypeName, enclosingFunctionName, receiver].contains { name in
      name.map { structure.kind($0) == .identifier && structure.name($0, holdsWord: "debug") } ?? false
    }
  }

  /// Whether this place is a preview: `#Preview { }`, a `PreviewProvider`, a file of previews.
  package var isInPreview: Bool {
    if file.isPreview { return true }
    var open = structure.opening(around: index)
    while let brace = open {
      if structure.tokens[brace].kind == .leftBrace, opensPreview(brace) || opensPreviewedType(brace) { return true }
      open = structure.opening(around: brace)
    }
    return false
  }

  /// A private view that nothing but the previews of its file shows.
  private func opensPreviewedType(_ brace: Int) -> Bool {
    guard let index = structure.scopeIndex(ofBrace: brace), structure.scopes[index].kind == .type,
      structure.scopes[index].name != Structure.none,
      structure.token(Int(structure.scopes[index].introducer) - 1, isAnyOf: "private", "fileprivate")
    else { return false }
    let own = Int(structure.scopes[index].introducer)...max(brace, structure.end(ofGroup: brace))
    let name = structure.tokens[Int(structure.scopes[index].name)].name
    let uses = file.uses(of: name, within: structure.tokens.indices).filter { !own.contains($0) }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        var open = structure.opening(around: use)
        while let outer = open, structure.kind(outer) != .leftBrace || !opensPreview(outer) {
          open = structure.opening(around: outer)
        }
        return open != nil
      }
  }

  private func opensPreview(_ brace: Int) -> Bool {
    guard let index = structure.scopeIndex(ofBrace: brace) else { return false }
    let scope = structure.scopes[index]
    switch scope.kind {
    case .closure:
      // `#Preview("Name", traits: .landscapeLeft) {`
      let start = structure.chainStart(brace)
      if structure.kind(start) == .pound { return structure.token(start + 1, isAnyOf: "Preview", "PreviewCatalog") }
      guard start == brace, case .initial(let declaration) = structure.place(of: structure.operand(around: brace))
      else { return false }
      return makesSamples(Int(structure.declarations[declaration].name))
    case .property, .function:
      guard scope.name != Structure.none else { return false }
      return structure.token(Int(scope.name), is: "previews") || makesSamples(Int(scope.name))
    case .type:
      return inheritance(ofScope: index).contains {
        structure.token($0, isAnyOf: "PreviewProvider", "LibraryContentProvider")
      }
    case .accessor, .control: return false
    }
  }

  /// `static var preview: Store = { … }()`, `static func makePreview() -> Item`: what previews are fed with.
  private func makesSamples(_ name: Int) -> Bool {
    (name - 3..<name).contains { structure.token($0, is: "static") }
      && structure.name(name, endsWithAnyOf: ["preview", "previews", "previewdata", "mock", "mocks"])
  }

  /// Whether the code around this place is laid out for texts written from right to left: at least two of them, and no
  /// fewer than of other sentences; or three and half as many, where every text stands beside its translation. Its left
  /// and right are meant as they are.
  package var standsAmongRightToLeftText: Bool {
    var rightToLeft = 0
    var others = 0
    for text in max(0, index - 2000)..<min(structure.tokens.count, index + 2000)
    where structure.kind(text) == .stringText {
      let bytes = structure.bytes(text)
      if bytes.contains(where: Self.beginsRightToLeftLetter) {
        rightToLeft += 1
      } else if bytes.contains(UInt8(ascii: " ")) {
        others += 1
      }
    }
    return rightToLeft >= 2 && (rightToLeft >= others || rightToLeft >= 3 && rightToLeft * 2 >= others)
  }

  /// Hebrew, Arabic, Syriac, Thaana and N'Ko are the letters that begin with these bytes in UTF-8.
  private static func beginsRightToLeftLetter(_ byte: UInt8) -> Bool { byte >= 0xD7 && byte <= 0xDF }

  // MARK: - Enclosing declarations

  /// The scope of the type around this place, as an index into `structure.scopes`.
  package var enclosingTypeScope: Int? { enclosingScope { $0.kind == .type } }

  /// The name of the type around this place, extensions included.
  package var enclosingTypeName: Int? {
    enclosingTypeScope.flatMap { structure.scopes[$0].name == Structure.none ? nil : Int(structure.scopes[$0].name) }
  }

  /// The name of the function around this place.
  package var enclosingFunctionName: Int? {
    enclosingScope { $0.kind == .function }.flatMap {
      structure.scopes[$0].name == Structure.none ? nil : Int(structure.scopes[$0].name)
    }
  }

  /// The name of the computed property around this place: `badge` of `var badge: some View { … }`.
  package var enclosingPropertyName: Int? {
    enclosingScope { $0.kind == .property }.flatMap {
      structure.scopes[$0].name == Structure.none ? nil : Int(structure.scopes[$0].name)
    }
  }

  /// The body of the function or property around this place, as a range of token indexes.
  package var enclosingBody: Range<Int>? {
    enclosingScope { $0.kind == .function || $0.kind == .property }.map {
      Int(structure.scopes[$0].open)..<min(Int(structure.scopes[$0].close), structure.tokens.count)
    }
  }

  /// Whether code at this place has an instance of the type around it: in a method, a getter or the value of a lazy
  /// property, but not in what is static or runs before there is one.
  package var hasInstance: Bool {
    guard let type = enclosingTypeScope else { return false }
    let open = Int(structure.scopes[type].open)
    var first = index
    while let outer = structure.opening(around: first), outer != open { first = outer }
    let start = structure.statementStart(first)
    var head = start
    while head < first, structure.kind(head) != .leftBrace, structure.kind(head) != .equal {
      if structure.token(head, isAnyOf: "static", "class") { return false }
      if structure.token(head, is: "lazy") { return true }
      head = structure.next(behind: head)
    }
    return structure.kind(head) != .equal
  }

  private func enclosingScope(_ fits: (Scope) -> Bool) -> Int? {
    var scope = structure.scope(around: index)
    while let current = scope {
      if fits(structure.scopes[current]) { return current }
      scope = structure.scopes[current].parent == Structure.none ? nil : Int(structure.scopes[current].parent)
    }
    return nil
  }

  /// The names in the inheritance clause of the type whose body a scope is.
  func inheritance(ofScope scope: Int) -> [Int] {
    guard let name = structure.scopes[scope].name == Structure.none ? nil : Int(structure.scopes[scope].name) else {
      return []
    }
    guard let found = file.declarations(named: name).first(where: { Int(structure.declarations[$0].name) == name })
    else { return [] }
    let declaration = structure.declarations[found]
    guard declaration.hasType else { return [] }
    return (Int(declaration.typeStart)..<min(Int(declaration.typeEnd), structure.tokens.count))
      .filter { structure.tokens[$0].kind == .identifier && structure.kind($0 + 1) != .period }
  }

  /// Whether the type around this place is one of these classes or comes from one of them.
  ///
  /// The system's own classes count as what they come from: a `UILabel` is a `UIView`.
  package func enclosingType(inheritsFrom classes: Set<TypeKey>) -> Answer {
    guard let scope = enclosingTypeScope else { return .no }
    let introducer = Int(structure.scopes[scope].introducer)
    guard structure.token(introducer, isAnyOf: "class", "extension", "actor", "protocol") else { return .no }
    var candidates = inheritance(ofScope: scope).map { TypeKey(value: structure.wideName($0)) }
    if let name = enclosingTypeName {
      let own = TypeKey(value: structure.wideName(name))
      if structure.token(introducer, is: "extension") { candidates.append(own) }
      if let parent = file.superclass(of: own) { candidates.append(parent) }
    }
    for candidate in candidates where comes(candidate, from: classes) { return .yes }
    return candidates.isEmpty ? .no : .unknown
  }

  /// Whether a type that the project declares is one of these classes or comes from one of them.
  package func isOwnClass(_ name: Int, from classes: Set<TypeKey>) -> Bool {
    let type = TypeKey(value: structure.wideName(name))
    return file.superclass(of: type).map { comes($0, from: classes) } ?? false
  }

  private func comes(_ type: TypeKey, from classes: Set<TypeKey>) -> Bool {
    var current: TypeKey? = type
    for _ in 0..<12 {
      guard let type = current else { return false }
      if classes.contains(type) { return true }
      current = file.superclass(of: type) ?? SystemClasses.superclass(of: type)
    }
    return false
  }

  // MARK: - Deployment target

  /// Whether something that came with these systems is there on every system the app runs on. Where the project does
  /// not tell, iOS 15 and macOS 12 are taken for the oldest.
  package func isAvailable(iOS: ProjectSettings.Version, macOS: ProjectSettings.Version) -> Bool {
    let settings = file.settings
    switch (settings.iOS, settings.macOS) {
    case (nil, nil): return iOS <= ProjectSettings.Version(15) && macOS <= ProjectSettings.Version(12)
    case (let oldest?, nil): return iOS <= oldest
    case (nil, let oldest?): return macOS <= oldest
    case (let oldest?, let oldestMac?): return iOS <= oldest && macOS <= oldestMac
    }
  }
}

/// The system's views and controllers with what they come from.
private enum SystemClasses {
  static func superclass(of type: TypeKey) -> TypeKey? { table[type] }

  private static let table: [TypeKey: TypeKey] = {
    let children: [(String, String)] = [
      (
        "UIView",
        """
        UIControl UILabel UIImageView UIScrollView UIStackView UITableViewCell UITableViewHeaderFooterView \
        UICollectionReusableView UINavigationBar UITabBar UIToolbar UIVisualEffectView UIPickerView UIProgressView \
        UIActivityIndicatorView UISearchBar UIWindow UIInputView MKMapView WKWebView MTKView MKAnnotationView
        """
      ),
      ("UIControl", "UIButton UITextField UISlider UISwitch UISegmentedControl UIStepper UIPageControl UIDatePicker"),
      ("UITextField", "UISearchTextField"), ("UICollectionReusableView", "UICollectionViewCell"),
      ("UICollectionViewCell", "UICollectionViewListCell"),
      ("UIScrollView", "UITableView UICollectionView UITextView"),
      (
        "UIViewController",
        """
        UITableViewController UICollectionViewController UINavigationController UITabBarController UIPageViewController \
        UISplitViewController UIHostingController UIAlertController UISearchController UIInputViewController \
        UIActivityViewController UIImagePickerController
        """
      ),
      ("NSView", "NSControl NSStackView NSScrollView NSText NSVisualEffectView NSTableCellView NSTableRowView NSBox"),
      ("NSControl", "NSButton NSTextField NSSlider NSImageView NSTableView NSSegmentedControl"),
      ("NSTableView", "NSOutlineView"), ("NSText", "NSTextView"), ("NSButton", "NSPopUpButton"),
      ("NSTextField", "NSSearchField NSSecureTextField"),
      ("NSViewController", "NSSplitViewController NSTabViewController NSHostingController"),
    ]
    var table: [TypeKey: TypeKey] = [:]
    for (parent, names) in children {
      for name in names.split(separator: " ") { table[TypeKey(String(name))] = TypeKey(parent) }
    }
    return table
  }()
}
