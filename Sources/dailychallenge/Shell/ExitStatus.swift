/// What the program ends with: the codes of sysexits(3).
enum ExitStatus: Int32, CaseIterable {
  case success = 0
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case fault = 70
  case cannotCreate = 73
  case inputOutput = 74
  case tryAgain = 75
  case configuration = 78

  /// What it means, as one sentence.
  var meaning: String {
    switch self {
    case .success: "All went well. A wrong answer is no failure."
    case .usage: "The command line was wrong, or the day cannot be played."
    case .badData:
      """
      A file cannot be used, 'doctor' found a problem, a text was not understood, or a task or a \
      challenge is not over yet.
      """
    case .noInput: "There is no such file to read, or an answer was needed and '--no-input' given."
    case .unavailable: "A sound was asked for, and nothing is there to play it, or it failed."
    case .fault: "The program is at fault. Please report it."
    case .cannotCreate: "Progress could not be saved: no permission, no directory, no space."
    case .inputOutput: "Reading or writing failed."
    case .tryAgain: "Another dailychallenge kept the progress locked. Try again."
    case .configuration: "The settings file, the environment or the system clock is not right."
    }
  }
}
