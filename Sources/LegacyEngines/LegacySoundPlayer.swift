import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Plays WAV files through the first player program that is found.
///
/// play() returns a token at once. Its completion is called once, with a status code, on a queue of
/// the player's own. All methods may be called from any thread.
open class LegacySoundPlayer {
  public static let statusFinished: Int32 = 0
  /// No program of qPlayers is there.
  public static let statusNoPlayer: Int32 = 1
  /// The program is there, but could not be started.
  public static let statusNotStarted: Int32 = 2
  /// The program ended with an error.
  public static let statusPlayerFailed: Int32 = 3
  /// The file is gone or no WAV file. Players take anything else for noise.
  public static let statusNotWave: Int32 = 4
  public static let statusCancelled: Int32 = 5

  /// The programs to look for, in this order, each with its arguments before the path.
  public var qPlayers: [[String]]
  /// The directories to look in, with ":" between them.
  public var qSearchPath: String

  // Guards what follows; also the moment in which a child may still be killed, and is not yet reaped.
  private let requests = DispatchQueue(label: "LegacySoundPlayer.requests")
  private let waiting = DispatchQueue(label: "LegacySoundPlayer.waiting", attributes: .concurrent)
  private var lastToken: Int32 = 0
  private var children: [Int32: pid_t] = [:]
  private var cancelled: Set<Int32> = []

  public init() {
    #if canImport(Darwin)
      qPlayers = [["afplay"]]
    #else
      qPlayers = [
        ["pw-play"], ["paplay"], ["aplay", "-q"],
        ["ffplay", "-nodisp", "-autoexit", "-loglevel", "quiet"],
      ]
    #endif
    qSearchPath = getenv("PATH").map { String(cString: $0) } ?? ""
  }

  /// Whether one of the programs is there.
  open func hasPlayer() -> Bool {
    return findPlayer() != nil
  }

  /// Plays a file by its absolute path. Returns a token for cancel().
  open func play(_ path: String, _ completion: @escaping (Int32) -> Void) -> Int32 {
    let (token, child, status) = requests.sync { () -> (Int32, pid_t, Int32) in
      lastToken &+= 1
      var child: pid_t = 0
      let status = start(path, &child)
      if status == LegacySoundPlayer.statusFinished { children[lastToken] = child }
      return (lastToken, child, status)
    }
    // A group of nothing is over at once, and says so on the queue.
    DispatchGroup().notify(queue: waiting) {
      let isPlaying = status == LegacySoundPlayer.statusFinished
      completion(isPlaying ? self.waitFor(child, token) : status)
    }
    return token
  }

  /// Ends a request, whose completion is called with statusCancelled. Of one that is over, nothing
  /// happens.
  open func cancel(_ token: Int32) {
    requests.sync {
      guard let child = children[token] else { return }
      cancelled.insert(token)
      // The whole group, lest what a script has started plays on. A player has nothing to lose.
      kill(-child, SIGKILL)
    }
  }

  private func waitFor(_ child: pid_t, _ token: Int32) -> Int32 {
    // Leaves the child a zombie, whose number nobody else can get while cancel() may still use it.
    var info = siginfo_t()
    while waitid(P_PID, id_t(child), &info, WEXITED | WNOWAIT) == -1 && errno == EINTR {}
    return requests.sync {
      var status: Int32 = 0
      while waitpid(child, &status, 0) == -1 && errno == EINTR {}
      children[token] = nil
      if cancelled.remove(token) != nil { return LegacySoundPlayer.statusCancelled }
      return status == 0 ? LegacySoundPlayer.statusFinished : LegacySoundPlayer.statusPlayerFailed
    }
  }

  // statusFinished stands for a child that was started.
  private func start(_ path: String, _ child: inout pid_t) -> Int32 {
    guard LegacySoundPlayer.isWave(path) else { return LegacySoundPlayer.statusNotWave }
    guard let player = findPlayer() else { return LegacySoundPlayer.statusNoPlayer }
    return LegacySoundPlayer.spawn(player + [path], &child) == 0
      ? LegacySoundPlayer.statusFinished : LegacySoundPlayer.statusNotStarted
  }

  // A program by its whole path, and its arguments.
  private func findPlayer() -> [String]? {
    for player in qPlayers {
      guard let name = player.first, !name.isEmpty else { continue }
      // A name with a slash is a path already.
      let folders = name.contains("/") ? [""] : qSearchPath.split(separator: ":").map { $0 + "/" }
      for folder in folders {
        if LegacySoundPlayer.isProgram(folder + name) {
          return [folder + name] + player.dropFirst()
        }
      }
    }
    return nil
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }

  private static func isWave(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file == -1 { return false }
    defer { close(file) }
    var head = [UInt8](repeating: 0, count: 12)
    return read(file, &head, 12) == 12
      && head.starts(with: "RIFF".utf8) && head[8...].elementsEqual("WAVE".utf8)
  }
}
