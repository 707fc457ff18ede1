/// Reads the scale catalogue: records of "field: value" lines, with blank lines between records and
/// "#" before comments.
///
/// The records are handed over as they stand, without looking at what they mean: a value of one
/// whole number is an Int32, of several an [Int32], anything else a String.
open class LegacyScaleCatalog {
  public static let statusOk: Int32 = 0
  /// A line that is no "field: value", or a field that its record already has.
  public static let statusBadLine: Int32 = 1

  public var qText: String

  public init(_ text: String) {
    qText = text
  }

  /// Calls back once, with the records and a status; after statusBadLine, with those before the line.
  open func fetchRecords(_ completion: @escaping ([[String: Any]], Int32) -> Void) {
    var records: [[String: Any]] = []
    var record: [String: Any] = [:]
    // Not separator: "\n", which does not match the "\r\n" of a file from Windows.
    for line in qText.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
      let text = LegacyScaleCatalog.trim(line)
      if text.hasPrefix("#") { continue }
      if text.isEmpty {
        if !record.isEmpty { records.append(record) }
        record = [:]
        continue
      }
      guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else {
        completion(records, LegacyScaleCatalog.statusBadLine)
        return
      }
      let field = LegacyScaleCatalog.trim(text[..<colon])
      if record[field] != nil {
        completion(records, LegacyScaleCatalog.statusBadLine)
        return
      }
      record[field] = LegacyScaleCatalog.value(text[text.index(after: colon)...])
    }
    if !record.isEmpty { records.append(record) }
    completion(records, LegacyScaleCatalog.statusOk)
  }

  private static func value(_ text: Substring) -> Any {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
    let numbers = words.compactMap { Int32($0) }
    if numbers.isEmpty || numbers.count < words.count { return trim(text) }
    return numbers.count == 1 ? numbers[0] as Any : numbers as Any
  }

  private static func trim(_ text: Substring) -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    var rest = text.drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return String(rest)
  }
}
