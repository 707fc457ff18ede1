import Foundation
import Platform
import Testing

struct TemporaryFilesTests {
  private let directory: TemporaryDirectory
  private let files: TemporaryFiles

  init() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path
    self.directory = directory
    files = TemporaryFiles(suffix: ".wav", environment: Environment { $0 == "TMPDIR" ? path : nil })
  }

  private var names: [String] {
    get throws { try Directory(directory.path).names() }
  }

  @Test func `a file is there, for its owner only, until it is removed`() throws {
    let path = try files.write([1, 2, 3])
    let name = try #require(try names.first)
    #expect(path == directory[name])
    #expect(name.hasPrefix("dailychallenge-") && name.hasSuffix(".wav"))
    #expect(FileManager.default.contents(atPath: path) == Data([1, 2, 3]))
    #expect(try directory.permissions(of: name) == 0o600)
    files.remove(path)
    #expect(try names == [])
  }

  @Test func `no two files have the same name`() throws {
    for _ in 1...100 { _ = try files.write([]) }
    #expect(try names.count == 100)
    files.close()
    #expect(try names == [])
  }

  @Test func `files of others are not removed`() throws {
    let path = directory["other.wav"]
    try Data().write(to: URL(filePath: path))
    files.remove(path)
    #expect(try names == ["other.wav"])
  }

  @Test func `a file that somebody else has removed is no trouble`() throws {
    let path = try files.write([])
    try FileManager.default.removeItem(atPath: path)
    files.remove(path)
    files.close()
  }

  @Test func `there are no more files after the end`() throws {
    files.close()
    let error = SystemError(operation: "open", path: directory.path, code: ECANCELED)
    #expect(throws: error) { try files.write([]) }
    #expect(try names == [])
  }

  @Test func `a directory that is not there is an error`() {
    let files = TemporaryFiles(
      suffix: ".wav",
      environment: Environment { $0 == "TMPDIR" ? "/nonexistent" : nil }
    )
    #expect(throws: SystemError.self) { try files.write([]) }
  }

  @Test(arguments: [nil, "", "relative"])
  func `without a usable TMPDIR they lie in /tmp`(value: String?) throws {
    let files = TemporaryFiles(suffix: ".wav", environment: Environment { _ in value })
    let path = try files.write([])
    #expect(path.hasPrefix("/tmp/dailychallenge-"))
    files.close()
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
