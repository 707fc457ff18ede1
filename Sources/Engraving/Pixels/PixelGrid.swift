/// Where the staff spaces of a drawing lie among pixels.
struct PixelGrid {
  let width: Int
  let height: Int
  /// Where the drawing's (0, 0) lies, in pixels from the upper left corner, y downward.
  let origin: Point
  private let scale: Double

  /// Pixels round the ink, since rounding may move it by half of one.
  static let margin = 1

  /// A grid of whole cells that holds all ink.
  init(_ drawing: Drawing, staffSpace: Int, cell: PixelSize) {
    let scale = Double(staffSpace)
    let ink = drawing.box ?? Box(minX: 0, minY: 0, maxX: 0, maxY: 0)
    let left = Int((-ink.minX * scale).rounded(.up)) + Self.margin
    let right = Int((ink.maxX * scale).rounded(.up)) + Self.margin
    let above = Int((ink.maxY * scale).rounded(.up)) + Self.margin
    let below = Int((-ink.minY * scale).rounded(.up)) + Self.margin
    self.scale = scale
    width = (left + right).roundedUp(toMultipleOf: cell.width)
    height = (above + below).roundedUp(toMultipleOf: cell.height)
    let spare = height - above - below
    origin = Point(
      x: Double(left),
      y: Double(spare / 2 + above) + drawing.phase(scale: scale)
    )
  }

  /// The ink of a symbol, in pixels.
  ///
  /// A symbol's origin is rounded to a whole pixel from left to right, so that equal signs look
  /// equal, and kept exact from bottom to top.
  func patches(for symbol: Drawing.Symbol) -> [Patch] {
    let place = Point(
      x: origin.x + (symbol.origin.x * scale).rounded(),
      y: origin.y - symbol.origin.y * scale
    )
    return symbol.shapes.flatMap { shape in
      if case .line(let line) = shape, line.isLevel { return [crisp(line, at: place)] }
      return shape.patches(tolerance: tolerance / scale).map { pixels($0, at: place) }
    }
  }

  /// A level line that fills whole pixels.
  private func crisp(_ line: Line, at place: Point) -> Patch {
    let (start, end) = (pixels(line.start, at: place), pixels(line.end, at: place))
    let thickness = line.wholeThickness(scale: scale)
    let (left, right) = (min(start.x, end.x).rounded(), max(start.x, end.x).rounded())
    let top = (start.y - thickness / 2).rounded()
    return .quadrilateral(
      Point(x: left, y: top),
      Point(x: right, y: top),
      Point(x: right, y: top + thickness),
      Point(x: left, y: top + thickness)
    )
  }
}

/// Pixels: too little to change the grey of one.
private let tolerance = 1.0 / 16

// MARK: - Crisp lines

extension Line {
  fileprivate var isLevel: Bool { start.y == end.y }

  /// Pixels: a whole number, at least one.
  fileprivate func wholeThickness(scale: Double) -> Double {
    max(1, (thickness * scale).rounded())
  }
}

extension Drawing {
  /// How far the middle of a staff line lies below the edge of a pixel: a line of an odd number of
  /// pixels fills them when its middle is that of a pixel.
  fileprivate func phase(scale: Double) -> Double {
    for symbol in symbols where symbol.role == .staffLine {
      for case .line(let line) in symbol.shapes {
        return line.wholeThickness(scale: scale).remainder(dividingBy: 2) == 0 ? 0 : 0.5
      }
    }
    return 0
  }
}

// MARK: - Staff spaces to pixels

extension PixelGrid {
  private func pixels(_ point: Point, at place: Point) -> Point {
    Point(x: place.x + point.x * scale, y: place.y - point.y * scale)
  }

  private func pixels(_ patch: Patch, at place: Point) -> Patch {
    switch patch {
    case .disc(let center, let radius):
      .disc(center: pixels(center, at: place), radius: radius * scale)
    case .ellipse(let ellipse, let hole):
      .ellipse(pixels(ellipse, at: place), hole: hole.map { pixels($0, at: place) })
    case .quadrilateral(let a, let b, let c, let d):
      .quadrilateral(
        pixels(a, at: place),
        pixels(b, at: place),
        pixels(c, at: place),
        pixels(d, at: place)
      )
    }
  }

  private func pixels(_ ellipse: Ellipse, at place: Point) -> Ellipse {
    Ellipse(
      center: pixels(ellipse.center, at: place),
      semiMajor: Point(x: ellipse.semiMajor.x * scale, y: -ellipse.semiMajor.y * scale),
      semiMinor: ellipse.semiMinor * scale
    )
  }
}

extension Int {
  fileprivate func roundedUp(toMultipleOf unit: Int) -> Int {
    (self + unit - 1) / unit * unit
  }
}
