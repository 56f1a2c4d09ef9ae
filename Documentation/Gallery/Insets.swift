label.contentInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 4)
