/// The known name that somebody most likely meant, if any is near enough to be offered.
package func nearest(to name: String, in known: some Sequence<String>) -> String? {
  // What is longer than any name of ours is no slip of the finger, and would make the table large.
  let given = Array(name.lowercased().utf8.prefix(64))
  var best: (distance: Int, name: String)?
  for candidate in known {
    let limit = max(1, min(given.count, candidate.utf8.count) / 3)
    // Each letter more must be left out: most names need no table.
    guard abs(given.count - min(candidate.utf8.count, 64)) <= limit else { continue }
    let distance = editDistance(given, Array(candidate.lowercased().utf8.prefix(64)))
    guard distance <= limit else { continue }
    if let best, (best.distance, best.name) <= (distance, candidate) { continue }
    best = (distance, candidate)
  }
  return best?.name
}

/// How many letters must be put in, left out, changed or swapped with their neighbour.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  var current = beforeLast
  for row in 0..<left.count {
    current[0] = row + 1
    for column in 0..<right.count {
      let isSame = left[row] == right[column]
      var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      let isSwap = row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
      if isSwap { cost = min(cost, beforeLast[column - 1] + 1) }
      current[column + 1] = cost
    }
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[right.count]
}

/// The end of a message about an unknown name.
package func suggestion(for name: String, in known: some Sequence<String>) -> String {
  nearest(to: name, in: known).map { "; did you mean `\($0)`?" } ?? ""
}
