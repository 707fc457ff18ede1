import DailyChallengeKit
import Platform

extension Doctor {
  /// Puts right what can be, and tells what there was and what is repaired.
  public func repair() -> [Finding] {
    var findings = examine()
    for index in findings.indices {
      do {
        findings[index].isRepaired = try repair(findings[index])
      } catch {
        // It stays a problem, and is told as one.
      }
    }
    return findings
  }

  /// - Returns: Whether it is repaired.
  private func repair(_ finding: Finding) throws -> Bool {
    switch finding.kind {
    case .permissions(let bits):
      let isDirectory = store.directories.contains(finding.path)
      try FilePermissions(of: finding.path).set(bits & 0o700 | (isDirectory ? 0o700 : 0o600))
    case .leftover:
      try store.prepare()
    case .damaged:
      guard let name = store.name(ofFileAt: finding.path) else { return false }
      try store.withLock { try recover(name) }
    case .staleResults:
      try store.withLock { try store.rebuildResults() }
    case .unreadable, .unwritable, .locked, .newer, .fromTheFuture, .keptAside, .stray:
      return false
    }
    return true
  }

  private func recover(_ name: SessionName) throws {
    var file = SessionFile(in: store, day: name.day, level: name.level)
    do {
      // A game may have been faster.
      _ = try file.read()
    } catch ProgressError.damaged {
      let record = file.recovering(try deal(name))
      _ = try file.setAside(at: now)
      try file.save(record)
    }
  }
}
