#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension DurableFile {
  /// Keeps whatever is at the path under a second name, in the same directory.
  ///
  /// A regular file that can be opened keeps its first name too, until it is replaced, so that a process
  /// killed in between has lost nothing; where the file system has no links, and for anything else, the
  /// second name takes the place of the first. A symbolic link stays, and it is the file behind it that
  /// gets the name; a link to a device or the like, or to itself, is kept itself.
  ///
  /// - Parameters:
  ///   - suffix: What is added to the name, such as ".damaged-20261130T081203Z"; and then a number, where
  ///     that name is taken.
  ///   - isToBeReplaced: Whether the path is written anew; else nothing is left there.
  /// - Returns: The path of what was kept.
  public func setAside(suffix: String, isToBeReplaced: Bool = true) throws(SystemError) -> String {
    let file = try regularFile()
    let kept = file ?? path
    let keepsName = isToBeReplaced ? try file.map(canBeOpened) ?? false : false
    var number = 0
    while true {
      number += 1
      let name = kept + suffix + (number == 1 ? "" : "-\(number)")
      if keepsName, try link(kept, to: name) { return name }
      // A rename would replace what has the name.
      guard try !isThere(name) else { continue }
      try SystemError.check("rename", name) { calls.rename(kept, name) }
      return name
    }
  }

  /// The path of the regular file at the path, or behind a symbolic link there, if there is one.
  private func regularFile() throws(SystemError) -> String? {
    do {
      let target = try path.followingSymbolicLinks()
      return try FileStatus(at: target)?.kind == .regular ? target : nil
    } catch  where error.code == ELOOP {
      return nil
    }
  }

  private func canBeOpened(_ path: String) throws(SystemError) -> Bool {
    do {
      return try FileStamp(at: path) != nil
    } catch  where error.isAboutTheFile {
      return false
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
