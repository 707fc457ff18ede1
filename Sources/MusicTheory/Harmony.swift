/// A chord as analysis names it: by its degree, by the degree it leads to, or as an augmented sixth.
///
/// V7, ♭II6 and iv are numerals; V6/5/ii and vii°7/V are applied chords; It6 is an augmented sixth, and
/// Ger6/5/IV an applied one.
public struct Harmony: Hashable, Sendable {
  public enum Name: Hashable, Sendable {
    case numeral(RomanNumeral)
    case augmentedSixth(AugmentedSixth)
  }

  public let name: Name

  /// The degrees after the slashes: V7/ii has [ii], and V/V/vi, the dominant of the dominant of the
  /// sixth degree, [V, vi].
  public let targets: [RomanNumeral]

  /// Fails where a target is no key: the tonic chord of one is a major or minor triad in root position.
  public init?(_ name: Name, of targets: [RomanNumeral] = []) {
    guard targets.allSatisfy(\.isTonicChord) else { return nil }
    self.name = name
    self.targets = targets
  }

  public var inversion: Inversion {
    switch name {
    case .numeral(let numeral): numeral.inversion
    case .augmentedSixth: .root
    }
  }
}

extension RomanNumeral {
  /// Whether the chord could be the tonic of a key.
  fileprivate var isTonicChord: Bool {
    (triad == .major || triad == .minor) && seventh == nil && inversion == .root
  }
}

// MARK: - The chord it names

extension Harmony {
  /// The keys of the targets, from the one nearest to the scale to the one the chord stands in; none
  /// for a chord that is not applied.
  ///
  /// Nil where a tonic would take more than triple accidentals.
  public func keys(in scale: Scale) -> [Key]? {
    var keys: [Key] = []
    for target in targets.reversed() {
      guard let root = target.chord(in: keys.last?.scale ?? scale)?.root else { return nil }
      keys.append(Key(root, target.triad == .major ? .major : .minor))
    }
    return keys
  }

  /// The scale the chord itself is read in: the last target's, or the scale.
  private func home(in scale: Scale) -> Scale? {
    keys(in: scale).map { $0.last?.scale ?? scale }
  }

  /// The chord in a scale; nil for augmented sixths, which are no stacked thirds, and where it cannot be
  /// spelled.
  public func chord(in scale: Scale) -> Chord? {
    guard case .numeral(let numeral) = name else { return nil }
    return home(in: scale).flatMap(numeral.chord)
  }

  /// The notes from the root upward, or from the bass for augmented sixths, which have no root; nil
  /// where they cannot be spelled.
  public func notes(in scale: Scale) -> [NoteName]? {
    switch name {
    case .numeral: chord(in: scale)?.notes
    case .augmentedSixth(let sixth): home(in: scale).flatMap { sixth.notes(on: $0.tonic) }
    }
  }

  /// The notes from the bass upward; nil where they cannot be spelled.
  public func notesFromBass(in scale: Scale) -> [NoteName]? {
    switch name {
    case .numeral: chord(in: scale)?.notes(in: inversion)
    case .augmentedSixth: notes(in: scale)
    }
  }
}
