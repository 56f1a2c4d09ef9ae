import UIKit

/// The days of a journey, one page each; a swipe turns the page.
final class JourneyPager: UIViewController {
  private let days: [Day]
  private var current = 0
  private let card = UIView()
  private let caption = UILabel()
  private let nextButton = UIButton(type: .system)

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

    nextButton.setTitle(NSLocalizedString("journey.next", comment: "Turns to the next day"), for: .normal)
    nextButton.setImage(UIImage(systemName: "arrow.right"), for: .normal)
    nextButton.semanticContentAttribute = .forceRightToLeft
    nextButton.contentHorizontalAlignment = .right
    nextButton.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)

    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(leave))
    edge.edges = .left
    view.addGestureRecognizer(edge)
    card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
    show(0)
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended else { return }
    if pan.translation(in: view).x < -80 {
      show(current + 1)
    } else if pan.translation(in: view).x > 80 {
      show(current - 1)
    }
  }

  @objc private func leave() {
    navigationController?.popViewController(animated: true)
  }

  private func show(_ index: Int) {
    guard days.indices.contains(index) else { return }
    current = index
    caption.text = "\(index + 1) / \(days.count)"
    caption.textAlignment = .right
  }
}
