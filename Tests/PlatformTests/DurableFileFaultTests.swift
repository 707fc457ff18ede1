#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Platform
import Testing

/// After SQLite's I/O error tests: the first call fails, then the second, until none is left.
struct DurableFileFaultTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Replaces "old" by "new" again and again, with a later call failing each time.
  ///
  /// - Returns: for each call that failed, what was reported and what was then in the file.
  private func replaceWithFaults(_ code: Int32) throws -> [(error: SystemError?, text: String)] {
    var outcomes: [(error: SystemError?, text: String)] = []
    while true {
      try DurableFile(directory["save"]).write([UInt8]("old".utf8))
      let saboteur = Saboteur(failingCall: outcomes.count + 1, with: code)
      var reported: SystemError?
      do {
        try DurableFile(directory["save"], calls: saboteur.calls).write([UInt8]("new".utf8))
      } catch {
        reported = error
      }
      #expect(try Directory(directory.path).names() == ["save"])
      guard saboteur.hasStruck else { return outcomes }
      outcomes.append((reported, try directory.text(of: "save")))
    }
  }

  @Test(arguments: [ENOSPC, EDQUOT, EIO, EROFS, EACCES])
  func `leaves the old file or the new, and nothing else, whichever call fails`(
    code: Int32
  ) throws {
    let outcomes = try replaceWithFaults(code)
    let told = outcomes.map { "\($0.error?.operation ?? "nothing"): \($0.text)" }
    #expect(
      told == [
        "unlink: old", "open: old", "fchmod: old", "write: old", "fsync: old", "close: old",
        "rename: old", "open: new", "fsync: new", "close: new",
      ]
    )
    #expect(outcomes.allSatisfy { $0.error?.code == code })
  }

  @Test(arguments: [EINTR])
  func `carries on when a signal interrupts a call`(code: Int32) throws {
    let outcomes = try replaceWithFaults(code)
    #expect(outcomes.count == 10)
    #expect(outcomes.allSatisfy { $0.error == nil && $0.text == "new" })
  }

  @Test func `completes a write that the system takes byte by byte`() throws {
    var calls = SystemCalls.real
    calls.write = { SystemCalls.real.write($0, UnsafeRawBufferPointer(rebasing: $1.prefix(1))) }
    try DurableFile(directory["save"], calls: calls).write([UInt8]("byte by byte".utf8))
    #expect(try directory.text(of: "save") == "byte by byte")
  }
}
