import Progress
import TerminalUI

/// A place where something is kept.
enum Place: String, CaseIterable {
  case data, days, results, config
}

extension Argument {
  static let place = Argument(
    "name",
    .oneOrNone,
    allowedValues: Place.allCases.map(\.rawValue),
    help: "Print this path alone."
  )
}

extension Command<Action> {
  static let paths = Command(
    "paths",
    summary: "Show where progress and settings are kept.",
    discussion: """
      data is the directory of all progress, in which days has a file for each challenge and results \
      is made from these; config is the settings file. Nothing need be there yet.
      """,
    examples: [
      "dailychallenge paths", "dailychallenge paths --json",
      "tar -cf backup.tar \"$(dailychallenge paths data)\"",
    ],
    arguments: [.place],
    options: [.dataDirectory],
    flags: [.json]
  ) { arguments, world in
    let store = try world.storeIfAny(arguments)
    let report = PathsReport(
      data: store?.directory,
      days: store?.days,
      results: store?.resultsPath,
      config: world.settingsStore?.path
    )
    if arguments[.json] {
      try world.console.write(json: report)
    } else if let place = arguments[.place].flatMap(Place.init) {
      guard let path = report[place] else {
        throw place == .config ? Failure.noConfigurationHome : .noHome
      }
      try world.console.write(path: path)
    } else {
      try world.console.write(
        Place.allCases.map { "\($0.rawValue): \(report[$0]?.printable ?? "no home directory")" }
      )
    }
    return .success
  }
}

/// Paths for other programs to read; null where there is no home.
private struct PathsReport: Encodable {
  let version = 1
  let data: String?
  let days: String?
  let results: String?
  let config: String?

  subscript(place: Place) -> String? {
    switch place {
    case .data: data
    case .days: days
    case .results: results
    case .config: config
    }
  }

  private enum CodingKeys: String, CodingKey {
    case version, data, days, results, config
  }

  /// Written by hand, so that a missing path has its key too, with null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version, forKey: .version)
    try container.encode(data, forKey: .data)
    try container.encode(days, forKey: .days)
    try container.encode(results, forKey: .results)
    try container.encode(config, forKey: .config)
  }
}
