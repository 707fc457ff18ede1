import DailyChallengeKit
import MusicTheory
import TerminalUI

/// The settings, in the order in which they are listed.
///
/// This is the place to add one: the options, `config`, the help, the man page and the completions
/// follow from it.
let allSettings: [any SettingDescription] = [
  Setting.level, Setting.names, Setting.figure, Setting.accessible,
  Setting.sound, Setting.pitchStandard, Setting.player,
]

extension Setting<Level> {
  /// A new player at a terminal is asked, so that the default is for scripts.
  static let level = Setting(.level, variable: "DAILYCHALLENGE_LEVEL", standard: .intermediate)
}

extension Setting<NamingSystem> {
  static let names = Setting(.names, variable: "DAILYCHALLENGE_NAMES", standard: .english)
}

extension Setting<FigureChoice> {
  static let figure = Setting(.figure, variable: "DAILYCHALLENGE_FIGURE", standard: .auto)
}

extension Setting<Bool> {
  /// ACCESSIBLE is what other programs look at too.
  static let accessible = Setting(
    Option(Flag.accessible.name, allowedValues: ["on", "off"], help: Flag.accessible.help),
    variable: "DAILYCHALLENGE_ACCESSIBLE",
    commonVariable: "ACCESSIBLE",
    standard: false
  )
}

extension Setting<SoundChoice> {
  static let sound = Setting(.sound, variable: "DAILYCHALLENGE_SOUND", standard: .auto)
}

extension Setting<PitchStandard> {
  static let pitchStandard = Setting(
    .pitchStandard,
    variable: "DAILYCHALLENGE_PITCH_STANDARD",
    standard: .concert
  )
}

extension Setting<PlayerCommand> {
  static let player = Setting(.player, variable: "DAILYCHALLENGE_PLAYER", standard: .auto)
}
