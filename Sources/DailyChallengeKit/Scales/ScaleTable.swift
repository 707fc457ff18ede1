/// The scales of the catalogue, found by id.
public struct ScaleTable: Sendable {
  public let scales: [ScaleDefinition]

  public init(_ scales: [ScaleDefinition]) {
    self.scales = scales
  }

  public subscript(id: String) -> ScaleDefinition? {
    scales.first { $0.id == id }
  }
}
