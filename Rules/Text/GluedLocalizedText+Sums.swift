import RTLRuleKit
import RTLSyntax

/// What the operands of a sum put into a text.
extension GluedLocalizedText {
  func pieces(of expression: Expression, _ site: Site, hops: Int = 1) -> [GluedPieces.Piece] {
    let structure = site.structure
    if isLookUpKey(expression, structure) { return [.translation] }
    let inner = content(of: structure.unwrapped(expression), structure)
    if hops > 0, let made = attributed(inner, site) { return pieces(of: made, site, hops: hops - 1) }
    if hops > 0, let text = styledText(in: inner, structure), isStyled(inner, site) {
      return pieces(of: text, site, hops: hops - 1)
    }
    if endsWithNewline(expression, structure) {
      return (inner == expression ? [GluedPieces.piece(of: inner, site)] : pieces(of: inner, site, hops: hops))
        + [.lineBreak]
    }
    if let question = choice(in: inner, structure), let parts = structure.ternary(question: question) {
      // The branch that adds more: `isShown ? "\(unit)" : ""`.
      let branches = [parts.yes, parts.no].map { pieces(of: $0, site, hops: hops) }
      return branches.first { $0.contains(.other) } ?? branches.first { !$0.allSatisfy { $0 == .space } } ?? [.space]
    }
    let summands = structure.summands(of: inner)
    if summands.count > 1 { return summands.flatMap { pieces(of: $0, site, hops: hops) } }
    if structure.kind(inner.first) == .stringStart, structure.end(ofGroup: inner.first) == inner.last {
      let texts = structure.texts(ofStringAt: inner.first)
      if texts.contains(where: { structure.holdsLineBreak($0) }) { return [.lineBreak] }
      if interpolatesTranslation(inner, site) { return pieces(ofStringAt: inner.first, site) }
      // `": \(count)"`: what stands before the first interpolation, and a value.
      let values = Array(structure.interpolations(ofStringAt: inner.first))
      let areCodes = values.allSatisfy {
        structure.content(ofInterpolation: $0).map { namesVersion($0, structure) } ?? false
      }
      // `"\(flag) "`
      let areSigns = values.allSatisfy {
        structure.content(ofInterpolation: $0).map { GluedPieces.piece(of: $0, site) == .separator } ?? false
      }
      let areNumbers = values.allSatisfy {
        structure.content(ofInterpolation: $0).map { site.isNumber($0).isYes } ?? false
      }
      let beginsWithText = structure.kind(inner.first + 1) == .stringText
      return (values.isEmpty || beginsWithText ? GluedPieces.Piece.text(texts.first, structure) : [])
        + (values.isEmpty ? [] : [areCodes ? .code : areSigns ? .separator : areNumbers ? .number : .value])
    }
    // `name ?? ""`: the name. What `parts[0] ?? ""` holds nobody can tell.
    if let sign = fallback(in: inner, structure), structure.kind(sign - 1) != .rightSquare {
      return pieces(of: Expression(inner.first, sign - 1), site, hops: hops)
    }
    return [GluedPieces.piece(of: inner, site)]
  }

  /// `Text("row.edited-on")`: what SwiftUI looks up, and no words of its own.
  func isLookUpKey(_ expression: Expression, _ structure: Structure) -> Bool {
    guard structure.token(expression.first, is: "Text"), let call = structure.call(of: expression.first),
      let argument = structure.firstArgument(of: call), argument.label == nil,
      let quote = structure.literal(argument), structure.kind(quote + 1) == .stringText,
      structure.kind(quote + 2) == .stringEnd
    else { return false }
    let key = structure.source[structure.range(quote + 1)]
    func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
    return key.allSatisfy { isLetter($0) || "0123456789._-".utf8.contains($0) }
      && key.dropFirst().dropLast().contains { "._-".utf8.contains($0) }
  }

  /// `Text("\(L10n.updated) ")`
  func interpolatesTranslation(_ expression: Expression, _ site: Site) -> Bool {
    site.structure.kind(expression.first) == .stringStart
      && site.structure.interpolations(ofStringAt: expression.first).contains { isTranslation($0, site) }
  }

