import RTLRuleKit
import RTLSyntax

/// A file and what a run wants with it.
struct SurveyedFile: Sendable {
  let file: FoundFile
  let isSurveyed: Bool
  let isLinted: Bool
}

/// The first pass: what the files declare, and which of those to be linted are worth a second look.
struct Survey: Sendable {
  var index = ProjectIndex()
  /// Indexes of files, large ones first, so that none is left over when the others are done.
  private(set) var awake: [Int] = []
  /// Files to be linted that could not be read. Others are no concern of whoever asked.
  private var failures: [(path: Path, failure: FileSystem.Failure)] = []

  fileprivate struct Part {
    var index = ProjectIndex()
    var awake: [(index: Int, size: Int)] = []
    var failures: [(path: Path, failure: FileSystem.Failure)] = []
  }

  static func make(
    of files: [SurveyedFile],
    inspectors: [Inspector],
    jobs: Int,
    progress: Linter.Progress?
  ) -> Survey {
    let shares = Shares(files.count, size: 16)
    let parts = Locked<[Part]>([])
    let done = Locked(0)
    Threads.run(min(jobs, (files.count + 15) / 16)) {
      var part = Part()
      while let share = shares.next() {
        for index in share { part.read(files[index], at: index, inspectors) }
        if let progress {
          done.withLock { done in
            done += share.count
            progress(done, files.count)
          }
        }
      }
      parts.withLock { $0.append(part) }
    }
    var survey = Survey()
    var awake: [(index: Int, size: Int)] = []
    for part in parts.withLock({ $0 }) {
      survey.index.merge(part.index)
      awake += part.awake
      survey.failures += part.failures
    }
    awake.sort { left, right in left.size != right.size ? left.size > right.size : left.index < right.index }
    survey.awake = awake.map(\.index)
    return survey
  }

  func problems(for project: Project) -> [Problem] {
    failures.map { Survey.unreadable($0.path, $0.failure, in: project) }
  }

  static func unreadable(_ path: Path, _ failure: FileSystem.Failure, in project: Project) -> Problem {
    Problem("cannot be read: \(failure.reason)", path: project.shown(path))
  }
}

extension Survey.Part {
  fileprivate mutating func read(_ file: SurveyedFile, at position: Int, _ inspectors: [Inspector]) {
    do throws(FileSystem.Failure) {
      let source = Source(padded: try FileSystem.read(file.file.path))
      let structure = Structure(source)
      if file.isSurveyed { index.survey(structure) }
      if file.isLinted, inspectors[file.file.domain].wakes(in: structure) { awake.append((position, source.count)) }
    } catch {
      if file.isLinted { failures.append((file.file.path, error)) }
    }
  }
}

/// Work handed out to threads in shares.
final class Shares: Sendable {
  private let taken: Locked<Int>
  private let count: Int
  private let size: Int

  init(_ count: Int, size: Int) {
    self.count = count
    self.size = size
    taken = Locked(0)
  }

  func next() -> Range<Int>? {
    let start = taken.withLock { taken in
      defer { taken += size }
      return taken
    }
    return start < count ? start..<min(start + size, count) : nil
  }
}
