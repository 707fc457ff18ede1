/// A player who hears what is said, and knows theory: solves a task from its words alone.
///
/// What is heard has no lines and no columns: only words, one after the other.
struct Listener {
  private let task: String

  /// - Parameter output: All that was said; the last task counts.
  init(hearing output: String) {
    let words = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let start = words.matches(of: #/Task \d+ of \d+\. \d+ points? so far\./#).last?.range.upperBound
    task = String(words[(start ?? words.startIndex)...])
  }

  /// What the listener says; nil where the words do not tell enough.
  var answer: String? { note ?? chord }

  // MARK: - Notes

  private var note: String? {
    guard
      let figure = task.firstMatch(
        of: #/(\w+) clef, ([^.]*)\. A note (.*?)(?:, with a (.*?) sign)?\./#
      ),
      let position = Self.position(figure.3), let bottom = Self.bottomLines[String(figure.1)]
    else { return nil }
    // "two sharps: F, C"
    let letters = figure.2.split(separator: ":").dropFirst().first?.split(separator: ",").count ?? 0
    let signature = figure.2.contains("flat") ? -letters : letters
    let plain = bottom.stepped(by: position)
    let signs = ["natural": 0, "sharp": 1, "flat": -1, "double sharp": 2, "double flat": -2]
    let pitch =
      figure.4.flatMap { signs[String($0)] }.map(plain.altered) ?? plain.under(signature: signature)
    return task.contains("with its octave") ? "\(pitch.words) \(pitch.octave)" : pitch.words
  }

  private static let bottomLines = [
    "Treble": "E4", "Bass": "G2", "Alto": "F3", "Tenor": "D3", "Soprano": "C4", "Baritone": "B2",
  ].compactMapValues(SpelledPitch.init)

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh",
  ]

  /// Steps above the bottom line.
  private static func position(_ place: Substring) -> Int? {
    let number = ordinals.firstIndex { place.contains($0) }.map { $0 + 1 }
    let isLine = place.hasPrefix("on")
    switch (number, place.contains("ledger"), place.contains("below")) {
    case (let number?, false, _): return 2 * (number - 1) + (isLine ? 0 : 1)
    case (let number?, true, false): return 8 + 2 * number + (isLine ? 0 : 1)
    case (let number?, true, true): return -2 * number - (isLine ? 0 : 1)
    case (nil, _, let isBelow): return isBelow ? -1 : 9
    }
  }

  // MARK: - Chords

  private var chord: String? {
    let request =
      #/([A-G](?: sharp| flat)?) ([a-z ]+)(?: \(ascending\))?: spell the (triad|seventh chord) on degree (\d)(?:, (\w+) inversion)?/#
    guard
      let heard = task.firstMatch(of: request), let steps = Self.scales[String(heard.2)],
      let degree = Int(heard.4),
      let tonic = SpelledPitch(
        String(heard.1).replacing(" sharp", with: "#").replacing(" flat", with: "b")
      )
    else { return nil }
    let size = heard.3 == "triad" ? 3 : 4
    let notes = (0..<size).map { member in
      let place = (degree - 1 + 2 * member) % 7
      let plain = tonic.stepped(by: place)
      return plain.altered(to: tonic.midi + steps[place] - plain.midi).words
    }
    let inversion = heard.5.flatMap { Self.ordinals.firstIndex(of: String($0)) }.map { $0 + 1 } ?? 0
    return (notes[inversion...] + notes[..<inversion]).joined(separator: ", ")
  }

  private static let scales = [
    "major": [0, 2, 4, 5, 7, 9, 11], "natural minor": [0, 2, 3, 5, 7, 8, 10],
    "harmonic minor": [0, 2, 3, 5, 7, 8, 11], "melodic minor": [0, 2, 3, 5, 7, 9, 11],
    "dorian": [0, 2, 3, 5, 7, 9, 10], "phrygian": [0, 1, 3, 5, 7, 8, 10],
    "lydian": [0, 2, 4, 6, 7, 9, 11], "mixolydian": [0, 2, 4, 5, 7, 9, 10],
  ]
}

extension SpelledPitch {
  /// "F double sharp"
  fileprivate var words: String {
    let kind = alteration < 0 ? " flat" : " sharp"
    return name.prefix(1) + (abs(alteration) == 2 ? " double" : "") + (alteration == 0 ? "" : kind)
  }
}
