badge.leftAnchor.constraint(equalTo: photo.leadingAnchor, constant: 8)
