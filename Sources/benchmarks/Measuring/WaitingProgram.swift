import Foundation

/// A program that has shown its first screen and waits for the player, watched through `/proc`.
struct WaitingProgram {
  /// The most memory it has ever had at a time.
  let peakMebibytes: Double

  /// The time on the processor that it takes for a second of waiting.
  let busyMilliseconds: Double

  /// Nil where there is no `/proc`.
  init?(_ command: [String], environment: [String: String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = environment
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    // Waits for the screen, which comes in one piece.
    _ = output.fileHandleForReading.availableData
    let files = ProcessFiles(process.processIdentifier)
    Thread.sleep(forTimeInterval: 0.2)
    guard let peak = files.peakKibibytes, let before = files.processorTicks else { return nil }
    Thread.sleep(forTimeInterval: 1)
    guard let after = files.processorTicks else { return nil }
    peakMebibytes = peak / 1024
    busyMilliseconds = (after - before) * ProcessFiles.millisecondsPerTick
  }
}

/// What Linux tells of a process, as proc(5) describes it.
private struct ProcessFiles {
  /// `USER_HZ`, which is 100 for all programs.
  static let millisecondsPerTick = 10.0

  private let directory: String

  init(_ process: Int32) {
    directory = "/proc/\(process)"
  }

  var peakKibibytes: Double? {
    fields(of: "status", separatedBy: "\n").first { $0.hasPrefix("VmHWM:") }?
      .split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
  }

  /// In user and kernel mode together: fields 14 and 15, counted after the name in brackets.
  var processorTicks: Double? {
    let afterName = fields(of: "stat", separatedBy: ")").last ?? ""
    let times = afterName.split(separator: " ").dropFirst(11).prefix(2).compactMap { Double($0) }
    return times.count == 2 ? times[0] + times[1] : nil
  }

  private func fields(of file: String, separatedBy separator: Character) -> [Substring] {
    let text = try? String(contentsOfFile: "\(directory)/\(file)", encoding: .utf8)
    return (text ?? "").split(separator: separator)
  }
}
