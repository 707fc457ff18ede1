import DailyChallengeKit
import Platform

extension Doctor {
  /// Puts right what can be, and tells what is repaired, and then all that there still is to tell.
  public func repair() -> [Finding] {
    var repaired: [Finding] = []
    var findings = examine()
    // A repair may bring to light what is to be repaired next, as results do that lack what was damaged.
    for _ in 1...3 {
      for finding in findings {
        // What cannot be repaired is found again.
        try? repair(finding)
      }
      let left = examine()
      repaired += findings.filter { $0.isProblem && !left.contains($0) }
      let isNew = left.contains { $0.isProblem && !findings.contains($0) }
      findings = left
      if !isNew { break }
    }
    return repaired.map { $0.repaired(tasksBegun: tasksBegun(in: $0)) } + findings
  }

  private func tasksBegun(in finding: Finding) -> Int? {
    guard case .damaged = finding.kind, let name = store.name(ofFileAt: finding.path) else {
      return nil
    }
    return try? store.session(day: name.day, level: name.level)?.tasksBegun
  }

  private func repair(_ finding: Finding) throws {
    switch finding.kind {
    case .permissions(let bits): try repairPermissions(of: finding.path, from: bits)
    case .leftover:
      try store.prepare()
      try store.withLock { for file in filesElsewhere() { try file.removeLeftovers() } }
      try settings?.removeLeftovers()
    case .damaged where finding.path == store.resultsPath:
      try store.withLock { try store.rebuildResults() }
    case .damaged where finding.path == settings?.path:
      try settings?.startAfresh()
    case .damaged:
      try store.withLock {
        if let name = store.name(ofFileAt: finding.path) {
          try recover(name)
        } else {
          try store.setAside(finding.path, at: now)
        }
      }
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
      guard let fresh = try? deal(name) else {
        // There was no challenge that day.
        return try store.setAside(store.path(day: name.day, level: name.level), at: now)
      }
      let recovered = file.recovering(fresh)
      _ = try file.setAside(at: now)
      try file.save(ChallengeSession(recovered, program: store.program).record)
    }
  }
}
