import DailyChallengeKit
import Engraving
import MusicTheory
import TerminalUI
import Testing

@Suite struct `An explanation` {
  private let reader = QueryReader()

  @Test func `tells what it is, shows it, and tells why`() throws {
    let query = try reader.read("V7 in D harmonic minor")
    #expect(
      QueryRenderer(style: .unicode).lines(for: query) == [
        "V7 in D harmonic minor: A C♯ E G",
        "",
        "     ┏━┓",
        "     ┃ ┃",
        "     ┃ ┃        ●",
        "─────┃ ┃────────────",
        "     ┃┏┛        ●",
        "────┏╋┛─────────────",
        "   ┏┛┃         ♯●",
        "──┏┛ ┣━┓───♭────────",
        "  ┃ ┏┫ ┗┓       ●",
        "──┃ ┃┃  ┃───────────",
        "  ┗┓┗┫ ┏┛",
        "───┗━╋━┛────────────",
        "     ┃",
        "   ● ┃",
        "   ┗━┛",
        "",
        "D harmonic minor: D E F G A B♭ C♯.",
        "Degree 5 is A. That is the root.",
        "From A take every other note: A C♯ E G.",
        "It is a dominant seventh chord: A7 on a lead sheet.",
      ]
    )
  }

  static let steps: [(String, [String])] = [
    (
      "V65/ii in Eb major",
      [
        "E♭ major: E♭ F G A♭ B♭ C D.",
        "ii of E♭ major is F minor. What stands before the slash is read in that key.",
        "F minor: F G A♭ B♭ C D♭ E♭.",
        "Degree 5 is C. That is the root.",
        "V in upper case is a major triad: C E G.",
        "The seventh comes from the scale: B♭.",
        "A minor key may raise its degree 7: E♭ becomes E.",
        "It is a dominant seventh chord: C7/E on a lead sheet.",
        "6/5 means first inversion, with the third in the bass: E G B♭ C.",
      ]
    ),
    (
      "bII6 in c",
      [
        "C minor: C D E♭ F G A♭ B♭.",
        "Degree 2 is D. The sign before the numeral lowers it to D♭.",
        "♭II in upper case is a major triad: D♭ F A♭.",
        "A major chord on the lowered second degree is called Neapolitan.",
        "On a lead sheet it is D♭/F.",
        "6 means first inversion, with the third in the bass: F A♭ D♭.",
      ]
    ),
    (
      "bVII7 in C",
      [
        "C major: C D E F G A B.",
        "Degree 7 is B. The sign before the numeral lowers it to B♭.",
        "♭VII in upper case is a major triad: B♭ D F.",
        "Here 7 is a minor seventh above the root: A♭.",
        "These notes belong to C minor. The chord is borrowed from there.",
        "It is a dominant seventh chord: B♭7 on a lead sheet.",
      ]
    ),
    (
      "viio7 in C",
      [
        "C major: C D E F G A B.",
        "Degree 7 is B. That is the root.",
        "vii° is a diminished triad: B D F.",
        "Fully diminished means a diminished seventh above the root: A♭.",
        "These notes belong to C harmonic minor. The chord is borrowed from there.",
        "It is a diminished seventh chord: Bdim7 on a lead sheet.",
      ]
    ),
    (
      "vii°7 in c minor",
      [
        "C minor: C D E♭ F G A♭ B♭.",
        "In a minor key, vii° stands on the raised degree 7: B, not B♭.",
        "vii° is a diminished triad: B D F.",
        "Fully diminished means a diminished seventh above the root: A♭.",
        "It is a diminished seventh chord: Bdim7 on a lead sheet.",
      ]
    ),
    (
      "Ger65 in c minor",
      [
        "C minor: C D E♭ F G A♭ B♭.",
        "Degree 5 is G. A German augmented sixth closes in on it from a half step on either side: A♭ above, F♯ below.",
        "A♭ up to F♯ is an augmented sixth, hence the name.",
        "Between them stand the tonic, C, and the minor third above it, E♭.",
        "From the lowest note up: A♭ C E♭ F♯.",
      ]
    ),
    (
      "D# F##",
      [
        "D up to F is three letters: D E F. So it is a third.",
        "D♯ up to Fx is four half steps.",
        "A major third has four half steps. So this is a major third.",
        "Turned upside down, it is a minor sixth.",
      ]
    ),
    (
      "C#4 Gb4",
      [
        "C up to G is five letters: C D E F G. So it is a fifth.",
        "C♯4 up to G♭4 is five half steps.",
        "A perfect fifth has seven half steps. This has two fewer, which makes it"
          + " a doubly diminished fifth.",
        "Turned upside down, it is a doubly augmented fourth.",
      ]
    ),
    (
      "C4 Cb4",
      [
        "Both notes have the letter C. So it is a unison.",
        "C♭4 sounds one half step lower than C4.",
        "Going down, it is an augmented unison. Counted upward, that is a diminished unison.",
      ]
    ),
    (
      "C4 E5",
      [
        "C up to E is ten letters, counted through the octave. So it is a tenth.",
        "C4 up to E5 is 16 half steps.",
        "A major tenth has 16 half steps. So this is a major tenth.",
        "Without the octave between, it is a major third.",
      ]
    ),
    (
      "Ab major",
      [
        "A♭ major: A♭ B♭ C D♭ E♭ F G.",
        "Its steps are whole, whole, half, whole, whole, whole, half.",
        "Its signature is four flats: B♭ E♭ A♭ D♭.",
        "F minor has the same signature. It is the relative key.",
        "A♭ minor has the same tonic. It is the parallel key.",
      ]
    ),
    (
      "D harmonic minor",
      [
        "D harmonic minor: D E F G A B♭ C♯.",
        "Its steps are whole, half, whole, whole, half, one and a half, half.",
        "Its signature is one flat: B♭.",
        "C♯ is not in the signature. Its sign is written before the note.",
        "F major has the same signature. It is the relative key.",
        "D major has the same tonic. It is the parallel key.",
      ]
    ),
    (
      "F# dorian",
      [
        "F♯ dorian: F♯ G♯ A B C♯ D♯ E.",
        "Its steps are whole, half, whole, whole, whole, half, whole.",
        "Its signature is four sharps: F♯ C♯ G♯ D♯.",
        "It has the notes of E major.",
      ]
    ),
    (
      "alto clef, fourth line, 3 flats",
      [
        "In alto clef, C4 is on the third line from the bottom.", "Two steps up from C4 is E4.",
        "The signature makes it E♭4.",
      ]
    ),
    (
      "Cm7b5/Gb",
      [
        "The root is C. A half-diminished seventh chord has a minor third, a diminished fifth"
          + " and a minor seventh above it: E♭, G♭ and B♭.",
        "The fifth, G♭, is in the bass. That is second inversion: G♭ B♭ C E♭.",
      ]
    ),
    (
      "viio6 in c",
      [
        "C minor: C D E♭ F G A♭ B♭.",
        "In a minor key, vii° stands on the raised degree 7: B, not B♭.",
        "vii° is a diminished triad: B D F.",
        "On a lead sheet it is Bdim/D.",
        "6 means first inversion, with the third in the bass: D F B.",
      ]
    ),
    (
      "bVII in c",
      [
        "C minor: C D E♭ F G A♭ B♭.",
        "Degree 7 is B♭ in this scale. The sign before the numeral only says so.",
        "From B♭ take every other note: B♭ D F.",
        "It is a major triad: B♭ on a lead sheet.",
      ]
    ),
    (
      "A melodic minor",
      [
        "A melodic minor: A B C D E F♯ G♯.",
        "Its steps are whole, half, whole, whole, whole, whole, half.",
        "Its signature is empty: no sharps and no flats.",
        "F♯ and G♯ are not in the signature. Their signs are written before the notes.",
        "Going down, it is natural minor: A G F E D C B A.",
        "C major has the same signature. It is the relative key.",
        "A major has the same tonic. It is the parallel key.",
      ]
    ),
    (
      "Cb4",
      [
        "C♭ is the letter C, lowered by one half step.", "It lies one half step below C.",
        "It sounds the same as B3 and Ax3.",
        "The 4 is its octave, and goes with the letter."
          + " Octaves begin on C, and C4 is middle C.",
      ]
    ),
    (
      "C4 E6",
      [
        "C up to E is 17 letters, counted through the octaves. So it is a 17th.",
        "C4 up to E6 is 28 half steps.",
        "A major 17th has 28 half steps. So this is a major 17th.",
        "Without the octaves between, it is a major third.",
      ]
    ),
    (
      "Bb4",
      [
        "B♭ is the letter B, lowered by one half step.", "It lies ten half steps above C.",
        "It sounds the same as A♯4 and C♭♭5.",
        "The 4 is its octave, and goes with the letter. Octaves begin on C, and C4 is middle C.",
      ]
    ),
  ]

  @Test(arguments: steps)
  func `goes step by step`(text: String, steps: [String]) throws {
    #expect(QueryRenderer(style: .unicode).steps(of: try reader.read(text)) == steps)
  }

  @Test func `is pure ASCII in that style, and no wider than the terminal`() throws {
    let style = TextStyle(characters: .ascii, width: 40)
    for (text, _) in Self.steps {
      let lines = QueryRenderer(style: style).lines(for: try reader.read(text))
      #expect(lines.allSatisfy { $0.count <= 40 }, "\(text)")
      let isASCII = lines.joined().unicodeScalars.allSatisfy(\.isASCII)
      #expect(isASCII, "\(text)")
    }
  }

  @Test func `names notes as the player does`() throws {
    let german = QueryRenderer(style: .unicode.named(in: .german))
    #expect(
      german.steps(of: try reader.read("V65 in E")) == [
        "E major: E Fis Gis A H Cis Dis.", "Degree 5 is H. That is the root.",
        "From H take every other note: H Dis Fis A.",
        "It is a dominant seventh chord: H7/Dis on a lead sheet.",
        "6/5 means first inversion, with the third in the bass: Dis Fis A H.",
      ]
    )
    #expect(
      QueryRenderer(style: .unicode.named(in: .solfege)).steps(of: try reader.read("D# F##"))[0]
        == "Re up to Fa is three syllables: Re Mi Fa. So it is a third."
    )
    #expect(
      german.text(for: .unknown(part: "x", readableIn: nil))
        == "'x' cannot be read as a note, chord, scale or numeral."
        + " Write for example 'Es', 'Cm7', 'As major' or 'V7 in D minor'."
    )
  }

  @Test(arguments: ["iv in C", "bIII+ in C", "viio7 in C", "VI in C"])
  func `told aloud says nothing that only the eye can tell apart`(text: String) throws {
    let renderer = QueryRenderer(style: TextStyle(characters: .unicode, width: 200).spoken())
    let lines = renderer.lines(for: try reader.read(text)).filter { $0.contains(" is ") }
    #expect(lines.filter { $0.contains(" case ") || $0.contains("°") || $0.contains("♭") } == [])
    #expect(lines.contains { $0.hasPrefix("It is built on ") })
  }

  @Test(arguments: [("Cbbb", false), ("C9", false), ("C0", false), ("F#2", true), ("C7", true)])
  func `has a picture where notation has one`(text: String, hasPicture: Bool) throws {
    let lines = QueryRenderer(style: .unicode).lines(for: try reader.read(text))
    #expect(lines.contains { $0.contains("━") } == hasPicture)
  }

  @Test(arguments: [
    ("V7", "V7 needs a key. Write for example 'V7 in D minor'."),
    (
      "Csus4",
      "'sus4' after C names no note, scale, triad or seventh chord."
        + " Write for example 'D# F##', 'Ab major' or 'Cm7'."
    ),
    ("V7 in", "Which key is it? Write for example 'V7 in D minor'."),
    ("in C", "Which numeral is it? Write for example 'V7 in D minor'."),
    (
      "V9 in C",
      "'V9' cannot be read as a Roman numeral of a triad or seventh chord."
        + " Write for example 'V7 in D minor'."
    ),
    (
      "V/viio in C",
      "No chord leads to vii°: only a major or a minor triad can be a tonic chord."
        + " Write for example 'V7/V in D minor'."
    ),
    (
      "V7 of IV7",
      "No chord leads to IV7: only a major or a minor triad can be a tonic chord."
        + " Write for example 'V7/V in D minor'."
    ),
    (
      "V7 in H",
      "'H' is no key. Write for example 'V7 in D minor'."
    ),
    (
      "alto clef, third line, \u{1B}[31m",
      "'�[31m' says nothing about a note on a staff."
        + " Write for example 'alto clef, third line, 3 flats'."
    ),
  ])
  func `is replaced by help where there is nothing to explain`(text: String, help: String) throws {
    do {
      _ = try reader.read(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(QueryRenderer(style: .unicode).text(for: error) == help)
    }
  }
}
