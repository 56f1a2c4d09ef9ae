import RTLRuleKit
import RTLSyntax

/// What the name of an image tells of the picture.
extension UnmirroredImage {
  enum Meaning {
    /// An arrow along the line: `arrow_right`, `nav-back`, `disclosure`.
    case certain
    /// Perhaps one: `chevron` alone may as well point down, `reply` may be a letter.
    case likely
    case none
  }

  private static let shapes: Set<String> = ["arrow", "arrows", "chevron", "chevrons", "caret", "carat", "arrowhead"]
  /// What points only where its name says to which side: a `triangle` alone warns, a `disclosure` may open downwards.
  private static let shapesWithSide: Set<String> = ["triangle", "disclosure"]
  /// What points back or on without a shape, and what may.
  private static let pointers: Set<String> = ["back", "disclosure"]
  private static let likelyPointers: Set<String> = [
    "next", "prev", "prevs", "previous", "forward", "reply", "indent", "outdent", "logout", "signout", "disclose",
  ]
  /// All that can tell of a direction: one of them stands in each name that does.
  private static let tellingWords = shapes.union(shapesWithSide).union(pointers).union(likelyPointers)
    .union(["log_out", "log-out", "sign_out", "sign-out"]).map { $0.utf8.map { $0 | 0x20 } }
  private static let sides: Set<String> = [
    "left", "right", "back", "backward", "backwards", "forward", "next", "prev", "previous",
  ]

  /// Other ways to point, and pictures in which arrows mean no way along the line.
  static let others: Set<String> = [
    "up", "down", "top", "bottom", "both", "upward", "downward", "vertical", "horizontal", "expand", "collapse",
    "drop", "dropdown", "download", "upload", "refresh", "reload", "rotate", "rotation", "sync", "sort", "swap",
    "exchange", "switch", "convert", "resize", "fullscreen", "trend", "north", "south", "east", "west", "direction",
    "bidirectional", "cycle", "loop", "repeat", "shuffle", "cursor", "clockwise", "counterclockwise", "in", "out",
    "play", "player", "playback", "media", "track", "skip", "seek", "rewind", "fast", "second", "seconds", "sec",
    "music", "video", "audio", "background", "feedback", "fallback", "backup", "flag", "logo", "photo", "emoji",
    "align", "alignment", "find", "search", "key", "keyboard", "remote", "gamepad", "dpad", "joystick", "controller",
    "tooltip", "popover", "bubble", "camera", "card", "hand", "swipe", "shadow", "open", "opened", "expanded",
    "double", "split", "share", "import", "export", "external", "transfer", "dismiss", "close",
  ]

  /// Words that say how a picture looks or where it is used, not what it shows.
  private static let fillers: Set<String> = [
    "ic", "icn", "ico", "icon", "icons", "img", "image", "btn", "button", "nav", "navbar", "navigation", "bar", "item",
    "small", "medium", "large", "big", "mini", "tiny", "s", "m", "l", "xs", "xl", "bold", "thin", "light", "dark",
    "regular", "white", "black", "gray", "grey", "blue", "green", "red", "fill", "filled", "outline", "outlined",
    "line", "circle", "round", "rounded", "square", "template", "glyph", "new", "ios", "default", "normal", "color",
    "active", "inactive", "disabled", "pressed", "selected", "highlighted", "tinted", "indicator", "cell", "accessory",
    "row", "list", "table", "menu", "go", "to", "toolbar", "page", "px", "pt", "browser", "browse",
    "plain", "on", "off", "qr", "qrcode", "symbol",
  ]

  static func meaning(of name: String) -> Meaning {
    if !mayPoint(name) || namesSeconds(name) { return .none }
    var words = joined(words(of: name))
    // `arrow-up-right` points out of the app as often as along the line.
    let pointsToOneSide = words.contains("right") != words.contains("left") && words.contains(where: shapes.contains)
    if pointsToOneSide, let slope = words.firstIndex(where: { $0 == "up" || $0 == "down" }) {
      words.remove(at: slope)
      return meaning(of: words) == .none ? .none : .likely
    }
    return meaning(of: words)
  }

  /// `log_out` as `logout`; `keyboard_arrow_right`, which is what Material calls a chevron, without the keyboard.
  private static func joined(_ words: [String]) -> [String] {
    var result: [String] = []
    for word in words {
      switch (result.last, word) {
      case ("log", "out"), ("sign", "out"): result[result.count - 1] += word
      case ("keyboard", "arrow"): result[result.count - 1] = word
      default: result.append(word)
      }
    }
    return result
  }

