import Engraving
import Platform
import Progress
import TerminalUI

/// Where the program writes: results to standard output, trouble to standard error.
struct Console {
  var style: TextStyle
  private let environment: Environment
  private let color: ColorChoice

  /// - Throws: `SystemError`, as on a full device.
  func write(_ text: String) throws(SystemError) {
    try FileDescriptor.standardOutput.write(style.legible(text))
  }

  func write(_ lines: [String]) throws(SystemError) {
    try write(lines.map { $0 + "\n" }.joined())
  }

  /// Writes a path for another program to use: the locale changes it for terminals only.
  func write(path: String) throws(SystemError) {
    let output = FileDescriptor.standardOutput
    let line = path.printable + "\n"
    try output.write(output.isTerminal ? style.legible(line) : line)
  }

  func write(_ page: HelpPage) throws(SystemError) {
    try write(page.text(width: style.width, titles: emphasis(on: .standardOutput)) + "\n")
  }

  /// Trouble is told as well as can be: where even that fails, nobody is there to be told.
  func complain(_ text: String) {
    let isLabelled = ["Error:", "Note:"].contains { text.hasPrefix($0) }
    let text = style.legible(text)
    let lines = fitting(text)
    try? FileDescriptor.standardError.write(
      (isLabelled ? emphasis(on: .standardError).applied(to: lines) : lines) + "\n"
    )
  }

  /// Breaks lines that are too long for the terminal where errors are read.
  private func fitting(_ text: String) -> String {
    guard let columns = FileDescriptor.standardError.windowSize?.columns else { return text }
    let style = style.fitting(columns: columns)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { $0.count > style.width ? style.wrap(String($0)) : [String($0)] }
      .joined(separator: "\n")
  }

  private func emphasis(on stream: FileDescriptor) -> Emphasis {
    allowsColor(on: stream) && !isAccessible ? .bold : .none
  }

  /// Whether text may stand out on a stream.
  func allowsColor(on stream: FileDescriptor) -> Bool {
    color.allowsColor(in: environment, onTerminal: stream.isTerminal)
  }

  /// Whether everything is told in words, as far as that is known before a command runs.
  private var isAccessible: Bool {
    if style.manner == .spoken { return true }
    let choice = try? Setting.accessible.chosen(option: nil, environment: environment) {
      try SettingsStore(environment)?.settings() ?? Settings()
    }
    return choice?.value ?? Setting.accessible.standard
  }
}

extension Console {
  /// The console of this process: Unicode where the locale has it, as wide as the terminal is, unless
  /// the command line says otherwise.
  init(environment: Environment, arguments: ParsedArguments) {
    let columns =
      FileDescriptor.standardOutput.windowSize?.columns
      ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80
    let hasUnicode =
      arguments.last(of: [.ascii, .unicode]).map { $0 == .unicode } ?? environment.hasUTF8Locale
    style = TextStyle(characters: hasUnicode ? .unicode : .ascii, width: columns)
      .fitting(columns: columns)
    if arguments[.accessible] { style = style.spoken() }
    color = arguments[.color].flatMap(ColorChoice.init) ?? .auto
    self.environment = environment
  }

  /// Lays out what comes next for the window as it is now.
  mutating func fitWindow() {
    if let size = FileDescriptor.standardOutput.windowSize {
      style = style.fitting(columns: size.columns)
    }
  }
}
