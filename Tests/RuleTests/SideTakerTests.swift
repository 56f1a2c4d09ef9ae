import RTLRuleKit
import Testing

/// Layout helpers of a project's own, which stand in other files than their calls.
@Suite struct SideTakerTests {
  private static let edges = "extension UIView { enum HorizontalEdge { case left, leading, right, trailing } }"
  private static let helper = """
    extension UIView {
      func pin(_ edge: UIView.HorizontalEdge, to other: UIView.HorizontalEdge, of view: UIView) {}
      func pin(_ edge: UIView.VerticalEdge, to other: UIView.VerticalEdge, of view: UIView) {}
    }
    """

  private func isConstraint(_ code: String, beside others: [String]) throws -> Bool {
    let site = try site(code, beside: others)
    return site.file.libraryConstraint(at: site.index) != nil
  }

  @Test func `a helper that takes both kinds of sides pins by either`() throws {
    #expect(try isConstraint("icon.pin(.⟦left⟧, to: .right, of: title)", beside: [Self.helper, Self.edges]))
    #expect(try isConstraint("icon.pin(.left, to: .⟦right⟧, of: title)", beside: [Self.edges, Self.helper]))
  }

  @Test func `one that knows the sides of the screen alone offers nothing else`() throws {
    let sides = "extension UIView { enum HorizontalEdge { case left, right } }"
    #expect(try !isConstraint("icon.pin(.⟦left⟧, to: .right, of: title)", beside: [Self.helper, sides]))
    #expect(try !isConstraint("icon.pin(.⟦left⟧, to: .right, of: title)", beside: [Self.helper]))
    #expect(try !isConstraint("icon.pin(from: .⟦left⟧)", beside: [Self.helper, Self.edges]))
  }
}
