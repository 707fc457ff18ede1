/// How hard a challenge is.
public enum Level: String, CaseIterable, Sendable {
  case beginner, intermediate, advanced
}
