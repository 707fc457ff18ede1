#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Platform
import Testing

struct RegularFileTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func file(of count: Int) throws -> RegularFile {
    try DurableFile(directory["file"]).write([UInt8](repeating: 7, count: count))
    return RegularFile(directory["file"])
  }

  @Test(arguments: [0, 1, 16 * 1024, 16 * 1024 + 1, 100_000])
  func `is read whole`(count: Int) throws {
    #expect(try file(of: count).read(atMost: count) == [UInt8](repeating: 7, count: count))
  }

  @Test(arguments: [1, 16 * 1024, 100_000])
  func `is refused when larger than expected`(count: Int) throws {
    let file = try file(of: count)
    #expect(throws: RegularFile.ReadError.tooLarge(path: file.path, limit: count - 1)) {
      try file.read(atMost: count - 1)
    }
  }

  @Test func `is nil when nothing is there`() throws {
    try directory.link("dangling", to: "missing")
    #expect(try RegularFile(directory["missing"]).read(atMost: 1) == nil)
    #expect(try RegularFile(directory["dangling"]).read(atMost: 1) == nil)
  }

  @Test func `is never something else`() throws {
    mkfifo(directory["pipe"], 0o600)
    let others: [(String, FileKind)] = [
      (directory.path, .directory), (directory["pipe"], .pipe), ("/dev/zero", .device),
    ]
    for (path, kind) in others {
      #expect(throws: RegularFile.ReadError.notRegular(path: path, kind: kind)) {
        try RegularFile(path).read(atMost: 1)
      }
    }
  }

  @Test func `says why the system refuses`() throws {
    let path = try file(of: 1).path + "/below"
    #expect(throws: SystemError(operation: "open", path: path, code: ENOTDIR)) {
      try RegularFile(path).read(atMost: 1)
    }
  }
}
