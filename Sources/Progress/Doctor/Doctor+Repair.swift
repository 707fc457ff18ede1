import DailyChallengeKit
import Platform

extension Doctor {
  /// Puts right what can be, and tells what is repaired, and then all that there still is to tell.
  public func repair() -> [Finding] {
    let before = examine()
    for finding in before {
      // What cannot be repaired is found again.
      try? repair(finding)
    }
    let left = examine()
    let repaired = before.filter { $0.isProblem && !left.contains($0) }
    return repaired.map { $0.repaired } + left
  }

  private func repair(_ finding: Finding) throws {
    switch finding.kind {
    case .permissions(let bits):
      let isDirectory = store.directories.contains(finding.path)
      try FilePermissions(of: finding.path).set(bits & 0o700 | (isDirectory ? 0o700 : 0o600))
    case .leftover: try store.prepare()
    case .damaged:
      if let name = store.name(ofFileAt: finding.path) { try store.withLock { try recover(name) } }
    case .staleResults: try store.withLock { try store.rebuildResults() }
    case .unreadable, .unwritable, .locked, .newer, .fromTheFuture, .keptAside, .stray, .absent:
      break
    }
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
