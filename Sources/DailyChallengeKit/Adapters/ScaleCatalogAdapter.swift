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
}

// MARK: - Untyped records as typed values

extension ScaleCatalogAdapter {
  private static func definitions(
    _ records: [[String: Any]],
    status: Int32
  ) throws(ScaleCatalogError) -> [ScaleDefinition] {
    switch status {
    case statusOk: break
    case statusBadLine: throw .unreadableLine(afterRecords: records.count)
    default: throw .unknownStatus(Int(status))
    }
    guard !records.isEmpty else { throw .empty }
    var definitions: [ScaleDefinition] = []
    for (index, record) in records.enumerated() {
      let definition = try definition(record, number: index + 1)
      guard !definitions.contains(where: { $0.id == definition.id }) else {
        throw .repeatedScale(id: definition.id)
      }
      definitions.append(definition)
    }
    return definitions
  }

  /// One record; until its id is known it goes by its number.
  private static func definition(
    _ record: [String: Any],
    number: Int
  ) throws(ScaleCatalogError) -> ScaleDefinition {
    let id: String = try field("id", of: record, named: "#\(number)")
    let name: String = try field("name", of: record, named: id)
    let steps: [Int32] = try field("steps", of: record, named: id)
    let signature: Int32 = try field("signature", of: record, named: id)
    do {
      return try ScaleDefinition(
        id: id,
        name: name,
        steps: steps.map(Int.init),
        signatureOffset: Int(signature)
      )
    } catch {
      throw .invalidField(
        record: error == .id ? "#\(number)" : id,
        field: error.rawValue,
        value: text(record[error.rawValue])
      )
    }
  }

  private static func field<Value>(
    _ field: String,
    of record: [String: Any],
    named name: String
  ) throws(ScaleCatalogError) -> Value {
    guard let untyped = record[field] else { throw .missingField(record: name, field: field) }
    guard let value = untyped as? Value else {
      throw .invalidField(record: name, field: field, value: text(untyped))
    }
    return value
  }

  /// A value as it stands in the catalogue.
  private static func text(_ value: Any?) -> String {
    switch value {
    case let numbers as [Int32]: numbers.map(String.init).joined(separator: " ")
    case let value?: "\(value)"
    case nil: ""
    }
  }
}
