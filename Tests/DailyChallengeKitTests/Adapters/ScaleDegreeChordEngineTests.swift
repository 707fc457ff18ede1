import DailyChallengeKit
import MusicTheory
import Oracle
import Testing

/// The contract of ``ScaleDegreeChordEngine``, held against the adapter and against a native double.
struct `A scale degree chord engine` {
  enum Engine: CaseIterable {
    case adapter, native

    /// Nil where the question is refused.
    func chord(
      of scale: ScaleDefinition,
      on tonic: NoteName,
      degree: Int = 1,
      size: Int = 3,
      inversion: Int = 0
    ) throws -> (any ScaleDegreeChordEngine)? {
      switch self {
      case .adapter:
        return try? ChallengeTaskImplScaleDegreeChord(
          scale: scale,
          tonic: tonic,
          degree: degree,
          size: size,
          inversion: inversion,
          asksPosition: false
        )
      case .native:
        let type = try #require(ScaleType(rawValue: scale.id))
        return NativeScaleDegreeChord(
          Scale(tonic, type),
          degree: degree,
          size: size,
          inversion: inversion
        )
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func `spells every chord of the oracle in every inversion`(engine: Engine) async throws {
    let scales = try await ScaleTable.bundled()
    for row in try DegreeChordRow.all() {
      let scale = try scales.scale(row.scaleId)
      for (number, inversion) in row.inversions.enumerated() {
        let chord = try engine.chord(
          of: scale,
          on: try name(row.tonic),
          degree: row.degree,
          size: row.notes.count,
          inversion: number
        )
        #expect(chord?.chordNotes.map(\.ascii) == inversion.notes, "\(row.id) \(inversion.rn)")
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func `spells every scale of the oracle`(engine: Engine) async throws {
    let scales = try await ScaleTable.bundled()
    for row in try ScaleSpellingRow.all() {
      let scale = try scales.scale(row.scaleId)
      let chord = try engine.chord(of: scale, on: try name(row.tonic))
      #expect(chord?.scaleNotes.map(\.ascii) == row.notes, "\(row.id)")
    }
  }

  @Test(arguments: Engine.allCases)
  func `compares answers with every chord of the oracle`(engine: Engine) async throws {
    let scales = try await ScaleTable.bundled()
    for row in try DegreeChordRow.all() {
      let scale = try scales.scale(row.scaleId)
      for (number, inversion) in row.inversions.enumerated() {
        let chord = try #require(
          try engine.chord(
            of: scale,
            on: try name(row.tonic),
            degree: row.degree,
            size: row.notes.count,
            inversion: number
          )
        )
        let notes = try inversion.notes.map(name)
        let misjudged = Attempt.all(at: notes).filter { !$0.isJudgedRight(by: chord) }
        #expect(misjudged.isEmpty, "\(row.id) \(inversion.rn)")
      }
    }
  }

  /// All the chords there are: 9 scales, 35 tonics, 7 degrees, triads and sevenths, inversions.
  @Test(arguments: ScaleType.allCases)
  func `is the same on every tonic, degree, size and inversion`(type: ScaleType) async throws {
    let scale = try await ScaleTable.bundled().scale(type.rawValue)
    for tonic in NoteName.all(alteredBy: 2) {
      for (size, inversion) in [(3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (4, 3)] {
        for degree in 1...7 {
          let (adapter, native) = try (
            Engine.adapter.chord(
              of: scale,
              on: tonic,
              degree: degree,
              size: size,
              inversion: inversion
            ),
            Engine.native.chord(
              of: scale,
              on: tonic,
              degree: degree,
              size: size,
              inversion: inversion
            )
          )
          let comment: Comment = "\(degree) of \(tonic) \(type), \(size) notes, \(inversion)"
          #expect(adapter?.scaleNotes == native?.scaleNotes, comment)
          #expect(adapter?.chordNotes == native?.chordNotes, comment)
          guard let adapter, let native else { continue }
          let misjudged = Attempt.few(at: native.chordNotes).filter {
            !$0.isJudgedRight(by: adapter) || !$0.isJudgedRight(by: native)
          }
          #expect(misjudged.isEmpty, comment)
        }
      }
    }
  }

  /// The tonic may have three accidentals as long as no degree has four.
  @Test(arguments: Engine.allCases)
  func `refuses just the tonics whose scale cannot be written`(engine: Engine) async throws {
    for scale in try await ScaleTable.bundled().scales {
      let type = try #require(ScaleType(rawValue: scale.id))
      for tonic in NoteName.all(alteredBy: 3) {
        let isRefused = try engine.chord(of: scale, on: tonic) == nil
        #expect(isRefused == (Scale(tonic, type).notes == nil), "\(tonic) \(scale.id)")
      }
    }
  }

  @Test(
    arguments: Engine.allCases,
    [(0, 3, 0), (8, 3, 0), (-1, 4, 0), (1, 2, 0), (1, 5, 0), (1, 3, 3), (1, 4, 4), (1, 3, -1)]
  )
  func `refuses what is out of range`(
    engine: Engine,
    question: (degree: Int, size: Int, inversion: Int)
  ) async throws {
    let scale = try await ScaleTable.bundled().scale("major")
    let chord = try engine.chord(
      of: scale,
      on: NoteName(.c),
      degree: question.degree,
      size: question.size,
      inversion: question.inversion
    )
    #expect(chord == nil)
  }

  /// The first inversion of E7: G♯ B D E.
  @Test(
    arguments: Engine.allCases,
    [
      ("G# B D E", ChordComparison.right, ChordComparison.right),
      ("E G# B D", .right, .wrongBass),
      ("D B E G#", .right, .wrongBass),
      ("Ab B D E", .rightBySound, .rightBySound),
      ("G# Cb Ebb Fb", .rightBySound, .rightBySound),
      ("Fb G# B D", .rightBySound, .wrongBass),
      ("G# B D", .wrong, .wrong),
      ("G# B D E F#", .wrong, .wrong),
      ("G# B D E E", .wrong, .wrong),
      ("G# B D D", .wrong, .wrong),
      ("G B D E", .wrong, .wrong),
      ("", .wrong, .wrong),
    ]
  )
  func `compares notes in any order, or bass first`(
    engine: Engine,
    example: (notes: String, inAnyOrder: ChordComparison, bassFirst: ChordComparison)
  ) async throws {
    let chord = try #require(
      try engine.chord(
        of: try await ScaleTable.bundled().scale("major"),
        on: NoteName(.a),
        degree: 5,
        size: 4,
        inversion: 1
      )
    )
    let notes = try names(example.notes)
    #expect(chord.compare(notes, checkingBass: false) == example.inAnyOrder)
    #expect(chord.compare(notes, checkingBass: true) == example.bassFirst)
  }
}

/// An answer to a chord, and what it is worth.
private struct Attempt {
  let notes: [NoteName]
  let inAnyOrder: ChordComparison
  let bassFirst: ChordComparison

  func isJudgedRight(by engine: any ScaleDegreeChordEngine) -> Bool {
    engine.compare(notes, checkingBass: false) == inAnyOrder
      && engine.compare(notes, checkingBass: true) == bassFirst
  }

  /// Right, respelled and wrong answers to a chord, with its bass first and elsewhere.
  static func all(at chord: [NoteName]) -> [Attempt] {
    rightAnswers(to: chord) + respellings(of: chord) + wrongAnswers(to: chord)
  }

  /// One answer of each worth.
  static func few(at chord: [NoteName]) -> [Attempt] {
    let respelled = chord.first?.twins.first.map { replacing(0, of: chord, by: $0) } ?? []
    return [
      Attempt(notes: chord, inAnyOrder: .right, bassFirst: .right),
      Attempt(notes: chord.reversed(), inAnyOrder: .right, bassFirst: .wrongBass),
      Attempt(notes: respelled, inAnyOrder: .rightBySound, bassFirst: .rightBySound),
      Attempt(notes: respelled.reversed(), inAnyOrder: .rightBySound, bassFirst: .wrongBass),
      Attempt(notes: chord.dropLast(), inAnyOrder: .wrong, bassFirst: .wrong),
    ]
  }

  private static func rightAnswers(to chord: [NoteName]) -> [Attempt] {
    [Attempt(notes: chord, inAnyOrder: .right, bassFirst: .right)]
      + rotations(of: chord).map {
        Attempt(notes: $0, inAnyOrder: .right, bassFirst: .wrongBass)
      }
  }

  /// One note under each of its other names, then all notes under another name.
  private static func respellings(of chord: [NoteName]) -> [Attempt] {
    let single = chord.indices.flatMap { index in
      chord[index].twins.map { replacing(index, of: chord, by: $0) }
    }
    let whole = chord.compactMap(\.twins.first)
    return (single + [whole]).flatMap { notes in
      [
        Attempt(notes: notes, inAnyOrder: .rightBySound, bassFirst: .rightBySound),
        Attempt(notes: notes.reversed(), inAnyOrder: .rightBySound, bassFirst: .wrongBass),
      ]
    }
  }

  /// A note half a step off, doubled instead of another, missing, or too many; and none at all.
  private static func wrongAnswers(to chord: [NoteName]) -> [Attempt] {
    let halfAStepOff = chord.indices.flatMap { index in
      chord[index].neighbours.map { replacing(index, of: chord, by: $0) }
    }
    let others = [
      replacing(1, of: chord, by: chord[0]), chord.dropLast(), chord + [chord[0]],
      chord + chord[0].neighbours, [],
    ]
    return (halfAStepOff + others).map {
      Attempt(notes: $0, inAnyOrder: .wrong, bassFirst: .wrong)
    }
  }

  private static func rotations(of chord: [NoteName]) -> [[NoteName]] {
    chord.indices.dropFirst().map { Array(chord[$0...] + chord[..<$0]) }
  }

  private static func replacing(
    _ index: Int,
    of chord: [NoteName],
    by note: NoteName
  ) -> [NoteName] {
    var notes = chord
    notes[index] = note
    return notes
  }
}

extension DegreeChordRow {
  /// The scale's id with us: "harmonic-minor" for "harmonic_minor".
  fileprivate var scaleId: String { scale.split(separator: "_").joined(separator: "-") }
}

extension ScaleSpellingRow {
  fileprivate var scaleId: String { scale.split(separator: "_").joined(separator: "-") }
}
