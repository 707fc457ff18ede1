import DailyChallengeKit
import MusicTheory
import Testing

struct `A diagnosis` {
  // MARK: - Notes

  @Test(
    arguments: [
      // Bass clef, two flats, the second line from the bottom: B♭2.
      (Clef.bass, -2, 2, nil, "B", "signature-forgotten"),
      (.bass, -2, 2, nil, "G", "other-clef"), (.bass, -2, 2, nil, "A", "line-or-space-skipped"),
      (.bass, -2, 2, nil, "C", "line-or-space-skipped"),
      (.bass, -2, 2, nil, "D", "line-or-space-skipped"),
      (.bass, -2, 2, nil, "A#", "enharmonic-twin"), (.bass, -2, 2, nil, "Cbb", "enharmonic-twin"),
      (.bass, -2, 2, nil, "F", nil), (.bass, -2, 2, nil, "Bbb", "other-sign"),
      (.bass, -2, 2, nil, "B#", "other-sign"), (.bass, 0, 2, nil, "Bb", "other-sign"),
      // A clef is not confused with one that the level does not use: F would be right in soprano.
      (.treble, 0, 1, nil, "A", "other-clef"), (.treble, 0, 1, nil, "D", "line-or-space-skipped"),
      (.treble, 0, 1, nil, "B", nil), (.treble, 0, 1, nil, "C", nil),
      // On ledger lines a step is a line miscounted, and two are a line or a space skipped.
      (.treble, 0, 12, nil, "D", "ledger-lines-miscounted"),
      (.treble, 0, 12, nil, "B", "ledger-lines-miscounted"),
      (.treble, 0, 12, nil, "A", "line-or-space-skipped"), (.treble, 0, 12, nil, "E", "other-clef"),
      (.bass, 0, -2, nil, "C", "other-clef"), (.bass, 0, -2, nil, "D", "ledger-lines-miscounted"),
      // The sign before the note.
      (.treble, 1, 3, .sharp, "A", "accidental-ignored"),
      (.treble, 1, 3, .sharp, "Ab", "accidental-reversed"),
      (.treble, 1, 3, .sharp, "Bb", "enharmonic-twin"), (.treble, 1, 3, .sharp, "C#", "other-clef"),
      (.treble, 1, 8, .doubleSharp, "F#", "accidental-ignored"),
      (.treble, 1, 8, .doubleSharp, "Fbb", "accidental-reversed"),
      (.treble, 1, 8, .doubleSharp, "F", "other-sign"),
      (.treble, 1, 8, .natural, "F#", "natural-sign-ignored"),
      (.treble, 1, 8, .natural, "E#", "enharmonic-twin"),
      (.treble, 1, 8, .natural, "Fb", "other-sign"),
    ] as [(Clef, Int, Int, AccidentalSign?, String, String?)]
  )
  func `of a note`(
    clef: Clef,
    signature: Int,
    position: Int,
    sign: AccidentalSign?,
    given: String,
    id: String?
  ) throws {
    let task = try task(clef, signature, position, sign, asksOctave: false)
    let answer = Answer.note(try name(given), octave: nil)
    #expect(Tutor(level: .beginner).diagnosis(of: answer, to: task)?.id == id)
  }

  @Test(
    arguments: [
      // Treble clef, no signature, the third space from the bottom: C5.
      (0, 5, "C4", "octave-off-by-one"), (0, 5, "C6", "octave-off-by-one"),
      (0, 5, "C3", "other-octave"),
      (0, 5, "B#4", "enharmonic-twin"), (0, 5, "B#5", nil), (0, 5, "B4", "line-or-space-skipped"),
      (0, 5, "B5", nil), (0, 5, "E3", "other-clef"), (0, 5, "E5", "line-or-space-skipped"),
      // Seven flats: C♭5, which sounds as B4.
      (-7, 5, "Cb4", "octave-off-by-one"), (-7, 5, "B4", "enharmonic-twin"), (-7, 5, "B5", nil),
      (-7, 5, "C5", "signature-forgotten"), (-7, 5, "C4", nil),
    ]
  )
  func `of a note with its octave`(signature: Int, position: Int, given: String, id: String?)
    throws
  {
    let task = try task(.treble, signature, position, nil, asksOctave: true)
    let pitch = try pitch(given)
    let answer = Answer.note(pitch.name, octave: pitch.octave)
    #expect(Tutor(level: .advanced).diagnosis(of: answer, to: task)?.id == id)
  }

