import RTLSyntax

/// A symbol that shows the same side in every language, and its counterpart that follows the reading direction.
package struct DirectionalSymbol: Sendable {
  /// How surely a symbol is meant to follow the reading direction.
  package enum Certainty: String, Sendable {
    /// Chevrons, undo and reply arrows, sidebars: they have no other use.
    case certain
    /// Straight arrows and halves: mostly.
    case likely
    /// Diagonals, waves, stacks: it depends on what they stand for.
    case open
  }

  package let name: String
  /// What left and right become in the counterpart's name.
  let left: String
  let right: String
  package let certainty: Certainty
  /// The systems that brought the counterpart.
  package let iOS: ProjectSettings.Version
  package let macOS: ProjectSettings.Version

  package var counterpart: String {
    let name = Array(name.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.count + 8)
    var index = 0
    while index < name.count {
      if Self.holds(name, "left", at: index) {
        bytes += left.utf8
        index += 4
      } else if Self.holds(name, "right", at: index) {
        bytes += right.utf8
        index += 5
      } else {
        bytes.append(name[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func holds(_ name: [UInt8], _ word: StaticString, at index: Int) -> Bool {
    index + word.utf8CodeUnitCount <= name.count
      && (0..<word.utf8CodeUnitCount).allSatisfy { name[index + $0] == word.utf8Start[$0] }
  }

  /// Symbols by the wide hash of their names, and of their names in SFSafeSymbols: `chevron.left`, `chevronLeft`.
  private static let symbols: [UInt64: DirectionalSymbol] = {
    var table: [UInt64: DirectionalSymbol] = [:]
    for symbol in all {
      table[NameHash.wide(symbol.name)] = symbol
      table[NameHash.wide(caseName(of: symbol.name))] = symbol
    }
    return table
  }()

  /// The symbol of a name, as a string or as SFSafeSymbols writes it.
  package static func named(_ word: Int, in structure: Structure) -> DirectionalSymbol? {
    symbols[structure.wideName(word)]
  }

  /// Whether the system turns the symbol of this name around by itself.
  package static func mirrorsItself(_ word: Int, in structure: Structure) -> Bool {
    counterparts.contains(structure.wideName(word))
  }

  private static let counterparts: Set<UInt64> = Set(
    all.flatMap { [NameHash.wide($0.counterpart), NameHash.wide(caseName(of: $0.counterpart))] }
  )

  /// Read as bytes: what is done a thousand times before the first file is opened is felt in a hook.
  package static let all: [DirectionalSymbol] = groups.utf8.split(separator: UInt8(ascii: "\n")).flatMap { group in
    let words = group.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    guard words.count > 5, let certainty = Certainty(rawValue: words[0]) else { return [DirectionalSymbol]() }
    let (iOS, macOS) = (version(words[1]), version(words[2]))
    return words.dropFirst(5).map {
      DirectionalSymbol(name: $0, left: words[3], right: words[4], certainty: certainty, iOS: iOS, macOS: macOS)
    }
  }

  /// `chevron.left.2` is `chevronLeft2` in SFSafeSymbols.
  package static func caseName(of symbol: String) -> String {
    var name: [UInt8] = []
    var startsWord = false
    for byte in symbol.utf8 {
      if byte == UInt8(ascii: ".") {
        startsWord = true
        continue
      }
      let isLetter = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      name.append(startsWord && isLetter ? byte - 32 : byte)
      startsWord = false
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func version(_ text: String) -> ProjectSettings.Version {
    let parts = text.split(separator: ".").map { Int($0) ?? 0 }
    return ProjectSettings.Version(parts.first ?? 0, parts.last ?? 0)
  }

  /// A line for each group: how certain, since which iOS and macOS, what left and right become, names.
  ///
  /// Every public symbol with left or right in its name that has a counterpart is here (SF Symbols up to 7.0). The
  /// other five hundred have none and are nobody's fault. `left`, `right` and their circles are left out: what pairs
  /// with them by name, `backward` and `forward`, are the buttons of a player.
  private static let groups = """
    certain 14.0 11.0 backward forward arrow.uturn.left arrow.uturn.left.circle \
    arrow.uturn.left.circle.badge.ellipsis arrow.uturn.left.circle.fill arrow.uturn.left.square \
    arrow.uturn.left.square.fill arrow.uturn.right arrow.uturn.right.circle arrow.uturn.right.circle.fill \
    arrow.uturn.right.square arrow.uturn.right.square.fill arrowshape.turn.up.left arrowshape.turn.up.left.2 \
    arrowshape.turn.up.left.2.circle arrowshape.turn.up.left.2.circle.fill arrowshape.turn.up.left.2.fill \
    arrowshape.turn.up.left.circle arrowshape.turn.up.left.circle.fill arrowshape.turn.up.left.fill \
    arrowshape.turn.up.right arrowshape.turn.up.right.circle arrowshape.turn.up.right.circle.fill \
    arrowshape.turn.up.right.fill chevron.left chevron.left.2 chevron.left.circle chevron.left.circle.fill \
    chevron.left.square chevron.left.square.fill chevron.right chevron.right.2 chevron.right.circle \
    chevron.right.circle.fill chevron.right.square chevron.right.square.fill
    certain 14.0 11.0 leading trailing sidebar.left sidebar.right sidebar.squares.left sidebar.squares.right
    certain 15.0 12.0 backward forward delete.left delete.left.fill delete.right delete.right.fill
    certain 16.0 13.0 backward forward chevron.left.to.line chevron.right.to.line rectangle.portrait.and.arrow.right \
    rectangle.portrait.and.arrow.right.fill
    certain 17.1 14.1 backward forward chevron.compact.left chevron.compact.right
    certain 18.0 15.0 backward forward chevron.left.chevron.left.dotted chevron.right.dotted.chevron.right
    likely 14.0 11.0 backward forward arrow.left arrow.left.circle arrow.left.circle.fill arrow.left.square \
    arrow.left.square.fill arrow.right arrow.right.circle arrow.right.circle.fill arrow.right.square \
    arrow.right.square.fill arrowshape.bounce.right arrowshape.bounce.right.fill arrowshape.zigzag.right \
    arrowshape.zigzag.right.fill arrowtriangle.left arrowtriangle.left.circle arrowtriangle.left.circle.fill \
    arrowtriangle.left.fill arrowtriangle.left.square arrowtriangle.left.square.fill arrowtriangle.right \
    arrowtriangle.right.circle arrowtriangle.right.circle.fill arrowtriangle.right.fill arrowtriangle.right.square \
    arrowtriangle.right.square.fill
    likely 15.0 12.0 backward forward arrow.left.to.line arrow.left.to.line.circle arrow.left.to.line.circle.fill \
    arrow.right.to.line arrow.right.to.line.circle arrow.right.to.line.circle.fill
    likely 15.0 12.0 leading trailing calendar.day.timeline.left calendar.day.timeline.right \
    rectangle.inset.bottomleft.filled rectangle.inset.bottomright.filled rectangle.inset.topleft.filled \
    rectangle.inset.topright.filled rectangle.lefthalf.inset.filled rectangle.lefthalf.inset.filled.arrow.left \
    rectangle.leftthird.inset.filled rectangle.portrait.bottomleft.inset.filled \
    rectangle.portrait.bottomright.inset.filled rectangle.portrait.lefthalf.inset.filled \
    rectangle.portrait.leftthird.inset.filled rectangle.portrait.righthalf.inset.filled \
    rectangle.portrait.rightthird.inset.filled rectangle.portrait.topleft.inset.filled \
    rectangle.portrait.topright.inset.filled rectangle.righthalf.inset.filled \
    rectangle.righthalf.inset.filled.arrow.right rectangle.rightthird.inset.filled
    likely 15.1 12.0 leading trailing text.justify.left text.justify.right
    likely 15.2 12.1 leading trailing rectangle.lefthalf.filled rectangle.righthalf.filled
    likely 16.0 13.0 backward forward arrowshape.left arrowshape.left.fill arrowshape.right arrowshape.right.fill
    likely 16.0 13.0 leading trailing square.leftthird.inset.filled square.rightthird.inset.filled
    likely 17.0 14.0 backward forward arrow.left.to.line.square arrow.left.to.line.square.fill \
    arrow.right.to.line.square arrow.right.to.line.square.fill arrowshape.left.circle arrowshape.left.circle.fill \
    arrowshape.right.circle arrowshape.right.circle.fill
    likely 18.0 15.0 backward forward arrow.left.circle.dotted arrow.right.circle.dotted \
    iphone.and.arrow.right.inward iphone.and.arrow.right.outward
    likely 18.0 15.0 leading trailing inset.filled.bottomleft.rectangle inset.filled.bottomleft.rectangle.portrait \
    inset.filled.bottomright.rectangle inset.filled.bottomright.rectangle.portrait \
    inset.filled.lefthalf.arrow.left.rectangle inset.filled.lefthalf.rectangle \
    inset.filled.lefthalf.rectangle.portrait inset.filled.lefthalf.righthalf.rectangle \
    inset.filled.lefthalf.topright.bottomright.rectangle inset.filled.leftthird.rectangle \
    inset.filled.leftthird.rectangle.portrait inset.filled.leftthird.square \
    inset.filled.righthalf.arrow.right.rectangle inset.filled.righthalf.lefthalf.rectangle \
    inset.filled.righthalf.rectangle inset.filled.righthalf.rectangle.portrait inset.filled.rightthird.rectangle \
    inset.filled.rightthird.rectangle.portrait inset.filled.rightthird.square \
    inset.filled.topleft.bottomleft.righthalf.rectangle inset.filled.topleft.rectangle \
    inset.filled.topleft.rectangle.portrait inset.filled.topright.rectangle inset.filled.topright.rectangle.portrait
    likely 18.4 15.4 backward forward arrow.left.to.line.compact arrow.right.to.line.compact
    likely 26.0 26.0 leading trailing calendar.day.timeline.left.circle calendar.day.timeline.left.circle.fill \
    calendar.day.timeline.right.circle calendar.day.timeline.right.circle.fill \
    inset.filled.bottomleft.bottomright.rectangle
    open 14.0 11.0 backward forward arrow.down.left arrow.down.left.circle arrow.down.left.circle.fill \
    arrow.down.left.square arrow.down.left.square.fill arrow.down.right arrow.down.right.and.arrow.up.left \
    arrow.down.right.and.arrow.up.left.circle arrow.down.right.and.arrow.up.left.circle.fill arrow.down.right.circle \
    arrow.down.right.circle.fill arrow.down.right.square arrow.down.right.square.fill arrow.up.left \
    arrow.up.left.and.arrow.down.right arrow.up.left.and.arrow.down.right.circle \
    arrow.up.left.and.arrow.down.right.circle.fill arrow.up.left.circle arrow.up.left.circle.fill \
    arrow.up.left.square arrow.up.left.square.fill arrow.up.right arrow.up.right.circle arrow.up.right.circle.fill \
    arrow.up.right.square arrow.up.right.square.fill badge.plus.radiowaves.right dot.radiowaves.right \
    square.stack.3d.down.right square.stack.3d.down.right.fill wave.3.left wave.3.left.circle \
    wave.3.left.circle.fill wave.3.right wave.3.right.circle wave.3.right.circle.fill
    open 15.1 12.0 backward forward square.3.layers.3d.down.left square.3.layers.3d.down.right
    open 17.0 14.0 backward forward arrow.down.left.and.arrow.up.right arrow.down.left.and.arrow.up.right.circle \
    arrow.down.left.and.arrow.up.right.circle.fill arrow.down.left.and.arrow.up.right.square \
    arrow.down.left.and.arrow.up.right.square.fill arrow.down.right.and.arrow.up.left.square \
    arrow.down.right.and.arrow.up.left.square.fill arrow.up.left.and.arrow.down.right.square \
    arrow.up.left.and.arrow.down.right.square.fill arrow.up.right.and.arrow.down.left \
    arrow.up.right.and.arrow.down.left.circle arrow.up.right.and.arrow.down.left.circle.fill \
    arrow.up.right.and.arrow.down.left.square arrow.up.right.and.arrow.down.left.square.fill
    open 18.0 15.0 backward forward arrow.down.left.and.arrow.up.right.rectangle \
    arrow.down.left.and.arrow.up.right.rectangle.fill arrow.down.left.circle.dotted \
    arrow.down.right.and.arrow.up.left.rectangle arrow.down.right.and.arrow.up.left.rectangle.fill \
    arrow.down.right.circle.dotted arrow.up.left.and.arrow.down.right.rectangle \
    arrow.up.left.and.arrow.down.right.rectangle.fill arrow.up.left.circle.dotted \
    arrow.up.right.and.arrow.down.left.rectangle arrow.up.right.and.arrow.down.left.rectangle.fill \
    arrow.up.right.circle.dotted chevron.down.right.2 chevron.down.right.dotted.2 chevron.up.right.2 \
    chevron.up.right.dotted.2
    open 26.0 26.0 backward forward airplane.up.right airplane.up.right.app airplane.up.right.app.fill
    """
}
