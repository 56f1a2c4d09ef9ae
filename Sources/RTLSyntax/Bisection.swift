extension RandomAccessCollection where Index == Int {
  /// Where the elements that fulfil a condition end; in order, they all stand before those that do not.
  @inlinable
  public func partitionIndex(_ fulfils: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if fulfils(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
