import DailyChallengeKit
import Platform

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
    var input = PlayerLines(interrupts: try .catchingSignals())
    let world = try world.naming(as: arguments)
      .showingFigures(by: arguments) { try input.askTerminal() }
    do {
      let choice = try Choice(arguments, in: world) {
        guard world.isInteractive else { return Setting.level.standard }
        return try LevelQuestion(world: world).ask(&input)
      }
      let resumption = Resumption(arguments, of: choice, in: world)
      var play = Play(
        try Game(choice, in: world),
        world: world,
        input: input,
        sounds: try SoundOutput(
          arguments,
          in: world,
          choice: world.value(of: .sound, by: arguments)
        ),
        resumption: resumption
      )
      return try play.run()
    } catch let departure as Departure {
      departure.reraise()
      return .success
    }
  }
}
