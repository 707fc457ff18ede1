import MusicTheory
import Testing

/// Note names of a text, parted by spaces: "C Eb G".
func names(_ text: String) throws -> [NoteName] {
  try text.split(separator: " ").map { try name(String($0)) }
}

func name(_ ascii: String) throws -> NoteName {
  try #require(NoteName(ascii: ascii), "\(ascii)")
}

func pitch(_ ascii: String) throws -> Pitch {
  try #require(Pitch(ascii: ascii), "\(ascii)")
}

func interval(_ quality: Interval.Quality, _ number: Int) throws -> Interval {
  try #require(Interval(quality, number), "\(quality) \(number)")
}

/// The scale type under its name in the oracle: "natural_minor".
func scaleType(_ name: String) throws -> ScaleType {
  let id = name.split(separator: "_").joined(separator: "-")
  return try #require(ScaleType(rawValue: id), "\(name)")
}

extension NoteName {
  /// All 49 names from triple flats to triple sharps.
  static let all: [NoteName] = Letter.allCases.flatMap { letter in
    Accidental.allCases.map { NoteName(letter, $0) }
  }
}
