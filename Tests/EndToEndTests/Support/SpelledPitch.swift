import Foundation

/// A pitch with its spelling, reckoned without the program: C is letter 0, B is letter 6.
struct SpelledPitch: Hashable {
  let letter: Int
  let alteration: Int
  let octave: Int

  init(letter: Int, alteration: Int, octave: Int) {
    self.letter = letter
    self.alteration = alteration
    self.octave = octave
  }

  /// Reads "F##4", or "F##" as in octave 4.
  init?(_ text: String) {
    guard
      let match = text.wholeMatch(of: #/([A-G])(#*|b*)(\d?)/#),
      let letter = Self.letters.firstIndex(of: match.1)
    else { return nil }
    let sign = match.2.first == "b" ? -1 : 1
    self.init(letter: letter, alteration: sign * match.2.count, octave: Int(match.3) ?? 4)
  }

  private static let letters: [Substring] = ["C", "D", "E", "F", "G", "A", "B"]
  private static let naturals = [0, 2, 4, 5, 7, 9, 11]

  /// "F##"
  var name: String {
    Self.letters[letter]
      + String(repeating: alteration < 0 ? "b" : "#", count: abs(alteration))
  }

  /// "F##4"
  var nameWithOctave: String { name + String(octave) }

  var midi: Int { 12 * (octave + 1) + Self.naturals[letter] + alteration }

  var pitchClass: Int { (midi % 12 + 12) % 12 }
}

extension SpelledPitch {
  /// The same letter, altered otherwise.
  func altered(to alteration: Int) -> SpelledPitch {
    SpelledPitch(letter: letter, alteration: alteration, octave: octave)
  }

  /// The plain pitch some steps up or down.
  func stepped(by steps: Int) -> SpelledPitch {
    let place = octave * 7 + letter + steps
    let newOctave = Int((Double(place) / 7).rounded(.down))
    return SpelledPitch(letter: place - newOctave * 7, alteration: 0, octave: newOctave)
  }

  /// The pitch's letter as the signature has it.
  func under(signature: Int) -> SpelledPitch {
    let sharps = [3, 0, 4, 1, 5, 2, 6]
    let changed =
      signature > 0 ? sharps.prefix(signature) : sharps.reversed().prefix(-signature)
    return altered(to: changed.contains(letter) ? signature.signum() : 0)
  }

  /// The pitches of another spelling that sound the same, with at most double accidentals.
  var twins: [SpelledPitch] {
    (-3...3).filter { $0 != 0 }.map { steps in
      let plain = stepped(by: steps)
      return plain.altered(to: midi - plain.midi)
    }
    .filter { abs($0.alteration) <= 2 }
  }
}
