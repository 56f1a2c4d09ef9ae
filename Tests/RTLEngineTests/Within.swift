import Testing

/// What a test's body may take once it runs. The limit of the library counts from where a test is queued, behind all others.
struct Within: TestTrait, TestScoping {
  let limit: Duration

  func provideScope(for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void)
    async throws
  {
    let start = ContinuousClock.now
    try await body()
    #expect(.now - start < limit, sourceLocation: test.sourceLocation)
  }
}

extension Trait where Self == Within {
  static func within(_ limit: Duration) -> Self { Within(limit: limit) }
}
