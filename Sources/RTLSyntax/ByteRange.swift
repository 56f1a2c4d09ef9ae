/// A half-open range of byte offsets into one source file.
public struct ByteRange: Hashable, Sendable {
  public var start: Int
  public var end: Int

  @inlinable
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  @inlinable public var count: Int { end - start }
  @inlinable public var isEmpty: Bool { start == end }

  @inlinable public func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
  @inlinable public func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }
}
