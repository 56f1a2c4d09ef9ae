import RTLEngine

/// How far a long run has come, on one line of a terminal. A short run shows nothing.
final class ProgressLine: Sendable {
  private let isOn: Bool
  private let lastShown = Locked(ContinuousClock.now)
  private let isShown = Locked(false)

  init(isOn: Bool) {
    self.isOn = isOn
  }

  func show(_ done: Int, of total: Int) {
    guard isOn else { return }
    let isDue = lastShown.withLock { last in
      let now = ContinuousClock.now
      let wait: Duration = isShown.withLock { $0 } ? .milliseconds(100) : .seconds(1)
      if now - last < wait { return false }
      last = now
      return true
    }
    if isDue {
      isShown.withLock { $0 = true }
      try? StandardStream.error.write("\r\u{1B}[K\(done) of \(total) files")
    }
  }

  func clear() {
    if isShown.withLock({ $0 }) { try? StandardStream.error.write("\r\u{1B}[K") }
  }
}
