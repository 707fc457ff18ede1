/// Makes sounds audible: as the samples, or the WAV file, of a softly struck string.
///
/// Nothing but additions and multiplications is used, so that the same sound has the same bytes on
/// every machine.
public struct Synthesizer: Sendable {
  /// Samples a second, of one channel.
  public static let sampleRate = 44_100

  /// The loudest sample, where 1 is the loudest there can be: 3 dB below it.
  private static let peak = 0.708

  /// Seconds of silence at both ends, for players that swallow the very first and last samples.
  private static let silence = 0.03

  /// Seconds in which a note sets in, and in which it is damped at its end, lest it clicks.
  private static let attack = 0.006
  private static let release = 0.06

  private let pitchStandard: PitchStandard

  public init(pitchStandard: PitchStandard = .concert) {
    self.pitchStandard = pitchStandard
  }

  /// The sound as the bytes of a WAV file.
  public func wav(of sound: Sound) -> [UInt8] {
    WAV(samples: samples(of: sound)).bytes
  }

  /// The sound as samples, all equally loud at their loudest, however many notes sound together.
  public func samples(of sound: Sound) -> [Int16] {
    let silence = Self.count(Self.silence)
    var mix = [Double](repeating: 0, count: Self.count(sound.seconds) + 2 * silence)
    for note in sound.notes {
      let start = silence + Self.count(note.start)
      let tone = tone(of: note)
      for index in tone.indices { mix[start + index] += tone[index] }
    }
    let loudest = mix.reduce(0) { max($0, abs($1)) }
    let gain = loudest > 0 ? Self.peak * Double(Int16.max) / loudest : 0
    return mix.map { Int16(($0 * gain).rounded()) }
  }

  private func tone(of note: Sound.Note) -> [Double] {
    let frequency = pitchStandard.frequency(of: note.pitch)
    var tone = [Double](repeating: 0, count: Self.count(note.seconds))
    for partial in Partial.ofString {
      partial.add(to: &tone, fundamental: frequency)
    }
    fade(&tone)
    return tone
  }

  /// Lets a tone set in and end without a jump.
  private func fade(_ tone: inout [Double]) {
    let attack = min(Self.count(Self.attack), tone.count)
    for step in 0..<attack { tone[step] *= smoothStep(Double(step) / Double(attack)) }
    let release = min(Self.count(Self.release), tone.count)
    for step in 0..<release {
      tone[tone.count - 1 - step] *= smoothStep(Double(step) / Double(release))
    }
  }

  private static func count(_ seconds: Double) -> Int {
    Int((seconds * Double(sampleRate)).rounded())
  }
}

/// From 0 to 1 with no corner at either end.
private func smoothStep(_ time: Double) -> Double {
  time * time * (3 - 2 * time)
}
