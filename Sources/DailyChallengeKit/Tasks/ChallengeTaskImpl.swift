/// The kinds of task there are, one case a kind.
///
/// Codable whatever language or age the implementation has: each case's payload writes its own keys,
/// and the kind is written beside them under a name of its own.
public enum ChallengeTaskImpl: Equatable {
  case noteReading(NoteReadingTask)
  case scaleDegreeChord(ChallengeTaskImplScaleDegreeChord)
}

extension ChallengeTaskImpl: Codable {
  /// The kinds as they are saved. Frozen: a kind is added, never renamed.
  private enum Kind: String {
    case noteReading = "note-reading"
    case scaleDegreeChord = "scale-degree-chord"
  }

  private enum CodingKeys: String, CodingKey {
    case kind
  }

  /// - Throws: ``UnknownTaskKind`` for a kind of a newer program, ``InvalidValue`` for anything else
  ///   that is not right.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name: String = try container.decode(.kind, expecting: "the name of a kind of task")
    switch Kind(rawValue: name) {
    case .noteReading: self = .noteReading(try NoteReadingTask(from: decoder))
    case .scaleDegreeChord:
      self = .scaleDegreeChord(try ChallengeTaskImplScaleDegreeChord(from: decoder))
    case nil: throw UnknownTaskKind(name: name)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind.rawValue, forKey: .kind)
    switch self {
    case .noteReading(let task): try task.encode(to: encoder)
    case .scaleDegreeChord(let task): try task.encode(to: encoder)
    }
  }

  private var kind: Kind {
    switch self {
    case .noteReading: .noteReading
    case .scaleDegreeChord: .scaleDegreeChord
    }
  }
}

/// A kind of task this program does not know: a newer one wrote it.
public struct UnknownTaskKind: Error, Equatable {
  public let name: String
}

extension UnknownTaskKind: DecodingFault {}
