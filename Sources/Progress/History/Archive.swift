import DailyChallengeKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All progress in one JSON text: the sessions, byte for byte as they stand in their files, and the results
/// of those that are gone.
struct Archive {
  static let format = "dailychallenge.archive"
  static let version = 1

  /// In bytes; a day comes to about ten thousand.
  static let sizeLimit = 512 * 1024 * 1024

  let sessions: [ArraySlice<UInt8>]
  let results: [ArraySlice<UInt8>]
  /// Where the text is damaged, so that only what is whole in it was found; nil where it is not.
  let flaw: JSONFlaw?

  init(sessions: [ArraySlice<UInt8>], results: [ArraySlice<UInt8>]) {
    self.sessions = sessions
    self.results = results
    flaw = nil
  }

  /// Reads an archive, but not its sessions as yet. Of a damaged one, those that are whole are found.
  ///
  /// - Throws: ``ProgressError``.
  init(_ bytes: [UInt8], from file: JSONFile) throws(ProgressError) {
    // Each session is scanned again by itself, within the limits of one.
    let outline = JSONOutline(
      of: bytes,
      mostValues: .max,
      // The sessions lie in a list of the archive's object.
      deepest: JSONOutline.deepest + 2
    )
    flaw = outline.flaw
    if let flaw {
      // Known by keys that nothing else has.
      sessions = JSONOutline.places(ofObjectsWith: "tasks", in: bytes[...]).map { bytes[$0] }
      results = JSONOutline.places(ofObjectsWith: "outcomes", in: bytes[...]).map { bytes[$0] }
      guard !sessions.isEmpty || !results.isEmpty else {
        throw .damaged(path: file.path, .malformed(flaw))
      }
      return
    }
    func value<Value: Decodable>(_ type: Value.Type, _ key: String) -> Value? {
      outline[key].flatMap { try? JSONDecoder().decode(type, from: Data(bytes[$0.value])) }
    }
    func invalid(_ key: String, _ expected: String) -> ProgressError {
      let text = outline[key].map { String(decoding: bytes[$0.value].prefix(60), as: UTF8.self) }
      return .damaged(
        path: file.path,
        .invalid(InvalidValue(key: key, value: text, expected: expected))
      )
    }
    guard value(String.self, "format") == Self.format else {
      throw invalid("format", "\"\(Self.format)\"")
    }
    guard let version = value(Int.self, "version"), version >= 1 else {
      throw invalid("version", "a whole number from 1")
    }
    guard version == Self.version else {
      throw .newer(path: file.path, program: value(String.self, "program"))
    }
    guard let list = outline["sessions"], bytes[list.value.lowerBound] == UInt8(ascii: "[") else {
      throw invalid("sessions", "a list of sessions")
    }
    sessions = list.elements.map { bytes[$0] }
    // Added after the first archives were written.
    results = outline["results"]?.elements.map { bytes[$0] } ?? []
  }

  /// The text of the archive.
  func text(program: String) -> [UInt8] {
    let head =
      "{\n\"format\": \"\(Self.format)\", \"version\": \(Self.version), \"program\": \"\(program)\",\n"
    return Array(head.utf8) + list("sessions", of: sessions) + Array(",\n".utf8)
      + list("results", of: results) + Array("\n}\n".utf8)
  }

  private func list(_ key: String, of texts: [ArraySlice<UInt8>]) -> [UInt8] {
    Array("\"\(key)\": [\n".utf8) + texts.joined(separator: Array(",\n".utf8)) + Array("\n]".utf8)
  }
}
