import RTLRuleKit

extension PhysicalDragOffset {
  static let againstFinger: [Example] = [
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
    struct Level: View {
      func follow(_ drag: Drag) { self.value = drag.⟦translation.width⟧ / width }
      var body: some View { knob.offset(x: $value.wrappedValue.scaled(to: 0...width)) }
    }
    """,
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
    """
    import SwiftUI
    struct Throttle: View {
      @State private var push: Double = 0
      var body: some View {
        knob.offset(x: push).gesture(
          DragGesture().onChanged { value in push = value.⟦translation.width⟧.clamped(to: -reach...reach) })
      }
    }
    """,
    """
    import SwiftUI
    struct Tabs: View {
      var body: some View {
        ForEach(tabs) { tab in title(tab).offset(shift(of: tab)) }
          .gesture(DragGesture().onChanged { value in push = value.⟦translation.width⟧ })
      }
      private func shift(of tab: Tab) -> CGSize {
        guard let dragged, let own = tabs.firstIndex(of: tab), let other = tabs.firstIndex(of: dragged) else {
          return .zero
        }
        if own == other { return CGSize(width: push, height: 0) }
        guard own < tabs.count - 1, other < tabs.count - 1, isSorting, !isLocked else { return .zero }
        return own < other ? CGSize(width: 0, height: lift) : .zero
      }
    }
    """,
    """
    import SwiftUI
    struct Ticker: View {
      @State private var model = Model()
      var body: some View { headlines.offset(x: model.shift).gesture(drag) }
    }
    extension Ticker {
      struct Model {
        var shift: CGFloat = 0
        mutating func end(_ value: DragGesture.Value) { shift = start + value.⟦translation.width⟧ }
      }
    }
    """,
    """
    import SwiftUI
    struct Card: View {
      @GestureState private var drag = Drag.inactive
      var body: some View { face.offset(x: rest.width + drag.⟦translation.width⟧, y: drag.translation.height) }
    }
    """,
    "struct Row: View { var body: some View { content.offset(x: start + drag.⟦translation.width⟧) } }",
    """
    import SwiftUI
    struct Notice: View {
      @State private var shift = 0.0
      var body: some View { words.offset(x: shift < 0 ? shift : 0).gesture(pull) }
    }
    extension Notice {
      private var pull: some Gesture { DragGesture().onChanged { shift = $0.⟦translation.width⟧ } }
    }
    """,
    """
    import SwiftUI
    struct Row: View {
      @State private var shift = 0.0
      var body: some View {
        content.offset(x: shift).gesture(DragGesture().onChanged { follow($0.⟦translation.width⟧) })
      }
      private func follow(_ way: CGFloat) { if way < 40 { shift = max(way, -80) } }
    }
    """,
    """
    import SwiftUI
    struct Sticker: View {
      @GestureState private var pull = CGSize.zero
      var body: some View {
        let whole = CGSize(width: rest.width + pull.width, height: rest.height + pull.height)
        let drag = DragGesture().updating($pull) { value, state, _ in state = damped(by: value.⟦translation⟧) }
        return face.offset(whole).gesture(drag)
      }
      private func damped(by way: CGSize) -> CGSize {
        CGSize(width: clamp(way.width), height: clamp(way.height))
      }
    }
    """,
    """
    import SwiftUI
    struct Bar: View {
      @State private var pull = CGSize.zero
      var body: some View {
        tools.offset(x: reach(in: room)).gesture(DragGesture().onChanged { pull = $0.⟦translation⟧ })
      }
      private func reach(in room: CGSize) -> CGFloat {
        if style == .docked { return 0 }
        if style == .small {
          if room.width > 700 { return margin }
          return 0
        }
        let widest = room.width - tools.width * scale - margin - margin
        let narrowest = style == .wide ? room.width * 0.1 : room.width * 0.2
        return clamp(value: rest.width + pull.width, min: narrowest, max: widest)
      }
    }
    """,
  ]
}
