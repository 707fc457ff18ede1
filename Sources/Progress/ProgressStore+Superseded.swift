public import DailyChallengeKit
import Platform

/// Sessions that gave way to another of the same day and level. They are kept, and exported too.
extension ProgressStore {
  var superseded: String { "\(directory)/superseded" }

  /// Keeps a session that is not to be the one of its day.
  public func keepSuperseded(_ record: SessionRecord) throws(ProgressError) {
    do {
      try keepSuperseded(JSONFile.text(of: record), record.name)
    } catch {
      throw ProgressError(writing: superseded, error)
    }
  }

  /// Keeps the text of such a session, under a name that is the same for the same text.
  func keepSuperseded(_ text: [UInt8], _ name: SessionName) throws(SystemError) {
    try Directory(superseded).create()
    let file =
      "\(superseded)/\(name.day).\(name.level.rawValue).\(String(fingerprint(text), radix: 16))"
    var number = 0
    while true {
      number += 1
      let path = number == 1 ? "\(file).json" : "\(file)-\(number).json"
      if try FileStamp(at: path) == nil { return try DurableFile(path).write(text) }
      // What has the name may have been damaged.
      if (try? RegularFile(path).read(atMost: text.count)) == text { return }
    }
  }
}

extension ProgressStore {
  /// Gives a damaged file that nothing is to take the place of another name.
  func setAside(_ path: String, at moment: Timestamp) throws(SystemError) {
    let suffix = Self.suffix(ofDamagedAt: moment)
    _ = try DurableFile(path).setAside(suffix: suffix, isToBeReplaced: false)
  }

  /// What is added to the name of a damaged file, such as ".damaged-20261130T081203Z".
  static func suffix(ofDamagedAt moment: Timestamp) -> String {
    ".damaged-" + moment.description.filter { $0 != "-" && $0 != ":" }
  }
}

/// FNV-1a in 64 bits (Fowler, Noll and Vo).
private func fingerprint(_ bytes: [UInt8]) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
