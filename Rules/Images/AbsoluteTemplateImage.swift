import RTLRuleKit
import RTLSyntax

struct AbsoluteTemplateImage: Rule {
  let id = "absolute_template_image"
  let summary = "AppKit's arrows to the left and right"
  let rationale = """
    AppKit has its arrows twice: go left and go right point there in every language, go back and go forward follow the \
    reading direction. In Arabic or Hebrew a back button with the left arrow points where the reader is going. Where a \
    side is meant, as in a picker of alignments, left and right are the right names, so this is a note.
    """
  let references = [
    "WWDC16 session 232, What's New in International User Interfaces",
    "Apple, NSImage.goBackTemplateName",
  ]
  let severity = Severity.info

  private static let directional = [
    "goLeftTemplateName": "goBackTemplateName", "goRightTemplateName": "goForwardTemplateName",
    "NSGoLeftTemplate": "NSGoBackTemplate", "NSGoRightTemplate": "NSGoForwardTemplate",
  ]
  private static let triangles = [
    "leftFacingTriangleTemplateName": "chevron.backward", "rightFacingTriangleTemplateName": "chevron.forward",
    "NSLeftFacingTriangleTemplate": "chevron.backward", "NSRightFacingTriangleTemplate": "chevron.forward",
  ]

  let bad: [Example] = [
    Example(
      "let back = NSImage(named: NSImage.⟦goLeftTemplateName⟧)",
      fixed: "let back = NSImage(named: NSImage.goBackTemplateName)"
    ),
    Example(
      "next.image = NSImage(named: NSImage.⟦goRightTemplateName⟧)!",
      fixed: "next.image = NSImage(named: NSImage.goForwardTemplateName)!"
    ),
    "let disclosure = NSImage(named: NSImage.⟦rightFacingTriangleTemplateName⟧)",
    Example("NSImage(named: \"⟦NSGoLeftTemplate⟧\")", fixed: "NSImage(named: \"NSGoBackTemplate\")"),
    Example(
      "button.image = NSImage(named: .⟦goLeftTemplateName⟧)",
      fixed: "button.image = NSImage(named: .goBackTemplateName)"
    ),
  ]

  let good: [Example] = [
    "let back = NSImage(named: NSImage.goBackTemplateName)",
    "let next = NSImage(named: NSImage.goForwardTemplateName)",
    "let align = NSImage(named: NSImage.touchBarTextLeftAlignTemplateName)",
    "let back = NSImage(named: isRTL ? NSImage.goRightTemplateName : NSImage.goLeftTemplateName)",
    "if isRTL { image = NSImage(named: NSImage.goRightTemplateName) } else { image = NSImage(named: NSImage.goLeftTemplateName) }",
    "switch side { case .left: return NSImage.goLeftTemplateName; default: return NSImage.goRightTemplateName }",
    "func moveLeft() { image = NSImage(named: NSImage.goLeftTemplateName) }",
    "let goLeftTemplateName = 1",
    "let key = \"NSGoLeftTemplate.png\"",
  ]

  var triggers: [Trigger] {
    (Self.directional.keys.sorted() + Self.triangles.keys.sorted()).map {
      $0.hasPrefix("NS") ? .text($0) : .word($0)
    }
  }

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    let isText = structure.kind(site.index) == .stringText
    let isWhole =
      isText && structure.kind(site.index - 1) == .stringStart && structure.kind(site.index + 1) == .stringEnd
    guard isWhole || !isText && structure.isMember(site.index) else { return nil }
    let name = structure.text(site.index)
    let picture = site.moved(to: isText ? site.index - 1 : site.index)
    guard !picture.isDirectionAware, !picture.isChosenBySide, !picture.isFlippedByHand, !picture.isInLeftToRightIsland
    else { return nil }
    if let twin = Self.directional[name] {
      return Finding(
        site.range,
        "\(name) points the same way in every language; if it goes with the text, write \(twin)",
        fix: Fix(.unsafe, twin, [Edit(site.range, twin)])
      )
    }
    let symbol = Self.triangles[name] ?? "chevron.forward"
    return Finding(
      site.range,
      "\(name) points the same way in every language; if it goes with the text, take the symbol \(symbol)"
    )
  }
}
