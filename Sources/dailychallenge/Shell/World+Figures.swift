import Engraving
import Platform
import TerminalUI

extension World {
  /// The world with staves shown as the command line or the environment asks for.
  ///
  /// - Parameter ask: Asks the terminal which pictures it shows. Called only where that matters and the
  ///   terminal may be asked.
  /// - Throws: ``Failure`` for a wrong value in the environment, or what `ask` throws.
  func showingFigures(
    by arguments: ParsedArguments,
    asking ask: () throws -> TerminalGraphics
  ) throws -> World {
    let choice = try figureChoice(arguments)
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

  private func figureChoice(_ arguments: ParsedArguments) throws(Failure) -> FigureChoice {
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
