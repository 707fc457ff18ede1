import DailyChallengeKit

/// The Swift-native double of the scale catalogue: one pass, nothing untyped, no callback.
struct NativeScaleCatalog: ScaleCatalog {
  let text: String

  func scales() async throws -> [ScaleDefinition] {
    let records = try records()
    guard !records.isEmpty else { throw ScaleCatalogError.empty }
    var scales: [ScaleDefinition] = []
    for (index, record) in records.enumerated() {
      let scale = try scale(record, number: "#\(index + 1)")
      if scales.contains(where: { $0.id == scale.id }) {
        throw ScaleCatalogError.repeatedScale(id: scale.id)
      }
      scales.append(scale)
    }
    return scales
  }

  private func records() throws -> [[String: String]] {
    let lines = text.components(partedBy: \.isNewline).map { $0.trimmed }
    var records: [[String: String]] = []
    for paragraph in lines.filter({ !$0.hasPrefix("#") }).split(whereSeparator: \.isEmpty) {
      var record: [String: String] = [:]
      for line in paragraph {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty,
          record.updateValue(String(parts[1]).trimmed, forKey: String(parts[0]).trimmed) == nil
        else { throw ScaleCatalogError.unreadableLine(afterRecords: records.count) }
      }
      records.append(record)
    }
    return records
  }

  private func scale(_ record: [String: String], number: String) throws -> ScaleDefinition {
    var name = number
    func field<Value>(_ field: String, _ read: (String) -> Value?) throws -> Value {
      guard let text = record[field] else {
        throw ScaleCatalogError.missingField(record: name, field: field)
      }
      guard let value = read(text) else {
        throw ScaleCatalogError.invalidField(record: name, field: field, value: text)
      }
      return value
    }
    let id = try field("id") { $0.numbers == nil ? $0 : nil }
    if !id.isEmpty { name = id }
    let title = try field("name") { $0.numbers == nil ? $0 : nil }
    let steps = try field("steps") { text in text.numbers.flatMap { $0.count > 1 ? $0 : nil } }
    let signature = try field("signature") { $0.numbers?.count == 1 ? $0.numbers?.first : nil }
    do {
      return try ScaleDefinition(id: id, name: title, steps: steps, signatureOffset: signature)
    } catch {
      throw ScaleCatalogError.invalidField(
        record: name,
        field: error.rawValue,
        value: record[error.rawValue, default: ""]
      )
    }
  }
}

extension String {
  fileprivate func components(partedBy isSeparator: (Character) -> Bool) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: isSeparator).map(String.init)
  }

  fileprivate var trimmed: String {
    let rest = drop { $0 == " " || $0 == "\t" }
    return String(rest.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  /// The text as whole numbers with space between; nil where it is anything else.
  fileprivate var numbers: [Int]? {
    let words = split { $0 == " " || $0 == "\t" }
    let numbers = words.compactMap { Int($0) }
    return numbers.isEmpty || numbers.count < words.count ? nil : numbers
  }
}
