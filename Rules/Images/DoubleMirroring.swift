import RTLRuleKit
import RTLSyntax

struct DoubleMirroring: Rule {
  let id = "double_mirroring"
  let summary = "An image that mirrors by itself and is turned around once more"
  let rationale = """
    The forward and backward symbols of the system turn around in right-to-left languages, and so does an image whose \
    asset says so. Flipped by hand besides, or chosen by the direction, they are turned twice: in Arabic the arrow then \
    points as it does in English. One of the two is enough.
    """
  let references = [
    "WWDC22 session 10107, Get it right (to left)",
    "Apple, SwiftUI, flipsForRightToLeftLayoutDirection(_:)",
    "Apple, Human Interface Guidelines, Right to left",
  ]

  let bad: [Example] = [
    #"Image(systemName: "chevron.backward").⟦flipsForRightToLeftLayoutDirection⟧(true)"#,
    #"let next = UIImage(systemName: "arrow.forward")?.⟦imageFlippedForRightToLeftLayoutDirection⟧()"#,
    #"""
    struct Row: View {
      @Environment(\.layoutDirection) var layoutDirection
      var body: some View { Image(systemName: layoutDirection == .rightToLeft ? "⟦chevron.backward⟧" : "chevron.forward") }
    }
    """#,
    #"Image(systemName: "chevron.forward").resizable().⟦scaleEffect⟧(x: isRTL ? -1 : 1)"#,
    #"Image(systemName: "arrow.forward").⟦rotationEffect⟧(.degrees(isRTL ? 180 : 0))"#,
    #"Image("arrow").flipsForRightToLeftLayoutDirection(true).padding().⟦flipsForRightToLeftLayoutDirection⟧(true)"#,
    #"Image("arrow").scaleEffect(x: isRTL ? -1 : 1).⟦flipsForRightToLeftLayoutDirection⟧(true)"#,
    """
    let arrow = UIImage(systemName: "chevron.forward")
    button.setImage(arrow?.⟦imageFlippedForRightToLeftLayoutDirection⟧(), for: .normal)
    """,
    "import SFSafeSymbols\nlet a = Image(systemSymbol: .chevronForward).⟦flipsForRightToLeftLayoutDirection⟧(true)",
    #"Button { go() } label: { Image(systemName: "chevron.forward") }.⟦flipsForRightToLeftLayoutDirection⟧(true)"#,
  ]

  let good: [Example] = [
    #"Image(systemName: "chevron.left").flipsForRightToLeftLayoutDirection(true)"#,
    #"Image(systemName: "chevron.backward").flipsForRightToLeftLayoutDirection(false)"#,
    #"Image(systemName: "chevron.backward").flipsForRightToLeftLayoutDirection(shouldFlip)"#,
    #"Image(systemName: "chevron.backward")"#,
    #"Image(systemName: "forward.fill").flipsForRightToLeftLayoutDirection(true)"#,
    #"Image(systemName: "gobackward").flipsForRightToLeftLayoutDirection(true)"#,
    #"Image(systemName: isBack ? "chevron.backward" : "chevron.forward")"#,
    #"Image(systemName: isRTL ? "chevron.backward" : "chevron.forward")"#,
    #"Image(systemName: "chevron.forward").rotationEffect(.degrees(isOpen ? 90 : 0))"#,
    #"Image(systemName: "chevron.forward").rotationEffect(.degrees(isOpen ? (isRTL ? -90 : 90) : 0))"#,
    #"Image(systemName: "chevron.forward").scaleEffect(isRTL ? 1.2 : 1)"#,
    #"HStack { Image(systemName: "chevron.forward"); Image("logo").flipsForRightToLeftLayoutDirection(true) }"#,
    #"Image("chevron.forward").flipsForRightToLeftLayoutDirection(true)"#,
    #"let a = UIImage(systemName: "chevron.forward"); let b = c.imageFlippedForRightToLeftLayoutDirection()"#,
    #"Image("arrow").flipsForRightToLeftLayoutDirection(true)"#,
    #"HStack { Image("a").flipsForRightToLeftLayoutDirection(true) }.flipsForRightToLeftLayoutDirection(false)"#,
    """
    let arrow = UIImage(systemName: "chevron.left")
    let next = UIImage(systemName: "chevron.forward")
    view.image = arrow?.imageFlippedForRightToLeftLayoutDirection()
    """,
  ]

  var triggers: [Trigger] {
    let flips = [
      "flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection", "scaleEffect",
      "rotationEffect",
    ]
    return flips.map { .word($0) } + DirectionalSymbol.all.map { .text($0.counterpart) }
  }

  func check(_ site: Site) -> Finding? {
    if site.structure.kind(site.index) == .stringText { return chosen(site) }
    guard site.structure.isMember(site.index), site.flipsImage else { return nil }
    let picture = Picture(site)
    if let symbol = picture.selfMirroringSymbol {
      let name = site.structure.text(symbol)
      return Finding(site.range, "\(name) mirrors by itself, and this turns it back; leave the flip out")
    }
    if picture.isFlippedBefore {
      return Finding(site.range, "flipped twice, which is not at all; leave one of the flips out")
    }
    guard site.is("flipsForRightToLeftLayoutDirection"), let name = picture.assetName,
      site.file.project.imageDirection(named: site.structure.bytes(name)).isYes
    else { return nil }
    return Finding(
      site.range,
      "the asset of \(site.structure.text(name)) says its direction already, and this turns it back; leave the flip out"
    )
  }

  /// `direction == .rightToLeft ? "chevron.backward" : "chevron.forward"`
  private func chosen(_ site: Site) -> Finding? {
    let structure = site.structure
    let literal = Expression(site.index - 1, site.index + 1)
    guard structure.kind(literal.first) == .stringStart, structure.kind(literal.first - 1) == .infixQuestion,
      let choice = site.file.directionChoice(from: literal), choice.test.isOfInterface
    else { return nil }
    let other = choice.leftToRight == literal ? choice.rightToLeft : choice.leftToRight
    guard other.last == other.first + 2, DirectionalSymbol.mirrorsItself(other.first + 1, in: structure),
      mirrored(structure.text(site.index)) == structure.text(other.first + 1)
    else { return nil }
    let name = structure.text(choice.leftToRight.first + 1)
    return Finding(
      site.range,
      "these symbols mirror by themselves, and the choice turns them back; write \(name) alone"
    )
  }

  private func mirrored(_ name: String) -> String {
    for (one, other) in [("backward", "forward"), ("leading", "trailing")] {
      if name.contains(one) { return name.replacing(one, with: other) }
      if name.contains(other) { return name.replacing(other, with: one) }
    }
    return name
  }
}
