let parser = DateFormatter()
parser.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
let sent = parser.date(from: message.sentAt)
