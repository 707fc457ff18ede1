import DailyChallengeKit
import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file that holds one JSON object of ours.
struct JSONFile {
  let path: String
  /// In bytes.
  let sizeLimit: Int

  /// The bytes of the file, which are no JSON as yet; nil when there is none.
  func bytes() throws(ProgressError) -> [UInt8]? {
    do {
      return try RegularFile(path).read(atMost: sizeLimit)
    } catch {
      throw ProgressError(reading: path, error)
    }
  }

  /// Decodes an object once it has passed the scan.
  func decode<Value: Decodable>(
    _ type: Value.Type,
    from bytes: [UInt8],
    scales: ScaleTable? = nil
  ) throws(ProgressError) -> Value {
    guard !bytes.isEmpty else { throw .damaged(path: path, .empty) }
    if let flaw = JSONOutline(of: bytes).flaw { throw .damaged(path: path, .malformed(flaw)) }
    let decoder = JSONDecoder()
    decoder.userInfo[.scales] = scales
    do {
      return try decoder.decode(type, from: Data(bytes))
    } catch is UnknownTaskKind {
      let writer = try? decoder.decode(Writer.self, from: Data(bytes))
      throw .newer(path: path, program: writer?.program)
    } catch {
      throw ProgressError(reading: path, error)
    }
  }

  /// The one key that says who wrote a file.
  private struct Writer: Decodable {
    let program: String
  }

  /// An object as it is written: for people to read, and the same for the same value.
  static func text(of value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(value)) + [0x0A]
  }
}
