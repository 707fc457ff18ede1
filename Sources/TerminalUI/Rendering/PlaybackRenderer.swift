public import DailyChallengeKit

/// What the player is told of what is to be heard.
public struct PlaybackRenderer {
  private let style: TextStyle

  public init(style: TextStyle) {
    self.style = style
  }

  public func lines(for playback: Playback) -> [String] {
    let parts = playback.parts.map(words).joined(separator: ", then ")
    return style.wrap("You hear \(parts).", indent: 2)
  }

  private func words(for part: Playback.Part) -> String {
    switch part {
    case .tuningNote(let note): "\(style.name(note)) to compare with"
    case .tonic(let note): "\(style.name(note)), the tonic"
    case .given(let answer): "your \(style.name(answer))"
    case .right(let answer): "the right answer, \(style.name(answer))"
    }
  }
}
