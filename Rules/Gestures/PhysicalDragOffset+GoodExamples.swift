import RTLRuleKit

/// What is turned by the direction, or moves along another axis.
extension PhysicalDragOffset {
  static let turnedOrUpright: [Example] = [
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
    """
    import SwiftUI
    struct Row: View {
      func moved(_ value: DragGesture.Value) { shift = value.startLocation.x - value.location.x }
      var body: some View { content.offset(x: shift) }
    }
    """,
    """
    func drag(_ pan: UIPanGestureRecognizer) {
      let place = start + pan.translation(in: view).x
      leadingConstraint.constant = place > 40 ? 80 : 0
    }
    """,
    """
    import SwiftUI
    struct Ticker: View {
      @State private var model = Model()
      var body: some View { headlines.offset(x: other.shift, y: model.shift) }
    }
    struct Model {
      var shift: CGFloat = 0
      mutating func end(_ value: DragGesture.Value) { shift = value.translation.width }
    }
    """,
    """
    import SwiftUI
    struct Tabs: View {
      var body: some View { title.offset(shift(of: tab)) }
      func moved(_ value: DragGesture.Value) { push = value.translation.width }
      private func shift(of tab: Tab) -> CGSize { CGSize(width: 0, height: push) }
    }
    """,
    """
    import SwiftUI
    struct Throttle: View {
      func moved(_ value: DragGesture.Value) { push = value.translation.width.magnitude }
      var body: some View { knob.offset(x: push) }
    }
    """,
    """
    import SwiftUI
    struct Wheel: View {
      @GestureState private var thumb = Thumb()
      var body: some View { dot.position(place(rest, thumb.translation)) }
    }
    """,
    """
    import SwiftUI
    struct Notice: View {
      @Environment(\\.layoutDirection) var direction
      var body: some View { words.offset(x: direction == .rightToLeft ? -shift : shift).gesture(pull) }
    }
    extension Notice {
      var pull: some Gesture { DragGesture().onChanged { shift = $0.translation.width } }
    }
    """,
    """
    import SwiftUI
    struct Notice: View { var body: some View { words.offset(x: shift) } }
    extension Other { var pull: some Gesture { DragGesture().onChanged { shift = $0.translation.width } } }
    """,
    """
    import SwiftUI
    struct Row: View {
      var body: some View {
        content.offset(x: shift, y: lift).gesture(DragGesture().onChanged { follow($0.translation) })
      }
      private func follow(_ way: CGSize) { lift = way.height; shift = abs(way.width) }
    }
    """,
    """
    import SwiftUI
    struct Row: View {
      var body: some View { content.offset(x: shift).gesture(DragGesture().onEnded { judge($0.translation.width) }) }
      private func judge(_ way: CGFloat) { shift = abs(way) > 40 ? 80 : 0 }
    }
    """,
  ]
}
