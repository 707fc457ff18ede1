/// What a naming system makes names of, for reading them.
///
/// A name is a stem, and behind it signs, suffixes or a word. All texts are small; only signs are told
/// apart by case.
struct NoteVocabulary: Sendable {
  /// What a name begins with.
  struct Stem: Sendable {
    let text: String
    let initial: Character?
    let name: NoteName
    var tails: Tails = .any
    /// False where the system writes these notes in another way.
    var isUsual = true

    init(_ text: String, _ letter: Letter, _ alteration: Accidental = .natural) {
      self.text = text
      initial = text.first
      name = NoteName(letter, alteration)
    }
  }

  /// What may stand behind a stem.
  enum Tails {
    case any
    case none
    /// Only more of the suffixes that the stem has already.
    case suffixes
    /// A sign or a word, without which the stem is no name of this note.
    case needed
  }

  let stems: [Stem]
  /// One character each, in a row: ♯♯.
  let signs: [Character: Int]
  /// In a row: eses.
  var suffixes: [(text: String, alteration: Int)] = []
  /// At most one, with or without a factor before it: sharp, double flat.
  var words = englishWords
  var factors = englishFactors

  private static let englishWords = [("sharp", 1), ("flat", -1), ("natural", 0)]
  private static let englishFactors = [("double", 2), ("triple", 3)]
}

extension NoteVocabulary {
  private static let signs: [Character: Int] = [
    "#": 1, "♯": 1, "x": 2, "X": 2, "𝄪": 2, "b": -1, "B": -1, "♭": -1, "𝄫": -2, "♮": 0,
  ]

  private static let suffixes = [("is", 1), ("es", -1)]

  private static let commonStems = [
    Stem("c", .c), Stem("d", .d), Stem("e", .e), Stem("f", .f), Stem("g", .g), Stem("a", .a),
  ]

  /// The names whose first -es has become an -s.
  private static let contractedStems = [
    Stem("as", .a, .flat).with(.suffixes), Stem("es", .e, .flat).with(.suffixes),
  ]

  static let english = NoteVocabulary(stems: commonStems + [Stem("b", .b)], signs: signs)

  /// Where B is a note it is no sign, so that two of them are the old name of B𝄫. Bb may be that name
  /// too, or the B♭ of those who know the English names better.
  static let german = NoteVocabulary(
    stems: commonStems + contractedStems + [
      Stem("asas", .a, .doubleFlat).with(.suffixes),
      Stem("heses", .b, .doubleFlat).with(.suffixes),
      Stem("hes", .b, .flat).with(.suffixes).unusual,
      Stem("bes", .b, .flat).with(.suffixes).unusual,
      Stem("h", .b),
      Stem("b", .b).with(.needed).unusual,
      Stem("bb", .b, .doubleFlat).with(.none),
      Stem("b", .b, .flat).with(.none),
    ],
    signs: signs.filter { $0.key != "B" },
    suffixes: suffixes
  )

  static let dutch = NoteVocabulary(
    stems: commonStems + contractedStems + [Stem("b", .b)],
    signs: signs,
    suffixes: suffixes
  )

  /// Italian, French and Spanish words, beside the English ones.
  static let solfege = NoteVocabulary(
    stems: [
      Stem("do", .c), Stem("re", .d), Stem("ré", .d), Stem("mi", .e), Stem("fa", .f),
      Stem("sol", .g), Stem("so", .g), Stem("la", .a), Stem("si", .b), Stem("ti", .b),
    ],
    signs: signs,
    words: [
      ("diesis", 1), ("bemolle", -1), ("bequadro", 0),
      ("dièse", 1), ("diese", 1), ("bémol", -1), ("bemol", -1), ("bécarre", 0), ("becarre", 0),
      ("sostenido", 1), ("becuadro", 0),
    ] + englishWords,
    factors: [("doppio", 2), ("triplo", 3), ("doble", 2)] + englishFactors
  )
}

extension NoteVocabulary.Stem {
  fileprivate func with(_ tails: NoteVocabulary.Tails) -> Self {
    var stem = self
    stem.tails = tails
    return stem
  }

  fileprivate var unusual: Self {
    var stem = self
    stem.isUsual = false
    return stem
  }
}
