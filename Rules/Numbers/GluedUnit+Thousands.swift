import RTLRuleKit
import RTLSyntax

/// Letters that shorten a number, typed in: `1.2K`, `3M`.
extension GluedUnit {
  static let shorteners = ["k", "K", "m", "M", "b", "B", "bn", "t", "T", "kB", "KB", "MB", "GB", "TB"].flatMap {
    [$0, " " + $0]
  }

  /// `"\(views / 1_000)K"`
  func shortened(interpolation site: Site) -> Finding? {
    guard let range = site.thousands(afterInterpolation: site.index),
      let quote = site.structure.opening(around: site.index), site.structure.kind(quote) == .stringStart
    else { return nil }
    return shortened(range, Self.letter, of: site.structure.operand(around: quote), site)
  }

  /// `String(format: "%.1fK", locale: .current, views / 1_000)`
  func shortened(formatAt quote: Int, _ site: Site) -> Finding? {
    for specifier in site.structure.formatSpecifiers(ofStringAt: quote) {
      guard let range = site.thousands(behind: specifier) else { continue }
      return shortened(range, Self.letter, of: site.structure.operand(around: quote), site)
    }
    return nil
  }

  /// `formatter.string(from: views / 1_000)! + "K"`, and the `"K"` of a table: of `["", "K", "M"]` the first stands for all.
  func shortened(by site: Site) -> Finding? {
    let structure = site.structure
    let quote = site.index - 1
    guard structure.kind(quote) == .stringStart, structure.kind(site.index + 1) == .stringEnd,
      site.isThousands(site.index)
    else { return nil }
    let range = structure.range(quote, through: quote + 2)
    let message = structure.isLetterOfBytes(site.index) ? Self.bytes : Self.letter
    let text = structure.operand(around: quote)
    switch structure.place(of: text) {
    case .operand(let sign):
      return structure.token(sign, isAnyOf: "+", "+=") ? shortened(range, message, of: text, site) : nil
    case .argument(let call, let argument):
      if structure.token(call.callee, isAnyOf: "appending", "append") {
        return shortened(range, message, of: structure.operand(around: call.callee), site)
      }
      guard argument.label.map({ structure.name($0, endsWithAnyOf: Self.suffixes) }) ?? false else { return nil }
    case .assigned(let name):
      guard structure.name(name, endsWithAnyOf: Self.suffixes) else { return nil }
    case .initial(let declaration) where structure.opening(around: quote).map { structure.kind($0) } != .leftSquare:
      let name = Int(structure.declarations[declaration].name)
      guard structure.name(name, endsWithAnyOf: Self.suffixes) else { return nil }
    case .initial, .returned, .dictionary, .other: break
    default: return nil
    }
    return kept(range, message, text, site)
  }

  private static let suffixes: [StaticString] = ["suffix", "suffixes", "abbreviation", "unit", "symbol", "letter"]

  /// A letter that is put behind a number later on.
  private func kept(_ range: ByteRange, _ message: String, _ text: Expression, _ site: Site) -> Finding? {
    guard standsFirst(site), site.severityOfText == nil,
      !site.file.project.isWithoutScreens, !isForSupport(site)
    else { return nil }
    let reader = reader(of: text, site)
    guard reader != .machine else { return nil }
    return Finding(range, message, severity: reader == .plain ? site.severity(ofPhrase: text) : .info)
  }

  /// Who reads the letter, or what the function around it gives back.
  private func reader(of text: Expression, _ site: Site) -> Audience {
    let structure = site.structure
    let own = site.audience(of: text)
    guard own == .unknown, let body = site.enclosingBody else { return own }
    let given = body.lazy.filter { structure.token($0, is: "return") && structure.kind($0 + 1) != nil }.prefix(8)
    return given.lazy.map { site.audience(of: structure.value(at: $0 + 1)) }.first { $0 != .unknown } ?? .unknown
  }

  /// Whether a letter is not in a list, or is the first of those in it, followed by another.
  private func standsFirst(_ site: Site) -> Bool {
    let structure = site.structure
    var open = structure.opening(around: site.index - 1)
    while let bracket = open, structure.kind(bracket) == .leftParen || structure.kind(bracket) == .leftSquare {
      if structure.kind(bracket) == .leftSquare, !structure.continuesOperand(bracket) {
        let close = min(structure.end(ofGroup: bracket), bracket + 256)
        return !(bracket..<site.index).contains { site.isThousands($0) }
          && (site.index + 1..<max(site.index + 1, close)).contains { structure.isLetterOfThousands($0) }
      }
      open = structure.opening(around: bracket)
    }
    return true
  }

  private func isForSupport(_ site: Site) -> Bool {
    let names = [site.enclosingTypeName, site.enclosingFunctionName]
    return names.contains {
      $0.map {
        site.isNamedForPrograms($0)
          || site.structure.name($0, holdsAnyOf: ["support", "metadata", "parse", "parser", "decode", "currency"])
      } ?? false
    }
  }

  private func shortened(_ range: ByteRange, _ message: String, of text: Expression, _ site: Site) -> Finding? {
    switch site.audience(of: text) {
    case .plain: Finding(range, message, severity: site.severity(ofPhrase: text))
    // With more words in a key the translator has the letter in hand.
    case .localizedKey where site.structure.wordCount(ofStringAt: text.first) < 2:
      Finding(range, message, severity: .info)
    case .unknown where site.isHandedBack(text): Finding(range, message, severity: site.severity(ofHandedBack: text))
    default: nil
    }
  }

  /// `formatter.positiveSuffix = " km"`
  func suffixed(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), structure.kind(site.index + 1) == .equal,
      case let value = structure.value(at: site.index + 2), value.last == value.first + 2,
      case let text = value.first + 1, structure.kind(text) == .stringText,
      case let isLetter = structure.isLetterOfThousands(text), isLetter || structure.isUnit(structure.range(text))
    else { return nil }
    let message = isLetter ? Self.letter : Self.order + measurement
    return Finding(structure.range(text - 1, through: text + 1), message, severity: .info)
  }

  private static let letter =
    "a letter for thousands or millions is the same in every language; use .formatted(.number.notation(.compactName))"
  private static let bytes =
    "the unit of a size is the same in every language; use .formatted(.byteCount(style:)) or ByteCountFormatter"
}
