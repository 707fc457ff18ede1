@testable import dailychallenge

/// A small program with something of everything, whose actions are only their own names.
let sample = Program(
  name: "scales",
  overview: "Practise scales at the terminal, a few every day, in all keys and modes.",
  examples: ["scales --level beginner", "scales answer 'F# A C#' --json"],
  defaultCommand: Command(
    "play",
    summary: "Play or resume the scales of today.",
    options: [.day, .level],
    flags: [.quiet],
    run: "playing"
  ),
  otherCommands: [
    Command(
      "status",
      summary: "Show where today's practice stands.",
      options: [.day],
      flags: [.json],
      run: "showing"
    ),
    Command(
      "answer",
      summary: "Answer the task at hand without a prompt.",
      discussion: "Takes one answer and says whether it is right.\n\nA hint costs a point.",
      examples: ["scales answer 'F# A C#'", "scales answer --hint"],
      arguments: [.text],
      options: [.directory],
      flags: [.hint, .json],
      run: "answering"
    ),
    Command(
      "completions",
      summary: "Print a completion script.",
      arguments: [.shell],
      run: "completing"
    ),
    Command(
      "explain",
      summary: "Explain a chord.",
      arguments: [.chord],
      run: "explaining"
    ),
  ],
  commonOptions: [.color],
  commonFlags: [.plain],
  aliases: [CommandAlias(option: .completionScript, command: "completions")],
  topics: [HelpTopic(name: "exit-codes", summary: "The exit status and what it means.")],
  footer: "Questions and faults: https://example.org/scales"
)

extension Option {
  static let day = Option("day", short: "d", help: "The day to play, as 2026-01-31.")
  static let level = Option(
    "level",
    short: "l",
    allowedValues: ["beginner", "intermediate", "advanced"],
    help: "How hard the scales are."
  )
  static let directory = Option(
    "data-directory",
    valueName: "folder",
    help: "Where progress is kept."
  )
}

extension Option {
  static let color = Option("color", allowedValues: ["on", "off"], help: "Whether to use colour.")
  static let completionScript = Option(
    "generate-completion-script",
    valueName: "shell",
    allowedValues: ["bash", "zsh"],
    help: "Print a completion script."
  )
}

extension Flag {
  static let plain = Flag("plain", short: "p", help: "Use plain characters.")
  static let hint = Flag("hint", help: "Ask for a hint instead of answering.")
  static let json = Flag("json", short: "j", help: "Print one JSON object.")
  static let quiet = Flag("quiet", short: "q", help: "Play without sound.")
}

extension Argument {
  static let text = Argument("text", .any, help: "The answer.")
  static let chord = Argument("chord", .oneOrMore, help: "The chord, as 'V7 in D minor'.")
  static let shell = Argument("shell", allowedValues: ["bash", "zsh"], help: "The shell.")
}

extension Request<String> {
  /// The request in one line: `showing --json --day=2026-01-31`.
  var description: String {
    switch self {
    case .run(let command, let arguments):
      ([command.run] + (command.parameters + common).compactMap { arguments.description(of: $0) })
        .joined(separator: " ")
    case .programHelp: "help"
    case .commandHelp(let command): "help for \(command.name)"
    case .topicHelp(let topic): "help on \(topic.name)"
    case .version: "version"
    }
  }

  private var common: [any Parameter] { sample.commonOptions + sample.commonFlags }
}

extension ParsedArguments {
  fileprivate func description(of parameter: any Parameter) -> String? {
    switch parameter {
    case let flag as Flag: self[flag] ? flag.synopsis : nil
    case let option as Option: self[option].map { "\(option.longSpelling)=\($0)" }
    case let argument as Argument: self[argument].map { "'\($0)'" }
    default: nil
    }
  }
}

/// The words of a command line without quotation marks.
func words(_ commandLine: String) -> [String] {
  commandLine.split(separator: " ").map(String.init)
}

/// The message for a command line that is refused; nil for one that is not.
func message(for commandLine: [String]) -> String? {
  do {
    _ = try sample.parse(commandLine)
    return nil
  } catch {
    return sample.message(for: error)
  }
}

/// What the message says is wrong, without the usage.
func firstLine(for commandLine: [String]) -> String? {
  message(for: commandLine)?.split(separator: "\n").first.map(String.init)
}
