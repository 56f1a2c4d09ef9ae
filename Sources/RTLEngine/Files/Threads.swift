#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Plain threads: started for one task, joined at its end. Nothing here outlives a run.
package enum Threads {
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Secondary threads get little stack on some systems; deeply nested source must not run over it.
  private static let stackSize = 16 << 20

  /// Runs `body` on up to `count` threads, the caller's among them, and returns when all have ended. Where the system
  /// refuses a thread the others do its work, so `body` takes its work from a queue and not from its number.
  package static func run(_ count: Int, _ body: @Sendable () -> Void) {
    if count <= 1 { return body() }
    withoutActuallyEscaping(body) { body in
      let work = Work(body)
      let started = (1..<count).compactMap { _ in start(work) }
      body()
      for thread in started { pthread_join(thread, nil) }
    }
  }

  /// What becomes of each element, in their order, made on up to `count` threads.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    on count: Int,
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let next = Locked(elements.startIndex)
    let results = Locked([Result?](repeating: nil, count: elements.count))
    Threads.run(min(count, elements.count)) {
      while true {
        let index = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard index < elements.endIndex else { return }
        let result = transform(elements[index])
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func start(_ work: Work) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let argument = Unmanaged.passRetained(work)
    // A pointer there, a number here.
    #if canImport(Darwin) || canImport(Musl)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, &attributes, { Threads.perform($0) }, argument.toOpaque())
    if code == 0 { return thread }
    argument.release()
    return nil
  }

  private static func perform(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
    return nil
  }
}

/// A value that one thread at a time may touch.
package final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init(_ value: Value) {
    self.value = value
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}

/// Work that makes more work: `next` waits while the queue is empty but somebody may still add to it.
final class WorkQueue<Item>: @unchecked Sendable {
  private var items: [Item]
  private var busy = 0
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ items: [Item]) {
    self.items = items
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(condition)
    mutex.deallocate()
    condition.deallocate()
  }

  /// Hands each item to `body`, which returns the items that follow from it; ends when all is done. To be called on
  /// every thread that takes part.
  func drain(_ body: (Item) -> [Item]) {
    pthread_mutex_lock(mutex)
    while true {
      if let item = items.popLast() {
        busy += 1
        pthread_mutex_unlock(mutex)
        let more = body(item)
        pthread_mutex_lock(mutex)
        busy -= 1
        items.append(contentsOf: more)
        if !items.isEmpty || busy == 0 { pthread_cond_broadcast(condition) }
      } else if busy == 0 {
        break
      } else {
        pthread_cond_wait(condition, mutex)
      }
    }
    pthread_mutex_unlock(mutex)
  }
}
