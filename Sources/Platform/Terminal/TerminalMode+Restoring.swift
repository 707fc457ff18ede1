#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Synchronization

extension TerminalMode {
  /// Remembers this mode as the one in which whatever ends the program has to leave the terminal. To be
  /// called before the mode is changed.
  ///
  /// - Parameter farewell: What the terminal is sent then.
  func keep(of input: FileDescriptor, output: FileDescriptor, farewell: StaticString) {
    let terminal = UnsafeMutablePointer<KeptTerminal>.allocate(capacity: 1)
    terminal.initialize(
      to: KeptTerminal(
        settings: settings,
        input: input.rawValue,
        output: output.rawValue,
        farewell: farewell
      )
    )
    addressOfKept.store(UInt(bitPattern: terminal), ordering: .releasing)
  }

  /// Gives the terminal back the mode that was kept, once. Where the terminal is another program's, for
  /// this one is in the background, it is left alone.
  ///
  /// Calls nothing but what is safe in a signal handler, and so frees no memory.
  ///
  /// - Parameter lastWords: What the terminal is sent besides.
  static func restore(lastWords: StaticString = "") {
    let address = addressOfKept.exchange(0, ordering: .acquiringAndReleasing)
    guard let terminal = UnsafeMutablePointer<KeptTerminal>(bitPattern: address) else { return }
    let kept = terminal.pointee
    guard FileDescriptor(rawValue: kept.input).isInForeground else { return }
    _ = write(kept.output, kept.farewell.utf8Start, kept.farewell.utf8CodeUnitCount)
    _ = write(kept.output, lastWords.utf8Start, lastWords.utf8CodeUnitCount)
    tcsetattr(kept.input, TCSANOW, &terminal.pointee.settings)
  }
}

extension FileDescriptor {
  /// Whether the program may use its terminal. Where the terminal does not control the process, there
  /// is no background.
  var isInForeground: Bool {
    let group = tcgetpgrp(rawValue)
    return group == -1 || group == getpgrp()
  }
}

private struct KeptTerminal {
  var settings: termios
  let input: Int32
  let output: Int32
  let farewell: StaticString
}

/// Where the `KeptTerminal` is; 0 where there is none. The only state that a signal handler can reach is
/// global.
private let addressOfKept = Atomic<UInt>(0)

// MARK: - Crashes

/// What a failing program dies of, Swift's own traps being illegal instructions or breakpoints; and what
/// others may send it that it does not know.
private let crashes = [
  SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGSYS,
  SIGXCPU, SIGXFSZ, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
]

extension TerminalMode {
  /// Has the terminal restored before the process dies of a crash. To be called once.
  static func restoreAfterCrashes() {
    // Where the stack is full, the handler needs another one.
    let size = 32 * 1024
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    for crash in crashes where !Signal.isIgnored(crash) {
      var action = sigaction(handler: restoreAndDie)
      action.sa_flags = SA_ONSTACK | Int32(truncatingIfNeeded: SA_RESETHAND)
      sigaction(crash, &action, nil)
    }
  }
}

/// The signal's own action is back by then: raised again, it strikes as soon as this returns.
private func restoreAndDie(_ signal: Int32) {
  // What was being typed is left on a line of its own.
  TerminalMode.restore(lastWords: "\r\n")
  raise(signal)
}
