import Foundation

/// Another program, run to its end.
struct Subprocess {
  let status: Int32

  /// What it wrote to standard error, and to standard output where that was kept.
  let transcript: String

  /// What becomes of standard output.
  enum Output {
    case kept
    /// Every write fails, as on a full disk.
    case refused
  }

  /// Runs a command that is looked up in the search path.
  ///
  /// - Parameters:
  ///   - input: All there is on standard input; short enough for a pipe to take it at once.
  ///   - environment: All variables there are; nil for those of this process.
  init(
    _ command: [String],
    input: String = "",
    output: Output = .kept,
    environment: [String: String]? = nil
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    if let environment { process.environment = environment }
    let (standardInput, transcript) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardError = transcript
    switch output {
    case .kept: process.standardOutput = transcript
    case .refused: process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    }
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let bytes = try transcript.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    status = process.terminationStatus
    self.transcript = String(decoding: bytes, as: UTF8.self)
  }

  /// Whether there is a program of that name.
  static func exists(_ name: String) -> Bool {
    (try? Subprocess([name, "--version"]).status) == 0
  }
}

/// A program that failed where it must not.
struct FailedCommand: Error, CustomStringConvertible {
  let command: [String]
  let transcript: String

  var description: String {
    "'\(command.joined(separator: " "))' failed:\n\(transcript)"
  }
}
