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
    let sides = "enum Edge { case left, right }"
    let helper = "extension UIView { func pin(_ edge: Edge, of view: UIView) {} }"
    #expect(try !isConstraint("icon.pin(.⟦left⟧, of: title)", beside: [helper, sides]))
    #expect(try !isConstraint("icon.pin(.⟦left⟧, of: title)", beside: [helper]))
    #expect(try !isConstraint("icon.pin(from: .⟦left⟧)", beside: [Self.helper, Self.edges]))
  }

  @Test func `from a side to a side of a view is a pin, whoever made the helper`() throws {
    #expect(try isConstraint("icon.pin(.⟦left⟧, to: .right, of: title)", beside: []))
    #expect(try isConstraint("icon.alignAttribute(.⟦right⟧, to: .left, of: title, predicate: \"8\")", beside: []))
    #expect(try !isConstraint("icon.pin(.leading, to: .⟦leading⟧, of: title)", beside: []))
    #expect(try !isConstraint("card.move(.⟦left⟧, to: .right, of: table)", beside: []))
  }
}
