import DailyChallengeKit
import Platform
import TerminalUI

extension Argument {
  static let query = Argument(
    "query",
    .any,
    help: "What to explain; when left out, each line of standard input."
  )
}

extension Command<Action> {
  static let explain = Command(
    "explain",
    summary: "Explain a note, an interval, a scale or a chord.",
    discussion: """
      Says what it is, how it is spelled and why, and draws it on a staff.

      Case is meaning: ii is a minor chord and II a major one, CM7 is not Cm7, and 'in c' is C minor. \
      A note may have its octave, where C4 is middle C; but C7 and the like are seventh chords.

      A bare 7 is the seventh of the scale. Over a chord from outside the scale, such as bVII7, it is \
      a minor seventh; bVIM7 has a major one. A 6 is a first inversion.
      """,
    examples: [
      "dailychallenge explain V7 in D harmonic minor",
      "dailychallenge explain 'V65/ii in Eb major'", "dailychallenge explain Ger65 in c",
      "dailychallenge explain 'D# F##'", "dailychallenge explain Ab major",
      "dailychallenge explain alto clef, third line, 3 flats", "dailychallenge explain Cm7b5",
      "dailychallenge explain --json < queries.txt",
    ],
    arguments: [.query],
    options: [.figure, .names],
    flags: [.accessible, .json]
  ) { arguments, world in
    let world = try world.told(by: arguments)
      .showingFigures(by: arguments)
    let explainer = Explainer(world: world, asJSON: arguments[.json])
    if let text = arguments[.query] {
      return try explainer.explain(text) ? .success : .badData
    }
    return try explainer.explainLines() ? .success : .badData
  }
}

/// Explains queries one by one.
private struct Explainer {
  private let world: World
  private let asJSON: Bool
  private let reader: QueryReader
  private let renderer: QueryRenderer

  init(world: World, asJSON: Bool) {
    self.world = world
    self.asJSON = asJSON
    reader = QueryReader(names: world.style.names)
    renderer = QueryRenderer(style: world.style)
  }

  /// Explains what each line of standard input asks.
  ///
  /// - Returns: Whether every line could be read.
  func explainLines() throws -> Bool {
    var input = LineReader(.standardInput, interrupts: try .catchingSignals())
    var allRead = true
    while true {
      if world.isInteractive { try world.console.write("> ") }
      switch try input.next() {
      case .line(let bytes):
        let line = String(decoding: bytes, as: UTF8.self)
        if !asJSON, line.allSatisfy(\.isWhitespace) { continue }
        allRead = try explain(line) && allRead
        if !asJSON { try world.console.write([""]) }
      case .tooLong:
        allRead = try answer(.failure(.tooLong), to: nil) && allRead
      case .end:
        if world.isInteractive { try world.console.write([""]) }
        return allRead
      case .interrupted(let signal):
        signal.reraise()
      }
    }
  }

  /// - Returns: Whether the text could be read.
  func explain(_ text: String) throws -> Bool {
    try answer(Result { () throws(Misreading) in try reader.read(text) }, to: text)
  }

  private func answer(_ query: Result<Query, Misreading>, to text: String?) throws -> Bool {
    if asJSON {
      try world.console.write(jsonLine: ExplainReport(query, of: text))
    }
    switch query {
    case .success(let query):
      if !asJSON { try world.console.write(renderer.lines(for: query)) }
      return true
    case .failure(let misreading):
      if !asJSON { world.console.complain(renderer.text(for: misreading)) }
      return false
    }
  }
}
