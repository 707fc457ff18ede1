/// A custom of naming notes, by language.
public enum NamingSystem: String, CaseIterable, Sendable {
  /// C D E F G A B with signs: F♯, B♭.
  case english
  /// H and, a half step lower, B; suffixes for signs: Fis, Es, As, Heses.
  case german
  /// B and Bes; otherwise as in German.
  case dutch
  /// Do re mi fa sol la si with signs, and do is always C: Fa♯, Si♭.
  case solfege
}

extension NamingSystem {
  /// "English", "German", "Dutch", "Solfege"
  public var name: String { MusicTheory.English.capitalized(rawValue) }

  /// What stands for a note's place in the scale, without an accidental: a letter or a syllable.
  public var termForLetter: String {
    switch self {
    case .english, .german, .dutch: "letter"
    case .solfege: "syllable"
    }
  }
}

// MARK: - Writing

extension NamingSystem {
  /// The name as musicians write it: "Fx", "Fisis", "Fa♯♯".
  public func symbol(of name: NoteName) -> String {
    switch self {
    case .english: name.symbol
    case .german, .dutch: suffixed(name)
    // The x of a double sharp would make Fax and Rex of them.
    case .solfege: syllable(of: name.letter) + signs(of: name.accidental, sharp: "♯", flat: "♭")
    }
  }

  /// The name in ASCII, as it is typed: "F##", "Fisis", "Fa##".
  public func ascii(of name: NoteName) -> String {
    switch self {
    case .english: name.ascii
    case .german, .dutch: suffixed(name)
    case .solfege: syllable(of: name.letter) + name.accidental.ascii
    }
  }

  /// The name as it is said: "F double sharp", "Fisis", "Fa double sharp".
  public func words(for name: NoteName) -> String {
    switch self {
    case .english: name.letter.name + spaced(name.accidental.words)
    case .german, .dutch: suffixed(name)
    case .solfege: syllable(of: name.letter) + spaced(name.accidental.words)
    }
  }

  private func spaced(_ words: String) -> String {
    words.isEmpty ? "" : " " + words
  }

  /// A name with -is for each sharp and -es for each flat. After a vowel the first -es is an -s: As,
  /// Eses. German has B where -es would make Hes.
  private func suffixed(_ name: NoteName) -> String {
    let suffixes = signs(of: name.accidental, sharp: "is", flat: "es")
    switch (self, name.letter, name.accidental.alteration) {
    case (.german, .b, -1): return "B"
    case (.german, .b, _): return "H" + suffixes
    case (_, .a, ..<0), (_, .e, ..<0): return name.letter.name + suffixes.dropFirst()
    default: return name.letter.name + suffixes
    }
  }

  private func signs(of accidental: Accidental, sharp: String, flat: String) -> String {
    String(
      repeating: accidental.alteration < 0 ? flat : sharp,
      count: abs(accidental.alteration)
    )
  }

  private func syllable(of letter: Letter) -> String {
    switch letter {
    case .c: "Do"
    case .d: "Re"
    case .e: "Mi"
    case .f: "Fa"
    case .g: "Sol"
    case .a: "La"
    case .b: "Si"
    }
  }
}
