/// A place, or a distance with its direction, in staff spaces: x to the right, y upward.
public struct Point: Hashable, Sendable {
  public let x: Double
  public let y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
