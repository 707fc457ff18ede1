import Platform

/// What the permissions of a file or directory ought to be.
struct PermissionRule {
  let path: String
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
      guard let bits = try? FilePermissions(of: rule.path).bits(), !rule.isKept(by: bits) else {
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
    func rules(for paths: [String], _ wanted: UInt32, _ forbidden: UInt32) -> [PermissionRule] {
      paths.map { PermissionRule(path: $0, wanted: wanted, forbidden: forbidden) }
    }
    // There may be other things in the data directory, for others to see; and settings may be shared, but
    // not changed.
    return rules(for: [store.directory], 0o700, 0)
      + rules(for: [settings?.directory].compactMap(\.self), 0o700, 0o022)
      + rules(for: [settings?.path].compactMap(\.self), 0o600, 0o022)
      + rules(for: store.directories.filter(isDirectory), 0o700, 0o077)
      + rules(for: files(), 0o600, 0o077)
  }

  /// The files of progress, whatever is in them.
  private func files() -> [String] {
    ["lock", "results.jsonl"].map { "\(store.directory)/\($0)" }
      + names(in: store.days).filter(isOurs).map { "\(store.days)/\($0)" }
      + names(in: store.superseded).map { "\(store.superseded)/\($0)" }
  }

  private func isDirectory(_ path: String) -> Bool {
    (try? Directory(path).names()) != nil
  }

  private func isOurs(_ name: String) -> Bool {
    SessionName(fileName: name) != nil || DurableFile.isTemporary(name)
      || name.contains(".damaged-")
  }
}
