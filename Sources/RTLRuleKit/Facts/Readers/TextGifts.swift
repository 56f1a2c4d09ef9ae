/// A text that is given to an argument or a member: displayed if that is.
struct TextGift: Sendable {
  let receiver: UInt64
  let given: UInt64
}

/// Texts that go from hand to hand.
struct TextGifts {
  private let gifts: [TextGift]
  /// For the low bits of a receiver's key the first of its gifts, then for each gift the next one of these bits: a dictionary
  /// of lists is a fifteenth of a run.
  private var first: [Int32]
  private var next: [Int32]
  private static let nothing: Int32 = -1

  init(_ gifts: [TextGift]) {
    self.gifts = gifts
    var size = 16
    while size < gifts.count { size *= 2 }
    first = [Int32](repeating: Self.nothing, count: size)
    next = [Int32](repeating: Self.nothing, count: gifts.count)
    for index in gifts.indices {
      let slot = slot(of: gifts[index].receiver)
      next[index] = first[slot]
      first[slot] = Int32(truncatingIfNeeded: index)
    }
  }

  /// Adds all that is displayed because it is given to what is. A receiver comes up once, so that a chain of any length is
  /// followed once.
  func give(to displayed: inout WideNameSet) {
    var arrived: [UInt64] = []
    for gift in gifts where displayed.contains(gift.receiver) { arrived.append(gift.given) }
    while let name = arrived.popLast() {
      guard displayed.insert(name) else { continue }
      var index = first[slot(of: name)]
      while index != Self.nothing {
        let gift = gifts[Int(index)]
        if gift.receiver == name { arrived.append(gift.given) }
        index = next[Int(index)]
      }
    }
  }

  private func slot(of key: UInt64) -> Int { Int(truncatingIfNeeded: key) & (first.count - 1) }
}
