/// A raster for terminals that speak kitty's graphics protocol, on the terminal's own background.
///
/// After "Terminal graphics protocol", https://sw.kovidgoyal.net/kitty/graphics-protocol/. The
/// picture goes as a PNG inside the escape codes, `f=100` and `t=d`, is shown where the cursor is,
/// `a=T`, and is never answered, `q=2`, so that nothing arrives as if it were typed.
///
/// The terminal leaves the cursor behind the picture, in its lowest row: a newline takes it below
/// the picture.
public struct KittyGraphics: Sendable {
  public let raster: Raster
  public let foreground: Color

  public init(_ raster: Raster, foreground: Color) {
    self.raster = raster
    self.foreground = foreground
  }

  /// The escape codes, each with at most as much of the file as the protocol allows.
  public var text: String {
    let file = PNG(raster: raster, color: foreground).bytes
    return stride(from: 0, to: file.count, by: longestPayload).map { start in
      let end = min(start + longestPayload, file.count)
      let keys = start == 0 ? "a=T,f=100,t=d,q=2," : "q=2,"
      let payload = base64(file[start..<end])
      return "\u{1B}_G\(keys)m=\(end < file.count ? 1 : 0);\(payload)\u{1B}\\"
    }.joined()
  }
}

/// Bytes of the file: 4096 in base 64, which is the most that is allowed.
private let longestPayload = 3072
