/// The candidate that was probably meant by a mistyped name.
///
/// It is fewer than four edits away, and fewer than half its own letters. Of two that are equally near, it
/// is the one of the same letters: fingers double and swap them more often than they find others.
func suggestion(for typo: String, among candidates: [String]) -> String? {
  let typo = typo.lowercased()
  return
    candidates
    .filter { abs($0.count - typo.count) < 4 }
    .map { (name: $0, edits: editDistance(from: typo, to: $0)) }
    .filter { $0.edits < 4 && 2 * $0.edits < $0.name.count }
    .min {
      ($0.edits, Set($0.name) == Set(typo) ? 0 : 1) < ($1.edits, Set($1.name) == Set(typo) ? 0 : 1)
    }?
    .name
}

/// The Damerau–Levenshtein distance in its restricted form, "optimal string alignment": the number
/// of insertions, deletions, substitutions and swaps of neighbours that turn one text into the
/// other when no part is edited twice.
func editDistance(from source: String, to target: String) -> Int {
  let source = Array(source)
  let target = Array(target)
  var rowBeforeLast: [Int] = []
  var lastRow = Array(0...target.count)
  for i in source.indices {
    var row = [i + 1]
    for j in target.indices {
      let substitution = lastRow[j] + (source[i] == target[j] ? 0 : 1)
      var edits = min(substitution, lastRow[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
        edits = min(edits, rowBeforeLast[j - 1] + 1)
      }
      row.append(edits)
    }
    (rowBeforeLast, lastRow) = (lastRow, row)
  }
  return lastRow[target.count]
}
