import DailyChallengeKit
import Platform

/// What an export or an import came to.
public struct Transfer: Equatable, Sendable {
  /// How many sessions the archive holds that could be read.
  public internal(set) var sessions: Int
  /// How many results it holds of sessions that are gone.
  public internal(set) var results: Int
  /// How many days and levels are others now than before.
  public internal(set) var changed: Int
  /// Why what was left out was left out.
  public internal(set) var leftOut: [ProgressError]

  public init(
    sessions: Int = 0,
    results: Int = 0,
    changed: Int = 0,
    leftOut: [ProgressError] = []
  ) {
    self.sessions = sessions
    self.results = results
    self.changed = changed
    self.leftOut = leftOut
  }
}

extension ProgressStore {
  /// Writes all sessions, those that gave way among them, into one file, and the results of such as are
  /// gone.
  ///
  /// What a newer program wrote goes in as it stands. Damaged files are left out.
  ///
  /// - Throws: ``ProgressError``, also where there is something at the path already.
  public func export(to path: String, program: String) throws(ProgressError) -> Transfer {
    var transfer = Transfer()
    var texts: [ArraySlice<UInt8>] = []
    for path in try paths(in: days) + paths(in: superseded) {
      let file = JSONFile(path: path, sizeLimit: Self.largestFile)
      do throws(ProgressError) {
        guard let bytes = try file.bytes() else { continue }
        do throws(ProgressError) {
          texts.append(try SavedSession(bytes[...], from: file, in: self).text)
        } catch .newer {
          texts.append(bytes[...])
        }
      } catch {
        transfer.leftOut.append(error)
      }
    }
    transfer.sessions = texts.count
    let results = try resultsOfLostDays()
    transfer.results = results.count
    do throws(SystemError) {
      let file = DurableFile(amongOthers: path)
      let archive = Archive(sessions: texts, results: results.map { $0[...] })
      try file.removeLeftovers()
      guard try file.write(archive.text(program: program), ifStill: nil) != nil
      else { throw SystemError.present(path) }
    } catch {
      throw .unwritable(SystemError(operation: error.operation, path: path, code: error.code))
    }
    return transfer
  }

  /// The paths of the JSON files in a directory.
  private func paths(in directory: String) throws(ProgressError) -> [String] {
    do {
      return try Directory(directory).names()
        .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
        .map { "\(directory)/\($0)" }
    } catch {
      throw .unreadable(error)
    }
  }
}
