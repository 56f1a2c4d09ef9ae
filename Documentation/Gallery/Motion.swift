transition.subtype = .fromRight
