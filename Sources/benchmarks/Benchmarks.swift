import DailyChallengeKit
import Platform

/// Measures what the program promises about its speed, and fails when a promise is broken.
@main
struct Benchmarks {
  static func main() async {
    do {
      let scales = ScaleTable(try await bundledScaleCatalog().scales())
      let figures = try report([
        { try ChordFigures(scales: scales).table() },
        { try DealingFigures(scales: scales).table() },
        { EngravingFigures().table() },
        { SoundFigures().table() },
        { try ResultFigures(scales: scales).table() },
        { try StartFigures().table() },
      ])
      exitProcess(figures.allSatisfy(\.holds) ? 0 : 1)
    } catch {
      print("Error: \(error)")
      exitProcess(1)
    }
  }

  /// Prints each table as soon as it is measured.
  private static func report(_ measurements: [() throws -> FigureTable]) throws -> [Figure] {
    try measurements.flatMap { measure in
      let table = try measure()
      print(table.lines.joined(separator: "\n"))
      return table.figures
    }
  }
}
