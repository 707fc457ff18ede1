#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension DurableFile {
  /// Keeps whatever is at the path under a second name, in the same directory, for the path to be
  /// written anew.
  ///
  /// A regular file keeps its first name too, until it is replaced, so that a process killed in
  /// between has lost nothing; where the file system has no links, and for anything else, the second
  /// name takes the place of the first. A symbolic link stays, and it is the file behind it that
  /// gets the name; a link to a device or the like is kept itself.
  ///
  /// - Parameter suffix: What is added to the name, such as ".damaged-20261130T081203Z"; and then a
  ///   number, where that name is taken.
  /// - Returns: The path of what was kept.
  public func setAside(suffix: String) throws(SystemError) -> String {
    let target = try path.followingSymbolicLinks()
    let isRegular = try FileStatus(at: target)?.kind == .regular
    let kept = isRegular ? target : path
    var number = 0
    while true {
      number += 1
      let name = kept + suffix + (number == 1 ? "" : "-\(number)")
      if isRegular, try link(kept, to: name) { return name }
      // A rename would replace what has the name.
      guard try !isThere(name) else { continue }
      try SystemError.check("rename", name) { calls.rename(kept, name) }
      return name
    }
  }

  /// - Returns: Whether the file has a second name now; not where the name is taken, or there can be
  ///   no second names.
  private func link(_ path: String, to name: String) throws(SystemError) -> Bool {
    let refusals = [EEXIST, EPERM, ENOTSUP, EOPNOTSUPP, EMLINK, ENOSYS]
    do {
      try SystemError.check("link", name) { calls.link(path, name) }
      return true
    } catch  where refusals.contains(error.code) {
      return false
    }
  }

  private func isThere(_ path: String) throws(SystemError) -> Bool {
    var status = stat()
    return try SystemError.check("lstat", path, tolerating: ENOENT) { lstat(path, &status) } != nil
  }
}
