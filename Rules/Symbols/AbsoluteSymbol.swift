import RTLRuleKit
import RTLSyntax

struct AbsoluteSymbol: Rule {
  let id = "absolute_symbol"
  let summary = "Symbols that point left or right in every language"
  let rationale = """
    Of the system's arrows and chevrons the forward and backward ones turn around in right-to-left languages, the left \
    and right ones do not: in Arabic a back button with chevron.left points where the reader is going, and a \
    disclosure indicator with chevron.right points back at its own row. Where an arrow really means a side, such as \
    in a picker of alignments, left and right are the right names.
    """
  let references = [
    "WWDC22 session 10107, Get it right (to left)",
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple, Human Interface Guidelines, Right to left",
  ]

  let bad: [Example] = [
    Example(#"Image(systemName: "⟦chevron.left⟧")"#, fixed: #"Image(systemName: "chevron.backward")"#),
    Example(
      #"let back = UIImage(systemName: "⟦chevron.left⟧")"#,
      fixed: #"let back = UIImage(systemName: "chevron.backward")"#
    ),
    Example(
      #"Label("Continue", systemImage: "⟦arrow.right⟧")"#,
      fixed: #"Label("Continue", systemImage: "arrow.forward")"#
    ),
    Example(
      #"NSImage(systemSymbolName: "⟦sidebar.left⟧", accessibilityDescription: nil)"#,
      fixed: #"NSImage(systemSymbolName: "sidebar.leading", accessibilityDescription: nil)"#
    ),
    Example(
      #"Image(systemName: isOpen ? "chevron.down" : "⟦chevron.right⟧")"#,
      fixed: #"Image(systemName: isOpen ? "chevron.down" : "chevron.forward")"#
    ),
    Example(
      #"enum Icon: String { case back = "⟦chevron.left⟧", close = "xmark" }"#,
      fixed: #"enum Icon: String { case back = "chevron.backward", close = "xmark" }"#
    ),
    Example(
      #"var icon: String { switch self { case .next: return "⟦arrow.right.circle⟧"; default: return "xmark" } }"#
    ),
    Example(
      "import SFSafeSymbols\nlet image = Image(systemSymbol: .⟦chevronRight⟧)",
      fixed: "import SFSafeSymbols\nlet image = Image(systemSymbol: .chevronForward)"
    ),
    "let symbol = SFSymbol.⟦arrowUturnLeft⟧", "let image = Image(systemSymbol: .⟦chevronRight⟧).font(.caption)",
    #"Image(systemName: "⟦chevron.right⟧").rotationEffect(.degrees(isOpen ? 90 : 0))"#,
    #"let item = UIApplicationShortcutIcon(systemImageName: "⟦arrowshape.turn.up.left⟧")"#,
    #"navigationItem.leftBarButtonItem = UIBarButtonItem(image: .init(systemName: "⟦chevron.left⟧"), style: .plain)"#,
    """
    if navigationItem.leftBarButtonItem == nil {
      navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "⟦chevron.left⟧"), style: .plain)
    }
    """,
    #"Button("Sign out", systemImage: "⟦rectangle.portrait.and.arrow.right⟧") { signOut() }"#,
    #"let rows = [("Next", "⟦arrow.right⟧"), ("Done", "checkmark")]"#,
    #"struct PinPad: View { var body: some View { Image(systemName: "⟦delete.left⟧") } }"#,
    #"Text("\(sender) \(Image(systemName: "⟦arrow.right⟧")) \(receiver)")"#,
    #"Text("Settings \(Image(systemName: "⟦chevron.right⟧")) Sounds")"#,
    #"Text("\(String(localized: "From")) \(Image(systemName: "⟦arrow.right⟧")) \(String(localized: "To"))")"#,
    #"Image(systemName: isOpen ? "chevron.down" : "⟦chevron.right⟧").rotationEffect(.degrees(isOpen ? 90 : 0))"#,
    #"Image(systemName: "⟦chevron.right⟧").rotationEffect(.degrees(90 * progress), anchor: UnitPoint(x: 90, y: 0))"#,
    #"switch style { case .rightChevron: Image(systemName: "⟦chevron.right⟧"); default: Spacer() }"#,
  ]

  let good: [Example] = [
    #"Image(systemName: "chevron.backward")"#,
    #"Image(systemName: "chevron.left.forwardslash.chevron.right")"#,
    #"Image(systemName: "text.alignleft")"#,
    "Image(systemName: \"chevron.left\").font(.title2).foregroundColor(.clear)",
    "Row(symbol: .chevronRight)",
    #"Image(systemName: "backward.end")"#,
    #"Image(systemName: "arrow.up.right")"#,
    #"Image(systemName: "left.circle")"#,
    #"Image(systemName: "chevron.left").flipsForRightToLeftLayoutDirection(true)"#,
    #"Button { back() } label: { Image(systemName: "chevron.left") }.flipsForRightToLeftLayoutDirection(true)"#,
    #"let back = UIImage(systemName: "chevron.left")?.imageFlippedForRightToLeftLayoutDirection()"#,
    """
    let back = UIImage(systemName: "chevron.left")
    button.setImage(back?.imageFlippedForRightToLeftLayoutDirection(), for: .normal)
    """,
    #"Image(systemName: "chevron.left").scaleEffect(x: isRTL ? -1 : 1)"#,
    #"enum Icons { static let right: String = "arrow.right.circle" }"#,
    #"Image(systemName: isRTL ? "chevron.right" : "chevron.left")"#,
    #"if isRTL { Image(systemName: "chevron.right") } else { Image(systemName: "chevron.left") }"#,
    #"Label("Left", systemImage: "arrow.left")"#,
    #"Button("Move right", systemImage: "arrow.right") { move(1) }"#,
    #"Image(systemName: "arrow.left").accessibilityLabel("To the left")"#,
    #"switch side { case .left: Image(systemName: "arrow.left"); default: Image(systemName: "arrow.up") }"#,
    #"Image(systemName: side == .left ? "sidebar.left" : "sidebar.right")"#,
    #"enum Side: String { case left = "arrow.left", right = "arrow.right" }"#,
    #"Image(systemName: isRightArrow ? "arrow.right" : "arrow.left")"#,
    #"import SFSafeSymbols\#nlet image = Image(systemSymbol: isRightArrow ? .arrowRight : .arrowLeft)"#,
    #"var icon: String { if corner == .topLeft { return "chevron.right" } else { return "chevron.left" } }"#,
    #"Image(systemName: isPlaying ? "stop.circle" : "arrowtriangle.right.circle")"#,
    #"Label("التالي", systemImage: "chevron.left"); Text("السابق")"#,
    #"let pad = ["arrow.up", "arrow.down", "arrow.left", "arrow.right"]"#,
    #"switch t { case .up: return "arrow.up.right"; case .flat: return "arrow.right"; default: return "arrow.down.right" }"#,
    #"var icon: String { if !mode.isInverted { return "arrow.right" } else { return "arrow.left" } }"#,
    #"Button { insert("\t") } label: { Label("⇥", systemImage: "arrow.right.to.line") }"#,
    #"HStack { Image(systemName: "arrow.left") }.environment(\.layoutDirection, .leftToRight)"#,
    #"let image = UIImage(named: "arrow.left")"#,
    #"let image = Image("chevron.left")"#,
    #"if icon == "chevron.left" { goBack() }"#,
    #"log("chevron.left")"#,
    #"let text = "chevron.left is an arrow""#,
    "let names = [Symbol.chevronLeft]",
    #"Image(systemName: "chevron.left").font(.body).opacity(0)"#,
    #"Image(systemName: "chevron.left").hidden()"#,
    #"var icon: String { if #available(iOS 14, *) { return "chevron.backward" } else { return "chevron.left" } }"#,
    #"import SFSafeSymbols\#nlet image = Image(systemSymbol: .chevronRight).flipsForRightToLeftLayoutDirection(true)"#,
    #"Text("shop.example \(Image(systemName: "arrow.right")) www.shop.example")"#,
    #"Text(verbatim: "SRC (\(Image(systemName: "arrow.right"))) DST")"#,
    #"Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? -90 : 90))"#,
    #"Image(systemName: isOpen ? "chevron.down" : "chevron.right").rotationEffect(.degrees(isOpen ? 0 : -90))"#,
  ]

  var triggers: [Trigger] {
    DirectionalSymbol.all.filter { $0.certainty != .open }.flatMap {
      [.text($0.name), .word(DirectionalSymbol.caseName(of: $0.name))]
    }
  }

  func check(_ site: Site) -> Finding? {
    guard let symbol = DirectionalSymbol.named(site.index, in: site.structure), let use = SymbolUse(site, symbol),
      use.pointsTheSameWay
    else { return nil }
    let isAvailable = site.isAvailable(iOS: symbol.iOS, macOS: symbol.macOS)
    let turns = use.isRotated ? ", and turn it the other way where the layout runs from right to left" : ""
    return Finding(
      site.range,
      message(symbol, isAvailable: isAvailable) + turns,
      severity: use.isAmongUpAndDown || use.isBetweenValues || use.isAmongPictograms || isOnNumberPad(symbol, site)
        ? .info : nil,
      fix: isAvailable ? fix(symbol, use) : nil
    )
  }

  private func message(_ symbol: DirectionalSymbol, isAvailable: Bool) -> String {
    let fault = "\(symbol.name) does not mirror in right-to-left languages; write \(symbol.counterpart)"
    guard !isAvailable else { return fault }
    return fault + " (from iOS \(number(symbol.iOS)), macOS \(number(symbol.macOS))) or flip the image"
  }

  private func number(_ version: ProjectSettings.Version) -> String {
    version.minor == 0 ? "\(version.major)" : "\(version.major).\(version.minor)"
  }

  /// A key of a terminal or a keyboard may mean its side.
  private func isKey(_ site: Site) -> Bool {
    site.enclosingTypeName.map {
      site.structure.name($0, holdsAnyOf: ["terminal", "keyboard", "keypad", "dialpad", "dialer"])
    } ?? false
  }

  /// Numbers are typed from left to right everywhere, and taken back the other way.
  private func isOnNumberPad(_ symbol: DirectionalSymbol, _ site: Site) -> Bool {
    symbol.name.hasPrefix("delete.") && site.file.hasKeypad
  }

  /// A drag or an arrow key for the same step keeps its side until somebody turns it, too.
  private func isBesideDrag(_ site: Site) -> Bool {
    let structure = site.structure
    let words = structure.enclosingType(of: site.index).map { structure.words(ofScope: $0) } ?? structure.tokens.indices
    return ["translation", "leftArrow", "rightArrow"].contains { word in
      site.file.uses(of: word, within: words).contains { structure.isMember($0) }
    }
  }

  /// A constant may be compared elsewhere, a straight arrow may mean a side, a rotated chevron may turn the other way, and
  /// what stays at its edge or moves things by points would point away from there.
  private func fix(_ symbol: DirectionalSymbol, _ use: SymbolUse) -> Fix {
    let isSafe =
      symbol.certainty == .certain && use.isCertain && !use.isRotated && !use.isBetweenValues
      && !use.site.isShownAtFixedSide
      && !use.site.isOnButtonThatMoves && !isKey(use.site) && !isBesideDrag(use.site)
    let name = use.isCase ? DirectionalSymbol.caseName(of: symbol.counterpart) : symbol.counterpart
    return Fix(isSafe ? .safe : .unsafe, name, [Edit(use.site.range, name)])
  }
}
