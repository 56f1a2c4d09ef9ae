import RTLSyntax

extension LintedFile {
  /// `NSLayoutConstraint(item: label, attribute: .trailing, relatedBy: .equal, toItem: box, attribute: .trailing, …)`
  func add(attributesOf call: Call, for view: Int, to ties: inout ViewTies) -> Bool {
    let arguments = structure.arguments(of: call).filter { !$0.isEmpty }
    let attributes = arguments.filter { $0.label.map { structure.token($0, is: "attribute") } ?? false }
    let items = arguments.filter { $0.label.map { structure.token($0, isAnyOf: "item", "toItem") } ?? false }
    guard attributes.count == 2, items.count == 2, let relation = structure.argument("relatedBy", of: call),
      !relation.isEmpty, let own = items.firstIndex(where: { ($0.start..<$0.end).contains(view) })
    else { return false }
    let attribute = attributes[own].end - 1
    if structure.token(attribute, is: "width") {
      ties.isSized = true
      return true
    }
    guard let end = Self.endsByAttribute[structure.text(attribute)] else {
      return Self.attributesOfHeight.contains(attribute, in: structure)
    }
    guard structure.token(relation.end - 1, is: "equal") else {
      ties.isLimited = true
      return true
    }
    ties.ends.append(.init(end: end, partner: structure.nameOfItem(items[1 - own])))
    return true
  }

  private static let endsByAttribute = [
    "leading": 0, "left": 0, "leadingMargin": 0, "leftMargin": 0, "trailing": 1, "right": 1, "trailingMargin": 1,
    "rightMargin": 1, "centerX": 2, "centerXWithinMargins": 2,
  ]

  private static let attributesOfHeight: WordSet = [
    "top", "bottom", "centerY", "height", "topMargin", "bottomMargin", "firstBaseline", "lastBaseline",
    "centerYWithinMargins",
  ]
}
