import DailyChallengeKit
import Foundation
import Platform

/// What it takes the released program to start.
struct StartFigures {
  private let program: ReleasedProgram
  private let cost: Cost

  /// How the cost of a run is told.
  private enum Cost {
    case instructions(Callgrind)
    /// Where there is no Valgrind: comparable only with what stands beside it.
    case time
  }

  init() throws {
    program = try ReleasedProgram()
    cost = Callgrind().map(Cost.instructions) ?? .time
  }

  func table() throws -> FigureTable {
    let runs = try [bareStart()] + Level.allCases.flatMap { try newDay($0) + halfADay($0) }
    let waiting = try waitingFigures()
    var table = FigureTable(
      title: "The start of the static release build",
      figures: runs + (waiting ?? [])
    )
    switch cost {
    case .instructions: break
    case .time: table.remarks.append("times, not judged, for want of Valgrind")
    }
    if waiting == nil {
      table.remarks.append("no memory and no waiting, for want of /proc")
    }
    return table
  }
}

// MARK: - Runs

extension StartFigures {
  /// What any Swift program takes, for comparison.
  private func bareStart() throws -> Figure {
    let home = try TemporaryHome()
    defer { home.remove() }
    return try figure("bare start: --version", ["--version"], .kept, in: home)
  }

  private func newDay(_ level: Level) throws -> [Figure] {
    let home = try TemporaryHome()
    defer { home.remove() }
    return try figures("first screen of a new day, \(level)", level, in: home, budget: 10)
  }

  private func halfADay(_ level: Level) throws -> [Figure] {
    let home = try TemporaryHome()
    defer { home.remove() }
    try program.play(arguments(for: level), lines: Self.halfADay, in: home)
    let resumed = try figures("half a day resumed, \(level)", level, in: home, budget: 12)
    try addTenYears(to: home)
    return try resumed + figures("  beside ten years of others", level, in: home, budget: 12)
  }

  /// Two wrong answers to each of five tasks, notes and chords in turn, each then given up.
  private static let halfADay: [String] = {
    let note = ["C##4", "D##4", "skip", "skip"]
    let chord = ["C D E", "D E F", "skip", "skip"]
    return note + chord + note + chord + note
  }()

  /// Copies the one day there is to other days.
  private func addTenYears(to home: TemporaryHome) throws {
    let days = home.data + "/days"
    let played = try FileManager.default.contentsOfDirectory(atPath: days)[0]
    let levelAndExtension = played.drop { $0 != "." }
    for day in (1...3652).compactMap({ CalendarDay(challengeNumber: -$0) }) {
      try FileManager.default.copyItem(
        atPath: "\(days)/\(played)",
        toPath: "\(days)/\(day)\(levelAndExtension)"
      )
    }
  }

  private func arguments(for level: Level) -> [String] {
    ["--level", level.rawValue]
  }

  /// The first screen, and then the same with what follows on the end of input: the session is saved.
  ///
  /// The program ends with the first screen where that cannot be written.
  private func figures(
    _ name: String,
    _ level: Level,
    in home: TemporaryHome,
    budget: Double
  ) throws -> [Figure] {
    [
      try figure(name, arguments(for: level), .refused, in: home, budget: budget),
      try figure("  and left at once", arguments(for: level), .kept, in: home),
    ]
  }

  private func figure(
    _ name: String,
    _ arguments: [String],
    _ output: Subprocess.Output,
    in home: TemporaryHome,
    budget: Double? = nil
  ) throws -> Figure {
    let command = program.command(arguments)
    let environment = program.environment(home)
    switch cost {
    case .instructions(let callgrind):
      let count = try callgrind.millionInstructions(
        command,
        output: output,
        environment: environment
      )
      return Figure(name, count, .millionInstructions, budget: budget)
    case .time:
      let seconds = try (1...10).map { _ in
        let start = MonotonicClock.seconds
        _ = try Subprocess(command, output: output, environment: environment)
        return MonotonicClock.seconds - start
      }
      return Figure(name, (seconds.min() ?? 0) * 1e3, .milliseconds)
    }
  }
}

// MARK: - Waiting

extension StartFigures {
  /// Nil where a process cannot be watched.
  private func waitingFigures() throws -> [Figure]? {
    let home = try TemporaryHome()
    defer { home.remove() }
    let command = program.command(arguments(for: .advanced))
    let waiting = try WaitingProgram(command, environment: program.environment(home))
    return waiting.map {
      [
        Figure("memory at most, up to the first screen", $0.peakMebibytes, .mebibytes, budget: 12),
        Figure("busy in a second of waiting", $0.busyMilliseconds, .milliseconds, budget: 0),
      ]
    }
  }
}
