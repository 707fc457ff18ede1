import DailyChallengeKit
import MusicTheory
import Platform
import Progress
import TerminalUI

/// A challenge at the prompt, from the first open task to the last or to leaving.
struct Play {
  private var game: Game
  private var world: World
  private var input: PlayerLines
  private let sounds: SoundOutput
  private let resumption: Resumption

  /// When the current task was shown.
  private var shownAt = 0.0

  /// Whether what was shown last would be pushed out of a small window by the next task.
  private var isWorthAPause = false

  /// What was typed for a task before it was shown.
  private var typedAhead: PlayerInput?

  init(_ game: Game, world: World, input: PlayerLines, sounds: SoundOutput, resumption: Resumption)
  {
    self.game = game
    self.world = world
    self.input = input
    self.sounds = sounds
    self.resumption = resumption
  }

  private var responses: ResponseRenderer {
    ResponseRenderer(style: world.style, offersHelp: true)
  }
  private var screens: SessionRenderer { SessionRenderer(style: world.style) }
  private var tasks: TaskRenderer { TaskRenderer(style: world.style) }
  private var listening: Listening { Listening(sounds: sounds, style: world.style) }
  private var record: SessionRecord { game.session.record }
  private var console: Console { world.console }

  mutating func run() throws -> ExitStatus {
    defer { sounds.stop() }
    tellOfRecovery()
    if let trouble = game.trouble {
      console.complain(Report(trouble).message + " You can play, but nothing will be kept.")
    }
    var lines = screens.title(of: record)
    repeat {
      while let index = record.currentTask {
        try showTask(after: lines)
        lines = []
        shownAt = world.stopwatch()
        do {
          while record.currentTask == index { try takeTurn() }
          if isWorthAPause { try pause() }
        } catch let departure as Departure {
          return try leave(departure)
        }
      }
      // What could not be saved so far has a last chance, unless another process has moved on.
      if game.trouble != nil { _ = try game.make(.leave) }
    } while !record.isFinished
    tellOfRecovery()
    lines += [""] + screens.result(of: record)
    if let streak = game.streak(today: world.today) { lines += [""] + screens.streak(streak) }
    if game.trouble == nil {
      lines += [""] + world.style.wrap("To show it to others, without answers:")
      lines += ["  " + resumption.share]
      lines += world.style.wrap("Each task is explained by its number, as in:")
      lines += ["  " + resumption.why(task: 1)]
    }
    try console.write(lines)
    if let trouble = game.trouble {
      console.complain(Report(trouble).message + " This result is lost.")
    }
    return status
  }

  private var status: ExitStatus {
    game.trouble.map { Report($0).status } ?? .success
  }
}

// MARK: - Turns

extension Play {
  private func showTask(after lines: [String] = []) throws {
    guard let index = record.currentTask else { return }
    let progress = screens.progress(of: record, task: index)
    let task = tasks.lines(for: record.tasks[index].question)
    let past = responses.past(of: record.tasks[index])
    try console.write(lines + [""] + progress + [""] + task + [""] + past)
  }

  /// Waits for the player and acts on what comes.
  ///
  /// - Throws: ``Departure`` when the player leaves.
  private mutating func takeTurn() throws {
    guard let task = game.session.currentTask else { return }
    if let input = typedAhead {
      typedAhead = nil
      return try act(on: input)
    }
    if let trouble = sounds.takeTrouble() { console.complain(Report(trouble).message) }
    let move = try input.next(LinePrompt(for: task, style: world.style))
    world.console.fitWindow()
    switch move {
    case .line(let text): try act(on: PlayerInput(text))
    case .tooLong: try show([.refused(.tooLong, task.question)])
    case .redraw: try digress { try showTask() }
    case .end: throw Departure.endOfInput
    case .interrupted(let signal): throw Departure.interrupted(signal)
    }
  }

  /// Lets the player at a terminal read what was said of a task before the next one is shown. What is
  /// typed meanwhile, and is not about the last task, is for the next one.
  ///
  /// - Throws: ``Departure`` when the player leaves.
  private mutating func pause() throws {
    guard world.isInteractive, typedAhead == nil, let next = record.currentTask else { return }
    try console.write([""])
    while true {
      let line = try input.next(LinePrompt(beforeTask: next + 1, style: world.style))
      world.console.fitWindow()
      switch line {
      case .line(let text):
        let input = PlayerInput(text)
        switch input {
        case .confirm, .again: return
        case .why, .help, .quit: try act(on: input)
        // What is to be heard here is the task that has just been shown.
        case .listen, .listenBack: try act(on: .listenBack)
        case .answer, .hint, .skip:
          typedAhead = input
          return
        }
      case .tooLong: break
      case .redraw: try console.write(responses.explanation(of: game.session.lastTaskOver))
      case .end: throw Departure.endOfInput
      case .interrupted(let signal): throw Departure.interrupted(signal)
      }
    }
  }

