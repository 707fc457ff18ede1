#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Platform
import Testing

struct SystemErrorTests {
  @Test(arguments: [
    (ENOENT, "No such file or directory"), (ENOSPC, "No space left on device"),
    (EPIPE, "Broken pipe"),
  ])
  func `has the system's own words`(code: Int32, message: String) {
    #expect(SystemError(operation: "open", path: "/a", code: code).message == message)
  }

  @Test func `has words for codes that mean nothing`() {
    #expect(SystemError(operation: "open", path: "/a", code: 9999).message.contains("9999"))
  }
}
