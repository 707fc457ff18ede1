import DailyChallengeKit
import Progress
import TerminalUI

extension Argument {
  static let archive = Argument("file", help: "The archive, one JSON file.")
}

extension Command<Action> {
  static let export = Command(
    "export",
    summary: "Write all progress into one file.",
    discussion: """
      The archive holds every session, those that gave way to another among them. The settings are \
      not in it. There must be nothing at the path yet.
      """,
    examples: ["dailychallenge export progress-2026.json"],
    arguments: [.archive],
    options: [.dataDirectory],
    flags: [.json]
  ) { arguments, world in
    let path = try arguments.required(.archive) { $0.asPath }
    let store = try world.store(arguments)
    do {
      let transfer = try store.export(to: path, program: DailyChallenge.version)
      return try report(transfer, as: .export(to: path), arguments, world)
    } catch let error as ProgressError {
      throw Failure.transfer(error, archive: path)
    }
  }

  static let `import` = Command(
    "import",
    summary: "Merge the progress in an archive with yours.",
    discussion: """
      Of each day and level one session is kept: the one that is finished, or else was finished \
      earlier, or else has more answers. The other goes to the directory 'superseded': nothing is lost, \
      and it does not matter in which order archives are imported, nor how often.
      """,
    examples: ["dailychallenge import progress-2026.json"],
    arguments: [.archive],
    options: [.dataDirectory],
    flags: [.json]
  ) { arguments, world in
    let path = try arguments.required(.archive) { $0.asPath }
    let store = try world.store(arguments)
    do {
      let transfer = try store.importArchive(at: path)
      return try report(transfer, as: .import(from: path), arguments, world)
    } catch let error as ProgressError {
      throw Failure.transfer(error, archive: path)
    }
  }

  private static func report(
    _ transfer: Transfer,
    as direction: TransferReport.Direction,
    _ arguments: ParsedArguments,
    _ world: World
  ) throws -> ExitStatus {
    let report = TransferReport(transfer, direction)
    if arguments[.json] {
      try world.console.write(json: report)
    } else {
      try world.console.write(world.style.wrap(report.summary.printable))
    }
    for trouble in report.leftOut { world.console.complain("Left out: \(trouble)") }
    return transfer.leftOut.isEmpty ? .success : .badData
  }
}

/// What an export or an import came to, for people and for other programs to read.
private struct TransferReport: Encodable {
  enum Direction {
    case export(to: String)
    case `import`(from: String)
  }

  let version = 1
  let file: String
  let sessions: Int
  let results: Int
  /// Nil for an export.
  let changed: Int?
  let leftOut: [String]

  private enum CodingKeys: String, CodingKey {
    case version, file, sessions, results, changed, leftOut
  }

  init(_ transfer: Transfer, _ direction: Direction) {
    switch direction {
    case .export(let path): (file, changed) = (path, nil)
    case .import(let path): (file, changed) = (path, transfer.changed)
    }
    sessions = transfer.sessions
    results = transfer.results
    let archive = file
    leftOut = transfer.leftOut.map { Report(Failure.transfer($0, archive: archive)).words }
  }

  /// One sentence or two.
  var summary: String {
    var sessions = sessions == 1 ? "1 session" : "\(sessions) sessions"
    if results > 0 {
      sessions += results == 1 ? " and 1 result of one" : " and \(results) results of some"
      sessions += " whose file is gone"
    }
    guard let changed else { return "Exported \(sessions) to '\(file)'." }
    return "Imported '\(file)': \(sessions); new here, or better than what was: \(changed)."
  }

  /// Written by hand, so that an export has all keys too, with null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version, forKey: .version)
    try container.encode(file, forKey: .file)
    try container.encode(sessions, forKey: .sessions)
    try container.encode(results, forKey: .results)
    try container.encode(changed, forKey: .changed)
    try container.encode(leftOut, forKey: .leftOut)
  }
}
