#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Platform
import Synchronization

/// Lets system calls pass, but has the one that is due fail.
final class Saboteur: Sendable {
  private let due: Int
  private let code: Int32
  private let made = Atomic<Int>(0)

  init(failingCall due: Int, with code: Int32) {
    self.due = due
    self.code = code
  }

  var hasStruck: Bool { made.load(ordering: .relaxed) >= due }

  private func strikes() -> Bool {
    guard made.add(1, ordering: .relaxed).newValue == due else { return false }
    errno = code
    return true
  }

  var calls: SystemCalls {
    let real = SystemCalls.real
    var calls = real
    calls.open = { self.strikes() ? -1 : real.open($0, $1, $2) }
    calls.fchmod = { self.strikes() ? -1 : real.fchmod($0, $1) }
    calls.write = { self.strikes() ? -1 : real.write($0, $1) }
    calls.fsync = { self.strikes() ? -1 : real.fsync($0) }
    calls.close = { descriptor in
      // A close that fails has closed the descriptor all the same.
      let result = real.close(descriptor)
      return self.strikes() ? -1 : result
    }
    calls.rename = { self.strikes() ? -1 : real.rename($0, $1) }
    calls.link = { self.strikes() ? -1 : real.link($0, $1) }
    calls.mkdir = { self.strikes() ? -1 : real.mkdir($0, $1) }
    calls.chmod = { self.strikes() ? -1 : real.chmod($0, $1) }
    calls.unlink = { self.strikes() ? -1 : real.unlink($0) }
    return calls
  }
}
