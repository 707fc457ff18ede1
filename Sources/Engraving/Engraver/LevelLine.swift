import MusicTheory

/// A staff line or a ledger line. Thicknesses are in staff spaces.
struct LevelLine {
  let position: StaffPosition
  let minX: Double
  let maxX: Double
  let thickness: Double

  static func staffLine(at position: StaffPosition, width: Double) -> LevelLine {
    LevelLine(position: position, minX: 0, maxX: width, thickness: 0.1)
  }

  /// A ledger line is thicker than a staff line, for it stands alone.
  static func ledgerLine(at position: StaffPosition, from minX: Double, to maxX: Double)
    -> LevelLine
  {
    LevelLine(position: position, minX: minX, maxX: maxX, thickness: 0.15)
  }

  var start: Point { Point(x: minX, y: position.y) }

  /// Relative to the start.
  var shape: Line {
    Line(from: Point(x: 0, y: 0), to: Point(x: maxX - minX, y: 0), thickness: thickness)
  }

  var box: Box { shape.box.moved(by: start) }
}

extension StaffPosition {
  /// The height above the bottom line, in staff spaces.
  var y: Double { Double(value) / 2 }
}
