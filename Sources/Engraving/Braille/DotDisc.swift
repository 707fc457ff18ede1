struct DotDisc: DotShape {
  let center: DotPlace
  let radius: Double

  var rows: DotSpan { DotSpan(start: center.row - radius, end: center.row + radius) }

  func columns(inRow row: Int) -> DotSpan? {
    let height = Double(row) - center.row
    let square = radius * radius - height * height
    guard square >= 0 else { return nil }
    let half = square.squareRoot()
    return DotSpan(start: center.column - half, end: center.column + half)
  }
}
