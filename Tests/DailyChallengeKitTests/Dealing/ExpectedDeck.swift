import DailyChallengeKit
import MusicTheory

/// A deck as the design's table of the day describes it, written down from the table's words and made
/// by enumeration, apart from the curriculum and its code.
struct ExpectedDeck: Sendable {
  /// The places of the day it is dealt at, counted from 1.
  let places: [Int]
  let questions: Set<DealtQuestion>

  static func all(at level: Level) -> [ExpectedDeck] {
    switch level {
    case .beginner: beginner
    case .intermediate: intermediate
    case .advanced: advanced
    }
  }
}

// MARK: - The table

extension ExpectedDeck {
  private static let beginner = [
    // No signature (×2).
    notes(at: [1, 7], [.treble, .bass], -2...10, signs: 0...0),
    // A letter the signature changes, ±1…3 (×2).
    notes(at: [5, 9], [.treble, .bass], -2...10, signs: 1...3) { $0.given != .natural },
    // A letter it does not change (×1).
    notes(at: [3], [.treble, .bass], -2...10, signs: 1...3) { $0.given == .natural },
    // Up to 4 signs, root position. Major I IV V; natural minor i iv.
    chords(at: 2, .beginner, [.triads(.major, [1, 4, 5])]),
    chords(at: 4, .beginner, [.triads(.naturalMinor, [1, 4])]),
    // Major ii iii vi; minor III VI VII.
    chords(at: 6, .beginner, [.triads(.major, [2, 3, 6])]),
    chords(at: 8, .beginner, [.triads(.naturalMinor, [3, 6, 7])]),
    // V7 or vii° in major.
    chords(at: 10, .beginner, [.sevenths(.major, [5]), .triads(.major, [7])]),
  ]

  private static let intermediate = [
    // Signatures up to 4. Treble/bass −4…12: changed by the signature; ledger lines, octave asked.
    notes(at: [1], [.treble, .bass], -4...12, signs: 1...4) { $0.given != .natural },
    notes(at: [3], [.treble, .bass], -4...12, signs: 0...4, octave: true) {
      $0.position <= -2 || $0.position >= 10
    },
    // Alto −2…10.
    notes(at: [5], [.alto], -2...10, signs: 0...4),
    // ♯ or ♭ written; ♮ written: in the clefs of the level, where all of them are read.
    notes(at: [7], [.treble, .bass, .alto], -2...10, signs: 0...4, written: [.sharp, .flat]) {
      $0.answer.isPlain
    },
    notes(at: [9], [.treble, .bass, .alto], -2...10, signs: 0...4, written: [.natural]),
    // Up to 5 signs, root position or first inversion. Major triads; natural-minor triads.
    chords(at: 2, .intermediate, [.triads(.major, Array(1...7))]),
    chords(at: 4, .intermediate, [.triads(.naturalMinor, Array(1...7))]),
    // Harmonic-minor V, vii°; V7.
    chords(at: 6, .intermediate, [.triads(.harmonicMinor, [5, 7])]),
    chords(at: 8, .intermediate, [.sevenths(.major, [5]), .sevenths(.harmonicMinor, [5])]),
    // Other diatonic sevenths incl. vii°7; v7 is left out, as it is at the next level.
    chords(
      at: 10,
      .intermediate,
      [
        .sevenths(.major, [1, 2, 3, 4, 6, 7]), .sevenths(.naturalMinor, [1, 2, 3, 4, 6, 7]),
        .sevenths(.harmonicMinor, [7]),
      ]
    ),
  ]

  private static let advanced = [
    // Signatures up to 7, octave asked. Treble/bass −8…16: plain; with accidental.
    notes(at: [1], [.treble, .bass], -8...16, signs: 0...7, octave: true),
    notes(at: [7], [.treble, .bass], -8...16, signs: 0...7, written: anySign, octave: true),
    // Alto/tenor −4…12: plain; with accidental.
    notes(at: [3], [.alto, .tenor], -4...12, signs: 0...7, octave: true),
    notes(at: [9], [.alto, .tenor], -4...12, signs: 0...7, written: anySign, octave: true),
    // Soprano/baritone −2…10.
    notes(at: [5], [.soprano, .baritone], -2...10, signs: 0...7, octave: true),
    // Up to 7 signs, all inversions. Major sevenths; natural-minor sevenths but v7.
    chords(at: 2, .advanced, [.sevenths(.major, Array(1...7))]),
    chords(at: 4, .advanced, [.sevenths(.naturalMinor, [1, 2, 3, 4, 6, 7])]),
    // Harmonic-minor V V7 vii° vii°7 III+.
    chords(
      at: 6,
      .advanced,
      [.triads(.harmonicMinor, [5, 7, 3]), .sevenths(.harmonicMinor, [5, 7])]
    ),
    // Melodic-minor ii IV vi° IV7 viiø7 (up to 5 signs).
    chords(
      at: 8,
      .advancedUpToFiveSigns,
      [.triads(.melodicMinor, [2, 4, 6]), .sevenths(.melodicMinor, [4, 7])]
    ),
    // Modal triads with the mode's colour note (up to 5): the raised sixth of dorian, the lowered
    // second of phrygian, the raised fourth of lydian, the lowered seventh of mixolydian.
    chords(
      at: 10,
      .advancedUpToFiveSigns,
      [
        .triads(.dorian, rootsOfTriads(with: 6)), .triads(.phrygian, rootsOfTriads(with: 2)),
        .triads(.lydian, rootsOfTriads(with: 4)), .triads(.mixolydian, rootsOfTriads(with: 7)),
      ]
    ),
  ]

