public import DailyChallengeKit
public import Engraving
public import MusicTheory

/// How text is laid out, which characters it may use and how it names notes.
public struct TextStyle: Sendable {
  public let characters: PlainTextEngraver.Characters

  /// Columns of the terminal.
  public private(set) var width: Int

  /// How staves are shown.
  public private(set) var figure: FigureForm

  public private(set) var names: NamingSystem

  public private(set) var manner = Manner.written

  /// For whom a text is made.
  public enum Manner: Sendable {
    /// For the eye: signs, margins and columns.
    case written
    /// For the ear, or for a finger on braille: words, one after the other, what matters first.
    case spoken
  }

  /// - Parameter figure: In the same characters as the text when left out.
  public init(
    characters: PlainTextEngraver.Characters,
    width: Int,
    figure: FigureForm? = nil,
    names: NamingSystem = .english
  ) {
    self.characters = characters
    self.width = width
    self.figure = figure ?? (characters == .unicode ? .unicode : .ascii)
    self.names = names
  }
}

extension TextStyle {
  /// The style with staves shown otherwise.
  public func showing(_ figure: FigureForm) -> TextStyle {
    var style = self
    style.figure = figure
    return style
  }

  /// The style with notes named in another way.
  public func named(in names: NamingSystem) -> TextStyle {
    var style = self
    style.names = names
    return style
  }

  /// The style for the ear.
  public func spoken() -> TextStyle {
    var style = self
    style.manner = .spoken
    return style
  }

  /// The style for a window of another width, as long as that is within reason.
  public func fitting(columns: Int) -> TextStyle {
    var style = self
    style.width = min(max(columns, 20), 300)
    return style
  }
}

// MARK: - Names

extension TextStyle {
  func name(_ note: NoteName) -> String {
    switch (manner, characters) {
    case (.spoken, _): names.words(for: note)
    case (.written, .unicode): names.symbol(of: note)
    case (.written, .ascii): names.ascii(of: note)
    }
  }

  func name(_ pitch: Pitch) -> String {
    name(pitch.name) + suffix(ofOctave: pitch.octave)
  }

  /// "4", or " 4"
  private func suffix(ofOctave octave: Int) -> String {
    switch manner {
    case .written: String(octave)
    case .spoken: " \(octave)"
    }
  }

  /// "A C♯ E G", or "A, C sharp, E, G"
  func names(_ notes: [NoteName]) -> String {
    notes.map(name).joined(separator: manner == .spoken ? ", " : " ")
  }

  public func name(_ answer: Answer) -> String {
    switch answer {
    case .note(let note, let octave): name(note) + (octave.map(suffix) ?? "")
    case .chord(let notes): names(notes)
    }
  }

  /// The answer as it is typed on a keyboard: "F#4", "A C# E G"; or as it is said, which is read too.
  public func typed(_ answer: Answer) -> String {
    switch (manner, answer) {
    case (.spoken, _): name(answer)
    case (.written, .note(let note, let octave)):
      names.ascii(of: note) + (octave.map(String.init) ?? "")
    case (.written, .chord(let notes)): notes.map(names.ascii).joined(separator: " ")
    }
  }

  /// "vii°6/5", or "viio65"
  func name(_ numeral: RomanNumeral) -> String {
    switch (manner, characters) {
    case (.spoken, _): numeral.words
    case (.written, .unicode): numeral.symbol
    case (.written, .ascii): numeral.ascii
    }
  }

  /// "6/5", or "65"
  func name(figure: String) -> String {
    switch (manner, characters) {
    case (.spoken, _): figure.split(separator: "/").joined(separator: " ")
    case (.written, .unicode): figure
    case (.written, .ascii): figure.filter { $0 != "/" }
    }
  }

  /// "V6/5/ii", or "V65/ii"
  func name(_ harmony: Harmony) -> String {
    switch (manner, characters) {
    case (.spoken, _): harmony.words
    case (.written, .unicode): harmony.symbol
    case (.written, .ascii): harmony.ascii
    }
  }

  /// "Cm7♭5", or "Cm7b5"
  func name(_ symbol: ChordSymbol) -> String {
    if manner == .spoken { return symbol.words(in: names) }
    let quality = symbol.chord.quality
    let suffix = characters == .unicode ? quality.symbol : quality.ascii
    let bass = symbol.bass == symbol.chord.root ? "" : "/" + name(symbol.bass)
    return name(symbol.chord.root) + suffix + bass
  }

  /// "E♭ major", "D harmonic minor"
  func name(_ tonality: Tonality) -> String {
    "\(name(tonality.tonic)) \(tonality.modeName)"
  }

  func name(_ key: Key) -> String {
    name(.key(key))
  }
}

// MARK: - Points

extension TextStyle {
  /// "7 points"
  func points(_ number: Int) -> String {
    number == 1 ? "1 point" : "\(number) points"
  }

  /// "+7", or "7 points"
  func gain(_ number: Int) -> String {
    switch manner {
    case .written: "+\(number)"
    case .spoken: points(number)
    }
  }
}

// MARK: - Time

extension TextStyle {
  /// "12 s", "4 min 12 s" or "1 h 4 min"
  func duration(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    let hours = amount(whole / 3600, "h", "hour")
    let minutes = amount(whole / 60 % 60, "min", "minute")
    let seconds = amount(whole % 60, "s", "second")
    if whole >= 3600 { return "\(hours) \(minutes)" }
    return whole >= 60 ? "\(minutes) \(seconds)" : seconds
  }

  private func amount(_ number: Int, _ sign: String, _ word: String) -> String {
    switch manner {
    case .written: "\(number) \(sign)"
    case .spoken: "\(number) \(word)\(number == 1 ? "" : "s")"
    }
  }
}

// MARK: - Characters

extension TextStyle {
  /// The text in the characters at hand: in ASCII, whatever else a player or a file may have brought
  /// in becomes `?`.
  public func legible(_ text: String) -> String {
    switch characters {
    case .unicode: text
    case .ascii:
      String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isASCII ? $0 : "?" }))
    }
  }
}

// MARK: - Lines

extension TextStyle {
  /// Breaks a text into lines no wider than the terminal, all indented alike where that can be seen.
  public func wrap(_ text: String, indent: Int = 0) -> [String] {
    let indent = manner == .spoken ? 0 : indent
    let margin = String(repeating: " ", count: indent)
    let room = max(8, width - indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + String(word)
    }
    return line.isEmpty ? lines : lines + [margin + line]
  }

  /// A text at the left and one at the right edge, or one below the other where they do not fit.
  func spread(_ left: String, _ right: String) -> [String] {
    if manner == .spoken { return wrap(left) + wrap(right) }
    let gap = min(width, TextStyle.widestLine) - left.count - right.count
    return gap > 1
      ? [left + String(repeating: " ", count: gap) + right] : wrap(left) + wrap(right)
  }

  /// Beyond this, the eye loses the line.
  private static let widestLine = 80
}
