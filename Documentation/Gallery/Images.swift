let back = UIImage(named: "back_arrow")
