import Foundation
import MusicTheory
import Testing

@testable import DailyChallengeKit

/// A session of two tasks: A♭ in alto clef, and A7 in D harmonic minor.
enum SampleSession {
  static let program = "1.0.0"

  static func fresh() async throws -> ChallengeSession {
    let record = SessionRecord(
      day: try day("2026-11-30"),
      level: .intermediate,
      edition: 1,
      startedAt: try moment("2026-11-30T08:12:03Z"),
      startedOn: try day("2026-11-30"),
      tasks: [try aFlat(), try await dominantSeventh()]
    )
    return ChallengeSession(record, program: program)
  }

  /// Alto clef, three flats, the first space above the staff.
  static func aFlat() throws -> ChallengeTask {
    ChallengeTask(
      .noteReading(
        try NoteReadingTask(
          clef: .alto,
          signature: try #require(KeySignature(fifths: -3)),
          position: StaffPosition(9),
          asksOctave: false
        )
      )
    )
  }

  static func dominantSeventh() async throws -> ChallengeTask {
    ChallengeTask(
      .scaleDegreeChord(
        try ChallengeTaskImplScaleDegreeChord(
          scale: try await ScaleTable.bundled().scale("harmonic-minor"),
          tonic: NoteName(.d),
          degree: 5,
          size: 4,
          inversion: 0,
          asksPosition: false
        )
      )
    )
  }
}

extension ChallengeSession {
  /// Answers at 08:15, after a second.
  mutating func answer(_ texts: String...) throws {
    for text in texts { _ = apply(.answer(text, after: 1, at: try moment("2026-11-30T08:15:00Z"))) }
  }
}

extension SessionRecord {
  /// The record as the store writes it.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  @discardableResult
  static func read(_ json: String) async throws -> SessionRecord {
    try decode(SessionRecord.self, from: json, scales: try await ScaleTable.bundled())
  }
}
