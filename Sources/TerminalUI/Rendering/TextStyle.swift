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
    switch characters {
    case .unicode: names.symbol(of: note)
    case .ascii: names.ascii(of: note)
    }
  }

  func name(_ pitch: Pitch) -> String {
    name(pitch.name) + String(pitch.octave)
  }

  /// "A C♯ E G"
  func names(_ notes: [NoteName]) -> String {
    notes.map(name).joined(separator: " ")
  }

  public func name(_ answer: Answer) -> String {
    switch answer {
    case .note(let note, let octave): name(note) + (octave.map(String.init) ?? "")
    case .chord(let notes): names(notes)
    }
  }

  /// The answer as it is typed on a keyboard: "F#4", "A C# E G".
  public func typed(_ answer: Answer) -> String {
    switch answer {
    case .note(let note, let octave): names.ascii(of: note) + (octave.map(String.init) ?? "")
    case .chord(let notes): notes.map(names.ascii).joined(separator: " ")
    }
  }

  /// "vii°6/5", or "viio65"
  func name(_ numeral: RomanNumeral) -> String {
    switch characters {
    case .unicode: numeral.symbol
    case .ascii: numeral.ascii
    }
  }

  /// "6/5", or "65"
  func name(figure: String) -> String {
    switch characters {
    case .unicode: figure
    case .ascii: figure.filter { $0 != "/" }
    }
  }

  /// "V6/5/ii", or "V65/ii"
  func name(_ harmony: Harmony) -> String {
    switch characters {
    case .unicode: harmony.symbol
    case .ascii: harmony.ascii
    }
  }

  /// "Cm7♭5", or "Cm7b5"
  func name(_ symbol: ChordSymbol) -> String {
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
  /// Breaks a text into lines no wider than the terminal, all indented alike.
  public func wrap(_ text: String, indent: Int = 0) -> [String] {
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
    let gap = min(width, TextStyle.widestLine) - left.count - right.count
    return gap > 1
      ? [left + String(repeating: " ", count: gap) + right] : wrap(left) + wrap(right)
  }

  /// Beyond this, the eye loses the line.
  private static let widestLine = 80
}
