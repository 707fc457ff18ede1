import DailyChallengeKit
import LegacyEngines
import MusicTheory

/// What it takes to find the chord on a degree of a scale, by each of the ways there are.
struct ChordFigures {
  /// Harmonic minor, which has chords of all kinds.
  private let definition: ScaleDefinition
  private let questions: [Question]

  private struct Question {
    let numeral: RomanNumeral
    let scale: Scale
    let degree: Int
    let size: Int
    let inversion: Int
  }

  private struct NoSuchScale: Error {}

  init(scales: ScaleTable) throws {
    let type = ScaleType.harmonicMinor
    guard let definition = scales[type.rawValue] else { throw NoSuchScale() }
    self.definition = definition
    questions = (-7...7).compactMap(KeySignature.init(fifths:))
      .compactMap { definition.tonic(under: $0) }
      .flatMap { Self.questions(in: Scale($0, type)) }
  }

  /// Triads and seventh chords on all degrees, in all inversions.
  private static func questions(in scale: Scale) -> [Question] {
    let notes = scale.notes ?? []
    return (1...7).flatMap { degree in
      [3, 4].flatMap { size in
        let chord = Chord(notes: (0..<size).map { notes[(degree - 1 + 2 * $0) % 7] })
        return Inversion.allCases.prefix(size).compactMap { inversion in
          chord.flatMap {
            RomanNumeral(degree: degree, quality: $0.quality, inversion: inversion)
          }.map {
            Question(
              numeral: $0,
              scale: scale,
              degree: degree,
              size: size,
              inversion: inversion.rawValue
            )
          }
        }
      }
    }
  }

  /// The engine's budget allows for its old manner: public properties, each checked for overlapping
  /// access, and arrays handed over. An object that only keeps three numbers and hands them back in
  /// this way takes 125 ns.
  func table() throws -> FigureTable {
    FigureTable(
      title: "A chord on a degree of a scale, \(questions.count) of them",
      figures: [
        Figure("named by MusicTheory", named, .nanoseconds, budget: 30),
        Figure("named and spelled by MusicTheory", spelled, .nanoseconds),
        Figure("by a fresh legacy engine", engine, .nanoseconds, budget: 200),
        Figure("through the adapter", try adapter, .nanoseconds, budget: 400),
      ]
    )
  }
}

// MARK: - The ways

extension ChordFigures {
  private var named: Double {
    Stopwatch.nanoseconds(perItemOf: questions) { question in
      guard let chord = question.numeral.chord(in: question.scale) else { return 0 }
      return chord.root.letter.rawValue &+ chord.root.accidental.alteration &+ chord.quality.size
    }
  }

  private var spelled: Double {
    Stopwatch.nanoseconds(perItemOf: questions) { question in
      let chord = question.numeral.chord(in: question.scale)
      let notes = chord?.notes(in: question.numeral.inversion) ?? []
      return notes.reduce(0) { $0 &+ $1.fifths }
    }
  }

  private var engine: Double {
    let steps = definition.steps.map { Int32($0) }
    return Stopwatch.nanoseconds(perItemOf: questions) { question in
      let engine = ScaleDegreeChordTask()
      engine.qScaleSteps = steps
      engine.qTonic = Int32(truncatingIfNeeded: question.scale.tonic.fifths)
      engine.qDegree = Int32(truncatingIfNeeded: question.degree)
      engine.qChordSize = Int32(truncatingIfNeeded: question.size)
      engine.qInversion = Int32(truncatingIfNeeded: question.inversion)
      guard engine.prepare() == ScaleDegreeChordTask.statusReady else { return 0 }
      return engine.chordNotes().reduce(0) { $0 &+ Int($1) }
    }
  }

  private var adapter: Double {
    get throws {
      try Stopwatch.nanoseconds(perItemOf: questions) { question in
        let task = try ChallengeTaskImplScaleDegreeChord(
          scale: definition,
          tonic: question.scale.tonic,
          degree: question.degree,
          size: question.size,
          inversion: question.inversion,
          asksPosition: false
        )
        return task.chordNotes.reduce(0) { $0 &+ $1.fifths }
      }
    }
  }
}
