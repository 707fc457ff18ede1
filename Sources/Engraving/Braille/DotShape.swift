/// A place among dots: whole numbers are the middles of dots, and rows count downward.
struct DotPlace {
  let column: Double
  let row: Double
}

/// The part of a row that a shape covers.
struct DotSpan {
  let start: Double
  let end: Double

  var firstDot: Int { Int(start.rounded(.up)) }
  var lastDot: Int { Int(end.rounded(.down)) }
}

/// A shape that covers one piece of every row it meets.
protocol DotShape {
  /// Rows outside which nothing is covered.
  var rows: ClosedRange<Int> { get }

  func columns(inRow row: Int) -> DotSpan?
}

/// The rows that come within a distance of a middle row.
private func rows(about middle: Double, by distance: Double) -> ClosedRange<Int> {
  let first = Int((middle - distance).rounded(.up))
  return first...max(first, Int((middle + distance).rounded(.down)))
}

struct DotDisc: DotShape {
  let center: DotPlace
  let radius: Double

  var rows: ClosedRange<Int> { Engraving.rows(about: center.row, by: radius) }

  func columns(inRow row: Int) -> DotSpan? {
    let height = Double(row) - center.row
    let square = radius * radius - height * height
    guard square >= 0 else { return nil }
    let half = square.squareRoot()
    return DotSpan(start: center.column - half, end: center.column + half)
  }
}

/// A line of even width with square ends.
struct DotBar: DotShape {
  let start: DotPlace
  let end: DotPlace
  let halfWidth: Double

  var rows: ClosedRange<Int> {
    let middle = (start.row + end.row) / 2
    return Engraving.rows(about: middle, by: abs(end.row - start.row) / 2 + halfWidth)
  }

  /// With u the direction of the line, the places (x, y) from the start that lie
  /// 0 ≤ x · u.x + y · u.y ≤ length along it and |x · u.y − y · u.x| ≤ halfWidth across it.
  func columns(inRow row: Int) -> DotSpan? {
    let (dx, dy) = (end.column - start.column, end.row - start.row)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return nil }
    let (ux, uy) = (dx / length, dy / length)
    let y = Double(row) - start.row
    guard let along = solutions(of: ux, plus: y * uy, from: 0, to: length),
      let across = solutions(of: uy, plus: -y * ux, from: -halfWidth, to: halfWidth)
    else { return nil }
    let (first, last) = (max(along.start, across.start), min(along.end, across.end))
    return first <= last ? DotSpan(start: start.column + first, end: start.column + last) : nil
  }
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

struct DotOval: DotShape {
  let center: DotPlace
  let semiMajor: DotPlace
  let semiMinor: Double

  var rows: ClosedRange<Int> {
    Engraving.rows(about: center.row, by: max(length, semiMinor))
  }

  /// With u the direction of the longer axis a, the places (x, y) from the centre with
  /// (x · u.x + y · u.y)² / a² + (x · u.y − y · u.x)² / b² ≤ 1: a quadratic inequality for x.
  func columns(inRow row: Int) -> DotSpan? {
    guard length > 0, semiMinor > 0 else { return nil }
    let (ux, uy) = (semiMajor.column / length, semiMajor.row / length)
    let (major, minor) = (1 / (length * length), 1 / (semiMinor * semiMinor))
    let y = Double(row) - center.row
    let a = ux * ux * major + uy * uy * minor
    let halfB = y * ux * uy * (major - minor)
    let c = y * y * (uy * uy * major + ux * ux * minor) - 1
    let discriminant = halfB * halfB - a * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    return DotSpan(
      start: center.column + (-halfB - root) / a,
      end: center.column + (-halfB + root) / a
    )
  }

  private var length: Double {
    (semiMajor.column * semiMajor.column + semiMajor.row * semiMajor.row).squareRoot()
  }
}
