import MusicTheory
import Testing

func name(_ ascii: String) throws -> NoteName {
  try #require(NoteName(ascii: ascii), "\(ascii)")
}

/// Note names of a text, parted by spaces: "C Eb G".
func names(_ text: String) throws -> [NoteName] {
  try text.split(separator: " ").map { try name(String($0)) }
}

func pitch(_ ascii: String) throws -> Pitch {
  try #require(Pitch(ascii: ascii), "\(ascii)")
}

extension NoteName {
  /// All names from so many flats to as many sharps.
  static func all(alteredBy most: Int) -> [NoteName] {
    Letter.allCases.flatMap { letter in
      (-most...most).compactMap(Accidental.init(alteration:)).map { NoteName(letter, $0) }
    }
  }

  /// The other names of the same sound, up to double accidentals.
  var twins: [NoteName] {
    NoteName.bySound[pitchClass, default: []].filter { $0 != self }
  }

  private static let bySound = Dictionary(grouping: all(alteredBy: 2), by: \.pitchClass)

  /// The names of the same letter half a step away.
  var neighbours: [NoteName] {
    [-1, 1].compactMap { step in
      Accidental(alteration: accidental.alteration + step).map { NoteName(letter, $0) }
    }
  }
}
