import RTLRuleKit
import RTLSyntax

/// Lists that are scrolled until an item is at their left or right.
extension AbsoluteScrollPosition {
  /// `scrollToItem(at: item, at: .left, animated: true)`: the second `at:`.
  func checkScroll(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let call = structure.call(of: site.index) else { return nil }
    let arguments = structure.arguments(of: call)
    guard arguments.count >= 2, let label = arguments[1].label, structure.token(label, is: "at"),
      !isAtAnEnd(arguments[0], structure)
    else { return nil }
    return checkSide(arguments[1], site)
  }

  /// `IndexPath(item: 0, section: 0)`, `IndexPath(row: rows.count - 1, section: 0)`: the first and the last item stop at
  /// the ends of the content, whichever side is asked for.
  private func isAtAnEnd(_ item: Argument, _ structure: Structure) -> Bool {
    (item.start..<item.end).contains { index in
      guard structure.token(index, isAnyOf: "item", "row"), structure.kind(index + 1) == .colon else { return false }
      let value = structure.value(at: index + 2)
      if value.first == value.last { return structure.token(value.first, is: "0") }
      return structure.token(value.last, is: "1") && structure.token(value.last - 1, is: "-")
        && structure.token(value.last - 2, is: "count")
    }
  }

  func checkPosition(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index + 1) == .colon, let call = structure.call(around: site.index),
      structure.token(call.callee, isAnyOf: "selectItem", "selectItems", "scrollToItems"),
      let argument = structure.argument("scrollPosition", of: call),
      !(structure.firstArgument(of: call).map { isAtAnEnd($0, structure) } ?? false)
    else { return nil }
    return checkSide(argument, site)
  }

  /// `scrollToItemIfThere(at: item, at: .left)`: a helper named for what it calls.
  func checkHelper(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isImplicitMember(site.index), let call = structure.call(around: site.index),
      structure.name(call.callee, beginsWithWord: "scrolltoitem"), !structure.token(call.callee, is: "scrollToItem"),
      case let arguments = structure.arguments(of: call), arguments.count >= 2,
      let side = arguments.dropFirst().first(where: { $0.end == site.index + 1 }),
      side.label.map({ structure.token($0, isAnyOf: "at", "scrollPosition", "position", "atPosition") }) ?? false,
      !isAtAnEnd(arguments[0], structure), isScrollPosition(site)
    else { return nil }
    return checkSide(side, site)
  }

  /// Unless it is known to be something else.
  private func isScrollPosition(_ site: Site) -> Bool {
    guard let type = site.file.type(ofMember: site.index) else { return true }
    return [TypeKey("UICollectionView.ScrollPosition"), TypeKey("NSCollectionView.ScrollPosition")].contains(type)
  }

  private func checkSide(_ argument: Argument, _ site: Site) -> Finding? {
    let structure = site.structure
    let name = argument.end - 1
    guard argument.end - argument.start <= 5, structure.isMember(name), structure.token(name, isAnyOf: "left", "right"),
      !site.moved(to: name).isDirectionAware
    else { return nil }
    let range = structure.range(name)
    if site.imports("AppKit") || site.imports("Cocoa") {
      let twin = structure.token(name, is: "left") ? "leadingEdge" : "trailingEdge"
      return Finding(
        range,
        "scrolled to the \(structure.text(name)) in every language; use .\(twin)",
        severity: .warning,
        fix: Fix(.safe, twin, [Edit(range, twin)])
      )
    }
    return Finding(
      range,
      "scrolled to the \(structure.text(name)) in every language; choose the side by \(site.directionQuestion), or .centeredHorizontally"
    )
  }
}
