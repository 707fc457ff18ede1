/// A raster as a file of Portable Network Graphics: ink of one colour, transparent where there is
/// none.
///
/// After "Portable Network Graphics (PNG) Specification", W3C, with RFC 1950 for the zlib stream and
/// RFC 1951 for the blocks, which are stored as they are: with four bits a pixel the file is small as
/// it is.
struct PNG {
  /// The greatest index of a palette of four bits: all ink.
  private static let steps = 15

  let raster: Raster
  let color: Color

  var bytes: [UInt8] {
    [0x89] + "PNG\r\n".utf8 + [0x1A, 0x0A]
      + chunk("IHDR", header)
      + chunk("PLTE", palette)
      + chunk("tRNS", opacities)
      + chunk("IDAT", zlibStream(of: rows))
      + chunk("IEND", [])
  }

  /// Four bits a pixel, colour type 3: an index into the palette.
  private var header: [UInt8] {
    bigEndian(UInt32(raster.width)) + bigEndian(UInt32(raster.height)) + [4, 3, 0, 0, 0]
  }

  private var palette: [UInt8] {
    (0...Self.steps).flatMap { _ in [color.red, color.green, color.blue] }
  }

  private var opacities: [UInt8] {
    (0...Self.steps).map { UInt8($0 * 255 / Self.steps) }
  }

  /// Every row begins with its filter, 0 for none, and two pixels share a byte.
  private var rows: [UInt8] {
    let pixels = raster.quantized(steps: Self.steps)
    var rows: [UInt8] = []
    for start in stride(from: 0, to: pixels.count, by: raster.width) {
      rows.append(0)
      let end = start + raster.width
      for left in stride(from: start, to: end, by: 2) {
        rows.append(pixels[left] << 4 | (left + 1 < end ? pixels[left + 1] : 0))
      }
    }
    return rows
  }
}

/// Length, name, contents and check sum.
private func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
  let named = name.utf8 + contents
  return bigEndian(UInt32(contents.count)) + named + bigEndian(crc32(of: named))
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// The bytes in stored blocks, each with its length and the complement of it, low byte first.
private func zlibStream(of bytes: [UInt8]) -> [UInt8] {
  // Deflate with a window of 32 KiB, no dictionary.
  var stream: [UInt8] = [0x78, 0x01]
  let longestBlock = 65535
  for start in stride(from: 0, to: bytes.count, by: longestBlock) {
    let block = bytes[start..<min(start + longestBlock, bytes.count)]
    let isLast: UInt8 = block.endIndex == bytes.count ? 1 : 0
    let (low, high) = (UInt8(truncatingIfNeeded: block.count), UInt8(block.count >> 8))
    stream += [isLast, low, high, ~low, ~high] + block
  }
  return stream + bigEndian(adler32(of: bytes))
}

// MARK: - Check sums

/// The cyclic redundancy check of PNG, annex D.
private func crc32(of bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(~0) { crcTable[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
}

private let crcTable: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
}

/// The check sum of RFC 1950, section 8.
private func adler32(of bytes: [UInt8]) -> UInt32 {
  var (a, b): (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    a = (a + UInt32(byte)) % 65521
    b = (b + a) % 65521
  }
  return b << 16 | a
}
