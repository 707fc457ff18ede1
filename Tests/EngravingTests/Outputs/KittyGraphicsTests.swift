import Engraving
import Foundation
import Testing

struct `A kitty picture` {
  private let ink = Color(red: 250, green: 128, blue: 7)

  /// The codes' keys and payloads.
  private func codes(of raster: Raster) throws -> [(keys: Substring, payload: Substring)] {
    let text = KittyGraphics(raster, foreground: ink).text
    let codes = text.split(separator: "\u{1B}\\")
    return try codes.map { code in
      let parts = code.split(separator: ";", maxSplits: 1)
      try #require(parts.count == 2 && parts[0].hasPrefix("\u{1B}_G"))
      return (parts[0].dropFirst(3), parts[1])
    }
  }

  @Test func `comes in pieces that the protocol allows, and asks for no answer`() throws {
    let codes = try codes(of: Raster(variety, staffSpace: 30))
    try #require(codes.count > 2)
    #expect(codes[0].keys == "a=T,f=100,t=d,q=2,m=1")
    #expect(codes[1..<codes.count - 1].allSatisfy { $0.keys == "q=2,m=1" })
    #expect(codes[codes.count - 1].keys == "q=2,m=0")
    #expect(codes.dropLast().allSatisfy { $0.payload.count == 4096 })
    #expect(codes[codes.count - 1].payload.count <= 4096)
  }

  @Test func `is one piece when it is small`() throws {
    let codes = try codes(of: Raster(drawing(dot(0, 0, 1)), staffSpace: 6))
    #expect(codes.map(\.keys) == ["a=T,f=100,t=d,q=2,m=0"])
  }

  /// 31 pixels make an odd number of half bytes a row; at 60 there are several blocks.
  @Test(arguments: [3, 20, 31, 60])
  func `is a PNG of the raster, ink on nothing`(staffSpace: Int) throws {
    let raster = Raster(variety, staffSpace: staffSpace)
    let payload = try codes(of: raster).map(\.payload).joined()
    let file = try #require(Data(base64Encoded: payload))
    let png = try #require(PNGDecoder([UInt8](file)))
    #expect(png.width == raster.width && png.height == raster.height)
    let steps = raster.coverage.map { Int((Double($0) * 15 / 255).rounded()) }
    #expect(png.pixels == steps)
    #expect(png.palette == [[UInt8]](repeating: [250, 128, 7], count: 16))
    #expect(png.opacities == (0...15).map { $0 * 17 })
  }
}
