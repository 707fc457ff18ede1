import Foundation
import Testing

/// How notes are named is chosen once for what is read and for what is shown.
@Suite(.timeLimit(.minutes(10)))
struct NamingTests {
  private let player: Player

  init() throws {
    player = try Player()
    try player.has(.ofTwoTasks)
  }

  private func settles(on names: String) throws {
    try Data("{ \"names\": \"\(names)\" }".utf8)
      .write(to: player.configuration.appending(path: "config.json"))
  }

  /// The system that the prompt of the first task names.
  private func names(_ options: String = "", in variable: String = "") async throws -> Substring? {
    let screen = try await player.types(
      "dailychallenge show --day 2026-01-05 \(options) | grep -o '[A-Z][a-z]* names' | head -1",
      with: ["DAILYCHALLENGE_NAMES": variable]
    )
    return screen.lines.first?.split(separator: " ").first
  }

  @Test func `the option goes before the variable, and this before the settings`() async throws {
    #expect(try await names() == nil)
    try settles(on: "german")
    #expect(try await names() == "German")
    #expect(try await names(in: "dutch") == "Dutch")
    #expect(try await names("--names solfege", in: "dutch") == "Solfege")
    #expect(try await names("--names english", in: "dutch") == nil)
  }

  @Test func `a value that is none is named, wherever it stands`() async throws {
    let command = "dailychallenge status --day 2026-01-05"
    let variable = try await player.types(command, with: ["DAILYCHALLENGE_NAMES": "latin"])
    #expect(variable.status == 78)
    #expect(
      variable.errors.hasPrefix("Error: The value 'latin' is invalid for 'DAILYCHALLENGE_NAMES'.")
    )
    let typo = try await player.types(command, with: ["DAILYCHALLENGE_NAMES": "germn"])
    #expect(typo.errors.contains("Did you mean 'german'?"))
    let option = try await player.types(command + " --names latin")
    #expect(option.status == 64)
    #expect(option.errors.contains("'english', 'german', 'dutch' or 'solfege'"))
    try settles(on: "latin")
    let settings = try await player.types(command)
    #expect(settings.status == 78)
    #expect(settings.errors.contains("'names' is \"latin\""))
  }

  @Test(arguments: [
    ("german", "b", "Read as B."), ("dutch", "bes", "Read as Bes."),
    ("solfege", "si bémol", "Read as Si♭."), ("english", "B flat", "Read as B♭."),
  ])
  func `an answer is read and echoed in the system, and saved in English`(
    names: String,
    answer: String,
    echo: String
  ) async throws {
    let screen = try await player.types(
      "dailychallenge answer \(answer) --day 2026-01-05 --names \(names)"
    )
    #expect(screen.output.contains(echo))
    #expect(screen.output.contains("+10."))
    #expect(try player.saved().tasks[0].attempts.map(\.read) == ["Bb"])
  }

  @Test func `the way back into a game keeps the system`() async throws {
    let screen = try await player.types(
      "dailychallenge --day 2026-01-05 --names german",
      input: "H\n"
    )
    #expect(screen.output.contains("dailychallenge play --day 2026-01-05 --names german\n"))
  }
}
