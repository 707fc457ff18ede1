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

    func add(_ name: String, _ script: String) throws {
      let file = "\(path)/\(name)"
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(filePath: file))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }

    func text(_ name: String) -> String? {
      try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }
  }

  private func player() -> LegacySoundPlayer {
    let player = LegacySoundPlayer()
    player.qPlayers = [["first"], ["second", "-q"]]
    player.qSearchPath = "/nonexistent:\(folder.path)"
    return player
  }

  private func status(of file: String = "sound.wav", _ player: LegacySoundPlayer) async -> Int32 {
    let path = "\(folder.path)/\(file)"
    return await withCheckedContinuation { continuation in
      _ = player.play(path) { continuation.resume(returning: $0) }
    }
  }

  @Test
  func `plays with the first program that is found`() async throws {
    let player = player()
    #expect(!player.hasPlayer())
    #expect(await status(player) == LegacySoundPlayer.statusNoPlayer)
    try folder.add("second", #"echo second "$@" > "$0.log""#)
    #expect(player.hasPlayer())
    #expect(await status(player) == LegacySoundPlayer.statusFinished)
    #expect(folder.text("second.log") == "second -q \(folder.path)/sound.wav\n")
    try folder.add("first", #"echo first "$@" > "$0.log""#)
    #expect(await status(player) == LegacySoundPlayer.statusFinished)
    #expect(folder.text("first.log") == "first \(folder.path)/sound.wav\n")
  }

  @Test
  func `takes a path for a program`() async throws {
    try folder.add("mine", "exit 0")
    let player = player()
    player.qPlayers = [["\(folder.path)/mine"]]
    #expect(await status(player) == LegacySoundPlayer.statusFinished)
  }

  @Test(
    arguments: [
      "exit 1", "kill -TERM $$", "kill -KILL $$", "exec /nonexistent",
    ]
  )
  func `tells a program that fails`(script: String) async throws {
    try folder.add("first", script)
    #expect(await status(player()) == LegacySoundPlayer.statusPlayerFailed)
  }

  @Test
  func `tells a program that cannot be started`() async throws {
    try folder.add("first", "")
    try Data("no program at all".utf8).write(to: URL(filePath: "\(folder.path)/first"))
    #expect(await status(player()) == LegacySoundPlayer.statusNotStarted)
  }

  @Test(arguments: ["missing.wav", "noise.mp3", "short.wav"])
  func `plays WAV files and nothing else`(file: String) async throws {
    try folder.add("first", "exit 0")
    try Data("ID3 and more of it".utf8).write(to: URL(filePath: "\(folder.path)/noise.mp3"))
    try Data("RIFF".utf8).write(to: URL(filePath: "\(folder.path)/short.wav"))
    #expect(await status(of: file, player()) == LegacySoundPlayer.statusNotWave)
  }

  @Test
  func `has a program read and write nothing, and take signals like any other`() async throws {
    try folder.add(
      "first",
      #"""
      yes noise | head -c 1000000 >&2; echo noise; read line && exit 1
      grep -E "^Sig(Blk|Ign)" /proc/self/status > "$0.log"; exit 0
      """#
    )
    #expect(await status(player()) == LegacySoundPlayer.statusFinished)
    #if os(Linux)
      let log = try #require(folder.text("first.log"))
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
    try folder.add("first", #"echo $$ > "$0.pid"; "# + script)
    let player = player()
    let path = "\(folder.path)/sound.wav"
    let status = await withCheckedContinuation { continuation in
      let token = player.play(path) { continuation.resume(returning: $0) }
      while folder.text("first.pid")?.hasSuffix("\n") != true { usleep(1000) }
      player.cancel(token)
      player.cancel(token)
    }
    #expect(status == LegacySoundPlayer.statusCancelled)
    let group = try #require(folder.text("first.pid").flatMap { Int32($0.dropLast()) })
    // Nobody of the group is left but, for a moment, what its new parent has not buried yet.
    for _ in 1...1000 where kill(-group, 0) == 0 { usleep(1000) }
    #expect(kill(-group, 0) == -1)
  }

  @Test
  func `leaves a request alone that is over, or that nobody made`() async throws {
    try folder.add("first", "exit 0")
    let player = player()
    #expect(await status(player) == LegacySoundPlayer.statusFinished)
    for token in [-1, 0, 1, 2, Int32.max] { player.cancel(token) }
    #expect(await status(player) == LegacySoundPlayer.statusFinished)
  }
}
