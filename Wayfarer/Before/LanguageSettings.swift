import UIKit

/// Which way the app reads, guessed and forced.
enum LanguageSettings {
  static var isRightToLeft: Bool {
    let language = Locale.preferredLanguages.first ?? "en"
    return Locale.characterDirection(forLanguage: language) == .rightToLeft
  }

  static var isArabic: Bool {
    Locale.current.languageCode == "ar"
  }

  static func choose(_ language: String) {
    UserDefaults.standard.set([language], forKey: "AppleLanguages")
    let attribute: UISemanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    UIView.appearance().semanticContentAttribute = attribute
  }
}

/// A note in the traveller's own words.
final class NoteView: UITextView {
  func prepare() {
    let style = NSMutableParagraphStyle()
    style.alignment = .left
    style.baseWritingDirection = .leftToRight
    typingAttributes[.paragraphStyle] = style
    textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
  }

  func place(_ stamp: UIImageView, in card: UIView) {
    let isMirrored = LanguageSettings.isArabic
    stamp.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    NSLayoutConstraint.activate([
      stamp.rightAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      stamp.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
    ])
  }
}
