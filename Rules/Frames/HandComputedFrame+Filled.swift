import RTLRuleKit
import RTLSyntax

extension HandComputedFrame {
  /// The x of a bar that is filled as far as something has come: `CGRect(x: 0, …, width: bounds.width * progress, …)`.
  func filled(_ site: Site) -> Expression? {
    let structure = site.structure
    guard isRectangle(site), let call = rectangleCall(site), let x = structure.argument("x", of: call),
      let width = structure.argument("width", of: call), !x.isEmpty, !width.isEmpty,
      case let start = x.expression, isLeftEnd(start, structure),
      isShare(site.valueBehind(width.expression), site), !isOfMedia(site)
    else { return nil }
    return start
  }

  /// `0`, `bounds.minX`, `rect.origin.x`
  private func isLeftEnd(_ x: Expression, _ structure: Structure) -> Bool {
    if x.first == x.last { return structure.isZero(x.first) }
    return structure.token(x.last, is: "minX")
      || structure.token(x.last, is: "x") && structure.token(x.last - 2, is: "origin")
  }

  /// `bounds.width * CGFloat(progress)`, and of what is called a value in a slider or a bar: `rect.width * value`.
  func isShare(_ width: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard width.last - width.first < 40 else { return false }
    let isBar = site.enclosingTypeName.map { structure.name($0, holdsAnyOf: ["slider", "bar", "gauge"]) } ?? false
    return width.tokens.contains { star in
      guard structure.token(star, is: "*"), star > width.first, star < width.last else { return false }
      let sides = [structure.operand(around: star - 1), structure.operand(around: star + 1)]
      return sides.contains { side in
        side.tokens.contains { structure.name($0, endsWithWord: "width") }
          || structure.token(site.valueBehind(side).last, is: "width")
      }
        && sides.contains { side in
          side.tokens.contains {
            structure.kind($0) == .identifier
              && (structure.name($0, endsWithAnyOf: Self.shares) || isBar && structure.name($0, endsWithWord: "value"))
          }
        }
    }
  }

  /// `progress * 0.5`
  func namesShare(_ value: Expression, _ site: Site) -> Bool {
    value.tokens.prefix(41).contains {
      site.structure.kind($0) == .identifier && site.structure.name($0, endsWithAnyOf: Self.shares)
    }
  }

  private static let shares: [StaticString] = ["progress", "percent", "percentage", "fraction"]

  /// What is played runs from left to right everywhere.
  func isOfMedia(_ site: Site) -> Bool {
    site.enclosingTypeName.map {
      site.structure.name(
        $0,
        holdsAnyOf: ["playback", "player", "media", "audio", "video", "scrubber", "waveform", "seek"]
      )
    } ?? false
  }
}
