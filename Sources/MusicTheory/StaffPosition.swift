/// A place on the staff: 0 is the bottom line, 1 the space above it, 8 the top line; below the staff
/// the numbers are negative.
public struct StaffPosition: Hashable, Comparable, Sendable {
  public let value: Int

  /// Any position can be made, and those near the staff are meant: whoever takes a number from
  /// outside checks it first.
  public init(_ value: Int) {
    self.value = value
  }

  public static let bottomLine = StaffPosition(0)
  public static let middleLine = StaffPosition(4)
  public static let topLine = StaffPosition(8)

  /// Whether a note here sits on a line (of the staff, or a ledger line) rather than in a space.
  public var isOnLine: Bool { value.isMultiple(of: 2) }

  /// The ledger lines a note here needs, outermost last.
  public var ledgerLines: [StaffPosition] {
    let above = stride(from: 10, through: value, by: 2)
    let below = stride(from: -2, through: value, by: -2)
    return (Array(above) + Array(below)).map(StaffPosition.init)
  }

  public static func < (lower: StaffPosition, upper: StaffPosition) -> Bool {
    lower.value < upper.value
  }
}
