import Foundation
import LegacyEngines
import Testing

/// The legacy player with programs that only pretend to play.
@Suite(.timeLimit(.minutes(5)))
struct `The legacy sound player` {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// A folder of programs and sounds, gone with the test.
  private final class Folder {
    let path: String

    init() throws {
      let url = FileManager.default.temporaryDirectory.appending(path: "players-\(UUID())")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      path = url.path
      try Data("RIFF    WAVE".utf8).write(to: url.appending(path: "sound.wav"))
    }

    deinit {
      try? FileManager.default.removeItem(atPath: path)
    }

    func add(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
    }

    /// Puts a program of the system under another name.
    func add(_ name: String, linkedTo program: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/\(name)",
        withDestinationPath: program
      )
    }

    func text(_ name: String) -> String? {
      try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }
  }

  private func player(_ programs: [String]...) -> LegacySoundPlayer {
    let player = LegacySoundPlayer()
    player.qPlayers = programs
    player.qSearchPath = "/nonexistent:\(folder.path)"
    return player
  }

  /// A player that runs a script. The shell reads it: a file just written cannot always be executed, since
  /// a process that another test starts at that moment may have it open for writing.
  private func player(running script: String) throws -> LegacySoundPlayer {
    try folder.add("script", script)
    return player(["/bin/sh", "\(folder.path)/script"])
  }

  private func status(of file: String = "sound.wav", _ player: LegacySoundPlayer) async -> Int32 {
    let path = "\(folder.path)/\(file)"
    return await withCheckedContinuation { continuation in
      _ = player.play(path) { continuation.resume(returning: $0) }
    }
  }

  @Test
  func `plays with the first program that is found`() async throws {
    let player = player(["first"], ["second", "-q"])
    #expect(!player.hasPlayer())
    #expect(await status(player) == LegacySoundPlayer.statusNoPlayer)
    try folder.add("second", linkedTo: "/bin/true")
    #expect(player.hasPlayer())
    #expect(await status(player) == LegacySoundPlayer.statusFinished)
    try folder.add("first", linkedTo: "/bin/false")
    #expect(await status(player) == LegacySoundPlayer.statusPlayerFailed)
  }

  @Test
  func `takes a path for a program, and no directory for one`() async throws {
    #expect(await status(player(["/bin/true"])) == LegacySoundPlayer.statusFinished)
    #expect(await status(player([folder.path], [], [""])) == LegacySoundPlayer.statusNoPlayer)
  }

  @Test
  func `gives a program its arguments, and the path of the sound last`() async throws {
    let player = try player(running: #"echo "$@" > "$0.log""#)
    player.qPlayers[0] += ["-q", "two words"]
    #expect(await status(player) == LegacySoundPlayer.statusFinished)
    #expect(folder.text("script.log") == "-q two words \(folder.path)/sound.wav\n")
  }

  @Test(
    arguments: [
      "exit 1", "kill -TERM $$", "kill -KILL $$", "exec /nonexistent",
    ]
  )
  func `tells a program that fails`(script: String) async throws {
    #expect(await status(try player(running: script)) == LegacySoundPlayer.statusPlayerFailed)
  }

  @Test
  func `tells a program that cannot be started`() async throws {
    try folder.add("first", "no program at all")
    let file = "\(folder.path)/first"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    #expect(await status(player([file])) == LegacySoundPlayer.statusNotStarted)
  }

  @Test(arguments: ["missing.wav", "noise.mp3", "short.wav"])
  func `plays WAV files and nothing else`(file: String) async throws {
    try folder.add("noise.mp3", "ID3 and more of it")
    try folder.add("short.wav", "RIFF")
    #expect(await status(of: file, player(["/bin/true"])) == LegacySoundPlayer.statusNotWave)
  }

  @Test
  func `has a program read and write nothing, and take signals like any other`() async throws {
    let player = try player(
      running: #"""
        yes noise | head -c 1000000 >&2; echo noise; read line && exit 1
        grep -E "^Sig(Blk|Ign)" /proc/self/status > "$0.log"; exit 0
        """#
    )
    #expect(await status(player) == LegacySoundPlayer.statusFinished)
    #if os(Linux)
      let log = try #require(folder.text("script.log"))
      let masks = log.split(whereSeparator: \.isWhitespace).compactMap { UInt64($0, radix: 16) }
      // The C library keeps signals beyond 31 to itself.
      #expect(masks.map { $0 & 0x7FFF_FFFF } == [0, 0])
    #endif
  }

  @Test(
    arguments: [
      "sleep 600", "trap '' TERM INT HUP; sleep 600; sleep 600", "sleep 600 & wait",
      "kill -STOP $$",
    ]
  )
  func `stops a program whatever it does`(script: String) async throws {
    let player = try player(running: #"echo $$ > "$0.pid"; "# + script)
    let path = "\(folder.path)/sound.wav"
    let status = await withCheckedContinuation { continuation in
      let token = player.play(path) { continuation.resume(returning: $0) }
      for _ in 1...60_000 where folder.text("script.pid")?.hasSuffix("\n") != true { usleep(1000) }
      player.cancel(token)
      player.cancel(token)
    }
    #expect(status == LegacySoundPlayer.statusCancelled)
    let group = try #require(folder.text("script.pid").flatMap { Int32($0.dropLast()) })
    // Nobody of the group is left but, for a moment, what its new parent has not buried yet.
    for _ in 1...60_000 where kill(-group, 0) == 0 { usleep(1000) }
    #expect(kill(-group, 0) == -1)
  }

  @Test
  func `leaves a request alone that is over, or that nobody made`() async throws {
    let player = player(["/bin/true"])
    #expect(await status(player) == LegacySoundPlayer.statusFinished)
    for token in [-1, 0, 1, 2, Int32.max] { player.cancel(token) }
    #expect(await status(player) == LegacySoundPlayer.statusFinished)
  }
}
