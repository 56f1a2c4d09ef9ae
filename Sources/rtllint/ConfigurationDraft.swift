import RTLEngine
import RTLReporters
import RTLRuleKit

/// The `.rtllint.yml` that fits a project, and what was seen of it in words.
struct ConfigurationDraft {
  private let sketch: ProjectSketch

  init(_ sketch: ProjectSketch) {
    self.sketch = sketch
  }

  /// One line each.
  var found: [String] {
    var lines = ["\(sketch.kind.rawValue) with \(counted(sketch.fileCount, "Swift file"))"]
    lines += [used(ProjectSketch.frameworks).map { "user interface: \($0)" }].compactMap { $0 }
    lines += [used(ProjectSketch.layoutLibraries).map { "layout libraries: \($0)" }].compactMap { $0 }
    lines.append(
      targets.isEmpty ? "no deployment target" : "deployment target: " + targets.map(\.shown).joined(separator: ", ")
    )
    if sketch.hasBaseline { lines.append("baseline: \(Baseline.defaultName)") }
    let languages = shown(sketch.languages)
    lines.append(languages.isEmpty ? "no translations" : "languages: \(languages)")
    if languages.isEmpty { return lines }
    let rightToLeft = shown(sketch.rightToLeftLanguages)
    lines.append(
      rightToLeft.isEmpty ? "none of them is read from right to left" : "read from right to left: \(rightToLeft)"
    )
    return lines
  }

  var text: String {
    let sections = [heading, excluded, failing, oldCode, rules, deployment, vocabulary]
    return sections.map { $0.map { $0.isEmpty ? "\n" : SafeText.neutralized($0) + "\n" }.joined() }.joined(
      separator: "\n"
    )
  }

  private var heading: [String] {
    ["# Settings of rtllint. Written by `rtllint init`, which found"] + found.map { "# - \($0)" }
  }

  private var excluded: [String] {
    let comment = ["# What to leave out, as in `.gitignore`; what that file leaves out need not be told again."]
    let folders = sketch.foreignFolders.filter { folder in
      folder.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "/-_. 0123456789".unicodeScalars.contains($0) }
    }
    if folders.isEmpty { return comment + ["# exclude:", "#   - Vendor/"] }
    return comment + ["exclude:"] + folders.map { "  - \"/\($0)/\"" }
  }

  private var failing: [String] {
    let comment = ["# From which severity on findings make the command fail: error, warning, info or never."]
    // Sources without translations are often a library's, which any app may use.
    if !sketch.rightToLeftLanguages.isEmpty || sketch.languages.isEmpty { return comment + ["fail_on: warning"] }
    return comment + [
      "# No language of the app is read from right to left yet, so only what is never right fails. With the first one,",
      "# make it `warning`.",
      "fail_on: error",
    ]
  }

  private var oldCode: [String] {
    [
      "# What was found in old code and is left out of reports; `rtllint baseline` writes the file.",
      "\(sketch.hasBaseline ? "" : "# ")baseline: \(Baseline.defaultName)",
    ]
  }

  private var rules: [String] {
    [
      "# How each rule counts: off, info, warning or error. `rtllint rules` lists them, `rtllint explain RULE` says why.",
      "# rules:",
      "#   absolute_anchor: error",
    ]
  }

  private var deployment: [String] {
    let comment = "# The oldest systems the app runs on; fixes write nothing newer."
    if targets.isEmpty {
      return [comment + " None was found.", "# deployment_target:", "#   ios: \"15.0\""]
    }
    let source = sketch.kind == .package ? "Package.swift" : "the Xcode project"
    return [
      comment + " Found in \(source), which is read on each run;", "# say so here where that is wrong.",
      "# deployment_target:",
    ] + targets.map { "#   \($0.key): \"\($0.version)\"" }
  }

  private var vocabulary: [String] {
    [
      "# Names of the project's own that rules should know: functions and properties whose text the user sees, functions",
      "# that look up a localized text, what asks for the reading direction, what lays out on its own account.",
      "# vocabulary:",
      "#   sinks: [showBanner]",
      "#   localizers: [tr]",
      "#   direction_checks: [isMirrored]",
      "#   layout_helpers: [pinSides]",
    ]
  }

  private var targets: [(key: String, shown: String, version: String)] {
    [("ios", "iOS", sketch.settings.iOS), ("macos", "macOS", sketch.settings.macOS)].compactMap { key, name, version in
      version.map { (key, "\(name) \($0.major).\($0.minor)", "\($0.major).\($0.minor)") }
    }
  }

  private func used(_ modules: [String]) -> String? {
    let used = modules.filter { sketch.imports[$0] != nil }.sorted {
      (sketch.imports[$0] ?? 0) > (sketch.imports[$1] ?? 0)
    }
    if used.isEmpty { return nil }
    return used.map { module in
      let count = sketch.imports[module] ?? 0
      return "\(module) (\(counted(count, "file")))"
    }.joined(separator: ", ")
  }

  private func shown(_ languages: [String]) -> String {
    let list = languages.prefix(40).joined(separator: ", ")
    return languages.count > 40 ? list + " and \(languages.count - 40) more" : list
  }
}
