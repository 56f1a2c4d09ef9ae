let isRTL = Locale.preferredLanguages[0].hasPrefix("ar")
