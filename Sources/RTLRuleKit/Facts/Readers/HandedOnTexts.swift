import RTLSyntax

/// Functions that give back one of the texts they are given: `func pick(_ short: String, _ long: String) -> String {
/// isWide ? long : short }`.
extension DisplaySurvey {
  /// The parameter of such a function, by its label or else by its place.
  static func handedOn(by parameter: Declaration, in structure: Structure) -> UInt64? {
    guard let function = structure.scope(of: parameter), function.kind == .function, function.name != Structure.none,
      case let open = Int(function.open), open < Int(function.close), Int(function.close) - open < longestHand,
      structure.token(open - 1, is: "String"), structure.kind(open - 2) == .arrow
    else { return nil }
    let word = structure.tokens[Int(parameter.name)].name
    let comesOut = (open + 1..<Int(function.close)).contains {
      structure.tokens[$0].name == word && structure.kind($0) == .identifier && structure.isGivenBack($0)
    }
    guard comesOut else { return nil }
    let label = structure.label(ofParameter: Int(parameter.name))
    let name =
      structure.token(label, is: "_")
      ? structure.position(ofParameter: label).map { UInt64($0) } : structure.wideName(label)
    return name.map { handedOn(key(structure.wideName(Int(function.name)), $0)) }
  }

  /// The key under which a parameter that comes out again is kept, beside those that are displayed.
  static func handedOn(_ key: UInt64) -> UInt64 { key ^ 0x5E1F_0A4D_0B7C_93D1 }

  private static let longestHand = 60
}

extension Structure {
  /// Whether a name is the value of its function, or a branch or part of it: `isWide ? long : short`, `long ?? short`.
  fileprivate func isGivenBack(_ name: Int) -> Bool {
    let value = Expression(name, name)
    guard operand(around: name) == value else { return false }
    if case .returned = place(of: outermostText(around: value)) { return true }
    return false
  }
}

extension AudienceReader {
  /// `Text(pick("…", "…"))`: what a function gives back goes where its result goes.
  func handedOn(_ argument: Argument, by call: Call, depth: Int) -> Audience {
    let isHandedOn =
      if let label = argument.label {
        isDressed(label, by: call)
          || file.project.handsOn(structure.wideName(label), of: structure.wideName(call.callee))
      } else {
        position(of: argument, in: call).map {
          file.project.handsOn(UInt64($0), of: structure.wideName(call.callee))
        } ?? false
      }
    return isHandedOn ? audience(of: structure.operand(around: call.callee), depth: depth - 1) : .unknown
  }

  /// `label.attributedText = makeColored(mainText: "…", color: red)`: a text goes where the text made of it goes.
  private func isDressed(_ label: Int, by call: Call) -> Bool {
    structure.name(label, endsWithAnyOf: ["text", "title", "sentence"])
      && structure.name(call.callee, holdsAnyOf: Self.dressings)
  }

  private static let dressings: [StaticString] = [
    "attributed", "attribute", "styled", "style", "colored", "color", "highlight", "highlighted", "bold",
    "underlined", "decorated",
  ]
}
