import RTLRuleKit
import RTLSyntax

struct AbsoluteTransition: Rule {
  let id = "absolute_transition"
  let summary = "Transitions that come from the left or right in every language"
  let rationale = """
    What is next comes in from the right in English and from the left in Arabic; the system's own pushes turn around \
    by themselves. A transition from a fixed side makes going forward look like going back. Choose the side by the \
    layout direction, or a transition that has none.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple documentation, CATransition.subtype and UITableView.RowAnimation",
  ]

  let bad: [Example] =
    [
      "transition.subtype = .⟦fromRight⟧",
      "transition.subtype = CATransitionSubtype.⟦fromLeft⟧",
      "transition.subtype = ⟦kCATransitionFromRight⟧",
      "tableView.deleteRows(at: [indexPath], with: .⟦left⟧)",
      "next.view.transform = CGAffineTransform(⟦translationX⟧: view.bounds.width, y: 0)",
      "detail.transform = ⟦CGAffineTransformMakeTranslation⟧(-container.frame.width, 0)",
      "next.view.frame = page.frame.⟦offsetBy⟧(dx: page.frame.width, dy: 0)",
      "func push() { UIView.animate(withDuration: 1) { self.page.frame.⟦origin⟧.x -= self.view.bounds.width } }",
      "func close() { UIView.animate(withDuration: 1) { menu.transform = CGAffineTransform(⟦translationX⟧: -menuWidth, y: 0) } }",
      "func open() { menu.frame.⟦origin⟧.x -= menuWidth; UIView.animate(withDuration: 1) { menu.frame.origin.x = 0 } }",
      "func push() { next.frame.⟦origin⟧.x = next.frame.size.width; UIView.animate(withDuration: 1) { next.frame = end } }",
      "table.removeRows(at: rows, withAnimation: [.effectFade, .⟦slideLeft⟧])",
      "func animateTransition(using c: Context) { endFrame.⟦origin⟧.x = -containerWidth; next.frame = startFrame }",
      "func animateTransition(using c: Context) { startRect.⟦origin⟧ = CGPoint(x: startRect.width, y: 0); next.frame = startRect }",
      """
      let slideOffset: CGFloat = 24
      UIView.animate(withDuration: 0.3) { old.transform = CGAffineTransform(⟦translationX⟧: -slideOffset, y: 0) }
      """,
      """
      func animateTransition(using context: Context) {
        next.frame = CGRect(⟦x⟧: presenting ? next.frame.width : -next.frame.width, y: 0, width: 9, height: 9)
      }
      """,
      "next.hero.modalAnimationType = .push(direction: .⟦left⟧)",
      "import Hero\nfunc show(_ next: Screen, transition: Transition = .animated(type: .cover(direction: .⟦left⟧))) {}",
      "a.hero.modalAnimationType = .selectBy(presenting: .push(direction: .⟦left⟧), dismissing: .fade)",
      "import SideMenu\nfunc f() { SideMenuManager.default.⟦leftMenuNavigationController⟧ = menu }",
    ] + Self.stepped

  let good: [Example] = [
    "transition.subtype = .fromTop",
    "transition.subtype = isRightToLeft ? .fromLeft : .fromRight",
    "tableView.deleteRows(at: [indexPath], with: .fade)",
    "tableView.insertRows(at: [indexPath], with: isRTL ? .left : .right)",
    "UIView.transition(with: card, duration: 0.3, options: .transitionFlipFromLeft, animations: turn)",
    "view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)",
    "view.transform = CGAffineTransform(translationX: (bounds.width - size.width) / 2, y: 0)",
    "view.transform = CGAffineTransform(translationX: 8, y: 0)",
    "view.transform = CGAffineTransform(translationX: isOpen ? 80 : -80, y: 0)",
    "view.transform = CGAffineTransform(translationX: isForward != isRTL ? 80 : -80, y: 0)",
    "func place(_ view: UIView, factor: CGFloat) { view.transform = CGAffineTransform(translationX: distance * factor, y: 0) }",
    "badge.frame = badge.frame.offsetBy(dx: 0, dy: bounds.height)", "let next = page.offsetBy(dx: page.width, dy: 0)",
    "func drag(_ offset: CGFloat) { row.transform = CGAffineTransform(translationX: offset, y: 0) }",
    "func f() { let offset = list.contentOffset.x; bar.transform = CGAffineTransform(translationX: -offset, y: 0) }",
    "func animateTransition(using c: Context) { endFrame.origin.x = (bounds.width - 9) / 2; next.frame = endFrame }",
    "func layOut() { endFrame.origin.x = -containerWidth; next.frame = startFrame }",
    "list.delete(at: 3, with: .left)", "table.insertRows(at: rows, withAnimation: .slideDown)",
    "func f() { mark.frame.origin.x += lineWidth; UIView.animate(withDuration: 1) { show() } }",
    "func f() { box.frame.origin.x = icon.frame.size.width; UIView.animate(withDuration: 1) { show() } }",
    "table.insertRows(at: rows, withAnimation: isRTL ? .slideRight : .slideLeft)",
    "func push() { UIView.animate(withDuration: 1) { page.frame.origin.x = title.frame.maxX } }",
    "func layOut() { item.frame.origin.x += bounds.width }",
    """
    switch style {
    case .fromLeft: transition.subtype = .fromLeft
    case .fromRight: transition.subtype = .fromRight
    }
    """,
    "let turned = CGAffineTransform(translationX: size.width, y: 0).scaledBy(x: -1, y: 1)",
    "let moved = CGAffineTransform(translationX: image.extent.width, y: 0)",
    "final class ChartView: UIView { func draw() { t = CGAffineTransform(translationX: bounds.width, y: 0) } }",
    "func animateTransition(using c: Context) { a.frame = CGRect(x: velocity.x > 0 ? a.width : -a.width, y: 0, width: 9, height: 9) }",
    "func animateTransition(using c: Context) { a.frame = CGRect(x: presenting == isRTL ? a.width : -a.width, y: 0, width: 9, height: 9) }",
    "func lay() { a.frame = CGRect(x: presenting ? a.width : -a.width, y: 0, width: 9, height: 9) }",
    "let slide = AnyTransition.move(edge: .leading)",
    "change.type = .fade; change.subtype = .fromRight",
    "turn.type = CATransitionType(rawValue: \"oglFlip\"); turn.subtype = .fromRight",
    "next.hero.modalAnimationType = .push(direction: .leading)", "turtle.push(direction: .left)",
    "next.hero.modalAnimationType = .push(direction: isNext ? .left : .right)",
    "import Hero\nlet all: [HeroDefaultAnimationType] = [.push(direction: .left), .push(direction: .right)]",
    "func show(_ next: Screen, transition: Transition = .animated(type: .cover(direction: .left))) {}",
    "next.hero.modalAnimationType = isRTL ? .push(direction: .right) : .push(direction: .left)",
    "import SideMenu\nfunc f() { if isRightToLeft { menus.rightMenuNavigationController = menu } }",
    "import SideMenu\nfunc f() { menus.leftMenuNavigationController = topics; menus.rightMenuNavigationController = people }",
    "import SideMenu\nfunc f() { menus.leftMenuNavigationController = nil; menus.rightMenuNavigationController?.close() }",
    "func f() { table.leftMenuNavigationController = menu }",
  ]

  private let subtypes = ["fromLeft", "fromRight", "kCATransitionFromLeft", "kCATransitionFromRight"]
  private let rows = [
    "deleteRows", "insertRows", "reloadRows", "deleteSections", "insertSections", "reloadSections", "removeRows",
    "insertItems", "removeItems",
  ]

  var triggers: [Trigger] {
    (subtypes + rows + Self.menuSides + [
      "translationX", "CGAffineTransformMakeTranslation", "offsetBy", "origin", "direction", "animateTransition",
    ]).map {
      .word($0)
    }
  }

  func check(_ site: Site) -> Finding? {
    guard let found = find(site), !site.isChosenBySide, !site.moved(to: found.index).isDirectionAware,
      !site.functionAsksForDirection, !site.isInLeftToRightIsland
    else { return nil }
    return Finding(
      site.structure.range(found.index),
      "\(found.what) in every language; "
        + (found.instead.map { "use \($0)" } ?? "choose the side by \(site.directionQuestion)"),
      severity: found.severity
    )
  }

  struct Found {
    var index: Int
    var what: String
    var severity: Severity?
    /// What is written instead, where one word is enough.
    var instead: String?
  }

  private func find(_ site: Site) -> Found? {
    let structure = site.structure
    if site.is("translationX", "CGAffineTransformMakeTranslation") { return slide(site) }
    if site.is("origin") { return pushed(site) ?? parkedForTransition(site) }
    if site.is("direction") { return directed(site) }
    if site.is("animateTransition") { return choosesSideByStep(site) }
    if let menu = menu(site) { return menu }
    if let call = structure.call(of: site.index) {
      return site.is("offsetBy") ? moved(call, site) : row(call, site) ?? slidRow(call, site)
    }
    guard isSubtype(site), !hasCase(site), !hasNoSide(site) else { return nil }
    let side = site.is("fromLeft", "kCATransitionFromLeft") ? "left" : "right"
    return Found(index: site.index, what: "the transition comes from the \(side)", severity: nil)
  }

  /// `deleteRows(at: …, with: .left)`
  private func row(_ call: Call, _ site: Site) -> Found? {
    let structure = site.structure
    guard structure.isMember(site.index) || !structure.token(site.index - 1, is: "func"),
      let animation = structure.argument("with", of: call), animation.end - animation.start <= 5,
      structure.token(animation.end - 1, isAnyOf: "left", "right"), structure.isMember(animation.end - 1)
    else { return nil }
    let side = structure.text(animation.end - 1)
    return Found(index: animation.end - 1, what: "rows come and go on the \(side)", severity: .info)
  }

  /// `CGAffineTransform(translationX: view.bounds.width, y: 0)`: out of sight on one side.
  private func slide(_ site: Site) -> Found? {
    let structure = site.structure
    let isOld = site.is("CGAffineTransformMakeTranslation")
    guard let call = isOld ? structure.call(of: site.index) : structure.call(around: site.index) else { return nil }
    let arguments = structure.arguments(of: call)
    guard arguments.count == 2, let x = arguments.first, isOld || x.label == site.index, !x.isEmpty,
      isZero(arguments[1], structure),
      isWholeWidth(x, structure) || isNamedDistance(x, of: call, site) || isSteppedDistance(x, of: call, site),
      !turnsPicture(call, x, structure), !site.isAboutPhysicalThings
    else { return nil }
    return Found(index: site.index, what: "the view slides in or out on one side", severity: .info)
  }

  /// `page.frame = page.frame.offsetBy(dx: -page.frame.width, dy: 0)`
  private func moved(_ call: Call, _ site: Site) -> Found? {
    let structure = site.structure
    let arguments = structure.arguments(of: call)
    guard case .assigned(let property) = structure.place(of: structure.operand(around: call.open)),
      structure.token(property, is: "frame"), arguments.count == 2, let x = arguments.first, !x.isEmpty,
      isZero(arguments[1], structure), isWholeWidth(x, structure), !site.isAboutPhysicalThings
    else { return nil }
    return Found(index: site.index, what: "the view slides in or out on one side", severity: .info)
  }

  private func isZero(_ argument: Argument, _ structure: Structure) -> Bool {
    argument.end == argument.start + 1 && structure.isZero(argument.start)
      || structure.token(argument.end - 1, is: "zero")
  }

  private func isWholeWidth(_ argument: Argument, _ structure: Structure) -> Bool {
    let words = argument.start..<min(argument.end, argument.start + 24)
    let last = argument.end - 1
    return structure.kind(last) == .identifier
      && (structure.token(last, is: "width") || isNamedWidth(last, structure))
      && !words.contains { structure.token($0, isAnyOf: "/", "*") }
      && !words.contains { structure.kind($0) == .binaryOperator }
  }
}
