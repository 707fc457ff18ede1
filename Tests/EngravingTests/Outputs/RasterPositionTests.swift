import Engraving
import MusicTheory
import Testing

struct `A raster of a figure` {
  /// Notes a fifth apart, so that there is air between the heads, and all positions in four columns.
  private static let columns = (0..<4).map { first in
    positions.filter { ($0 - positions.lowerBound) % 4 == first }
  }

  @Test(arguments: Clef.allCases, signatures)
  func `shows each note and each sign of the signature at its place`(
    clef: Clef,
    signature: KeySignature
  ) throws {
    let figure = StaffFigure(
      clef: clef,
      signature: signature,
      columns: Self.columns.map { $0.map { note($0) } }
    )
    let drawing = Engraver().drawing(of: figure)
    let read = PixelReader(Raster(drawing, staffSpace: 16))
    let reader = try #require(read)

    let notes = reader.columns(last: 4)
    #expect(notes.map { $0.map { Int($0.rounded()) } } == Self.columns)
    #expect(notes.joined().allSatisfy { abs($0 - $0.rounded()) < 0.2 })

    guard let sign = drawing.symbols.first(where: { $0.role == .signatureSign }) else {
      #expect(signature.fifths == 0)
      return
    }
    let alone = Drawing([Drawing.Symbol(sign.role, at: Point(x: 0, y: 0), sign.shapes)])
    let places = reader.places(of: Raster(alone, staffSpace: 16))
    #expect(places == signature.staffPositions(in: clef).map(\.value))
  }
}
