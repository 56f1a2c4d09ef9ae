import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

/// What the asset catalogs say decides whether an image is worth a word.
@Suite struct ImageDirectionTests {
  private func severities(_ code: String) throws -> [Severity] {
    let rule = try #require(allRules.first { $0.rule.id == "unmirrored_image" })
    let structure = Structure(Source(code))
    var project = ProjectIndex([structure])
    project.images.record(Array("mirrored-arrow-left".utf8), hasDirection: true)
    project.images.record(Array("nav_back".utf8), hasDirection: true)
    project.images.record(Array("arrow_left".utf8), hasDirection: false)
    project.images.record(Array("arrow_right".utf8), hasDirection: false)
    project.images.record(Array("icChevronRight".utf8), hasDirection: false)
    let file = LintedFile(path: "Example.swift", structure: structure, project: project)
    return Dispatch([rule]).findings(in: file).map { $0.finding.severity ?? rule.rule.severity }
  }

  @Test(arguments: [
    #"UIImage(named: "mirrored-arrow-left")"#, #"Image("nav_back")"#, "UIImage(resource: .navBack)",
    "Asset.navBack.image", #"let title = "arrow_left""#, "Row(icon: .navBack)",
    "Row(move: .arrowRight)", "Row(.arrowRight)", "rowIcon(.arrowRight)",
  ])
  func `an image that declares its direction is right`(_ code: String) throws {
    #expect(try severities(code).isEmpty)
  }

  @Test(arguments: [
    #"UIImage(named: "arrow_left")"#, #"Image("arrow_right")"#, "UIImage(resource: .arrowLeft)",
    "Asset.icChevronRight.image", #"let backIcon = "arrow_left""#, "Row(icon: .arrowRight)",
    "RowIcon(.arrowRight, size: 16)", "view.image = .arrowRight", "button.setImage(.arrowLeft, for: .normal)",
    "R.image.arrow_right()", "Image.icChevronRight.resizable()", "Asset.Common.icChevronRight.image",
  ])
  func `an arrow of the catalog that declares none is a fault`(_ code: String) throws {
    #expect(try severities(code) == [.warning])
  }

  @Test func `an image no catalog holds is a note`() throws {
    #expect(try severities(#"UIImage(named: "other_arrow_left")"#) == [.info])
  }

  @Test func `a plain arrow of a package that nobody sees is a fault`() throws {
    #expect(try severities("Row(icon: IconProvider.chevronRight)") == [.warning])
    #expect(try severities("Row(icon: IconProvider.forward)") == [.info])
  }

  @Test(arguments: [
    "bar.backIndicatorImage = Asset.icChevronRight.image", #"bar.backIndicatorImage = UIImage(named: "arrow_left")"#,
    #"func f() { let back = UIImage(named: "arrow_left"); bar.backIndicatorTransitionMaskImage = back }"#,
    #"look.setBackIndicatorImage(UIImage(named: "arrow_left"), transitionMaskImage: nil)"#,
  ])
  func `what newer systems turn around is a note`(_ code: String) throws {
    #expect(try severities(code) == [.info])
  }

  @Test func `a picture that is turned is a note`() throws {
    #expect(try severities(#"Image("arrow_right").rotationEffect(.degrees(isOpen ? -90 : 0))"#) == [.info])
    #expect(try severities("Asset.icChevronRight.image.rotated(by: .pi / 2)") == [.info])
  }

  @Test func `both sides together are notes`() throws {
    #expect(try severities(#"f(UIImage(named: "arrow_left"), UIImage(named: "arrow_right"))"#) == [.info, .info])
  }
}
