#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Whose a file is.
///
/// What the superuser makes in somebody's directory is given to them: else they were shut out of their own
/// progress by playing once with `sudo`.
struct FileOwner {
  private let user: uid_t
  private let group: gid_t

  /// The owner of the first of these that is there; nil where none is.
  init?(ofFirst paths: [String]) throws(SystemError) {
    for path in paths {
      if let status = try FileStatus(at: path)?.whole {
        (user, group) = (status.st_uid, status.st_gid)
        return
      }
    }
    return nil
  }

  /// Gives them a file or directory. Some file systems have no owners to speak of, so that it may fail.
  func takes(_ path: String) {
    if isAnother { _ = chown(path, user, group) }
  }

  /// Gives them an open file.
  func takes(_ descriptor: Int32) {
    if isAnother { _ = fchown(descriptor, user, group) }
  }

  private var isAnother: Bool { geteuid() == 0 && user != 0 }
}
