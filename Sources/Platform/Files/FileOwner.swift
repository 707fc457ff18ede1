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

  /// Gives them a directory. Some file systems have no owners to speak of, so that it may fail.
  func takes(_ path: String) {
    // Somebody may have put a link to something else in its place.
    if isAnother { _ = lchown(path, user, group) }
  }

  /// Gives them an open file that has no other name, lest it is somebody else's, too.
  func takes(_ descriptor: FileDescriptor, at path: String) throws(SystemError) {
    guard isAnother else { return }
    guard try FileStatus(of: descriptor, at: path).whole.st_nlink == 1 else { return }
    _ = fchown(descriptor.rawValue, user, group)
  }

  private var isAnother: Bool { geteuid() == 0 && user != 0 }
}
