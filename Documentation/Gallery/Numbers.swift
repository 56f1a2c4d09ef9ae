batteryLabel.text = "\(Int(level * 100))%"
