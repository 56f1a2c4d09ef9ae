import RTLRuleKit

/// What a project asks for; its defaults are what a project without `.rtllint.yml` gets.
package struct Configuration: Sendable {
  package enum Level: Hashable, Sendable {
    case off
    case at(Severity)
  }

  /// From which severity on findings make the tool fail.
  package enum FailOn: String, CaseIterable, Sendable {
    case error
    case warning
    case info
    case never
  }

  /// Absolute: what patterns are seen from.
  package var folder: Path
  /// Tied to the folder; none is everything.
  package var include: [GlobPattern] = []
  /// As in `.gitignore`.
  package var exclude: [GlobPattern] = []
  package var rules: [String: Level] = [:]
  package var failOn: FailOn = .warning
  /// The rules of `rule_paths`.
  package var ownRules = OwnRules()
  /// The deployment target and the vocabulary.
  package var settings = ProjectSettings()

  package init(folder: Path) {
    self.folder = folder
  }

  /// The file's name wherever it is looked for.
  package static let fileName = ".rtllint.yml"

  /// Reads a file. What is wrong in it is told and left out; the rest holds.
  package static func load(
    _ file: Path,
    folder: Path,
    ruleIDs: some Sequence<String>,
    isNested: Bool = false
  ) -> (configuration: Configuration, problems: [Problem]) {
    do throws(FileSystem.Failure) {
      let bytes = try FileSystem.read(file).dropLast(FileSystem.paddingCount)
      return read(Array(bytes), folder: folder, ruleIDs: ruleIDs, isNested: isNested)
    } catch {
      return (Configuration(folder: folder), [Problem("cannot read the configuration: \(error.reason)")])
    }
  }

  package static func read(
    _ bytes: [UInt8],
    folder: Path,
    ruleIDs: some Sequence<String>,
    isNested: Bool = false
  ) -> (configuration: Configuration, problems: [Problem]) {
    do throws(Problem) {
      var decoder = ConfigurationDecoder(folder: folder, ruleIDs: Set(ruleIDs), isNested: isNested)
      decoder.decode(try YAML.read(bytes))
      return (decoder.configuration, decoder.problems + decoder.configuration.ownRules.problems)
    } catch {
      return (Configuration(folder: folder), [error])
    }
  }

  /// What holds in a folder that has a file of its own.
  package func refined(by nearer: Configuration) -> Configuration {
    var refined = self
    refined.rules.merge(nearer.rules) { _, nearer in nearer }
    refined.settings.iOS = nearer.settings.iOS ?? settings.iOS
    refined.settings.macOS = nearer.settings.macOS ?? settings.macOS
    refined.settings.vocabulary = settings.vocabulary.adding(nearer.settings.vocabulary)
    return refined
  }
}
