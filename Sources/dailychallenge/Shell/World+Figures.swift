import Engraving
import Platform
import TerminalUI

extension World {
  /// The world with staves shown as was chosen.
  ///
  /// - Parameter ask: Asks the terminal which pictures it shows. Called only where that matters and the
  ///   terminal may be asked.
  func showingFigures(
    _ choice: FigureChoice,
    asking ask: () throws -> TerminalGraphics
  ) rethrows -> World {
    let isAccessible = environment["ACCESSIBLE"] != nil
    let mayAsk =
      choice.dependsOnTerminal && style.characters == .unicode
      && GraphicsQuery.isWelcome(
        environment: environment,
        isTerminal: isInteractive,
        isAccessible: isAccessible
      )
    var world = self
    world.console.style = style.showing(
      choice.form(
        characters: style.characters,
        terminal: mayAsk ? try ask() : TerminalGraphics(),
        isAccessible: isAccessible
      )
    )
    return world
  }

  /// What the command line, or else the environment, says of staves.
  ///
  /// - Throws: ``Failure`` for a wrong value in the environment.
  func figureChoice(_ arguments: ParsedArguments) throws(Failure) -> FigureChoice {
    if let choice = arguments[.figure].flatMap(FigureChoice.init) { return choice }
    let variable = "DAILYCHALLENGE_FIGURE"
    guard let value = environment[variable] else { return .auto }
    guard let choice = FigureChoice(rawValue: value) else {
      throw .invalidVariable(
        variable,
        value: value,
        expected: FigureChoice.allCases.map(\.rawValue)
      )
    }
    return choice
  }
}
