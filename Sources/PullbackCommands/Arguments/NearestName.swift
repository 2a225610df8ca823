/// Finds what may have been meant by a name that is not known.
package enum NearestName {
  /// The name of `names` that is fewest edits away, the first of equals; `nil` where even that one
  /// differs in more than a third of its letters.
  package static func of(_ name: String, among names: [String]) -> String? {
    let distances = names.map { (name: $0, edits: edits(from: Array(name), to: Array($0))) }
    guard let best = distances.min(by: { $0.edits < $1.edits }) else { return nil }
    return best.edits <= max(1, best.name.count / 3) ? best.name : nil
  }

  /// Letters to insert, remove, replace or swap with a neighbour (optimal string alignment).
  private static func edits(from source: [Character], to target: [Character]) -> Int {
    var rows = [Array(0...target.count)]
    for i in 0..<source.count {
      var row = [i + 1]
      for j in 0..<target.count {
        let isSame = source[i] == target[j]
        var cost = min(rows[i][j] + (isSame ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
          cost = min(cost, rows[i - 1][j - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[source.count][target.count]
  }
}
