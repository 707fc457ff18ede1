import DailyChallengeKit

/// A session as it stands in a file, byte for byte.
struct SavedSession: Equatable {
  let name: SessionName
  private let standing: SessionStanding
  /// Without white space round it.
  let text: ArraySlice<UInt8>

  /// - Throws: ``ProgressError`` for a text that is no session.
  init(_ text: ArraySlice<UInt8>, from file: JSONFile, in store: ProgressStore)
    throws(ProgressError)
  {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
    let start = text.firstIndex { !isSpace($0) } ?? text.endIndex
    let end = text.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? text.endIndex
    let trimmed = text[start..<end]
    // With its newline it is to be read again.
    guard trimmed.count < ProgressStore.largestFile else {
      throw .damaged(path: file.path, .tooLarge)
    }
    let record = try store.session(in: Array(trimmed), of: file)
    name = record.name
    standing = SessionStanding(of: record)
    self.text = trimmed
  }

  /// What its file holds: the text and a newline.
  var bytes: [UInt8] { text + [0x0A] }
}

/// A total order of the sessions of one day and level, of which the greatest is the one to keep. With it,
/// merging histories is taking the greatest of a set, whatever comes first and however often.
extension SavedSession: Comparable {
  static func < (lesser: SavedSession, greater: SavedSession) -> Bool {
    guard lesser.standing == greater.standing else { return lesser.standing < greater.standing }
    return lesser.text.lexicographicallyPrecedes(greater.text)
  }
}
