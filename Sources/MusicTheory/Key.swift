/// A major or minor key.
public struct Key: Hashable, Sendable {
  public enum Mode: String, CaseIterable, Sendable {
    case major, minor
  }

  public let tonic: NoteName
  public let mode: Mode

  public init(_ tonic: NoteName, _ mode: Mode) {
    self.tonic = tonic
    self.mode = mode
  }

  /// The scale the key signature spells: major, or natural minor.
  public var scale: Scale {
    switch mode {
    case .major: Scale(tonic, .major)
    case .minor: Scale(tonic, .naturalMinor)
    }
  }

  /// The signature; nil where it would take more than seven signs, as in C♭ minor.
  public var signature: KeySignature? { scale.keySignature }

  /// The key of the other mode under the same signature: D minor for F major.
  ///
  /// Nil where its tonic would take more than triple accidentals.
  public var relative: Key? {
    switch mode {
    case .major: NoteName(fifths: tonic.fifths + 3).map { Key($0, .minor) }
    case .minor: NoteName(fifths: tonic.fifths - 3).map { Key($0, .major) }
    }
  }

  /// The key of the other mode on the same tonic.
  public var parallel: Key {
    switch mode {
    case .major: Key(tonic, .minor)
    case .minor: Key(tonic, .major)
    }
  }
}
