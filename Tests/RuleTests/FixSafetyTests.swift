import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

/// A fix is safe where nothing that belongs to it stays behind.
@Suite struct FixSafetyTests {
  @Test(arguments: [
    ("class ProfileView: UIView", Fix.Safety.safe), ("class WelcomeIllustrationView: UIView", .unsafe),
    ("final class LoadingAnimation: UIView", .unsafe),
  ])
  func `what is part of a picture is left to a person`(type: String, safety: Fix.Safety) throws {
    let code =
      "\(type) { func f() { hill.leftAnchor.constraint(equalTo: sky.leftAnchor, constant: 8).isActive = true } }"
    let file = LintedFile(path: "A.swift", structure: Structure(Source(code)), project: ProjectIndex())
    let anchor = try #require(file.landmarks.edgeAnchors.first)
    let constraint = try #require(file.anchorConstraint(from: anchor))
    #expect(file.anchorFix(for: constraint)?.safety == safety)
  }

  @Test(arguments: [
    ("button.contentHorizontalAlignment = .left", Fix.Safety.safe),
    ("button.contentHorizontalAlignment = .left; button.imageEdgeInsets.right = 8", .unsafe),
    ("button.contentHorizontalAlignment = .left; other.imageEdgeInsets.right = 8", .safe),
    ("label.textAlignment = .left", .safe),
    ("left.textAlignment = .left; right.textAlignment = .right", .unsafe),
    ("let unit = UILabel(frame: CGRect(x: 40, y: 0, width: 9, height: 9)); unit.textAlignment = .left", .unsafe),
    ("var preferred: NSTextAlignment { if isPlain { return .left }; return stored ?? .left }", .unsafe),
  ])
  func `what goes with an alignment and stays makes its fix unsafe`(code: String, safety: Fix.Safety) throws {
    let rules = allRules.map(\.rule).filter { $0.id.hasSuffix("_alignment") }
    let fixes = rules.flatMap { lint(Source(code), with: $0) }.compactMap(\.fix)
    #expect(try #require(fixes.first).safety == safety)
  }
}
