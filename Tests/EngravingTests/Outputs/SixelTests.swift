import Engraving
import Testing

struct `A sixel picture` {
  private let ink = Color(red: 255, green: 128, blue: 0)
  private let paper = Color(red: 0, green: 0, blue: 51)

  @Test func `of a dot is this`() {
    let raster = Raster(drawing(dot(0, 0, 1)), staffSpace: 6)
    #expect(
      Sixel(raster, foreground: ink, background: paper).text
        == "\u{1B}P0;1;0q\"1;1;8;8#5;2;63;31;8#8;2;100;50;0"
        + "#5?cA??Ac$#8?W{}}{W-#5??@??@$#8???@@\u{1B}\\"
    )
  }

  @Test(arguments: [3, 6, 11, 20, 27])
  func `paints every pixel in its step of the ink`(staffSpace: Int) throws {
    let raster = Raster(variety, staffSpace: staffSpace)
    let text = Sixel(raster, foreground: ink, background: paper).text
    let decoded = try #require(SixelDecoder(text))
    #expect(decoded.width == raster.width && decoded.height == raster.height)
    let steps = raster.coverage.map { Int((Double($0) * Double(Sixel.steps) / 255).rounded()) }
    #expect(decoded.pixels == steps)
    #expect(Set(decoded.colors.keys) == Set(steps.filter { $0 > 0 }))
  }

  @Test func `mixes its colours from the terminal's own`() throws {
    let raster = Raster(variety, staffSpace: 20)
    let text = Sixel(raster, foreground: ink, background: paper).text
    let colors = try #require(SixelDecoder(text)).colors
    #expect(colors[8] == [100, 50, 0])
    #expect(colors[4] == [50, 25, 10])
    #expect(colors[2] == [25, 13, 15])
  }

  @Test func `of nothing paints nothing`() throws {
    let raster = Raster(Drawing([]), cell: PixelSize(width: 8, height: 16), columns: 20)
    let decoded = try #require(SixelDecoder(Sixel(raster, foreground: ink, background: paper).text))
    #expect(decoded.pixels.allSatisfy { $0 == 0 })
  }
}
