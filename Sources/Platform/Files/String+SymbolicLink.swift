#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension String {
  /// The path to which symbolic links at this path lead, whether or not anything is there.
  ///
  /// Links among the directories on the way are left to the system.
  func followingSymbolicLinks() throws(SystemError) -> String {
    var path = self
    for _ in 0..<40 {  // As many as Linux itself follows.
      guard let link = try path.symbolicLink() else { return path }
      path = link.hasPrefix("/") ? link : path.parentDirectory.appending(component: link)
    }
    throw SystemError(operation: "readlink", path: self, code: ELOOP)
  }

  /// What the symbolic link at this path says, or nil when there is no link.
  private func symbolicLink() throws(SystemError) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = try SystemError.check("readlink", self, tolerating: EINVAL, ENOENT) {
      readlink(self, &buffer, buffer.count)
    }
    guard let length else { return nil }
    guard let link = String(validating: buffer.prefix(length), as: UTF8.self) else {
      throw SystemError(operation: "readlink", path: self, code: EILSEQ)
    }
    return link
  }
}
