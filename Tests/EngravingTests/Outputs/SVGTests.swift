import Engraving
import Testing

struct `An SVG` {
  private func paths(of drawing: Drawing) -> [SVGPath] {
    SVG(drawing, title: "", description: "").text.split(separator: "\n")
      .filter { $0.hasPrefix("<path") }
      .map { SVGPath($0.dropFirst("<path d=\"".count).dropLast("\"/>".count)) }
  }

  @Test func `is one file of paths with the words for those who hear it`() {
    let line = Shape.line(
      Line(from: Point(x: -1, y: 0), to: Point(x: 1, y: 0), thickness: 0.25)
    )
    let svg = SVG(drawing(line, dot(0, 1.5, 0.5)), title: "D & F", description: "A note <above>.")
    #expect(
      svg.text == """
        <svg xmlns="http://www.w3.org/2000/svg" role="img" width="9mm" height="8.625mm" \
        viewBox="-1.5 -2.25 3 2.875" fill="currentColor" \
        style="color-scheme:light dark;color:CanvasText">
        <title>D &amp; F</title>
        <desc>A note &lt;above&gt;.</desc>
        <path d="M-1-.125l2 0l0 .25l-2 0zM-.25-1.5a.25 .25 0 0 1 .5 0a.25 .25 0 0 1-.5 0z"/>
        </svg>

        """
    )
  }

  @Test func `has a path for each symbol, as large as its ink`() throws {
    let paths = paths(of: variety)
    try #require(paths.count == variety.symbols.count)
    for (path, symbol) in zip(paths, variety.symbols) {
      let corners = path.polygons.joined()
      let box = try #require(symbol.box)
      let left = try #require(corners.map(\.x).min())
      let right = try #require(corners.map(\.x).max())
      let top = try #require(corners.map(\.y).min())
      let bottom = try #require(corners.map(\.y).max())
      for (drawn, exact) in [
        (left, box.minX), (right, box.maxX), (-bottom, box.minY), (-top, box.maxY),
      ] {
        #expect(abs(drawn - exact) < 0.005, "\(symbol.role)")
      }
    }
  }

  /// The brush is tried at many places of the curve.
  @Test func `fills what the brush touches and nothing else, however tight the turn`() throws {
    let discs = curl.segments.flatMap { segment in
      (0...100).map { segment.knot(at: Double($0) / 100) }
    }
    let path = try #require(paths(of: drawing(.stroke(curl))).first)
    for x in stride(from: -1, through: 1.5, by: 0.083) {
      for y in stride(from: -0.3, through: 2.2, by: 0.083) {
        let distance =
          discs.map { disc in
            let (dx, dy) = (disc.x - x, disc.y - y)
            return (dx * dx + dy * dy).squareRoot() - disc.width / 2
          }.min() ?? 0
        let winding = path.winding(aroundX: x, y: -y)
        if distance < -0.006 { #expect(winding > 0, "(\(x), \(y))") }
        if distance > 0.006 { #expect(winding == 0, "(\(x), \(y))") }
      }
    }
  }

  @Test func `leaves the hole of an open head open`() throws {
    let path = try #require(paths(of: drawing(openHead)).first)
    #expect(path.winding(aroundX: 0, y: 0) == 0)
    #expect(path.winding(aroundX: 0.45, y: -0.1) == 1)
  }

  @Test func `of nothing is empty`() {
    #expect(paths(of: Drawing([])).isEmpty)
  }
}
