import DailyChallengeKit
import Engraving
import MusicTheory
import TerminalUI

/// An explanation for other programs to read. Keys that do not apply are left out.
struct ExplainReport: Encodable {
  private let text: String?
  private let query: Result<Query, Misreading>

  /// - Parameter text: What was asked; nil when it is too long to be repeated.
  init(_ query: Result<Query, Misreading>, of text: String?) {
    self.text = text
    self.query = query
  }

  private enum CodingKeys: String, CodingKey {
    case version, query, kind, notes, bassUp, bass, quality, numeral, key, symbol, interval, name
    case semitones, pitch, midi, pitchClass, sameSound, signature, relative, parallel, steps, error
  }

  /// Whatever the locale, so that the same query has the same answer everywhere.
  private static let renderer = QueryRenderer(style: TextStyle(characters: .ascii, width: 80))

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .version)
    switch query {
    case .success(let query):
      try container.encodeIfPresent(text, forKey: .query)
      try encode(query, to: &container)
      try container.encode(Self.renderer.steps(of: query), forKey: .steps)
    case .failure(let misreading):
      try container.encodeIfPresent(misreading == .tooLong ? nil : text, forKey: .query)
      try container.encode(Self.renderer.text(for: misreading), forKey: .error)
    }
  }

  private func encode(
    _ query: Query,
    to container: inout KeyedEncodingContainer<CodingKeys>
  ) throws {
    try container.encode(query.kind, forKey: .kind)
    switch query {
    case .note(let name, let octave):
      let pitch = octave.map { Pitch(name, octave: $0) }
      try container.encode([name.ascii], forKey: .notes)
      try container.encode(name.pitchClass.semitonesAboveC, forKey: .pitchClass)
      try container.encode(name.usualEnharmonics.map(\.ascii), forKey: .sameSound)
      try container.encodeIfPresent(pitch?.ascii, forKey: .pitch)
      try container.encodeIfPresent(pitch?.midi, forKey: .midi)
    case .staff(let note):
      try container.encode([note.pitch.name.ascii], forKey: .notes)
      try container.encode(note.pitch.ascii, forKey: .pitch)
      try container.encode(note.pitch.midi, forKey: .midi)
      try container.encode(note.signature.fifths, forKey: .signature)
    case .interval(let spelled):
      try container.encode([spelled.first.name, spelled.second.name].map(\.ascii), forKey: .notes)
      try container.encode(spelled.interval.abbreviation, forKey: .interval)
      try container.encode(spelled.interval.name, forKey: .name)
      try container.encode(spelled.interval.semitones, forKey: .semitones)
    case .scale(let scale):
      try container.encode(scale.notes.map(\.ascii), forKey: .notes)
      try container.encode(scale.tonality.ascii, forKey: .key)
      try container.encodeIfPresent(scale.tonality.scale.keySignature?.fifths, forKey: .signature)
      let key = scale.tonality.key
      try container.encodeIfPresent(key?.relative.map { Tonality.key($0).ascii }, forKey: .relative)
      try container.encodeIfPresent(key.map { Tonality.key($0.parallel).ascii }, forKey: .parallel)
    case .chord(let symbol):
      try encode(symbol, to: &container)
    case .harmony(let spelled):
      try container.encode(spelled.harmony.ascii, forKey: .numeral)
      try container.encode(spelled.scale.tonality.ascii, forKey: .key)
      if let symbol = spelled.symbol {
        try encode(symbol, to: &container)
      } else if case .augmentedSixth(let sixth) = spelled.harmony.name {
        try container.encode(spelled.notes.map(\.ascii), forKey: .notes)
        try container.encode(spelled.notesFromBass.map(\.ascii), forKey: .bassUp)
        try container.encode(spelled.notesFromBass[0].ascii, forKey: .bass)
        try container.encode(sixth.name, forKey: .quality)
      }
    }
  }

  private func encode(
    _ symbol: ChordSymbol,
    to container: inout KeyedEncodingContainer<CodingKeys>
  ) throws {
    try container.encode(symbol.chord.notes.map(\.ascii), forKey: .notes)
    try container.encode(symbol.notesFromBass.map(\.ascii), forKey: .bassUp)
    try container.encode(symbol.bass.ascii, forKey: .bass)
    try container.encode(symbol.chord.quality.name, forKey: .quality)
    try container.encode(symbol.ascii, forKey: .symbol)
  }
}

extension Query {
  fileprivate var kind: String {
    switch self {
    case .note: "note"
    case .staff: "staff"
    case .interval: "interval"
    case .scale: "scale"
    case .chord: "chord"
    case .harmony: "numeral"
    }
  }
}

extension Tonality {
  /// "Eb major"
  fileprivate var ascii: String { "\(tonic.ascii) \(modeName)" }
}