  private mutating func act(on input: PlayerInput) throws {
    switch input {
    case .answer(let text):
      // A script means what it says.
      let certainty: ChallengeSession.Certainty = world.isInteractive ? .asking : .certain
      try make(.answer(text, certainty, after: world.stopwatch() - shownAt, at: world.now()))
    case .confirm: try make(.confirm(at: world.now()))
    case .hint: try make(.hint)
    case .skip: try make(.skip(.asking, at: world.now()))
    case .again: try digress { try showTask() }
    case .why:
      try digress { try console.write(responses.explanation(of: game.session.lastTaskOver)) }
    case .listen: try digress { try console.write(listening.toOpenTask(of: game.session)) }
    case .listenBack: try digress { try console.write(listening.toTaskOver(of: game.session)) }
    case .help: try digress { try console.write(help) }
    case .quit: throw Departure.quit
    }
  }

  /// Shows something besides. An answer that waits to be confirmed still waits: lest Enter grade it
  /// unawares, it is shown once more.
  private func digress(_ show: () throws -> Void) throws {
    try show()
    if let question = game.session.openConfirmation {
      try console.write(responses.lines(for: question))
    }
  }

  private mutating func make(_ event: ChallengeSession.Event) throws {
    let result = try game.make(event)
    tellOfRecovery()
    switch result {
    case .made(let responses): try show(responses)
    case .overtaken:
      try console.write(["  This challenge went on in another terminal. Here is where it stands."])
    }
  }

  private mutating func tellOfRecovery() {
    if let recovery = game.takeRecovery() { console.complain(Report.words(for: recovery)) }
  }

  private mutating func show(_ responses: [ChallengeSession.Response]) throws {
    try console.write(responses.flatMap(self.responses.lines))
    isWorthAPause = responses.contains(where: self.responses.isWorthAPause)
  }

  private var help: [String] {
    let words = PlayerInput.words.map { word, meaning in "\(word): \(meaning)" }
    return (words + ["Anything else is an answer: \(examples)."])
      .flatMap { world.style.wrap($0, indent: 2) }
  }

  /// An answer of each form, none of them right for the task.
  private var examples: String {
    let sharps = [Letter.f, .c].map { NoteName($0, .sharp) }
    let flats = [Letter.b, .e].map { NoteName($0, .flat) }
    let seventhChords = [
      [NoteName(.a), NoteName(.c, .sharp), NoteName(.e), NoteName(.g)],
      [NoteName(.d), NoteName(.f), NoteName(.a), NoteName(.c)],
    ]
    let right = game.session.currentTask?.question.rightAnswer
    func example(_ names: [NoteName], octave: Int?) -> String {
      let answers = names.map { Answer.note($0, octave: octave) }
      return world.style.typed(answers.first { !($0.hasSameNotes(as: right)) } ?? answers[0])
    }
    let chords = seventhChords.map(Answer.chord)
    let chord = world.style.typed(chords.first { !$0.hasSameNotes(as: right) } ?? chords[0])
    return "a note, such as \(example(sharps, octave: nil)) or \(example(flats, octave: 4)),"
      + " or a chord, such as \(chord)"
  }
}

extension Answer {
  /// Whether an answer has the same notes, in whatever octave and order.
  fileprivate func hasSameNotes(as other: Answer?) -> Bool {
    switch (self, other) {
    case (.note(let name, _), .note(let other, _)): name == other
    case (.chord(let names), .chord(let others)): Set(names) == Set(others)
    default: false
    }
  }
}

// MARK: - Leaving

extension Play {
  private mutating func leave(_ departure: Departure) throws -> ExitStatus {
    sounds.stop()
    guard world.takesInput else { throw Failure.inputNeeded(answer: resumption.answer) }
    var lines = world.isInteractive && departure.leavesPromptOpen ? [""] : []
    if case .made(let responses) = try game.make(.leave) {
      lines += responses.flatMap(self.responses.lines)
    }
    tellOfRecovery()
    if let trouble = game.trouble {
      console.complain(Report(trouble).message + " The answers of this session are lost.")
    } else if let index = record.currentTask {
      lines += world.style.wrap(
        "Saved. Task \(index + 1) of \(record.tasks.count) is next. Go on with:"
      )
      lines += ["  " + resumption.command]
    }
    let written = Result { try console.write(lines) }
    // A terminal that went away cannot be written to: the signal is the true cause.
    departure.reraise()
    try written.get()
    return status
  }
}
