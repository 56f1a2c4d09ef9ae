import UIKit

/// The system knows which way the app reads; whoever wants another language chooses it in Settings.
@MainActor
enum LanguageSettings {
  static func open() {
    guard let settings = URL(string: UIApplication.openSettingsURLString) else { return }
    UIApplication.shared.open(settings)
  }
}

/// A note in the traveller's own words.
final class NoteView: UITextView {
  func prepare() {
    let style = NSMutableParagraphStyle()
    style.alignment = .natural
    typingAttributes[.paragraphStyle] = style
    textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
  }

  func place(_ stamp: UIImageView, in card: UIView) {
    stamp.image = stamp.image?.imageFlippedForRightToLeftLayoutDirection()
    NSLayoutConstraint.activate([
      stamp.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      stamp.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
    ])
  }
}

/// Some things keep their direction in every language, and say so.
final class AudioGuide: UIView {
  private let scrubber = UISlider()
  private let rewind = UIButton(type: .system)

  func prepare() {
    semanticContentAttribute = .playback
    scrubber.semanticContentAttribute = .playback
    rewind.setImage(UIImage(systemName: "gobackward.15"), for: .normal)
  }
}