  @Test(arguments: Level.allCases)
  func `takes no clef for another that the level does not use`(level: Level) throws {
    // Third space of the treble clef, C: A would be right in alto clef, F in soprano, D in alto.
    let named = try Letter.allCases.compactMap { letter -> Clef? in
      let task = try task(.treble, 0, 5, nil, asksOctave: true)
      for octave in 2...6 {
        let answer = Answer.note(NoteName(letter), octave: octave)
        let diagnosis = Tutor(level: level).diagnosis(of: answer, to: task)
        if case .misconception(_, .otherClef(let clef, _, _, _), _) = diagnosis { return clef }
      }
      return nil
    }
    let clefs: [Clef] =
      switch level {
      case .beginner: [.bass]
      case .intermediate: [.bass, .alto]
      case .advanced: [.bass, .alto, .tenor, .soprano, .baritone]
      }
    #expect(Set(named) == Set(clefs))
  }

  private func task(
    _ clef: Clef,
    _ signature: Int,
    _ position: Int,
    _ sign: AccidentalSign?,
    asksOctave: Bool
  ) throws -> ChallengeTask {
    ChallengeTask(
      .noteReading(
        try NoteReadingTask(
          clef: clef,
          signature: try #require(KeySignature(fifths: signature)),
          position: StaffPosition(position),
          accidental: sign,
          asksOctave: asksOctave
        )
      )
    )
  }

  // MARK: - Chords

  @Test(
    arguments: [
      // A C♯ E G
      ("D harmonic-minor 5 7", "A Db E G", "other-letter"),
      ("D harmonic-minor 5 7", "Bbb C# Fb Abb", "other-letter"),
      ("D harmonic-minor 5 7", "A C E G", "leading-tone-not-raised"),
      ("D harmonic-minor 5 7", "G E C A", "leading-tone-not-raised"),
      ("D harmonic-minor 5 7", "A C# E G#", "other-seventh"),
      ("D harmonic-minor 5 7", "A C# E", "triad-for-seventh-chord"),
      ("D harmonic-minor 5 7", "A C# G", "notes-missing"),
      ("D harmonic-minor 5 7", "C# G", "notes-missing"),
      ("D harmonic-minor 5 7", "A C# E G B", "note-too-many"),
      ("D harmonic-minor 5 7", "A C# E G A#", "note-too-many"),
      ("D harmonic-minor 5 7", "G Bb D F", "other-degree"),
      ("D harmonic-minor 5 7", "Bb D F A", "other-degree"),
      ("D harmonic-minor 5 7", "G B D F", nil),
      ("D harmonic-minor 5 7", "D F A C#", "distant-degree"),
      ("D harmonic-minor 5 7", "A# C E G", "other-signs"),
      ("D harmonic-minor 5 7", "C E G Bb", "relative-key"),
      ("D harmonic-minor 5 7", "A C# E G B D", "note-too-many"),
      ("D harmonic-minor 5 7", "A C# D F", "distant-degree"),
      // C♯ E G B♭, where the parallel key has C♯ E G B
      ("D harmonic-minor 7 7", "C# E G B", "parallel-key"),
      ("D harmonic-minor 7 7", "C E G Bb", "leading-tone-not-raised"),
      // F A C♯, whose sounds are those of its inversions
      ("D harmonic-minor 3 3", "F A C", "leading-tone-not-raised"),
      ("D harmonic-minor 3 3", "C# E# A", "other-letter"),
      // D F♯ A C and G♯ B D F♯
      ("A melodic-minor 4 7", "D F A C", "sixth-not-raised"),
      ("A melodic-minor 7 7", "G B D F", "leading-tone-not-raised"),
      ("A melodic-minor 7 7", "G B D F#", "leading-tone-not-raised"),
      ("A melodic-minor 7 7", "G# B D F", "other-diminished-seventh"),
      // A C E, in a minor key without a raised degree
      ("D natural-minor 5 3", "A C# E", "leading-tone-raised"),
      // C E G
      ("C major 1 3", "C Eb G", "parallel-key"), ("C major 1 3", "A C E", "relative-key"),
      ("C major 1 3", "C E G A", "note-too-many"),
      ("C major 1 3", "C E G B", "seventh-chord-for-triad"),
      // E♭ G B♭, with A C E the next but one
      ("Eb major 1 3", "E G B", "bare-letters"), ("Eb major 1 3", "Eb Gb Bb", "parallel-key"),
      ("Eb major 1 3", "E G# B", "other-signs"),
      // D F A and B D F A
      ("C major 2 3", "D F# A", "other-triad"), ("C major 2 3", "D F Ab", "parallel-key"),
      ("C major 7 7", "B D F Ab", "other-diminished-seventh"),
      ("C major 7 7", "B D F# A", "other-triad"), ("C major 7 7", "Bb D F Ab", "parallel-key"),
      // D F♯ A, the colour of lydian
      ("C lydian 2 3", "D F A", "parallel-key"), ("C lydian 2 3", "A C E", "relative-key"),
      ("C lydian 2 3", "A C# E", nil), ("C lydian 2 3", "B D F#", "distant-degree"),
      ("C lydian 2 3", "E G B", "other-degree"),
    ] as [(String, String, String?)]
  )
  func `of a chord in any order`(question: String, given: String, id: String?) async throws {
    let words = question.split(separator: " ").map(String.init)
    let task = try await chord(
      words[0],
      words[1],
      degree: try #require(Int(words[2])),
      size: words[3] == "7" ? 4 : 3
    )
    let answer = Answer.chord(try names(given))
    #expect(Tutor(level: .intermediate).diagnosis(of: answer, to: task)?.id == id)
  }

