/// A piece of ink.
public enum Shape: Hashable, Sendable {
  case stroke(Stroke)
  case line(Line)
  /// An ellipse of ink but for the hole, which lies inside: a ring. The hole is not painted white: what
  /// lies behind shows there.
  case ellipse(Ellipse, hole: Ellipse?)

  /// What the ink covers, exactly.
  public var box: Box {
    switch self {
    case .stroke(let stroke): stroke.box
    case .line(let line): line.box
    case .ellipse(let ellipse, hole: _): ellipse.box
    }
  }
}
