import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

/// Code that looks the same from both sides, and code that only seems to.
@Suite struct SidedTextTests {
  /// The two halves of `a <=> b` as expressions of one file.
  private func halves(_ code: String) throws -> (file: LintedFile, left: Expression, right: Expression) {
    let structure = Structure(Source(code))
    let middle = try #require(structure.tokens.indices.first { structure.token($0, is: "<=>") })
    let file = LintedFile(path: "A.swift", structure: structure, project: ProjectIndex())
    return (file, Expression(0, middle - 1), Expression(middle + 1, structure.tokens.count - 1))
  }

  @Test(arguments: [
    "insets.left <=> insets.right", "max(insets.left, 0) <=> max( insets.right , 0 )", "leftPad <=> rightPad",
    "Style.cellLeftInset <=> Style.cellRightInset", "a.leadingAnchor <=> a.trailingAnchor",
    "frame.minX <=> frame.maxX", "view.leftAnchor <=> view /* wide */ .rightAnchor", "8 <=> -8", "pad <=> -pad",
    "lessThanOrEqualTo(a.left) <=> greaterThanOrEqualTo(a.right)", "topLeft <=> topRight", "x <=> x",
  ])
  func `what mirrors in words is its own mirror image`(_ code: String) throws {
    let (file, left, right) = try halves(code)
    #expect(file.sidedText(left, mirrored: true) == file.sidedText(right, mirrored: false))
    #expect(file.sidedText(right, mirrored: true) == file.sidedText(left, mirrored: false))
  }

  @Test(arguments: [
    "insets.left <=> insets.left", "insets.left <=> margins.right", "8 <=> 16", "insets.left <=> insets.right + 1",
    "a.left(8) <=> a.right(16)", "\"left\" <=> \"right\"", "insets.top <=> insets.right", "minX <=> minY",
  ])
  func `what does not mirror is none`(_ code: String) throws {
    let (file, left, right) = try halves(code)
    #expect(file.sidedText(left, mirrored: true) != file.sidedText(right, mirrored: false))
  }

  @Test func `an expression beyond the file has no text`() {
    let file = LintedFile(path: "A.swift", structure: Structure(Source("a")), project: ProjectIndex())
    #expect(file.sidedText(Expression(0, 7), mirrored: true).isEmpty)
    #expect(file.sidedText(Expression(1, 0), mirrored: false).isEmpty)
  }
}

@Suite struct PinnedPairTests {
  @Test(arguments: [
    ("$0.left.equalTo(card).offset(8); $0.right.equalTo(card).offset(-8)", Severity.info),
    ("$0.left.equalTo(card).offset(8); $0.right.equalTo(card.snp.right).offset(-8)", .info),
    ("$0.left.equalTo(card.snp.left).offset(8); $0.right.equalTo(card).inset(8)", .info),
    ("$0.left.equalTo(card.snp.right).offset(8); $0.right.equalTo(card).offset(-8)", .warning),
    ("$0.left.equalTo(card).offset(8); $0.right.equalTo(card.snp.right).offset(-19)", .warning),
    ("$0.left.equalTo(card).offset(8); $0.right.equalTo(card.snp.right).offset(-18)", .info),
    ("$0.left.equalTo(25); $0.right.equalTo(-20)", .info), ("$0.left.equalTo(25); $0.right.equalTo(-side)", .warning),
    ("if isFirst { $0.left.equalTo(card).offset(8) }; if isLast { $0.right.equalTo(card) }", .warning),
    ("$0.left.equalToSuperview(); $0.right.equalToSuperview().inset(8)", .info),
    ("$0.left.equalTo(card).multipliedBy(0.4); $0.right.equalTo(card).multipliedBy(0.6)", .warning),
    ("$0.left.equalTo(card).offset(8); $0.right.equalTo(icon.snp.right).offset(-8)", .warning),
  ])
  func `edges that are each other's mirror image are a hint`(_ pins: String, _ severity: Severity) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_layout_dsl" })
    let code = "import SnapKit\nclass Card: UIView { func f() { box.snp.makeConstraints { \(pins) } } }"
    let found = lint(code, with: rule)
    #expect(!found.isEmpty && found.allSatisfy { ($0.severity ?? rule.severity) == severity })
  }
}

