import RTLSyntax

extension LintedFile {
  /// A picture behind everything else, at which nothing stands: `card.insertSubview(backgroundImage, belowSubview: title)`.
  package func isBackdrop(_ view: Int) -> Bool {
    guard structure.name(view, holdsAnyOf: ["background", "backdrop"]),
      let made = initialValue(of: view), structure.token(made.first, isAnyOf: "UIImageView", "NSImageView")
    else { return false }
    return usesInType(of: view).contains { use in
      guard let call = structure.call(around: use), structure.firstArgument(of: call)?.end == use + 1 else {
        return false
      }
      return structure.token(call.callee, is: "sendSubviewToBack")
        || structure.token(call.callee, is: "insertSubview")
          && (structure.argument("belowSubview", of: call) != nil
            || structure.argument("at", of: call).map { structure.token($0.start, is: "0") } ?? false)
    }
  }
}
