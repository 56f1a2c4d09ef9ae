label.text = NSLocalizedString("booked_by", comment: "") + " " + name
