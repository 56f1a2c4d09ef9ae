import RTLRuleKit
import RTLSyntax

/// A file and what a run wants with it.
struct SurveyedFile: Sendable {
  let file: FoundFile
  let isSurveyed: Bool
  let isLinted: Bool
}

/// The first pass: what the files declare, and what can be said of those to be linted without knowing the others.
///
/// Rules are tried on every file while its tokens are at hand. Where one of them asks about the project it goes on as if
/// the project knew nothing, and the file waits; where the project does know something, rules are tried anew at those
/// places. That is one file in fifteen. Those are read anew: to keep them with their tokens would take three times the
/// memory and save no time, since fresh memory costs as much as lexing.
struct Survey: Sendable {
  var index = ProjectIndex()
  /// What is settled, with the indexes of the files; those with nothing to report are left out.
  private(set) var settled: [(index: Int, result: Inspector.Result)] = []
  /// Files that wait for the project, large ones first, so that none is left over when the others are done.
  private(set) var waiting: [Waiting] = []
  /// Files to be linted that could not be read. Others are no concern of whoever asked.
  private var failures: [(path: Path, failure: FileSystem.Failure)] = []

  struct Waiting: Sendable {
    var index: Int
    /// What there is to report if the project knows nothing of what was asked.
    var result: Inspector.Result
    var look: Dispatch.Look
  }

  fileprivate struct Part {
    let unknown = ProjectView.unknown()
    var index = ProjectIndex()
    var settled: [(index: Int, result: Inspector.Result)] = []
    var waiting: [Waiting] = []
    var failures: [(path: Path, failure: FileSystem.Failure)] = []
  }

  static func make(
    of files: [SurveyedFile],
    in project: Project,
    inspectors: [Inspector],
    names: [ProjectNames],
    contents: Contents,
    jobs: Int,
    progress: Linter.Progress?
  ) -> Survey {
    let shares = Shares(files.count, size: 16)
    let parts = Locked<[Part]>([])
    let done = Locked(0)
    Threads.run(min(jobs, (files.count + 15) / 16)) {
      var part = Part()
      while let share = shares.next() {
        for index in share { part.read(files[index], at: index, in: project, inspectors, names, contents) }
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
    for part in parts.withLock({ $0 }) {
      survey.index.merge(part.index)
      survey.settled += part.settled
      survey.waiting += part.waiting
      survey.failures += part.failures
    }
    survey.index.settle()
    survey.waiting.sort { left, right in
      left.look.size != right.look.size ? left.look.size > right.look.size : left.index < right.index
    }
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
  fileprivate mutating func read(
    _ file: SurveyedFile,
    at position: Int,
    in project: Project,
    _ inspectors: [Inspector],
    _ names: [ProjectNames],
    _ contents: Contents
  ) {
    do throws(FileSystem.Failure) {
      let steadyBytes = project.steadyBytes(file.file.path)
      let isTest = ProjectIndex.leavesOut(steadyBytes)
      let isSurveyed = file.isSurveyed && !isTest
      guard file.isLinted || isSurveyed else { return }
      let isLinted = file.isLinted && !(isTest && inspectors[file.file.domain].passesOverTests)
      let source = try contents.read(file.file.path)
      guard !source.isEncrypted else { return }
      // A third of most projects are tests: without a comment that speaks to us they need not even be lexed.
      guard
        isLinted || isSurveyed || FileSystem.holds("rtllint:", source)
          || inspectors[file.file.domain].mayFindHidden(in: source)
      else { return }
      let structure =
        file.isLinted
        ? inspectors[file.file.domain].structure(of: source) : Structure(source, watching: ProjectIndex.watched)
      if isSurveyed {
        let isForDevelopers = ProjectIndex.isForDevelopers(steadyBytes)
        index.survey(structure, names: names[file.file.domain], isForDevelopers: isForDevelopers)
      }
      guard file.isLinted else { return }
      // Held on to by the file, which hardly ever asks for it: the folder alone, not all of the project.
      let (path, folder) = (file.file.path, project.folder)
      let (result, look) = inspectors[file.file.domain].inspectAlone(
        structure,
        in: unknown,
        shownPath: project.shown(path),
        steadyPath: path.relative(to: folder).text
      )
      if look.isOpen {
        waiting.append(Survey.Waiting(index: position, result: result, look: look))
      } else if !result.isEmpty {
        settled.append((position, result))
      }
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

extension Source {
  /// Whether git-crypt has left nothing to read for those without the key. A compiler would read the word as a statement
  /// and stop, so that nobody can hide behind it.
  fileprivate var isEncrypted: Bool {
    let mark: StaticString = "\0GITCRYPT\0"
    return mark.withUTF8Buffer { bytes.prefix($0.count).elementsEqual($0) }
  }
}
