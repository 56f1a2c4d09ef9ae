import UIKit

/// A row of the trip list: a photograph, the name of the place, a price, and an arrow into the trip.
final class TripCell: UITableViewCell {
  private let photo = UIImageView()
  private let place = UILabel()
  private let price = UILabel()
  private let arrow = UIImageView(image: UIImage(systemName: "chevron.right"))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [photo, place, price, arrow] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    place.textAlignment = .left
    place.font = .preferredFont(forTextStyle: .headline)
    price.textColor = .secondaryLabel
    contentView.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 12)

    NSLayoutConstraint.activate([
      photo.leftAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leftAnchor),
      photo.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      photo.widthAnchor.constraint(equalToConstant: 56),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor),

      place.leftAnchor.constraint(equalTo: photo.rightAnchor, constant: 12),
      place.rightAnchor.constraint(equalTo: arrow.leftAnchor, constant: -8),
      place.topAnchor.constraint(equalTo: photo.topAnchor),
      price.leftAnchor.constraint(equalTo: place.leftAnchor),
      price.bottomAnchor.constraint(equalTo: photo.bottomAnchor),

      arrow.rightAnchor.constraint(equalTo: contentView.layoutMarginsGuide.rightAnchor),
      arrow.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ trip: Trip) {
    photo.image = trip.photo
    place.text = trip.place
    price.text = "$\(trip.price)"
  }
}
