import RTLRuleKit
import RTLSyntax

/// Labels that are held at one end only.
extension AbsoluteTextAlignment {
  /// Whether nobody sees how the text is aligned in its label.
  func isAsWideAsItsText(_ label: Int, _ file: LintedFile) -> Bool {
    !file.mayHaveLines(label) && (file.hugsInStack(label) || file.isHuggedBesideOther(label))
      || file.isHeldAtOneEnd(label) || isTitleOfOneLine(label, file)
  }

  /// The labels an alignment is given to: `name` of `let name = UILabel().then { $0.textAlignment = .left }`, each of
  /// `[name, date].forEach { $0.textAlignment = .left }`, else what stands before the dot.
  func labels(meantBy receiver: Int?, _ property: Int, _ site: Site) -> [Int] {
    let structure = site.structure
    guard let receiver else { return [] }
    if structure.isMember(receiver) { return [receiver] }
    if structure.kind(receiver) == .dollarIdentifier, let closure = structure.closure(around: receiver),
      let callee = structure.callee(ofClosure: closure), structure.token(callee, is: "forEach"),
      let list = structure.receiverEnd(ofMember: callee), let open = structure.partner(list),
      structure.kind(open) == .leftSquare
    {
      return structure.elements(ofGroup: open, limit: 16).map { $0.end - 1 }
    }
    // `title.do { $0.textAlignment = .left }`
    if structure.kind(receiver) == .dollarIdentifier, let owner = structure.ownerName(ofMember: property),
      structure.kind(owner) == .identifier, !structure.startsUppercase(owner)
    {
      return [owner]
    }
    if let constant = site.file.nameOfBody(around: property), let value = site.file.initialValue(of: constant),
      value.tokens.contains(property), !mayHaveLines(value, site.file),
      isHandedOut(receiver, by: value, site.file)
    {
      return [constant]
    }
    return [receiver]
  }

  /// Whether a label stays where its text does, or something else than its own alignment is likely to be seen.
  func isHardlySeen(_ labels: [Int], _ receiver: Int?, _ property: Int, _ site: Site) -> Bool {
    // Where a label stays, its text may as well.
    if let receiver, ([receiver] + labels).contains(where: { site.file.standsAtFixedX($0) }) { return true }
    if let receiver, isDetailOfCell(receiver, site.file) || isBesidePicture(receiver, site) { return true }
    if let body = site.structure.outermostBody(of: property), isDrawnInRectangle(property, within: body, site) {
      return true
    }
    guard !labels.isEmpty else { return false }
    return labels.allSatisfy { showsStyledParagraphs($0, site.file) }
      || labels.allSatisfy { site.file.standsInRow($0) || site.file.isNarrow($0) }
      || isHuggedInInterface(labels, site.file)
  }

  /// Whether nobody sees the alignment, as far as interface files tell. They change without this code: worth a hint.
  func isHuggedInInterface(_ labels: [Int], _ file: LintedFile) -> Bool {
    !labels.isEmpty && labels.allSatisfy { isAsWideAsItsText($0, file) || file.isHeldAtOneEndByInterface($0) }
  }

  /// Whether a view that a closure styles is what the closure gives: one made in it may be a part of what it gives only.
  private func isHandedOut(_ view: Int, by closure: Expression, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard let declaration = file.declaration(of: view),
      closure.tokens.contains(Int(structure.declarations[declaration].name)),
      structure.declarations[declaration].kind == .variable,
      // A style is the style of what the closure gives.
      let made = file.initialValue(of: view),
      !structure.token(made.first, isAnyOf: "NSMutableParagraphStyle", "NSParagraphStyle")
    else { return true }
    return file.uses(of: structure.tokens[view].name, within: closure.first..<closure.last + 1).contains { use in
      // `return (view)`, `return view.styled()`
      var start = use
      while structure.kind(start - 1) == .leftParen { start -= 1 }
      return structure.token(start - 1, is: "return")
    }
  }

  /// `"  ".styled(alignment: .left)`: blanks between two texts.
  func isOfBlanks(_ call: Call, _ structure: Structure) -> Bool {
    guard structure.isMember(call.callee), let end = structure.receiverEnd(ofMember: call.callee),
      structure.kind(end) == .stringEnd, let start = structure.partner(end)
    else { return false }
    return isOfBlanks(start..<end, structure)
  }

  func isOfBlanks(_ words: Range<Int>, _ structure: Structure) -> Bool {
    words.allSatisfy { structure.kind($0) == .stringStart || structure.bytes($0).allSatisfy { $0 == 0x20 } }
  }

