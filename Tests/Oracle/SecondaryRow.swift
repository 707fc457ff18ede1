/// A chord from outside its key, by its numeral: applied, Neapolitan, augmented sixth or borrowed.
public struct SecondaryRow: OracleRow {
  public static let table = "secondary"

  /// The tonic.
  public let key: String

  /// "major" or "minor".
  public let mode: String

  /// "applied_dominant", "applied_leading_tone", "neapolitan", "augmented_sixth" or "borrowed".
  public let kind: String

  /// "V65/ii", "viio7/V", "bII6", "Ger65".
  public let rn: String

  /// The same with °.
  public let rnUni: String

  /// From the root upward; from the bass for augmented sixths.
  public let notes: [String]

  /// From the bass upward.
  public let bassUp: [String]

  public var bass: String { bassUp[0] }

  public var id: String { "\(key)|\(mode)|\(rn)" }
}
