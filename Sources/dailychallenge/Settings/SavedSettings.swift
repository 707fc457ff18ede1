import Platform
import Progress

/// The settings file as it was at the start.
enum SavedSettings {
  case usable(Settings)
  case unusable(ProgressError)

  /// Reads the file, if there is one.
  init(in store: SettingsStore?) {
    do {
      self = .usable(try store?.settings() ?? Settings())
    } catch {
      self = .unusable(error)
    }
  }

  func get() throws(ProgressError) -> Settings {
    switch self {
    case .usable(let settings): return settings
    case .unusable(let error): throw error
    }
  }
}

extension SettingsStore {
  /// Where the settings of this player are; nil where there is no home, or none whose
  /// name is UTF-8.
  init?(_ environment: Environment) {
    guard let directory = Paths(environment: environment).configuration?.asPath else { return nil }
    self.init(directory: directory)
  }
}
