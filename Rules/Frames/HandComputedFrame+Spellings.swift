import RTLRuleKit
import RTLSyntax

/// Other ways to write down where a view goes.
extension HandComputedFrame {
  /// `CGRect(…)`, and `.init(…)` for it.
  func isRectangle(_ site: Site) -> Bool { site.is("CGRect", "NSRect") || site.is("init") && isImplicit(site) }

  /// `view.frame = .init(x: 16, …)`, `view.center = .init(x: 16, …)`, `UIView(frame: .init(x: 16, …))`
  func isImplicit(_ site: Site) -> Bool {
    let structure = site.structure
    guard structure.token(site.index + 2, isAnyOf: "x", "origin"), structure.kind(site.index + 1) == .leftParen,
      structure.isImplicitMember(site.index)
    else { return false }
    switch structure.place(of: structure.operand(around: site.index)) {
    case .assigned(let property): return structure.token(property, isAnyOf: "frame", "center")
    case .argument(_, let argument): return argument.label.map { structure.token($0, is: "frame") } ?? false
    default: return false
    }
  }

  /// `.init(x: 16, y: 8)` that has no size.
  func isImplicitPoint(_ site: Site) -> Bool {
    guard site.is("init"), isImplicit(site), let call = site.structure.call(of: site.index) else { return false }
    return site.structure.argument("x", of: call) != nil && site.structure.argument("width", of: call) == nil
  }

  // MARK: - Part by part

  private static let otherRectangles: [StaticString] = [
    "window", "screen", "panel", "crop", "cropped", "visible", "mask", "chart", "selection", "image",
  ]

  /// `titleRect.origin.x = iconRect.origin.x + iconRect.width + 8`, where later `title.frame = titleRect`.
  func placedInParts(_ site: Site) -> Expression? {
    let structure = site.structure
    guard structure.token(site.index + 2, is: "x"), structure.isMember(site.index + 2),
      let local = structure.receiverName(ofMember: site.index), !structure.isMember(local),
      structure.name(local, endsWithAnyOf: ["rect", "frame"]), !structure.token(local, is: "frame"),
      !structure.name(local, holdsAnyOf: Self.otherRectangles), !site.isOneOfPair([local]),
      site.index + 4 < structure.tokens.count, let found = site.file.declaration(of: local),
      site.file.uses(ofLocal: found).contains(where: { becomesFrame($0, structure) })
    else { return nil }
    let value = structure.value(at: site.index + 4)
    if structure.token(site.index + 3, is: "+=") { return isWidth(of: local, value, structure) ? value : nil }
    guard structure.kind(site.index + 3) == .equal, !site.isCentred(value) else { return nil }
    if isBehindRectangle(value, structure) || isBeforeEnd(value, structure) { return value }
    switch site.handPlacement(of: value, width: nil) {
    case .fromRight, .counted, .behind: return value
    default: return nil
    }
  }

  /// `title.frame = titleRect`
  private func becomesFrame(_ use: Int, _ structure: Structure) -> Bool {
    guard case .assigned(let property) = structure.place(of: Expression(use, use)),
      structure.token(property, is: "frame"), let view = structure.receiverName(ofMember: property)
    else { return false }
    return !structure.name(view, holdsAnyOf: ["window", "panel", "layer", "crop", "mask", "self"])
  }

  /// `buttonRect.width + 8` for a rectangle that goes on by its own width.
  private func isWidth(of local: Int, _ value: Expression, _ structure: Structure) -> Bool {
    let width = structure.operand(around: value.first)
    return structure.token(width.last, is: "width") && structure.isSameText(width.first, local)
      && (width.last == value.last || structure.token(width.last + 1, is: "+"))
  }

  /// `iconRect.origin.x + iconRect.width + 8`, `iconRect.maxX + 8`
  private func isBehindRectangle(_ value: Expression, _ structure: Structure) -> Bool {
    let first = structure.operand(around: value.first)
    guard structure.kind(first.first) == .identifier, structure.name(first.first, endsWithAnyOf: ["rect", "frame"]),
      first.last == value.last || structure.token(first.last + 1, is: "+")
    else { return false }
    if structure.token(first.last, is: "maxX") { return true }
    guard structure.token(first.last, isAnyOf: "x", "minX"), first.last + 2 <= value.last else { return false }
    let width = structure.operand(around: first.last + 2)
    return structure.token(width.last, is: "width") && structure.isSameText(width.first, first.first)
  }

