import RTLRuleKit
import RTLSyntax

/// What a `.xib` or a `.storyboard` says of its views and outlets.
///
/// Read as far as it is understood: elements by their names, wherever they stand. A view of which more is said than is
/// understood is taken for one that shows how its text is aligned.
struct InterfaceFile {
  struct View {
    /// The view that has it among its `subviews`.
    var container: String?
    /// Whether it shows one line of text, and is as wide as that where nothing makes it wider.
    var showsLine = false
    /// Whether that line breaks where there is no room for it.
    var breaksLine = false
    /// Whether it has a width at which its line breaks, wherever it is held.
    var hasLayoutWidth = false
    var usesConstraints = false
    var stack = Stack.none
  }

  /// Whether a view arranges those in it, and where.
  enum Stack: Equatable {
    case none
    /// A column in which each view is as wide as it wants to be.
    case column(Hold.End)
    case other
  }

  struct Connection {
    /// The class of the object that has the outlet.
    var owner: String
    var property: String
    var destination: String
    /// Whether it is one of many.
    var isCollected: Bool
  }

  fileprivate(set) var views: [String: View] = [:]
  fileprivate(set) var holds: [String: Hold] = [:]
  fileprivate(set) var connections: [Connection] = []
  /// Whether all of it was read.
  fileprivate(set) var isWhole = true

  /// No interface is nested as deeply: ten views in one another are fifty elements.
  static let depthLimit = 400

  init(_ source: Source) {
    var reader = InterfaceReader(source)
    self = reader.read()
  }

  fileprivate init() {}

  /// Whether a file is one by its name.
  static func isName(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    endings.contains { name.count > $0.utf8CodeUnitCount && $0.isEqual(to: name.suffix($0.utf8CodeUnitCount)) }
  }

  private static let endings: [StaticString] = [".xib", ".storyboard"]

  /// No interface is as large as this.
  private static let sizeLimit = 8 << 20

  /// What files say of outlets of these classes, or of classes that descend from them; a file that cannot be read says
  /// nothing.
  static func outlets(
    in files: [Path],
    of owners: Set<UInt64>,
    in project: ProjectIndex,
    jobs: Int
  ) -> [Outlets.Outlet] {
    if owners.isEmpty { return [] }
    return Threads.map(files, on: jobs) { (path: Path) -> [Outlets.Outlet] in
      guard let bytes = try? FileSystem.read(path, limit: sizeLimit), case let source = Source(padded: bytes),
        names(source, where: { project.descends($0, fromAnyOf: owners) })
      else { return [] }
      return InterfaceFile(source).outlets()
    }
    .flatMap(\.self)
  }

  /// Whether a file names a class of which something is true: most name none, and are not taken apart.
  private static func names(_ source: Source, where isWanted: (UInt64) -> Bool) -> Bool {
    let quote = UInt8(ascii: "\"")
    var start = 0
    while let end = FileSystem.end(of: "customClass", in: source.bytes, from: start) {
      start = end + 2
      guard source.bytes[end...].starts(with: [UInt8(ascii: "="), quote]),
        let close = source.bytes[start...].firstIndex(of: quote)
      else { return true }
      if isWanted(NameHash.wide(source, ByteRange(start, close))) { return true }
    }
    return false
  }

  // MARK: - Outlets

  /// What the file says of each outlet of a class.
  func outlets() -> [Outlets.Outlet] {
    let collected = Set(connections.lazy.filter(\.isCollected).map(\.destination))
    var known: [String: Bool] = [:]
    return connections.map { connection in
      let view = connection.destination
      let isHugged = known[view] ?? (isWhole && !collected.contains(view) && isHeldAtOneEnd(view))
      known[view] = isHugged
      return Outlets.Outlet(of: connection.owner, named: connection.property, isHugged: isHugged)
    }
  }

  /// Whether a view is as wide as its line of text, since nothing holds it but at one end.
  private func isHeldAtOneEnd(_ id: String) -> Bool {
    guard let view = views[id], view.showsLine, view.usesConstraints else { return false }
    let hold = holds[id] ?? Hold()
    guard hold.isUnderstood, !hold.isSized, !view.breaksLine || isFreeToGrow(view, hold) else { return false }
    var ends = Set(hold.ties.lazy.filter { !hangs($0.partner, on: id) }.map(\.end))
    switch stack(around: view) {
    case .none: break
    case .column(let end): ends.insert(end)
    case .other: return false
    }
    return ends.count == 1
  }

  /// Whether nothing keeps a line from growing, so that it never breaks.
  private func isFreeToGrow(_ view: View, _ hold: Hold) -> Bool {
    !hold.isLimited && !view.hasLayoutWidth && stack(around: view) == .none
  }

  private func hangs(_ other: String?, on id: String) -> Bool {
    guard let other, other != id, let view = views[other], let hold = holds[other] else { return false }
    return view.usesConstraints && view.container == views[id]?.container && stack(around: view) == .none
      && hold.hangs(on: id)
  }

  private func stack(around view: View) -> Stack { view.container.flatMap { views[$0] }?.stack ?? .none }
}

/// Reads an interface file from its first tag to its last.
private struct InterfaceReader {
  private struct Element {
    var name: String
    var id: String?
    var owner: String?
  }

  private let source: Source
  private var tags: TagReader
  private var open: [Element] = []
  private var file = InterfaceFile()

  init(_ source: Source) {
    self.source = source
    tags = TagReader(source)
  }

