#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Engraving
import Platform
import TerminalUI

extension Console {
  /// Prints an object as JSON, keys sorted, for other programs to read.
  func write(json report: some Encodable) throws {
    try write(report, formatting: [.prettyPrinted])
  }

  /// Prints an object as JSON on a line of its own.
  func write(jsonLine report: some Encodable) throws {
    try write(report, formatting: [])
  }

  private func write(
    _ report: some Encodable,
    formatting: JSONEncoder.OutputFormatting
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    let text = String(decoding: try encoder.encode(report), as: UTF8.self)
    switch style.characters {
    case .unicode: try write(text + "\n")
    case .ascii: try write(text.withEscapesForNonASCII + "\n")
    }
  }
}

extension String {
  /// JSON, where characters beyond ASCII stand in strings alone, with `\u` escapes for them.
  fileprivate var withEscapesForNonASCII: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return utf16.map { unit in
      if let scalar = Unicode.Scalar(unit), scalar.isASCII { return String(scalar) }
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    .joined()
  }
}
