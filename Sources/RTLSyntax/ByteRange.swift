/// A half-open range of byte offsets into one source file.
package struct ByteRange: Hashable, Sendable {
  package var start: Int
  package var end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  package var count: Int { end - start }
  package var isEmpty: Bool { start == end }

  package func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
  package func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }
}
