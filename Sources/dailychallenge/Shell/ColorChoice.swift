import Platform

/// When titles stand out.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  func allowsColor(in environment: Environment, onTerminal isTerminal: Bool) -> Bool {
    switch self {
    case .auto: environment.allowsColor(onTerminal: isTerminal)
    case .always: true
    case .never: false
    }
  }
}
