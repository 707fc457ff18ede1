import DailyChallengeKit
import TerminalUI

extension Argument {
  static let text = Argument("text", .any, help: "The answer: a note, or the notes of a chord.")
}

extension Flag {
  static let hint = Flag(
    "hint",
    help: "Take the next hint, for \(Scoring.hintPrice) points of a solved task."
  )
  static let skip = Flag("skip", help: "Give the task up, without being asked again.")
}

extension Command<Action> {
  static let answer = Command(
    "answer",
    summary: "Make one move without a prompt.",
    discussion: "Answers the first open task, takes a hint for it, or skips it.",
    examples: [
      "dailychallenge answer 'F#'", "dailychallenge answer A C# E G --json",
      "dailychallenge answer --hint",
    ],
    arguments: [.text],
    options: [.day, .level, .names, .dataDirectory],
    flags: [.hint, .skip, .json]
  ) { arguments, world in
    let world = try world.told(by: arguments)
    let event = try event(arguments, in: world)
    let choice = try Choice(arguments, in: world)
    var game = try Game(choice, in: world)
    if let trouble = game.trouble { throw trouble }
    guard let index = game.session.record.currentTask else {
      throw Failure.finished(choice.day, choice.level)
    }
    let result = try game.make(event)
    if let recovery = game.takeRecovery() { world.console.complain(Report.words(for: recovery)) }
    guard case .made(let responses) = result else {
      // Another process moved between our reading and our turn: the task is no longer the one meant.
      throw Failure.overtaken
    }
    // Nothing goes on from here: a move that could not be saved has not been made.
    if let trouble = game.trouble { throw trouble }
    let renderer = ResponseRenderer(style: world.style)
    if arguments[.json] {
      try world.console.write(
        json: AnswerReport(
          responses,
          record: game.session.record,
          task: index,
          renderer: renderer
        )
      )
    } else {
      try world.console.write(responses.flatMap(renderer.lines))
    }
    let wasRefused = responses.contains { if case .refused = $0 { true } else { false } }
    return wasRefused ? .badData : .success
  }

  /// The one move that the command line names.
  private static func event(
    _ arguments: ParsedArguments,
    in world: World
  ) throws(UsageError) -> ChallengeSession.Event {
    switch (arguments[.text], arguments[.hint], arguments[.skip]) {
    case (let text?, false, false): return .answer(text, after: 0, at: world.now())
    case (nil, true, false): return .hint
    case (nil, false, true): return .skip(.certain, at: world.now())
    default:
      throw UsageError(
        .notOne(of: [Argument.text, Flag.hint, Flag.skip]),
        command: arguments.command
      )
    }
  }
}
