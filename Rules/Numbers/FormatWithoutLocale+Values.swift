import RTLRuleKit
import RTLSyntax

/// What is inserted into a format.
extension FormatWithoutLocale {
  /// `name` and `count` of `arguments: [name, count]`: the same as one behind the other.
  func inserted(_ argument: Argument, _ structure: Structure) -> [Argument] {
    guard let label = argument.label, structure.token(label, is: "arguments"), !argument.isEmpty,
      structure.kind(argument.start) == .leftSquare, structure.end(ofGroup: argument.start) == argument.end - 1,
      case let elements = structure.elements(ofGroup: argument.start, limit: 16), !elements.isEmpty
    else { return [argument] }
    return elements
  }

  func isNumber(_ argument: Argument, _ site: Site) -> Bool {
    !argument.isEmpty && site.isNumber(argument.expression).isYes
  }

  /// Whether nothing tells what a value is.
  func isOpen(_ argument: Argument, _ site: Site) -> Bool {
    let value = argument.expression
    return !argument.isEmpty && site.isNumberOrOther(value) == .unknown && !site.file.isLocalizedText(value)
      && !isOwn(value.last, site)
      // Made a text before.
      && !(site.structure.kind(value.last) == .identifier
        && site.structure.name(value.last, endsWithAnyOf: ["text", "string", "description", "label"]))
  }

  /// `chapterNumber`, `volumeNum`, of which nothing else tells what they are.
  func isCalledNumber(_ argument: Argument, _ site: Site) -> Bool {
    let value = argument.expression
    return isOpen(argument, site) && !site.structure.namesCode(value)
      && site.structure.kind(value.last) == .identifier
      && site.structure.name(value.last, endsWithAnyOf: ["number", "num"])
  }

  /// `hoursLabel.text = String(format: "%02d", hours)`: one part of a clock by itself, and no code.
  func isCountdown(_ call: FormatCall, _ specifiers: [FormatSpecifier], _ site: Site) -> Bool {
    let whole = site.structure.operand(around: call.call.callee)
    switch site.structure.place(of: whole) {
    // Between other parts it is the clock that is wrong.
    case .interpolated, .operand: return false
    default: break
    }
    guard specifiers.count == 1, call.values.count == 1, let value = call.values.first, !value.isEmpty,
      let name = site.structure.lastName(
        endingAt: site.structure.unwrapped(value.expression).last
      )
    else { return false }
    return site.structure.namesPartOfTime(name) || site.structure.name(name, holdsWord: "days")
  }

  /// `String(format: L10n.failed, error.code)`: whatever of the values may be a number is one that is a name.
  func areCodes(_ call: FormatCall, _ site: Site) -> Bool {
    let values = call.values.filter { !$0.isEmpty }.map(\.expression)
    guard values.contains(where: { site.structure.namesCode($0) }) else { return values.isEmpty }
    let numbers = values.filter { site.isNumber($0).isYes }
    return (numbers.isEmpty ? values : numbers).allSatisfy { site.structure.namesCode($0) }
  }

  /// `String(format: "%@ %d", error.domain, error.code)`: each of the values is a name by itself, and not worked out of one.
  func namesAlone(_ call: FormatCall, _ site: Site) -> Bool {
    call.values.allSatisfy { value in !(value.start..<value.end).contains { site.structure.isInfixOperator($0) } }
      && areCodes(call, site)
  }

  /// A name, a title or an address: text of the world outside the app, in whatever direction that is written.
  func isForeign(_ argument: Argument, _ site: Site) -> Bool {
    let structure = site.structure
    guard !argument.isEmpty else { return false }
    let value = shown(argument.expression, structure)
    var index = value.first
    while index <= value.last {
      if structure.kind(index) == .identifier, structure.kind(index + 1) != .period,
        structure.kind(index + 1) != .leftParen, structure.name(index, endsWithAnyOf: Self.foreign),
        !isOwn(index, site)
      {
        return true
      }
      index = structure.next(behind: index)
    }
    return false
  }

  /// `name` of `"\(name)"`
  private func shown(_ value: Expression, _ structure: Structure) -> Expression {
    let start = value.first + 1
    guard structure.kind(value.first) == .stringStart, structure.kind(start) == .interpolationStart,
      structure.end(ofGroup: start) + 1 == value.last, structure.end(ofGroup: value.first) == value.last,
      let name = structure.content(ofInterpolation: start)
    else { return value }
    return name
  }

  /// `app.name`, `Bundle.main.displayName`, `L10n.title`
  private func isOwn(_ name: Int, _ site: Site) -> Bool {
    site.structure.path(endingAt: name).contains {
      site.structure.name($0, holdsAnyOf: Self.ownNames)
        // `dAppName` is the name of anybody's.
        && !site.structure.bytes($0).starts(with: "dApp".utf8)
    }
      || site.structure.token(name, is: "model") && isOfDevice(name, site.structure)
      || site.file.isLocalizedText(site.structure.operand(around: name))
  }

  /// `UIDevice.current.model` is a product of Apple's, `UIDevice.current.name` is anything.
  private func isOfDevice(_ member: Int, _ structure: Structure) -> Bool {
    structure.path(endingAt: member).contains { structure.token($0, is: "UIDevice") }
  }

  private static let foreign: [StaticString] = [
    "name", "username", "nickname", "fullname", "title", "author", "artist", "sender", "email", "host", "domain",
    "filename", "handle", "keyword", "subject", "topic", "recipient", "contact",
    "firstname", "lastname", "surname", "displayname", "membername", "curator",
  ]
  /// Names that the app gives, and translates or writes in one script.
  private static let ownNames: [StaticString] = [
    "app", "application", "product", "device", "version", "system", "os", "localized", "formatted", "button", "country",
    "language", "month", "day", "weekday", "type", "style", "mode", "provider", "engine", "platform", "brand", "class",
    "bundle", "process", "service", "manager", "import", "default", "kit", "biometry", "biometric", "biometrical",
    "biometrics", "pluginname", "corename",
  ]
}
