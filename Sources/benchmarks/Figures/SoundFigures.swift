import DailyChallengeKit
import MusicTheory

/// What it takes to make a sound: chords of four notes, of a second and a half and some silence.
struct SoundFigures {
  func table() -> FigureTable {
    let chords = Letter.allCases.map { letter in
      [0, 2, 4, 6].map { NoteName(letter.advanced(by: $0)) }
    }
    let synthesizer = Synthesizer()
    let wav = Stopwatch.nanoseconds(perItemOf: chords) { chord in
      synthesizer.wav(of: .together(chord.voiced)).reduce(0) { $0 &+ Int($1) }
    }
    return FigureTable(
      title: "A chord of four notes to be heard, \(chords.count) of them",
      figures: [Figure("as a WAV file", wav / 1e6, .milliseconds, budget: 10)]
    )
  }
}
