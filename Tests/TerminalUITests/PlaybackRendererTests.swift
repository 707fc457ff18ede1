import DailyChallengeKit
import Engraving
import MusicTheory
import TerminalUI
import Testing

struct `What is played is told` {
  @Test
  func `with a tone to compare with while tries are left`() async throws {
    let renderer = PlaybackRenderer(style: .unicode)
    let note = Playback(ofOpen: try note(.bass, -1, 9), reading: nil)
    #expect(renderer.lines(for: note) == ["  You hear A to compare with."])
    let answer = Answer.chord([NoteName(.a), NoteName(.c, .sharp), NoteName(.f)])
    let task = try await chord("D", "harmonic-minor", 5, size: 3)
    let chord = Playback(ofOpen: task, reading: answer)
    #expect(renderer.lines(for: chord) == ["  You hear D, the tonic, then your A C♯ F."])
  }

  @Test
  func `with the right answer once the task is over`() throws {
    var session = try session(try note(.bass, -1, 9))
    for answer in ["A", "C", "B"] { _ = session.responses(to: answer) }
    let playback = try #require(session.lastTaskOver.flatMap(Playback.init(ofOver:)))
    #expect(
      PlaybackRenderer(style: .unicode).lines(for: playback)
        == ["  You hear your B, then the right answer, B♭."]
    )
    let german = TextStyle(characters: .ascii, width: 80, names: .german)
    #expect(
      PlaybackRenderer(style: german).lines(for: playback)
        == ["  You hear your H, then the right answer, B."]
    )
  }
}
