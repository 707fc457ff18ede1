import Foundation

/// A player on whose machine only these programs play sounds, beside a few of the system's own tools,
/// and whose temporary files lie in a folder of their own.
struct SoundPlayer {
  let player: Player

  init() throws {
    player = try Player()
    for folder in [programs, temporary] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for tool in ["cat", "grep", "head", "mkfifo", "rm", "sleep", "yes"] {
      try FileManager.default.createSymbolicLink(
        atPath: programs.appending(path: tool).path,
        withDestinationPath: "/bin/\(tool)"
      )
    }
  }

  var programs: URL { player.home.appending(path: "programs") }
  private var temporary: URL { player.home.appending(path: "temporary") }

  /// Installs programs, by name and script.
  ///
  /// A shell writes them, since what this process has open for writing is, for a moment, open in each
  /// process that another test starts, and cannot be executed then.
  func has(_ scripts: [String: String]) async throws {
    for (name, script) in scripts {
      let file = programs.appending(path: name).path
      _ = try await player.types(
        "cat > '\(file)' && chmod 755 '\(file)'",
        input: "#!/bin/sh\n\(script)\n"
      )
    }
  }

  /// What is different from any other player's environment.
  var environment: [String: String] {
    ["PATH": "\(programs.path):\(products.path)", "TMPDIR": temporary.path]
  }

  func types(
    _ command: String,
    input: String = "",
    with changes: [String: String] = [:]
  ) async throws -> Screen {
    try await player.types(
      command,
      input: input,
      with: environment.merging(changes) { _, change in change }
    )
  }

  func temporaryFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: temporary.path)
  }

  /// What a program has written to the working directory.
  func data(of name: String) throws -> Data {
    try Data(contentsOf: player.work.appending(path: name))
  }
}
