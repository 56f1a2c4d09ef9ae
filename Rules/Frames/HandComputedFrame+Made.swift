import RTLRuleKit
import RTLSyntax

/// Views that are made with their place and put there for good.
extension HandComputedFrame {
  /// Beside others of a row, or made for good.
  func inView(_ site: Site) -> Expression? { placedInRow(site) ?? madeAtSide(site) ?? ownView(site) ?? parked(site) }

  /// `let label = UILabel(frame: CGRect(x: 16, …)); header.addSubview(label)`
  func madeAtSide(_ site: Site) -> Expression? {
    let structure = site.structure
    guard isRectangle(site), let call = rectangleCall(site),
      let x = structure.argument("x", of: call), let width = structure.argument("width", of: call),
      !x.isEmpty, !width.isEmpty, leavesRoomAtOneSide(x, width, site),
      let maker = maker(site), let type = shownType(maker, structure), !fillsItsBox(call, type, structure),
      let name = structure.nameOfValue(structure.operand(around: maker.callee)), staysWhereMade(name, site)
    else { return nil }
    return x.expression
  }

  /// Sixteen points before a label and none or thirty behind it, as far as numbers and names tell.
  private func leavesRoomAtOneSide(_ x: Argument, _ width: Argument, _ site: Site) -> Bool {
    let rest = width.expression
    if let margin = number(x, site.structure) {
      return margin > 0 && !site.leavesEvenRoom(rest, beside: margin)
    }
    // `CGRect(x: margin, y: 0, width: width - margin, height: 20)`
    let minus = rest.last - (x.end - x.start)
    guard minus > rest.first, site.structure.token(minus, is: "-"), site.structure.kind(x.end - 1) == .identifier,
      !site.isCentred(x.expression),
      !rest.tokens.contains(where: { $0 != minus && site.structure.kind($0) == .binaryOperator })
    else { return false }
    return site.file.compactText(Expression(minus + 1, rest.last))
      == site.file.compactText(x.expression)
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
    let value = structure.unwrapped(argument.expression)
    return value.first == value.last ? number(value.first, structure) : nil
  }

  func number(_ index: Int, _ structure: Structure) -> Double? {
    structure.kind(index) == .integer || structure.kind(index) == .float ? Double(structure.text(index)) : nil
  }

  /// `UILabel(frame: …)`, `UILabel.init(frame: …)`
  private func shownType(_ maker: Call, _ structure: Structure) -> Int? {
    let isInit = structure.token(maker.callee, is: "init")
    guard let type = isInit ? structure.receiverName(ofMember: maker.callee) : maker.callee else { return nil }
    return Self.shownViews.contains(type, in: structure) ? type : nil
  }

  /// A picture that is as far from the top as from the left and square, or nearly as wide as a phone, has as much room
  /// at the right.
  private func fillsItsBox(_ rectangle: Call, _ type: Int, _ structure: Structure) -> Bool {
    guard structure.token(type, isAnyOf: "UIImageView", "NSImageView") else { return false }
    let sides = ["x", "y", "width", "height"].map { side in
      structure.arguments(of: rectangle).first { $0.label.map { structure.text($0) == side } ?? false }
        .flatMap { number($0, structure) }
    }
    guard let width = sides[2] else { return false }
    return width >= 200 || sides[0] == sides[1] && width == sides[3] && sides[0] ?? 0 <= 10
  }

  /// Whether a view is added in the function that makes it, and moved by nothing there.
  func staysWhereMade(_ name: Int, _ site: Site) -> Bool {
    guard let body = site.structure.outermostBody(of: name) else { return false }
    return isOnlyAdded(name, within: site.structure.words(ofScope: body), site)
  }

  func isOnlyAdded(_ name: Int, within words: Range<Int>, _ site: Site) -> Bool {
    let structure = site.structure
    return isLeftAlone(name, within: words, site)
      && site.file.uses(of: structure.tokens[name].name, within: words).contains {
        guard case .argument(let call, _) = structure.place(of: structure.operand(around: $0)) else { return false }
        return structure.token(call.callee, isAnyOf: "addSubview", "insertSubview")
      }
  }

  /// Whether nothing there moves a view or centres its text.
  func isLeftAlone(_ name: Int, within words: Range<Int>, _ site: Site) -> Bool {
    let structure = site.structure
    return site.file.uses(of: structure.tokens[name].name, within: words).allSatisfy { use in
      guard let member = structure.memberBehind(use) else { return true }
      return !Self.movers.contains(member, in: structure) && !isMoved(by: member, structure)
        && !(structure.token(member, is: "textAlignment") && structure.token(member + 3, is: "center"))
    }
  }

  private static let shownViews: WordSet = [
    "UILabel", "UIButton", "UIImageView", "UITextField", "UISwitch", "UIActivityIndicatorView", "UITextView",
    "UIStackView", "NSTextField", "NSButton", "NSImageView", "NSPopUpButton",
  ]

  /// `label.frame = …`, `label.center.x += …`; whoever only reads them moves nothing.
  private func isMoved(by member: Int, _ structure: Structure) -> Bool {
    guard structure.token(member, isAnyOf: "center", "frame", "transform") else { return false }
    var last = member
    while structure.isMember(last + 2), structure.kind(last + 2) == .identifier { last += 2 }
    return structure.kind(last + 1) == .equal || structure.token(last + 1, isAnyOf: "+=", "-=")
  }

  private static let movers: WordSet = [
    "translatesAutoresizingMaskIntoConstraints", "snp", "autoresizingMask", "sizeToFit", "leadingAnchor", "leftAnchor",
    "centerXAnchor",
  ]
}
