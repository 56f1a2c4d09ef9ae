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
  ]

  let good: [Example] = [
    """
    import SwiftUI
    struct Row: View {
      func moved(_ value: DragGesture.Value) { offset = value.translation.width * (isRightToLeft ? -1 : 1) }
      var body: some View { content.offset(x: offset) }
    }
    """,
    """
    import SwiftUI
    struct Sheet: View {
      func moved(_ value: DragGesture.Value) { offset = value.translation.height }
      var body: some View { content.offset(y: offset) }
    }
    """,
    """
    import SwiftUI
    struct Sheet: View {
      func moved(_ value: DragGesture.Value) { offset = value.translation }
      var body: some View { content.offset(y: offset.height) }
    }
    """,
    """
    import SwiftUI
    struct Row: View {
      func moved(_ value: DragGesture.Value) { isOpen = value.translation.width > 40 }
      var body: some View { content.offset(x: isOpen ? 80 : 0) }
    }
    """,
    """
    import SwiftUI
    struct Row: View {
      func moved(_ value: DragGesture.Value) { fade = abs(value.translation.width) }
      var body: some View { content.offset(x: fade) }
    }
    """,
    """
    import SwiftUI
    func moved(_ value: DragGesture.Value) { distance = value.translation.width }
    var body: some View { content.opacity(distance) }
    """,
    """
    import SwiftUI
    struct Dots: View {
      func moved(_ value: DragGesture.Value) { offset = value.translation.width }
      var body: some View { HStack { dots.offset(x: offset) }.environment(\\.layoutDirection, .leftToRight) }
    }
    """,
    "content.offset(x: box.translation.width)",
    "logo.keyframeAnimator(initialValue: start) { content, value in content.offset(x: value.translation) }",
    "topConstraint.constant += pan.translation(in: view).x",
    "leadingConstraint.constant += pan.translation(in: view).x * (isRightToLeft ? -1 : 1)",
    """
    import SwiftUI
    struct Row: View {
      func moved(_ value: DragGesture.Value) {
        let distance = value.translation.width
        isOpen = distance > 40
      }
      func body(for distance: CGFloat) -> some View { content.offset(x: distance) }
    }
    """,
    """
    import SwiftUI
    struct Knob: View {
      @State var thumb = Thumb()
      var body: some View { face.position(place(point, thumb.translation)) }
    }
    """,
    """
    import SwiftUI
    struct Card: View {
      func moved(_ value: DragGesture.Value) { offset.height = value.translation.width }
      var body: some View { face.offset(offset) }
    }
    """,
  ]

  let triggers: [Trigger] = [.word("translation"), .word("predictedEndTranslation")]

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
    let isWidth = structure.token(site.index + 2, is: "width")
    return Finding(
      structure.range(site.index, through: isWidth ? site.index + 2 : site.index),
      "\(structure.text(modifier)) mirrors and the drag does not, so the view leaves the finger; "
        + "turn the distance by \(site.directionQuestion)"
    )
  }
}