  mutating func read() -> InterfaceFile {
    while let tag = tags.next() {
      let name = source.text(tag.name)
      if tag.kind == .end {
        // What ends must be what began last; behind a fault nothing is sure.
        guard open.last?.name == name else { return torn() }
        open.removeLast()
        continue
      }
      take(tag, name)
      guard tag.kind == .start else { continue }
      if open.count >= InterfaceFile.depthLimit { return torn() }
      open.append(Element(name: name, id: text("id", of: tag), owner: text("customClass", of: tag)))
    }
    return open.isEmpty ? file : torn()
  }

  private mutating func torn() -> InterfaceFile {
    file.isWhole = false
    return file
  }

  private func text(_ attribute: StaticString, of tag: TagReader.Tag) -> String? {
    tags.value(of: attribute, in: tag).map { source.text($0) }
  }

  private func says(_ attribute: StaticString, _ answer: StaticString, in tag: TagReader.Tag) -> Bool {
    tags.value(of: attribute, in: tag).map { answer.isEqual(to: source[$0]) } ?? false
  }

  private mutating func take(_ tag: TagReader.Tag, _ name: String) {
    switch name {
    case "constraint": takeConstraint(tag)
    case "outlet", "outletCollection": takeConnection(tag, isCollected: name == "outletCollection")
    case "textFieldCell", "buttonCell": takeCell(tag, isField: name == "textFieldCell")
    // What differs from one size of a window to another.
    case "variation": doubt(open.last?.id)
    case "userDefinedRuntimeAttribute":
      if says("keyPath", "numberOfLines", in: tag) { doubt(open.dropLast().last?.id) }
    default: takeView(tag, name)
    }
  }

  private mutating func doubt(_ view: String?) {
    if let view { file.views[view]?.showsLine = false }
  }

  // MARK: - Views

  private mutating func takeView(_ tag: TagReader.Tag, _ name: String) {
    guard let id = text("id", of: tag), file.views[id] == nil else { return }
    var view = InterfaceFile.View()
    if open.last?.name == "subviews" { view.container = open.dropLast().last?.id }
    view.usesConstraints =
      says("translatesAutoresizingMaskIntoConstraints", "NO", in: tag) && !says("fixedFrame", "YES", in: tag)
      // What stands elsewhere, in a grid, or in what makes its views as wide as itself, is held by that, too.
      && view.container != nil
    switch name {
    case "label":
      let lines = text("numberOfLines", of: tag)
      view.showsLine = lines == nil || lines == "1"
    case "textField":
      view.hasLayoutWidth =
        text("preferredMaxLayoutWidth", of: tag) != nil || says("setsMaxLayoutWidthAtFirstLayout", "YES", in: tag)
    case "stackView": view.stack = stack(tag)
    default: break
    }
    file.views[id] = view
  }

  private func stack(_ tag: TagReader.Tag) -> InterfaceFile.Stack {
    guard says("axis", "vertical", in: tag) || says("orientation", "vertical", in: tag) else { return .other }
    return switch text("alignment", of: tag) {
    case "leading", "left": .column(.leading)
    case "trailing", "right": .column(.trailing)
    case "center", "centerX": .column(.middle)
    default: .other
    }
  }

  /// AppKit keeps in a cell how a text is broken. A text that is typed is no measure of its field.
  private mutating func takeCell(_ tag: TagReader.Tag, isField: Bool) {
    guard let view = open.last?.id, says("key", "cell", in: tag) else { return }
    let broken = text("lineBreakMode", of: tag)
    let isLine = says("usesSingleLineMode", "YES", in: tag)
    switch broken {
    case "clipping", "truncatingHead", "truncatingMiddle", "truncatingTail": file.views[view]?.showsLine = true
    // A field breaks its text between words unless the file says otherwise.
    case nil:
      file.views[view]?.showsLine = true
      file.views[view]?.breaksLine = isField && !isLine
    default: file.views[view]?.showsLine = isLine
    }
    if says("editable", "YES", in: tag) { doubt(view) }
  }

  // MARK: - Constraints

  private mutating func takeConstraint(_ tag: TagReader.Tag) {
    guard open.last?.name == "constraints" else { return }
    let holder = open.dropLast().last?.id
    let first = text("firstItem", of: tag) ?? holder
    let second = text("secondItem", of: tag)
    let constraint = Hold.Constraint(
      attribute: text("firstAttribute", of: tag) ?? "",
      relation: relation(tag),
      partner: second
    )
    // What is there for the editor alone: another takes its place when all is on the screen.
    let isKept = !says("placeholder", "YES", in: tag)
    add(constraint, to: first, isKept: isKept)
    // As wide as it is high: both attributes are its own.
    let isSquare = second == first && text("secondAttribute", of: tag) == "width"
    guard second != first || isSquare else { return }
    add(constraint.seen(from: text("secondAttribute", of: tag) ?? "", of: first), to: second, isKept: isKept)
  }

  private mutating func add(_ constraint: Hold.Constraint, to view: String?, isKept: Bool) {
    guard let view else { return }
    file.holds[view, default: Hold()].add(constraint, to: view)
    if !isKept { file.holds[view]?.giveUp() }
  }

  private func relation(_ tag: TagReader.Tag) -> Hold.Constraint.Relation {
    switch text("relation", of: tag) {
    case nil, "equal": .equal
    case "greaterThanOrEqual": .atLeast
    case "lessThanOrEqual": .atMost
    default: .unknown
    }
  }

  // MARK: - Connections

  private mutating func takeConnection(_ tag: TagReader.Tag, isCollected: Bool) {
    guard open.last?.name == "connections", let owner = open.dropLast().last?.owner,
      let property = text("property", of: tag), let destination = text("destination", of: tag)
    else { return }
    file.connections.append(
      InterfaceFile.Connection(owner: owner, property: property, destination: destination, isCollected: isCollected)
    )
  }
}
