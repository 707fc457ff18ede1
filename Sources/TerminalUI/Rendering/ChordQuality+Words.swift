import MusicTheory

extension ChordQuality {
  /// The quality with what it is one of: "major triad", "dominant seventh chord".
  var nameOfChord: String {
    size == 3 ? "\(name) triad" : "\(name) chord"
  }
}
