/// An ellipse in any direction.
struct DotOval: DotShape {
  let center: DotPlace
  /// From the centre to the edge along the longer axis.
  let semiMajor: DotPlace
  let semiMinor: Double

  var rows: DotSpan { DotSpan(start: center.row - length, end: center.row + length) }

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
      start: center.column - (halfB + root) / a,
      end: center.column - (halfB - root) / a
    )
  }

  private var length: Double {
    (semiMajor.column * semiMajor.column + semiMajor.row * semiMajor.row).squareRoot()
  }
}