  private static let anySign = AccidentalSign.allCases

  private static func rootsOfTriads(with degree: Int) -> [Int] {
    (1...7).filter { root in [0, 2, 4].contains { (root + $0 - degree) % 7 == 0 } }
  }
}

// MARK: - Notes

extension ExpectedDeck {
  /// A note that stands on a staff.
  struct Figure {
    let position: Int
    /// What the signature makes of its letter.
    let given: Accidental
    let answer: NoteName
  }

  private static func notes(
    at places: [Int],
    _ clefs: [Clef],
    _ positions: ClosedRange<Int>,
    signs: ClosedRange<Int>,
    written: [AccidentalSign] = [],
    octave: Bool = false,
    where isAsked: (Figure) -> Bool = { _ in true }
  ) -> ExpectedDeck {
    var questions: Set<DealtQuestion> = []
    for signature in (-7...7).compactMap(KeySignature.init(fifths:))
    where signs.contains(abs(signature.fifths)) {
      for (clef, position) in clefs.flatMap({ clef in positions.map { (clef, $0) } }) {
        let letter = clef.naturalPitch(at: StaffPosition(position)).name.letter
        let given = signature.accidental(on: letter)
        let signs = written.filter { $0.mayBeWritten(over: given, under: signature) }
        for sign in written.isEmpty ? [nil] : signs.map(Optional.some) {
          let answer = NoteName(letter, sign?.accidental ?? given)
          guard isAsked(Figure(position: position, given: given, answer: answer)) else { continue }
          questions.insert(
            .note(
              clef,
              signature: signature.fifths,
              position: position,
              sign: sign,
              octave: octave
            )
          )
        }
      }
    }
    return ExpectedDeck(places: places, questions: questions)
  }
}

extension AccidentalSign {
  /// One half step from what the signature gives, and never against the key's direction: no flat
  /// under sharps, no sharp under flats. A natural takes back what the signature gives.
  fileprivate func mayBeWritten(over given: Accidental, under signature: KeySignature) -> Bool {
    guard abs(accidental.alteration - given.alteration) == 1 else { return false }
    return switch self {
    case .natural: true
    case .sharp, .doubleSharp: signature.fifths >= 0
    case .flat, .doubleFlat: signature.fifths <= 0
    }
  }
}

extension NoteName {
  /// Neither E♯, B♯, C♭, F♭ nor a double sharp or flat.
  var isPlain: Bool {
    !["E#", "B#", "Cb", "Fb"].contains(ascii) && abs(accidental.alteration) <= 1
  }
}

// MARK: - Chords

extension ExpectedDeck {
  /// Chords of one size on degrees of a scale.
  struct Chords {
    let scale: ScaleType
    let size: Int
    let degrees: [Int]

    static func triads(_ scale: ScaleType, _ degrees: [Int]) -> Chords {
      Chords(scale: scale, size: 3, degrees: degrees)
    }

    static func sevenths(_ scale: ScaleType, _ degrees: [Int]) -> Chords {
      Chords(scale: scale, size: 4, degrees: degrees)
    }
  }

  /// What holds for the chords of a level.
  struct Rules: Sendable {
    /// The most signs of a signature.
    let signs: Int
    let inversions: ClosedRange<Int>
    /// The inversions that are asked with the bass first.
    let positions: ClosedRange<Int>?
    /// Only the advanced level has E♯, B♯, C♭, F♭ and double accidentals.
    let spelling: @Sendable (NoteName) -> Bool

    static let beginner = Rules(
      signs: 4,
      inversions: 0...0,
      positions: nil,
      spelling: { $0.isPlain }
    )
    static let intermediate = Rules(
      signs: 5,
      inversions: 0...1,
      positions: 1...1,
      spelling: { $0.isPlain }
    )
    static let advanced = Rules(signs: 7, inversions: 0...3, positions: 0...3) { _ in true }
    static let advancedUpToFiveSigns = Rules(
      signs: 5,
      inversions: 0...3,
      positions: 0...3
    ) { _ in true }
  }

  private static func chords(at place: Int, _ rules: Rules, _ chords: [Chords]) -> ExpectedDeck {
    var questions: Set<DealtQuestion> = []
    for chords in chords {
      for tonic in NoteName.all(alteredBy: 2) {
        let scale = Scale(tonic, chords.scale)
        guard let signature = scale.keySignature, abs(signature.fifths) <= rules.signs else {
          continue
        }
        for degree in chords.degrees {
          let notes = scale.chord(onDegree: degree, size: chords.size)
          guard notes.allSatisfy(rules.spelling) else { continue }
          for inversion in rules.inversions where inversion < chords.size {
            questions.insert(
              .chord(
                scale: chords.scale,
                tonic: tonic,
                degree: degree,
                size: chords.size,
                inversion: inversion,
                position: rules.positions?.contains(inversion) ?? false
              )
            )
          }
        }
      }
    }
    return ExpectedDeck(places: [place], questions: questions)
  }
}

extension Scale {
  /// Every other note from a degree up; empty where it cannot be spelled.
  func chord(onDegree degree: Int, size: Int) -> [NoteName] {
    (0..<size).compactMap { note(onDegree: (degree - 1 + 2 * $0) % 7 + 1) }
  }
}
