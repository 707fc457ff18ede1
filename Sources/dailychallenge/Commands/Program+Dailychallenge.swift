import DailyChallengeKit
import MusicTheory
import TerminalUI

/// What runs when a command is chosen.
typealias Action = @Sendable (ParsedArguments, World) async throws -> ExitStatus

extension Program<Action> {
  static let dailychallenge: Program<Action> = Program(
    name: "dailychallenge",
    overview: "Ten music-theory tasks a day, the same for everyone.",
    examples: [
      "dailychallenge",
      "dailychallenge --level beginner",
      "printf 'F#\\nA C# E G\\n' | dailychallenge",
    ],
    defaultCommand: .play,
    otherCommands: [
      .show, .answer, .status, .why, .explain,
      .stats, .history, .share,
      .export, .import, .doctor,
      .config, .paths, .completions, .man,
    ],
    commonOptions: [.color],
    commonFlags: [.accessible, .ascii, .unicode, .noInput],
    aliases: [CommandAlias(option: .completionScript, command: "completions")],
    topics: [
      .scoring, .days, .words, .names, .figures, .accessibility,
      .settings, .environment, .files, .exitCodes, .json, .support,
    ],
    footer: """
      During play, ? lists the words you can use instead of an answer. When something goes wrong, see \
      'dailychallenge help support'.
      """
  )
}

extension Option {
  static let day = Option(
    "day",
    help: "The day of the challenge, as 2026-01-31; today when left out."
  )
  static let level = Option(
    "level",
    allowedValues: Level.allCases.map(\.rawValue),
    help: "How hard the tasks are."
  )
  static let figure = Option(
    "figure",
    allowedValues: FigureChoice.allCases.map(\.rawValue),
    help: "How a staff is shown: as dots, as pixels where the terminal can, in characters or words."
  )
  /// For the command that can also write a file.
  static let figureOrSVG = Option(
    figure.name,
    allowedValues: figure.allowedValues + [svg],
    help: figure.help + " A file with svg."
  )
  static let svg = "svg"
  static let task = Option("task", valueName: "number", help: "Only the task of this number.")
  static let names = Option(
    "names",
    valueName: "system",
    allowedValues: NamingSystem.allCases.map(\.rawValue),
    help: "How notes are named, as 'help names' describes."
  )
  static let sound = Option(
    "sound",
    allowedValues: SoundChoice.allCases.map(\.rawValue),
    help: "Whether 'listen' is heard during play; auto is off in CI, over ssh, without a terminal."
  )
  static let pitchStandard = Option(
    "pitch-standard",
    valueName: "hertz",
    allowedValues: PitchStandard.allCases.map(\.rawValue),
    help: "What A4 is tuned to."
  )
  static let player = Option(
    "player",
    valueName: "command",
    help: """
      The program that plays WAV files, and its options; auto is the first of pw-play, paplay, aplay \
      and ffplay that is found, or afplay on macOS.
      """
  )
  static let color = Option(
    "color",
    valueName: "when",
    allowedValues: ColorChoice.allCases.map(\.rawValue),
    help: "Whether titles stand out; auto goes by the environment, as 'help environment' describes."
  )
  static let completionScript = Option(
    "generate-completion-script",
    valueName: "shell",
    allowedValues: Shell.allCases.map(\.rawValue),
    help: "What 'completions' prints, as other programs spell it."
  )
  static let dataDirectory = Option(
    "data-dir",
    valueName: "path",
    help: "The directory to keep progress in."
  )
}

extension Flag {
  static let accessible = Flag(
    "accessible",
    help: "Tell everything in words, line by line, as 'help accessibility' describes."
  )
  static let ascii = Flag("ascii", help: "Use ASCII characters only, whatever the locale.")
  static let unicode = Flag("unicode", help: "Use musical signs and dots, whatever the locale.")
  static let noInput = Flag("no-input", help: "Ask nothing and read no answers.")
  static let listen = Flag("listen", help: "Play how it sounds.")
  static let json = Flag("json", help: "Print one JSON object, as 'help json' describes.")
}
