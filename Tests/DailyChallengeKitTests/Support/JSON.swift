import DailyChallengeKit
import Foundation

extension ChallengeTask {
  /// The task of a JSON text.
  static func decoded(from json: String, scales: ScaleTable?) throws -> ChallengeTask {
    try decode(ChallengeTask.self, from: json, scales: scales)
  }

  /// The task as JSON with sorted keys, on one line.
  var json: String {
    get throws { try encoded(self) }
  }
}

func decode<Value: Decodable>(
  _ type: Value.Type,
  from json: String,
  scales: ScaleTable?
) throws -> Value {
  let decoder = JSONDecoder()
  decoder.userInfo[.scales] = scales
  return try decoder.decode(type, from: Data(json.utf8))
}

func encoded(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
