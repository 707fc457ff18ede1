public import DailyChallengeKit
import Engraving
import MusicTheory

/// Explanations of queries: what it is, how it looks, and why.
public struct QueryRenderer: Sendable {
  private let style: TextStyle

  public init(style: TextStyle) {
    self.style = style
  }

  /// Heading, picture and steps, a blank line between.
  public func lines(for query: Query) -> [String] {
    let steps = steps(of: query).flatMap { style.wrap($0) }
    let parts = [style.wrap(heading(of: query)), picture(of: query), steps]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func picture(of query: Query) -> [String] {
    query.figure.map(FigureRenderer(style: style).lines) ?? []
  }

  /// The steps of the explanation, each a sentence or two.
  public func steps(of query: Query) -> [String] {
    query.steps.map(StepWords(style: style).text)
  }

  /// What could not be read, and how it could be written.
  public func text(for misreading: Misreading) -> String {
    MisreadingWords(style: style).text(for: misreading)
  }

  /// What it is, and its notes: "V7 in D harmonic minor: A C♯ E G".
  private func heading(of query: Query) -> String {
    switch query {
    case .note(let name, let octave): style.name(.note(name, octave: octave))
    case .staff(let note):
      English.capitalized("\(note.clef.name), \(note.signature.name)")
        + "\(note.accidental.map { ", \($0.name) sign" } ?? ""): \(style.name(note.pitch))"
    case .interval(let interval):
      "\(name(interval.first, in: interval)) to \(name(interval.second, in: interval)):"
        + " \(interval.interval.name)\(interval.goesDown ? " down" : "")"
    case .scale(let scale): style.name(scale.tonality)
    case .chord(let symbol): "\(style.name(symbol)): \(style.names(symbol.notesFromBass))"
    case .harmony(let harmony):
      "\(style.name(harmony.harmony)) in \(style.name(harmony.scale.tonality)):"
        + " \(style.names(harmony.notesFromBass))"
    }
  }

  private func name(_ pitch: Pitch, in interval: SpelledInterval) -> String {
    interval.hasOctaves ? style.name(pitch) : style.name(pitch.name)
  }
}
