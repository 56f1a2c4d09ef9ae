import RTLRuleKit
import RTLSyntax

struct LostMirroring: Rule {
  let id = "lost_mirroring"
  let summary = "A UIKit image flipped for right to left where SwiftUI draws it"
  let rationale = """
    imageFlippedForRightToLeftLayoutDirection() only marks an image; it is UIImageView that turns it around. SwiftUI's \
    Image(uiImage:) does not look at the mark and draws the picture as it is, in Arabic too. In SwiftUI it is the view \
    that is flipped.
    """
  let references = [
    "WWDC16 session 232, What's New in International User Interfaces",
    "Apple, UIImage.imageFlippedForRightToLeftLayoutDirection()",
    "Apple, SwiftUI, flipsForRightToLeftLayoutDirection(_:)",
  ]

  let bad: [Example] = [
    "Image(⟦uiImage⟧: arrow.imageFlippedForRightToLeftLayoutDirection())",
    "Image(⟦uiImage⟧: UIImage(named: \"arrow\")!.imageFlippedForRightToLeftLayoutDirection()).resizable()",
    """
    let arrow = UIImage(named: "arrow")!.imageFlippedForRightToLeftLayoutDirection()
    var body: some View { Image(⟦uiImage⟧: arrow) }
    """,
    """
    struct Row: View {
      var chevron: UIImage { UIImage.chevron.imageFlippedForRightToLeftLayoutDirection() }
      var body: some View { Image(⟦uiImage⟧: self.chevron).padding() }
    }
    """,
    "Image(⟦uiImage⟧: back?.imageFlippedForRightToLeftLayoutDirection() ?? UIImage())",
  ]

  let good: [Example] = [
    "imageView.image = arrow.imageFlippedForRightToLeftLayoutDirection()",
    "Image(uiImage: arrow)",
    "Image(uiImage: arrow).flipsForRightToLeftLayoutDirection(true)",
    "Image(uiImage: arrow.imageFlippedForRightToLeftLayoutDirection()).flipsForRightToLeftLayoutDirection(true)",
    "Image(uiImage: isRTL ? arrow.withHorizontallyFlippedOrientation() : arrow)",
    "Image(\"arrow\").flipsForRightToLeftLayoutDirection(true)",
    "let arrow = a.imageFlippedForRightToLeftLayoutDirection(); Image(uiImage: other)",
    "let view = UIImageView(image: arrow.imageFlippedForRightToLeftLayoutDirection())",
    "func f(uiImage: UIImage) { view.image = uiImage.imageFlippedForRightToLeftLayoutDirection() }",
    "struct A { let arrow = a.imageFlippedForRightToLeftLayoutDirection() }\nstruct B { func f(_ arrow: UIImage) { g(Image(uiImage: arrow)) } }",
    "Image(uiImage: arrow.imageFlippedForRightToLeftLayoutDirection()).scaleEffect(x: isRTL ? -1 : 1)",
  ]

  let triggers: [Trigger] = [.word("uiImage")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index + 1) == .colon, let call = structure.call(around: site.index),
      structure.token(call.callee, is: "Image"), let argument = structure.element(around: site.index),
      argument.label == site.index, !argument.isEmpty,
      flips(argument.start..<argument.end, structure) || declaresFlip(argument, site),
      !structure.path(startingAt: call.callee).contains(where: { site.moved(to: $0).flipsImage })
    else { return nil }
    return Finding(
      site.range,
      "SwiftUI draws a UIImage without its flip; put .flipsForRightToLeftLayoutDirection(true) on the Image"
    )
  }

  private func flips(_ range: Range<Int>, _ structure: Structure) -> Bool {
    range.prefix(200).contains { structure.token($0, is: "imageFlippedForRightToLeftLayoutDirection") }
  }

  /// Whether the argument is a name of the same file whose value is flipped.
  private func declaresFlip(_ argument: Argument, _ site: Site) -> Bool {
    let structure = site.structure
    guard let name = structure.lastName(endingAt: argument.end - 1), structure.chainStart(name) == argument.start,
      structure.isOwn(name),
      let found = site.file.declaration(of: name)
    else { return false }
    let declaration = structure.declarations[found]
    guard declaration.kind == .variable else { return false }
    if declaration.value != Structure.none {
      let value = structure.value(at: Int(declaration.value))
      return flips(value.first..<value.last + 1, structure)
    }
    guard declaration.body != Structure.none else { return false }
    let open = Int(declaration.body)
    return flips(open..<structure.end(ofGroup: open), structure)
  }
}
