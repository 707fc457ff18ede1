import MusicTheory
import Testing

@testable import DailyChallengeKit

struct `A saved task` {
  /// The two questions of the design's example, and what is null or true in neither.
  static let saved = [
    #"{"accidental":null,"asksOctave":false,"clef":"alto","kind":"note-reading","position":7,"signature":-3}"#,
    #"{"accidental":"bb","asksOctave":true,"clef":"mezzo-soprano","kind":"note-reading","position":-8,"signature":0}"#,
    #"{"asksPosition":false,"degree":5,"inversion":0,"kind":"scale-degree-chord","scale":"harmonic-minor","size":4,"tonic":"D"}"#,
    #"{"asksPosition":true,"degree":7,"inversion":2,"kind":"scale-degree-chord","scale":"lydian","size":3,"tonic":"F##"}"#,
  ]

  static func tasks() async throws -> [ChallengeTask] {
    let scales = try await ScaleTable.bundled()
    return [
      ChallengeTask(
        .noteReading(
          try NoteReadingTask(
            clef: .alto,
            signature: try #require(KeySignature(fifths: -3)),
            position: StaffPosition(7),
            asksOctave: false
          )
        )
      ),
      ChallengeTask(
        .noteReading(
          try NoteReadingTask(
            clef: .mezzoSoprano,
            signature: try #require(KeySignature(fifths: 0)),
            position: StaffPosition(-8),
            accidental: .doubleFlat,
            asksOctave: true
          )
        )
      ),
      ChallengeTask(
        .scaleDegreeChord(
          try ChallengeTaskImplScaleDegreeChord(
            scale: try scales.scale("harmonic-minor"),
            tonic: try name("D"),
            degree: 5,
            size: 4,
            inversion: 0,
            asksPosition: false
          )
        )
      ),
      ChallengeTask(
        .scaleDegreeChord(
          try ChallengeTaskImplScaleDegreeChord(
            scale: try scales.scale("lydian"),
            tonic: try name("F##"),
            degree: 7,
            size: 3,
            inversion: 2,
            asksPosition: true
          )
        )
      ),
    ]
  }

  @Test
  func `writes its kind beside the keys of the kind, and every key`() async throws {
    #expect(try await Self.tasks().map { try $0.json } == Self.saved)
  }

  @Test
  func `comes back as it was`() async throws {
    let scales = try await ScaleTable.bundled()
    let tasks = try Self.saved.map { try ChallengeTask.decoded(from: $0, scales: scales) }
    #expect(try await tasks == Self.tasks())
  }

  @Test
  func `comes back whatever note it asks for`() async throws {
    let signs = [nil] + AccidentalSign.allCases
    for (clef, sign) in Clef.allCases.flatMap({ clef in signs.map { (clef, $0) } }) {
      for position in -8...16 {
        let task = ChallengeTask(
          .noteReading(
            try NoteReadingTask(
              clef: clef,
              signature: try #require(KeySignature(fifths: position % 8)),
              position: StaffPosition(position),
              accidental: sign,
              asksOctave: position.isMultiple(of: 2)
            )
          )
        )
        #expect(try ChallengeTask.decoded(from: task.json, scales: nil) == task)
      }
    }
  }

  @Test
  func `does without the table of scales where there is no scale`() throws {
    #expect(throws: Never.self) { try ChallengeTask.decoded(from: Self.saved[0], scales: nil) }
    #expect(throws: MissingScaleTable.self) {
      try ChallengeTask.decoded(from: Self.saved[2], scales: nil)
    }
  }

  @Test(arguments: ["interval", "", "Note-Reading", "note-reading ", "noteReading"])
  func `of an unknown kind is a newer program's`(kind: String) async throws {
    let json = Self.saved[0].replacing("note-reading", with: kind)
    #expect(throws: UnknownTaskKind(name: kind)) {
      try ChallengeTask.decoded(from: json, scales: nil)
    }
  }

  @Test
  func `of an unknown kind is known for one inside a save, too`() async throws {
    let json = #"{"question": {"kind": "interval", "degree": "whatever"}}"#
    #expect(throws: UnknownTaskKind(name: "interval")) {
      try decode(Entry.self, from: json, scales: nil)
    }
    let chord = #"{"question": \#(Self.saved[2])}"#
    #expect(throws: MissingScaleTable.self) { try decode(Entry.self, from: chord, scales: nil) }
  }

  @Test
  func `ignores keys that it does not know`() async throws {
    let scales = try await ScaleTable.bundled()
    for (json, task) in zip(Self.saved, try await Self.tasks()) {
      let more = json.replacing("{", with: #"{"tempo": [1e400, {"a": null}], "Degree": 9, "": 1, "#)
      #expect(try ChallengeTask.decoded(from: more, scales: scales) == task)
    }
  }

  /// A question read as the session reads it: through the decoding that names keys and values.
  private struct Entry: Decodable {
    let question: ChallengeTask

    private enum CodingKeys: String, CodingKey {
      case question
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      question = try container.decode(.question, expecting: "a question")
    }
  }
}
