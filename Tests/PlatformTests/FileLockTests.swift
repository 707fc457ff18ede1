#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Platform
import Testing

@Suite(.timeLimit(.minutes(10)))
struct FileLockTests {
  private let directory: TemporaryDirectory

  private var lock: FileLock { FileLock(directory["lock"]) }

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func `hands out what its body returns or throws, and is free again`() throws {
    struct Trouble: Error, Equatable {}
    #expect(try lock.withLock(waitingAtMost: 0) { 42 } == 42)
    #expect(throws: Trouble()) { try lock.withLock(waitingAtMost: 0) { throw Trouble() } }
    #expect(try lock.withLock(waitingAtMost: 0) { 43 } == 43)
    #expect(try directory.permissions(of: "lock") == 0o600)
  }

  @Test(arguments: [0, 0.05])
  func `is held against others for as long as they wait`(seconds: Double) throws {
    try lock.withLock(waitingAtMost: 0) {
      let start = MonotonicClock.seconds
      #expect(throws: FileLock.LockError.held(path: lock.path)) {
        try lock.withLock(waitingAtMost: seconds) {}
      }
      #expect(MonotonicClock.seconds - start >= seconds)
    }
  }

  @Test func `is held against other processes`() async throws {
    let path = lock.path
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX) == 0)
    await #expect(processExitsWith: .success) { [path = path as String] in
      #expect(throws: FileLock.LockError.held(path: path)) {
        try FileLock(path).withLock(waitingAtMost: 0.05) {}
      }
    }
  }

  @Test func `is released when its holder is killed`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = lock.path as String] in
      _ = try FileLock(path).withLock(waitingAtMost: 0) { raise(SIGKILL) }
    }
    #expect(try lock.withLock(waitingAtMost: 0) { true })
  }

  @Test func `lets one thread in at a time, so that no change is lost`() async throws {
    let lock = lock
    let tally = directory["tally"]
    try await withThrowingTaskGroup { group in
      for _ in 0..<20 {
        group.addTask {
          try lock.withLock(waitingAtMost: 30) {
            let soFar = try RegularFile(tally).read(atMost: 100) ?? []
            try DurableFile(tally).write(soFar + [UInt8(ascii: "|")])
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try directory.text(of: "tally") == String(repeating: "|", count: 20))
  }

  @Test func `heeds no umask`() async throws {
    await #expect(processExitsWith: .success) { [path = lock.path as String] in
      umask(0o777)
      try FileLock(path).withLock(waitingAtMost: 0) {}
    }
    #expect(try directory.permissions(of: "lock") == 0o600)
  }

  @Test func `follows no symbolic link`() throws {
    try directory.link("lock", to: "elsewhere")
    #expect(throws: SystemError(operation: "open", path: lock.path, code: ELOOP)) {
      try lock.withLock(waitingAtMost: 0) {}
    }
  }
}
