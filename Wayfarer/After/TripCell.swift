import UIKit

/// A row of the trip list: a photograph, the name of the place, a price, and an arrow into the trip.
final class TripCell: UITableViewCell {
  private let photo = UIImageView()
  private let place = UILabel()
  private let price = UILabel()
  private let arrow = UIImageView(image: UIImage(systemName: "chevron.forward"))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [photo, place, price, arrow] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    place.textAlignment = .natural
    place.font = .preferredFont(forTextStyle: .headline)
    price.textColor = .secondaryLabel
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 12)

    NSLayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      photo.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      photo.widthAnchor.constraint(equalToConstant: 56),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor),

      place.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
      place.trailingAnchor.constraint(equalTo: arrow.leadingAnchor, constant: -8),
      place.topAnchor.constraint(equalTo: photo.topAnchor),
      price.leadingAnchor.constraint(equalTo: place.leadingAnchor),
      price.bottomAnchor.constraint(equalTo: photo.bottomAnchor),

      arrow.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      arrow.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ trip: Trip) {
    photo.image = trip.photo
    place.text = trip.place
    price.text = trip.price.formatted(.currency(code: trip.currencyCode))
  }
}