@Suite struct InsetSymmetryTests {
  private func insets(_ code: String) throws -> EdgeInsets {
    let site = try site(code)
    return try #require(site.file.edgeInsets(at: site.index))
  }

  @Test(arguments: [
    "UIEdgeInsets(top: 0, ⟦left⟧: 16, bottom: 0, right: 16)", "UIEdgeInsets(top: 1, ⟦left⟧: 8.0, bottom: 2, right: 8)",
    "UIEdgeInsets(top: 0, ⟦left⟧: Self.pad, bottom: 0, right: Self . pad)",
    "UIEdgeInsets(top: 0, ⟦left⟧: safe.left, bottom: 0, right: safe.right)",
    "UIEdgeInsets(top: 0, ⟦left⟧: 0, bottom: 0, right: .greatestFiniteMagnitude)", "⟦UIEdgeInsetsMake⟧(0, 4, 9, 4)",
  ])
  func `insets that are alike on both sides are symmetric`(_ code: String) throws {
    #expect(try insets(code).isSymmetric)
  }

  @Test(arguments: [
    "UIEdgeInsets(top: 0, ⟦left⟧: 16, bottom: 0, right: 8)", "UIEdgeInsets(top: 8, ⟦left⟧: 8, bottom: 8, right: 0)",
    "UIEdgeInsets(top: 0, ⟦left⟧: pad, bottom: 0, right: margin)", "⟦UIEdgeInsetsMake⟧(4, 4, 4, 0)",
    "UIEdgeInsets(top: 0, ⟦left⟧: 8, bottom: 0, right: -8)",
  ])
  func `insets that differ are not`(_ code: String) throws {
    #expect(try !insets(code).isSymmetric)
  }
}

@Suite struct SideChoiceTests {
  @Test(arguments: [
    "switch side { case .left: return .⟦left⟧; case .right: return .right }",
    "switch side { case .topLeft: if a { return .⟦left⟧ }\ndefault: break }",
    "var safeLeftAnchor: A { guide.⟦leftAnchor⟧ }",
    "func pinRight() { a.⟦rightAnchor⟧ }", "Option(key: \"right\", value: NSTextAlignment.⟦right⟧)",
  ])
  func `whoever asks for a side gets it`(_ code: String) throws {
    #expect(try site(code).isChosenBySide)
  }

  @Test(arguments: [
    "switch side { case .top: return .⟦left⟧; case .left: return .right }", "label.textAlignment = .⟦left⟧",
    "Option(key: \"right now\", value: NSTextAlignment.⟦right⟧)", "func bright() { switch a { default: a.⟦left⟧ } }",
  ])
  func `other places choose no side`(_ code: String) throws {
    let isBright = code.contains("bright")
    #expect(try site(code).isChosenBySide == isBright)
  }

  @Test(arguments: [
    ("pin([.top, .⟦left⟧, .right])", true), ("pin([.⟦right⟧, .left])", true),
    ("pin([.⟦leftMargin⟧, .rightMargin])", true), ("let a = [(.⟦left⟧, 0), (.right, 8)]", true),
    ("let a = [.⟦left⟧: start, .right: end]", true), ("pin([make(.⟦left⟧), make(.right)])", false),
    ("pin([.top, .⟦left⟧])", false), ("pin(.⟦left⟧, .right)", false), ("pin([.⟦left⟧]); pin([.right])", false),
  ])
  func `a list with both sides is its own mirror image`(_ code: String, _ isBeside: Bool) throws {
    #expect(try site(code).standsBesideItsMirrorImage == isBeside)
  }

  @Test(arguments: [
    ("a = follows ? .leading : .⟦left⟧", true), ("if follows { a = .leading } else { a = .⟦left⟧ }", true),
    ("if fixed { a = .⟦left⟧ } else { a = .leading }", true), ("switch a { case b: .⟦left⟧; default: .leading }", true),
    ("a = follows ? .center : .⟦left⟧", false), ("a = .leading; a = .⟦left⟧", false),
    ("if follows { a = .leading }; a = .⟦left⟧", false),
    ("if previous == nil { pin(.leading) } else { pin(.⟦left⟧, to: previous) }", false),
    ("if index == 0 { pin(.leading) } else { pin(.⟦left⟧, to: previous) }", false),
  ])
  func `who offers both kinds of sides means the difference`(_ code: String, _ isOffered: Bool) throws {
    #expect(try site(code).hasDirectionalAlternative("leading") == isOffered)
  }
}

