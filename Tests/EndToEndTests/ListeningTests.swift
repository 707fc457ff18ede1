import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ListeningTests {
  private let player: SoundPlayer

  init() throws {
    player = try SoundPlayer()
    try player.player.has(.ofTwoTasks)
  }

  /// Plays with these lines and programs, sound being on.
  private func plays(
    _ lines: String,
    programs: [String: String] = [:],
    options: String = "--sound on"
  ) async throws -> Screen {
    try await player.has(programs)
    return try await player.types(
      "dailychallenge play --day 2026-01-05 \(options)",
      input: lines
    )
  }

  @Test func `what is played is told, and never the answer before the task is over`() async throws {
    let screen = try await plays(
      "listen\nlisten back\nA\nlisten\nBb\nlisten back\nlisten\nskip\nskip\n",
      programs: ["aplay": "exit 0"]
    )
    #expect(screen.status == 0)
    #expect(screen.errors == "")
    let told = screen.lines.filter { $0.contains("You hear") || $0.contains("is over yet") }
    #expect(
      told == [
        "  You hear A to compare with.",
        "  No task is over yet.",
        "  You hear A to compare with, then your A.",
        "  You hear the right answer, B♭.",
        "  You hear D, the tonic.",
      ]
    )
  }

  @Test func `a sound goes on while the game does, and ends with it`() async throws {
    try await player.has(["aplay": #"cat "$2" > heard; echo $$ > playing; exec sleep 600"#])
    let screen = try await player.types(
      """
      mkfifo line; exec 3<>line; echo listen >&3
      dailychallenge play --day 2026-01-05 --sound on <&3 >screen & game=$!
      until [ -s playing ]; do sleep 0.01; done
      echo Bb >&3
      until grep -q 'Yes: B♭' screen; do sleep 0.01; done
      kill -0 $(cat playing) && echo playing on
      echo quit >&3
      wait $game; echo status $?
      until ! kill -0 $(cat playing); do sleep 0.01; done 2> /dev/null
      dailychallenge explain --wav expected A4 > /dev/null
      """
    )
    #expect(screen.output == "playing on\nstatus 0\n")
    #expect(try player.data(of: "heard") == player.data(of: "expected"))
    #expect(try player.temporaryFiles() == [])
  }

  @Test func `a sound stops the one before`() async throws {
    try await player.has(["aplay": "echo $$ >> playing; exec sleep 600"])
    let screen = try await player.types(
      """
      mkfifo line; exec 3<>line; echo listen >&3
      dailychallenge play --day 2026-01-05 --sound on <&3 >screen & game=$!
      until [ -s playing ]; do sleep 0.01; done
      read first < playing
      echo listen >&3
      until ! kill -0 $first; do sleep 0.01; done 2> /dev/null
      echo stopped
      echo quit >&3; wait $game
      """
    )
    #expect(screen.output == "stopped\n")
    #expect(try player.temporaryFiles() == [])
  }

  @Test(
    arguments: [
      ("fails", "exit 1", true),
      ("floods", "yes noise >&2", false),
      ("hangs", "sleep 600", false),
      ("ignores signals", "trap '' TERM INT HUP; sleep 600; sleep 600", false),
      ("removes the file", #"for file; do rm -f "$file"; done; exit 1"#, true),
    ]
  )
  func `the game goes on whatever the player does`(
    name: String,
    script: String,
    isTold: Bool
  ) async throws {
    try await player.has(["aplay": "echo $$ >> playing\n\(script)"])
    let screen = try await player.types(
      """
      mkfifo line; exec 3<>line; echo listen >&3
      dailychallenge play --day 2026-01-05 --sound on <&3 >screen 2>errors & game=$!
      until [ -s playing ]; do sleep 0.01; done; sleep 0.3
      for word in listen Bb listen 'A C# E G'; do echo $word >&3; sleep 0.1; done
      wait $game; echo status $?; cat errors
      while read -r pid; do
        until ! kill -0 $pid; do sleep 0.01; done 2> /dev/null
      done < playing
      """
    )
    let trouble = "Error: The program that plays sounds failed. Is there a sound card?\n"
    #expect(screen.output == "status 0\n" + (isTold ? trouble : ""))
    #expect(try player.temporaryFiles() == [])
    #expect(try player.player.saved().tasks.map(\.outcome) == ["solved", "solved"])
  }

  @Test func `without a player that is said, and nothing else happens`() async throws {
    let screen = try await plays("listen\nBb\nA C# E G\n")
    #expect(screen.status == 0)
    #expect(screen.errors == "")
    #expect(screen.output.contains("  There is no program to play sounds with. Install pw-play,"))
    #expect(screen.output.contains("20 of 20 points."))
  }

  @Test func `a player that is not there is named`() async throws {
    let told =
      "There is no program 'flute' to play sounds with. Name another with '--player', or 'auto'."
    let screen = try await player.types(
      "dailychallenge play --day 2026-01-05 --sound on --player 'flute --softly'",
      input: "listen\n"
    )
    #expect(screen.output.contains("  There is no program 'flute' to play sounds with."))
    let explained = try await player.types("dailychallenge explain --listen --player flute C")
    #expect(explained.status == 69)
    #expect(explained.errors == "Error: \(told)\n")
  }

  @Test(
    arguments: [
      ("--sound off", [:], "Sound is off. '--sound on' turns it on."),
      ("", [:], "Sound is off without a terminal, unless you say '--sound on'."),
      ("", ["CI": "true"], "Sound is off where CI is set, unless you say '--sound on'."),
      ("", ["SSH_TTY": "/dev/pts/1"], "Sound is off over ssh, unless you say '--sound on'."),
      ("", ["DAILYCHALLENGE_SOUND": "off"], "Sound is off. '--sound on' turns it on."),
      ("", ["DAILYCHALLENGE_SOUND": "on", "CI": "true"], "You hear A to compare with."),
      ("--sound on", ["SSH_CONNECTION": "1 2 3 4"], "You hear A to compare with."),
    ] as [(String, [String: String], String)]
  )
  func `sound is off where nobody would expect it`(
    options: String,
    environment: [String: String],
    told: String
  ) async throws {
    try await player.has(["aplay": "exit 0"])
    let screen = try await player.types(
      "dailychallenge play --day 2026-01-05 \(options)",
      input: "listen\n",
      with: environment
    )
    #expect(screen.output.contains("  \(told)\n"))
    #expect(screen.errors == "")
  }

  @Test func `why plays a task that is over, to its end`() async throws {
    _ = try await plays("A\nA\nA\n")
    try await player.has(["mine": #"cat "$2" > heard; echo "$1" > option"#])
    let screen = try await player.types(
      "dailychallenge why --day 2026-01-05 --listen --player 'mine --softly'"
    )
    #expect(screen.status == 0)
    #expect(try player.data(of: "option") == Data("--softly\n".utf8))
    // Two notes, a pause between and silence at both ends.
    #expect(try player.data(of: "heard").count == 44 + 2 * Int(44_100 * (1.5 + 0.25 + 1.5 + 0.06)))
    #expect(try player.temporaryFiles() == [])
  }

  #if os(Linux)
    @Test func `at a terminal the prompt is back at once, and Ctrl-C ends the sound`() async throws
    {
      try await player.has(["aplay": "echo $$ > playing; trap '' INT TERM; sleep 600; sleep 600"])
      try await player.player.plays(with: player.environment) { terminal in
        try await terminal.asks(">")
        try await terminal.type("listen\r")
        try await terminal.shows("> listen\n  You hear A to compare with.\n")
        try await terminal.asks(">")
        while (try? player.data(of: "playing"))?.last != UInt8(ascii: "\n") {
          try await Task.sleep(for: .milliseconds(5))
        }
        try await terminal.type("\u{03}")
        #expect(try await terminal.end() == .signal(SIGINT))
        #expect(await terminal.isAsItWas)
      }
      let screen = try await player.types(
        "until ! kill -0 $(cat playing); do sleep 0.01; done 2> /dev/null"
      )
      #expect(screen.status == 0)
      #expect(try player.temporaryFiles() == [])
    }

    @Test func `at a terminal trouble is told once, before a prompt, and sound is off then`()
      async throws
    {
      try await player.has(["aplay": "echo played >> played; exit 1"])
      try await player.player.plays(with: player.environment) { terminal in
        let trouble = "Error: The program that plays sounds failed. Is there a sound card?"
        try await terminal.asks(">")
        try await terminal.type("listen\r")
        while ((try? player.data(of: "played")) ?? Data()).isEmpty {
          try await Task.sleep(for: .milliseconds(5))
        }
        // The game learns of the end a moment later, and speaks when it is spoken to.
        try await Task.sleep(for: .milliseconds(500))
        try await terminal.asks(">")
        try await terminal.type("why\r")
        try await terminal.shows(trouble)
        try await terminal.asks(">")
        try await terminal.type("listen\r")
        try await terminal.shows("Sound has failed, and stays off until you start again.")
        try await terminal.asks(">")
        #expect(await terminal.text.components(separatedBy: trouble).count == 2)
        #expect(try player.data(of: "played").count == "played\n".count)
        try await terminal.type("quit\r")
        #expect(try await terminal.end() == .exit(0))
      }
    }
  #endif
}
