import Platform

/// What the permissions of a file or directory ought to be.
struct PermissionRule {
  let path: String
  let kind: FileKind
  /// Those that it needs, as `chmod` takes them.
  let wanted: UInt32
  /// Those that it must not have.
  let forbidden: UInt32

  func isKept(by bits: UInt32) -> Bool {
    bits & forbidden == 0 && bits & wanted == wanted
  }
}

extension Doctor {
  /// What others may read or write, or the owner may not.
  func permissions() -> [Finding] {
    permissionRules().compactMap { rule in
      guard let bits = try? FilePermissions(of: rule.path).ownBits(of: rule.kind),
        !rule.isKept(by: bits)
      else {
        return nil
      }
      return Finding(rule.path, .permissions(bits))
    }
  }

  /// Puts the permissions of a path right, and leaves what no rule is about.
  func repairPermissions(of path: String, from bits: UInt32) throws {
    guard let rule = permissionRules().first(where: { $0.path == path }) else { return }
    try FilePermissions(of: path).set(bits & ~rule.forbidden | rule.wanted)
  }

  private func permissionRules() -> [PermissionRule] {
    func directories(_ paths: [String], forbidden: UInt32) -> [PermissionRule] {
      paths.map { PermissionRule(path: $0, kind: .directory, wanted: 0o700, forbidden: forbidden) }
    }
    func files(_ paths: [String], forbidden: UInt32) -> [PermissionRule] {
      paths.map { PermissionRule(path: $0, kind: .regular, wanted: 0o600, forbidden: forbidden) }
    }
    // There may be other things in the data directory, for others to see; and settings may be shared, but
    // not changed.
    return directories([store.directory], forbidden: 0)
      + directories(settings.map { [$0.directory] } ?? [], forbidden: 0o022)
      + files(settings.map { [$0.path, $0.lockPath] } ?? [], forbidden: 0o022)
      + directories(store.directories, forbidden: 0o077)
      + files(filesOfProgress(), forbidden: 0o077)
  }

  /// The files of progress, whatever is in them.
  private func filesOfProgress() -> [String] {
    ["lock", "results.jsonl"].map { "\(store.directory)/\($0)" }
      + names(in: store.days).filter(isOurs).map { "\(store.days)/\($0)" }
      + names(in: store.superseded).map { "\(store.superseded)/\($0)" }
  }

  private func isOurs(_ name: String) -> Bool {
    SessionName(fileName: name) != nil || DurableFile.isTemporary(name)
      || name.contains(".damaged-")
  }
}
