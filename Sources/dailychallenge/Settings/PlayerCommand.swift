/// The program that plays WAV files, by its name or path, and its arguments before the file.
struct PlayerCommand: RawRepresentable {
  /// Nil where the first program is to be used that is found.
  let words: [String]?
  let rawValue: String

  static let auto = PlayerCommand(rawValue: "auto", words: nil)

  private init(rawValue: String, words: [String]?) {
    self.rawValue = rawValue
    self.words = words
  }

  /// Reads words with spaces between.
  init(rawValue: String) {
    let words = rawValue.split(separator: " ").map(String.init)
    let isAuto = words.isEmpty || words == [Self.auto.rawValue]
    self.init(rawValue: rawValue, words: isAuto ? nil : words)
  }
}
