public import DailyChallengeKit
public import Platform

/// Something about the files that is worth telling.
public struct Finding: Equatable, Sendable {
  public let path: String
  public let kind: Kind
  public private(set) var isRepaired = false
  /// How many tasks that were begun go on from a damaged session that is repaired.
  public private(set) var tasksBegun: Int?

  public init(_ path: String, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }

  /// The same, put right.
  func repaired(tasksBegun: Int?) -> Finding {
    var finding = self
    finding.isRepaired = true
    finding.tasksBegun = tasksBegun
    return finding
  }

  public enum Kind: Equatable, Sendable {
    /// The system does not let us look.
    case unreadable(SystemError)
    /// Nothing can be written here.
    case unwritable(SystemError)
    /// Another process keeps the lock.
    case locked
    /// Others than the owner may read or write it, or the owner may not. Its permissions, as `chmod`
    /// takes them.
    case permissions(UInt32)
    /// A killed process left it amid a write; every start removes such.
    case leftover
    /// It is no session, or no settings.
    case damaged(Damage)
    /// A newer program wrote it.
    case newer(program: String?)
    /// The cache of results is not what the days say, of so many of them.
    case staleResults(Int)
    /// The session was begun after the present moment.
    case fromTheFuture(Timestamp)
    /// It was damaged once, and is kept.
    case keptAside
    /// It is none of ours.
    case stray
    /// Nothing was ever saved.
    case absent
  }
}

extension Finding {
  /// Whether something ought to be done about it.
  public var isProblem: Bool {
    switch kind {
    case .unreadable, .unwritable, .locked, .permissions, .leftover, .damaged, .staleResults: true
    case .newer, .fromTheFuture, .keptAside, .stray, .absent: false
    }
  }
}

extension Finding.Kind {
  /// What keeps a file from being used.
  init(_ error: ProgressError) {
    switch error {
    case .unreadable(let error): self = .unreadable(error)
    case .unwritable(let error): self = .unwritable(error)
    case .damaged(_, let damage): self = .damaged(damage)
    case .newer(_, let program): self = .newer(program: program)
    case .locked, .overtaken: self = .locked
    }
  }
}
