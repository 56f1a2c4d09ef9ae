import RTLRuleKit
import RTLSyntax

struct AmbiguousSymbol: Rule {
  let id = "ambiguous_symbol"
  let summary = "Diagonal arrows and waves that may have to follow the reading direction"
  let rationale = """
    A diagonal arrow behind a link, waves that leave a dot, a stack that fans out: where they go with the text they \
    point along the line, and point back at it in Arabic and Hebrew. Apple draws such symbols in a second form that \
    mirrors. Where the arrow stands for a rising value, a corner of a window or a side of the world it is right as it \
    is; only a person can tell, so this is a note.
    """
  let references = [
    "WWDC22 session 10107, Get it right (to left)",
    "Apple, Human Interface Guidelines, Right to left",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    Example(#"Image(systemName: "⟦arrow.up.right⟧")"#, fixed: #"Image(systemName: "arrow.up.forward")"#),
    Example(
      #"Label("Website", systemImage: "⟦arrow.up.right.square⟧")"#,
      fixed: #"Label("Website", systemImage: "arrow.up.forward.square")"#
    ),
    #"let live = UIImage(systemName: "⟦dot.radiowaves.right⟧")"#,
    #"case external = "⟦arrow.up.right.circle⟧""#,
    "import SFSafeSymbols\nlet image = Image(systemSymbol: .⟦arrowUpRight⟧)",
  ]

  let good: [Example] = [
    #"Image(systemName: "arrow.up.forward")"#,
    #"Image(systemName: "arrow.up.left.and.arrow.down.right")"#,
    #"Image(systemName: "arrow.up.right").flipsForRightToLeftLayoutDirection(true)"#,
    #"Image(systemName: isRTL ? "arrow.up.left" : "arrow.up.right")"#,
    #"switch trend { case .up: return "arrow.up.right"; case .flat: return "arrow.right"; default: return "arrow.down.right" }"#,
    #"struct TrendArrow: View { var body: some View { Image(systemName: "arrow.up.right") } }"#,
    #"Image(systemName: value > 0 ? "arrow.up.right" : "arrow.down.right")"#,
    #"Label("Top right", systemImage: "arrow.up.right")"#,
    #"Image(systemName: corner == .topRight ? "arrow.up.right" : "arrow.up")"#,
    #"HStack { Image(systemName: "arrow.up.right") }.environment(\.layoutDirection, .leftToRight)"#,
    #"let key = isOpen == "arrow.up.right""#,
    #"Image("arrow.up.right")"#,
    "let next = list.arrowUpRight",
  ]

  var triggers: [Trigger] {
    DirectionalSymbol.all.filter { $0.certainty == .open && !Self.goesBothWays($0) }.flatMap {
      [.text($0.name), .word(DirectionalSymbol.caseName(of: $0.name))]
    }
  }

  func check(_ site: Site) -> Finding? {
    guard let symbol = DirectionalSymbol.named(site.index, in: site.structure), let use = SymbolUse(site, symbol),
      !use.isChange, use.pointsTheSameWay
    else { return nil }
    let name = use.isCase ? DirectionalSymbol.caseName(of: symbol.counterpart) : symbol.counterpart
    let isAvailable = site.isAvailable(iOS: symbol.iOS, macOS: symbol.macOS)
    return Finding(
      site.range,
      "\(symbol.name) does not mirror in right-to-left languages; if it goes with the text, write \(symbol.counterpart)",
      fix: isAvailable ? Fix(.unsafe, name, [Edit(site.range, name)]) : nil
    )
  }

  /// Arrows from corner to corner make something larger or smaller, which is no direction.
  private static func goesBothWays(_ symbol: DirectionalSymbol) -> Bool { symbol.name.holds(".and.arrow") }
}
