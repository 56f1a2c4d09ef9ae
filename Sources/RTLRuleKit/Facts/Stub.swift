extension Site {
  package var isDirectionAware: Bool { false }
  package func isInLeftToRightIsland(receiver: Int?) -> Bool { false }
}
