import SwiftUI
import UserNotifications

/// What has been spent of the money for a journey.
struct BudgetView: View {
  let budget: Budget
  @State private var shift: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Image(systemName: "arrow.left.circle")
        Text(budget.title)
        Spacer()
        Image(systemName: "chevron.right")
      }
      ProgressView(value: budget.share)
      Text(verbatim: "\(Int(budget.share * 100))%")
      Text(String(format: "%.1f km", budget.distance))
      Text("Left: " + "€" + String(budget.rest))
    }
    .offset(x: shift)
    .gesture(
      DragGesture()
        .onChanged { drag in shift = min(0, drag.translation.width) }
        .onEnded { drag in
          if drag.translation.width < -120 { budget.archive() }
          shift = 0
        }
    )
  }
}

/// The same numbers on the lock screen.
enum BudgetNotification {
  static func content(for budget: Budget) -> UNMutableNotificationContent {
    let content = UNMutableNotificationContent()
    content.title = budget.title
    content.body = "\(Int(budget.share * 100))% spent"
    content.subtitle = budget.days == 1 ? "1 day" : "\(budget.days) days"
    return content
  }
}
