import RTLEngine
import RTLReporters
import RTLRuleKit

/// From the formats asked for to what writes them.
extension Settings {
  /// `FILE`, or `FORMAT:FILE` for a report besides. What stands before a colon is a format, unless it is part of a path.
  mutating func addOutput(_ word: Argument) throws(Problem) {
    let parts = word.bytes.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].contains(UInt8(ascii: "/")) {
      let format: Format
      do throws(Problem) {
        format = try Option.choice(Argument(parts[0]), for: "the FORMAT of --output")
      } catch {
        throw Problem(error.message + " (a file of that name is `./\(word.text)`)")
      }
      outputs.append(Output(format: format, path: Path(parts[1])))
    } else if let output, output != word.path {
      throw Problem("--output names `\(output.text)` and `\(word.text)`; write FORMAT:FILE for a report besides")
    } else {
      output = word.path
    }
  }

  /// What of a run the formats asked for need to know.
  var details: RuleSelection.Details {
    let formats = [format] + outputs.map(\.format)
    var details: RuleSelection.Details = formats.contains(.sarif) ? [.suppressed, .lineHashes] : []
    if formats.contains(.html) || showsStatistics { details.insert(.folders) }
    return details
  }

  /// Writes the report in `format`.
  func reporter(knowing rules: [CatalogedRule]) -> any Reporter {
    reporter(format, onTerminal: output == nil && StandardStream.output.isTerminal, knowing: rules)
  }

  func reporter(_ format: Format, onTerminal isTerminal: Bool, knowing rules: [CatalogedRule]) -> any Reporter {
    let closing = isQuiet ? nil : Summary(fixCommand: "rtllint fix")
    switch format {
    case .text:
      return TextReporter(
        showsFrames: isTerminal || color == .always,
        isColored: isColored(onTerminal: isTerminal),
        closing: closing
      )
    case .concise: return TextReporter(isColored: isColored(onTerminal: isTerminal), closing: nil)
    case .json: return JSONReporter()
    case .jsonl: return JSONLinesReporter()
    case .sarif: return SARIFReporter(rules)
    case .github: return GitHubReporter(closing: closing)
    case .gitlab: return GitLabReporter()
    case .checkstyle: return CheckstyleReporter()
    case .junit: return JUnitReporter()
    case .rdjson: return RDJSONReporter()
    case .markdown: return MarkdownReporter()
    case .html: return HTMLReporter(rules)
    }
  }

  private func isColored(onTerminal isTerminal: Bool) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: isTerminal && StandardStream.allowsColor
    }
  }
}

extension Report {
  /// Makes paths whole that are seen from a folder.
  mutating func place(in folder: Path) {
    for index in diagnostics.indices {
      diagnostics[index].path = Path(diagnostics[index].path).absolute(in: folder).text
    }
    for index in suppressed.indices {
      let path = Path(suppressed[index].diagnostic.path)
      suppressed[index].diagnostic.path = path.absolute(in: folder).text
    }
  }
}