/// Constraints that pin both sides alike.
@Suite struct PinSymmetryTests {
  private func hasMirrorImage(_ code: String) throws -> Bool {
    let site = try site(code)
    let constraint = try #require(site.file.anchorConstraint(around: site.index))
    return site.file.hasMirrorImage(constraint)
  }

  private let receiver = "box.⟦leftAnchor⟧.constraint(equalTo: view.leftAnchor, constant: 8)\n"

  @Test(arguments: [
    "box.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -8)",
    "box.topAnchor.constraint(equalTo: view.topAnchor)\nbox.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -8)",
    "box.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -16)",
    "box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1.0, constant: -16)",
  ])
  func `the same view pinned to the same target on the other side`(_ other: String) throws {
    #expect(try hasMirrorImage("func f() {\n" + receiver + other + "\n}"))
  }

  @Test func `no nearer than so much on both sides`() throws {
    let left = "box.⟦leftAnchor⟧.constraint(greaterThanOrEqualTo: view.leftAnchor, constant: pad)\n"
    let right = "box.rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor, constant: pad * -1)"
    #expect(try hasMirrorImage("func f() {\n" + left + right + "\n}"))
    let nearer = right.replacing("less", with: "greater")
    #expect(try !hasMirrorImage("func f() {\n" + left + nearer + "\n}"))
  }

  @Test func `insets handed over whole are the same on both sides`() throws {
    let left = "box.⟦leftAnchor⟧.constraint(equalTo: view.leftAnchor, constant: insets.left)\n"
    let right = "box.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -insets.right)"
    #expect(try hasMirrorImage("func f() {\n" + left + right + "\n}"))
    #expect(
      try !hasMirrorImage(
        "func f(left: CGFloat, right: CGFloat) {\n" + (left + right).replacing("insets.", with: "") + "\n}"
      )
    )
  }

  @Test(arguments: [
    "", "box.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -16)",
    "label.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -8)",
    "box.rightAnchor.constraint(equalTo: other.rightAnchor, constant: -8)",
    "box.rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor, constant: -8)",
    "box.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -8)",
    "box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)",
    "box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1.0 / 3, constant: -16)",
  ])
  func `another view, target, relation or distance is none`(_ other: String) throws {
    #expect(try !hasMirrorImage("func f() {\n" + receiver + other + "\n}"))
  }
}

/// A shift of a few points is seen by nobody.
@Suite struct NearlyPinnedPairTests {
  @Test(arguments: [
    ("constant: 16", "constant: -20", Severity.info), ("constant: 16", "constant: -27", .warning),
    ("constant: 16", "constant: -margin", .warning), ("constant: 0", "constant: -8", .info),
  ])
  func `anchors and attributes that differ by a little are a hint`(_ one: String, _ other: String, _ severity: Severity)
    throws
  {
    let anchors = """
      class Card: UIView { func f() {
        box.leftAnchor.constraint(equalTo: leftAnchor, \(one)).isActive = true
        box.rightAnchor.constraint(equalTo: rightAnchor, \(other)).isActive = true
      } }
      """
    let attributes = """
      func f() {
        NSLayoutConstraint(item: box, attribute: .left, relatedBy: .equal, toItem: card, attribute: .left, \(one))
        NSLayoutConstraint(item: box, attribute: .right, relatedBy: .equal, toItem: card, attribute: .right, \(other))
      }
      """
    for (id, code) in [("absolute_anchor", anchors), ("absolute_constraint_attribute", attributes)] {
      let rule = try #require(allRules.map(\.rule).first { $0.id == id })
      let found = lint(code, with: rule)
      #expect(found.count == (severity == .info ? 1 : 2))
      #expect(found.allSatisfy { ($0.severity ?? rule.severity) == severity })
    }
  }
}
