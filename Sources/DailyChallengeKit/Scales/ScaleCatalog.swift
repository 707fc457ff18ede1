/// Where the scales come from.
public protocol ScaleCatalog {
  /// All scales of the catalogue, in its order.
  ///
  /// - Throws: ``ScaleCatalogError``.
  func scales() async throws -> [ScaleDefinition]
}

/// Why a catalogue cannot be used.
public enum ScaleCatalogError: Error, Equatable {
  /// There is not one record.
  case empty
  /// A line after this many whole records is no "field: value", or repeats a field.
  case unreadableLine(afterRecords: Int)
  /// A record goes by its id, or by its number ("#3") where it has none.
  case missingField(record: String, field: String)
  /// A field is of the wrong type, or its value makes no scale.
  case invalidField(record: String, field: String, value: String)
  case repeatedScale(id: String)
  /// The source reported a status we do not know.
  case unknownStatus(Int)
  /// The source went away without an answer.
  case noAnswer
}
