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

  let bad: [Example] = [
    """
    import SwiftUI
    struct Row: View {
      @State var offset: CGFloat = 0
      var body: some View {
        content.offset(x: offset).gesture(DragGesture().onChanged { offset = $0.⟦translation.width⟧ })
      }
    }
    """,
    "import SwiftUI\nstruct Slide: View { var body: some View { knob.offset(x: start + drag.⟦translation.width⟧) } }",
    """
    import SwiftUI
    struct Tabs: View {
      var body: some View { tabs.offset(x: shift(width)) }
      func shift(_ width: CGFloat) -> CGFloat { if isOn { return drag.⟦translation.width⟧ - width } else { return -width } }
    }
    """,
    """
    import SwiftUI
    struct Pager: View {
      @GestureState var drag: CGFloat = 0
      var shift: CGFloat { CGFloat(page) * width + drag }
      var body: some View {
        pages.offset(x: shift).gesture(
          DragGesture().updating(self.$drag) { value, state, _ in state = value.⟦translation.width⟧ })
      }
    }
    """,
    """
    import SwiftUI
    struct Slider: View {
      func moved(_ value: DragGesture.Value) { reach = clamp(value.⟦translation.width⟧, 0, 100) }
      var body: some View { knob.position(x: reach, y: 4) }
    }
    """,
    """
    import SwiftUI
    struct Card: View {
      func moved(_ value: DragGesture.Value) { self.offset = value.⟦translation⟧ }
      var body: some View { face.offset(offset) }
    }
    """,
    """
    func drag(_ pan: UIPanGestureRecognizer) {
      let translation = pan.translation(in: view)
      leadingConstraint?.constant += ⟦translation.x⟧
    }
    """,
    """
    import SwiftUI
    struct Slide: View {
      func moved(_ value: DragGesture.Value) {
        let distance = value.⟦translation.width⟧
        reach = clamp(distance)
      }
      var body: some View {
        let shift: CGFloat = isDragged ? reach : 0
        knob.offset(x: shift)
      }
    }
    """,
    """
    import SwiftUI
    struct Pages: View {
      @GestureState private var shift: CGFloat = 0
      var body: some View {
        pages.offset(x: shift).gesture(
          DragGesture().updating($shift) { value, state, _ in if isOn { state = value.⟦translation.width⟧ } })
      }
    }
    """,
    """
    import SwiftUI
    struct Row: View {
      func moved(_ value: DragGesture.Value) { shift = value.location.x - value.⟦startLocation.x⟧ }
      var body: some View { content.offset(x: shift) }
    }
    """,
    """
    func drag(_ pan: UIPanGestureRecognizer) {
      let place = start + ⟦pan.translation(in: view).x⟧
      UIView.animate(withDuration: 0.1) { self.leadingConstraint.constant = max(0, place) }
    }
    """,
  ]

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
    guard site.structure.isMember(site.index), site.imports("SwiftUI"), let modifier = site.modifierMovedByDrag,
      !site.isInLeftToRightIsland, !site.moved(to: modifier).isInLeftToRightIsland, !site.isDirectionAware,
      !site.typeAsksForDirection, !site.functionAsksForDirection
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
