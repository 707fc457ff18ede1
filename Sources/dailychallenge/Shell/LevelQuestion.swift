import DailyChallengeKit
import Platform
import Progress
import TerminalUI

/// Asks a new player for the level, with an example of each, and keeps the answer.
struct LevelQuestion {
  let world: World

  /// - Throws: ``Departure`` when the player leaves instead.
  func ask(_ input: inout PlayerLines) throws -> Level {
    try world.console.write(question())
    let prompt = LinePrompt(
      world.style.manner == .written ? "1, 2 or 3> " : "Type 1, 2 or 3: ",
      completion: LineCompletion(lines: Level.allCases.map(\.rawValue))
    )
    while true {
      switch try input.next(prompt) {
      case .line(let text):
        if let level = level(text) {
          keep(level)
          try world.console.write("\n")
          return level
        }
        switch PlayerInput(text) {
        case .quit: throw Departure.quit
        case .help, .again:
          try world.console.write(question())
          continue
        default: break
        }
      case .tooLong: break
      case .redraw:
        try world.console.write(question())
        continue
      case .end: throw Departure.endOfInput
      case .interrupted(let signal): throw Departure.interrupted(signal)
      }
      try world.console.write(["Please type 1, 2 or 3."])
    }
  }

  private func question() throws -> [String] {
    let prompt = Prompt(style: world.style)
    var lines =
      world.style.wrap("Welcome to the daily challenge: ten tasks a day.")
      + world.style.wrap("Which level would you like? You can always play another with --level.")
      + [""]
    for (index, level) in Level.allCases.enumerated() {
      let example = prompt.text(for: try example(of: level))
      switch world.style.manner {
      case .written:
        lines += ["\(index + 1)  \(level.rawValue)"] + world.style.wrap(example, indent: 3) + [""]
      case .spoken:
        lines += world.style.wrap("\(index + 1): \(level.rawValue). For example: \(example)")
      }
    }
    return lines
  }

  /// A chord task of the first challenge.
  private func example(of level: Level) throws -> ChallengeTask {
    guard let day = CalendarDay(challengeNumber: 1), let edition = Edition.inForce(on: day) else {
      throw Failure.unreasonableClock
    }
    let dealer = try Dealer(edition: edition, level: level, scales: world.scales)
    return try dealer.tasks(on: day)[1]
  }

  /// A level by its number or its name.
  private func level(_ text: String) -> Level? {
    let word = text.split(whereSeparator: \.isWhitespace).joined().lowercased()
    return zip(1..., Level.allCases).first { number, _ in word == "\(number)" }?.1
      ?? Level(rawValue: word)
  }

  private func keep(_ level: Level) {
    do {
      try world.settingsStore?.change { $0.set(Setting.level.key, to: level.rawValue) }
    } catch {
      let report = Report(Failure.settings(error))
      world.console.complain(report.message + " You will be asked for the level again.")
    }
  }
}
