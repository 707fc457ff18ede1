import Foundation
import Testing

/// The sounds of `explain`: as files, and through players.
@Suite(.timeLimit(.minutes(5)))
struct SoundTests {
  private let player: SoundPlayer

  init() throws {
    player = try SoundPlayer()
  }

  // MARK: - Files

  @Test func `a sound is written to a file without any player`() async throws {
    let screen = try await player.types("dailychallenge explain --wav c7.wav C7")
    #expect(screen.status == 0)
    #expect(screen.errors == "")
    #expect(screen.output.contains("C7: C E G B♭"))
    let wav = try player.data(of: "c7.wav")
    #expect(wav.prefix(4) == Data("RIFF".utf8))
    // An arpeggio of 2.7 s, a pause, the chord, and silence at both ends.
    #expect(wav.count == 44 + 2 * Int(44_100 * (2.7 + 0.25 + 1.5 + 0.06)))
    #expect(try player.temporaryFiles() == [])
  }

  @Test func `all spellings sound alike, and another pitch standard does not`() async throws {
    let screen = try await player.types(
      """
      dailychallenge explain --wav 1.wav 'B# D## F##' && dailychallenge explain --wav 2.wav 'C E G' &&
      dailychallenge explain --wav 3.wav --pitch-standard 415 'C E G' &&
      DAILYCHALLENGE_PITCH_STANDARD=415 dailychallenge explain --wav 4.wav 'C E G'
      """
    )
    #expect(screen.status == 0)
    let wavs = try (1...4).map { try player.data(of: "\($0).wav") }
    #expect(wavs[0] == wavs[1])
    #expect(wavs[0] != wavs[2])
    #expect(wavs[2] == wavs[3])
  }

  @Test(arguments: ["missing/x.wav", ".", "/dev/full", "/proc/x.wav"])
  func `a file that cannot be written is trouble`(path: String) async throws {
    let screen = try await player.types("dailychallenge explain --wav \(path) A4")
    #expect(screen.status == 73)
    #expect(screen.errors.hasPrefix("Error: The sound cannot be written to '\(path)': "))
  }

  @Test func `a file without a name is refused before anything is said`() async throws {
    let screen = try await player.types("dailychallenge explain --json --wav '' C")
    #expect(screen.status == 64)
    #expect(screen.output == "")
  }

  @Test func `a file takes one sound`() async throws {
    let screen = try await player.types("dailychallenge explain --wav x.wav", input: "A4\nB4\n")
    #expect(screen.status == 64)
    #expect(screen.errors.hasPrefix("Error: Missing expected argument '<query> ...'"))
  }

  // MARK: - Players

  @Test func `explain plays what it has explained, line by line`() async throws {
    try await player.has(["paplay": #"head -c 4 "$1" >> heard; echo " $#" >> heard"#])
    let screen = try await player.types(
      "dailychallenge explain --listen",
      input: "A4\nnonsense\nC7\n"
    )
    #expect(screen.output.contains("C7: C E G B♭"))
    #expect(screen.status == 65)
    #expect(try player.data(of: "heard") == Data("RIFF 1\nRIFF 1\n".utf8))
    #expect(try player.temporaryFiles() == [])
  }

  @Test(arguments: ["--player 'mine --softly  --slowly'", "DAILYCHALLENGE_PLAYER", "config"])
  func `another player can be chosen`(way: String) async throws {
    let choice = "mine --softly  --slowly"
    try await player.has(["paplay": "exit 1", "mine": "echo $1 $2 > heard"])
    _ = try await player.types("dailychallenge config set player '\(choice)'")
    if way != "config" { _ = try await player.types("dailychallenge config unset player") }
    let screen = try await player.types(
      "dailychallenge explain --listen A4 \(way.hasPrefix("--") ? way : "")",
      with: way.hasPrefix("D") ? [way: choice] : [:]
    )
    #expect(screen.status == 0)
    #expect(try player.data(of: "heard") == Data("--softly --slowly\n".utf8))
  }

  @Test(
    arguments: [
      (
        [:],
        """
        Error: There is no program to play sounds with. Install pw-play, paplay, aplay or ffplay, or name \
        one with '--player'.

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
    programs: [String: String],
    errors: String
  ) async throws {
    try await player.has(programs)
    let screen = try await player.types("dailychallenge explain --listen A4")
    #expect(screen.output.contains("A is a plain letter"))
    #expect(screen.errors == errors)
    #expect(screen.status == 69)
    #expect(try player.temporaryFiles() == [])
  }

  @Test(arguments: [("HUP", 129), ("TERM", 143)])
  func `a signal stops the sound and leaves nothing behind`(
    signal: String,
    status: Int
  ) async throws {
    try await player.has(["pw-play": "trap '' TERM INT HUP; echo $$ > playing; sleep 600"])
    let screen = try await player.types(
      """
      dailychallenge explain --listen A4 & explaining=$!
      until [ -s playing ]; do sleep 0.01; done
      kill -\(signal) $explaining; wait $explaining; echo status $?
      until ! kill -0 $(cat playing); do sleep 0.01; done 2> /dev/null
      """
    )
    #expect(screen.output.hasSuffix("status \(status)\n"))
    #expect(try player.temporaryFiles() == [])
  }
}
