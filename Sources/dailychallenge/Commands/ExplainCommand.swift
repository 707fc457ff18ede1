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
      "dailychallenge explain --listen Cm7b5", "dailychallenge explain --wav cm7b5.wav Cm7b5",
      "dailychallenge explain --json < queries.txt",
    ],
    arguments: [.query],
    options: [.figure, .names, .wav, .pitchStandard, .player],
    flags: [.listen, .json]
  ) { arguments, world in
    let world = try world.told(by: arguments)
      .showingFigures(by: arguments)
    // One file takes one sound.
    let isOne = try arguments.value(of: .wav, as: { $0.asPath }) != nil
    if isOne || !world.takesInput {
      _ = try arguments.required(.query)
    }
    let explainer = try Explainer(arguments, in: world)
    if let text = arguments[.query] {
      return try await explainer.explain(text) ? .success : .badData
    }
    return try await explainer.explainLines() ? .success : .badData
  }
}

extension Option {
  static let wav = Option(
    "wav",
    valueName: "file",
    help: "Write how it sounds to a WAV file. Needs no player, but a query."
  )
}

/// Explains queries one by one.
private struct Explainer {
  private let world: World
  private let arguments: ParsedArguments
  private let reader: QueryReader
  private let renderer: QueryRenderer

  private let sounds: SoundOutput

  /// Nil where there is nothing to wait for that a signal could cut short.
  private let interrupts: Interrupts?

  init(_ arguments: ParsedArguments, in world: World) throws {
    self.world = world
    self.arguments = arguments
    sounds = try SoundOutput(arguments, in: world, choice: .on)
    interrupts =
      arguments[.query] == nil || arguments[.listen] ? try .catchingSignals() : nil
    reader = QueryReader(names: world.style.names)
    renderer = QueryRenderer(style: world.style)
  }

  private var asJSON: Bool { arguments[.json] }

  /// Explains what each line of standard input asks.
  ///
  /// - Returns: Whether every line could be read.
  func explainLines() async throws -> Bool {
    guard let interrupts else { return true }
    defer { sounds.stop() }
    var input = LineReader(.standardInput, interrupts: interrupts)
    var allRead = true
    if world.isInteractive { try world.console.write(help) }
    while true {
      if let trouble = sounds.takeTrouble() { world.console.complain(Report(trouble).message) }
      if world.isInteractive { try world.console.write("> ") }
      switch try input.next() {
      case .line(let bytes):
        let line = String(decoding: bytes, as: UTF8.self)
        if world.isInteractive {
          switch PlayerInput(line) {
          case .quit: return allRead
          case .help:
            try world.console.write(help)
            continue
          case .answer, .confirm, .hint, .skip, .again, .why, .listen, .listenBack: break
          }
        }
        if !asJSON, line.allSatisfy(\.isWhitespace) { continue }
        allRead = try await explain(line) && allRead
        if !asJSON { try world.console.write([""]) }
      case .tooLong:
        allRead = try await answer(.failure(.tooLong), to: nil) && allRead
      case .end:
        if world.isInteractive { try world.console.write([""]) }
        return allRead
      case .interrupted(let signal):
        sounds.stop()
        signal.reraise()
      }
    }
  }

  /// What can be typed at the prompt.
  private var help: [String] {
    world.style.wrap(
      "Type a note, an interval, a scale, a chord or a numeral with its key: Eb, C G, Ab major, Cm7b5,"
        + " V7 in D harmonic minor; quit to leave."
    )
  }

  /// - Returns: Whether the text could be read.
  func explain(_ text: String) async throws -> Bool {
    try await answer(Result { () throws(Misreading) in try reader.read(text) }, to: text)
  }

  private func answer(_ query: Result<Query, Misreading>, to text: String?) async throws -> Bool {
    if asJSON {
      try world.console.write(jsonLine: ExplainReport(query, of: text))
    }
    switch query {
    case .success(let query):
      if !asJSON { try world.console.write(renderer.lines(for: query)) }
      try await sound(query.sound)
      return true
    case .failure(let misreading):
      if !asJSON { world.console.complain(renderer.text(for: misreading)) }
      return false
    }
  }

  /// Writes the sound to a file, and plays it, as far as that is asked for.
  private func sound(_ sound: Sound) async throws {
    if let path = arguments[.wav] {
      do {
        try DurableFile(amongOthers: path).write(sounds.wav(of: sound))
      } catch {
        throw Failure.unwritableSound(path, error)
      }
    }
    guard arguments[.listen], let interrupts else { return }
    if arguments[.query] == nil, world.isInteractive {
      // Somebody who types is not kept waiting.
      if let silence = sounds.start(sound) { world.console.complain(silence.words) }
    } else {
      try await sounds.hear(sound, interrupts: interrupts)
    }
  }
}
