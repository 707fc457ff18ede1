public import MusicTheory

/// What is to be heard: pitches, with the moments at which they begin and end.
public struct Sound: Hashable, Sendable {
  public struct Note: Hashable, Sendable {
    public let pitch: Pitch
    /// In seconds from the beginning of the sound.
    public let start: Double
    public let seconds: Double
  }

  public private(set) var notes: [Note] = []

  /// How long it takes until the last note has ended.
  public var seconds: Double {
    notes.reduce(0) { max($0, $1.start + $1.seconds) }
  }

  /// The notes of this sound and, after a pause, those of another.
  public func then(_ next: Sound) -> Sound {
    let beginning = seconds + Self.pause
    var sound = self
    sound.notes += next.notes.map {
      Note(pitch: $0.pitch, start: beginning + $0.start, seconds: $0.seconds)
    }
    return sound
  }

  private static let pause = 0.25
}

extension Sound {
  /// Pitches together; a single one is a note.
  public static func together(_ pitches: [Pitch]) -> Sound {
    var sound = Sound()
    sound.notes = pitches.map { Note(pitch: $0, start: 0, seconds: long) }
    return sound
  }

  /// Pitches one after the other, the last one longer, as a scale is played.
  public static func inTurn(_ pitches: [Pitch]) -> Sound {
    var sound = Sound()
    sound.notes = pitches.enumerated().map { index, pitch in
      let isLast = index == pitches.count - 1
      return Note(pitch: pitch, start: Double(index) * short, seconds: isLast ? long : short)
    }
    return sound
  }

  /// Pitches one after the other, each ringing until all end together, as a harp plays a chord.
  public static func arpeggio(_ pitches: [Pitch]) -> Sound {
    let end = Double(pitches.count - 1) * short + long
    var sound = Sound()
    sound.notes = pitches.enumerated().map { index, pitch in
      let start = Double(index) * short
      return Note(pitch: pitch, start: start, seconds: end - start)
    }
    return sound
  }

  private static let short = 0.4
  private static let long = 1.5
}
