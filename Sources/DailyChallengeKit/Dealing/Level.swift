/// How hard a challenge is.
public enum Level: String, CaseIterable, Sendable {
  case beginner, intermediate, advanced
}

extension Level {
  /// "beginner, intermediate or advanced"
  static let names = "beginner, intermediate or advanced"
}
