#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Synchronization

/// Files of a kind that are there only while this process needs them, for their owner only.
public final class TemporaryFiles: Sendable {
  private struct State {
    var paths: Set<String> = []
    var isClosed = false
  }

  private let directory: String
  private let suffix: String
  private let state = Mutex(State())

  /// - Parameters:
  ///   - suffix: The end of every name, such as `.wav`.
  ///   - environment: Where `TMPDIR` may name a directory to use instead of `/tmp`.
  public init(suffix: String, environment: Environment) {
    directory = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    self.suffix = suffix
  }

  /// Writes the bytes to a new file, and returns its path.
  ///
  /// - Throws: `SystemError`, and there is no file then; `ECANCELED` after ``close()``.
  public func write(_ bytes: [UInt8]) throws(SystemError) -> String {
    try state.withLock { state throws(SystemError) in
      guard !state.isClosed else {
        throw SystemError(operation: "open", path: directory, code: ECANCELED)
      }
      let path = try create(bytes)
      state.paths.insert(path)
      return path
    }
  }

  private func create(_ bytes: [UInt8]) throws(SystemError) -> String {
    // Nobody else has the name, or the file is not opened.
    let name = "dailychallenge-\(String(UInt64.random(in: 0...(.max)), radix: 36))\(suffix)"
    let path = directory.appending(component: name)
    let file = try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL)
    defer { file.discard() }
    do {
      try SystemCalls.real.writeAll(bytes, to: file.rawValue, at: path)
    } catch {
      unlink(path)
      throw error
    }
    return path
  }

  /// Removes a file that ``write(_:)`` has made. One that somebody else has removed is no trouble.
  public func remove(_ path: String) {
    state.withLock { state in
      guard state.paths.remove(path) != nil else { return }
      unlink(path)
    }
  }

  /// Removes all files, and makes no more: none is left when the process ends after this.
  public func close() {
    state.withLock { state in
      for path in state.paths { unlink(path) }
      state = State(isClosed: true)
    }
  }
}
