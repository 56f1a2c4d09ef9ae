import RTLRuleKit
import RTLSyntax

/// The name of an image at a place where it becomes a picture.
struct ImageUse {
  /// Index of the name: the text of a literal, or a constant.
  let name: Int
  /// The literal with its quotes, or the path of the constant.
  let expression: Expression
  /// Whether the place takes nothing but images; otherwise a catalog has to know the name.
  let isCertain: Bool

  /// Nil where the word is something else: a key, a text, the name of a system symbol.
  init?(_ site: Site) {
    let structure = site.structure
    let found =
      switch structure.kind(site.index) {
      case .stringText: Self.literal(site.index, structure)
      case .identifier where Self.labels.contains(site.index, in: structure):
        Self.labelled(site.index, structure) ?? Self.wrapped(site) ?? Self.given(site)
      case .identifier where structure.isMember(site.index): Self.wrapped(site) ?? Self.constant(site)
      case .identifier: Self.argument(of: site.index, structure) ?? Self.given(site)
      default: nil as (Int, Expression, Bool)?
      }
    guard let found else { return nil }
    (name, expression, isCertain) = found
  }

  /// Whether this is a constant that the project declares itself.
  func isDeclared(in project: ProjectView, _ structure: Structure) -> Bool {
    structure.kind(name) == .identifier && !(isCertain && structure.isImplicitMember(name))
      && project.declaresMember(named: structure.wideName(name))
  }

  /// Whether people made this constant: one of a type has no other owner than a type.
  func isMadeByHand(in project: ProjectView, _ structure: Structure) -> Bool {
    guard structure.kind(name) == .identifier, !isCertain else { return false }
    let isOfType = structure.isImplicitMember(name) || structure.startsUppercase(expression.first)
    let wide = structure.wideName(name)
    return isOfType ? project.declaresImage(named: wide) : project.declaresMember(named: wide)
  }

  /// `named: "…"`, `Image("…")` and `Image(.…)`, for names that do not wake the rule themselves.
  private static func argument(of word: Int, _ structure: Structure) -> (Int, Expression, Bool)? {
    if let resource = resource(behind: word, structure) { return (resource, Expression(resource - 1, resource), true) }
    if structure.token(word, isAnyOf: "UIImage", "NSImage") { return typedValue(behind: word, structure) }
    var quote = word + 2
    if structure.token(word, is: "Image") {
      guard structure.kind(word + 1) == .leftParen else { return nil }
    } else if structure.kind(word + 1) != .colon {
      return nil
    }
    while structure.kind(quote) == .leftParen { quote += 1 }
    if structure.kind(quote) != .stringStart {
      return branch(ofValueAt: quote, structure).map { ($0 + 1, Expression($0, $0 + 2), true) }
    }
    guard structure.kind(quote + 1) == .stringText, structure.kind(quote + 2) == .stringEnd,
      !UnmirroredImage.usualTexts.contains(structure.text(quote + 1))
    else { return nil }
    let expression = Expression(quote, quote + 2)
    quote += 1
    return structure.operand(around: quote - 1) == expression ? (quote, expression, true) : nil
  }

  /// The first of `isOn ? "thin_arrow_left" : "thin_arrow_left_off"`.
  private static func branch(ofValueAt start: Int, _ structure: Structure) -> Int? {
    guard start < structure.tokens.count, case let value = structure.value(at: start),
      let question = value.tokens.prefix(40).first(where: { structure.kind($0) == .infixQuestion }),
      let branches = structure.ternary(question: question)
    else { return nil }
    return [branches.yes.first, branches.no.first].first { quote in
      structure.kind(quote) == .stringStart && structure.kind(quote + 1) == .stringText
        && structure.kind(quote + 2) == .stringEnd
        && !UnmirroredImage.usualTexts.contains(structure.text(quote + 1))
    }
  }

