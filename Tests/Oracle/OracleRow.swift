import Foundation

/// A row of one of the tables in `Tables/`: facts of music theory that were made without this
/// program, to test it against.
///
/// The facts were computed by letter-and-semitone arithmetic and compared, row by row, with music21
/// 10.5.1; each file names its source. They hold plain strings and numbers, and this target imports
/// nothing of the program's, so that no mistake can stand on both sides of a test. Notes are in
/// ASCII: "F##", "Bb", and with an octave "C4".
///
/// ```swift
/// for row in try IntervalRow.all() { … }
/// ```
public protocol OracleRow: Decodable, Sendable, Identifiable {
  /// The table's file name without its extension.
  static var table: String { get }

  /// Names the row in a test's message.
  var id: String { get }
}

extension OracleRow {
  /// The table's rows. Throws when the file is missing, holds no such rows or not as many as it says.
  public static func all() throws -> [Self] {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent()
      .appending(components: "Tables", "\(table).json")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let contents = try decoder.decode(Table<Self>.self, from: Data(contentsOf: file))
    guard contents.rows.count == contents.count else {
      throw IncompleteTable(name: table, expected: contents.count, found: contents.rows.count)
    }
    return contents.rows
  }
}

private struct Table<Row: OracleRow>: Decodable {
  let count: Int
  let rows: [Row]
}

private struct IncompleteTable: Error {
  let name: String
  let expected: Int
  let found: Int
}
