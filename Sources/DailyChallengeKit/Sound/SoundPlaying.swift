/// Whoever makes sounds heard.
public protocol SoundPlaying: Sendable {
  /// Plays a sound, and returns when it is over.
  ///
  /// Cancelling the task ends the sound.
  ///
  /// - Throws: ``SoundError``, `CancellationError`, or what ``SoundFiles`` throws.
  func play(_ sound: Sound) async throws
}

/// Why a sound was not heard, or not to its end.
public enum SoundError: Error, Hashable, Sendable {
  /// There is no program that plays sounds.
  case noPlayer
  /// The program could not be started.
  case notStarted
  /// The program gave up.
  case playerFailed
  /// The program was handed a file that is no WAV file, or is gone.
  case notASound
  /// The player went away without an answer.
  case noAnswer
  /// The player did not come to an end in time, and was stopped.
  case tooSlow
  /// The player reported a status we do not know.
  case unknownStatus(Int)
}

/// Where sounds lie while they are played, since players read files.
public struct SoundFiles: Sendable {
  /// Keeps the bytes in a new file, and returns its path.
  public var write: @Sendable ([UInt8]) throws -> String

  /// Removes a file that ``write`` has made.
  public var remove: @Sendable (String) -> Void

  public init(
    write: @escaping @Sendable ([UInt8]) throws -> String,
    remove: @escaping @Sendable (String) -> Void
  ) {
    self.write = write
    self.remove = remove
  }
}
