public import MusicTheory

/// What somebody wants explained. Whatever a query holds can be spelled.
public enum Query: Hashable, Sendable {
  case note(NoteName, octave: Int?)
  /// A note by its place on a staff.
  case staff(NoteReadingTask)
  case interval(SpelledInterval)
  case scale(SpelledScale)
  /// A chord by its symbol or its notes.
  case chord(ChordSymbol)
  /// A chord by its function.
  case harmony(SpelledHarmony)
}

/// A key or a scale with its notes.
public struct SpelledScale: Hashable, Sendable {
  public let tonality: Tonality
  public let notes: [NoteName]

  /// Fails where a note would take more than triple accidentals.
  public init?(_ tonality: Tonality) {
    guard let notes = tonality.scale.notes else { return nil }
    self.tonality = tonality
    self.notes = notes
  }
}

/// A harmony in a key or a scale, with its notes.
public struct SpelledHarmony: Hashable, Sendable {
  public let harmony: Harmony
  public let scale: SpelledScale

  /// The scale the chord itself is read in: for an applied chord, that of the key it leads to.
  public let home: SpelledScale

  /// From the root upward; from the bass for augmented sixths.
  public let notes: [NoteName]

  /// From the bass upward.
  public let notesFromBass: [NoteName]

  /// Fails where a note would take more than triple accidentals, or where the notes are no known
  /// chord.
  public init?(_ harmony: Harmony, in tonality: Tonality) {
    guard let scale = SpelledScale(tonality), let keys = harmony.keys(in: tonality.scale),
      let home = keys.last.map({ SpelledScale(.key($0)) }) ?? scale,
      let notes = harmony.notes(in: tonality.scale),
      let notesFromBass = harmony.notesFromBass(in: tonality.scale)
    else { return nil }
    self.harmony = harmony
    self.scale = scale
    self.home = home
    self.notes = notes
    self.notesFromBass = notesFromBass
  }

  /// The chord symbol; nil for augmented sixths, whose notes are no stacked thirds.
  public var symbol: ChordSymbol? {
    harmony.chord(in: scale.tonality.scale).map { ChordSymbol($0, over: notesFromBass.first) }
  }
}

/// Two notes and the interval between them.
public struct SpelledInterval: Hashable, Sendable {
  /// In the order they were given. Without octaves, the second is the next one of its letter upward.
  public let first: Pitch
  public let second: Pitch

  public let hasOctaves: Bool

  /// From the lower letter up to the higher.
  public let interval: Interval

  /// Two pitches in any order.
  ///
  /// Fails for pitches further apart than intervals are named.
  public init?(from first: Pitch, to second: Pitch) {
    self.init(from: first, to: second, hasOctaves: true)
  }

  /// Two notes, the second above the first.
  public init?(from first: NoteName, to second: NoteName) {
    let octave = second.letter.rawValue < first.letter.rawValue ? 5 : 4
    self.init(
      from: Pitch(first, octave: 4),
      to: Pitch(second, octave: octave),
      hasOctaves: false
    )
  }

  private init?(from first: Pitch, to second: Pitch, hasOctaves: Bool) {
    let goesDown = second.diatonicIndex < first.diatonicIndex
    let interval =
      goesDown ? Interval(from: second, to: first) : Interval(from: first, to: second)
    guard let interval else { return nil }
    self.first = first
    self.second = second
    self.hasOctaves = hasOctaves
    self.interval = interval
  }

  /// Whether the second note has the lower letter.
  public var goesDown: Bool { second.diatonicIndex < first.diatonicIndex }

  /// The note with the lower letter.
  public var lower: Pitch { goesDown ? second : first }

  /// The note with the higher letter.
  public var upper: Pitch { goesDown ? first : second }
}
