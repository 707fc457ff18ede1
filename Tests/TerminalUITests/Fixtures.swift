import DailyChallengeKit
import Engraving
import MusicTheory
import TerminalUI
import Testing

/// The scales of the catalogue.
func catalogue() async throws -> ScaleTable {
  ScaleTable(try await bundledScaleCatalog().scales())
}

func note(
  _ clef: Clef,
  _ signature: Int,
  _ position: Int,
  _ sign: AccidentalSign? = nil,
  octave: Bool = false
) throws -> ChallengeTask {
  ChallengeTask(
    .noteReading(
      try NoteReadingTask(
        clef: clef,
        signature: try #require(KeySignature(fifths: signature)),
        position: StaffPosition(position),
        accidental: sign,
        asksOctave: octave
      )
    )
  )
}

func chord(
  _ tonic: String,
  _ scale: String,
  _ degree: Int,
  size: Int,
  inversion: Int = 0,
  asksPosition: Bool = false
) async throws -> ChallengeTask {
  ChallengeTask(
    .scaleDegreeChord(
      try ChallengeTaskImplScaleDegreeChord(
        scale: try #require(try await catalogue()[scale]),
        tonic: try #require(NoteName(ascii: tonic)),
        degree: degree,
        size: size,
        inversion: inversion,
        asksPosition: asksPosition
      )
    )
  )
}

extension TextStyle {
  static let unicode = TextStyle(characters: .unicode, width: 80)
  static let ascii = TextStyle(characters: .ascii, width: 80)
}

/// A session of one task or several.
func session(
  _ tasks: ChallengeTask...,
  at level: Level = .intermediate,
  names: NamingSystem = .english
) throws -> ChallengeSession {
  let day = try #require(CalendarDay("2026-11-30"))
  return ChallengeSession(
    SessionRecord(
      day: day,
      level: level,
      edition: 1,
      startedAt: Timestamp(secondsSince1970: 0),
      startedOn: day,
      tasks: tasks
    ),
    program: "test",
    names: names
  )
}

extension ChallengeSession {
  /// What is shown for an answer.
  mutating func responses(to text: String) -> [Response] {
    shown(apply(.answer(text, after: 1, at: Timestamp(secondsSince1970: 60))))
  }

  /// What is shown for another event.
  mutating func responses(to event: Event) -> [Response] {
    shown(apply(event))
  }

  private func shown(_ effects: [Effect]) -> [Response] {
    effects.compactMap { if case .show(let response) = $0 { response } else { nil } }
  }
}
