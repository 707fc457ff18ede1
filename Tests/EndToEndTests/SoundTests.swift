import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SoundTests {
  private let player: Player

  init() throws {
    player = try Player()
  }

  /// Has these programs be the only ones that play sounds, beside some of the system's that they need,
  /// and temporary files lie in the player's home.
  private func environment(players: [String: String] = [:]) throws -> [String: String] {
    let folder = player.home.appending(path: "programs")
    let temporary = player.home.appending(path: "temporary")
    for folder in [folder, temporary] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for (name, script) in players {
      let file = folder.appending(path: name)
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    for tool in ["cat", "head", "rm", "sleep", "yes"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: tool).path,
        withDestinationPath: "/bin/\(tool)"
      )
    }
    return ["PATH": "\(folder.path):\(products.path)", "TMPDIR": temporary.path]
  }

  private func temporaryFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: player.home.appending(path: "temporary").path
    )
  }

  // MARK: - Files

  @Test func `a sound is written to a file without any player`() async throws {
    let screen = try await player.types(
      "dailychallenge explain --wav c7.wav C7",
      with: environment()
    )
    #expect(screen.status == 0)
    #expect(screen.errors == "")
    #expect(screen.output.contains("C7: C E G B♭"))
    let wav = try Data(contentsOf: player.work.appending(path: "c7.wav"))
    #expect(wav.prefix(4) == Data("RIFF".utf8))
    // An arpeggio of 2.7 s, a pause, the chord, and silence at both ends.
    #expect(wav.count == 44 + 2 * Int(44_100 * (2.7 + 0.25 + 1.5 + 0.06)))
    #expect(try temporaryFiles() == [])
  }

  @Test func `all spellings sound alike, and another pitch standard does not`() async throws {
    let screen = try await player.types(
      """
      dailychallenge explain --wav 1.wav 'B# D## F##' && dailychallenge explain --wav 2.wav 'C E G' &&
      dailychallenge explain --wav 3.wav --pitch-standard 415 'C E G'
      """
    )
    #expect(screen.status == 0)
    let wavs = try (1...3).map { try Data(contentsOf: player.work.appending(path: "\($0).wav")) }
    #expect(wavs[0] == wavs[1])
    #expect(wavs[0] != wavs[2])
  }

  @Test(arguments: ["missing/x.wav", ".", "/dev/full", "/proc/x.wav"])
  func `a file that cannot be written is trouble`(path: String) async throws {
    let screen = try await player.types("dailychallenge explain --wav \(path) A4")
    #expect(screen.status == 73)
    #expect(screen.errors.hasPrefix("Error: The sound cannot be written to '\(path)': "))
  }

  @Test func `a file takes one sound`() async throws {
    let screen = try await player.types("dailychallenge explain --wav x.wav", input: "A4\nB4\n")
    #expect(screen.status == 64)
    #expect(screen.errors.hasPrefix("Error: Missing expected argument '<query> ...'"))
  }

  // MARK: - Players

  @Test func `explain plays what it has explained, line by line`() async throws {
    let environment = try environment(players: [
      "paplay": #"head -c 4 "$1" >> heard; [ -n "$2" ] || echo " $0" >> heard"#
    ])
    let screen = try await player.types(
      "dailychallenge explain --listen",
      input: "A4\nnonsense\nC7\n",
      with: environment
    )
    #expect(screen.output.contains("C7: C E G B♭"))
    #expect(screen.status == 65)
    let heard = try String(contentsOf: player.work.appending(path: "heard"), encoding: .utf8)
    let paplay = player.home.appending(path: "programs/paplay").path
    #expect(heard == "RIFF \(paplay)\nRIFF \(paplay)\n")
    #expect(try temporaryFiles() == [])
  }

  @Test func `another player can be named`() async throws {
    var environment = try environment(players: [
      "paplay": "exit 1", "mine": "echo $1 $2 > heard",
    ])
    environment["DAILYCHALLENGE_PLAYER"] = "mine --softly  --slowly"
    let screen = try await player.types("dailychallenge explain --listen A4", with: environment)
    #expect(screen.status == 0)
    let heard = try String(contentsOf: player.work.appending(path: "heard"), encoding: .utf8)
    #expect(heard == "--softly --slowly\n")
  }

  @Test(
    arguments: [
      (
        [:],
        """
        Error: There is no program to play sounds with. Install pw-play, paplay, aplay or ffplay, or name \
        one in DAILYCHALLENGE_PLAYER.

        """
      ),
      (
        ["aplay": "yes noise | head -c 1000000 >&2; exit 1"],
        "Error: The program that plays sounds failed. Is there a sound card?\n"
      ),
      (
        ["aplay": #"for file; do rm -f "$file"; done; exit 1"#],
        "Error: The program that plays sounds failed. Is there a sound card?\n"
      ),
    ] as [([String: String], String)]
  )
  func `a sound that is not heard is trouble, and the explanation is there`(
    players: [String: String],
    errors: String
  ) async throws {
    let screen = try await player.types(
      "dailychallenge explain --listen A4",
      with: environment(players: players)
    )
    #expect(screen.output.contains("A is a plain letter"))
    #expect(screen.errors == errors)
    #expect(screen.status == 69)
    #expect(try temporaryFiles() == [])
  }

  @Test(arguments: ["TERM", "HUP"])
  func `a signal stops the sound and leaves nothing behind`(signal: String) async throws {
    let screen = try await player.types(
      """
      dailychallenge explain --listen A4 & explaining=$!
      until [ -s playing ]; do sleep 0.01; done
      kill -\(signal) $explaining; wait $explaining; echo status $?
      until ! kill -0 $(cat playing); do sleep 0.01; done 2> /dev/null
      """,
      with: environment(players: ["pw-play": "trap '' TERM INT HUP; echo $$ > playing; sleep 600"])
    )
    #expect(screen.output.hasSuffix("status \(signal == "HUP" ? 129 : 143)\n"))
    #expect(try temporaryFiles() == [])
  }
}
