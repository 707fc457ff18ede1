public import DailyChallengeKit
import Platform

/// Looks after the files: finds what is wrong with them, and puts right what can be without deleting
/// anything that was ever saved.
public struct Doctor {
  let store: ProgressStore
  let settings: SettingsStore?
  let now: Timestamp
  /// Deals the session of a day and level, to take what a damaged file gives up.
  let deal: (SessionName) throws -> SessionRecord

  public init(
    _ store: ProgressStore,
    settings: SettingsStore?,
    now: Timestamp,
    deal: @escaping (SessionName) throws -> SessionRecord
  ) {
    self.store = store
    self.settings = settings
    self.now = now
    self.deal = deal
  }

  /// All that there is to tell, and nothing is changed.
  public func examine() -> [Finding] {
    let findings =
      access() + permissions() + leftovers() + sessions() + supersededSessions() + others()
      + results() + settingsFile()
    return findings.indices.filter { !findings[..<$0].contains(findings[$0]) }.map { findings[$0] }
  }
}

// MARK: - Examining

extension Doctor {
  /// Whether the directories are there and can be written, and the lock be had.
  private func access() -> [Finding] {
    do throws(SystemError) {
      guard try FilePermissions(of: store.days).bits() != nil else {
        return [Finding(store.days, .absent)]
      }
      for directory in store.directories { _ = try Directory(directory).names() }
    } catch {
      return [Finding(error.path, .unreadable(error))]
    }
    do throws(ProgressError) {
      try store.withLock { try Directory(store.days).checkRoom(for: ProgressStore.roomForADay) }
      return []
    } catch {
      return [Finding(error.path, Finding.Kind(error))]
    }
  }

  private func leftovers() -> [Finding] {
    let directories = store.directories + [settings?.directory].compactMap(\.self)
    let left = directories.flatMap { directory in
      ((try? Directory(directory).leftovers()) ?? []).map { "\(directory)/\($0)" }
    }
    let elsewhere = filesElsewhere().flatMap { (try? $0.leftovers()) ?? [] }
    return (left + elsewhere).map { Finding($0, .leftover) }
  }

  /// The files of ours that lie in a directory that is not: the results, and sessions behind symbolic links.
  func filesElsewhere() -> [DurableFile] {
    let sessions = ((try? store.names()) ?? [])
      .map { DurableFile(store.path(day: $0.day, level: $0.level)) }
    return [DurableFile(store.resultsPath)] + sessions.filter { (try? $0.isBehindLink()) ?? false }
  }

  private func sessions() -> [Finding] {
    do throws(ProgressError) {
      return try store.names().compactMap(finding)
    } catch {
      return [Finding(store.days, Finding.Kind(error))]
    }
  }

  private func finding(about name: SessionName) -> Finding? {
    let path = store.path(day: name.day, level: name.level)
    do throws(ProgressError) {
      let record = try store.session(day: name.day, level: name.level)
      if record == nil {
        // A name without a file is a link that leads nowhere.
        try SessionFile(in: store, day: name.day, level: name.level).checkLink()
      }
      guard let start = record?.startedAt, start > now else { return nil }
      return Finding(path, .fromTheFuture(start))
    } catch {
      return Finding(path, Finding.Kind(error))
    }
  }

  /// Sessions that gave way and can no longer be read.
  private func supersededSessions() -> [Finding] {
    names(in: store.superseded).filter { $0.hasSuffix(".json") && !DurableFile.isTemporary($0) }
      .compactMap { name in
        let path = "\(store.superseded)/\(name)"
        do throws(ProgressError) {
          _ = try store.session(at: path)
          return nil
        } catch {
          return Finding(path, Finding.Kind(error))
        }
      }
  }

  /// What lies among the sessions and is none.
  private func others() -> [Finding] {
    names(in: store.days)
      .filter { SessionName(fileName: $0) == nil && !DurableFile.isTemporary($0) }
      .map { Finding("\(store.days)/\($0)", $0.contains(".damaged-") ? .keptAside : .stray) }
      + names(in: store.superseded).filter { $0.contains(".damaged-") }
      .map { Finding("\(store.superseded)/\($0)", .keptAside) }
      + names(in: store.directory)
      .map { "\(store.directory)/\($0)" }
      .filter { $0.hasPrefix(store.resultsPath + ProgressStore.resultsKeptAside) }
      .map { Finding($0, .keptAside) }
  }

  private func results() -> [Finding] {
    do throws(ProgressError) {
      let cached = try store.cachedResults()
      guard cached.isWhole else { return [Finding(store.resultsPath, .damaged(.notJSON))] }
      // That the days cannot be listed is told of the sessions.
      let all = (try? store.allResults(cached: cached.results)) ?? []
      let stale = all.count { !cached.results.contains($0) }
      return stale == 0 ? [] : [Finding(store.resultsPath, .staleResults(stale))]
    } catch {
      return [Finding(store.resultsPath, Finding.Kind(error))]
    }
  }

  private func settingsFile() -> [Finding] {
    do throws(ProgressError) {
      _ = try settings?.settings()
      return []
    } catch {
      return [Finding(settings?.path ?? "", Finding.Kind(error))]
    }
  }

  func names(in directory: String) -> [String] {
    (try? Directory(directory).names()) ?? []
  }
}
