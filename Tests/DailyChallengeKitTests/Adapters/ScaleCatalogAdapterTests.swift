import Dispatch
import LegacyEngines
import Testing

@testable import DailyChallengeKit

/// The bridge from the callback to `async throws`, whatever the adaptee does with the callback.
@Suite(.timeLimit(.minutes(10)))
struct `The scale catalogue's bridge` {
  @Test
  func `returns what a good answer holds`() async throws {
    let catalog = ScriptedCatalog { $0([major], LegacyScaleCatalog.statusOk) }
    #expect(try await catalog.scales() == [definition("major")])
  }

  @Test
  func `throws what a bad status means`() async throws {
    let catalog = ScriptedCatalog { $0([major, major], LegacyScaleCatalog.statusBadLine) }
    await #expect(throws: ScaleCatalogError.unreadableLine(afterRecords: 2)) {
      try await catalog.scales()
    }
  }

  @Test(arguments: [-1, 2, Int32.min, .max])
  func `throws for a status nobody knows`(status: Int32) async throws {
    let catalog = ScriptedCatalog { $0([major], status) }
    await #expect(throws: ScaleCatalogError.unknownStatus(Int(status))) {
      try await catalog.scales()
    }
  }

  @Test
  func `throws for values of types no catalogue has`() async throws {
    let catalog = ScriptedCatalog { callback in
      callback([major.merging(["steps": [0.5]]) { $1 }], LegacyScaleCatalog.statusOk)
    }
    await #expect(
      throws: ScaleCatalogError.invalidField(record: "major", field: "steps", value: "[0.5]")
    ) { try await catalog.scales() }
  }

  @Test
  func `takes the first of two answers`() async throws {
    let catalog = ScriptedCatalog { callback in
      callback([major], LegacyScaleCatalog.statusOk)
      callback([], LegacyScaleCatalog.statusBadLine)
    }
    #expect(try await catalog.scales() == [definition("major")])
  }

  @Test
  func `takes the first of two answers when it is the bad one`() async throws {
    let catalog = ScriptedCatalog { callback in
      callback([], LegacyScaleCatalog.statusBadLine)
      callback([major], LegacyScaleCatalog.statusOk)
    }
    await #expect(throws: ScaleCatalogError.unreadableLine(afterRecords: 0)) {
      try await catalog.scales()
    }
  }

  @Test
  func `waits for an answer from another queue`() async throws {
    let catalog = ScriptedCatalog { callback in
      DispatchQueue.global().asyncAfter(
        deadline: .now() + .milliseconds(20),
        execute: DispatchWorkItem { callback([major], LegacyScaleCatalog.statusOk) }
      )
    }
    #expect(try await catalog.scales() == [definition("major")])
  }

  @Test
  func `takes one of two answers that come at once from two queues`() async throws {
    for _ in 1...100 {
      let catalog = ScriptedCatalog { callback in
        for _ in 1...2 {
          DispatchQueue.global().async(
            execute: DispatchWorkItem { callback([major], LegacyScaleCatalog.statusOk) }
          )
        }
      }
      #expect(try await catalog.scales() == [definition("major")])
    }
  }

  @Test
  func `throws when the callback is dropped`() async throws {
    let catalog = ScriptedCatalog { _ in }
    await #expect(throws: ScaleCatalogError.noAnswer) { try await catalog.scales() }
  }

  @Test
  func `throws when the callback is dropped later, on another queue`() async throws {
    let catalog = ScriptedCatalog { callback in
      DispatchQueue.global().async(
        execute: DispatchWorkItem { withExtendedLifetime(callback) {} }
      )
    }
    await #expect(throws: ScaleCatalogError.noAnswer) { try await catalog.scales() }
  }

  @Test
  func `answers every caller anew`() async throws {
    let catalog = ScriptedCatalog { $0([major], LegacyScaleCatalog.statusOk) }
    #expect(try await catalog.scales() == catalog.scales())
  }

  private func definition(_ id: String) throws -> ScaleDefinition {
    try ScaleDefinition(id: id, name: id, steps: [0, 2, 4, -1, 1, 3, 5], signatureOffset: 0)
  }
}

/// A record as the legacy catalogue makes it.
private var major: [String: Any] {
  [
    "id": "major", "name": "major", "steps": [0, 2, 4, -1, 1, 3, 5] as [Int32],
    "signature": 0 as Int32,
  ]
}

/// An adaptee that does with its callback what a test wants.
private final class ScriptedCatalog: ScaleCatalogAdapter {
  private let answer: (@escaping ([[String: Any]], Int32) -> Void) -> Void

  init(_ answer: @escaping (@escaping ([[String: Any]], Int32) -> Void) -> Void) {
    self.answer = answer
    super.init("")
  }

  override func fetchRecords(_ completion: @escaping ([[String: Any]], Int32) -> Void) {
    answer(completion)
  }
}