  func isTranslation(_ interpolation: Int, _ site: Site) -> Bool {
    site.structure.content(ofInterpolation: interpolation).map { site.file.isLocalizedText($0) } ?? false
  }

  /// All that a literal is put together from.
  func pieces(ofStringAt quote: Int, _ site: Site) -> [GluedPieces.Piece] {
    let structure = site.structure
    var pieces: [GluedPieces.Piece] = []
    var index = quote + 1
    let close = structure.end(ofGroup: quote)
    while index < close, index < structure.tokens.count {
      if structure.kind(index) == .interpolationStart {
        pieces += structure.content(ofInterpolation: index).map { put(in: $0, site) } ?? [.other]
        index = structure.end(ofGroup: index) + 1
      } else {
        pieces += GluedPieces.Piece.text(structure.range(index), structure)
        index += 1
      }
    }
    return pieces
  }

  /// A value, or a sign that is chosen: `"\(row)\(isLast ? "" : "\n")"`.
  private func put(in content: Expression, _ site: Site) -> [GluedPieces.Piece] {
    let structure = site.structure
    guard let question = choice(in: content, structure), let parts = structure.ternary(question: question),
      [parts.yes, parts.no].allSatisfy({
        structure.kind($0.first) == .stringStart && structure.partner($0.first) == $0.last
          && structure.interpolations(ofStringAt: $0.first).first == nil
          && structure.wordCount(ofStringAt: $0.first) == 0
      })
    else { return [value(of: content, site)] }
    return pieces(of: content, site)
  }

  /// `Text(L10n.title).newlineBold()`, `L10n.title.withTwoLines`
  private func endsWithNewline(_ expression: Expression, _ structure: Structure) -> Bool {
    guard let name = structure.lastName(endingAt: expression.last), structure.isMember(name) else { return false }
    return structure.name(name, holdsAnyOf: ["newline", "newlines", "linebreak", "twolines"])
      && !structure.name(name, holdsAnyOf: ["removing", "without", "trimming", "stripping", "no"])
  }

  private func namesVersion(_ value: Expression, _ structure: Structure) -> Bool {
    value.tokens.contains { structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: ["version", "build"]) }
  }

  /// What is shown of a text with attributes: `name` of `AttributedString(name)` or `Text(name).bold()`.
  func content(of expression: Expression, _ structure: Structure) -> Expression {
    guard
      structure.token(expression.first, isAnyOf: "Text", "AttributedString", "NSAttributedString")
        || structure.token(expression.first, is: "NSMutableAttributedString"),
      let call = structure.call(of: expression.first), let text = structure.firstArgument(of: call), !text.isEmpty,
      text.label.map({ structure.token($0, isAnyOf: "string", "verbatim") }) ?? true
    else { return expression }
    return written(structure.unwrapped(text.expression), structure)
  }

  /// `" "` of `String(" ")`, which keeps SwiftUI from looking it up.
  private func written(_ text: Expression, _ structure: Structure) -> Expression {
    guard structure.token(text.first, is: "String"), let call = structure.call(of: text.first),
      let quote = structure.firstArgument(of: call).flatMap({ $0.label == nil ? structure.literal($0) : nil }),
      structure.last(ofGroup: call.open) == text.last
    else { return text }
    return structure.operand(around: quote)
  }

  /// The `??` of `name ?? ""`.
  private func fallback(in expression: Expression, _ structure: Structure) -> Int? {
    var index = expression.first
    while index < expression.last {
      if structure.kind(index) == .binaryOperator, structure.token(index, is: "??") {
        return index > expression.first ? index : nil
      }
      index = structure.next(behind: index)
    }
    return nil
  }

  /// The `?` of `(isShown ? a : b)`; longer ones are no part of a sentence.
  func choice(in expression: Expression, _ structure: Structure) -> Int? {
    guard expression.first < expression.last, expression.last - expression.first < 64 else { return nil }
    var index = expression.first
    while index < expression.last {
      if structure.kind(index) == .infixQuestion { return index }
      index = structure.next(behind: index)
    }
    return nil
  }
}
