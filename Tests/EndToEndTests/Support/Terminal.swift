#if os(Linux)
  import Foundation
  import Testing

  /// A terminal with a program in it: the test is the person and the window.
  actor Terminal {
    private let window: Int32
    private var isOpen = true
    /// Kept open, so that the terminal outlives the program.
    private let line: Int32
    private let command: Command
    /// How the terminal treated what was typed before the program began.
    private let firstMode: [UInt8]
    private(set) var screen: TerminalScreen

    /// Seconds to wait for what should come soon: more than any busy machine needs.
    private static let patience = 60.0

    /// All bytes that came from the program.
    private(set) var received: [UInt8] = []

    /// How many of them are on the screen.
    private var shown = 0

    /// Starts a command of the shell in a new window.
    init(
      _ command: String,
      of player: Player,
      columns: Int = 80,
      rows: Int = 24,
      with changes: [String: String] = [:]
    ) throws {
      screen = TerminalScreen(columns: columns, rows: rows)
      var size = winsize(columns: columns, rows: rows)
      var ends: (window: Int32, line: Int32) = (-1, -1)
      var name = [CChar](repeating: 0, count: 100)
      try #require(openpty(&ends.window, &ends.line, &name, nil, &size) == 0)
      (window, line) = ends
      _ = fcntl(window, F_SETFD, FD_CLOEXEC)
      _ = fcntl(line, F_SETFD, FD_CLOEXEC)
      firstMode = currentMode(of: line)
      self.command = try Command(
        command,
        in: player.work,
        environment: player.environment(
          with: ["TERM": "xterm-256color", "DAILYCHALLENGE_FIGURE": "unicode"]
            .merging(changes) { _, change in change }
        ),
        streams: .terminal(name)
      )
      _ = fcntl(window, F_SETFL, O_NONBLOCK)
    }

    deinit {
      if isOpen { close(window) }
      close(line)
    }
  }

  // MARK: - What the person and the window do

  extension Terminal {
    /// Sends what keys send.
    func type(_ text: String) async throws {
      try await send([UInt8](text.utf8))
    }

    func send(_ bytes: [UInt8]) async throws {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(window, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) }
        receive()
        if !rest.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
      }
    }

    func resize(columns: Int, rows: Int = 24) {
      receive()
      screen.resize(columns: columns)
      var size = winsize(columns: columns, rows: rows)
      _ = ioctl(window, UInt(TIOCSWINSZ), &size)
    }

    func closeWindow() {
      receive()
      close(window)
      isOpen = false
    }

    /// Sends the program a signal.
    func signal(_ number: Int32) {
      command.signal(number)
    }

    /// Whether the terminal treats what is typed as it did before the program began.
    var isAsItWas: Bool { currentMode(of: line) == firstMode }
  }

  // MARK: - What there is to be seen

  extension Terminal {
    /// All lines, on the screen and above it.
    var lines: [String] {
      receive()
      return screen.lines
    }

    /// The line with the cursor.
    var currentLine: String {
      receive()
      return screen.currentLine
    }

    var cursor: Int {
      receive()
      return screen.cursor
    }

    /// Everything on the screen and above it.
    var text: String { lines.joined(separator: "\n") }

    /// Waits until something holds of the terminal.
    func wait(
      until holds: @Sendable (isolated Terminal) -> Bool,
      _ location: SourceLocation = #_sourceLocation
    ) async throws {
      let deadline = ContinuousClock.now + .seconds(Terminal.patience)
      while !holds(self) {
        guard ContinuousClock.now < deadline else {
          Issue.record("The terminal shows:\n\(text)", sourceLocation: location)
          throw CancellationError()
        }
        try await Task.sleep(for: .milliseconds(5))
      }
    }

    /// Waits until a text can be read.
    func shows(_ text: String, _ location: SourceLocation = #_sourceLocation) async throws {
      try await wait(until: { $0.text.contains(text) }, location)
    }

    /// Waits until the line with the cursor is this.
    func asks(_ line: String, _ location: SourceLocation = #_sourceLocation) async throws {
      try await wait(until: { $0.currentLine == line }, location)
    }

    /// Waits until the program has sent these bytes.
    func receives(_ text: String, _ location: SourceLocation = #_sourceLocation) async throws {
      let bytes = [UInt8](text.utf8)
      try await wait(
        until: {
          $0.receive()
          return $0.received.firstRange(of: bytes) != nil
        },
        location
      )
    }

    private func receive() {
      guard isOpen else { return }
      var bytes = [UInt8](repeating: 0, count: 65536)
      while case let count = read(window, &bytes, bytes.count), count > 0 {
        received += bytes.prefix(count)
      }
      // The last character may not be whole yet.
      let end = received.lastIndex { $0 & 0xC0 != 0x80 }.map {
        received[$0] < 0x80 ? received.count : $0
      }
      guard let end, end > shown else { return }
      screen.write(String(decoding: received[shown..<end], as: UTF8.self).unicodeScalars)
      shown = end
    }
  }

  // MARK: - The end

  extension Terminal {
    /// Waits until the program has ended.
    func end(_ location: SourceLocation = #_sourceLocation) async throws -> Command.End {
      try await wait(
        until: {
          $0.receive()
          return $0.command.end != nil
        },
        location
      )
      receive()
      return try #require(command.end)
    }
  }

  private func currentMode(of line: Int32) -> [UInt8] {
    var settings = termios()
    tcgetattr(line, &settings)
    return withUnsafeBytes(of: &settings) { [UInt8]($0) }
  }

  extension winsize {
    fileprivate init(columns: Int, rows: Int) {
      self.init(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    }
  }
#endif
