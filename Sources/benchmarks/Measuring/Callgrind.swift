import Foundation

/// Counts instructions, which come out alike on a busy machine and an idle one.
struct Callgrind {
  /// Nil where Valgrind is not installed.
  init?() {
    guard Subprocess.exists("valgrind") else { return nil }
  }

  /// Millions of instructions that a run takes from its first to its last, however it ends.
  func millionInstructions(
    _ command: [String],
    output: Subprocess.Output,
    environment: [String: String]
  ) throws -> Double {
    let valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"] + command
    let process = try Subprocess(valgrind, output: output, environment: environment)
    let count = process.transcript.split(separator: "\n")
      .first { $0.contains("Collected : ") }?
      .split(separator: " ").last.flatMap { Double($0) }
    guard let count else {
      throw FailedCommand(command: valgrind, transcript: process.transcript)
    }
    return count / 1e6
  }
}
