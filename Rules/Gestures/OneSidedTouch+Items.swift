import RTLRuleKit
import RTLSyntax

/// Items that are chosen by how far from the left the finger is.
extension OneSidedTouch {
  func chosen(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), case let isQuestion = isQuestion(site.index, structure),
      isQuestion || site.file.showsSwiftUI && structure.kind(site.index + 1) != .leftParen,
      case let touch = structure.operand(around: site.index), isPlace(touch, site, isQuestion: isQuestion),
      let place = Choice(site.file).place(of: touch), case let chosen = site.moved(to: place),
      !isAmongPhysicalThings(chosen), !chosen.isAboutPhysicalThings, !chosen.functionAsksForDirection,
      isQuestion ? standsInMirroredRow(site) : !isDrawn(site)
    else { return nil }
    return Finding(
      structure.range(touch.first, through: touch.last),
      "items are counted from the left in every language, but the first of them stands at the right from right to left; "
        + "count from the other end by \(site.directionQuestion)"
    )
  }

  /// `tap.location(in: self)`, `drag.location`, or the `x` of either
  private func isPlace(_ touch: Expression, _ site: Site, isQuestion: Bool) -> Bool {
    let structure = site.structure
    let end = isQuestion ? structure.last(ofGroup: site.index + 1) : site.index
    return touch.last == end || touch.last == end + 2 && structure.token(touch.last, is: "x")
  }

  /// What has columns and lines, or is measured in something that runs to the right in every language.
  private func isAmongPhysicalThings(_ site: Site) -> Bool {
    let structure = site.structure
    let whole = structure.infix(around: structure.operand(around: site.index))
    return Measure.neighbourhood(of: whole, structure).contains {
      guard structure.kind($0) == .identifier else { return false }
      return structure.token($0, is: "y") || structure.name($0, holdsAnyOf: Self.physicalWords)
    }
  }

  private static let physicalWords: NameWords = [
    "audio", "brightness", "bucket", "byte", "cell", "char", "character", "color", "column", "date", "day", "digit",
    "duration", "entry", "frequency", "glyph", "gradient", "hour", "hue", "line", "minute", "pixel", "playback",
    "player", "progress", "sample", "samples", "saturation", "scrub", "second", "seconds", "seek", "song", "time",
    "track", "video", "waveform", "zoom",
  ]

  /// Views of UIKit and AppKit change sides only where a stack or constraints lay them out.
  private func standsInMirroredRow(_ site: Site) -> Bool {
    guard let type = site.enclosingTypeScope, case let scope = site.structure.scopes[type] else { return false }
    let body = Int(scope.open)..<max(Int(scope.open), Int(scope.close))
    return ["leadingAnchor", "leading", "arrangedSubviews", "addArrangedSubview", "UIStackView"].contains {
      !site.file.uses(of: $0, within: body).isEmpty
    }
  }

  /// Whether the view draws its items itself, which nobody mirrors.
  private func isDrawn(_ site: Site) -> Bool {
    guard let type = site.enclosingTypeScope, case let scope = site.structure.scopes[type] else { return false }
    let body = Int(scope.open)..<max(Int(scope.open), Int(scope.close))
    return ["Canvas", "Chart", "Path", "CGContext"].contains { !site.file.uses(of: $0, within: body).isEmpty }
  }
}
