/// Verbs that texts of interfaces begin with, and by which a text is known for a sentence: `Remove \(name)`.
package enum EnglishVerbs {
  package static let all: [StaticString] = [
    "Add", "Block", "Call", "Cancel", "Closes", "Copy", "Delete", "Download", "Edit", "Ends", "Expires", "Follow",
    "Hello", "Hide", "Hi", "Install", "Join", "Leave", "Move", "Mute", "Open", "Opens", "Play", "Remove", "Rename",
    "Reply", "Save", "Send", "Share", "Show", "Starts", "Unblock", "Unfollow", "Uninstall", "Unmute", "Welcome",
  ]
}

extension ArraySlice<UInt8> {
  /// Whether a word of a text is one of these.
  package func isOne(of words: [StaticString]) -> Bool {
    words.contains { $0.withUTF8Buffer { elementsEqual($0) } }
  }
}
