import RTLRuleKit
import RTLSyntax

/// Views that are made with their place and put there for good.
extension HandComputedFrame {
  /// Beside others of a row, or made for good.
  func inView(_ site: Site) -> Expression? { placedInRow(site) ?? madeAtSide(site) }

  /// `let label = UILabel(frame: CGRect(x: 16, …)); header.addSubview(label)`
  private func madeAtSide(_ site: Site) -> Expression? {
    let structure = site.structure
    guard site.is("CGRect", "NSRect"), let call = structure.call(of: site.index),
      let x = structure.argument("x", of: call), let width = structure.argument("width", of: call),
      let margin = number(x, structure), margin > 0, !isMirrorSymmetric(width, margin, structure),
      let maker = maker(site), Self.shownViews.contains(maker.callee, in: structure),
      let name = structure.nameOfValue(structure.operand(around: maker.callee)), staysWhereMade(name, site)
    else { return nil }
    return Expression(x.start, x.end - 1)
  }

  /// The call that is given the rectangle, or the local that holds it, as its frame.
  private func maker(_ site: Site) -> Call? {
    let structure = site.structure
    let rectangle = structure.operand(around: site.index)
    switch structure.place(of: rectangle) {
    case .argument(let call, let argument):
      return argument.label.map { structure.token($0, is: "frame") } ?? false ? call : nil
    case .initial(let declaration):
      let name = Int(structure.declarations[declaration].name)
      let uses = site.file.uses(ofLocal: declaration)
      guard structure.name(name, endsWithWord: "frame"), uses.count == 1, let use = uses.first,
        case .argument(let call, let argument) = structure.place(of: Expression(use, use)), let label = argument.label
      else { return nil }
      return structure.token(label, is: "frame") ? call : nil
    default: return nil
    }
  }

  private func number(_ argument: Argument, _ structure: Structure) -> Double? {
    guard !argument.isEmpty else { return nil }
    let value = structure.unwrapped(Expression(argument.start, argument.end - 1))
    return value.first == value.last ? number(value.first, structure) : nil
  }

  private func number(_ index: Int, _ structure: Structure) -> Double? {
    structure.kind(index) == .integer || structure.kind(index) == .float ? Double(structure.text(index)) : nil
  }

  /// `bounds.width - 32` beside an `x` of 16; what is worked out in another way may well be.
  private func isMirrorSymmetric(_ width: Argument, _ margin: Double, _ structure: Structure) -> Bool {
    guard !width.isEmpty else { return true }
    if number(width, structure) != nil { return false }
    let value = structure.unwrapped(Expression(width.start, width.end - 1))
    var index = value.first
    while index <= value.last, structure.kind(index) != .binaryOperator, !structure.tokens[index].kind.opensGroup {
      index += 1
    }
    guard structure.token(index - 1, is: "width") else { return true }
    var left = 0.0
    while index <= value.last {
      guard structure.token(index, is: "-"), let taken = number(index + 1, structure) else { return true }
      left += taken
      index += 2
    }
    return left == 2 * margin
  }

  /// Whether a view is added in the function that makes it, and moved by nothing there.
  private func staysWhereMade(_ name: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let body = structure.enclosingBody(of: name) else { return false }
    var isAdded = false
    for use in site.file.uses(of: structure.tokens[name].name, within: structure.words(ofScope: body)) {
      if case .argument(let call, _) = structure.place(of: Expression(use, use)) {
        isAdded = isAdded || structure.token(call.callee, is: "addSubview")
      }
      guard let member = structure.memberBehind(use) else { continue }
      if Self.movers.contains(member, in: structure) { return false }
      if structure.token(member, is: "textAlignment"), structure.token(member + 3, is: "center") { return false }
    }
    return isAdded
  }

  private static let shownViews: WordSet = [
    "UILabel", "UIButton", "UIImageView", "UITextField", "UISwitch", "UIActivityIndicatorView", "NSTextField",
    "NSButton", "NSImageView",
  ]

  private static let movers: WordSet = [
    "center", "frame", "translatesAutoresizingMaskIntoConstraints", "snp", "autoresizingMask", "sizeToFit", "transform",
    "leadingAnchor", "leftAnchor", "centerXAnchor",
  ]
}
