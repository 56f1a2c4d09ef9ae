import SwiftUI
import UserNotifications

/// What has been spent of the money for a journey.
struct BudgetView: View {
  let budget: Budget
  @State private var shift: CGFloat = 0
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Image(systemName: "arrow.backward.circle")
        Text(budget.title)
        Spacer()
        Image(systemName: "chevron.forward")
      }
      ProgressView(value: budget.share)
      Text(budget.share, format: .percent.precision(.fractionLength(0)))
      Text(Measurement(value: budget.distance, unit: UnitLength.kilometers), format: .measurement(width: .abbreviated))
      Text("Left: \(budget.rest, format: .currency(code: budget.currencyCode))")
    }
    .offset(x: shift)
    .gesture(
      DragGesture()
        .onChanged { drag in shift = drag.translation.width }
        .onEnded { drag in
          let forward = layoutDirection == .rightToLeft ? drag.translation.width : -drag.translation.width
          if forward > 120 { budget.archive() }
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
    content.body = String(localized: "\(budget.share.formatted(.percent.precision(.fractionLength(0)))) spent")
    content.subtitle = String(localized: "\(budget.days) days", comment: "Has plural forms in the catalog")
    return content
  }
}
