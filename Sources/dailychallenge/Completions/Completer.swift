import DailyChallengeKit
import Progress

/// Completes command lines of the program in its present surroundings.
struct Completer {
  let program: Program<Action>
  let world: World

  /// What a shell's script is told: a completion a line, or a mark.
  func lines(for words: [String], in shell: Shell) -> [String] {
    let words = shell.joined(words)
    let word = words.last ?? ""
    switch program.completable(words) {
    case .word(let completions):
      return shell.lines(for: completions, completing: word)
    case .value(let parameter, let prefix, let given):
      if let mark = mark(for: parameter) { return [mark.rawValue] }
      return shell.lines(
        for: values(of: parameter, given: given),
        completing: String(word.dropFirst(prefix.count)),
        after: prefix
      )
    }
  }

  private func mark(for parameter: any Parameter) -> Shell.Mark? {
    switch parameter.synopsis {
    case Option.dataDirectory.synopsis: .directories
    case Argument.archive.synopsis, Option.wav.synopsis: .files
    default: nil
    }
  }

  private func values(of parameter: any Parameter, given: ParsedArguments) -> [Completion] {
    switch parameter.synopsis {
    case Option.day.synopsis: days(given)
    case Argument.value.synopsis: settingValues(given)
    case Argument.words.synopsis: []
    default: parameter.allowedValues.map { Completion(text: $0) }
    }
  }

  /// The days on which there is something to do for the command, the latest first. To be played, that is today
  /// whatever was done.
  private func days(_ given: ParsedArguments) -> [Completion] {
    let history = (try? world.storeIfAny(given)?.history()) ?? []
    let entries = history.reversed().filter { entry in
      switch given.command {
      case Command.share.name: entry.result != nil
      case Command.why.name: true
      default: entry.result == nil || entry.day == world.today
      }
    }
    var days: [Completion] = []
    if given.command != Command.share.name, entries.first?.day != world.today {
      days.append(Completion(text: world.today.description, meaning: "today"))
    }
    for entry in entries where days.last?.text != entry.day.description {
      let levels = entries.filter { $0.day == entry.day }.map(\.level.rawValue)
      let meaning = entry.day == world.today ? "today" : levels.joined(separator: ", ")
      days.append(Completion(text: entry.day.description, meaning: meaning))
      if days.count == Self.mostDays { break }
    }
    return days
  }

  /// More than can be taken in at a glance.
  private static let mostDays = 60

  private func settingValues(_ given: ParsedArguments) -> [Completion] {
    guard given[.action] == ConfigAction.set.rawValue,
      let setting = allSettings.first(where: { $0.key == given[.key] })
    else { return [] }
    return setting.option.allowedValues.map { Completion(text: $0) }
  }
}

extension Shell {
  /// Shells choose among completions in their own ways, but for bash.
  fileprivate func lines(
    for completions: [Completion],
    completing word: String,
    after prefix: String = ""
  ) -> [String] {
    completions
      .filter { self != .bash || $0.text.hasPrefix(word) }
      .map { line(for: $0, after: prefix) }
  }
}
