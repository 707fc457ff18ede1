import DailyChallengeKit
import Platform

extension ProgressStore {
  /// Merges the sessions and results of an archive with those that are here.
  ///
  /// Of each day and level the greatest session is kept, and the others go to `superseded`: nothing is
  /// lost, and it matters neither in which order archives are imported nor how often. What is damaged,
  /// and what a newer program wrote, is left out, here as there.
  ///
  /// - Throws: ``ProgressError``; what was merged until then stays.
  public func importArchive(at path: String) throws(ProgressError) -> Transfer {
    let file = JSONFile(path: path, sizeLimit: Archive.sizeLimit)
    guard let bytes = try file.bytes() else { throw .unreadable(.missing(path)) }
    var transfer = Transfer()
    var arrivals: [SessionName: [SavedSession]] = [:]
    let archive = try Archive(bytes, from: file)
    if let flaw = archive.flaw {
      transfer.leftOut.append(.damaged(path: path, .malformed(flaw)))
    }
    for text in archive.sessions {
      do throws(ProgressError) {
        let session = try SavedSession(text, from: file, in: self)
        arrivals[session.name, default: []].append(session)
        transfer.sessions += 1
      } catch {
        transfer.leftOut.append(error)
      }
    }
    var results: [ChallengeResult] = []
    for text in archive.results {
      do throws(ProgressError) {
        results.append(try file.decode(ChallengeResult.self, from: Array(text)))
      } catch {
        transfer.leftOut.append(error)
      }
    }
    transfer.results = results.count
    try prepare()
    for (name, sessions) in arrivals.sorted(by: { $0.key < $1.key }) {
      do throws(ProgressError) {
        // A lock for each day, lest a player waits for all of them.
        if try withLock({ try merge(sessions, into: name) }) { transfer.changed += 1 }
      } catch .damaged(let path, let damage) {
        transfer.leftOut.append(.damaged(path: path, damage))
      } catch .newer(let path, let program) {
        transfer.leftOut.append(.newer(path: path, program: program))
      }
    }
    try withLock { try rebuildResults(with: results) }
    return transfer
  }

  /// - Returns: Whether another session is the one of its day now.
  private func merge(_ arrivals: [SavedSession], into name: SessionName) throws -> Bool {
    let file = JSONFile(path: "\(days)/\(name.fileName)", sizeLimit: Self.largestFile)
    let stamp = try FileStamp(at: file.path)
    let present = try file.bytes().map { bytes throws(ProgressError) in
      try SavedSession(bytes[...], from: file, in: self)
    }
    if let flaw = present?.name.misplacement(in: name) {
      throw ProgressError.damaged(path: file.path, .invalid(flaw))
    }
    let sessions = arrivals + (present.map { [$0] } ?? [])
    guard let greatest = sessions.max() else { return false }
    // First the lesser ones: whatever ends the process, none is lost.
    for session in sessions where session != greatest {
      try keepSuperseded(session.bytes, name)
    }
    guard greatest != present else { return false }
    guard try DurableFile(file.path).write(greatest.bytes, ifStill: stamp) != nil else {
      throw ProgressError.overtaken(path: file.path)
    }
    return true
  }
}
