import LegacyEngines

/// The catalogue that is built into the program.
public func bundledScaleCatalog() -> some ScaleCatalog {
  ScaleCatalogAdapter(String(decoding: PackageResources.scales_records, as: UTF8.self))
}

/// The legacy catalogue as a ``ScaleCatalog``: its callback becomes an `async` call, its untyped
/// records typed values or errors that name record and field.
///
/// This is a class adapter: it *is* the adaptee, by inheritance, and adds the target protocol. That
/// form fits where there is exactly one concrete adaptee and nothing to hide or to compose. Where the
/// adaptee is one of several, must not leak its own members, or has to behave as a value, prefer an
/// object adapter, such as ``ChallengeTaskImplScaleDegreeChord``.
///
/// Not final, so that a test can play an adaptee that answers late, twice or never.
class ScaleCatalogAdapter: LegacyScaleCatalog, ScaleCatalog {
  func scales() async throws -> [ScaleDefinition] {
    try await withCheckedThrowingContinuation { continuation in
      let once = ResumeOnce(continuation, orThrow: ScaleCatalogError.noAnswer)
      // Written as @Sendable, since the adaptee may call back from a queue of its own.
      fetchRecords { @Sendable records, status in
        once.resume(with: Result { try Self.definitions(records, status: status) })
      }
    }
  }

  private static func definitions(
    _ records: [[String: Any]], status: Int32
  ) throws -> [ScaleDefinition] {
    switch status {
    case statusOk: break
    case statusBadLine: throw ScaleCatalogError.unreadableLine(afterRecords: records.count)
    default: throw ScaleCatalogError.unknownStatus(Int(status))
    }
    var ids: Set<String> = []
    return try records.enumerated().map { index, record in
      let definition = try definition(record, number: index + 1)
      guard ids.insert(definition.id).inserted else {
        throw ScaleCatalogError.repeatedScale(id: definition.id)
      }
      return definition
    }
  }

  /// One record; until its id is known it goes by its number.
  private static func definition(
    _ record: [String: Any], number: Int
  ) throws -> ScaleDefinition {
    let id: String = try field("id", of: record, named: "#\(number)")
    let name: String = try field("name", of: record, named: id)
    let steps: [Int32] = try field("steps", of: record, named: id)
    let signature: Int32 = try field("signature", of: record, named: id)
    do {
      return try ScaleDefinition(
        id: id, name: name, steps: steps.map(Int.init), signatureOffset: Int(signature))
    } catch {
      throw ScaleCatalogError.invalidField(
        record: id, field: error.rawValue, value: "\(record[error.rawValue] ?? "")")
    }
  }

  private static func field<Value>(
    _ field: String, of record: [String: Any], named name: String
  ) throws -> Value {
    guard let value = record[field] else {
      throw ScaleCatalogError.missingField(record: name, field: field)
    }
    guard let value = value as? Value else {
      throw ScaleCatalogError.invalidField(record: name, field: field, value: "\(value)")
    }
    return value
  }
}
