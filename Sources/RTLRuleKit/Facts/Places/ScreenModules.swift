import RTLSyntax

/// The modules that put something on a screen.
package enum ScreenModules {
  package static func areImported(by structure: Structure) -> Bool {
    structure.imports.contains {
      structure.token(Int($0), isAnyOf: "UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "WidgetKit", "TVUIKit")
    }
  }
}
