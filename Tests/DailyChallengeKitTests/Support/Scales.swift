import DailyChallengeKit
import Testing

extension ScaleTable {
  /// The scales the program comes with.
  static func bundled() async throws -> ScaleTable {
    ScaleTable(try await bundledScaleCatalog().scales())
  }

  func scale(_ id: String) throws -> ScaleDefinition {
    try #require(self[id], "\(id)")
  }
}
