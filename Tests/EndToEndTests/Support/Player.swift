import Foundation

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
    _ command: String,
    _ input: String,
    _ changes: [String: String]
  ) async throws -> Screen {
    let run = try Run(home: work)
    try Data(input.utf8).write(to: run.input)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = work
    process.environment = environment(with: changes)
    let files = try [
      FileHandle(forReadingFrom: run.input), FileHandle(forWritingTo: run.output),
      FileHandle(forWritingTo: run.errors),
    ]
    // Foundation would leave them open, and cannot start processes any more when there are too many.
    defer { for file in files { try? file.close() } }
    process.standardInput = files[0]
    process.standardOutput = files[1]
    process.standardError = files[2]
    try await process.runToItsEnd()
    defer { run.remove() }
    return Screen(
      status: process.terminationStatus,
      endedBySignal: process.terminationReason == .uncaughtSignal,
      output: try String(contentsOf: run.output, encoding: .utf8),
      errors: try String(contentsOf: run.errors, encoding: .utf8)
    )
  }
}

/// The files that stand in for a terminal. Pipes would be inherited by commands that other tests
/// start at the same moment, and would not end before those do.
private struct Run {
  let input: URL
  let output: URL
  let errors: URL

  init(home: URL) throws {
    let name = UUID().uuidString
    input = home.appending(path: "\(name).in")
    output = home.appending(path: "\(name).out")
    errors = home.appending(path: "\(name).err")
    for file in [output, errors] { try Data().write(to: file) }
  }

  func remove() {
    for file in [input, output, errors] { try? FileManager.default.removeItem(at: file) }
  }
}

extension Process {
  /// Runs the process; when the test has taken too long, not to its end.
  fileprivate func runToItsEnd() async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
        terminationHandler = { _ in end.resume() }
        do {
          try runUnblocked()
        } catch {
          terminationHandler = nil
          end.resume(throwing: error)
        }
      }
    } onCancel: {
      if isRunning { terminate() }
    }
  }

  /// Runs the process without the signals that the thread, one of a pool, may have blocked, and which
  /// the process would not get either.
  private func runUnblocked() throws {
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try run()
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
