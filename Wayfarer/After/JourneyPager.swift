import UIKit

/// The days of a journey, one page each; a swipe turns the page.
final class JourneyPager: UIViewController {
  private let days: [Day]
  private var current = 0
  private let card = UIView()
  private let caption = UILabel()
  private let nextButton = UIButton(type: .system)

  private var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  init(days: [Day]) {
    self.days = days
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.addSubview(caption)

    var next = UIButton.Configuration.plain()
    next.title = NSLocalizedString("journey.next", comment: "Turns to the next day")
    next.image = UIImage(systemName: "arrow.forward")
    next.imagePlacement = .trailing
    next.imagePadding = 8
    nextButton.configuration = next
    nextButton.contentHorizontalAlignment = .trailing

    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(leave))
    edge.edges = isRightToLeft ? .right : .left
    view.addGestureRecognizer(edge)
    card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
    show(0)
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended else { return }
    let forward = pan.translation(in: view).x * (isRightToLeft ? 1 : -1)
    if forward > 80 {
      show(current + 1)
    } else if forward < -80 {
      show(current - 1)
    }
  }

  @objc private func leave() {
    navigationController?.popViewController(animated: true)
  }

  private func show(_ index: Int) {
    guard days.indices.contains(index) else { return }
    current = index
    let format = NSLocalizedString("journey.page", comment: "The day shown and the number of days: %1$@ / %2$@")
    caption.text = String.localizedStringWithFormat(format, (index + 1).formatted(), days.count.formatted())
    caption.textAlignment = isRightToLeft ? .left : .right
  }
}
