#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where the program keeps its files, by the XDG base directory specification, on macOS too.
public struct Paths: Equatable, Sendable {
  /// Days, results and other things to keep, or nil where no home can be found.
  ///
  /// `DAILYCHALLENGE_HOME`, which may be relative to the working directory, else
  /// `$XDG_DATA_HOME/dailychallenge`, else `~/.local/share/dailychallenge`.
  public let data: String?

  /// Settings, or nil where no home can be found.
  ///
  /// `$XDG_CONFIG_HOME/dailychallenge`, else `~/.config/dailychallenge`.
  public let configuration: String?

  /// Finds the directories; makes none.
  ///
  /// As the specification asks, a relative XDG path counts as unset; so does a relative `HOME`, for
  /// which the home that the user database records stands in.
  public init(
    environment: Environment,
    accountHome: () -> String? = Self.accountHome
  ) {
    func base(_ name: String, _ underHome: String) -> String? {
      if let base = absolute(environment[name]) { return base }
      let home = absolute(environment["HOME"]) ?? absolute(accountHome())
      return home?.appending(component: underHome)
    }
    data =
      environment["DAILYCHALLENGE_HOME"]
      ?? base("XDG_DATA_HOME", ".local/share")?.appending(component: "dailychallenge")
    configuration = base("XDG_CONFIG_HOME", ".config")?.appending(component: "dailychallenge")
  }

  /// The home directory that the user database has for the user who runs the program.
  public static func accountHome() -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64 * 1024) { buffer in
      var account = passwd()
      var found: UnsafeMutablePointer<passwd>?
      guard
        let strings = buffer.baseAddress,
        getpwuid_r(getuid(), &account, strings, buffer.count, &found) == 0, found != nil,
        let home = account.pw_dir
      else { return nil }
      return String(validatingCString: home)
    }
  }
}

private func absolute(_ path: String?) -> String? {
  path.flatMap { $0.hasPrefix("/") ? $0 : nil }
}
