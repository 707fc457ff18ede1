/// A raster as sixel graphics, on the terminal's own background.
///
/// After DEC's "VT330/VT340 Programmer Reference Manual", volume 2, chapter 14. Where the ink does
/// not cover a pixel, nothing is painted; where it covers a part, the colour is mixed from the
/// foreground and the background, in `steps` steps.
///
/// The terminal leaves the cursor in the row that shows the lowest sixels: a newline takes it below
/// the picture.
public struct Sixel: Sendable {
  /// As many colours are defined at most, which any terminal has: the VT340 had 16.
  public static let steps = 8

  public let raster: Raster
  public let foreground: Color
  public let background: Color

  public init(_ raster: Raster, foreground: Color, background: Color) {
    self.raster = raster
    self.foreground = foreground
    self.background = background
  }

  /// The device control string, from `ESC P` to `ESC \`.
  public var text: String {
    let pixels = raster.quantized(steps: Self.steps)
    // P1 = 0: pixels are square, as the raster attributes say again; P2 = 1: what is not painted
    // stays as it is; P3 means nothing today.
    var bytes = [UInt8]("\u{1B}P0;1;0q\"1;1;\(raster.width);\(raster.height)".utf8)
    for step in 1...Self.steps where pixels.contains(UInt8(step)) {
      bytes += definition(of: step).utf8
    }
    for top in stride(from: 0, to: raster.height, by: rowsPerBand) {
      let bottom = min(top + rowsPerBand, raster.height)
      if top > 0 { bytes.append(UInt8(ascii: "-")) }
      Band(pixels[top * raster.width..<bottom * raster.width], width: raster.width)
        .write(to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self) + "\u{1B}\\"
  }

  /// `#n;2;r;g;b`: the shares are in hundredths.
  private func definition(of step: Int) -> String {
    let shares = [\Color.red, \.green, \.blue].map { channel in
      let (ink, paper) = (Int(foreground[keyPath: channel]), Int(background[keyPath: channel]))
      let sum = ink * step + paper * (Self.steps - step)
      return String((sum * 100 + 255 * Self.steps / 2) / (255 * Self.steps))
    }
    return "#\(step);2;\(shares.joined(separator: ";"))"
  }
}

/// The pixels that one row of sixels shows.
private let rowsPerBand = 6

/// Six rows of pixels, or fewer at the bottom. Every step has sixels of its own: a set bit is a pixel
/// to be painted, the lowest bit the uppermost.
private struct Band {
  private let width: Int
  private var sixels = [[UInt8]](repeating: [], count: Sixel.steps + 1)

  init(_ pixels: ArraySlice<UInt8>, width: Int) {
    self.width = width
    for (index, pixel) in pixels.enumerated() where pixel > 0 {
      let step = Int(pixel)
      if sixels[step].isEmpty { sixels[step] = [UInt8](repeating: 0, count: width) }
      sixels[step][index % width] |= 1 << (index / width)
    }
  }

  func write(to bytes: inout [UInt8]) {
    var isFirst = true
    for (step, row) in sixels.enumerated() where !row.isEmpty {
      if !isFirst { bytes.append(UInt8(ascii: "$")) }
      isFirst = false
      bytes += "#\(step)".utf8
      writeRuns(of: row, to: &bytes)
    }
  }

  /// `!n` stands before a character that is to come n times.
  private func writeRuns(of row: [UInt8], to bytes: inout [UInt8]) {
    var rest = row[...(row.lastIndex { $0 != 0 } ?? 0)]
    while let sixel = rest.first {
      let count = rest.prefix { $0 == sixel }.count
      rest.removeFirst(count)
      let character = sixel + UInt8(ascii: "?")
      if count > 3 {
        bytes += "!\(count)".utf8
        bytes.append(character)
      } else {
        bytes += repeatElement(character, count: count)
      }
    }
  }
}
