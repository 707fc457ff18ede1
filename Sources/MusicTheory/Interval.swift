/// The distance between two notes as musicians name it: a number counted in letters, and a quality.
///
/// The letters decide the number and the half steps the quality: B4–C♭5 is a diminished second and
/// D♭4–C♯5 an augmented seventh, though one sounds as a unison and the other as an octave. A minor
/// fifth cannot be made.
public struct Interval: Hashable, Sendable {
  public enum Quality: Hashable, Sendable {
    case perfect
    case major
    case minor
    /// Augmented once, twice (doubly augmented), and so on.
    case augmented(times: Int = 1)
    /// Diminished once, twice (doubly diminished), and so on.
    case diminished(times: Int = 1)
  }

  public let quality: Quality

  /// Letters counted, both ends included: 1 is a unison, 8 an octave, 9 a compound second.
  public let number: Int

  /// Fails where music has no such interval: a minor fifth, a perfect third, a number below 1 or
  /// above 77 (C−1 to B9), an interval augmented or diminished less than once or more than seven
  /// times, the most two spelled notes can make (F♭♭♭ to B♯♯♯).
  ///
  /// A diminished unison is how a descending augmented unison measures from its first note.
  public init?(_ quality: Quality, _ number: Int) {
    guard (1...77).contains(number) else { return nil }
    switch quality {
    case .perfect: guard Interval.isPerfect(number) else { return nil }
    case .major, .minor: guard !Interval.isPerfect(number) else { return nil }
    case .augmented(let times), .diminished(let times):
      guard (1...7).contains(times) else { return nil }
    }
    self.quality = quality
    self.number = number
  }

  /// Whether intervals of this number are perfect (unisons, fourths, fifths and their compounds).
  private static func isPerfect(_ number: Int) -> Bool {
    [0, 3, 4].contains((number - 1) % 7)
  }
}

// MARK: - Measuring

extension Interval {
  /// The interval from a pitch up to another.
  ///
  /// The letters must not fall, or there is no such interval; the sound may: B♯4–C♭5 is a second,
  /// and falls by a half step.
  public init?(from lower: Pitch, to upper: Pitch) {
    let steps = upper.diatonicIndex - lower.diatonicIndex
    guard steps >= 0 else { return nil }
    self.init(number: steps + 1, semitones: upper.midi - lower.midi)
  }

  /// The interval from a note up to the next note of the other name, by its letters a unison to a
  /// seventh: C up to B♯ is an augmented seventh, C to C♭ a diminished unison.
  public init?(from lower: NoteName, to upper: NoteName) {
    let octave = upper.letter.rawValue < lower.letter.rawValue ? 5 : 4
    self.init(from: Pitch(lower, octave: 4), to: Pitch(upper, octave: octave))
  }

  private init?(number: Int, semitones: Int) {
    let excess = semitones - Interval.naturalSemitones(number)
    if Interval.isPerfect(number) {
      switch excess {
      case 0: self.init(.perfect, number)
      case 1...: self.init(.augmented(times: excess), number)
      default: self.init(.diminished(times: -excess), number)
      }
    } else {
      switch excess {
      case 0: self.init(.major, number)
      case -1: self.init(.minor, number)
      case 1...: self.init(.augmented(times: excess), number)
      default: self.init(.diminished(times: -excess - 1), number)
      }
    }
  }

  /// Half steps of the perfect or major interval of this number.
  private static func naturalSemitones(_ number: Int) -> Int {
    (number - 1) / 7 * 12 + Letter(wrapping: number - 1).semitonesAboveC
  }

  /// Half steps from the lower to the upper note.
  public var semitones: Int {
    Interval.naturalSemitones(number) + excess
  }

  /// Half steps beyond the perfect or major interval of the same number.
  private var excess: Int {
    switch quality {
    case .perfect, .major: 0
    case .minor: -1
    case .augmented(let times): times
    case .diminished(let times): Interval.isPerfect(number) ? -times : -times - 1
    }
  }

  /// How far the upper note lies from the lower on the line of fifths, octaves left aside.
  var fifths: Int {
    NoteName(Letter(wrapping: number - 1)).fifths + excess * 7
  }
}

// MARK: - Related intervals

extension Interval {
  /// Whether the interval is larger than an octave by its letters.
  public var isCompound: Bool { number > 8 }

  /// The interval less its whole octaves; octaves themselves reduce to an octave, not to a unison.
  public var simple: Interval {
    let reduced = isCompound ? (number - 2) % 7 + 2 : number
    return Interval(quality, reduced) ?? self
  }

  /// What completes the simple interval to an octave: a third becomes a sixth, major becomes minor.
  ///
  /// Nil for an augmented octave and a diminished unison, which have none.
  public var inversion: Interval? {
    let simple = simple
    switch (simple.number, simple.quality) {
    case (1, .diminished), (8, .augmented): return nil
    default: return Interval(simple.quality.inverted, 9 - simple.number)
    }
  }
}

extension Interval.Quality {
  fileprivate var inverted: Interval.Quality {
    switch self {
    case .perfect: .perfect
    case .major: .minor
    case .minor: .major
    case .augmented(let times): .diminished(times: times)
    case .diminished(let times): .augmented(times: times)
    }
  }
}