  /// `button.titleLabel?`, which a button makes as wide as its text unless it may have more lines than one.
  func isTitleOfOneLine(_ label: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    return structure.token(label, is: "titleLabel") && structure.isMember(label)
      && structure.kind(label + 1) == .postfixQuestion
      && !file.uses(of: "titleLabel", within: structure.tokens.indices).contains {
        structure.memberBehind($0).map { breaksLines($0, file) } ?? false
      }
  }

  private func breaksLines(_ property: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    if file.setsLines(property) { return true }
    guard structure.token(property, is: "lineBreakMode"), structure.kind(property + 1) == .equal else { return false }
    return !structure.name(structure.value(at: property + 2).last, beginsWithWord: "bytruncating")
  }

  /// Whether it cannot be seen here what becomes of a side.
  func isOpen(_ site: Site) -> Bool { isTextOfModel(site) || mapsEndsOfAwareType(site) || isOfSpeaker(site) }

  /// `description = title.styled(alignment: .left)` of a model: in what it is shown nobody sees here.
  private func isTextOfModel(_ site: Site) -> Bool {
    let structure = site.structure
    guard case .argument(let call, _) = site.place, structure.isMember(call.callee),
      let owner = structure.typeName(around: site.index), structure.name(owner, endsWithAnyOf: ["model", "presenter"]),
      !site.enclosingType(inheritsFrom: Self.views).isYes
    else { return false }
    var place = structure.place(of: structure.infix(around: structure.operand(around: call.open)))
    // `NSMutableAttributedString(attributedString: title.styled(alignment: .left))`
    if case .argument(let copy, let argument) = place,
      argument.label.map({ structure.token($0, is: "attributedString") }) ?? false
    {
      place = structure.place(of: structure.operand(around: copy.open))
    }
    return switch place {
    case .returned, .assigned, .initial: true
    default: false
    }
  }

  private static let views: Set<TypeKey> = Set(
    ["UIView", "NSView", "UIViewController", "NSViewController"].map { TypeKey($0) }
  )

  /// Whether what a label shows brings a paragraph style of its own, which the label's alignment gives way to:
  /// `label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])`
  func showsStyledParagraphs(_ label: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    let set = file.uses(of: structure.tokens[label].name, within: structure.tokens.indices).compactMap { use in
      structure.memberBehind(use).flatMap { structure.kind($0 + 1) == .equal ? $0 : nil }
    }
    return set.contains { structure.token($0, is: "attributedText") }
      && !set.contains { structure.token($0, is: "text") }
      && set.contains { property in
        structure.outermostBody(of: property)
          .map { !file.uses(of: "paragraphStyle", within: structure.words(ofScope: $0)).isEmpty } ?? false
      }
  }

  private func mayHaveLines(_ made: Expression, _ file: LintedFile) -> Bool {
    ["UITextView", "NSTextView", "wrappingLabelWithString"].contains {
      !file.uses(of: $0, within: made.first..<made.last + 1).isEmpty
    }
  }

  /// `cell.detailTextLabel?`, which system cells make as wide as its text, and `cell.textLabel?` beside it.
  func isDetailOfCell(_ label: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard structure.isMember(label),
      structure.kind(label + 1) == .postfixQuestion || structure.kind(label + 1) == .exclamation
    else { return false }
    if structure.token(label, is: "detailTextLabel") { return true }
    guard structure.token(label, is: "textLabel"), let cell = structure.receiverName(ofMember: label) else {
      return false
    }
    if let made = file.initialValue(of: cell)?.tokens.prefix(60) {
      return made.contains { structure.token($0, isAnyOf: "value1", "value2") }
    }
    return isOfRowWithDetail(label, structure)
  }

  /// The text of a cell that places its picture by hand, `imageView?.frame = CGRect(x: 10, …)`: it may keep clear of that.
  private func isBesidePicture(_ label: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.token(label, is: "textLabel"), structure.isOwn(label), let type = structure.enclosingType(of: label)
    else { return false }
    return site.file.uses(of: "imageView", within: structure.words(ofScope: type)).prefix(8).contains { picture in
      structure.memberBehind(picture).map { structure.token($0, is: "frame") } ?? false
        && structure.isOwn(picture) && site.file.standsAtFixedX(picture)
    }
  }

  /// `Row { $0.cellStyle = .value1 }.onUpdate { cell, _ in cell.textLabel?.textAlignment = .left }`
  private func isOfRowWithDetail(_ label: Int, _ structure: Structure) -> Bool {
    guard let closure = structure.closure(around: label), closure > 0 else { return false }
    return (structure.chainStart(closure - 1)..<closure).suffix(200).contains { style in
      structure.token(style, is: "cellStyle") && structure.kind(style + 1) == .equal
        && structure.kind(style + 2) != nil
        && structure.token(structure.value(at: style + 2).last, isAnyOf: "value1", "value2")
    }
  }
}
