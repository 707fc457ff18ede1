import Foundation
import MusicTheory
import Testing

@testable import DailyChallengeKit

struct `A sound` {
  /// The samples without the silence at both ends.
  private func heard(_ sound: Sound, in standard: PitchStandard = .concert) -> ArraySlice<Int16> {
    let samples = Synthesizer(pitchStandard: standard).samples(of: sound)
    let silence = Synthesizer.sampleRate * 3 / 100
    return samples[silence..<(samples.count - silence)]
  }

  private func spectrum(_ sound: Sound, in standard: PitchStandard = .concert) -> Spectrum {
    Spectrum(heard(sound, in: standard), rate: Synthesizer.sampleRate)
  }

  @Test(
    arguments: [
      ("C3", PitchStandard.a440, 130.8128), ("C4", .a440, 261.6256), ("A4", .a440, 440),
      ("A4", .a392, 392), ("A4", .a415, 415), ("A4", .a466, 466), ("C4", .a443, 263.4094),
      ("F#5", .a440, 739.9888), ("B6", .a440, 1975.5332), ("Eb2", .a440, 77.7817),
    ]
  )
  func `has all its partials in tune`(name: String, standard: PitchStandard, hertz: Double) throws {
    let pitch = try #require(Pitch(ascii: name))
    let spectrum = spectrum(.together([pitch]), in: standard)
    for partial in 1...6 {
      let frequency = hertz * Double(partial)
      #expect(spectrum.amplitude(at: frequency) > 0.0005, "partial \(partial)")
      #expect(abs(spectrum.centsOff(from: frequency)) < 1, "partial \(partial)")
    }
  }

  @Test
  func `has the notes of a chord in tune, and no others`() throws {
    let names = try ["C4", "E4", "G4", "Bb4"].map { try #require(Pitch(ascii: $0)) }
    let spectrum = spectrum(.together(names))
    for pitch in names {
      let frequency = 440 * exp2(Double(pitch.midi - 69) / 12)
      #expect(abs(spectrum.centsOff(from: frequency)) < 1)
    }
    for midi in [50, 55, 59, 61, 62, 63, 65, 66, 68, 69] {
      #expect(spectrum.amplitude(at: 440 * exp2(Double(midi - 69) / 12)) < 0.002, "\(midi)")
    }
  }

  static let sounds = [
    Sound.together(pitches("A4")), .together(pitches("C4 E4 G4 Bb4")),
    .together(pitches("C3 C4 E4 G4 C5 E5 G5 C6")), .together(pitches("C4 C4 C4 C4 C4 C4 C4 C4")),
    .inTurn(pitches("C4 D4 E4 F4 G4 A4 B4 C5")),
    .arpeggio(pitches("C4 E4 G4")).then(.together(pitches("C4 E4 G4"))),
    .together(pitches("C2")), .together(pitches("B9")),
  ]

  private static func pitches(_ text: String) -> [Pitch] {
    text.split(separator: " ").compactMap { Pitch(ascii: String($0)) }
  }

  @Test(arguments: sounds)
  func `is never louder than 1 dB below the loudest possible, nor faint`(sound: Sound) {
    let peak = heard(sound).map { abs(Double($0)) / 32768 }.max() ?? 0
    #expect(peak <= 0.891)
    #expect(peak > 0.7)
  }

  @Test(arguments: sounds)
  func `swings about the middle`(sound: Sound) {
    let samples = heard(sound)
    let mean = samples.reduce(0.0) { $0 + Double($1) } / Double(samples.count)
    #expect(abs(mean) < 10, "of 32768")
  }

  @Test(arguments: sounds)
  func `begins and ends in silence, without a click`(sound: Sound) {
    let samples = Synthesizer().samples(of: sound)
    let silence = Synthesizer.sampleRate * 3 / 100
    #expect(samples.prefix(silence).allSatisfy { $0 == 0 })
    #expect(samples.suffix(silence).allSatisfy { $0 == 0 })
    let edges = [samples.dropFirst(silence).prefix(10), samples.dropLast(silence).suffix(10)]
    #expect(edges.joined().allSatisfy { abs(Int($0)) < 800 })
  }

  @Test
  func `is a sine wave for as long as it lasts where nothing higher can be heard`() {
    let spectrum = spectrum(Self.sounds[7])
    #expect(spectrum.amplitude(at: 15_804.27) > 0.1)
    // Two and three times as much would be heard as these.
    for ghost in [44_100 - 2 * 15_804.27, 3 * 15_804.27 - 44_100] {
      #expect(spectrum.amplitude(at: ghost) < 0.0005)
    }
  }

  @Test(
    arguments: [
      (["B#3"], ["C4"]), (["Cb4"], ["B3"]), (["Fb4"], ["E4"]), (["F##4"], ["G4"]),
      (["B#3", "D##4", "F##4", "A#4"], ["C4", "E4", "G4", "Bb4"]),
      (["B##3", "D#####"], ["C#4"]),
    ]
  )
  func `is the same for all spellings of its pitches`(names: [String], others: [String]) {
    let sounds = [names, others].map { Sound.together($0.compactMap(Pitch.init(ascii:))) }
    #expect(Synthesizer().wav(of: sounds[0]) == Synthesizer().wav(of: sounds[1]))
  }

  @Test
  func `is a WAV file of one channel of 16 bits`() throws {
    let sound = Self.sounds[1]
    let wav = Synthesizer().wav(of: sound)
    // 1.5 s of notes and 0.06 s of silence.
    let bytes = 2 * 68_796
    #expect(wav.count == 44 + bytes)
    #expect(
      wav.prefix(44).elementsEqual(
        Array("RIFF".utf8) + number(36 + bytes) + Array("WAVE".utf8)
          + Array("fmt ".utf8) + number(16) + [1, 0, 1, 0] + number(44_100) + number(88_200)
          + [2, 0, 16, 0] + Array("data".utf8) + number(bytes)
      )
    )
    let samples = Synthesizer().samples(of: sound)
    #expect(
      wav[44...].elementsEqual(
        samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
      )
    )
  }

  /// As four bytes, the lowest first.
  private func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