  /// `let image: UIImage? = load("…")`: the only literal in the value of something that is nothing but an image.
  private static func typedValue(behind type: Int, _ structure: Structure) -> (Int, Expression, Bool)? {
    var equal = type + 1
    if structure.kind(equal) == .postfixQuestion || structure.kind(equal) == .exclamation { equal += 1 }
    guard structure.kind(type - 1) == .colon, structure.kind(equal) == .equal, equal + 1 < structure.tokens.count else {
      return nil
    }
    let value = structure.value(at: equal + 1)
    let quotes = value.tokens.prefix(41).filter {
      structure.kind($0) == .stringStart
    }
    guard quotes.count == 1, structure.kind(quotes[0] + 1) == .stringText, structure.kind(quotes[0] + 2) == .stringEnd,
      !UnmirroredImage.usualTexts.contains(structure.text(quotes[0] + 1)),
      // These wake the rule themselves.
      !structure.token(quotes[0] - 2, isAnyOf: "named", "resourceName", "imageLiteralResourceName", "Image")
    else { return nil }
    return literal(quotes[0] + 1, structure)
  }

  static func literal(_ text: Int, _ structure: Structure) -> (Int, Expression, Bool)? {
    guard structure.kind(text - 1) == .stringStart, structure.kind(text + 1) == .stringEnd else { return nil }
    let expression = Expression(text - 1, text + 1)
    let operand = structure.operand(around: text - 1)
    if operand != expression {
      // `"arrow_right".image(in: bundle)`
      guard operand.first == expression.first, structure.kind(text + 2) == .period else { return nil }
      let isImage = structure.name(text + 3, holdsAnyOf: ["image", "icon"]) || isTypedImage(operand, structure)
      return isImage ? (text, expression, true) : nil
    }
    switch structure.place(of: expression) {
    case .argument(let call, let argument):
      return isImage(call, argument, structure).map { (text, expression, $0) }
    case .initial(let declaration):
      let name = Int(structure.declarations[declaration].name)
      return isImageName(name, structure) ? (text, expression, false) : nil
    case .assigned(let name):
      return isImageName(name, structure) ? (text, expression, false) : nil
    case .returned(let scope):
      let name = structure.scopes[scope].name
      return name != Structure.none && isImageName(Int(name), structure) ? (text, expression, false) : nil
    default: return nil
    }
  }

  /// Whether an argument names an image, and whether it can name nothing else; nil if it does not.
  private static func isImage(_ call: Call, _ argument: Argument, _ structure: Structure) -> Bool? {
    if let label = argument.label {
      if structure.name(label, holdsAnyOf: ["system", "symbol", "identifier", "title", "text", "key"]) { return nil }
      if structure.token(label, isAnyOf: "named", "imageNamed", "resourceName", "imageLiteralResourceName") {
        return isAddedToImages(call.callee, structure) ? true : isImageMaker(call.callee, structure)
      }
      if isImageName(label, structure) || structure.name(label, holdsWord: "fallback") { return true }
    }
    let isTyped = isTypedImage(structure.operand(around: call.open), structure)
    return makesImage(call.callee, structure) || isTyped || isAddedToImages(call.callee, structure) ? true : nil
  }

  /// Whether a value is declared to be an image: `let back: UIImage = load("…")`.
  private static func isTypedImage(_ operand: Expression, _ structure: Structure) -> Bool {
    guard case .initial(let declaration) = structure.place(of: operand) else { return false }
    let type = structure.writtenType(of: structure.declarations[declaration])
    return type == TypeKey("UIImage") || type == TypeKey("NSImage")
  }

  static func makesImage(_ callee: Int, _ structure: Structure) -> Bool {
    if structure.name(callee, holdsWord: "symbol") { return false }
    return structure.token(callee, isAnyOf: "UIImage", "NSImage")
      || structure.name(callee, holdsAnyOf: ["image", "icon", "img"])
  }

  /// `UIImage(named:)` and `.init(named:)`, not `UIColor(named:)`.
  private static func isImageMaker(_ callee: Int, _ structure: Structure) -> Bool? {
    if structure.token(callee, isAnyOf: "UIColor", "NSColor", "Color", "UINib", "NSDataAsset", "UIStoryboard") {
      return nil
    }
    return makesImage(callee, structure) || structure.token(callee, is: "init")
  }

  static func isImageName(_ name: Int, _ structure: Structure) -> Bool {
    structure.name(name, holdsAnyOf: ["image", "icon", "img", "asset", "picture"])
  }
}
