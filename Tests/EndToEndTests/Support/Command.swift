import Foundation
import Synchronization
import Testing

/// A command of the shell that was started in a process group of its own, all of which ends with it.
///
/// Foundation's `Process` would wait for whatever the command leaves behind, and could pass on to it
/// what other tests have open.
final class Command: Sendable {
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  enum Streams {
    /// The paths of files that standard input, output and error are.
    case files(input: String, output: String, errors: String)

    /// The path of a terminal that is all three, and controls the command.
    case terminal([CChar])
  }

  private let line: String
  private let process: pid_t
  private let known = Mutex<End?>(nil)

  init(
    _ line: String,
    in directory: URL,
    environment: [String: String],
    streams: Streams
  ) throws {
    self.line = line
    process = try spawn(
      ["/bin/sh", "-c", "cd '\(directory.path)'; \(line)"],
      environment.map { "\($0.key)=\($0.value)" },
      streams
    )
  }

  deinit {
    guard end == nil else { return }
    kill(-process, SIGKILL)
    waitpid(process, nil, 0)
  }

  func signal(_ number: Int32) {
    kill(process, number)
  }

  /// How the command ended; nil while it runs.
  var end: End? {
    known.withLock { known in
      if known == nil, hasEnded {
        // Before its number is given to another process.
        kill(-process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        let signal = status & 0x7F
        known = signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
      }
      return known
    }
  }

  private var hasEnded: Bool {
    var information = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    return waitid(P_PID, id_t(process), &information, options) == 0
      && information.si_signo == SIGCHLD
  }

  /// Waits until the command has ended, but not as long as a test may take, lest it hang.
  func waitUntilEnd(_ location: SourceLocation = #_sourceLocation) async throws -> End {
    let deadline = ContinuousClock.now + .seconds(300)
    while true {
      if let end { return end }
      guard ContinuousClock.now < deadline else {
        Issue.record("This has not ended:\n\(line)", sourceLocation: location)
        throw CancellationError()
      }
      try await Task.sleep(for: .milliseconds(2))
    }
  }
}

// MARK: - Starting

#if canImport(Darwin)
  private typealias FileActions = posix_spawn_file_actions_t?
  private typealias Attributes = posix_spawnattr_t?
  private let newSession = POSIX_SPAWN_SETSID
#else
  private typealias FileActions = posix_spawn_file_actions_t
  private typealias Attributes = posix_spawnattr_t
  /// `POSIX_SPAWN_SETSID`, which Swift does not import.
  private let newSession: Int32 = 0x80
#endif

private func spawn(
  _ words: [String],
  _ variables: [String],
  _ streams: Command.Streams
) throws -> pid_t {
  var actions = FileActions()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  var attributes = Attributes()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  // Threads of a pool may block signals, and so would the command.
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  // Nor is any signal ignored that the tests were started to ignore.
  var all = sigset_t()
  sigfillset(&all)
  posix_spawnattr_setsigdefault(&attributes, &all)
  var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
  switch streams {
  case .files(let input, let output, let errors):
    flags |= POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    for (stream, path) in [(STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
      let mode = O_WRONLY | O_CREAT | O_TRUNC
      posix_spawn_file_actions_addopen(&actions, stream, path, mode, 0o600)
    }
  case .terminal(let path):
    flags |= newSession
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
  }
  // A pipe that another test waits to see closed must not stay open here.
  #if canImport(Darwin)
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
  #else
    for descriptor in STDERR_FILENO + 1..<1024 {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
  #endif
  posix_spawnattr_setflags(&attributes, Int16(flags))
  var process = pid_t()
  let failure = withCStrings(words) { arguments in
    withCStrings(variables) { variables in
      posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
    }
  }
  try #require(failure == 0)
  return process
}

private func withCStrings<Result>(
  _ strings: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) } + [nil]
  defer { copies.forEach { free($0) } }
  return body(copies)
}
