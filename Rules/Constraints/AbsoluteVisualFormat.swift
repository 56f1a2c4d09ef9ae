import RTLRuleKit
import RTLSyntax

struct AbsoluteVisualFormat: Rule {
  let id = "absolute_visual_format"
  let summary = "Visual format options that lay out from left to right"
  let rationale = """
    A visual format runs from leading to trailing unless its options say otherwise. directionLeftToRight and the \
    alignments to the left and right say otherwise: they keep the English order for people who read from the right.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple documentation, NSLayoutConstraint.FormatOptions",
  ]

  private let twins = [
    "alignAllLeft": "alignAllLeading", "alignAllRight": "alignAllTrailing",
    "directionLeftToRight": "directionLeadingToTrailing", "directionRightToLeft": "directionLeadingToTrailing",
  ]

  let bad: [Example] = [
    Example(
      #"NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|", options: .⟦directionLeftToRight⟧, metrics: nil, views: views)"#,
      fixed:
        #"NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|", options: .directionLeadingToTrailing, metrics: nil, views: views)"#
    ),
    Example(
      #"NSLayoutConstraint.constraints(withVisualFormat: "V:[a]-[b]", options: .⟦alignAllLeft⟧, metrics: nil, views: views)"#,
      fixed:
        #"NSLayoutConstraint.constraints(withVisualFormat: "V:[a]-[b]", options: .alignAllLeading, metrics: nil, views: views)"#
    ),
    "let options: NSLayoutConstraint.FormatOptions = [.⟦alignAllRight⟧]",
    "let options = NSLayoutConstraint.FormatOptions.⟦directionRightToLeft⟧",
    #"let all = NSLayoutConstraint.constraints(withVisualFormat: format, options: [.alignAllTop, .⟦alignAllRight⟧], metrics: nil, views: views)"#,
    #"let all = NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a]-\(gap)-[b]|", options: .⟦alignAllLeft⟧, metrics: nil, views: views)"#,
  ]

  let good: [Example] = [
    #"NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|", options: [], metrics: nil, views: views)"#,
    #"NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|", options: .alignAllCenterY, metrics: nil, views: views)"#,
    #"NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|", options: .directionLeadingToTrailing, metrics: nil, views: views)"#,
    "let options: NSLayoutConstraint.FormatOptions = isRTL ? .directionRightToLeft : .directionLeftToRight",
    #"NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a]-|", options: [.alignAllLeft], metrics: nil, views: views)"#,
    "let text = \"H:|-[a]-|\"",
    "enum Option { case alignAllLeft, alignAllRight }",
    "tool.alignAllLeft()",
    "let directionLeftToRight = true",
  ]

  let triggers: [Trigger] =
    ["alignAllLeft", "alignAllRight", "directionLeftToRight", "directionRightToLeft"].map { .word($0) }

  func check(_ site: Site) -> Finding? {
    guard site.structure.isMember(site.index), site.structure.kind(site.index + 1) != .leftParen,
      let twin = twins[site.text], !alignsOneAlone(site), !site.isDirectionAware, !site.isInLeftToRightIsland
    else { return nil }
    return Finding(
      site.range,
      "the format is laid out for one direction only; use .\(twin)",
      // Never safe: who else holds the views is not asked.
      fix: site.file.keepsConstraintsBySide ? nil : Fix(.unsafe, twin, [Edit(site.range, twin)])
    )
  }

  /// `.alignAllLeft` of `"V:|-[slider]-|"`: one view has no other to be aligned with.
  private func alignsOneAlone(_ site: Site) -> Bool {
    let structure = site.structure
    guard site.is("alignAllLeft", "alignAllRight"), let open = structure.opening(around: site.index),
      let call = structure.call(around: structure.kind(open) == .leftSquare ? open : site.index),
      let format = structure.firstArgument(of: call), let label = format.label,
      structure.token(label, is: "withVisualFormat"), structure.kind(format.start) == .stringStart,
      format.end == format.start + 3
    else { return false }
    return structure.source[structure.range(format.start + 1)].count { $0 == UInt8(ascii: "[") } == 1
  }
}
