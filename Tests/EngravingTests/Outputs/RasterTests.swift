import Engraving
import Testing

struct `A raster` {
  /// The ink in square staff spaces.
  private func area(_ shape: Shape, staffSpace: Int) -> Double {
    let raster = Raster(drawing(shape, at: Point(x: 0.3, y: 0.21)), staffSpace: staffSpace)
    let sum = raster.coverage.reduce(0) { $0 + Double($1) }
    return sum / 255 / Double(staffSpace * staffSpace)
  }

  /// Shapes with their areas by the formulas of geometry.
  private static let areas: [(Shape, Double)] = [
    (dot(0, 0, 1), Double.pi / 4),
    (dot(0, 0, 0.5), Double.pi / 16),
    (.line(Line(from: Point(x: 0, y: 0), to: Point(x: 3, y: 4), thickness: 0.3)), 1.5),
    (.stroke(Stroke(Knot(0, 0, 0.5), Knot(3, 4, 0.5))), 2.5 + Double.pi / 16),
    (.ellipse(ellipse, hole: nil), Double.pi * 0.5),
    (.ellipse(ellipse, hole: hole), Double.pi * 0.44),
  ]
  private static let ellipse = Ellipse(semiMajor: Point(x: 0.6, y: 0.8), semiMinor: 0.5)
  private static let hole = Ellipse(semiMajor: Point(x: -0.18, y: 0.24), semiMinor: 0.2)

  @Test(arguments: [8, 13, 20, 31])
  func `has as much ink as the drawing`(staffSpace: Int) {
    for (shape, exact) in Self.areas {
      #expect(abs(area(shape, staffSpace: staffSpace) / exact - 1) < 0.01)
    }
  }

  @Test func `counts ink once where shapes overlap`() {
    let once = Raster(drawing(.stroke(curl)), staffSpace: 17)
    let twice = Raster(drawing(.stroke(curl), .stroke(curl)), staffSpace: 17)
    #expect(once == twice)
  }

  @Test func `is the same from either side`() {
    let upright = Stroke(Knot(0, -1, 0.2), Knot(0, 0, 0.4), Knot(0, 1, 0.2))
    let raster = Raster(drawing(.stroke(upright), dot(0, 0, 1)), staffSpace: 15)
    #expect(raster.coverage == raster.coverage.reversed())
  }

  /// Whatever the thickness, all lines fill whole pixels, and as many.
  @Test(arguments: 5...40)
  func `has crisp staff lines`(staffSpace: Int) throws {
    let raster = Raster(Drawing(staffLines()), staffSpace: staffSpace)
    let middle = (0..<raster.height).map { raster[raster.width / 2, $0] }
    #expect(Set(middle) == [0, 255])
    let tops = middle.indices.dropFirst().filter { middle[$0] == 255 && middle[$0 - 1] == 0 }
    let thickness = middle.count { $0 == 255 } / 5
    let first = try #require(tops.first)
    #expect(tops == (0...4).map { first + $0 * staffSpace })
    #expect(thickness == max(1, Int((0.11 * Double(staffSpace)).rounded())))
    #expect(Double(first + 4 * staffSpace) + Double(thickness) / 2 == raster.origin.y)
  }

  @Test func `draws equal signs alike, wherever they stand`() throws {
    let shapes = [Shape.stroke(curl)]
    let signs = [0, 3.123, 6.781].map {
      Drawing.Symbol(.signatureSign, at: Point(x: $0, y: 1), shapes)
    }
    let raster = Raster(Drawing(signs), staffSpace: 11)
    let columns = (0..<raster.width).map { x in (0..<raster.height).map { raster[x, $0] } }
    let pictures = columns.split { $0.allSatisfy { $0 == 0 } }
    try #require(pictures.count == 3)
    #expect(pictures[0].elementsEqual(pictures[1]) && pictures[1].elementsEqual(pictures[2]))
  }

  @Test(arguments: [7, 8, 15, 20])
  func `shows every position where it is`(staffSpace: Int) {
    for position in positions {
      let head = Drawing.Symbol(.head, at: Point(x: 3, y: Double(position) / 2), [blackHead])
      let raster = Raster(Drawing([head]), staffSpace: staffSpace)
      var (sum, moment) = (0.0, 0.0)
      for (index, ink) in raster.coverage.enumerated() {
        sum += Double(ink)
        moment += Double(ink) * (Double(index / raster.width) + 0.5)
      }
      let y = (raster.origin.y - moment / sum) / Double(staffSpace)
      #expect(abs(2 * y - Double(position)) < 0.02)
    }
  }

  @Test(arguments: [(200, 20), (40, 20), (14, 10)])
  func `is as large as suits the terminal, and fills whole cells`(columns: Int, staffSpace: Int) {
    let raster = Raster(
      variety,
      cell: PixelSize(width: 9, height: 20),
      columns: columns
    )
    #expect(raster.staffSpace == staffSpace)
    #expect(raster.width <= columns * 9)
    #expect(raster.width % 9 == 0 && raster.height % 20 == 0)
  }

  /// With dots far outside its corners the drawing has air enough: there is no ink in it that the
  /// smaller picture lacks.
  @Test func `cuts nothing off`() throws {
    let box = try #require(variety.box)
    let corners = [(box.minX - 3, box.minY - 3), (box.maxX + 3, box.maxY + 3)].map { x, y in
      Drawing.Symbol(.mark, at: Point(x: x, y: y), [dot(0, 0, 1)])
    }
    for staffSpace in 3...30 {
      let raster = Raster(variety, staffSpace: staffSpace)
      let roomy = Raster(Drawing(variety.symbols + corners), staffSpace: staffSpace)
      let left = Int(roomy.origin.x - raster.origin.x)
      let top = Int(roomy.origin.y - raster.origin.y)
      for y in -1...raster.height {
        let row = (-1...raster.width).map { roomy[left + $0, top + y] }
        let isInside = y >= 0 && y < raster.height
        let expected = (0..<raster.width).map { isInside ? raster[$0, y] : 0 }
        #expect(row == [0] + expected + [0])
      }
    }
  }
}