  @Test(
    arguments: [
      ("C E G", "other-bass"), ("G C E", "other-bass"), ("C G E", "other-bass"), ("E C G", nil),
      ("C E G A", "added-sixth"), ("E G C A", "added-sixth"),
      ("C E G B", "seventh-chord-for-triad"),
      ("B# E G", "other-letter"), ("E G B#", "other-letter"), ("Eb G C", "parallel-key"),
      ("C Eb G", "parallel-key"),
    ] as [(String, String?)]
  )
  func `of a chord in first inversion`(given: String, id: String?) async throws {
    let task = try await chord("C", "major", degree: 1, size: 3, inversion: 1)
    let answer = Answer.chord(try names(given))
    #expect(Tutor(level: .advanced).diagnosis(of: answer, to: task)?.id == id)
  }

  /// A sound may have the letter of its neighbour on either side.
  @Test
  func `says the lowest member that needs another letter`() async throws {
    let task = try await chord("D", "harmonic-minor", degree: 5, size: 4)
    for (given, mistake) in [
      ("A Db E G", Mistake.otherLetter(of: .third, .c)),
      ("A C# Fb G", .otherLetter(of: .fifth, .e)),
      ("A C# E Abb", .otherLetter(of: .seventh, .g)), ("G A Fb Db", .otherLetter(of: .third, .c)),
      ("Bbb C# E G", .otherLetterOfRoot(degree: 5)), ("Bbb Db E G", .otherLetterOfRoot(degree: 5)),
    ] {
      let diagnosis = Tutor(level: .beginner).diagnosis(of: .chord(try names(given)), to: task)
      #expect(diagnosis == .misconception(id: "other-letter", mistake), "\(given)")
    }
  }

  @Test(
    arguments: [
      ("G B D F", 1), ("A C# D F#", 2), ("A C# E F B D", 3), ("B D F", 0),
    ]
  )
  func `of a chord that no misconception explains counts the right notes`(given: String, count: Int)
    async throws
  {
    let task = try await chord("D", "harmonic-minor", degree: 5, size: 4)
    let diagnosis = Tutor(level: .beginner).diagnosis(of: .chord(try names(given)), to: task)
    #expect(diagnosis == .unexplained(rightNotes: count))
  }

  @Test(
    arguments: [
      ("A C# E G#", true), ("C# E G# A", false), ("E A C G", true), ("C# E A", false),
      ("E G", true), ("A C# E G B", true), ("C Eb G Bb", false), ("E G A Db", false),
    ]
  )
  func `tells of another bass as well where the chord can be recognized`(
    given: String,
    alsoOtherBass: Bool
  ) async throws {
    let task = try await chord("D", "harmonic-minor", degree: 5, size: 4, inversion: 1)
    let diagnosis = Tutor(level: .advanced).diagnosis(of: .chord(try names(given)), to: task)
    guard case .misconception(_, _, let isTold) = diagnosis else {
      #expect(!alsoOtherBass)
      return
    }
    #expect(isTold == alsoOtherBass)
  }

  /// The scales are a file that people edit.
  @Test
  func `works in a scale that music theory does not know`() async throws {
    let scale = try ScaleDefinition(
      id: "harmonic-major",
      name: "harmonic major",
      steps: [0, 2, 4, -1, 1, -4, 5],
      signatureOffset: 0
    )
    let task = ChallengeTask(
      .scaleDegreeChord(
        try ChallengeTaskImplScaleDegreeChord(
          scale: scale,
          tonic: NoteName(.c),
          degree: 4,
          size: 3,
          inversion: 0,
          asksPosition: false
        )
      )
    )
    let tutor = Tutor(level: .advanced)
    #expect(tutor.diagnosis(of: .chord(try names("F Ab C")), to: task) == nil)
    let parallel = Mistake.parallelKey(Key(NoteName(.c), .major), degree: 4)
    #expect(
      tutor.diagnosis(of: .chord(try names("F A C")), to: task)
        == .misconception(id: "parallel-key", parallel)
    )
  }

  private func chord(
    _ tonic: String,
    _ scale: String,
    degree: Int,
    size: Int,
    inversion: Int = 0
  ) async throws -> ChallengeTask {
    ChallengeTask(
      .scaleDegreeChord(
        try ChallengeTaskImplScaleDegreeChord(
          scale: try await ScaleTable.bundled().scale(scale),
          tonic: try name(tonic),
          degree: degree,
          size: size,
          inversion: inversion,
          asksPosition: inversion != 0
        )
      )
    )
  }
}
