import RTLRuleKit
import RTLSyntax

struct PhysicalDragOffset: Rule {
  let id = "physical_drag_offset"
  let summary = "Drags that move a view against the finger from right to left"
  let rationale = """
    SwiftUI mirrors offset(x:) and position(x:y:) for right-to-left languages, Auto Layout the constants of leading \
    and trailing constraints; nobody mirrors the translation of a drag. Handed from one to the other the view goes left when the finger goes right. Multiply the distance by minus one \
    where the layout direction is right to left.
    """
  let references = [
    "Apple documentation, Making fine adjustments to a view's position",
    "Apple documentation, DragGesture.Value.translation",
  ]

  let bad: [Example] = Self.againstFinger

  let good: [Example] = Self.turnedOrUpright

  let triggers: [Trigger] = ["translation", "predictedEndTranslation", "startLocation"].map { .word($0) }

  func check(_ site: Site) -> Finding? {
    checkConstraint(site) ?? checkModifier(site)
  }

  private func checkConstraint(_ site: Site) -> Finding? {
    guard let moved = site.constraintMovedByDrag, !site.isDirectionAware, !site.isInLeftToRightIsland,
      !site.typeAsksForDirection, !site.functionAsksForDirection
    else { return nil }
    return Finding(
      site.structure.range(moved.distance.first, through: moved.distance.last),
      "\(site.structure.text(moved.constraint)) mirrors and the drag does not, so the view leaves the finger; "
        + "turn the distance by \(site.directionQuestion)"
    )
  }

  private func checkModifier(_ site: Site) -> Finding? {
    guard site.structure.isMember(site.index), site.file.showsSwiftUI, let modifier = site.modifierMovedByDrag,
      !site.isInLeftToRightIsland, !site.moved(to: modifier).isInLeftToRightIsland, !site.isDirectionAware,
      !site.typeAsksForDirection, !site.moved(to: modifier).typeAsksForDirection, !site.functionAsksForDirection
    else { return nil }
    let structure = site.structure
    let isWidth = structure.token(site.index + 2, isAnyOf: "width", "x")
    return Finding(
      structure.range(site.index, through: isWidth ? site.index + 2 : site.index),
      "\(structure.text(modifier)) mirrors and the drag does not, so the view leaves the finger; "
        + "turn the distance by \(site.directionQuestion)"
    )
  }
}
