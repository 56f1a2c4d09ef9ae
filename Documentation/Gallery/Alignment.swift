title.textAlignment = .left
