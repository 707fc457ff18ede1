/// A note name in an octave, in scientific pitch notation: C4 is middle C.
///
/// The octave belongs to the letter, not to the sound: B♯3 sounds as C4 does, and C♭4 as B3.
public struct Pitch: Hashable, Sendable {
  public let name: NoteName
  public let octave: Int

  /// Any octave can be made, and those that instruments play are meant: whoever takes a number from
  /// outside checks it first, as `init(ascii:)` does.
  public init(_ name: NoteName, octave: Int) {
    self.name = name
    self.octave = octave
  }

  /// The MIDI key number; C4 is 60.
  public var midi: Int {
    (octave + 1) * 12 + name.letter.semitonesAboveC + name.accidental.alteration
  }

  /// Steps of the staff above C0: C4 is 28, D4 is 29, whatever the accidental.
  public var diatonicIndex: Int {
    octave * 7 + name.letter.rawValue
  }

  /// The pitch this interval above; nil where it would take more than triple accidentals.
  public func raised(by interval: Interval) -> Pitch? {
    guard let name = name.raised(by: interval) else { return nil }
    let index = diatonicIndex + interval.number - 1
    return Pitch(name, octave: index.floorDivided(by: 7))
  }
}

extension [NoteName] {
  /// The notes as pitches, each above the one before by its letter, the first in a given octave.
  public func rising(fromOctave octave: Int) -> [Pitch] {
    var pitches: [Pitch] = []
    for name in self {
      let next = pitches.last.map { last in
        name.letter.rawValue > last.name.letter.rawValue ? last.octave : last.octave + 1
      }
      pitches.append(Pitch(name, octave: next ?? octave))
    }
    return pitches
  }
}

// MARK: - Writing and reading

extension Pitch {
  /// The pitch in ASCII, as it is saved: "F#4".
  public var ascii: String { name.ascii + String(octave) }

  /// The pitch as musicians write it: "F♯4".
  public var symbol: String { name.symbol + String(octave) }

  /// Reads the ASCII form, and nothing else: a name, then an octave from −1 to 9.
  public init?(ascii text: String) {
    let name = text.prefix { !"-0123456789".contains($0) }
    guard let octave = Int(text.dropFirst(name.count)), (-1...9).contains(octave),
      let name = NoteName(ascii: String(name))
    else { return nil }
    self.init(name, octave: octave)
    guard ascii == text else { return nil }  // Int also reads "04" and "-0"
  }
}

extension Pitch: CustomStringConvertible {
  public var description: String { symbol }
}
