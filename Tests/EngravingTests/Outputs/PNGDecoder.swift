/// Reads a PNG of four bits a pixel with a palette, whose rows are not filtered and whose data is
/// stored as it is, and checks all lengths and sums.
struct PNGDecoder {
  let width: Int
  let height: Int
  /// The index of each pixel's colour.
  private(set) var pixels: [Int] = []
  let palette: [[UInt8]]
  let opacities: [UInt8]

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var rest = bytes.dropFirst(8)
    var chunks: [String: [UInt8]] = [:]
    while rest.count >= 12 {
      let length = number(rest.prefix(4))
      let named = rest.dropFirst(4).prefix(4 + length)
      guard number(rest.dropFirst(8 + length).prefix(4)) == crc(named) else { return nil }
      chunks[String(decoding: named.prefix(4), as: UTF8.self)] = [UInt8](named.dropFirst(4))
      rest = rest.dropFirst(12 + length)
    }
    guard rest.isEmpty, chunks["IEND"] == [], let header = chunks["IHDR"], header.count == 13,
      header[8...] == [4, 3, 0, 0, 0], let colors = chunks["PLTE"], let data = chunks["IDAT"],
      let rows = inflated(data)
    else { return nil }
    width = number(header[0..<4])
    height = number(header[4..<8])
    palette = stride(from: 0, to: colors.count, by: 3).map { [UInt8](colors[$0..<$0 + 3]) }
    opacities = chunks["tRNS"] ?? []
    let rowLength = 1 + (width + 1) / 2
    guard rows.count == height * rowLength else { return nil }
    for start in stride(from: 0, to: rows.count, by: rowLength) {
      guard rows[start] == 0 else { return nil }
      let halves = rows[start + 1..<start + rowLength].flatMap { [Int($0 >> 4), Int($0 & 15)] }
      pixels += halves.prefix(width)
    }
  }
}

private func number(_ bytes: ArraySlice<UInt8>) -> Int {
  bytes.reduce(0) { $0 << 8 | Int($1) }
}

/// The contents of a zlib stream of stored blocks.
private func inflated(_ stream: [UInt8]) -> [UInt8]? {
  guard stream.count > 6, number(stream[0..<2]) % 31 == 0 else { return nil }
  var rest = stream[2..<stream.count - 4]
  var bytes: [UInt8] = []
  var isLast = false
  while !isLast {
    let head = [UInt8](rest.prefix(5))
    guard head.count == 5, head[0] <= 1, head[1] == ~head[3], head[2] == ~head[4] else {
      return nil
    }
    let length = Int(head[2]) << 8 | Int(head[1])
    guard rest.count >= 5 + length else { return nil }
    bytes += rest.dropFirst(5).prefix(length)
    rest = rest.dropFirst(5 + length)
    isLast = head[0] == 1
  }
  let sums = bytes.reduce((a: 1, b: 0)) { sums, byte in
    let a = (sums.a + Int(byte)) % 65521
    return (a, (sums.b + a) % 65521)
  }
  guard rest.isEmpty, number(stream.suffix(4)) == sums.b << 16 | sums.a else { return nil }
  return bytes
}

/// The remainder of the bytes by PNG's polynomial, bit by bit.
private func crc(_ bytes: ArraySlice<UInt8>) -> Int {
  let all = 0xFFFF_FFFF
  let remainder = bytes.reduce(all) { crc, byte in
    (0..<8).reduce(crc ^ Int(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  return remainder ^ all
}
