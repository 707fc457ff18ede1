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
    try write(text.escaped { !$0.isPrintable || !$0.isASCII && style.characters == .ascii } + "\n")
  }
}

extension String {
  /// JSON, where the characters that are not fit to be shown stand in strings alone, with `\u` escapes
  /// for them. The newlines between its parts stay.
  fileprivate func escaped(where isUnfit: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: { isUnfit($0) && $0 != "\n" }) else { return self }
    return unicodeScalars.map { scalar in
      guard isUnfit(scalar), scalar != "\n" else { return String(scalar) }
      return scalar.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      .joined()
    }
    .joined()
  }
}
