import Foundation
import Testing

/// A player with a home of their own, who types commands at a shell.
///
/// Nothing outside the home is read or written, and it goes with the player.
final class Player: Sendable {
  let home: URL

  init() throws {
    home = FileManager.default.temporaryDirectory.appending(path: "player-\(UUID())")
    for folder in [home, work, data.appending(path: "days"), configuration] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  /// Where the program keeps this player's progress.
  var data: URL { home.appending(path: ".local/share/dailychallenge") }

  /// Where it keeps this player's settings.
  var configuration: URL { home.appending(path: ".config/dailychallenge") }

  /// The working directory, which also takes what a command prints.
  var work: URL { home.appending(path: "work") }

  /// The environment variables of the player's commands.
  ///
  /// - Parameter changes: Those besides the usual ones, or in their place.
  func environment(with changes: [String: String]) -> [String: String] {
    let usual = [
      "HOME": home.path,
      "LANG": "C.UTF-8",
      "PATH": "\(products.path):/usr/local/bin:/usr/bin:/bin",
      "TZ": "UTC",
    ]
    return usual.merging(changes) { _, change in change }
  }
}

// MARK: - Typing

extension Player {
  /// Types a command line, `dailychallenge status | head -1`, and waits for it to end.
  ///
  /// - Parameters:
  ///   - input: What standard input holds.
  ///   - changes: Environment variables besides the player's own, or in their place.
  func types(
    _ command: String,
    input: String = "",
    with changes: [String: String] = [:]
  ) async throws -> Screen {
    try await Turnstile.processes.pass { try await runs(command, input, changes) }
  }

  #if os(Linux)
    /// Types a command line at a terminal of its own and plays there.
    ///
    /// - Parameters:
    ///   - columns: Characters in a row of the window.
    ///   - changes: Environment variables besides the player's own, or in their place.
    func plays(
      _ command: String = "exec dailychallenge play --day 2026-01-05 --level intermediate",
      columns: Int = 80,
      with changes: [String: String] = [:],
      _ body: @Sendable (Terminal) async throws -> Void
    ) async throws {
      try await Turnstile.processes.pass {
        try await body(Terminal(command, of: self, columns: columns, with: changes))
      }
    }
  #endif

  private func runs(
    _ line: String,
    _ input: String,
    _ changes: [String: String]
  ) async throws -> Screen {
    let run = try Run(home: work)
    try Data(input.utf8).write(to: run.input)
    defer { run.remove() }
    let command = try Command(
      line,
      in: work,
      environment: environment(with: changes),
      streams: .files(input: run.input.path, output: run.output.path, errors: run.errors.path)
    )
    let end = try await command.waitUntilEnd()
    return Screen(
      end: end,
      output: try String(contentsOf: run.output, encoding: .utf8),
      errors: try String(contentsOf: run.errors, encoding: .utf8)
    )
  }
}

/// The files that stand in for a terminal: unlike pipes, nobody need read them while the command runs.
private struct Run {
  let input: URL
  let output: URL
  let errors: URL

  init(home: URL) throws {
    let name = UUID().uuidString
    input = home.appending(path: "\(name).in")
    output = home.appending(path: "\(name).out")
    errors = home.appending(path: "\(name).err")
  }

  func remove() {
    for file in [input, output, errors] { try? FileManager.default.removeItem(at: file) }
  }
}

// MARK: - The program

/// The directory of the program under test: the one the tests were built into, unless
/// `DAILYCHALLENGE_PRODUCTS` names another.
var products: URL {
  if let directory = ProcessInfo.processInfo.environment["DAILYCHALLENGE_PRODUCTS"] {
    return URL(filePath: directory)
  }
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
  return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
}