  /// `boxWidth - padding - buttonRect.width`
  private func isBeforeEnd(_ value: Expression, _ structure: Structure) -> Bool {
    let end = structure.operand(around: value.first)
    guard structure.kind(end.last) == .identifier, structure.name(end.last, endsWithWord: "width"),
      end.last + 2 < value.last, !value.tokens.contains(where: { structure.token($0, isAnyOf: "+", "*", "/") })
    else { return false }
    return (end.last + 1..<value.last).contains { sign in
      guard structure.token(sign, is: "-") else { return false }
      let taken = structure.operand(around: sign + 1)
      return structure.token(taken.last, is: "width") && structure.name(taken.first, endsWithAnyOf: ["rect", "frame"])
    }
  }

  // MARK: - Examples

  static let otherSpellings: [Example] = [
    "override func layoutSubviews() { mark.frame = .init(x: ⟦box.bounds.width - 12⟧, y: -4, width: 16, height: 16) }",
    """
    func layoutPages() {
      for (index, page) in pages.enumerated() {
        page.view.frame = .init(x: ⟦view.bounds.width * CGFloat(index)⟧, y: 0, width: view.bounds.width, height: 80)
      }
    }
    """,
    "override func layoutSubviews() { badge.center = .init(x: ⟦bounds.width - 12⟧, y: 12) }",
    """
    func showToast() {
      var titleRect = CGRect.zero
      titleRect.origin.x = ⟦iconRect.origin.x + iconRect.width + gap⟧
      title.frame = titleRect
      var buttonRect = button.bounds
      buttonRect.origin.x = ⟦boxWidth - gap - buttonRect.width⟧
      button.frame = buttonRect
    }
    """,
    """
    func showButtons() {
      var buttonFrame = CGRect(x: 0, y: 0, width: 80, height: 40)
      for button in buttons {
        button.frame = buttonFrame
        buttonFrame.origin.x += ⟦buttonFrame.size.width + 8⟧
      }
    }
    """,
    """
    final class VideoEditor: UIViewController {
      override func viewDidLayoutSubviews() {
        doneButton.frame = CGRect(x: ⟦view.bounds.width - doneWidth - 20⟧, y: 40, width: doneWidth, height: 40)
        zoomButton.frame = CGRect(x: view.bounds.width - 60, y: 40, width: 40, height: 40)
      }
    }
    """,
  ]

  static let otherwiseSpelledOrSetAgain: [Example] = [
    "override func layoutSubviews() { line.frame = .init(x: 0, y: 8, width: bounds.width, height: 1) }",
    "override func layoutSubviews() { layer.anchorPoint = .init(x: bounds.width - 12, y: 0.5) }",
    "override func layoutSubviews() { line.frame = .init(x: 16, y: 8, width: bounds.width - 32, height: 1) }",
    "func crop() { var cropRect = CGRect.zero; cropRect.origin.x = iconRect.maxX + 8; box.frame = cropRect }",
    "func f() { var titleRect = CGRect.zero; titleRect.origin.x = iconRect.maxX + 8; draw(titleRect) }",
    "func f() { var a = CGRect.zero; var titleRect = a; titleRect.origin.x = (width - a.width) / 2; title.frame = titleRect }",
    """
    func showRim() {
      rim.snp.makeConstraints { make in make.size.equalTo(CGSize(width: 180, height: 180)) }
      tint.frame = CGRect(x: 10, y: 10, width: 160, height: 160)
      rim.addSubview(tint)
    }
    """,
    """
    class Card: UIView {
      func prepare() { let mark = UILabel(frame: CGRect(x: 12, y: 0, width: 40, height: 20)); addSubview(mark); self.mark = mark }
      override func layoutSubviews() { mark.center = CGPoint(x: bounds.midX, y: 20) }
    }
    """,
  ]
}
