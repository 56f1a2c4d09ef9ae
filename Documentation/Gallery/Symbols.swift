Image(systemName: "chevron.right")
