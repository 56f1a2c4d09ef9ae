import RTLRuleKit
import RTLSyntax

struct RotatedSlider: Rule {
  let id = "rotated_slider"
  let summary = "Sliders turned upright, which count the other way up from right to left"
  let rationale = """
    A slider grows from the right in right-to-left languages. Turned by a quarter to stand upright it then grows from \
    the top where it grew from the bottom: up makes it quieter, darker, less. Give the slider a direction of its own, \
    or turn it the other way by direction.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple documentation, UIView.semanticContentAttribute",
  ]

  private let sliders: Set<TypeKey> = [TypeKey("UISlider"), TypeKey("UIProgressView")]

  let bad: [Example] = [
    """
    let slider = UISlider()
    slider.transform = CGAffineTransform(⟦rotationAngle⟧: -.pi / 2)
    """,
    """
    final class VolumeView: UIView {
      private let slider: UISlider = UISlider()
      func stand() { slider.transform = CGAffineTransform(⟦rotationAngle⟧: CGFloat.pi * -0.5).scaledBy(x: 1, y: -1) }
    }
    """,
    """
    final class UprightSlider: UISlider {
      func stand() { transform = CGAffineTransform(⟦rotationAngle⟧: .pi * 1.5) }
    }
    """,
    """
    final class LevelView: UIView {
      @IBOutlet weak var level: UIProgressView!
      override func awakeFromNib() { level.transform = CGAffineTransform(⟦rotationAngle⟧: CGFloat(-Double.pi / 2)) }
    }
    """,
  ]

  let good: [Example] = [
    """
    let slider = UISlider()
    slider.semanticContentAttribute = .forceLeftToRight
    slider.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    """,
    """
    let slider = UISlider()
    slider.transform = CGAffineTransform(rotationAngle: isRTL ? .pi / 2 : -.pi / 2)
    """,
    """
    func stand(_ slider: UISlider) {
      let angle: CGFloat = slider.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0.5 : -0.5
      slider.transform = CGAffineTransform(rotationAngle: .pi / 2 * angle)
    }
    """,
    "let icon = UIImageView()\nicon.transform = CGAffineTransform(rotationAngle: -.pi / 2)",
    "let slider = UISlider()\nslider.transform = CGAffineTransform(rotationAngle: .pi)",
    "let slider = UISlider()\nslider.transform = .identity",
    "let slider = UISlider()\nlet turn = CGAffineTransform(rotationAngle: -.pi / 2)",
    "let slider = UISlider()\nthumb.transform = CGAffineTransform(rotationAngle: .pi / 2)",
    "final class Dial: UIControl { func turn() { transform = CGAffineTransform(rotationAngle: .pi / 2) } }",
  ]

  let triggers: [Trigger] = [.word("rotationAngle"), .word("CGAffineTransformMakeRotation")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let call = site.is("rotationAngle") ? structure.call(around: site.index) : structure.call(of: site.index),
      isQuarter(call, structure), let close = structure.partner(call.open),
      !site.asksForDirection(Expression(call.open, close)),
      case .assigned(let property) = structure.place(of: structure.operand(around: call.open)),
      structure.token(property, is: "transform"), isSlider(property, site), !site.isDirectionAware,
      !site.functionAsksForDirection, !site.isInLeftToRightIsland,
      !site.isInLeftToRightIsland(receiver: structure.receiverName(ofMember: property))
    else { return nil }
    return Finding(
      site.range,
      "turned upright, a slider that mirrors counts the other way up; set its semanticContentAttribute to "
        + ".forceLeftToRight, or turn it by \(site.directionQuestion)"
    )
  }

  private func isSlider(_ property: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let owner = structure.receiverName(ofMember: property), !structure.token(owner, is: "self") else {
      return !structure.isImplicitMember(property) && site.enclosingType(inheritsFrom: sliders).isYes
    }
    return site.file.type(ofName: owner).map { sliders.contains($0) } ?? false
  }

  /// `-.pi / 2`, `.pi * 1.5`, `CGFloat(M_PI_2)`
  private func isQuarter(_ call: Call, _ structure: Structure) -> Bool {
    let words = call.open..<min(structure.end(ofGroup: call.open), call.open + 40, structure.tokens.count)
    if words.contains(where: { structure.token($0, is: "M_PI_2") }) { return true }
    return words.contains { structure.token($0, isAnyOf: "pi", "M_PI") }
      && words.contains { structure.token($0, isAnyOf: "2", "2.0", "0.5", "1.5", "3") }
  }
}
