/// Text with short decimal numbers, as SVG takes them: 12, 1.5, -.25.
struct DecimalText {
  private var bytes: [UInt8] = []

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes += $0 }
  }

  /// Adds a number given in thousandths, and before it a separator unless it begins with a minus
  /// sign, which is one.
  mutating func append(_ thousandths: Int, after separator: StaticString = "") {
    append(thousandths < 0 ? "-" : separator)
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    if whole > 0 || fraction == 0 { bytes += String(whole).utf8 }
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = fraction
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / 100))
      rest = rest % 100 * 10
    }
  }
}

/// The nearest whole number of thousandths.
func thousandths(_ value: Double) -> Int {
  Int((value * 1000).rounded())
}
