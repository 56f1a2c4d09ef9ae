let swipe = UISwipeGestureRecognizer(target: self, action: #selector(goBack))
swipe.direction = .right
