import DailyChallengeKit
import Platform
import TerminalUI

extension Command<Action> {
  static let play = Command(
    "play",
    summary: "Play or resume a challenge.",
    discussion: """
      Ten tasks, made from the date alone. Leave when you like: every answer is saved at once, and \
      the next start goes on where you were.

      When standard input is not a terminal, its lines are taken as answers, and graded at once.
      """,
    examples: [
      "dailychallenge", "dailychallenge play --day 2026-01-31",
      "printf 'F#\\nA C# E G\\n' | dailychallenge",
    ],
    options: [.day, .level, .figure, .names, .sound, .pitchStandard, .player, .dataDirectory]
  ) { arguments, world in
    let world = try world.told(by: arguments)
    let figures = try world.figureChoice(by: arguments)
    let sounds = try SoundOutput(
      arguments,
      in: world,
      choice: world.value(of: .sound, by: arguments)
    )
    var input = try PlayerLines(in: world)
    do {
      let choice = try Choice(arguments, in: world) {
        guard world.isInteractive else { return Setting.level.standard }
        return try LevelQuestion(world: world).ask(&input)
      }
      let resumption = Resumption(arguments, of: choice, in: world)
      let game = try Game(choice, in: world)
      // A terminal is not asked for what is not needed: its answer could come after the end.
      let hasFigures = !game.session.record.isFinished
      let world = try world.showingFigures(figures) {
        hasFigures ? try input.askForGraphics() : TerminalGraphics()
      }
      var play = Play(game, world: world, input: input, sounds: sounds, resumption: resumption)
      return try play.run()
    } catch let departure as Departure {
      if world.isInteractive, departure.leavesPromptOpen { try? world.console.write([""]) }
      departure.reraise()
      return .success
    }
  }
}
