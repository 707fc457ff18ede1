import Foundation

/// The program as it is released: optimised, with Swift's own libraries linked in.
struct ReleasedProgram {
  private let path: String

  /// Builds it, which takes a while, in a directory beside that of other builds.
  init() throws {
    let build =
      ["swift", "build", "--configuration", "release", "--static-swift-stdlib"]
      + ["--product", "dailychallenge", "--scratch-path", ".build/static"]
    try Self.succeed(build)
    let directory =
      try Self.succeed(build + ["--show-bin-path"])
      .split(whereSeparator: \.isNewline).last ?? ""
    path = directory + "/dailychallenge"
  }

  @discardableResult
  private static func succeed(_ command: [String]) throws -> String {
    let process = try Subprocess(command)
    guard process.status == 0 else {
      throw FailedCommand(command: command, transcript: process.transcript)
    }
    return process.transcript
  }

  /// The command line that runs the program.
  func command(_ arguments: [String]) -> [String] { [path] + arguments }

  /// An environment with nothing in it but what a terminal session always has.
  func environment(_ home: TemporaryHome) -> [String: String] {
    let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["HOME": home.path, "LANG": "C.UTF-8", "PATH": search]
  }

  /// Runs the program on the lines of a player.
  func play(_ arguments: [String], lines: [String], in home: TemporaryHome) throws {
    let command = command(arguments)
    let input = lines.map { $0 + "\n" }.joined()
    let process = try Subprocess(command, input: input, environment: environment(home))
    guard process.status == 0 else {
      throw FailedCommand(command: command, transcript: process.transcript)
    }
  }
}
