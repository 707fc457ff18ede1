/// A figure as ink, whatever it will be shown in: dots, pixels or paths.
///
/// Lengths are in staff spaces, the distance from one staff line to the next. x grows to the right;
/// y grows upward and is 0 on the bottom line, so that the staff position `p` lies at y = p / 2.
/// All ink is of one colour, and where two shapes overlap the ink is their union.
public struct Drawing: Hashable, Sendable {
  /// From the back to the front: staff lines, ledger lines, then all else.
  public let symbols: [Symbol]

  public init(_ symbols: [Symbol]) {
    self.symbols = symbols
  }

  /// What the ink covers, exactly; nil when there is none.
  public var box: Box? {
    Box(enclosing: symbols.compactMap(\.box))
  }
}

extension Drawing {
  /// One sign of notation at its place.
  public struct Symbol: Hashable, Sendable {
    public let role: Role
    /// What is to be pointed out about the note this symbol belongs to; nil elsewhere.
    public let mark: StaffNote.Mark?
    /// Where the shapes' own (0, 0) lies. Two symbols of the same shapes differ in nothing else, so
    /// an output that rounds origins to its grid draws them alike.
    public let origin: Point
    /// Relative to the origin.
    public let shapes: [Shape]

    public init(_ role: Role, mark: StaffNote.Mark? = nil, at origin: Point, _ shapes: [Shape]) {
      self.role = role
      self.mark = mark
      self.origin = origin
      self.shapes = shapes
    }

    /// What the symbol's ink covers on the staff, exactly; nil when it has no shapes.
    public var box: Box? {
      Box(enclosing: shapes.map(\.box))?.moved(by: origin)
    }
  }

  /// What a symbol is on the staff.
  public enum Role: Hashable, Sendable, CaseIterable {
    case staffLine
    case ledgerLine
    case clef
    /// The small 8 of a clef that sounds an octave lower.
    case octaveEight
    /// One sharp or flat of the key signature.
    case signatureSign
    /// A sign before a note.
    case accidental
    case head
    /// The small sign beside a note that is pointed out: a tick, a cross or a question mark.
    case mark
  }
}
