#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The environment variables, looked up by name.
public struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// An environment in which a name has the value that `lookUp` gives it.
  public init(_ lookUp: @escaping @Sendable (String) -> String?) {
    self.lookUp = lookUp
  }

  /// The environment of this process. What is not UTF-8 in a value comes as U+FFFD.
  public static let process = Environment { name in
    getenv(name).map { String(cString: $0) }
  }

  /// The value of a variable; an empty one is as good as none.
  public subscript(name: String) -> String? {
    lookUp(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the locale for characters is in UTF-8, as in `en_GB.UTF-8`, `C.utf8` or
  /// `de_DE.UTF-8@euro`.
  ///
  /// POSIX has the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set decide.
  public var hasUTF8Locale: Bool {
    guard let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] else { return false }
    let name = locale.lowercased().prefix { $0 != "@" }
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }
}
