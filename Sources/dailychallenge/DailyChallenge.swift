import Platform
import TerminalUI

/// The program: reads, decides, acts, and alone picks the exit status.
@main
struct DailyChallenge {
  static let version = "0.1.0"

  /// When this version was made.
  static let date = "November 30, 2026"

  static func main() async {
    FileDescriptor.reserveStandardStreams()
    Signal.ignoreBrokenPipes()
    let environment = Environment.process
    let commandLine = Array(CommandLine.arguments.dropFirst())
    let console = Console(
      environment: environment,
      arguments: Program.dailychallenge.commonArguments(in: commandLine)
    )
    let status: ExitStatus
    do {
      status = try await run(
        commandLine,
        console: console,
        environment: environment
      )
    } catch let error as UsageError {
      console.complain(Program.dailychallenge.message(for: error))
      status = .usage
    } catch let error as SystemError where error.isBrokenPipe {
      // Whoever read our output has seen enough.
      status = .success
    } catch {
      let report = Report(error)
      console.complain(report.message)
      status = report.status
    }
    exitProcess(status.rawValue)
  }

  private static func run(
    _ commandLine: [String],
    console: Console,
    environment: Environment
  ) async throws -> ExitStatus {
    let program = Program.dailychallenge
    switch try program.parse(commandLine) {
    case .run(let command, let arguments):
      let world = try await World.current(
        environment: environment,
        console: console,
        takesInput: !arguments[.noInput]
      )
      return try await command.run(arguments, world)
    case .programHelp: try console.write(program.page)
    case .commandHelp(let command): try console.write(program.page(of: command))
    case .topicHelp(let topic): try console.write(topic.page)
    case .version: try console.write("\(version)\n")
    }
    return .success
  }
}
