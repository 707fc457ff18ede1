/// The places across the staff that symbols may take.
///
/// An output of few dots asks for its own columns of dots: then like symbols look alike, and like
/// distances are alike.
enum HorizontalGrid: Sendable {
  case free
  /// Multiples of a staff space's part.
  case perSpace(Int)

  /// The first place at or to the right of x.
  func placeRight(of x: Double) -> Double {
    rounded(x, .up)
  }

  /// The first place at or to the left of x.
  func placeLeft(of x: Double) -> Double {
    rounded(x, .down)
  }

  private func rounded(_ x: Double, _ rule: FloatingPointRoundingRule) -> Double {
    switch self {
    case .free: x
    case .perSpace(let parts): (x * Double(parts)).rounded(rule) / Double(parts)
    }
  }
}
