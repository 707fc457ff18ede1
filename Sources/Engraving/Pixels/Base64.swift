/// The bytes in the base 64 of RFC 4648, section 4, with padding.
func base64(_ bytes: ArraySlice<UInt8>) -> String {
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.endIndex)]
    let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
    for digit in 0..<4 {
      let isPadding = digit > group.count
      text.append(isPadding ? UInt8(ascii: "=") : digits[bits >> (18 - 6 * digit) & 63])
    }
  }
  return String(decoding: text, as: UTF8.self)
}

private let digits = [UInt8](
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
)
