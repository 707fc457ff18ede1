/// A line of even width with square ends.
struct DotBar: DotShape {
  let start: DotPlace
  let end: DotPlace
  let halfWidth: Double

  var rows: DotSpan {
    DotSpan(start: min(start.row, end.row) - halfWidth, end: max(start.row, end.row) + halfWidth)
  }

  /// With u the direction of the line, the places (x, y) from the start with
  /// 0 ≤ x · u.x + y · u.y ≤ length, along it, and |x · u.y − y · u.x| ≤ halfWidth, across it.
  func columns(inRow row: Int) -> DotSpan? {
    let (dx, dy) = (end.column - start.column, end.row - start.row)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return nil }
    let (ux, uy) = (dx / length, dy / length)
    let y = Double(row) - start.row
    guard let along = solutions(of: ux, plus: y * uy, from: 0, to: length),
      let across = solutions(of: uy, plus: -y * ux, from: -halfWidth, to: halfWidth)
    else { return nil }
    return DotSpan(
      start: start.column + max(along.start, across.start),
      end: start.column + min(along.end, across.end)
    )
  }

  /// The x for which lower ≤ factor · x + term ≤ upper.
  private func solutions(
    of factor: Double,
    plus term: Double,
    from lower: Double,
    to upper: Double
  ) -> DotSpan? {
    guard factor != 0 else {
      return lower <= term && term <= upper ? DotSpan(start: -.infinity, end: .infinity) : nil
    }
    let (first, second) = ((lower - term) / factor, (upper - term) / factor)
    return DotSpan(start: min(first, second), end: max(first, second))
  }
}
