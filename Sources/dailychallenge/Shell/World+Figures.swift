import Engraving
import Platform
import TerminalUI

extension World {
  /// The world with staves shown as the player has chosen, without asking the terminal.
  ///
  /// - Throws: ``Failure``.
  func showingFigures(by arguments: ParsedArguments) throws -> World {
    showingFigures(try figureChoice(by: arguments)) { TerminalGraphics() }
  }

  /// How staves are to be shown. Where everything is told in words, only the command line can say that
  /// staves are not.
  ///
  /// - Throws: ``Failure``.
  func figureChoice(by arguments: ParsedArguments) throws -> FigureChoice {
    guard let choice = try chosen(.figure, by: arguments) else { return Setting.figure.standard }
    return style.manner == .spoken && choice.origin != .option ? .auto : choice.value
  }

  /// The world with staves shown as was chosen.
  ///
  /// - Parameter ask: Asks the terminal which pictures it shows. Called only where that matters and the
  ///   terminal may be asked.
  func showingFigures(
    _ choice: FigureChoice,
    asking ask: () throws -> TerminalGraphics
  ) rethrows -> World {
    let isAccessible = style.manner == .spoken
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
}
