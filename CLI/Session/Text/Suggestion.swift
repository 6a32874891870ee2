/// Returns `; did you mean …?` with the nearest of some words, or nothing where none is near.
package func suggestion(_ word: String, among words: [String]) -> String {
  // Nobody mistypes a word of the table by so much; and the distance costs the product of lengths.
  guard word.count < 40 else { return "" }
  let nearest = words.map { ($0, editDistance(word.lowercased(), $0)) }.min { $0.1 < $1.1 }
  // Of a word of two letters every other one is near.
  guard let (candidate, distance) = nearest,
    distance <= min(max(1, candidate.count / 3), candidate.count - 2)
  else { return "" }
  return "; did you mean '\(candidate)'?"
}

/// Returns how many letters must be put in, left out, changed or swapped with their neighbour to make
/// one word of the other.
package func editDistance(_ a: String, _ b: String) -> Int {
  let a = Array(a)
  let b = Array(b)
  var rows = [Array(0...b.count)]
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, rows[i - 1][j - 1] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}
