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
    let newline = UInt8(ascii: "\n")
    for line in qText.utf8.split(separator: newline, omittingEmptySubsequences: false) {
      let text = LegacyScaleCatalog.trim(line)
      if text.hasPrefix("#") { continue }
      if text.isEmpty {
        if !record.isEmpty { records.append(record) }
        record.removeAll(keepingCapacity: true)
        continue
      }
      guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon != text.startIndex else {
        completion(records, LegacyScaleCatalog.statusBadLine)
        return
      }
      let field = LegacyScaleCatalog.trim(text.utf8[..<colon])
      if record[field] != nil {
        completion(records, LegacyScaleCatalog.statusBadLine)
        return
      }
      record[field] = LegacyScaleCatalog.value(text.utf8[colon...].dropFirst())
    }
    if !record.isEmpty { records.append(record) }
    completion(records, LegacyScaleCatalog.statusOk)
  }

  private static func value(_ text: Substring.UTF8View) -> Any {
    let words = text.split(whereSeparator: isSpace)
    let numbers = words.compactMap { Int32(Substring($0)) }
    if numbers.isEmpty || numbers.count < words.count { return trim(text) }
    return numbers.count == 1 ? numbers[0] as Any : numbers as Any
  }

  private static func trim(_ text: Substring.UTF8View) -> String {
    var rest = text.drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return String(Substring(rest))
  }

  // The carriage return is what a file from Windows has before a newline.
  private static func isSpace(_ byte: UInt8) -> Bool {
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
