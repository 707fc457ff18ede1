/// A shape that covers one unbroken piece of every row of dots it meets.
protocol DotShape {
  /// From the first row to the last that may be met.
  var rows: DotSpan { get }

  /// What is covered of a row; nil when nothing is.
  func columns(inRow row: Int) -> DotSpan?
}

/// A place among dots: whole numbers are the middles of dots, and rows count downward.
struct DotPlace {
  let column: Double
  let row: Double
}

/// A stretch across or down the grid.
struct DotSpan {
  let start: Double
  let end: Double

  /// The first dot whose middle is covered.
  var firstDot: Int { Int(start.rounded(.up)) }
  /// The last dot whose middle is covered; before the first when there is none.
  var lastDot: Int { Int(end.rounded(.down)) }
}
