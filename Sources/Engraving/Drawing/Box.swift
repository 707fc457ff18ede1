/// An upright rectangle in staff spaces: what a piece of ink covers.
public struct Box: Hashable, Sendable {
  public let minX: Double
  public let minY: Double
  public let maxX: Double
  public let maxY: Double

  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The smallest box that holds all others; nil when there are none.
  public init?(enclosing boxes: [Box]) {
    guard let first = boxes.first else { return nil }
    self = boxes.dropFirst().reduce(first) { $0.union($1) }
  }

  public var width: Double { maxX - minX }
  public var height: Double { maxY - minY }

  public func union(_ other: Box) -> Box {
    Box(
      minX: min(minX, other.minX),
      minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY)
    )
  }

  public func moved(by offset: Point) -> Box {
    Box(
      minX: minX + offset.x,
      minY: minY + offset.y,
      maxX: maxX + offset.x,
      maxY: maxY + offset.y
    )
  }
}
