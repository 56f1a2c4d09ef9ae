import RTLRuleKit
import RTLSyntax

/// Who reads a clock.
extension HandBuiltTime {
  /// A clock is for people where its function says so, wherever that is called.
  func isShown(_ quote: Int, _ site: Site) -> Bool {
    switch site.audience(ofStringAt: quote) {
    case .plain: return true
    case .unknown:
      guard let function = site.enclosingFunctionName, !site.file.project.isWithoutScreens else { return false }
      let names = { (words: [StaticString]) in site.structure.name(function, holdsAnyOf: words) }
      return names(["string", "format"]) && names(["time", "duration", "pace", "elapsed", "lapsed", "remaining"])
        && !names(["stamp", "timecode"])
    default: return false
    }
  }

  /// `func text(for seconds: Int) -> String { String(format: "%d:%02d", …) }`: the clock is the whole of what is handed back,
  /// and nothing says that a program reads it.
  func isHandedBack(_ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let call = structure.call(around: quote),
      let specifier = structure.formatSpecifiers(ofStringAt: quote).first,
      structure.source[specifier.before].last != UInt8(ascii: ":") || structure.isSpelledClock(formatAt: quote)
    else { return false }
    let names = [site.enclosingFunctionName, site.file.nameOfBody(around: quote), site.enclosingTypeName]
    return site.isHandedBack(structure.operand(around: call.callee))
      && !structure.names(names, holdAnyOf: Self.programs)
  }

  private static let programs: NameWords = [
    "offset", "zone", "timezone", "gmt", "utc", "iso", "rfc", "stamp", "timestamp", "timecode", "database", "urn",
    "ratio",
    "aspect", "version", "address", "mac", "uuid", "provider", "parser", "srt", "vtt", "webvtt", "ffmpeg", "api",
  ]
}