  /// Whether one of the words that tell of a direction may stand in a name. Few names hold any, and to part a name into its
  /// words takes five times as long.
  private static func mayPoint(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      bytes.indices.contains { start in
        tellingWords.contains { word in
          word.count <= bytes.count - start && word.indices.allSatisfy { bytes[start + $0] | 0x20 == word[$0] }
        }
      }
    }
  }

  /// `back30`, `icForward10`: so many seconds of what is played, with the number drawn into the picture.
  private static func namesSeconds(_ name: String) -> Bool {
    guard name.utf8.last.map({ 0x30...0x39 ~= $0 }) ?? false else { return false }
    let name = name.lowercased()
    return ["back", "forward"].contains { word in
      ["5", "10", "15", "30", "45", "60"].contains { name.hasSuffix(word + $0) }
    }
  }

  private static func meaning(of words: [String]) -> Meaning {
    guard words.count <= 8, !words.contains(where: others.contains) else { return .none }
    let pointing = Set(words.filter(sides.contains))
    if words.contains(where: shapes.contains) {
      if pointing.contains("left") && pointing.contains("right") { return .none }
      if !pointing.isEmpty { return .certain }
      // Several at once turn in a circle or part.
      return words.allSatisfy {
        shapes.contains($0) && $0 != "arrows" || fillers.contains($0) || ["send", "disclosure"].contains($0)
      } ? .likely : .none
    }
    if words.contains(where: shapesWithSide.contains), pointing == ["left"] || pointing == ["right"] { return .certain }
    let rest = words.filter { !fillers.contains($0) }
    guard rest.count == 1 else { return .none }
    return pointers.contains(rest[0]) ? .certain : likelyPointers.contains(rest[0]) ? .likely : .none
  }

  /// `chevron`, `icon-arrow-24`: an arrow that says no side.
  static func isBareArrow(_ name: String) -> Bool {
    let words = words(of: name)
    return words.contains(where: shapes.contains) && words.allSatisfy { shapes.contains($0) || fillers.contains($0) }
  }

  /// The words of a name in lower case: `ic-chevronRight_24` has `ic`, `chevron`, `right`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasUpper = false
    // Folders of a catalog are no part of what an image shows.
    for byte in name.utf8.reversed().prefix(while: { $0 != UInt8(ascii: "/") }).reversed() {
      let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      let isLower = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      if !isUpper && !isLower || isUpper && !wasUpper {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isUpper || isLower { word.unicodeScalars.append(Unicode.Scalar(byte | 0x20)) }
      wasUpper = isUpper
    }
    if !word.isEmpty { words.append(word) }
    return words.flatMap(parted)
  }

  /// `arrowright` is written in one by some.
  private static func parted(_ word: String) -> [String] {
    guard word.utf8.count > 8, let shape = ["arrow", "chevron"].first(where: word.contains) else { return [word] }
    let side = String(word.hasPrefix(shape) ? word.dropFirst(shape.count) : word.dropLast(shape.count))
    return sides.contains(side) ? [shape, side] : [word]
  }

  // MARK: - Names that wake the rule

  static let usualTexts = Set(usualNames.texts)
  static let usualMembers = Set(usualNames.members)

  /// Names as people and their tools write them. Other names are found where `named:` or `Image(` stands before them.
  static let usualNames: (texts: [String], members: [String]) = {
    var texts: [String] = []
    var members: [String] = []
    for pair in usualPairs {
      let (first, second) = (pair.first ?? "", pair.last ?? "")
      let camel = pair.count == 1 ? first : first + capitalized(second)
      members += [camel, "ic" + capitalized(camel), "icon" + capitalized(camel), camel + "Icon"]
      texts += [camel, capitalized(camel), "ic" + capitalized(camel), camel + "Icon", "ic" + camel]
      for separator in pair.count == 1 ? ["_", "-"] : ["_", "-", "."] {
        let text = pair.joined(separator: separator)
        texts += [text, text + separator + "icon"]
        texts += ["ic", "icn", "ico", "icon", "img", "btn"].map { $0 + separator + text }
      }
    }
    // What Material calls a chevron.
    texts += ["left", "right"].flatMap { side in
      ["", "_18pt", "_36pt", "_48pt"].flatMap { ["keyboard_arrow_" + side + $0, "ic_keyboard_arrow_" + side + $0] }
    }
    return (texts, members.filter { $0 != "chevron" })
  }()

  private static let usualPairs: [[String]] = {
    var pairs: [[String]] = [["back"], ["forward"], ["disclosure"], ["chevron"], ["disclosure", "indicator"]]
    for side in ["left", "right", "back", "forward", "next", "prev", "previous"] {
      for shape in ["arrow", "chevron"] { pairs += [[shape, side], [side, shape]] }
    }
    pairs += [["caret", "left"], ["caret", "right"], ["arrow", "send"], ["send", "arrow"]]
    pairs += [["back", "button"], ["button", "back"], ["nav", "back"], ["btn", "back"], ["back", "nav"]]
    pairs += [["go", "back"]]
    return pairs
  }()

  /// Written for every hook that lints one file: all the words are small ASCII letters.
  private static func capitalized(_ word: String) -> String {
    var bytes = Array(word.utf8)
    if !bytes.isEmpty { bytes[0] &= 0xDF }
    return String(decoding: bytes, as: UTF8.self)
  }
}
