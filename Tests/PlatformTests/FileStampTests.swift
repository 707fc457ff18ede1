import Platform
import Testing

struct FileStampTests {
  private let directory: TemporaryDirectory
  private let file: DurableFile

  init() throws {
    directory = try TemporaryDirectory()
    file = DurableFile(directory["save"])
  }

  @Test func `is none where there is no file`() throws {
    #expect(try FileStamp(at: file.path) == nil)
  }

  @Test func `stays while the file does, and changes with it, even to the same bytes`() throws {
    try file.write([1, 2, 3])
    let stamp = try FileStamp(at: file.path)
    #expect(try FileStamp(at: file.path) == stamp)
    try file.write([1, 2, 3])
    #expect(try FileStamp(at: file.path) != stamp)
  }

  @Test func `lets a file be replaced only if it is the one that was seen`() throws {
    let first = try #require(try file.write([1], ifStill: nil))
    #expect(try FileStamp(at: file.path) == first)
    #expect(try file.write([2], ifStill: nil) == nil)
    let second = try #require(try file.write([3], ifStill: first))
    #expect(try file.write([4], ifStill: first) == nil)
    #expect(try FileStamp(at: file.path) == second)
    #expect(try RegularFile(file.path).read(atMost: 9) == [3])
    #expect(try Directory(directory.path).names() == ["save"])
  }

  @Test func `goes with permissions that can be read and set`() throws {
    #expect(try FilePermissions(of: file.path).bits() == nil)
    try file.write([])
    #expect(try FilePermissions(of: file.path).bits() == 0o600)
    try FilePermissions(of: file.path).set(0o640)
    #expect(try FilePermissions(of: file.path).bits() == 0o640)
  }
}
